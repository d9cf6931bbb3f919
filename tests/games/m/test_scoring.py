"""The scoring phase: when it starts, who takes what, when it stops."""

import pytest

from trilithon import CHANCE, Table

from .pictures import lying, moves, play, position, view, why_not

EXAMPLE = """
   b    c    d    e    f
2  .    .    n0   .    .
3  .    b0   .    y0   .
4  n40m r40m .    g20c y20t
"""
FOUR_IN_A_ROW = """
   c    d    e    f
4  r10c r20c r30c r40c
"""
CORNER = """
   b    c    d    e    f
2  .    .    .    .    r10t
3  .    .    .    .    r20t
4  .    .    .    .    r30t
5  .    .    .    .    r40t
6  r10c r20c r30c r40c .
"""


def starts(table: Table, move: str) -> bool:
    """Whether the move starts a scoring phase."""
    table.play(move)
    return view(table).stage in ("line", "take")


# When it starts


def test_example_the_red_20_cube_is_fifth_in_its_row_and_shares_cube_and_20_to_the_right() -> None:
    table = position(EXAMPLE, "r20c", players=3)
    table.play("r20c d4")
    assert view(table).tokens == (7, 6, 5)
    assert view(table).line == ("b4", "c4", "d4", "e4", "f4")
    assert (table.to_move, view(table).stage) == (0, "take")


def test_the_fifth_card_of_a_column() -> None:
    picture = """
       d
    2  r10c
    3  r20c
    4  r30c
    5  r40c
    """
    table = position(picture, "r40t")
    table.play("r40t d6")
    assert view(table).line == ("d2", "d3", "d4", "d5", "d6")


def test_the_sixth_card_of_a_row() -> None:
    picture = """
       b    c    d    e    f
    4  b10t r10c r20c r30c r40c
    """
    table = position(picture, "r40t")
    table.play("r40t g4")
    assert view(table).line == ("b4", "c4", "d4", "e4", "f4", "g4")


def test_the_fourth_card_is_not_enough() -> None:
    table = position(FOUR_IN_A_ROW.replace("r10c", ".   "), "r40t")
    assert not starts(table, "r40t g4")


@pytest.mark.parametrize("cell", ["b4", "g4"])
def test_a_run_of_five_with_one_shared_characteristic_does_not_score(cell: str) -> None:
    assert not starts(position(FOUR_IN_A_ROW, "r0"), f"r0 {cell}")


def test_the_run_has_no_gap() -> None:
    """The fifth and the sixth card of a row do not score if the row has a gap."""
    picture = """
       b    c    d    e    f    g
    3  .    .    r0   .    .    .
    4  r10c r20c .    r30c r40c .
    """
    assert not starts(position(picture, "r40t"), "r40t g4")
    picture = """
       b    c    d    e    f    g
    3  .    r0   .    .    .    .
    4  r10c .    r20c r30c r40c .
    """
    assert not starts(position(picture, "r40t"), "r40t g4")


def test_the_card_that_closes_a_gap_stands_in_the_run() -> None:
    picture = """
       b    c    d    e    f    g
    3  .    .    .    r0   .    .
    4  r10c r20c r30c .    r40c r10t
    """
    table = position(picture, "r40f")
    table.play("r40f e4")
    assert view(table).line == ("b4", "c4", "d4", "e4", "f4", "g4")


def test_the_two_characteristics_are_shared_with_a_neighbour_in_that_run() -> None:
    """Not with a neighbour across it, and not with a farther card of the run."""
    picture = """
       c    d    e    f    g
    3  .    .    .    .    r40t
    4  r10c r20c r30c r20m .
    """
    assert not starts(position(picture, "r40f"), "r40f g4")
    assert not starts(position(FOUR_IN_A_ROW.replace("r40c", "r20m"), "r30t"), "r30t g4")


def test_two_zeros_of_a_colour_share_two() -> None:
    assert starts(position(FOUR_IN_A_ROW.replace("r40c", "r0  "), "r0"), "r0 g4")


def test_only_one_of_two_runs_qualifies() -> None:
    table = position(CORNER.replace("r40t", "r10f"), "r40m")
    table.play("r40m f6")
    assert view(table).line == ("b6", "c6", "d6", "e6", "f6")
    table = position(CORNER.replace("r40c", "r10f"), "r40m")
    table.play("r40m f6")
    assert view(table).line == ("f2", "f3", "f4", "f5", "f6")


@pytest.mark.parametrize(
    ("line", "cells"),
    [("row", ("b6", "c6", "d6", "e6", "f6")), ("column", ("f2", "f3", "f4", "f5", "f6"))],
)
def test_if_row_and_column_both_qualify_the_active_player_picks_one(
    line: str, cells: tuple[str, ...]
) -> None:
    table = position(CORNER, "r40m", players=3)
    table.play("r40m f6")
    assert (table.to_move, view(table).stage) == (0, "line")
    assert moves(table) == ["row", "column"]
    assert view(table).tokens == (7, 6, 5)
    assert why_not(table, "take f6") == "m-why-stage"
    assert why_not(table, "pass") == "m-why-stage"
    table.play(line)
    assert (table.to_move, view(table).line) == (0, cells)


def test_there_is_no_line_to_pick_otherwise() -> None:
    assert why_not(position(FOUR_IN_A_ROW, "r40m"), "row") == "m-why-stage"


