"""Passing, the swap that goes with it, and skipping."""

import pytest

from trilithon import CHANCE

from .pictures import moves, play, position, view, why_not

LONE = """
   c
4  r30t
"""


def test_pass_only_if_no_card_can_be_placed() -> None:
    table = position(LONE, "b10c r10c")
    assert why_not(table, "pass") == "m-why-pass"
    assert why_not(table, "pass b10c") == "m-why-pass"


def test_who_can_place_nothing_may_only_pass() -> None:
    table = position(LONE, "b10c g20m")
    assert moves(table) == ["pass", "pass b10c", "pass g20m"]


def test_a_pass_gives_one_token_to_the_right_neighbour() -> None:
    table = play(position(LONE, "b10c", "b20c", players=4), "pass")
    assert view(table).tokens == (5, 6, 6, 7)
    play(table, "pass")
    assert view(table).tokens == (6, 5, 6, 7)


def test_who_has_no_token_gives_none() -> None:
    table = play(position(LONE, "b10c", players=3, tokens=0), "pass")
    assert (table.to_move, view(table).tokens) == (1, (0, 0, 0))


def test_a_pass_without_a_swap_leaves_hand_and_pile() -> None:
    table = play(position(LONE, "b10c g20m", pile=3), "pass")
    assert (table.to_move, view(table).pile, view(table).buried) == (1, 3, ())
    assert view(table, 0).hand == ("b10c", "g20m")


def test_you_may_put_one_card_under_the_pile_and_draw_the_top_one() -> None:
    table = position(LONE, "b10c g20m", pile=3)
    table.play("pass b10c")
    assert (table.to_move, view(table).pile) == (CHANCE, 4)
    table.play("deal y40f")
    assert (table.to_move, view(table).pile) == (1, 3)
    assert view(table, 0).hand == ("g20m", "y40f")


def test_a_swap_costs_the_same_token() -> None:
    table = play(position(LONE, "b10c", players=3), "pass b10c")
    assert view(table).tokens == (5, 6, 7)


def test_a_swap_needs_a_card_of_the_hand() -> None:
    assert why_not(position(LONE, "b10c", "b20c"), "pass b20c") == "m-why-hand"


def test_equal_cards_make_one_swap() -> None:
    assert moves(position(LONE, "g0 g0")) == ["pass", "pass g0"]


def test_no_swap_with_an_empty_pile() -> None:
    table = position(LONE, "b10c g20m", pile=0)
    assert moves(table) == ["pass"]
    assert why_not(table, "pass b10c") == "m-why-pile"


@pytest.mark.parametrize("tokens", [0, 6])
def test_a_player_with_no_cards_skips_paying_nothing(tokens: int) -> None:
    """Seat 0 plays its last card; seat 1 still has cards when seat 0's turn comes again."""
    table = position(LONE, "r10c b20c", "r20c b10m", players=2, pile=0, tokens=tokens)
    play(table, "r10c d4", "r20c e4", "b20c e3")
    assert view(table).hand_sizes == (0, 1)
    table.play("b10m d3")
    assert (table.over, view(table).hand_sizes) == (True, (0, 0))


def test_a_skip_leaves_the_tokens_where_they_are() -> None:
    table = position(LONE, "r10c", "r20c", "b10m", pile=0)
    play(table, "r10c d4", "r20c e4")
    assert (table.to_move, view(table).hand_sizes) == (2, (0, 0, 1))
    before = view(table).tokens
    table.play("b10m d3")
    assert (table.over, view(table).tokens) == (True, before)
