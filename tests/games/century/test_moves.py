"""The notation, and what is refused."""

import pytest

from trilithon import GAMES, BadNotation, IllegalMove, NotYourTurn, Table
from trilithon.games.century.moves import (
    Activate,
    CenturyMove,
    Claim,
    Discard,
    Explore,
    Rest,
    Stop,
    Take,
    Trade,
    TurnUp,
    Upgrade,
)
from trilithon.games.m.moves import Pass

from .scenes import moves, play, scene, why_not

ROW = "P01 P26 P36 P13 P02"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("A1.3", Activate("A1.3")),
        ("rest", Rest()),
        ("up y", Upgrade("y")),
        ("trade", Trade()),
        ("take a B07", Take("a", "B07")),
        ("take b", Take("b")),
        ("claim P12", Claim("P12")),
        ("claim", Claim()),
        ("explore C1.4 E03", Explore("C1.4", "E03")),
        ("explore C1.4", Explore("C1.4")),
        ("drop 2y", Discard(2, "y")),
        ("stop", Stop()),
        ("deal P12", TurnUp("deal", "P12")),
        ("bonus B07", TurnUp("bonus", "B07")),
        ("cover E03", TurnUp("cover", "E03")),
        ("panel E1", TurnUp("panel", "E1")),
    ],
)
def test_notation(text: str, move: CenturyMove) -> None:
    assert GAMES["century"].parse(text) == move
    assert GAMES["century"].parse(f"  {text.upper()} ") == move
    assert str(move) == text


NONSENSE = """
A1|A1.|up|up yy|take|take 1|drop y|drop 1234y|drop -1y|rest now|??|claim P12 P13|deal|dräl P12|²1.3
panel|explore|A1.\N{ARABIC-INDIC DIGIT ONE}|A1.3\N{NULL}|rest;|1|take a B07 B08
"""


@pytest.mark.parametrize(
    "text", ["", " ", "x" * 90_000, *NONSENSE.strip().replace("\n", "|").split("|")]
)
def test_other_texts_name_no_move(text: str) -> None:
    table = scene("yyy", row=ROW)
    key = table.state.key()
    with pytest.raises(BadNotation):
        table.play(text)
    assert table.state.key() == key


@pytest.mark.parametrize("text", ["Z9.1", "up z", "drop 1z", "take z", "explore A9.9", "deal Q1"])
def test_names_that_do_not_exist(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        scene("yyy", row=ROW).play(text)
    assert error.value.key == "century-error-name"


def test_a_claim_or_tile_that_is_no_longer_there_is_refused() -> None:
    """A stale click: the row has slid since."""
    table = play(scene("yyyg", row=ROW), "A1.1")
    assert why_not(table, "claim P26") == "century-why-not-there"
    assert why_not(table, "take a B99") == "century-why-not-there"
    assert play(table, "claim P01", "stop").to_move == 1


def test_moves_of_another_stage_are_refused() -> None:
    table = scene("yyyyyyyy", row=ROW)
    for text in ("up y", "trade", "take a", "claim", "explore C1.3", "drop 1y", "stop"):
        assert why_not(table, text) == "century-why-stage"
    play(table, "A1.4")
    for text in ("A1.3", "rest", "trade", "take a", "claim", "drop 1y", "deal P40"):
        assert why_not(table, text) == "century-why-stage"


def test_chance_deals_only_what_is_unseen_and_wanted() -> None:
    table = Table("century", options={"panel": "D1"}, deal=False)
    for text in ("rest", "A1.3", "bonus B01", "cover E01", "panel D1"):
        assert why_not(table, text) == "century-why-stage"
    table.play("deal P01")
    assert why_not(table, "deal P01") == "century-why-seen"


def test_a_seat_out_of_turn_is_refused() -> None:
    table = scene("yyy", "yyy")
    with pytest.raises(NotYourTurn):
        table.play("A1.3", seat=1)


@pytest.mark.parametrize("count", [0, 69, 999])
def test_discarding_more_than_anyone_can_have_to_is_refused(count: int) -> None:
    table = play(scene("yyyyyyyyy"), "A1.3")
    with pytest.raises(IllegalMove) as error:
        table.play(f"drop {count}y")
    assert error.value.key == "century-why-discard"


def test_all_moves_of_a_turn_are_staged_and_can_be_undone_until_the_turn_ends() -> None:
    table = play(scene("yyyyyyyy", row=ROW), "C1.2")
    key = table.state.key()
    assert table.can_undo
    table.undo()
    assert "C1.2" in moves(table)
    assert play(table, "C1.2").state.key() == key
    play(table, "trade")
    assert not table.can_undo


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(BadNotation):
        scene().play(Pass())
