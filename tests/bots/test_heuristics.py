"""What the heuristics look at, against slower ways to find the same."""

import pytest

from trilithon import GAMES, Rng, Table
from trilithon.bots import make_bot
from trilithon.bots.heuristics import heuristic_for, weights_of
from trilithon.bots.heuristics.m import MHeuristic
from trilithon.games.century.state import CenturyState
from trilithon.games.m.position import LINE, PLAY, TAKE
from trilithon.games.m.rules import MState
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.heights import card_progress, matches, signed
from trilithon.games.monolyth.rules import MonolythState
from trilithon.games.monolyth.stones import bounds


def heights_of(cells: list[int], limit: int) -> int:
    """The bits of these heights."""
    bits = sum(2 ** (16 * (limit - 1 - high) + at) for at, high in enumerate(cells) if high < limit)
    return signed(bits)


def test_a_structure_card_comes_cube_by_cube() -> None:
    spec = GAMES["monolyth"].spec(2)
    assert isinstance(spec, MonolythSpec)
    limit = int(spec.limit)
    for card, rows in enumerate(spec.data.content["structure_cards"].values()):
        lows = [bounds(cell, limit)[0] for row in rows for cell in row.split()]
        whole = sum(lows)
        while sum(lows):
            built = heights_of(lows, limit)
            come = card_progress(spec.heights, built, card)
            assert come >= sum(lows) / whole - 1e-9
            assert (come == 1.0) == matches(spec.heights, built, card)
            lows[lows.index(max(lows))] -= 1
        assert card_progress(spec.heights, heights_of(lows, limit), card) == 0.0


def test_a_card_that_has_been_built_over_is_out_of_reach() -> None:
    table = Table("monolyth", 2, seed=1)
    state = table.state
    assert isinstance(state, MonolythState)
    heights = state.m.heights
    for card in range(len(heights.first_test) - 1):
        assert card_progress(heights, 0, card) == 0.0


def test_what_the_colours_of_monolyth_are_worth_adds_up() -> None:
    table = Table("monolyth", 3, seed=2)
    rng = Rng(2)
    seen = set()
    while not table.over:
        heuristic = heuristic_for(table.spec)
        told = heuristic.settled(table.state)
        for seat in range(3):
            heuristic.measure(told, seat)
            rows = zip(heuristic.names(), heuristic.values, heuristic.weights, strict=True)
            worths = {name: value * weight for name, value, weight in rows}
            parts = heuristic.by_colour(told, seat)
            for feature in {name for name, _ in parts}:
                whole = sum(worth for (name, _), worth in parts.items() if name == feature)
                assert whole == pytest.approx(worths[feature])
                if whole:
                    seen.add(feature)
        table.play(table.state.random_move(rng))
    assert seen >= {"promise", "open"}


def m_table() -> MState:
    state = Table("m", 2, seed=3).state
    assert isinstance(state, MState)
    return state


def with_taken(state: MState, values: list[int]) -> MState:
    """The position in which seat 0 has taken so much in each colour."""
    for colour, value in enumerate(values):
        state.seats[2 + colour] = value
    return state


def m_features(state: MState, seat: int) -> dict[str, float]:
    heuristic = heuristic_for(state.spec)
    heuristic.measure(heuristic.settled(state), seat)
    return dict(zip(heuristic.names(), heuristic.values, strict=True))


def test_the_colours_of_m_are_told_apart_by_their_order() -> None:
    state = with_taken(m_table(), [40, 90, 0, 60, 10])
    told = m_features(state, 0)
    assert [told[name] for name in ("best", "second", "third", "rest")] == [90, 60, 40, 10]
    assert told["early best"] == 90 * int(state.pile) / int(state.m.pile)
    state.pile = 0
    assert m_features(state, 0)["early best"] == 0


