"""How a game of M ends, and what it is worth."""

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trilithon import CHANCE, GAMES, NotYourTurn, Rng, Table
from trilithon.core.state import State

from ..refusals import refused
from .pictures import moves, play, position, view

LONE = """
   c
4  r30t
"""
FOUR_IN_A_ROW = """
   c    d    e    f
4  r10c r20c r30c r40c
"""
STRANGERS = ("b10c", "g20m", "y40f", "n20c", "n40m", "g10f")


# The last scoring phase


def test_the_game_ends_after_a_scoring_phase_that_starts_with_an_empty_pile() -> None:
    table = position(FOUR_IN_A_ROW, "r40t g0", pile=0)
    table.play("r40t g4")
    assert view(table).last_phase
    for move in ("take c4", "take d4", "take e4"):
        table.play(move)
        assert not table.over
    table.play("take f4")
    assert table.over
    assert table.legal_moves() == []


def test_a_scoring_phase_before_which_the_last_card_was_drawn_is_the_last_one() -> None:
    table = position(FOUR_IN_A_ROW, "r0 b0", "r40t g0", pile=1)
    play(table, "r0 b4")
    assert view(table).pile == 0
    play(table, "r40t g4", "take b4", "take c4", "take d4", "take e4", "take f4")
    assert table.over


def test_a_scoring_phase_after_which_the_last_card_is_drawn_is_not_the_last_one() -> None:
    table = position(FOUR_IN_A_ROW, "r40t g0", "r40m b0", pile=1)
    table.play("r40t g4")
    assert not view(table).last_phase
    play(table, "take c4", "take d4", "take e4", "take f4")
    assert (table.to_move, view(table).pile) == (1, 0)


def test_the_game_goes_on_with_an_empty_pile_until_then() -> None:
    table = position(FOUR_IN_A_ROW, "r0 b0", pile=0)
    table.play("r0 b4")
    assert table.to_move == 1


def test_nothing_can_be_played_once_it_is_over() -> None:
    table = position(FOUR_IN_A_ROW, "r40t g0", pile=0)
    play(table, "r40t g4", "take c4", "take d4", "take e4", "take f4")
    for move in ("pass", "g0 d4", "take g4", "deal y10c"):
        with refused(NotYourTurn, "error-over"):
            table.play(move)
    assert list(table.state.legal_moves()) == []
    assert not any(table.state.is_legal(move) for move in range(table.spec.actions))


# The jam


@pytest.mark.parametrize("players", range(2, 7))
def test_jam_after_n_passes_in_a_row_with_an_empty_pile(players: int) -> None:
    table = position(LONE, *STRANGERS[:players], pile=0)
    for passes in range(players):
        assert (table.to_move, view(table).idle) == (passes, passes)
        table.play("pass")
    assert table.over
    assert list(table.state.legal_moves()) == []


@pytest.mark.parametrize("players", range(2, 7))
def test_jam_after_2n_passes_in_a_row_with_cards_left(players: int) -> None:
    table = position(LONE, *STRANGERS[:players], pile=1)
    for passes in range(2 * players):
        assert (table.to_move, view(table).idle) == (passes % players, passes)
        table.play("pass")
    assert table.over


def test_skips_count_as_passes() -> None:
    """Seat 0 has no cards: two passes and its skip jam the table."""
    table = position(LONE, "r10c", "b20m", "n40f", pile=0)
    play(table, "r10c d4", "pass", "pass")
    assert table.over


def test_skips_alone_jam_the_table() -> None:
    table = position(LONE, "r10c", "r20c", pile=0)
    play(table, "r10c d4", "r20c e4")
    assert table.over


def test_a_jam_may_come_within_a_round() -> None:
    """Seat 3 places; seats 0 and 1 skip; seat 2 passes; seat 3, without cards, skips too."""
    table = position(LONE, "r10c", "r20c", "b40m", "r0", pile=0)
    play(table, "r10c d4", "r20c e4", "pass", "r0 f4")
    assert (table.to_move, view(table).idle) == (2, 2)
    table.play("pass")
    assert table.over


def test_a_placement_resets_the_count() -> None:
    table = position(LONE, "b10c", "r10f", "n20c", pile=0)
    play(table, "pass")
    assert view(table).idle == 1
    play(table, "r10f d4")
    assert view(table).idle == 0
    assert not table.over


def test_the_last_pass_still_offers_its_swap() -> None:
    table = position(LONE, "b10c", "g20m", pile=1)
    play(table, "pass", "pass", "pass")
    assert moves(table) == ["pass", "pass g20m"]
    table.play("pass g20m")
    assert table.to_move == CHANCE
    table.play("deal r10c")
    assert table.over
    assert view(table, 1).hand == ("r10c",)


