"""What every game must keep to, with every number of players."""

import pickle
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trilithon
from games_played import EVERY_TABLE, number_of_games, positions, random_table
from trilithon import (
    CHANCE,
    GAMES,
    OVER,
    IllegalMove,
    NotYourTurn,
    Record,
    Rng,
    Table,
    TrilithonError,
)

every_table = pytest.mark.parametrize(("name", "players"), EVERY_TABLE)


@every_table
def test_copies_are_independent(name: str, players: int) -> None:
    rng = Rng(1)
    for state in positions(name, players, seed=1):
        if state.to_move < 0:
            continue
        key, twin = state.key(), state.copy()
        assert twin.key() == key
        twin.apply(twin.random_move(rng))
        assert state.key() == key != twin.key()


@every_table
def test_listed_moves_are_legal_distinct_and_in_a_fixed_order(name: str, players: int) -> None:
    for state in positions(name, players, seed=2):
        if state.to_move >= 0:
            moves = list(state.legal_moves())
            assert moves
            assert len(set(moves)) == len(moves)
            assert moves == list(state.copy().legal_moves())
            assert [state.why_not(move) for move in moves] == [""] * len(moves)
            assert all(0 <= move < state.spec.actions for move in moves)


@every_table
def test_random_move_is_one_of_the_legal_moves(name: str, players: int) -> None:
    rng = Rng(3)
    for state in positions(name, players, seed=3):
        if state.to_move >= 0:
            moves = set(state.legal_moves())
            assert all(state.random_move(rng) in moves for _ in range(3))


@every_table
def test_other_moves_are_refused_with_a_reason_and_change_nothing(name: str, players: int) -> None:
    table, rng = random_table(name, players, seed=4, moves=7), Rng(4)
    key, steps = table.state.key(), len(table.steps)
    legal = set(table.state.legal_moves())
    others = [rng.below(table.spec.actions) for _ in range(200)]
    others += [-1, -2, table.spec.actions, 2**40, -(2**40), 2**70]
    for move in others:
        if move in legal or (-(2**62) < move < 2**62 and table.state.is_legal(move)):
            continue
        with pytest.raises(IllegalMove):
            table.play(int(move))
    assert (table.state.key(), len(table.steps)) == (key, steps)


@every_table
def test_another_seat_is_refused_and_changes_nothing(name: str, players: int) -> None:
    table = random_table(name, players, seed=5, moves=3)
    key = table.state.key()
    for seat in range(-2, players + 2):
        if seat != table.to_move:
            with pytest.raises(NotYourTurn):
                table.play(table.legal_moves()[0], seat=seat)
    assert table.state.key() == key


@every_table
def test_games_end_within_their_longest_and_scores_within_their_bounds(
    name: str, players: int
) -> None:
    for seed in range(number_of_games(name, 40)):
        walk = list(positions(name, players, seed=1000 + seed))
        last = walk[-1]
        assert last.to_move == OVER
        assert len(walk) <= last.spec.longest
        assert all(last.spec.score_low <= score <= last.spec.score_high for score in last.scores())


@every_table
def test_nothing_can_be_played_when_the_game_is_over(name: str, players: int) -> None:
    table = random_table(name, players, seed=6)
    assert table.over
    assert table.legal_moves() == []
    for move in (0, "pass"):
        with pytest.raises(NotYourTurn):
            table.play(move)


@every_table
def test_scores_add_up_and_ranking_follows_them(name: str, players: int) -> None:
    for state in positions(name, players, seed=7):
        scores, ranking = state.scores(), state.ranking()
        sheets = state.score_sheet()
        assert [sum(line.points for line in sheet) for sheet in sheets] == scores
        assert len(scores) == len(ranking) == players
        assert min(ranking) == 1
        for place in ranking:
            assert sum(other < place for other in ranking) == place - 1


@every_table
def test_replay_equals_play(name: str, players: int) -> None:
    table = random_table(name, players, seed=8)
    again = Table.from_record(Record.parse(str(table.record)))
    assert again.over
    assert again.state.key() == table.state.key()
    assert again.record == table.record
    assert [step.before.key() for step in again.steps] == [s.before.key() for s in table.steps]


@every_table
def test_a_half_made_game_is_resumed_and_goes_on_the_same(name: str, players: int) -> None:
    table, half = random_table(name, players, seed=9), random_table(name, players, 9, moves=5)
    resumed = Table.from_record(Record.parse(str(half.record)))
    assert resumed.state.key() == half.state.key()
    for step in table.steps[len(half.steps) :]:
        if step.seat is not None:
            resumed.play(step.move)
    assert resumed.state.key() == table.state.key()


