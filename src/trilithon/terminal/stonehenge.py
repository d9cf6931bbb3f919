"""Stonehenge and the Sun in the terminal: the base seen from above, drawn from the view alone."""

import math
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from trilithon.core.game import Move
from trilithon.core.state import Spec, View
from trilithon.games.stonehenge.geometry import Pose
from trilithon.games.stonehenge.hints import Arc, arcs
from trilithon.games.stonehenge.moves import PULL, Gate, Mark, Ring, Top
from trilithon.games.stonehenge.path import Release, clearances
from trilithon.games.stonehenge.position import StonehengeSpec
from trilithon.games.stonehenge.view import StonehengeView, StoneView, ZoneView
from trilithon.locales import Sentences
from trilithon.terminal.screen import DIM, Choice, Screen

TALL, SHORT = 27, 17  # rows of the base in a roomy terminal, and in one of 80 by 24
EDGE: Final = 1.3  # of the base's radius is shown: markers and degrees are around it
SEATS: Final = ("bold red", "bold blue", "bold yellow", "bold green")
UPRIGHT, STACK, LINTEL, UNDER = (
    "black on white",
    "black on bright_yellow",
    "black on cyan",
    "reverse",
)
LABELS: Final = (0, 45, 90, 135, 180, 225, 270, 315)

Cells = dict[tuple[int, int], tuple[str, str]]