def test_swaps_do_not_reset_the_count() -> None:
    table = position(LONE, "b10c", "g20m", pile=2)
    for move, card in (("b10c", "n20c"), ("g20m", "n40m")):
        table.play(f"pass {move}")
        table.play(f"deal {card}")
    assert view(table).idle == 2


# The score


def scored(taken: tuple[tuple[str, ...], ...], tokens: tuple[int, ...]) -> State:
    """A position in which the seats have these cards and tokens."""
    table = Table("m", len(taken), deal=False)
    seen = dataclasses.replace(view(table), taken=taken, tokens=tokens)
    return GAMES["m"].from_view(table.spec, seen, Rng(0))


@pytest.mark.parametrize("tokens", [0, 1, 7, 12])
def test_ten_points_per_token(tokens: int) -> None:
    assert scored(((), ()), (tokens, 12 - tokens)).scores() == [10 * tokens, 120 - 10 * tokens]


def test_plus_the_value_of_the_two_best_colours_minus_all_others() -> None:
    cards = ("r40c", "r30c", "g40c", "g10c", "b20c", "y10c", "n0")
    assert scored((cards, ()), (0, 0)).scores() == [70 + 50 - 20 - 10, 0]


def test_the_best_colours_are_those_of_most_value_not_of_most_cards() -> None:
    cards = ("r40c", "g40c", "b10c", "b10t", "b10m")
    assert scored((cards, ()), (0, 0)).scores() == [40 + 40 - 30, 0]


def test_one_or_two_colours_cost_nothing() -> None:
    assert scored((("r40c", "g10c"), ("b10c",)), (0, 0)).scores() == [50, 10]


def test_a_total_may_be_negative() -> None:
    cards = ("r10c", "g10c", "b10c", "y10c", "n10c")
    assert scored((cards, ()), (0, 12)).scores() == [-10, 120]


def test_zeros_are_worth_nothing_and_cost_nothing() -> None:
    assert scored((("r0", "g0", "b0", "y0"), ()), (6, 6)).scores() == [60, 60]


def test_cards_in_hand_do_not_count() -> None:
    assert position(LONE, "r40c g40c", "b0 b0").scores == [60, 60]


def test_highest_total_wins() -> None:
    assert scored(((), (), ()), (4, 8, 6)).ranking() == [3, 1, 2]


def test_ties_share_the_win() -> None:
    assert scored(((), ("r10c", "g10c"), ()), (7, 5, 3)).ranking() == [1, 1, 3]
    assert scored(((), (), ()), (6, 6, 6)).ranking() == [1, 1, 1]


CARDS = [f"{c}{v}{s}" for c in "bnrgy" for s in "ctmf" for v in (10, 20, 30, 40)]


@settings(deadline=None)
@given(st.lists(st.sampled_from(CARDS), unique=True), st.integers(0, 12))
def test_the_score_is_the_best_choice_of_two_colours(cards: list[str], tokens: int) -> None:
    state = scored((tuple(cards), ()), (tokens, 12 - tokens))
    value = {c: sum(int(card[1:-1]) for card in cards if card[0] == c) for c in "bnrgy"}
    total = sum(value.values())
    choices = [2 * (value[one] + value[two]) - total for one in value for two in value if one < two]
    assert state.scores()[0] == 10 * tokens + max(choices)
    assert state.scores() == [sum(line.points for line in lines) for lines in state.score_sheet()]
    assert state.spec.score_low <= min(state.scores())
    assert max(state.scores()) <= state.spec.score_high


def test_the_score_sheet_names_tokens_best_colours_and_the_others() -> None:
    sheet = scored((("r40c", "g30c", "b20c", "y0"), ()), (2, 10)).score_sheet()[0]
    assert [(line.key, line.points, dict(line.args)) for line in sheet] == [
        ("m-score-tokens", 20, {"count": 2}),
        ("m-score-best", 40, {"colour": "red"}),
        ("m-score-best", 30, {"colour": "green"}),
        ("m-score-other", -20, {"colour": "blue"}),
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_longest_game_is_bounded(players: int) -> None:
    """Everyone passes as often as the jam rule lets them before each placement."""
    table = Table("m", players, seed=players, options={"voluntary_pass": "yes"})
    decisions = 0
    while not table.over:
        idle = view(table).idle
        options = table.legal_moves()
        wait = "pass" in map(str, options) and idle < 2 * players - 1 and view(table).pile > 0
        table.play("pass" if wait else options[0])
        decisions += 1
    assert decisions <= table.spec.longest
    assert table.spec.longest < 20 * len(table.steps)
