"""Century in the terminal: whole games, every stage in words, nothing wider than the screen."""

import dataclasses
import re
from pathlib import Path

import pytest

from terminal.at_the_terminal import Sitting, saying
from trilithon import GAMES, Data, Rng, Table
from trilithon.locales import LANGUAGES


def short_game() -> Data:
    """The game's own data, but for a game of five rounds."""
    data = GAMES["century"].data
    end = {**data.content["end"], "rounds": 5}
    return dataclasses.replace(data, content={**data.content, "end": end}, hash="short")


def at_random(sitting: Sitting, _: str) -> str:
    """One of the legal moves, now in notation, now by its number."""
    moves = [str(move) for move in sitting.table.legal_moves()]
    chosen = Rng(len(sitting.prompts)).below(len(moves))
    return moves[chosen] if len(sitting.prompts) % 2 else str(chosen + 1)


def sit(
    path: Path, *answers: str, players: int = 2, language: str = "en", seed: int = 7
) -> Sitting:
    people = ("Ada", "Bob", "Cleo", "Dan")[:players]
    options = {"panel": "D1"}
    table = Table("century", players, seed, options=options, data=short_game(), seats=people)
    answer = saying(*answers) if answers else at_random
    return Sitting(
        answer, path, players=players, people=people, language=language, size=(80, 40), table=table
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_played_to_its_end_screen(players: int, language: str, tmp_path: Path) -> None:
    sitting = sit(tmp_path / "game", players=players, language=language).run()
    assert sitting.table.over
    best = max(sitting.table.scores)
    assert re.search(rf"Total +{best}\n", sitting.screen)
    for screen in sitting.screens:
        assert "century-" not in screen
        assert max(len(line) for line in screen.splitlines()) <= 80


def test_locations_show_what_the_player_to_move_needs_there_now(tmp_path: Path) -> None:
    sitting = sit(tmp_path / "game", "C1.1", "rest", "rest").run()
    first, second = sitting.screens[:2]
    assert re.search(r"C1\.1 +\+gm +run +♟3 ", first)
    assert re.search(r"C1\.1 +\+gm +run +♟4 +Ada ♟3", second)


def test_the_row_the_tiles_and_the_players_are_shown(tmp_path: Path) -> None:
    sitting = sit(tmp_path / "game", "rest").run()
    screen = sitting.screens[0]
    assert re.search(r"A1\.1 P\d\d [ygbm]+ \d+ points?, ", screen)
    assert re.search(r"deck \(24\) P\d\d", screen)
    assert re.search(r"C1\.3 +\+yb +pic +♟2 +\[E\d\d ", screen)
    assert re.search(r"▸Ada +0 +yyy +♟7/0/5 +▯0/8 +A0 T0 M0 E0", screen)


def test_a_refused_move_is_explained(tmp_path: Path) -> None:
    sitting = sit(tmp_path / "game", "C1.3", "rest", language="fr").run()
    assert "Une tuile Exploration couvre ce lieu." in sitting.screens[1]
