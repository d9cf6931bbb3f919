"""Stepping through the record of a game."""

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from trilithon.core.state import CHANCE, State
from trilithon.core.table import Table
from trilithon.locales import Sentences
from trilithon.terminal import SCREENS
from trilithon.terminal.log import entries
from trilithon.terminal.places import places_of
from trilithon.terminal.play import LONGEST_NUMBER, ROOMY, WIPE
from trilithon.terminal.screen import DIM


class Replay:
    """The positions of a game at which a player decided, and the last one."""

    def __init__(
        self,
        table: Table,
        viewer: int | None,
        console: Console,
        say: Sentences,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.console = console
        self.say = say
        self.ask = ask
        places = places_of(table.seats, int(table.spec.players), say)
        names = tuple(place.name for place in places)
        self.screen = SCREENS[table.game.name](table.spec, say, names)
        states = [step.before for step in table.steps] + [table.state]
        decided = [state for state in states if state.to_move != CHANCE]
        self.states: list[State] = decided or states[-1:]
        self.told = entries(table, viewer, self.screen)
        self.here = 0

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.states) - 1

    def run(self) -> None:
        """Show a position, go where the reader wants, until they leave."""
        try:
            while True:
                self.show()
                answer = self.ask(self.say("replay-prompt") + " ").strip().lower()
                if answer == "q":
                    return
                self.go(answer)
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def go(self, answer: str) -> None:
        """Move to another position."""
        match answer:
            case "" | "n":
                self.here = min(self.here + 1, self.last)
            case "b":
                self.here = max(self.here - 1, 0)
            case "e":
                self.here = self.last
            case _ if self.is_position(answer):
                self.here = int(answer)
            case _:
                text = self.say("replay-error", text=answer[:20], last=self.last)
                self.console.print(Text(text, "bold red"))
                self.ask(self.say("terminal-continue") + " ")

    def is_position(self, answer: str) -> bool:
        """Whether an answer is the number of a position."""
        short = answer.isdecimal() and len(answer) <= LONGEST_NUMBER
        return short and int(answer) <= self.last

    def show(self) -> None:
        """The position and what led to it."""
        state = self.states[self.here]
        view = state.view(self.viewer)
        if self.console.is_terminal:
            self.console.file.write(WIPE)
        name = self.table.game.name
        title = self.say("replay-title", game=name, here=self.here, last=self.last)
        self.console.print(Rule(f"{title} · {self.screen.progress(view)}"))
        self.console.print(self.screen.table(view, (), self.console.height >= ROOMY))
        self.console.print(Rule(style=DIM))
        self.console.print(Text(self.told[self.here]))
        if self.here == self.last and self.table.over:
            sheets, places = state.score_sheet(), state.ranking()
            self.console.print(self.screen.score_sheets(view, sheets, places))
