"""What a game has to show in a terminal, and the parts that look the same in every game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from trilithon.core.errors import Argument
from trilithon.core.game import Event, Move
from trilithon.core.state import OVER, ScoreLine, Spec, View
from trilithon.locales import Sentences

DIM: Final = "bright_black"
SHEET_WIDTH: Final = 44
MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Choice:
    """A legal move: its number in the list, its named move, and what its seat would see then.

    Moves that a screen does not list one by one have the number 0 and are typed in notation.
    """

    number: int
    move: Move
    after: View


class Screen(ABC):
    """One game in the terminal, drawn from views alone. A new game says eight things."""

    def __init__(self, spec: Spec, say: Sentences, names: tuple[str, ...]) -> None:
        self.spec = spec
        self.say = say
        self.names = names

    @abstractmethod
    def table(self, view: View, choices: Sequence[Choice], roomy: bool) -> RenderableType:
        """The table and the players; `roomy` if the terminal is tall."""

    @abstractmethod
    def choices(self, view: View, choices: Sequence[Choice]) -> RenderableType:
        """What the seat to move holds and the moves it can choose from, each with its number."""

    @abstractmethod
    def secret(self, view: View) -> bool:
        """Whether the view shows something that other people at this screen must not see."""

    @abstractmethod
    def open_turn(self, view: View) -> bool:
        """Whether this decision can be made from what everyone sees."""

    @abstractmethod
    def status(self, view: View) -> str:
        """How far the game has come while it runs, in a few words."""

    def progress(self, view: View) -> str:
        """The status while the game runs, and that it is over when it is."""
        return self.say("status-over") if view.to_move == OVER else self.status(view)

    @abstractmethod
    def task(self, view: View, choices: Sequence[Choice]) -> str:
        """What the seat to move is to do now."""

    def listed(self, move: Move) -> bool:
        """Whether the move is shown with a number; one of many hundreds is typed instead."""
        return True

    def word(self, name: str, value: Argument) -> Argument:
        """An argument of a sentence in words; games add theirs (cards, colours)."""
        if name in ("seat", "other") and isinstance(value, int):
            return self.names[value]
        return value

    def speak(self, key: str, args: Mapping[str, Argument]) -> str:
        """A sentence with its arguments in words."""
        return self.say(key, **{name: self.word(name, value) for name, value in args.items()})

    def tell(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.speak(event.key, event.args)

    @abstractmethod
    def taken(self, view: View, seat: int) -> RenderableType | None:
        """The pieces behind a seat's score, shown above its score sheet, if there are any."""

    @abstractmethod
    def legend(self) -> Text:
        """What the letters and signs mean."""

    def score_sheets(
        self, view: View, sheets: Sequence[Sequence[ScoreLine]], places: Sequence[int]
    ) -> RenderableType:
        """Every seat's points explained line by line, the best seat first."""
        parts: list[RenderableType] = []
        for seat in sorted(range(len(sheets)), key=lambda seat: places[seat]):
            heading = self.say("score-heading", place=places[seat], name=self.names[seat])
            parts.append(Text(heading, style="bold"))
            taken = self.taken(view, seat)
            parts += [] if taken is None else [taken]
            parts.append(self._sheet(sheets[seat]))
        return Group(*parts)

    def _sheet(self, lines: Sequence[ScoreLine]) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(width=SHEET_WIDTH)
        grid.add_column(justify="right")
        for line in lines:
            grid.add_row("  " + self.speak(line.key, dict(line.args)), signed(line.points))
        total = sum(line.points for line in lines)
        grid.add_row(Text("  " + self.say("score-total"), style="bold"), Text(str(total), "bold"))
        return grid


def signed(points: int) -> str:
    """A number of points with its sign."""
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"