# Who takes what


def test_the_active_player_takes_first_then_clockwise() -> None:
    table = position(FOUR_IN_A_ROW, "b0", "r40t", "b0", tokens=3)
    play(table, "pass", "r40t g4")
    takers = []
    while view(table).stage == "take":
        takers.append(table.to_move)
        table.play(table.legal_moves()[0])
    assert takers == [1, 2, 0, 1]


def test_with_few_players_one_may_take_several_cards() -> None:
    table = play(position(FOUR_IN_A_ROW, "r40t"), "r40t g4")
    play(table, "take c4", "take d4", "take g4", "take e4")
    assert view(table).taken == (("r10c", "r40t"), ("r20c", "r30c"))
    assert lying(table) == {"f4": "r40c"}


def test_each_player_must_take() -> None:
    table = position(FOUR_IN_A_ROW, "r40t r10m")
    table.play("r40t g4")
    assert {move.split()[0] for move in moves(table)} == {"take"}
    assert why_not(table, "pass") == "m-why-stage"
    assert why_not(table, "r10m b4") == "m-why-stage"


def test_one_card_of_that_run() -> None:
    table = position(EXAMPLE, "r20c")
    table.play("r20c d4")
    for cell in ("c3", "d2", "a1", "g4"):
        assert why_not(table, f"take {cell}") == "m-why-line"
    table.play("take d4")
    assert why_not(table, "take d4") == "m-why-line"


def test_taken_cards_lie_face_up() -> None:
    table = position(FOUR_IN_A_ROW, "r40t", players=3)
    play(table, "r40t g4", "take c4", "take d4")
    for viewer in (None, 0, 1, 2):
        assert view(table, viewer).taken == (("r10c",), ("r20c",), ())


def test_example_cards_that_would_isolate_others_may_not_be_taken() -> None:
    table = position(
        """
           b    c    d    e    f    g
        2  y0   .    .    .    .    .
        3  .    r0   .    .    .    .
        4  .    .    r10c r20c r30c r40c
        5  .    .    .    .    .    n10c
        """,
        "r10t",
    )
    table.play("r10t c4")
    assert moves(table) == ["take c4", "take g4"]
    for cell in ("d4", "e4", "f4"):
        assert why_not(table, f"take {cell}") == "m-why-apart"


def test_cards_hold_together_at_corners_too() -> None:
    table = position(
        """
           c    d    e    f    g
        3  .    .    b0   .    .
        4  r10c r20c r30c r40c .
        """,
        "r40t",
    )
    table.play("r40t g4")
    assert moves(table) == ["take c4", "take e4", "take g4"]


def test_the_card_just_placed_may_always_be_taken_first() -> None:
    """Without it the table is what it was, in one piece: no scoring phase starts without a take."""
    table = position(
        """
           b    c    d    e    f    g
        3  y0   .    .    .    .    .
        4  .    r10c r20c r30c r40c .
        5  .    .    .    .    .    r10m
        """,
        "r40t",
    )
    table.play("r40t g4")
    assert moves(table) == ["take g4"]


# When it stops


def test_it_stops_when_one_card_of_the_run_is_left() -> None:
    table = position(FOUR_IN_A_ROW, "r40t")
    play(table, "r40t g4", "take c4", "take d4", "take e4")
    table.play("take g4")
    assert (table.to_move, view(table).line) == (CHANCE, ())


def test_it_stops_when_none_may_be_taken() -> None:
    table = position(
        """
           b    c    d    e    f    g
        3  y0   .    .    .    .    .
        4  .    r10c r20c r30c r40c .
        5  .    .    .    .    .    r10m
        """,
        "r40t",
    )
    table.play("r40t g4")
    table.play("take g4")
    assert (table.to_move, view(table).line) == (CHANCE, ())
    assert view(table).taken == (("r40t",), ())


def test_a_card_once_forbidden_may_be_taken_when_the_end_is_gone() -> None:
    table = position(FOUR_IN_A_ROW, "r40t")
    table.play("r40t g4")
    assert moves(table) == ["take c4", "take g4"]
    table.play("take g4")
    assert moves(table) == ["take c4", "take f4"]


# And then


def test_after_placing_the_player_draws() -> None:
    table = position(FOUR_IN_A_ROW, "r0 g0", pile=3)
    table.play("r0 b4")
    assert table.to_move == CHANCE
    table.play("deal y40f")
    assert (table.to_move, view(table).pile, view(table, 0).hand) == (1, 2, ("g0", "y40f"))


def test_after_scoring_the_player_who_placed_draws_and_the_turn_passes_to_the_left() -> None:
    table = position(FOUR_IN_A_ROW, "r40t g0", players=3, pile=3)
    table.play("r40t g4")
    assert view(table).pile == 3
    for move in ("take c4", "take d4", "take e4", "take f4"):
        assert view(table).stage == "take"
        table.play(move)
    assert (table.to_move, view(table).active) == (CHANCE, 0)
    table.play("deal y40f")
    assert (table.to_move, view(table).pile, view(table, 0).hand) == (1, 2, ("g0", "y40f"))


def test_nobody_draws_from_an_empty_pile() -> None:
    table = position(FOUR_IN_A_ROW, "r0 g0", pile=0)
    table.play("r0 b4")
    assert (table.to_move, view(table, 0).hand) == (1, ("g0",))
