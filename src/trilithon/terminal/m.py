"""M in the terminal, drawn from the view alone."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from trilithon.core.errors import Argument
from trilithon.core.state import Spec, View
from trilithon.games.m.moves import Deal, Line, MMove, Pass, Place, Take
from trilithon.games.m.view import MView
from trilithon.locales import Sentences
from trilithon.terminal.screen import DIM, Choice, Screen, signed

STYLES: Final = {
    "blue": "white on #2452b0",
    "brown": "white on #74482a",
    "red": "white on #b4232c",
    "green": "white on #1f7038",
    "yellow": "black on #e3b21c",
}
GLYPHS: Final = {"cube": "■", "triangle": "▲", "moebius": "∞", "fork": "ψ"}
FREE: Final = "bold"


class MScreen(Screen):
    """The area of cards, the players, the hand."""

    def __init__(self, spec: Spec, say: Sentences, names: tuple[str, ...]) -> None:
        super().__init__(spec, say, names)
        deck = spec.data.content["deck"]
        self.size = int(spec.data.content["area"]["size"])
        self.colours: dict[str, str] = dict(
            zip(deck["colour_letters"], deck["colours"], strict=True)
        )
        self.symbols: dict[str, str] = dict(
            zip(deck["symbol_letters"], deck["symbols"], strict=True)
        )

    # Words

    def word(self, name: str, value: Argument) -> Argument:
        """A card as "blue 40 cube", a colour by its name."""
        if name == "card" and isinstance(value, str):
            return self.card_words(value)
        if name == "colour":
            return self.say("m-colour", colour=value)
        return super().word(name, value)

    def card_words(self, card: str) -> str:
        """A card in words; its notation is its colour's letter, its value, its symbol's letter."""
        colour, value, symbol = self.characteristics(card)
        return self.say("m-card", colour=colour, value=value, symbol=symbol or "none")

    def characteristics(self, card: str) -> tuple[str, int, str]:
        """Colour, value and symbol (empty for none) of a card."""
        value = card[1:].rstrip("".join(self.symbols))
        return self.colours[card[0]], int(value), self.symbols.get(card[-1], "")

    # Cards

    def style(self, card: str) -> str:
        """The colours in which a card is printed."""
        return STYLES.get(self.colours[card[0]], "reverse")

    def face(self, card: str) -> str:
        """A card in four characters: its colour's letter, its value, the sign of its symbol."""
        _, value, symbol = self.characteristics(card)
        return f"{card[0]}{value:>2}{GLYPHS.get(symbol, card[-1]) if symbol else ' '}"

    def chip(self, card: str) -> Text:
        """A card as a small coloured piece of text."""
        return Text(f" {self.face(card)} ", self.style(card))

    # The table

    def status(self, view: View) -> str:
        """How many cards are left to draw, or that the last scoring has come."""
        assert isinstance(view, MView)
        if view.last_phase:
            return self.say("m-status-last")
        return self.say("m-status", pile=view.pile)

    def table(self, view: View, choices: Sequence[Choice], roomy: bool) -> RenderableType:
        """The area on the left, the players on the right, the signs of the symbols below."""
        assert isinstance(view, MView)
        both = Grid.grid(padding=(0, 2))
        both.add_column(no_wrap=True)
        both.add_row(self.area(view, choices, roomy), self.players(view))
        return Group(both, "", self.legend()) if roomy else both

    def area(self, view: MView, choices: Sequence[Choice], roomy: bool) -> Text:
        """The cards in their box, and the cells around it onto which the table may still grow."""
        cards = {lying.cell: lying.card for lying in view.table}
        columns = window({ord(cell[0]) - ord("a") for cell in cards}, self.size)
        rows = window({int(cell[1:]) - 1 for cell in cards}, self.size)
        letters = [chr(ord("a") + column) for column in columns]
        free = {choice.move.cell for choice in choices if isinstance(choice.move, Place)}
        takes = {choice.move.cell for choice in choices if isinstance(choice.move, Take)}
        drawing = Text().append("   " + "".join(f"{letter:^7}" for letter in letters), DIM)
        for row in rows:
            drawing.append("\n" * (2 if roomy else 1))
            drawing.append(f" {row + 1} ", DIM)
            for letter in letters:
                cell = f"{letter}{row + 1}"
                if cell in cards:
                    drawing.append_text(self.lying(view, cell, cards[cell], cell in takes))
                elif cell in free:
                    drawing.append(f"{cell:^6}", FREE)
                else:
                    drawing.append(f"{'·':^6}", DIM)
                drawing.append(" ")
        return drawing

    def lying(self, view: MView, cell: str, card: str, takeable: bool) -> Text:
        """A card on the table: [ ] if it can be taken, > < if it was placed last."""
        left, right = " ", " "
        if takeable:
            left, right = "[", "]"
        elif cell == view.placed:
            left, right = ">", "<"
        style = self.style(card)
        if cell in view.line:
            style += " bold"
        return Text(f"{left}{self.face(card)}{right}", style)

    def players(self, view: MView) -> Text:
        """Each seat's score so far, tokens, cards in hand, and what its taken cards count."""
        drawing = Text().append(self.say("m-panel-legend"), DIM)
        for seat, name in enumerate(self.names):
            mark = "▸" if seat == view.to_move else " "
            drawing.append(f"\n{mark}{name[:15]:<15}", "bold" if seat == view.to_move else "")
            drawing.append(f"{view.scores[seat]:>5}", "bold")
            drawing.append(f"\n  ●{view.tokens[seat]:<2} ▯{view.hand_sizes[seat]}")
            for line in view.sheet[seat]:
                colour = dict(line.args).get("colour")
                if isinstance(colour, str):
                    letter = next(mark for mark, name in self.colours.items() if name == colour)
                    drawing.append(" ")
                    drawing.append(f"{letter}{signed(line.points)}", STYLES.get(colour, "reverse"))
        return drawing

    def legend(self) -> Text:
        """The letters of colours and symbols, as in the notation."""
        colours = [
            f"{letter} {self.say('m-colour', colour=colour)}"
            for letter, colour in self.colours.items()
        ]
        symbols = [
            f"{GLYPHS.get(symbol, letter)} {letter} {self.say('m-symbol', symbol=symbol)}"
            for letter, symbol in self.symbols.items()
        ]
        return Text("   ".join(colours) + "\n" + "   ".join(symbols), DIM)

    # The hand and the moves

    def task(self, view: View, choices: Sequence[Choice]) -> str:
        """Place, pass, choose a line or take a card."""
        assert isinstance(view, MView)
        if view.stage == "line":
            return self.say("m-task-line")
        if view.stage == "take":
            return self.say("m-task-take-last" if view.last_phase else "m-task-take")
        must_pass = all(isinstance(choice.move, Pass) for choice in choices)
        return self.say("m-task-pass" if must_pass else "m-task-place")

    def choices(self, view: View, choices: Sequence[Choice]) -> RenderableType:
        """The hand with the cells for each card, or the lines, or the cards to take."""
        assert isinstance(view, MView)
        if view.stage == "play":
            return self.hand(view, choices)
        grid = Grid.grid(padding=(0, 2))
        for choice in choices:
            grid.add_row(f"{choice.number:>3}", *self.described(view, choice))
        held = [self.held(view)] if view.hand else []
        return Group(*held, grid)

    def held(self, view: MView) -> Text:
        """The hand in one line."""
        text = Text(self.say("m-hand") + " ")
        for card in view.hand or ():
            text.append_text(self.chip(card)).append(" ")
        return text

    def hand(self, view: MView, choices: Sequence[Choice]) -> RenderableType:
        """Each card of the hand with the numbered cells on which it may be placed."""
        grid = Grid.grid(padding=(0, 2))
        for card in dict.fromkeys(view.hand or ()):
            cells = [
                self.placement(view, choice)
                for choice in choices
                if isinstance(choice.move, Place) and choice.move.card == card
            ]
            fits = Columns(cells or [Text(self.say("m-fits-nowhere"), DIM)], padding=(0, 2))
            grid.add_row(self.chip(card), card, self.card_words(card), fits)
        passes = Grid.grid(padding=(0, 2))
        for choice in choices:
            if isinstance(choice.move, Pass):
                passes.add_row(f"{choice.number:>3}", *self.described(view, choice))
        return Group(grid, passes, *self.remembered(view))

    def placement(self, view: MView, choice: Choice) -> Text:
        """A numbered cell, the tokens it brings, and a star if it starts a scoring."""
        assert isinstance(choice.move, Place)
        assert isinstance(choice.after, MView)
        text = Text(f"{choice.number:>2} ", "bold", no_wrap=True)
        text.append(choice.move.cell, "default not bold")
        gained = choice.after.tokens[view.to_move] - view.tokens[view.to_move]
        text.append(f"+{gained}●" if gained else "", "not bold yellow")
        text.append("*" if choice.after.stage in ("line", "take") else "", "bold red")
        return text

    def described(self, view: MView, choice: Choice) -> tuple[RenderableType, ...]:
        """A move as notation, in words, and what it changes in the score."""
        assert isinstance(choice.move, MMove)
        seat = view.to_move
        change = choice.after.scores[seat] - view.scores[seat]
        points = Text(signed(change) if change else "", "green" if change > 0 else "red")
        match choice.move:
            case Take(cell):
                card = next(lying.card for lying in view.table if lying.cell == cell)
                return str(choice.move), self.chip(card), self.card_words(card), points
            case Pass(buried):
                words = self.say("m-move-pass")
                if buried is not None:
                    words = self.speak("m-move-bury", {"card": buried})
                return str(choice.move), words, points
            case Line(line):
                return str(choice.move), self.say("m-move-line", line=line), points
            case Place() | Deal():
                return str(choice.move), points
            case _:
                assert_never(choice.move)

    def remembered(self, view: MView) -> Iterable[Text]:
        """Cards that this seat has put under the pile, and those that others drew since."""
        for buried in view.buried:
            if buried.card is not None:
                yield Text(self.speak("m-buried", {"card": buried.card}), DIM)
        for known in view.known:
            if known.knower == view.viewer:
                args: dict[str, Argument] = {"seat": known.holder, "card": known.card}
                yield Text(self.speak("m-known", args), DIM)

    # Secrets, and the score

    def secret(self, view: View) -> bool:
        """Whether the view shows a hand or a card under the pile."""
        assert isinstance(view, MView)
        return bool(view.hand) or any(buried.card for buried in view.buried)

    def open_turn(self, view: View) -> bool:
        """Taking cards of a line needs no look at the hand."""
        assert isinstance(view, MView)
        return view.stage == "take"

    def taken(self, view: View, seat: int) -> RenderableType | None:
        """The cards that the seat has taken, colour by colour."""
        assert isinstance(view, MView)
        order = list(self.colours)
        text = Text("  ")
        for card in sorted(view.taken[seat], key=lambda card: (order.index(card[0]), card)):
            text.append_text(self.chip(card)).append(" ")
        return text if view.taken[seat] else None


def window(occupied: set[int], size: int) -> list[int]:
    """The rows (or columns) to show, in order on the torus of size + 1: the occupied ones, and the
    next on each side while there is room to grow."""
    side = size + 1
    starts = [line for line in occupied if (line - 1) % side not in occupied]
    if len(starts) != 1:
        return list(range(side))
    margin = 1 if len(occupied) < size else 0
    first = starts[0] - margin
    return [(first + step) % side for step in range(len(occupied) + 2 * margin)]
