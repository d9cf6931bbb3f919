"""Monolyth at the terminal: alone and with others, in both languages."""

from pathlib import Path

import pytest

from terminal.at_the_terminal import Sitting
from trilithon import Rng, Table
from trilithon.games.monolyth.view import MonolythView
from trilithon.locales import LANGUAGES, sentences
from trilithon.terminal.monolyth import numbers


def sit(players: int, language: str, keep: Path, size: tuple[int, int] = (80, 24)) -> Sitting:
    rng = Rng(f"terminal {players} {language}")

    def answer(sitting: Sitting, _: str) -> str:
        assert sitting.table.to_move == 0
        return str(1 + rng.below(len(sitting.table.legal_moves())))

    table = Table("monolyth", players, 7)
    return Sitting(answer, keep, players=players, language=language, size=size, table=table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(1, 5))
def test_a_game_is_played_to_its_end_by_numbers(
    players: int, language: str, tmp_path: Path
) -> None:
    sitting = sit(players, language, tmp_path / "game.txt").run()
    assert sitting.table.over
    assert "monolyth-" not in sitting.file.getvalue()
    assert max(len(line) for screen in sitting.screens for line in screen.splitlines()) <= 80


def test_a_solo_game_tells_its_rank(tmp_path: Path) -> None:
    sitting = sit(1, "fr", tmp_path / "game.txt").run()
    view = sitting.table.view(0)
    assert isinstance(view, MonolythView)
    assert view.rank is not None
    assert sentences("fr")("monolyth-rank", rank=view.rank) in sitting.screen


def test_a_wall_tells_how_much_of_its_prophecy_has_come_true(tmp_path: Path) -> None:
    moves = iter(["prophecy 10 t", "?", "", "quit"])
    table = Table("monolyth", 2, 7, options={"board_first": "without_white"})
    keep, size = tmp_path / "game.txt", (100, 60)
    sitting = Sitting(lambda *_: next(moves), keep, table=table, size=size).run()
    assert "t 0 of 10" in sitting.screens[1]
    assert "place a1 b1 b1" in sitting.screens[2]


def test_heights_walls_and_the_way_to_every_stone_are_shown(tmp_path: Path) -> None:
    sitting = sit(2, "en", tmp_path / "game.txt", size=(100, 50)).run()
    first = sitting.screens[0]
    assert "◆ 1" in first
    assert "Prophecies: 4 5 6 7 8 9 10 11 12 14 16" in first
    assert "Levels: 16 14 12 10 8 6 4 2" in first
    assert first.count("    a  b  c  d") == 2


def test_equal_tokens_are_counted() -> None:
    assert numbers((4, 4, 5, 16)) == "4×2 5 16"
    assert numbers(()) == "–"
