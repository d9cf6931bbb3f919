"""Moves as people write them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trilithon import GAMES, BadNotation, IllegalMove, Table, TrilithonError
from trilithon.games.m.moves import Deal, Line, MMove, Pass, Place, Take

from ..refusals import refused
from .pictures import moves, position, why_not

GAME = GAMES["m"]
STATE = Table("m", deal=False).state
WRITTEN: list[tuple[str, MMove]] = [
    ("b40c d4", Place("b40c", "d4")),
    ("y0 a7", Place("y0", "a7")),
    ("row", Line("row")),
    ("column", Line("column")),
    ("take g1", Take("g1")),
    ("pass", Pass()),
    ("pass n20t", Pass("n20t")),
    ("deal r30m", Deal("r30m")),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_each_kind_of_move_has_a_notation(text: str, move: MMove) -> None:
    assert GAME.parse(text) == move
    assert str(move) == text


def test_every_number_is_a_move_with_its_own_notation() -> None:
    numbers = range(STATE.spec.actions + 85)
    written = [str(GAME.decode(STATE, number)) for number in numbers]
    assert len(set(written)) == len(written)
    assert [GAME.encode(STATE, GAME.parse(text)) for text in written] == list(numbers)


@pytest.mark.parametrize("number", [-1, -(10**6), STATE.spec.actions + 85, 10**9])
def test_no_other_number_is_a_move(number: int) -> None:
    assert not STATE.is_legal(number)
    with refused(IllegalMove, "error-move-number"):
        GAME.decode(STATE, number)


def test_moves_of_seats_come_before_those_of_chance() -> None:
    kinds = [type(GAME.decode(STATE, number)) for number in range(STATE.spec.actions + 85)]
    assert Deal not in kinds[: STATE.spec.actions]
    assert set(kinds[STATE.spec.actions :]) == {Deal}


@pytest.mark.parametrize("text", ["B40C D4", "  b40c   d4 ", "b40c\td4"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert GAME.parse(text) == Place("b40c", "d4")


@pytest.mark.parametrize(
    "text",
    ["", " ", "b40c", "d4", "take", "take d", "take d44", "deal", "pass b40c d4", "row column",
     "b40c d4 d5", "b40c-d4", "b40c d\u0664", "1", "\x00", "d4 b40c", "take d4\nrow", "?" * 5000],
)  # fmt: skip
def test_what_names_no_move_is_refused(text: str) -> None:
    with refused(BadNotation, "error-notation"):
        GAME.parse(text)


@pytest.mark.parametrize("card", ["b50c", "x10c", "b40", "b0c", "b10", "40cb", "row", "pass"])
def test_a_card_that_does_not_exist_is_refused_by_name(card: str) -> None:
    for move in (Place(card, "d4"), Pass(card), Deal(card)):
        with refused(BadNotation, "m-error-card") as refusal:
            GAME.encode(STATE, move)
        assert refusal.value.details == {"card": card}


@pytest.mark.parametrize("cell", ["h1", "a8", "a0", "z9", "", "d", "4", "44", "d44", "d-1"])
def test_a_cell_that_does_not_exist_is_refused_by_name(cell: str) -> None:
    for move in (Place("b40c", cell), Take(cell)):
        with refused(BadNotation, "m-error-cell") as refusal:
            GAME.encode(STATE, move)
        assert refusal.value.details == {"cell": cell}


def test_a_line_is_a_row_or_a_column() -> None:
    with refused(BadNotation, "error-notation"):
        GAME.encode(STATE, Line("diagonal"))


WORDS = ["take", "pass", "deal", "row", "column", "b40c", "y0", "d4", "a9", "\u0664", " ", "?"]


@settings(deadline=None)
@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_no_text_does_more_than_raise_a_named_error(text: str) -> None:
    table = position("  c\n4 r0", "r10c")
    before = table.state.key()
    try:
        table.play(text)
    except TrilithonError:
        assert table.state.key() == before
    else:
        assert text.split()[0] in ("r10c", "pass")


def test_a_cell_keeps_its_name_while_the_area_moves() -> None:
    """Columns a to g and rows 1 to 7 go round: left of a is g, above 1 is 7."""
    table = position(
        """
           b    c
        2  r10c r20c
        """,
        "r30t",
        "r40m",
        "r10f",
        pile=0,
    )
    for move in ("r30t a2", "r40m g2", "r10f a1"):
        assert move in moves(table)
        table.play(move)
    assert table.over


def test_a_move_of_chance_is_none_of_a_seat() -> None:
    assert why_not(position("  c\n4 r0", "r10c"), "deal y10c") == "m-why-stage"


def test_a_move_of_a_seat_is_none_of_chance() -> None:
    table = Table("m", deal=False)
    for text in ("pass", "row", "take d4", "b40c d4"):
        assert why_not(table, text) == "m-why-stage"


def test_a_card_already_seen_cannot_be_dealt() -> None:
    table = Table("m", deal=False)
    table.play("deal y10c")
    assert why_not(table, "deal y10c") == "m-why-seen"
