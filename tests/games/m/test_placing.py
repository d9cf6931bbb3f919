"""Where a card may be placed."""

import pytest

from .pictures import cells_for, lying, moves, play, position, view, why_not

LONE = """
   c
4  r30t
"""
ROW_OF_FIVE = """
   b    c    d    e    f
4  r10c r20c r30c r40c r40t
"""


def test_a_card_touches_at_least_one_card_by_a_side() -> None:
    table = position(LONE, "r10c")
    assert cells_for(table, "r10c") == {"c3", "b4", "d4", "c5"}


@pytest.mark.parametrize("cell", ["b3", "d3", "b5", "d5", "f6"])
def test_a_corner_or_a_distance_is_not_enough(cell: str) -> None:
    assert why_not(position(LONE, "r10c"), f"r10c {cell}") == "m-why-alone"


def test_the_cell_is_empty() -> None:
    assert why_not(position(LONE, "r10c"), "r10c c4") == "m-why-occupied"


def test_the_card_comes_from_your_hand() -> None:
    assert why_not(position(LONE, "r10c", "r20c"), "r20c d4") == "m-why-hand"
    assert why_not(position(LONE, "r10c", "r20c"), "r30t d4") == "m-why-hand"


def test_the_card_leaves_the_hand_and_lies_on_the_table() -> None:
    table = play(position(LONE, "r10c g0", pile=0), "r10c d4")
    assert lying(table) == {"c4": "r30t", "d4": "r10c"}
    assert view(table, 0).hand == ("g0",)


def test_play_goes_clockwise() -> None:
    table = position(LONE, "r10c", "r20c", "r40c")
    for seat, move in enumerate(("r10c d4", "r20c e4", "r40c f4")):
        assert table.to_move == seat
        play(table, move)
    assert table.to_move == 0


# What must match


@pytest.mark.parametrize(
    ("card", "shared"), [("r10c", "colour"), ("b30c", "value"), ("b10t", "symbol")]
)
def test_one_of_colour_value_symbol_is_enough(card: str, shared: str) -> None:
    assert cells_for(position(LONE, card), card), shared


def test_a_card_that_shares_nothing_cannot_be_placed() -> None:
    assert why_not(position(LONE, "b10c"), "b10c d4") == "m-why-match"


def test_example_equal_values_of_30() -> None:
    assert "b30c d4" in moves(position(LONE, "b30c"))


def test_example_green_20_triangle_beside_green_40_and_under_red_30_triangle() -> None:
    table = position(
        """
           c    d
        3  r30t .
        4  .    g40m
        """,
        "g20t",
    )
    assert "g20t c4" in moves(table)


def test_example_red_20_moebius_matches_above_and_right_but_not_the_green_0_below() -> None:
    table = position(
        """
           c    d
        3  b20c .
        4  .    r40f
        5  g0   .
        """,
        "r20m",
    )
    assert why_not(table, "r20m c4") == "m-why-match"


def test_each_neighbour_may_share_another_characteristic() -> None:
    table = position(
        """
           b    c    d
        3  .    r10m .
        4  g20c .    b30f
        5  .    n10t .
        """,
        "g10f g10c",
    )
    assert "g10f c4" in moves(table)
    assert why_not(table, "g10c c4") == "m-why-match"


def test_a_card_at_a_corner_need_not_match() -> None:
    table = position(
        """
           c    d
        3  .    b10c
        4  r30t .
        """,
        "r40f",
    )
    assert "r40f b4" in moves(table)
    assert "r40f c5" in moves(table)


def test_0_matches_0() -> None:
    assert cells_for(position("  c\n4 g0", "r0"), "r0") == {"c3", "b4", "d4", "c5"}


def test_no_symbol_matches_nothing() -> None:
    """A zero shares its colour or its value with others; having no symbol is not shared."""
    assert why_not(position(LONE, "g0"), "g0 d4") == "m-why-match"
    assert cells_for(position(LONE, "r0"), "r0")


def test_two_zeros_of_a_colour_share_colour_and_value() -> None:
    table = position(
        """
           b    c    d    e
        4  g10c g20t g40f g0
        """,
        "g0",
    )
    table.play("g0 f4")
    assert view(table).stage == "take"


def test_zeros_of_two_colours_share_one_characteristic_only() -> None:
    table = position(
        """
           b    c    d    e
        4  g10c g20t g40f g0
        """,
        "r0",
    )
    table.play("r0 f4")
    assert view(table).stage == "draw"


# The area


def test_the_area_may_grow_on_either_side_up_to_six() -> None:
    table = position(ROW_OF_FIVE, "r20m")
    assert {"a4", "g4"} <= cells_for(table, "r20m")


@pytest.mark.parametrize(("side", "other"), [("a4", "g4"), ("g4", "a4")])
def test_the_box_of_all_cards_stays_within_six_columns(side: str, other: str) -> None:
    table = position(ROW_OF_FIVE, "r20m", "r30m")
    play(table, f"r20m {side}")
    assert why_not(table, f"r30m {other}") == "m-why-outside"


def test_example_no_card_outside_the_square_and_none_in_a_corner_that_touches_nothing() -> None:
    table = position(
        """
           b    c    d    e    f    g
        2  .    r10c .    .    .    .
        3  r20c r30c .    .    .    .
        4  .    r40c r10t r20t .    .
        5  .    .    .    r30t r40t r10m
        6  .    .    .    r20m .    .
        7  .    .    .    r30m .    .
        """,
        "r40m",
    )
    outside = {"c1", "d1", "e1", "a2", "a3", "a4", "a5", "a6", "a7"}
    assert not outside & cells_for(table, "r40m")
    for cell in ("c1", "e1", "a3", "a5"):
        assert why_not(table, f"r40m {cell}") == "m-why-outside"
    assert why_not(table, "r40m g7") == "m-why-alone"
    assert cells_for(table, "r40m") == {
        "b2", "d2", "d3", "e3", "b4", "f4", "g4", "c5", "d5", "d6", "f6", "g6", "d7", "f7",
    }  # fmt: skip


def test_the_box_stays_within_six_rows() -> None:
    table = position(
        """
           d    e
        2  r10c .
        3  r20c .
        4  .    r30c
        5  .    r40c
        6  r10t .
        7  r20t .
        """,
        "r40m",
    )
    assert why_not(table, "r40m d1") == "m-why-outside"
    assert cells_for(table, "r40m") == {
        "c2", "e2", "c3", "e3", "d4", "f4", "d5", "f5", "c6", "e6", "c7", "e7",
    }  # fmt: skip


def test_the_box_is_that_of_the_cards_now_on_the_table() -> None:
    """When cards are taken the area may move on, beyond where it was full before."""
    table = play(position(ROW_OF_FIVE, "r40m", "r30f"), "r40m g4")
    assert why_not(table, "take d4") == "m-why-apart"
    play(table, "take b4", "take c4", "take d4", "take e4", "take f4")
    assert lying(table) == {"g4": "r40m"}
    assert cells_for(table, "r30f") == {"g3", "f4", "a4", "g5"}
