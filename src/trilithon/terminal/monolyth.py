"""Monolyth in the terminal, drawn from the view alone."""

from collections.abc import Sequence
from typing import Final, assert_never

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from trilithon.core.errors import Argument
from trilithon.core.state import Spec, View
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.moves import (
    Deal,
    Discard,
    Forgo,
    GiveBoard,
    MonolythMove,
    Place,
    Prophecy,
    ShowCard,
    Swap,
    Take,
)
from trilithon.games.monolyth.view import Builder, MonolythView, Side
from trilithon.locales import Sentences
from trilithon.terminal.screen import DIM, Choice, Screen

STYLES: Final = {
    "white": "black on #e8e4da",
    "blue": "white on #2452b0",
    "orange": "black on #e08a2c",
    "black": "white on #2a2a2e",
    "turquoise": "black on #3fbfb0",
}
CRYSTAL: Final = "◆"
WALL_WIDTH: Final = 14


class MonolythScreen(Screen):
    """The ring, the tokens, and every monolyth with its heights and its four walls."""

    def __init__(self, spec: Spec, say: Sentences, names: tuple[str, ...]) -> None:
        super().__init__(spec, say, names)
        assert isinstance(spec, MonolythSpec)
        self.colours = dict(zip(spec.colour_letters, spec.colour_names, strict=True))
        self.shapes = spec.shape_names
        self.cards = dict(zip(spec.card_names, spec.card_cells, strict=True))
        self.grid = int(spec.grid)
        self.reach = int(spec.reach)

    # Words

    def word(self, name: str, value: Argument) -> Argument:
        """Stones, colours, cards and boards by their names."""
        if name in ("stone", "cube") and isinstance(value, str):
            return self.say("monolyth-stone", colour=self.colours[value[0]], shape=value[1:])
        if name == "colour":
            return self.say("monolyth-colour", colour=value)
        if name == "card":
            return self.say("monolyth-card", card=value)
        if name == "board":
            return self.say("monolyth-board", board=value)
        return super().word(name, value)

    def style(self, letter: str) -> str:
        """How a colour is printed."""
        return STYLES.get(self.colours[letter], "reverse")

    def chip(self, stone: str) -> Text:
        """A stone as a small coloured piece of text."""
        return Text(f" {stone} ", self.style(stone[0]))

    # The table

    def status(self, view: View) -> str:
        """How many stones are left, or that this is the last round."""
        assert isinstance(view, MonolythView)
        if view.last_round:
            return self.say("monolyth-status-last")
        return self.say("monolyth-status", count=sum(count.count for count in view.box))

    def table(self, view: View, choices: Sequence[Choice], roomy: bool) -> RenderableType:
        """Ring and tokens, then the monolyths: one in full if the terminal is low."""
        assert isinstance(view, MonolythView)
        shown = view.active if view.viewer is None else view.viewer
        parts: list[RenderableType] = [self.ring(view), self.supply(view), self.tokens(view)]
        for seat in range(view.players):
            if seat == shown or roomy:
                parts.append(self.monolyth(view, seat))
            else:
                parts.append(self.heading(view, seat))
        return Group(*parts, *([self.legend()] if roomy else []))

    def ring(self, view: MonolythView) -> Text:
        """The stones clockwise from the crystal, with the steps to those it can reach."""
        ahead = [view.ring[(view.crystal + n) % len(view.ring)] for n in range(1, len(view.ring))]
        stones = [stone for stone in ahead if stone is not None]
        text = Text().append(f" {CRYSTAL} ", "bold cyan")
        choosing = view.stage == "choose" and view.to_move >= 0
        for steps, stone in enumerate(stones, start=1):
            if choosing and steps <= self.reach:
                text.append(f"{steps}", "bold")
            text.append_text(Text(stone, self.style(stone[0]))).append(" ")
        return text

    def supply(self, view: MonolythView) -> Text:
        """The 1-cube stones, what is in hand, and what the box holds of each shape."""
        text = Text(self.say("monolyth-supply") + " ")
        for count in view.supply:
            text.append(f"{count.stone[0]}{count.count}", self.style(count.stone[0])).append(" ")
        shapes = dict.fromkeys(self.shapes[1:], 0)
        for count in view.box:
            shapes[count.stone[1:]] += count.count
        held = " ".join(f"{shape}:{count}" for shape, count in shapes.items())
        return text.append(f"  {self.say('monolyth-box')} ").append(held, DIM)

    def tokens(self, view: MonolythView) -> Text:
        """The tokens that are left, and the structure card in one line."""
        text = Text(self.say("monolyth-prophecies") + " ")
        text.append(numbers(view.prophecies), "bold")
        text.append(f"  {self.say('monolyth-levels')} ").append(numbers(view.level_tokens), "bold")
        text.append(f"\n{self.say('monolyth-structures')} ")
        text.append(numbers(view.structure_tokens), "bold")
        if view.card is not None:
            cells = self.cards[view.card]
            rows = [" ".join(cells[row : row + self.grid]) for row in range(0, 16, self.grid)]
            text.append(f"  {self.say('monolyth-card', card=view.card)}  ")
            text.append(" / ".join(rows), DIM)
        return text

    # The monolyths

    def heading(self, view: MonolythView, seat: int) -> Text:
        """A seat's name, score so far, tokens and walls in one line."""
        builder = view.builders[seat]
        mark, weight = ("▸", "bold") if seat == view.active else (" ", "")
        text = Text(f"{mark}{self.names[seat][:15]:<15}", weight)
        text.append(f"{view.scores[seat]:>4}", "bold")
        tokens = list(builder.level_tokens)
        tokens += [] if builder.structure_token is None else [builder.structure_token]
        text.append(f"  ▲{builder.levels}  {numbers(tokens)}  ", DIM)
        for side in builder.sides:
            letter = self.letter(side.colour)
            goal = "" if side.prophecy is None else f"/{side.prophecy}"
            text.append(f"{letter}{side.count}{goal}", self.style(letter)).append(" ")
        return text

    def monolyth(self, view: MonolythView, seat: int) -> Group:
        """The heights from above and the four walls from outside."""
        builder = view.builders[seat]
        cubes = {cube: placed.stone[0] for placed in builder.stones for cube in placed.cubes}
        text = Text()
        text.append("    " + "".join(f"{chr(97 + x):<3}" for x in range(self.grid)) + "  ", DIM)
        for side in builder.sides:
            text.append_text(self.wall_heading(side))
        for row in range(max(self.grid, view.limit)):
            text.append(f"\n {row + 1}  ", DIM)
            for x in range(self.grid):
                text.append_text(self.space(builder, cubes, x, row)).append(" ")
            text.append("  ")
            for wall in range(len(builder.sides)):
                text.append_text(self.wall_row(cubes, wall, view.limit - 1 - row, view.limit))
        return Group(self.heading(view, seat), text)

    def wall_heading(self, side: Side) -> Text:
        """The colour of a wall, how many cubes count, and how many its prophecy asks for."""
        letter = self.letter(side.colour)
        words = f"{side.count}"
        if side.prophecy is not None:
            words = self.say("monolyth-side", count=side.count, number=side.prophecy)
        text = Text().append(letter, self.style(letter))
        return text.append(f" {words:<{WALL_WIDTH - 2}}")

    def letter(self, colour: str) -> str:
        """The letter of a colour."""
        return next(letter for letter, name in self.colours.items() if name == colour)

    def space(
        self, builder: Builder, cubes: dict[tuple[int, int, int], str], x: int, y: int
    ) -> Text:
        """A space from above: its height, on the colour of its topmost cube."""
        height = builder.heights[y * self.grid + x]
        if height == 0:
            return Text("· ", DIM)
        letter = cubes[(x, y, height - 1)]
        return Text(f"{height}{letter}", self.style(letter))

    def wall_row(
        self, cubes: dict[tuple[int, int, int], str], side: int, level: int, limit: int
    ) -> Text:
        """One level of a wall seen from outside, left to right."""
        text = Text()
        last = self.grid - 1
        for n in range(self.grid):
            x, y = ((n, 0), (last, n), (last - n, last), (0, last - n))[side]
            letter = cubes.get((x, y, level)) if 0 <= level < limit else None
            if letter is None:
                text.append("· " if 0 <= level < limit else "  ", DIM)
            else:
                text.append(f"{letter} ", self.style(letter))
        return text.append(" " * (WALL_WIDTH - 2 * self.grid))

    def legend(self) -> Text:
        """The letters of the colours and the shapes of the stones, as in the notation."""
        colours = [
            f"{letter} {self.say('monolyth-colour', colour=colour)}"
            for letter, colour in self.colours.items()
        ]
        return Text("   ".join(colours) + "\n" + self.say("monolyth-legend"), DIM)

    # The moves

    def task(self, view: View, choices: Sequence[Choice]) -> str:
        """Choose, place, or discard a prophecy."""
        assert isinstance(view, MonolythView)
        if view.stage == "place" and view.held is not None:
            return self.speak("monolyth-task-place", {"stone": view.held})
        if view.stage == "forgo":
            return self.say("monolyth-task-forgo")
        forced = any(isinstance(choice.move, Discard) for choice in choices)
        return self.say("monolyth-task-discard" if forced else "monolyth-task-choose")

    def choices(self, view: View, choices: Sequence[Choice]) -> RenderableType:
        """The moves of the crystal, then the prophecies side by side; or the placements."""
        assert isinstance(view, MonolythView)
        crystal = Grid.grid(padding=(0, 2))
        rows: dict[str, list[Text]] = {}
        others: list[Text] = []
        for choice in choices:
            assert isinstance(choice.move, MonolythMove)
            match choice.move:
                case Take() | Swap() | Discard():
                    crystal.add_row(f"{choice.number:>3}", *self.described(choice))
                case Prophecy(number, letter):
                    rows.setdefault(letter, []).append(numbered(choice, str(number)))
                case Place() | Forgo() | Deal() | ShowCard() | GiveBoard():
                    others.append(self.placement(view, choice))
                case _:
                    assert_never(choice.move)
        prophecies = Grid.grid(padding=(0, 2))
        for letter, texts in rows.items():
            prophecies.add_row(
                Text(f" {letter} ", self.style(letter)), Columns(texts, padding=(0, 1))
            )
        parts: list[RenderableType] = [crystal] if crystal.row_count else []
        parts += [prophecies] if rows else []
        return Group(*parts, *([Columns(others, padding=(0, 2))] if others else []))

    def described(self, choice: Choice) -> tuple[RenderableType, ...]:
        """A move of the crystal as notation and in words, and the stone in hand after it."""
        after = choice.after
        assert isinstance(after, MonolythView)
        if after.held is None:
            return str(choice.move), "", self.say("monolyth-move-discard")
        return (
            str(choice.move),
            self.chip(after.held),
            self.speak("monolyth-move", {"stone": after.held}),
        )

    def placement(self, view: MonolythView, choice: Choice) -> Text:
        """A numbered placement, the cubes that then count, and a star if it completes a level."""
        after = choice.after
        assert isinstance(after, MonolythView)
        words = " ".join(str(choice.move).split()[1:])
        text = numbered(choice, words)
        before, now = view.builders[view.to_move], after.builders[view.to_move]
        pairs = zip(before.sides, now.sides, strict=True)
        gained = sum(new.count - old.count for old, new in pairs)
        text.append(f"+{gained}" if gained else "", "not bold green")
        text.append("*" if min(now.heights) > min(before.heights) else "", "bold red")
        return text

    # Nothing is secret; the score

    def secret(self, view: View) -> bool:
        """Everything lies open."""
        return False

    def open_turn(self, view: View) -> bool:
        """Every decision is made from what everyone sees."""
        return True

    def taken(self, view: View, seat: int) -> RenderableType | None:
        """The rank of a solo game."""
        assert isinstance(view, MonolythView)
        if view.rank is None:
            return None
        return Text("  " + self.say("monolyth-rank", rank=view.rank), "bold cyan")


def numbers(values: Sequence[int]) -> str:
    """Tokens in one line, equal ones counted."""
    parts = [
        f"{value}" if values.count(value) == 1 else f"{value}×{values.count(value)}"
        for value in dict.fromkeys(values)
    ]
    return " ".join(parts) or "–"


def numbered(choice: Choice, words: str) -> Text:
    """A choice with its number."""
    text = Text(f"{choice.number:>3} ", "bold", no_wrap=True)
    return text.append(words, "default not bold")
