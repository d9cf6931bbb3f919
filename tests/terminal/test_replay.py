"""Stepping through a record."""

import io

import pytest
from rich.console import Console

from games_played import random_table
from terminal.at_the_terminal import saying
from trilithon import Table
from trilithon.locales import sentences
from trilithon.terminal.places import places_of
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
    shown, text = replay(random_table("m", 2, 5), "2", "0000019999", "", "9" * 5000, "")
    assert shown.here == 2
    assert "“0000019999” leads nowhere" in text


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


@pytest.mark.parametrize(("name", "players"), [("m", 2), ("monolyth", 2), ("century", 2)])
def test_a_game_that_is_over_has_no_next_scoring_and_no_last_round(name: str, players: int) -> None:
    table = random_table(name, players, 3)
    last = replay(table, "e")[1].rpartition("position")[2].splitlines()[0]
    assert "the game is over" in last
    assert "the last" not in last
    assert "last round" not in last
    assert "the game is over" not in replay(table)[1]


def test_the_last_scoring_of_m_is_called_so() -> None:
    table = random_table("m", 2, 6)
    screen = replay(table)[0].screen
    views = [state.view(None) for state in (*(step.before for step in table.steps), table.state)]
    told = list(dict.fromkeys(screen.progress(view) for view in views))
    assert told[-3:] == [
        "the pile is empty: the next scoring is the last",
        "the last scoring",
        "the game is over",
    ]


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ((), ["Player 1", "Player 2", "Player 3"]),
        (("random", "", "random"), ["Basalt", "Player 2", "Obsidian"]),
        (("Ada", "Basalt [greedy]", "search:1s"), ["Ada", "Basalt", "Obsidian"]),
        (("Ada", "Ada", " "), ["Ada", "Ada 2", "Player 3"]),
        (("Granite", "random", "clairvoyant:1s"), ["Granite", "Granite 2", "Obsidian"]),
        (("Player 2", "", "\x1b[2J"), ["Player 2", "Player 2 2", "�[2J"]),
    ],
)
def test_every_seat_of_a_record_has_a_name_of_its_own(
    seats: tuple[str, ...], names: list[str]
) -> None:
    assert [place.name for place in places_of(seats, 3, sentences("en"))] == names


def test_a_record_of_the_page_is_told_with_names() -> None:
    table = Table("m", players=2, seed=3, seats=("random", ""))
    while not table.over:
        table.play(table.legal_moves()[0])
    text = "".join(replay(table)[0].told)
    assert "Basalt gives a token to Player 2" in text
    assert "random" not in text
