"""Playing in the terminal: the loop that all games share."""

import shlex
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from trilithon.bots.advice import HINT_ITERATIONS, advise
from trilithon.bots.heuristics import PLANS
from trilithon.core.errors import BadNotation, BadSetup, TrilithonError
from trilithon.core.game import Move
from trilithon.core.rng import Rng
from trilithon.core.table import Table
from trilithon.locales import Sentences
from trilithon.terminal import SCREENS
from trilithon.terminal.analysis import hint_in_words
from trilithon.terminal.keep import save
from trilithon.terminal.log import entries
from trilithon.terminal.places import Places
from trilithon.terminal.screen import DIM, Choice, Screen

COMMANDS: Final = ("help", "undo", "log", "scores", "hand", "hint", "save", "quit")
ROOMY: Final = 38
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
LOG_ENTRIES: Final = 3
FRAME: Final = 4
LONGEST_NUMBER: Final = 6


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """A table with people at this screen and bots."""

    def __init__(
        self,
        table: Table,
        places: Places,
        console: Console,
        say: Sentences,
        keep: Path,
        autosave: bool = False,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.table = table
        self.places = places
        self.console = console
        self.say = say
        self.keep = keep
        self.autosave = autosave
        self.ask = ask
        self.screen: Screen = SCREENS[table.game.name](table.spec, say, places.names)
        self.shown: int | None = None
        self.looking: int | None = None
        self.notice = Text()

    def run(self) -> None:
        """Play to the end, or until somebody leaves; either way the game is kept."""
        try:
            while not self.table.over:
                seat = self.table.to_move
                bot = self.places.bots[seat]
                if bot is None:
                    self.decide(seat)
                else:
                    self.table.play(bot.choose(self.table.view(seat), self.table.spec), seat)
            self.finish()
        except (KeyboardInterrupt, EOFError, Leave):
            self.leave()

    # One decision of a person

    def decide(self, seat: int) -> None:
        """Show the table to the seat and do what its person asks."""
        viewer = self.viewer(seat)
        if viewer is not None and self.must_hand_over(seat):
            self.hand_over(seat)
        self.shown = viewer
        choices = self.choices(seat)
        self.show(viewer, choices)
        task = self.screen.task(self.table.view(viewer), choices)
        prompt = self.say("terminal-prompt", name=self.places.names[seat], task=task)
        self.obey(self.ask(prompt + " ").strip(), seat, choices)

    def viewer(self, seat: int) -> int | None:
        """Whose eyes to draw for: with several people, nobody's if everyone may watch."""
        view = self.table.view(seat)
        watched = self.places.people > 1 and self.screen.open_turn(view)
        return None if watched and self.looking != seat else seat

    def must_hand_over(self, seat: int) -> bool:
        """Whether the screen would show a secret to somebody else than its owner."""
        several = self.places.people > 1
        return several and self.shown != seat and self.screen.secret(self.table.view(seat))

    def hand_over(self, seat: int) -> None:
        """Hide everything until the right person sits before the screen."""
        self.clear()
        name = self.places.names[seat]
        self.console.print(Rule(self.say("terminal-hand-over", name=name)))
        self.ask(self.say("terminal-hand-over-ready", name=name) + " ")

    def choices(self, seat: int) -> list[Choice]:
        """The legal moves, each with what the seat would see after it, imagined from its view."""
        game, spec = self.table.game, self.table.spec
        world = game.from_view(spec, self.table.view(seat), Rng(0))
        choices: list[Choice] = []
        numbers = count(1)
        for move in self.table.state.legal_moves():
            named = self.table.name(move)
            after = world.copy()
            after.apply(move)
            number = next(numbers) if self.screen.listed(named) else 0
            choices.append(Choice(number, named, after.view(seat)))
        return choices

    def obey(self, line: str, seat: int, choices: Sequence[Choice]) -> None:
        """A command, the number of a choice, or a move in notation."""
        self.notice = Text()
        try:
            command = find_command(line, self.say)
            if command is not None:
                self.command(command, seat)
            elif line:
                self.table.play(chosen(line, choices), seat)
                self.looking = None
                if self.autosave:
                    save(self.table.record, self.keep)
        except TrilithonError as error:
            self.notice = Text(self.say.error(error), "bold red")

    def command(self, command: str, seat: int) -> None:
        """Do what is not a move."""
        match command:
            case "help":
                game = self.say(f"{self.table.game.name}-help")
                text = self.say("terminal-help") + "\n\n" + game + "\n"
                self.page(Text(text), self.screen.legend())
            case "undo":
                self.table.undo()
            case "log":
                self.page(*(Text(entry) for entry in self.log(self.viewer(seat)) if entry))
            case "scores":
                self.scores(self.viewer(seat))
            case "hand":
                self.looking = seat
            case "hint":
                self.hint(seat)
            case "save":
                save(self.table.record, self.keep)
                self.notice = Text(self.say("terminal-saved", path=str(self.keep)), "bold")
            case _:
                raise Leave

    def hint(self, seat: int) -> None:
        """What the computer would play here, from what the seat sees."""
        game, spec = self.table.game.name, self.table.spec
        if game not in PLANS:
            raise BadSetup("error-hint")
        advice = advise(self.table.view(seat), spec, HINT_ITERATIONS, Rng(len(self.table.steps)))
        self.notice = Text(hint_in_words(advice, self.screen), "cyan")

    # What is shown

    def clear(self) -> None:
        """Empty the screen and what scrolled off it, so that no secret stays."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)

    def show(self, viewer: int | None, choices: Sequence[Choice]) -> None:
        """The table, what happened last, what can be done."""
        view = self.table.view(viewer)
        roomy = self.console.height >= ROOMY
        self.clear()
        table = self.screen.table(view, choices, roomy)
        notices = [self.notice] if self.notice else []
        below = Group(self.screen.choices(view, choices), *notices)
        above = self.opponents()
        taken = sum(len(self.console.render_lines(part)) for part in (above, table, below))
        self.console.print(Rule(self.title()))
        self.console.print(above)
        self.console.print(table)
        self.console.print(Rule(style=DIM))
        self.console.print(self.latest(viewer, self.console.height - taken - FRAME))
        self.console.print(Rule(style=DIM))
        self.console.print(below)

    def latest(self, viewer: int | None, room: int) -> RenderableType:
        """The last entries of the log, as many as there is room for, but never fewer than some."""
        grid = Grid.grid(padding=(0, 1))
        told: list[Text] = []
        for entry in reversed(self.log(viewer)):
            if not entry:
                continue
            text = Text(entry)
            lines = len(text.wrap(self.console, self.console.width - 2))
            if lines > room and len(told) >= LOG_ENTRIES:
                break
            room -= lines
            told.append(text)
        for text in reversed(told):
            grid.add_row(Text("·", DIM), text)
        return grid

    def title(self) -> str:
        """Which game this is, and how far it has come."""
        game, view = self.table.game.name, self.table.view(None)
        return self.say(
            "terminal-title", game=game, turn=view.turn, status=self.screen.progress(view)
        )

    def opponents(self) -> RenderableType:
        """How strong the computer is at each of its seats; nothing if it has none."""
        told = self.places.opponents(self.table.game.name, self.say)
        return Group(*([Text(told, DIM)] if told else []))

    def log(self, viewer: int | None) -> list[str]:
        """Everything this viewer saw happen, in sentences."""
        return entries(self.table, viewer, self.screen)

    def page(self, *parts: Text) -> None:
        """Show some text until it has been read, a screenful at a time."""
        lines = [line for part in parts for line in part.wrap(self.console, self.console.width)]
        room = max(self.console.height - 1, 1)
        for first in range(0, len(lines), room):
            self.clear()
            self.console.print(Text("\n").join(lines[first : first + room]))
            self.ask(self.say("terminal-continue") + " ")

    def scores(self, viewer: int | None) -> None:
        """The score sheets as if the game ended now."""
        self.clear()
        self.console.print(Rule(self.say("terminal-scores-now")))
        self.print_sheets(viewer)
        self.ask(self.say("terminal-continue") + " ")

    def print_sheets(self, viewer: int | None) -> None:
        """Everyone's points, explained."""
        state = self.table.state
        view = self.table.view(viewer)
        self.console.print(self.screen.score_sheets(view, state.score_sheet(), self.table.ranking))

    # The end

    def finish(self) -> None:
        """The last position and the score sheets."""
        if self.autosave:
            save(self.table.record, self.keep)
        self.notice = Text()
        self.clear()
        self.console.print(Rule(self.title()))
        self.console.print(self.opponents())
        self.console.print(self.screen.table(self.table.view(None), (), False))
        self.console.print(self.latest(None, 0))
        self.console.print(Rule(self.winners(), style="bold"))
        self.print_sheets(None)
        if self.autosave:
            self.console.print(Text(self.say("terminal-kept", path=str(self.keep))))

    def winners(self) -> str:
        """Who has won, in a sentence."""
        names = [
            name
            for name, place in zip(self.places.names, self.table.ranking, strict=True)
            if place == 1
        ]
        return self.say("terminal-winners", count=len(names), names=", ".join(names))

    def leave(self) -> None:
        """Keep the game, and tell how to go on with it."""
        self.console.print()
        if all(step.seat is None for step in self.table.steps):
            self.console.print(Text(self.say("terminal-left")))
            return
        save(self.table.record, self.keep)
        self.console.print(Text(self.say("terminal-left-saved", path=str(self.keep))))
        self.console.print(Text(f"  trilithon play --resume {shlex.quote(str(self.keep))}"))


def find_command(line: str, say: Sentences) -> str | None:
    """The command that a line names in English or in the language spoken, or begins to name."""
    word = line.lower()
    if word == "?":
        return "help"
    spoken = {command: command for command in COMMANDS}
    spoken |= {say(f"command-{command}"): command for command in COMMANDS}
    if word in spoken:
        return spoken[word]
    meant = {command for name, command in spoken.items() if word and name.startswith(word)}
    return meant.pop() if len(meant) == 1 else None


def chosen(line: str, choices: Sequence[Choice]) -> Move | str:
    """The move with this number, or the notation as it stands."""
    if not line.isdecimal():
        return line
    numbered = {choice.number: choice.move for choice in choices if choice.number}
    if not numbered:
        raise BadNotation("error-choice-typed", text=line[:20])
    if len(line) > LONGEST_NUMBER or int(line) not in numbered:
        raise BadNotation("error-choice-number", text=line[:20], most=max(numbered))
    return numbered[int(line)]