@every_table
def test_every_draw_can_be_verified(name: str, players: int) -> None:
    table = random_table(name, players, seed=10)
    assert trilithon.verify(table.record) == sum(step.seat is None for step in table.steps)


@every_table
def test_numbers_named_moves_and_notation_round_trip(name: str, players: int) -> None:
    game = GAMES[name]
    table = random_table(name, players, seed=11)
    for step in table.steps:
        legal = [step.move] if step.seat is None else list(step.before.legal_moves())
        for move in legal:
            named = game.decode(step.before, int(move))
            state = step.before.copy()
            assert game.encode(state, named) == move
            assert game.encode(state, game.parse(str(named))) == move


@cache
def begun(name: str) -> tuple[Table, list[str]]:
    """A game that has begun, the notations of its moves so far and of those now possible."""
    table = random_table(name, GAMES[name].players[-1], seed=11, moves=3)
    return table, [line.notation for line in table.lines()] + list(map(str, table.legal_moves()))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=200)
@given(data=st.data())
def test_notation_with_numbers_of_any_length_and_script_is_a_move_or_refused(
    name: str, data: st.DataObject
) -> None:
    table, written = begun(name)
    text = data.draw(st.sampled_from(written))
    digit = data.draw(st.characters(categories=["Nd"]))
    count = data.draw(st.one_of(st.integers(1, 30), st.integers(4000, 6000)))
    changed = re.sub(r"\d+", digit * count, text, count=data.draw(st.integers(0, 3)))
    for notation in (changed, data.draw(st.text()), changed + data.draw(st.text())):
        told = ""
        try:
            assert table.state.is_legal(table.number(notation))
        except TrilithonError as error:
            told = str(error)
        assert len(told) < 1000


@every_table
def test_chance_has_odds_that_sum_to_one(name: str, players: int) -> None:
    rng = Rng(12)
    for state in positions(name, players, seed=12):
        if state.to_move == CHANCE:
            outcomes = dict(state.chance_outcomes())
            assert abs(sum(outcomes.values()) - 1) < 1e-9
            assert all(odds > 0 and state.is_legal(move) for move, odds in outcomes.items())
            assert state.sample_chance(rng) in outcomes


@every_table
def test_a_world_imagined_from_a_view_agrees_with_it(name: str, players: int) -> None:
    game, rng = GAMES[name], Rng(13)
    for state in positions(name, players, seed=13):
        for viewer in (*range(players), None):
            view = state.view(viewer)
            world = game.from_view(state.spec, pickle.loads(pickle.dumps(view)), rng)
            assert world.view(viewer) == view
            if viewer == state.to_move:
                assert list(world.legal_moves()) == list(state.legal_moves())


@every_table
def test_determinize_changes_nothing_that_the_seat_sees(name: str, players: int) -> None:
    rng = Rng(14)
    for state in positions(name, players, seed=14):
        for seat in range(players):
            world = state.copy()
            world.determinize(seat, rng)
            assert world.view(seat) == state.view(seat)
            while world.to_move != OVER and rng.below(3) > 0:
                chance = world.to_move == CHANCE
                world.apply(world.sample_chance(rng) if chance else world.random_move(rng))


@every_table
def test_stages_are_undone_until_chance_or_the_end_of_the_turn(name: str, players: int) -> None:
    table, rng = trilithon.Table(name, players=players, seed=15), Rng(15)
    for _ in range(120):
        if table.over:
            break
        before, turn, seat, steps = table.state.key(), table.state.turn, table.to_move, table.steps
        count = len(steps)
        table.play(int(table.state.random_move(rng)))
        same_turn = table.to_move == seat and table.state.turn == turn
        assert table.can_undo == (same_turn and len(table.steps) == count + 1)
        if table.can_undo:
            move = table.steps[-1].move
            table.undo()
            assert table.state.key() == before
            table.play(move)
        else:
            with pytest.raises(IllegalMove):
                table.undo()


@every_table
def test_every_event_speaks_of_known_seats(name: str, players: int) -> None:
    table = random_table(name, players, seed=16)
    for viewer in (*range(players), None):
        for event in table.events(viewer):
            assert event.key
            assert 0 <= int(event.args.get("seat", 0)) < players
