"""M's table in the terminal."""

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from terminal.at_the_terminal import Sitting, always_the_first
from trilithon import GAMES, Rng, Table
from trilithon.games.m.moves import Place
from trilithon.games.m.view import MView
from trilithon.locales import sentences
from trilithon.terminal.m import MScreen, window


def printed(part: RenderableType, colour: bool = False) -> str:
    file = io.StringIO()
    console = Console(
        file=file,
        width=80,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        highlight=False,
    )
    console.print(part)
    return file.getvalue()


def screen(language: str = "en", players: int = 2) -> MScreen:
    names = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")[:players]
    return MScreen(GAMES["m"].spec(players), sentences(language), names)


@pytest.mark.parametrize(
    ("occupied", "shown"),
    [
        ({1, 2}, [0, 1, 2, 3]),
        ({0, 1}, [6, 0, 1, 2]),
        ({6, 0}, [5, 6, 0, 1]),
        ({0, 1, 2, 3, 4}, [6, 0, 1, 2, 3, 4, 5]),
        ({5, 6, 0, 1, 2}, [4, 5, 6, 0, 1, 2, 3]),
        ({1, 2, 3, 4, 5, 6}, [1, 2, 3, 4, 5, 6]),
        ({0, 1, 2, 4, 5, 6}, [4, 5, 6, 0, 1, 2]),
        (set(), [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_the_window_shows_the_box_and_where_it_may_grow(
    occupied: set[int], shown: list[int]
) -> None:
    assert window(occupied, 6) == shown


@pytest.mark.parametrize("seed", range(20))
def test_every_card_and_every_free_cell_stands_in_the_window(seed: int) -> None:
    table = Table("m", 2, seed=seed)
    rng = Rng(seed)
    drawing = screen()
    while not table.over:
        view = table.view(None)
        assert isinstance(view, MView)
        columns = window({ord(lying.cell[0]) - ord("a") for lying in view.table}, 6)
        rows = window({int(lying.cell[1:]) - 1 for lying in view.table}, 6)
        cells = {f"{chr(ord('a') + column)}{row + 1}" for column in columns for row in rows}
        assert {lying.cell for lying in view.table} <= cells
        assert {move.cell for move in table.legal_moves() if isinstance(move, Place)} <= cells
        text = printed(drawing.table(view, (), False))
        for lying in view.table:
            assert drawing.face(lying.card) in text
        table.play(int(table.state.random_move(rng)))


def test_a_card_reads_without_colour_and_wears_it_with_colour() -> None:
    drawing = screen()
    assert drawing.face("b40c") == "b40■"
    assert drawing.face("n10t") == "n10▲"
    assert drawing.face("r20m") == "r20∞"
    assert drawing.face("y30f") == "y30ψ"
    assert drawing.face("g0") == "g 0 "
    styles = {drawing.style(card) for card in ("b0", "n0", "r0", "g0", "y0")}
    assert len(styles) == 5
    assert "\x1b[" in printed(drawing.chip("b40c"), colour=True)
    assert printed(drawing.chip("b40c")) == " b40■ \n"


@pytest.mark.parametrize(
    ("language", "card", "words"),
    [
        ("en", "b40c", "blue 40 cube"),
        ("en", "n0", "brown 0"),
        ("en", "y20m", "yellow 20 Möbius"),
        ("fr", "b40c", "le 40 bleu au cube"),
        ("fr", "n0", "le 0 brun"),
        ("fr", "r10f", "le 10 rouge à la fourche"),
        ("fr", "g30t", "le 30 vert au triangle"),
    ],
)
def test_cards_are_spoken_as_words(language: str, card: str, words: str) -> None:
    assert screen(language).card_words(card) == words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_event_and_score_line_of_random_games_is_a_whole_sentence(
    players: int, language: str
) -> None:
    """A key without a sentence, or an argument that is not there, would show."""
    drawing = screen(language, players)
    for seed in range(6):
        table = Table("m", players, seed=seed, options={"voluntary_pass": "yes"})
        rng = Rng(seed)
        while not table.over:
            table.play(int(table.state.random_move(rng)))
        for viewer in (None, 0):
            for event in table.events(viewer):
                told = drawing.tell(event)
                assert told.endswith(".")
                assert "m-event" not in told
                assert told[0].isupper()
        view = table.view(None)
        sheets = printed(drawing.score_sheets(view, table.state.score_sheet(), table.ranking))
        for total in table.scores:
            assert str(total).replace("-", "−") in sheets.replace("-", "−")


def test_the_placed_card_and_the_cards_that_can_be_taken_are_marked() -> None:
    sitting = Sitting(always_the_first, Path("unused"), players=2).run()
    assert any(">" in shown and "<" in shown for shown in sitting.screens)
    takes = [shown for shown in sitting.screens if "  take " in shown]
    assert takes
    assert all("[" in shown and "]" in shown for shown in takes)