def test_what_a_turn_of_m_can_bring_is_found_by_trying_all_its_moves() -> None:
    """Tokens exactly; a run is found if there is one; and both belong to whoever plays next."""
    runs = 0
    for seed in range(30):
        table = Table("m", 2, seed=seed)
        rng = Rng(seed)
        while not table.over:
            state = table.state
            assert isinstance(state, MState)
            seat = table.to_move
            if state.stage == PLAY:
                told = m_features(state, seat)
                placed = [move for move in state.legal_moves() if move < state.m.take]
                tokens = [0]
                scored = False
                for move in placed:
                    twin = state.copy()
                    twin.apply(move)
                    tokens.append(int(twin.token_count(seat) - state.token_count(seat)))
                    scored |= twin.stage in (LINE, TAKE)
                assert told["gain"] == max(tokens)
                assert told["fits"] == len(
                    [face for face in held(state, seat) if face in {m // 49 for m in placed}]
                )
                assert scored or told["scoring"] == 0
                assert told["later gain"] == told["later scoring"] == 0
                assert m_features(state, 1 - seat)["gain"] == 0
                runs += told["scoring"] > 0
            table.play(state.random_move(rng))
    assert runs > 30


@pytest.mark.parametrize("players", range(2, 7))
def test_a_placement_of_m_is_rated_as_if_it_had_been_made(players: int) -> None:
    """Also after runs, with an empty pile and before passes; and the position stays as it was."""
    slow = MHeuristic(players, 60.0, (18.0, 40.0), weights_of("m"))
    runs = late = 0
    for seed in range(6):
        table = Table("m", players, seed=seed)
        fast = heuristic_for(table.spec)
        rng = Rng(seed)
        while not table.over:
            state = table.state
            assert isinstance(state, MState)
            before = state.key()
            moves = state.legal_moves()
            expected = list(slow.rate(state, moves))
            assert list(fast.rate(state, moves)) == pytest.approx(expected, abs=1e-6)
            assert state.key() == before
            assert fast.pick(state) in moves
            runs += slow.rows | slow.columns != 0
            late += state.pile == 0
            table.play(state.random_move(rng))
    assert runs > 30
    assert late > 10


@pytest.mark.parametrize("players", [2, 4])
def test_an_improvised_turn_of_m_brings_as_many_tokens_as_any(players: int) -> None:
    """And of a run it takes the card that is worth most, as the rating does; all by the rules."""
    placed = taken = 0
    for seed in range(10):
        table = Table("m", players, seed=seed)
        heuristic = heuristic_for(table.spec)
        rng = Rng(seed)
        while not table.over:
            state = table.state
            assert isinstance(state, MState)
            moves = state.legal_moves()
            chosen = heuristic.improvise(state, rng)
            assert chosen in moves
            if state.stage == PLAY and chosen < state.m.take:
                cells = [move % state.m.cells for move in moves if move < state.m.take]
                most = max(state.neighbours(cell) for cell in cells)
                assert state.neighbours(chosen % state.m.cells) == most
                placed += most > 1
            elif state.stage == TAKE:
                assert chosen == heuristic.pick(state)
                taken += 1
            table.play(state.random_move(rng))
    assert placed > 50
    assert taken > 50


def held(state: MState, seat: int) -> list[int]:
    first = seat * int(state.m.hand)
    return [int(face) for face in state.hands[first : first + int(state.hand_size(seat))]]


def test_in_the_last_round_of_century_only_points_count() -> None:
    table = Table("century", 2, seed=2)
    bots = [make_bot("greedy", Rng(seat), "century") for seat in range(2)]
    heuristic = heuristic_for(table.spec)
    rounds = 0
    while not table.over:
        state = table.state
        assert isinstance(state, CenturyState)
        if state.last_round and state.to_move == 1:
            heuristic.estimate(state)
            assert heuristic.points[0] == state.scores()[0]
            assert heuristic.points[1] >= state.scores()[1]
            rounds += 1
        table.play(bots[table.to_move].choose(table.view(table.to_move), table.spec))
    assert rounds > 0
