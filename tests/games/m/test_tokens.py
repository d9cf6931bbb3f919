"""Tokens for the neighbours of a placed card."""

import pytest

from .pictures import play, position, view

ONE = """
   b    c    d
3  .    r10c .
4  .    .    .
5  .    .    .
"""
TWO = """
   b    c    d
3  .    r10c .
4  .    .    r20t
5  .    .    .
"""
THREE = """
   b    c    d
3  .    r10c .
4  .    .    r20t
5  .    r30m .
"""
FOUR = """
   b    c    d
3  .    r10c .
4  r0   .    r20t
5  .    r30m .
"""


@pytest.mark.parametrize(
    ("picture", "taken"), [(ONE, 0), (TWO, 1), (THREE, 2), (FOUR, 3)], ids=["1", "2", "3", "4"]
)
def test_one_to_four_neighbours_give_none_to_three_tokens(picture: str, taken: int) -> None:
    table = play(position(picture, "r40f", players=3), "r40f c4")
    assert view(table).tokens == (6 + taken, 6, 6 - taken)


def test_tokens_come_from_the_right_neighbour() -> None:
    """Play goes clockwise, to the left: the right neighbour is the seat that played before."""
    picture = """
       b    c    d    e
    3  .    r10c r20c .
    4  r0   .    .    r0
    """
    table = position(picture, "r30t", "r40t", "r30m", players=4)
    play(table, "r30t c4")
    assert view(table).tokens == (7, 6, 6, 5)
    play(table, "r40t d4")
    assert view(table).tokens == (5, 8, 6, 5)


def test_when_the_right_neighbour_runs_out_the_next_to_the_right_pays_the_rest() -> None:
    table = play(position(FOUR, "r40f", players=4, tokens=2), "r40f c4")
    assert view(table).tokens == (5, 2, 1, 0)


def test_and_so_on() -> None:
    table = play(position(FOUR, "r40f", players=6, tokens=1), "r40f c4")
    assert view(table).tokens == (4, 1, 1, 0, 0, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_never_from_yourself_and_what_cannot_be_paid_is_lost(players: int) -> None:
    table = play(position(FOUR, "r40f", players=players, tokens=1), "r40f c4")
    assert view(table).tokens == (players, *[0] * (players - 1))


def test_nobody_has_a_token() -> None:
    table = play(position(FOUR, "r40f", players=3, tokens=0), "r40f c4")
    assert view(table).tokens == (0, 0, 0)


def test_a_card_at_a_corner_is_no_neighbour() -> None:
    picture = """
       b    c    d
    3  b20c r10c n30t
    """
    table = play(position(picture, "r40f"), "r40f c4")
    assert view(table).tokens == (6, 6)
