"""Moves as a person reads and types them, and what is said of wrong ones."""

import pytest

from trilithon import GAMES, BadNotation, IllegalMove, Table
from trilithon.games.m.moves import Pass
from trilithon.games.monolyth.moves import (
    Deal,
    Discard,
    Forgo,
    GiveBoard,
    MonolythMove,
    Place,
    Prophecy,
    ShowCard,
    Swap,
    Take,
    parse,
)

from ..refusals import refused
from .building import builder, opened, play, view


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take 3", Take(3)),
        ("swap 1", Swap(1)),
        ("discard 4", Discard(4)),
        ("place a1 b1 b1", Place(("a1", "b1", "b1"))),
        ("prophecy 10 t", Prophecy(10, "t")),
        ("forgo 10", Forgo(10)),
        ("deal oL4", Deal("oL4")),
        ("card corner_tower", ShowCard("corner_tower")),
        ("board without_white", GiveBoard("without_white")),
    ],
)
def test_every_move_has_a_notation(text: str, move: MonolythMove) -> None:
    assert parse(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  TAKE   3 ", "take 3"),
        ("b1 A1 b1", "place a1 b1 b1"),
        ("place a2 d1", "place d1 a2"),
        ("Deal OL4", "deal oL4"),
        ("deal ol4", "deal oL4"),
    ],
)
def test_it_may_be_typed_carelessly(typed: str, meant: str) -> None:
    assert str(parse(typed)) == meant


def test_a_side_may_be_named_by_its_colour() -> None:
    table = play(opened(boards=["without_white", "without_blue"]), "prophecy 9 turquoise")
    assert builder(table).sides[3].prophecy == 9


@pytest.mark.parametrize(
    "text",
    [
        "", "take", "take x", "take -1", "take 3 4", "swap 99999", "place", "place 11", "a", "é",
        "prophecy 10", "prophecy t 10", "forgo", "deal", "deal 4", "card", "card Keep!", "pass",
        "place " + "a1 " * 65, "take 1\ntake 1", "x" * 1000,
    ],
)  # fmt: skip
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with refused(BadNotation, "error-notation"):
        parse(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("take 0", "monolyth-error-steps"),
        ("take 5", "monolyth-error-steps"),
        ("place e1", "monolyth-error-space"),
        ("place a9", "monolyth-error-space"),
        ("place a1 c3", "monolyth-error-footprint"),
        ("prophecy 13 t", "monolyth-error-prophecy"),
        ("prophecy 9 w", "monolyth-error-side"),
        ("prophecy 9 mauve", "monolyth-error-side"),
        ("forgo 99", "monolyth-error-prophecy"),
        ("deal xL4", "monolyth-error-stone"),
        ("deal oQ7", "monolyth-error-stone"),
        ("card tower", "monolyth-error-name"),
        ("board mine", "monolyth-error-name"),
    ],
)
def test_a_move_of_unknown_things_is_refused_by_name(text: str, key: str) -> None:
    table = opened(boards=["without_white", "without_blue"])
    before = table.state.key()
    with refused(BadNotation, key):
        table.play(text)
    assert table.state.key() == before


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(BadNotation):
        opened().play(Pass())


def test_moves_of_the_wrong_time_are_refused() -> None:
    table = Table("monolyth", 2, deal=False)
    for text in ("take 1", "place a1", "forgo 7", "deal oL4", "board without_white"):
        with refused(IllegalMove, "monolyth-why-stage"):
            table.play(text)
    with refused(BadNotation, "monolyth-error-side"):
        table.play("prophecy 7 t")
    table.play("card keep")
    for text in ("card keep", "board without_white"):
        with refused(IllegalMove, "monolyth-why-stage"):
            table.play(text)
    with refused(IllegalMove, "monolyth-why-box"):
        table.play("deal oI1")


def test_a_record_can_be_read() -> None:
    table = opened("wI2", boards=["without_white", "without_blue"])
    play(table, "take 1", "place a1 b1", "prophecy 9 t")
    lines = [str(line) for line in table.record.moves]
    assert lines[12:14] == ["0 take 1", "0 place a1 b1"]
    assert lines[14].startswith("* deal ")
    assert lines[15] == "1 prophecy 9 t"
    assert table.public_record.moves == table.record.moves


def test_every_space_and_side_is_told_in_the_hints() -> None:
    table = opened("wI2", "bI3", "oL3", "kT4", boards=["without_white", "without_blue"])
    hints = GAMES["monolyth"].hints(table.state)
    assert hints.moves == tuple(map(str, table.legal_moves()))
    assert view(table).stage == "choose"
