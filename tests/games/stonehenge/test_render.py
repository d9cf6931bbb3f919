"""Pictures and the terminal: drawn from a record, in both languages."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from rich.console import Console

from trilithon import BadNotation, BadSetup, Rng, Table
from trilithon.cli import main
from trilithon.locales import LANGUAGES, sentences
from trilithon.render import last_swing, render
from trilithon.terminal import SCREENS
from trilithon.terminal.log import entries
from trilithon.terminal.play import chosen
from trilithon.terminal.screen import Choice


def some_turns(moves: int) -> Table:
    table, rng = Table("stonehenge", players=3, seed=11), Rng("pictures")
    for _ in range(moves):
        table.play(int(table.state.random_move(rng)))
    return table


def test_a_record_becomes_pictures_and_a_film(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(str(some_turns(9).record), encoding="utf-8")
    assert main(["render", str(record), "--out", str(tmp_path / "pictures")]) == 0
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == [
        "game-side.png", "game-swing-side.gif", "game-swing-top.gif", "game-top.png",
    ]  # fmt: skip
    with Image.open(tmp_path / "pictures" / "game-top.png") as picture:
        colours = picture.convert("RGB").getcolors(1 << 20)
        assert colours is not None
        assert len(colours) > 8
    with Image.open(tmp_path / "pictures" / "game-swing-side.gif") as film:
        assert getattr(film, "n_frames", 1) > 10
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_the_film_of_a_replayed_record_is_simulated_again() -> None:
    table = some_turns(9)
    again = Table.from_record(table.record)
    assert [p.ball for p in last_swing(table)] == [p.ball for p in last_swing(again)]


def test_other_games_are_not_drawn(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        render(Table("m", seed=1), tmp_path, "m")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 1, 5, 7, 14, 40])
def test_the_terminal_shows_every_stage(language: str, moves: int) -> None:
    table = some_turns(moves)
    say = sentences(language)
    screen = SCREENS["stonehenge"](table.spec, say, ("Ada", "Bob", "Cyd"))
    console = Console(width=140, record=True, file=io.StringIO())
    view = table.view(None)
    console.print(screen.table(view, (), roomy=True), screen.choices(view, ()))
    console.print(screen.task(view, ()), screen.status(view))
    told = console.export_text()
    assert "Ada" in told
    assert "stonehenge-" not in told + " ".join(entries(table, None, screen))


def test_only_what_is_listed_has_a_number() -> None:
    """Places on the ring and aims are typed: a lone number must not throw the ball somewhere."""
    table = some_turns(0)
    table.play("ring 45")
    screen = SCREENS["stonehenge"](table.spec, sentences("en"), ("Ada", "Bob", "Cyd"))
    assert not any(screen.listed(table.name(move)) for move in table.state.legal_moves())
    with pytest.raises(BadNotation, match="nothing is numbered"):
        chosen("1", [Choice(0, table.name(table.state.legal_moves()[0]), table.view(0))])
