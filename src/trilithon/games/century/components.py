"""Century's component data turned into tables that the rules can look things up in."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.core.data import Data
from trilithon.core.state import Spec
from trilithon.games.century.check import (
    ICONS,
    MERCHANT,
    TYPES,
    check,
    most_crystals,
    most_repeats,
)

RULES: Final = 1
RANDOM: Final = "random"

# Types of locations, in the order of TYPES; effects of cards, in the order of ICONS.
PRODUCTION: Final[i64] = 0
UPGRADE: Final[i64] = 1
TRADE: Final[i64] = 2
GOLEM: Final[i64] = 3
ASSISTANCE: Final[i64] = 0
TOOL: Final[i64] = 1
NEW_MERCHANTS: Final[i64] = 2
EXPLORATION: Final[i64] = 3

# Several counters share one number: crystals 8 bits each, icons 12 bits each.
CRYSTAL_BITS: Final[i64] = 8
ICON_BITS: Final[i64] = 12


class CenturySpec(Spec):
    """The specification of a game of Century: locations, cards, tiles, numbers of moves.

    Crystals are packed into one number: 8 bits a colour from the lowest level on, then 8 bits for
    how many they are. Seven bits count; the eighth is free, so that one subtraction tells whether
    a caravan can pay. Locations of all panels have numbers, those that are always on the table
    first. Without a symbol a location has one more than the last, which no card names.
    """

    def __init__(self, players: int, options: dict[str, str], data: Data) -> None:
        check(data, players)
        content = data.content
        setup, end = content["setup"], content["end"]
        self.action_required: bool = options["action_required"] == "yes"
        self.either_order: bool = options["golem_order"] == "either"
        self._make_crystals(content["colours"])
        self.symbol_names: list[str] = list(content["symbols"]["names"])
        self.symbols: i64 = len(self.symbol_names)
        self._make_locations(content, players, options["panel"])
        self._make_cards(content, players)
        self._make_tiles(content)
        self.caravan: i64 = int(setup["caravan"])
        self.bonus_spaces: i64 = int(setup["bonus_spaces"])
        self.merchants: i64 = int(setup["merchants"])
        self.merchants_start: i64 = int(setup["merchants_start"][str(players)])
        self.start_crystals: list[str] = list(setup["start_crystals"])
        self.cards_to_end: i64 = int(end["cards"])
        self.rest_rounds: i64 = int(end["rest_rounds"])
        self.most_rounds: i64 = int(end["rounds"])
        places: list[Any] = [
            place
            for panel in [*setup["panels"], *setup["choice"]]
            for place in content["panels"][panel]
        ]
        most = max(most_crystals(content, place) for place in places)
        self.most_excess: i64 = max(1, most - int(self.caravan))
        self._number_moves()
        self._lay_out()
        super().__init__(
            "century",
            RULES,
            players,
            options,
            data,
            int(self.deal),
            longest=self._longest(content, places, players),
            score_low=0,
            score_high=self._score_high(),
        )

    def _make_crystals(self, colours: dict[str, Any]) -> None:
        self.letters: str = "".join(colours["letters"])
        count = len(self.letters)
        self.colours: i64 = count
        self.total_shift: i64 = count * int(CRYSTAL_BITS)
        lanes = [1 << (lane * int(CRYSTAL_BITS)) for lane in range(count + 1)]
        self.unit: vec[i64] = vec[i64]([i64(lane + lanes[count]) for lane in lanes[:count]])
        self.guards: i64 = sum([lane << 7 for lane in lanes])
        self.upgradeable: i64 = sum([lane * 127 for lane in lanes[: count - 1]])
        self.crystal_points: vec[i64] = vec[i64]([i64(int(n)) for n in colours["end_points"]])

    def pack(self, crystals: str) -> i64:
        """The packed number of a string of crystals."""
        packed: i64 = 0
        for letter in crystals:
            packed += self.unit[self.letters.index(letter)]
        return packed

    def spell(self, packed: i64) -> str:
        """The string of a packed number, lowest level first."""
        text = ""
        for colour in range(int(self.colours)):
            count = int((packed >> (colour * CRYSTAL_BITS)) & 127)
            text += self.letters[colour] * count
        return text

    def _make_locations(self, content: Any, players: int, chosen: str) -> None:
        setup = content["setup"]
        self.choices: list[str] = list(setup["choice"])
        self.chosen: i64 = -1 if chosen == RANDOM else self.choices.index(chosen)
        panels: list[str] = [*setup["panels"], *self.choices]
        places: list[Any] = [place for panel in panels for place in content["panels"][panel]]
        sizes = [len(content["panels"][panel]) for panel in panels]
        fixed = len(setup["panels"])
        self.fixed: i64 = sum(sizes[:fixed])
        self.choice_first: vec[i64] = vec[i64](
            [i64(sum(sizes[:panel])) for panel in range(fixed, len(panels))]
        )
        self.choice_size: vec[i64] = vec[i64]([i64(size) for size in sizes[fixed:]])
        self.location_names: list[str] = [str(place["id"]) for place in places]
        self.location_of_name: dict[str, int] = {
            name: number for number, name in enumerate(self.location_names)
        }
        self.location_panel: list[str] = [
            panel for panel in panels for _ in content["panels"][panel]
        ]
        self.locations: i64 = len(places)
        self.type: vec[i64] = vec[i64]([i64(TYPES.index(place["type"])) for place in places])
        self.printed: vec[i64] = vec[i64]([i64(int(place["merchants"])) for place in places])
        symbols = [*self.symbol_names, None]
        self.symbol: vec[i64] = vec[i64](
            [i64(symbols.index(place.get("symbol"))) for place in places]
        )
        gains = [place.get("gain", place.get("get", "")) for place in places]
        self.gain: vec[i64] = vec[i64]([self.pack(gain) for gain in gains])
        self.give: vec[i64] = vec[i64]([self.pack(place.get("give", "")) for place in places])
        self.upgrades: vec[i64] = vec[i64]([i64(int(place.get("upgrades", 0))) for place in places])
        covers = [setup["cover_players"].get(place.get("cover"), []) for place in places]
        self.covered: vec[i64] = vec[i64]([i64(players in counts) for counts in covers])
        self._make_golems(places)

    def _make_golems(self, places: list[Any]) -> None:
        slots: list[i64] = []
        first: list[i64] = []
        counts: list[i64] = []
        sizes: list[i64] = []
        golems = 0
        for place in places:
            stacks = [int(size) for size in place.get("stacks", [])]
            slots.append(golems if place["type"] == "golem" else -1)
            first.append(len(sizes))
            counts.append(len(stacks))
            golems += place["type"] == "golem"
            sizes += [i64(size) for size in stacks]
        self.row_size: i64 = golems
        self.slot: vec[i64] = vec[i64](slots)
        self.first_stack: vec[i64] = vec[i64](first)
        self.stack_count: vec[i64] = vec[i64](counts)
        self.stack_size: vec[i64] = vec[i64](sizes)
        self.stacks: i64 = len(sizes)
        self.most_stacks: i64 = max([int(count) for count in counts])

    def _make_cards(self, content: Any, players: int) -> None:
        marks = content["setup"]["card_players"]
        cards: list[Any] = [
            card for card in content["cards"]["deck"] if players in marks[card["players"]]
        ]
        self.cards: i64 = len(cards)
        self.card_names: list[str] = [str(card["id"]) for card in cards]
        self.card_of_name: dict[str, int] = {
            name: number for number, name in enumerate(self.card_names)
        }
        self.cost: vec[i64] = vec[i64]([self.pack(card["cost"]) for card in cards])
        self.points: vec[i64] = vec[i64]([i64(int(card["points"])) for card in cards])
        self.icon: vec[i64] = vec[i64]([i64(ICONS.index(card["icon"])) for card in cards])
        symbols = [*self.symbol_names, None]
        self.card_symbol: vec[i64] = vec[i64](
            [i64(symbols.index(card.get("symbol"))) for card in cards]
        )
        self.card_crystals: vec[i64] = vec[i64](
            [self.pack(card.get("crystals", "")) for card in cards]
        )
        self.card_count: vec[i64] = vec[i64]([i64(int(card.get("count", 0))) for card in cards])
        icon_units = [1 << (icon * int(ICON_BITS)) for icon in range(len(ICONS))]
        self.icon_unit: vec[i64] = vec[i64]([i64(unit) for unit in icon_units])

    def _make_tiles(self, content: Any) -> None:
        tiles: list[Any] = content["exploration"]["tiles"]
        self.tiles: i64 = len(tiles)
        self.tile_names: list[str] = [str(tile["id"]) for tile in tiles]
        self.tile_crystals: vec[i64] = vec[i64](
            [self.pack(tile.get("crystals", "")) for tile in tiles]
        )
        self.tile_merchants: vec[i64] = vec[i64](
            [i64(int(tile.get("merchants", 0))) for tile in tiles]
        )
        self.tile_points: vec[i64] = vec[i64]([i64(int(tile.get("points", 0))) for tile in tiles])
        icons = [ICONS.index(tile["icon"]) if "icon" in tile else -1 for tile in tiles]
        self.tile_icon: vec[i64] = vec[i64]([i64(icon) for icon in icons])
        kinds: list[Any] = content["bonus"]["tiles"]
        self.kinds: i64 = len(kinds)
        self.kind_names: list[str] = [str(kind["id"]) for kind in kinds]
        self.kind_count: vec[i64] = vec[i64]([i64(int(kind["count"])) for kind in kinds])
        self.kind_points: vec[i64] = vec[i64]([i64(int(kind["points"])) for kind in kinds])
        # How many of each icon, then of merchants, a bonus tile asks for: a row a kind.
        items = [*ICONS, MERCHANT]
        self.items: i64 = len(items)
        self.kind_per: vec[i64] = vec[i64](
            [i64(list(kind["per"]).count(item)) for kind in kinds for item in items]
        )

    def _number_moves(self) -> None:
        """The first number of each kind of move; activating a location has its number."""
        self.rest: i64 = self.locations
        self.upgrade: i64 = self.rest + 1
        self.trade: i64 = self.upgrade + self.colours - 1
        self.take: i64 = self.trade + 1
        self.claim: i64 = self.take + self.most_stacks
        self.explore: i64 = self.claim + 1
        self.discard: i64 = self.explore + self.locations
        self.stop: i64 = self.discard + self.colours * self.most_excess
        self.deal: i64 = self.stop + 1
        self.bonus: i64 = self.deal + self.cards
        self.cover: i64 = self.bonus + self.kinds
        self.panel: i64 = self.cover + self.tiles
        self.numbers: i64 = self.panel + len(self.choices)

    def _lay_out(self) -> None:
        """Where the parts of a position's `board` begin, the locations being the first."""
        self.row_at: i64 = self.locations
        self.stack_at: i64 = self.row_at + self.row_size + 1
        self.card_at: i64 = self.stack_at + 2 * self.stacks
        self.pool_at: i64 = self.card_at + self.cards
        self.tile_at: i64 = self.pool_at + self.cards
        self.kind_at: i64 = self.tile_at + self.tiles
        self.board_size: i64 = self.kind_at + self.kinds

    def _longest(self, content: Any, places: list[Any], players: int) -> int:
        """More moves, those of CHANCE included, than any game can have."""
        repeats = max([most_repeats(content, p) for p in places if p["type"] == "trade"], default=0)
        upgrades = max([int(place.get("upgrades", 0)) for place in places])
        explored = max([int(count) for count in self.card_count])
        turn = 2 + max(repeats, upgrades, 4 + explored) + int(self.most_excess)
        deals = 1 + int(self.row_size) + 1 + int(self.stacks) + int(self.tiles)
        return deals + int(self.most_rounds) * players * turn

    def _score_high(self) -> int:
        """A score that nobody can exceed: the best of everything at once."""
        points = sorted([int(n) for n in self.points])[-int(self.cards_to_end) :]
        icons = int(self.cards_to_end) + int(self.tiles)
        most = max(icons, int(self.merchants))
        bonus = max([int(n) for n in self.kind_points]) * most * int(self.bonus_spaces)
        crystals = max([int(n) for n in self.crystal_points]) * int(self.caravan)
        return sum(points) + sum([int(n) for n in self.tile_points]) + bonus + crystals
