"""Century in the terminal, drawn from the view alone."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from trilithon.core.errors import Argument
from trilithon.core.state import Spec, View
from trilithon.games.century.moves import (
    Activate,
    CenturyMove,
    Claim,
    Discard,
    Explore,
    Rest,
    Stop,
    Take,
    Trade,
    TurnUp,
    Upgrade,
)
from trilithon.games.century.view import (
    BonusTile,
    Card,
    CenturyView,
    ExplorationTile,
    Location,
    Player,
)
from trilithon.locales import Sentences
from trilithon.terminal.screen import DIM, Choice, Screen, signed

STYLES: Final = {
    "yellow": "black on #e3b21c",
    "green": "white on #1f7038",
    "blue": "white on #2452b0",
    "magenta": "white on #a3258f",
}
MERCHANT: Final = "♟"
UPGRADE: Final = "↑"
SIGNS: Final = {
    "assistance": "A",
    "tool": "T",
    "new_merchants": "M",
    "exploration": "E",
    "merchant": MERCHANT,
}


class CenturyScreen(Screen):
    """The row of cards, the locations panel by panel, the players."""

    def __init__(self, spec: Spec, say: Sentences, names: tuple[str, ...]) -> None:
        super().__init__(spec, say, names)
        colours = spec.data.content["colours"]
        self.symbols: list[str] = spec.data.content["symbols"]["names"]
        self.colours: dict[str, str] = dict(zip(colours["letters"], colours["names"], strict=True))

    # Words

    def word(self, name: str, value: Argument) -> Argument:
        """Crystals as "2 yellow, 1 green", colours and symbols by their names."""
        if name in ("crystals", "give", "get") and isinstance(value, str):
            return self.crystal_words(value)
        if name in ("colour", "better") and isinstance(value, str):
            return self.say("century-colour", colour=self.colours[value])
        return super().word(name, value)

    def crystal_words(self, crystals: str) -> str:
        """A string of crystals in words."""
        return ", ".join(
            self.say("century-crystals", count=count, colour=self.colours[letter])
            for letter, count in Counter(crystals).items()
        )

    def symbol(self, symbol: str | None) -> str:
        """The name of a symbol, nothing for none."""
        return self.say("century-symbol", symbol=symbol) if symbol else ""

    def icon(self, icon: str) -> str:
        """The name of an icon."""
        return self.say("century-icon", icon=icon)

    # Pieces

    def crystals(self, crystals: str) -> Text:
        """Crystals as letters on their colours."""
        text = Text()
        for letter in crystals:
            text.append(letter, STYLES.get(self.colours[letter], "reverse"))
        return text

    def effect(self, card: Card) -> Text:
        """What a card does, in a few words."""
        text = Text(self.icon(card.icon))
        if card.symbol:
            text.append(f" {self.symbol(card.symbol)}")
        if card.crystals:
            text.append(" +").append_text(self.crystals(card.crystals))
        if card.count > 1:
            text.append(f" {card.count}")
        return text

    def card(self, card: Card) -> Text:
        """A card in one line: its price, its points, its effect."""
        text = Text(f"{card.id} ").append_text(self.crystals(card.cost))
        text.append(" " + self.say("century-points", count=card.points), "bold")
        return text.append(", ").append_text(self.effect(card))

    def small_card(self, card: Card) -> Text:
        """A card in a few signs."""
        text = Text(f"{card.id} ").append_text(self.crystals(card.cost))
        text.append(f" {signed(card.points)}", "bold")
        text.append(f" {SIGNS[card.icon]}{self.symbol(card.symbol)[:3]}")
        if card.crystals:
            text.append("+").append_text(self.crystals(card.crystals))
        return text.append(str(card.count) if card.count > 1 else "")

    def bonus(self, tile: BonusTile) -> str:
        """A bonus tile in a few words."""
        what = " + ".join(self.icon(item) for item in tile.per)
        points = signed(tile.points)
        return f"{tile.id} {points} / {what}" if what else f"{tile.id} {points}"

    def small_bonus(self, tile: BonusTile) -> str:
        """A bonus tile in a few signs."""
        return f"{tile.id}{signed(tile.points)}{''.join(SIGNS[item] for item in tile.per)}"

    def small_tile(self, tile: ExplorationTile) -> Text:
        """An exploration tile in a few signs."""
        text = Text(f"{tile.id} ").append_text(self.crystals(tile.crystals))
        text.append(MERCHANT * tile.merchants)
        text.append(signed(tile.points) if tile.points else "")
        return text.append(SIGNS[tile.icon] if tile.icon else "")

    def tile(self, tile: ExplorationTile) -> Text:
        """An exploration tile in a few words."""
        text = Text(tile.id + " ")
        if tile.crystals:
            text.append_text(self.crystals(tile.crystals))
        if tile.merchants:
            text.append(self.say("century-merchants", count=tile.merchants))
        if tile.points:
            text.append(self.say("century-points", count=tile.points))
        if tile.icon:
            text.append(self.icon(tile.icon))
        return text

    # The table

    def status(self, view: View) -> str:
        """The round, and how many cards are left in the deck."""
        assert isinstance(view, CenturyView)
        status = self.say("century-status", round=view.round + 1, deck=view.deck)
        return f"{status}, {self.say('century-status-last')}" if view.last_round else status

    def table(self, view: View, choices: Sequence[Choice], roomy: bool) -> RenderableType:
        """The row of cards, the panels, the players."""
        assert isinstance(view, CenturyView)
        numbers = {
            choice.move.location: choice.number
            for choice in choices
            if isinstance(choice.move, Activate | Explore)
        }
        board = Grid.grid(padding=(0, 3))
        for row in view.layout:
            board.add_row(*(self.panel(view, panel, numbers) for panel in row))
        parts = [self.row(view, roomy), board, self.players(view)]
        return Group(*parts, "", self.legend()) if roomy else Group(*parts)

    def row(self, view: CenturyView, roomy: bool) -> RenderableType:
        """The cards above the Golem locations and the deck's top: in words, or in signs."""
        golems = [place.id for place in view.locations if place.type == "golem"]
        deck = self.say("century-deck-title", count=view.deck)
        cards: list[RenderableType] = []
        for place, card in zip([*golems, deck], [*view.row, view.deck_top], strict=True):
            text = Text().append(f"{place} ", DIM)
            if card is None:
                text.append(self.say("century-nobody"), DIM)
            else:
                text.append_text(self.card(card) if roomy else self.small_card(card))
            cards.append(text)
        return Group(*cards) if roomy else Columns(cards, padding=(0, 2))

    def panel(self, view: CenturyView, panel: str | None, numbers: dict[str, int]) -> Grid:
        """The locations of a panel, each with what the seat to move needs there now."""
        grid = Grid.grid(padding=(0, 1))
        seat = view.to_move if view.to_move >= 0 else view.active
        for place in view.locations:
            if place.panel == panel:
                number = numbers.get(place.id)
                usable = not place.why[seat] if view.stage == "turn" else number is not None
                grid.add_row(
                    Text(f"{number:>2}" if number else "  ", "bold"),
                    Text(place.id, "" if usable else DIM),
                    self.offer(place),
                    Text(self.symbol(place.symbol)[:3], DIM),
                    Text(f"{MERCHANT}{place.need[seat]}", "bold" if usable else DIM),
                    self.there(place),
                )
        return grid

    def offer(self, place: Location) -> Text:
        """What a location gives."""
        match place.type:
            case "production":
                return Text("+").append_text(self.crystals(place.gain))
            case "trade":
                return self.crystals(place.give).append("→").append_text(self.crystals(place.get))
            case "upgrade":
                return Text(f"{UPGRADE}{place.upgrades}")
            case _:
                stacks = [stack for stack in place.stacks if stack.top]
                tops = [f"{self.small_bonus(s.top)}×{s.size}" for s in stacks if s.top]
                return Text("\n".join(tops or [self.say("century-nobody")]))

    def there(self, place: Location) -> Text:
        """The merchants or the tile on a location."""
        if place.cover is not None:
            cover = Text("[", "yellow").append_text(self.small_tile(place.cover))
            return cover.append("]", "yellow")
        if place.seat is not None:
            return Text(f"{self.names[place.seat][:6]} {MERCHANT}{place.count}", "bold")
        return Text()

    def players(self, view: CenturyView) -> RenderableType:
        """Each seat's score so far, crystals, merchants, cards, icons, bonus tiles and effects."""
        grid = Grid.grid(padding=(0, 2))
        for seat, name in enumerate(self.names):
            player = view.seats[seat]
            moving = seat == view.to_move
            icons = " ".join(
                f"{SIGNS[icon]}{count}"
                for icon, count in zip(view.icons, player.icons, strict=True)
            )
            grid.add_row(
                Text(f"{'▸' if moving else ' '}{name[:15]}", "bold" if moving else ""),
                Text(f"{view.scores[seat]:>3}", "bold"),
                self.crystals(player.caravan),
                f"{MERCHANT}{player.home}/{player.on_board}/{player.reserve}",
                f"▯{len(player.cards)}/{view.cards_to_end}",
                icons,
                self.possessions(player),
            )
        return grid

    def possessions(self, player: Player) -> Text:
        """Bonus tiles with what they score now, and the effects of cards at each symbol."""
        parts = [Text(f"{scored.tile.id} {signed(scored.worth)}") for scored in player.bonus]
        for effect in player.effects:
            text = Text(self.symbol(effect.symbol))
            if effect.assistance:
                text.append(f" −{effect.assistance}{MERCHANT}")
            if effect.tools:
                text.append(" +").append_text(self.crystals(effect.tools))
            parts.append(text)
        return Text(", ").join(parts)

    def legend(self) -> Text:
        """What the signs mean, the letters of colours and icons."""
        parts = [
            f"{letter} {self.say('century-colour', colour=colour)}"
            for letter, colour in self.colours.items()
        ]
        parts += [f"{sign} {self.icon(icon)}" for icon, sign in SIGNS.items()]
        parts += [self.symbol(symbol) for symbol in self.symbols]
        return Text(self.say("century-legend") + "\n" + "  ".join(parts), DIM)

    # The moves

    def task(self, view: View, choices: Sequence[Choice]) -> str:
        """What is to be done now."""
        assert isinstance(view, CenturyView)
        assert choices
        count = view.discard if view.stage == "discard" else view.steps
        return self.say(f"century-task-{view.stage}", count=count)

    def choices(self, view: View, choices: Sequence[Choice]) -> RenderableType:
        """All moves but those that stand beside the locations, with what they change."""
        assert isinstance(view, CenturyView)
        grid = Grid.grid(padding=(0, 2))
        for choice in choices:
            if not isinstance(choice.move, Activate):
                assert isinstance(choice.after, CenturyView)
                change = choice.after.scores[view.active] - view.scores[view.active]
                points = Text(signed(change) if change else "", "green" if change > 0 else "red")
                words = self.described(view, choice)
                left = self.crystals(choice.after.seats[view.active].caravan)
                grid.add_row(f"{choice.number:>3}", str(choice.move), words, left, points)
        return grid

    def described(self, view: CenturyView, choice: Choice) -> RenderableType:
        """A move in words."""
        move = choice.move
        assert isinstance(move, CenturyMove)
        match move:
            case Rest():
                return self.say("century-move-rest", count=view.seats[view.active].on_board)
            case Upgrade(colour):
                letters = list(self.colours)
                better = letters[letters.index(colour) + 1]
                return self.speak("century-move-upgrade", {"colour": colour, "better": better})
            case Trade():
                return self.say("century-move-trade")
            case Take(_, tile):
                tops = [stack.top for place in view.locations for stack in place.stacks]
                found = next(top for top in tops if top is not None and top.id == tile)
                return self.say("century-move-take", what=self.bonus(found))
            case Claim(name):
                card = next(card for card in view.row if card is not None and card.id == name)
                return self.say("century-move-claim", what=self.card(card).plain)
            case Explore(location):
                covers = [place.cover for place in view.locations if place.id == location]
                what = self.tile(covers[0]).plain if covers[0] else ""
                return self.say("century-move-explore", what=what)
            case Discard(count, colour):
                return self.speak("century-move-discard", {"crystals": colour * count})
            case Stop():
                return self.say("century-move-stop")
            case Activate() | TurnUp():
                return str(move)
            case _:
                assert_never(move)

    # Secrets, and the score

    def secret(self, view: View) -> bool:
        """Everything lies open."""
        return not isinstance(view, CenturyView)

    def open_turn(self, view: View) -> bool:
        """Everyone may watch every decision."""
        return isinstance(view, CenturyView)

    def taken(self, view: View, seat: int) -> RenderableType | None:
        """The cards and tiles of the seat."""
        assert isinstance(view, CenturyView)
        player = view.seats[seat]
        lines = [self.card(card) for card in player.cards]
        lines += [self.tile(tile) for tile in player.explored]
        lines += [Text(self.bonus(scored.tile)) for scored in player.bonus]
        return Text("\n").join([Text("  ").append_text(line) for line in lines]) if lines else None