class StonehengeScreen(Screen):
    """The circle, its zones, what each player has taken."""

    def __init__(self, spec: Spec, say: Sentences, names: tuple[str, ...]) -> None:
        super().__init__(spec, say, names)
        assert isinstance(spec, StonehengeSpec)
        self.parts = spec.parts
        self.rows = TALL

    # The table

    def status(self, view: View) -> str:
        """How many stones are left."""
        assert isinstance(view, StonehengeView)
        return self.say("stonehenge-reserve", count=view.reserve)

    def table(self, view: View, choices: Sequence[Choice], roomy: bool) -> RenderableType:
        """The base on the left; zones and players on the right."""
        assert isinstance(view, StonehengeView)
        self.rows = TALL if roomy else SHORT
        both = Grid.grid(padding=(0, 2))
        both.add_column(no_wrap=True)
        both.add_row(self.base(view), Group(self.players(view), "", self.zones(view)))
        return Group(both, "", self.legend()) if roomy else both

    def base(self, view: StonehengeView) -> Text:
        """The base from above: east is on the right, degrees run anticlockwise."""
        cells: Cells = {}
        for degree in range(0, 360, 3):
            self._put(cells, self.parts.base.radius, degree, "·", DIM)
        for degree in LABELS:
            self._put(cells, EDGE * self.parts.base.radius, degree, str(degree), DIM)
        self._write(cells, *self._cell(0, 0), "o", DIM)
        loaded = {below for stone in view.stones for below in stone.on}
        for stone in sorted(view.stones, key=lambda stone: stone.position[2]):
            row, column = self._cell(*stone.position[:2])
            self._write(cells, row, column, str(stone.number), style(stone, loaded))
        for seat, marker in enumerate(view.markers):
            sign = "ABCD"[seat]
            self._put(cells, self.parts.marker.radius, marker, sign, SEATS[seat])
        return drawn(cells, self.rows)

    def _cell(self, x: float, y: float) -> tuple[int, int]:
        reach = EDGE * self.parts.base.radius
        row = round((1 - y / reach) / 2 * (self.rows - 1))
        return row, round((1 + x / reach) / 2 * (2 * self.rows - 1))

    def _put(self, cells: Cells, radius: float, degree: float, text: str, style: str) -> None:
        angle = math.radians(degree)
        row, column = self._cell(radius * math.cos(angle), radius * math.sin(angle))
        self._write(cells, row, column, text, style)

    def _write(self, cells: Cells, row: int, column: int, text: str, style: str) -> None:
        first = max(0, min(2 * self.rows - len(text), column - len(text) // 2))
        for place, sign in enumerate(text):
            cells[row, first + place] = (sign, style)

    def players(self, view: StonehengeView) -> Text:
        """Each seat's letter, name and penalties."""
        drawing = Text()
        for seat, name in enumerate(self.names):
            mark = "▸" if seat == view.active and view.to_move != -2 else " "
            drawing.append(f"{mark}{'ABCD'[seat]} ", SEATS[seat])
            drawing.append(f"{name[:15]:<15} ", "bold" if seat == view.active else "")
            drawing.append(self.say("stonehenge-taken", count=len(view.penalties[seat])) + "\n")
        return drawing

    def zones(self, view: StonehengeView) -> Text:
        """Every zone with its gap, and who is there."""
        drawing = Text().append(self.say("stonehenge-zones"), DIM)
        for zone in view.zones:
            there = " ".join("ABCD"[seat] for seat in zone.seats)
            drawing.append(f"\n{self._arc(zone):>11} {self._width(zone):<24} ")
            drawing.append(there, "bold")
        return drawing

    def _arc(self, zone: ZoneView) -> str:
        whole = zone.gap is None
        return "0–360" if whole else f"{zone.start:.0f}–{zone.end:.0f}"

    def _width(self, zone: ZoneView) -> str:
        if zone.gap is None:
            return self.say("stonehenge-zone-whole")
        why = ""
        if not zone.passable:
            why = self.say("stonehenge-zone-closed" if zone.closed else "stonehenge-zone-narrow")
        return f"{zone.gap:.0f} {why}"

    def legend(self) -> Text:
        """What the colours of the stones mean."""
        text = Text()
        signs = ((UPRIGHT, "upright"), (STACK, "stack"), (LINTEL, "lintel"))
        for look, kind in signs:
            text.append(" 7 ", look).append(f" {self.say(f'stonehenge-legend-{kind}')}   ")
        return text

    # The moves

    def task(self, view: View, choices: Sequence[Choice]) -> str:
        """Place a stone, move the marker, or swing."""
        assert isinstance(view, StonehengeView)
        if view.stage == "stone":
            return self.say("stonehenge-task-again" if view.attempts else "stonehenge-task-stone")
        return self.say(
            "stonehenge-task-marker" if view.stage == "marker" else "stonehenge-task-sun"
        )

    def choices(self, view: View, choices: Sequence[Choice]) -> RenderableType:
        """Where a stone may go in degrees, the numbered gates and places, or the zone to cross."""
        assert isinstance(view, StonehengeView)
        if view.stage == "sun":
            return Text(self.aims(view))
        grid = Grid.grid(padding=(0, 2))
        rings = arcs(c.move.azimuth for c in choices if isinstance(c.move, Ring))
        if rings:
            grid.add_row("", "ring", " ".join(map(ranged, rings)))
        for kind in (Top, Gate, Mark):
            found = [c for c in choices if isinstance(c.move, kind)]
            if found:
                listed = "   ".join(f"{c.number} {c.move}" for c in found)
                grid.add_row("", kind.__name__.lower(), listed)
        return grid

    def aims(self, view: StonehengeView) -> str:
        """The arc that the path has to cross."""
        own = next(zone for zone in view.zones if view.active in zone.seats)
        if view.first_turn or own.gap is None:
            return self.say("stonehenge-aim-anywhere")
        middle = round(own.start + (own.end - own.start) % 360 / 2) % 360
        straight = Release(math.radians(middle), PULL, 0.0)
        poses = [Pose(*stone.position, *stone.rotation) for stone in view.stones]
        room = min(clearances(straight, poses, self.parts))
        zone = self.say("stonehenge-aim", start=f"{own.start:.0f}", end=f"{own.end:.0f}")
        key = "stonehenge-aim-clear" if room > 0 else "stonehenge-aim-meets"
        return f"{zone} {self.say(key, middle=middle, room=round(room))}"

    def listed(self, move: Move) -> bool:
        """Places on the ring and aims are degrees to type."""
        return isinstance(move, (Top, Gate, Mark))

    # Nothing is secret

    def secret(self, view: View) -> bool:
        """Nothing is hidden in this game."""
        return False

    def open_turn(self, view: View) -> bool:
        """Every turn is played in the open."""
        return True

    def taken(self, view: View, seat: int) -> RenderableType | None:
        """The numbers of the stones that the seat has taken."""
        assert isinstance(view, StonehengeView)
        stones = view.penalties[seat]
        return Text("  " + " ".join(map(str, stones))) if stones else None


def style(stone: StoneView, loaded: set[int]) -> str:
    """How a stone looks: standing alone, on another, lying, or under one."""
    if len(stone.on) > 1:
        return LINTEL
    if stone.on:
        return STACK
    return UNDER if stone.number in loaded else UPRIGHT


def ranged(arc: Arc) -> str:
    """A range of degrees."""
    return f"{arc.start:.0f}" if arc.start == arc.end else f"{arc.start:.0f}–{arc.end:.0f}"


def drawn(cells: Cells, rows: int) -> Text:
    """The signs of a picture, row by row."""
    text = Text()
    for row in range(rows):
        for column in range(2 * rows):
            sign, look = cells.get((row, column), (" ", ""))
            text.append(sign, look)
        text.append("\n" if row < rows - 1 else "")
    return text
