"""Notation and numbers go there and back; anything else is refused by name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilithon import BadNotation, IllegalMove, NotYourTurn, Record, Rng, Table
from trilithon.core.state import CHANCE
from trilithon.games.stonehenge.geometry import Pose
from trilithon.games.stonehenge.moves import (
    FIRST_OUTCOME,
    PULL,
    TREMORS,
    Change,
    Gate,
    Mark,
    Ring,
    Settled,
    Swing,
    Top,
    parse,
)
from trilithon.games.stonehenge.verdict import Verdict

from .positions import GAME, scene, start

CODEC = start().spec.codec


@given(st.integers(0, CODEC.end - 1))
def test_a_number_has_one_move_and_the_move_that_number(number: int) -> None:
    move = CODEC.decode(number)
    if move is not None:
        assert CODEC.encode(move) == number
        assert parse(str(move)) == move


@given(st.integers(0, CODEC.actions - 1))
def test_every_coarse_number_has_a_move(number: int) -> None:
    assert CODEC.decode(number) is not None


def test_numbers_of_outcomes_lie_above_all_others() -> None:
    assert CODEC.end < FIRST_OUTCOME
    assert CODEC.decode(FIRST_OUTCOME + 12) == Settled(12)
    assert CODEC.decode(FIRST_OUTCOME + TREMORS) is None


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ring 45.25", Ring(45.25)),
        ("Ring  45 in 2.5 yaw -5", Ring(45, 2.5, -5)),
        ("top 7", Top(7)),
        ("top 7 at 3,-2 yaw 5", Top(7, 3, -2, 5)),
        ("gate 5 over 3", Gate(5, 3)),
        ("gate 5 over 3 at 1,0", Gate(5, 3, 1, 0)),
        ("mark 45.5", Mark(45.5)),
        ("swing 45.5 pull 250 side -20", Swing(45.5, 250, -20)),
        ("tremor 12", Settled(12)),
        ("settled 12", Settled(12, ())),
        (
            "unsettled 12; 7 moved 1 2 3 1 0 0 0; 9 toppled",
            Settled(
                12,
                (
                    Change(7, Verdict.MOVED, Pose(1, 2, 3, 1, 0, 0, 0)),
                    Change(9, Verdict.TOPPLED, None),
                ),
                calm=False,
            ),
        ),
    ],
)
def test_notation(text: str, move: Ring) -> None:
    assert parse(text) == move
    assert parse(str(move)) == move


def test_a_swing_that_does_not_say_is_pulled_a_little_more_than_a_palm() -> None:
    assert parse("swing 45") == Swing(45, PULL)
    assert parse("swing 45 side -20") == Swing(45, PULL, -20)
    assert CODEC.decode(CODEC.encode(parse("swing 45"))) == Swing(45, PULL)


@pytest.mark.parametrize(
    "text",
    ["", "ring", "ring nan", "ring 1e3", "top -1", "swing", "settled", "settled 1; 3 flew",
     "tremor 1; 3 toppled", "settled 1 2",
     "settled 1; 3 moved 1 2", "mark 1 2", "gate 5 over", "ring 99999999", "x" * 5000],
)  # fmt: skip
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)


@pytest.mark.parametrize(
    "text",
    ["ring 45.1", "ring 360", "ring -1", "ring 0 in 99", "ring 0 yaw 45", "top 99",
     "swing 45 pull 100", "swing 45 pull 251", "swing 45 pull 250 side 999", "mark 0.25"],
)  # fmt: skip
def test_choices_off_the_grid_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        CODEC.encode(parse(text))


def test_bad_moves_at_the_table_change_nothing() -> None:
    table = Table("stonehenge", seed=1)
    key = table.state.key()
    for bad in ("swing 45 pull 250", "mark 20", "gate 1 over 0", "top 0", -5, 1 << 60, CODEC.end):
        with pytest.raises((IllegalMove, BadNotation)):
            table.play(bad)
    with pytest.raises(IllegalMove):
        table.play("settled 7; 0 moved 162 0 30 0.707107 0 0 0.707107")
    with pytest.raises(NotYourTurn):
        table.play("ring 40", seat=1)
    assert table.state.key() == key


@pytest.mark.parametrize(
    "text",
    ["settled 4096; 3 toppled", "tremor 4096", "settled 7",
     "settled 7; 3 standing -163.991 0.001 30 0 0 0 1; 8 toppled",
     "settled 7; 3 toppled -162 0 30 0 0 0 1",
     "settled 7; 3 moved 500 0 30 1 0 0 0",
     "settled 7; 3 toppled; 3 toppled"],
)  # fmt: skip
def test_impossible_outcomes_are_refused(text: str) -> None:
    state = scene([0, 90, 180], [45, 135])
    state.apply(GAME.encode(state, Ring(270)))
    assert state.to_move == CHANCE
    assert state.why_not(GAME.encode(state, parse(text))) != ""


def test_a_seat_that_names_an_outcome_plants_nothing() -> None:
    """Else a player could choose what CHANCE will find."""
    table = Table("stonehenge", seed=1)
    with pytest.raises(IllegalMove):
        table.play("settled 7; 0 toppled", seat=0)
    assert getattr(table.state, "outcomes", None) == {}


def test_an_upper_stone_cannot_outlast_the_stone_under_it() -> None:
    state = scene([0, 90, 180], [45, 135])
    state.apply(GAME.encode(state, Top(0)))
    pose = state.planned(Top(0)).pose
    outcome = Settled(7, (Change(0, Verdict.OFF, None), Change(3, Verdict.STANDING, pose)))
    assert state.why_not(GAME.encode(state, outcome)) == "stonehenge-why-outcome"


def test_a_record_replays_without_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("stonehenge", players=3, seed=5)
    rng = Rng(b"moves")
    for _ in range(12):
        table.play(table.state.random_move(rng))
    text = str(table.record)
    monkeypatch.setattr("trilithon.games.stonehenge.hands._take", None)
    public = Record.parse(str(table.public_record))
    assert Table.from_record(public).state.key() == table.state.key()
    assert str(Table.from_record(Record.parse(text)).record) == text
