"""Stepping through a record."""

import io

from rich.console import Console

from games_played import random_table
from terminal.at_the_terminal import saying
from trilithon import Table
from trilithon.locales import sentences
from trilithon.terminal.replay import Replay


def replay(table: Table, *answers: str, viewer: int | None = None) -> tuple[Replay, str]:
    file = io.StringIO()
    console = Console(file=file, width=80, height=24, highlight=False, markup=False)
    answer = saying(*answers)
    shown = Replay(table, viewer, console, sentences("en"), lambda prompt: answer(None, prompt))
    shown.run()
    return shown, file.getvalue()


def test_forward_back_jump_and_end() -> None:
    table = random_table("m", 2, 5)
    decisions = sum(step.seat is not None for step in table.steps)
    assert replay(table)[0].here == 0
    assert replay(table)[0].last == decisions
    assert replay(table, "", "n", "")[0].here == 3
    assert replay(table, "b")[0].here == 0
    assert replay(table, "4", "b")[0].here == 3
    assert replay(table, "e", "n")[0].here == decisions
    assert replay(table, "e", "0", "q", "n")[0].here == 0


def test_a_wrong_answer_is_explained_and_changes_nothing() -> None:
    shown, text = replay(random_table("m", 2, 5), "2", "99999", "", "up", "")
    assert shown.here == 2
    assert "“99999” leads nowhere" in text
    assert "“up” leads nowhere" in text


def test_each_position_tells_the_decision_that_led_to_it() -> None:
    table = random_table("m", 3, 1)
    shown, text = replay(table, "1")
    assert len(shown.told) == shown.last + 1
    assert "places the" in shown.told[1]
    assert shown.told[1].split(".")[0] in text


def test_a_spectator_sees_no_hand_and_a_seat_its_own() -> None:
    table = random_table("m", 2, 3)
    assert "draws the" not in replay(table, "1")[0].told[0]
    assert "1 draws the" in replay(table, viewer=0)[0].told[0]
    assert "2 draws the" not in replay(table, viewer=0)[0].told[0]


def test_the_end_shows_the_score_sheets() -> None:
    table = random_table("m", 2, 3)
    assert "Total" in replay(table, "e")[1]
    assert "Total" not in replay(table)[1]


def test_a_game_that_is_not_over_ends_where_it_stands() -> None:
    table = random_table("m", 2, 3, moves=4)
    shown, text = replay(table, "e")
    assert shown.here == shown.last == 4
    assert "Total" not in text
