"""Component data as a table, with how sure each datum is."""

from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from trilithon.core.data import Data
from trilithon.locales import Sentences

MARKS: Final = {
    "R": ("mark-r", ""),
    "P": ("mark-p", ""),
    "I": ("mark-i", "yellow"),
    "X": ("mark-x", "magenta"),
    "": ("mark-none", ""),
}
LONGEST_VALUE: Final = 200


def show_data(data: Data, console: Console, say: Sentences) -> None:
    """Every datum of a game, then every reading of its rules, each with its mark in words."""
    title = say("data-title", game=data.game, hash=data.hash)
    grid = Grid(title=title, title_justify="left", show_lines=False, expand=False)
    for heading in ("data-path", "data-value", "data-mark"):
        grid.add_column(say(heading), overflow="fold")
    for path, value in data.leaves():
        key, style = MARKS[data.mark(path)]
        grid.add_row(path, Text(written(value)), Text(say(key), style))
    for name, mark in data.readings.items():
        key, style = MARKS[mark]
        reading = say(f"{data.game}-reading-{name}")
        grid.add_row(name, Text(reading), Text(say(key), style))
    console.print(grid)


def written(value: object) -> str:
    """A datum as people write it."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
