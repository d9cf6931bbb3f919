"""Random moves and random cards have their true odds; moves are listed in a fixed order."""

from collections import Counter

import pytest

from trilithon import GAMES, Rng, State, Table

from .pictures import play, position

DRAWS = 6000
LONE = """
   c
4  r30t
"""


def distance(counts: Counter[int], odds: dict[int, float]) -> float:
    """Chi-square over its degrees of freedom: about 1 if the counts follow the odds."""
    assert counts.keys() <= odds.keys()
    total = counts.total()
    terms = [(counts[move] - total * p) ** 2 / (total * p) for move, p in odds.items()]
    return sum(terms) / max(1, len(odds) - 1)


def check_uniform(state: State) -> None:
    legal = [int(move) for move in state.legal_moves()]
    rng = Rng("uniform")
    counts = Counter(int(state.random_move(rng)) for _ in range(DRAWS))
    assert distance(counts, dict.fromkeys(legal, 1 / len(legal))) < 2.2


def test_a_random_placement_is_uniform() -> None:
    check_uniform(position(LONE, "r10c b10t g0 r0").state)


def test_equal_cards_are_not_twice_as_likely() -> None:
    check_uniform(position(LONE, "r0 r0 b10t g20c").state)


def test_a_random_pass_is_uniform() -> None:
    check_uniform(position(LONE, "b10c g20m y0").state)


def test_a_random_move_is_uniform_with_voluntary_passes() -> None:
    check_uniform(position(LONE, "r10c b10c g0", options={"voluntary_pass": "yes"}).state)


def test_a_random_line_is_uniform() -> None:
    table = position(
        """
           b    c    d    e    f
        2  .    .    .    .    r10t
        3  .    .    .    .    r20t
        4  .    .    .    .    r30t
        5  .    .    .    .    r40t
        6  r10c r20c r30c r40c .
        """,
        "r40m",
    )
    check_uniform(play(table, "r40m f6").state)


def test_a_random_take_is_uniform() -> None:
    table = position(
        """
           c    d    e    f
        3  b0   n0   y0   g0
        4  r10c r20c r30c r40c
        """,
        "r40t",
    )
    check_uniform(play(table, "r40t g4").state)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_moves_are_uniform_in_the_middle_of_a_game(players: int) -> None:
    table = Table("m", players, seed=players)
    rng = Rng(players)
    for _ in range(25):
        table.play(table.state.random_move(rng))
    check_uniform(table.state)


def test_random_cards_have_their_true_odds() -> None:
    """A zero of which both copies are unseen is twice as likely."""
    table = position(LONE, "r10c b0", "g0 y10c", pile=9)
    table.play("r10c d4")
    odds = dict(table.state.chance_outcomes())
    assert sum(odds.values()) == pytest.approx(1)
    rng = Rng("cards")
    counts = Counter(int(table.state.sample_chance(rng)) for _ in range(DRAWS))
    assert distance(counts, odds) < 1.6
    for name, copies in (("n0", 2), ("b0", 1), ("g0", 1), ("b10c", 1)):
        assert odds[table.number(f"deal {name}")] == pytest.approx(copies / 85)
    assert GAMES["m"].encode(table.state, GAMES["m"].parse("deal r30t")) not in odds


def test_moves_are_listed_by_card_then_cell_and_passes_last() -> None:
    table = position(LONE, "y30c b10t", options={"voluntary_pass": "yes"})
    assert [str(move) for move in table.legal_moves()] == [
        *("b10t c3", "b10t b4", "b10t d4", "b10t c5"),
        *("y30c c3", "y30c b4", "y30c d4", "y30c c5"),
        *("pass", "pass b10t", "pass y30c"),
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_order_of_moves_is_that_of_their_numbers(players: int) -> None:
    table = Table("m", players, seed=players)
    rng = Rng(players)
    while not table.over:
        listed = [int(move) for move in table.state.legal_moves()]
        assert listed == sorted(set(listed))
        assert listed == [int(move) for move in table.state.copy().legal_moves()]
        table.play(table.state.random_move(rng))
