"""Refuse component data that describe no playable game of Century, and say where."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from trilithon.core.data import Data
from trilithon.core.errors import BadData

ICONS: Final = ("assistance", "tool", "new_merchants", "exploration")
MERCHANT: Final = "merchant"
TYPES: Final = ("production", "upgrade", "trade", "golem")
MOST_COLOURS: Final = 6
MOST_LOCATIONS: Final = 100
MOST_MERCHANTS: Final = 30
MOST_TILES: Final = 100
MOST_CARDS: Final = 200
MOST_SPACES: Final = 7
MOST_POINTS: Final = 1000
MOST_ROUNDS: Final = 10_000
MOST_CRYSTALS: Final = 127  # a counter of a packed caravan

_LOCATION = re.compile(r"[A-Z][A-Z0-9]*\.\d+")
_NAME = re.compile(r"[A-Z][A-Z0-9]*")

Content = Mapping[str, Any]


def check(data: Data, players: int) -> None:
    """BadData unless the data describe a game for this number of players."""
    try:
        for path in _wrong(data.content, players):
            raise BadData("error-data-value", path=path)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        raise BadData("error-data-shape", path=str(error)) from error


def _wrong(content: Content, players: int) -> Iterator[str]:
    """The paths of data that are wrong, each found before anything relies on it."""
    yield from _wrong_colours(content["colours"])
    if not (content["symbols"]["names"] and _distinct(content["symbols"]["names"])):
        yield "symbols.names"
    yield from _wrong_setup(content, players)
    yield from _wrong_end(content["end"])
    yield from _wrong_cards(content)
    yield from _wrong_exploration(content)
    yield from _wrong_panels(content)
    yield from _wrong_bonus(content)
    yield from _wrong_numbers(content, players)


def _wrong_colours(colours: Content) -> Iterator[str]:
    names, letters = colours["names"], colours["letters"]
    if not (2 <= len(names) <= MOST_COLOURS and _distinct(names)):
        yield "colours.names"
    if len(letters) != len(names) or not _distinct(letters):
        yield "colours.letters"
    if not all(len(letter) == 1 and "a" <= letter <= "z" for letter in letters):
        yield "colours.letters"
    for path in ("value", "end_points"):
        numbers = colours[path]
        if len(numbers) != len(names) or not all(_within(n, 0, MOST_POINTS) for n in numbers):
            yield f"colours.{path}"


def _wrong_setup(content: Content, players: int) -> Iterator[str]:
    setup, letters = content["setup"], content["colours"]["letters"]
    if not _within(setup["caravan"], 1, 60):
        yield "setup.caravan"
    if not _within(setup["bonus_spaces"], 0, MOST_SPACES):
        yield "setup.bonus_spaces"
    if not _within(setup["merchants"], 1, MOST_MERCHANTS):
        yield "setup.merchants"
    if not _within(setup["merchants_start"][str(players)], 1, setup["merchants"]):
        yield "setup.merchants_start"
    crystals = setup["start_crystals"]
    right = all(_crystals(text, letters) and len(text) <= setup["caravan"] for text in crystals)
    if not right or len(crystals) < players:
        yield "setup.start_crystals"
    panels = [*setup["panels"], *setup["choice"]]
    if not (setup["choice"] and _distinct(panels) and set(panels) <= set(content["panels"])):
        yield "setup.panels"
    if not all(_NAME.fullmatch(panel) for panel in panels):
        yield "setup.panels"
    laid = [panel for row in setup["layout"] for panel in row]
    if sorted(laid) != sorted([*setup["panels"], "choice"]):
        yield "setup.layout"
    for path in ("card_players", "cover_players"):
        if not all(_within(n, 1, 9) for counts in setup[path].values() for n in counts):
            yield f"setup.{path}"


def _wrong_end(end: Content) -> Iterator[str]:
    for path, most in (("cards", MOST_CARDS), ("rest_rounds", 99), ("rounds", MOST_ROUNDS)):
        if not _within(end[path], 1, most):
            yield f"end.{path}"


def _wrong_panels(content: Content) -> Iterator[str]:
    setup = content["setup"]
    ids: list[object] = []
    for panel in [*setup["panels"], *setup["choice"]]:
        if not content["panels"][panel]:
            yield f"panels.{panel}"
        for index, location in enumerate(content["panels"][panel]):
            ids.append(location["id"])
            for name in _wrong_location(content, location):
                yield f"panels.{panel}.{index}.{name}"
            if location["type"] == "golem" and panel in setup["choice"]:
                yield f"panels.{panel}.{index}.type"
    if not _distinct(ids) or len(ids) > MOST_LOCATIONS:
        yield "panels"


def _wrong_location(content: Content, location: Content) -> Iterator[str]:
    letters = content["colours"]["letters"]
    kind = location["type"]
    if kind not in TYPES:
        yield "type"
    if not _LOCATION.fullmatch(location["id"]):
        yield "id"
    if not _within(location["merchants"], 1, content["setup"]["merchants"]):
        yield "merchants"
    if "symbol" in location and location["symbol"] not in content["symbols"]["names"]:
        yield "symbol"
    if "cover" in location and location["cover"] not in content["setup"]["cover_players"]:
        yield "cover"
    for path in {"production": ("gain",), "trade": ("give", "get")}.get(kind, ()):
        if not location[path] or not _crystals(location[path], letters):
            yield path
    if kind == "trade" and endless(location["give"], location["get"]):
        yield "get"
    if kind == "upgrade" and not _within(location["upgrades"], 1, MOST_POINTS):
        yield "upgrades"
    if kind == "golem":
        sizes = location["stacks"]
        if not all(_within(size, 1, MOST_TILES) for size in sizes) or len(sizes) > 26:
            yield "stacks"
    if kind in TYPES and most_crystals(content, location) > MOST_CRYSTALS:
        yield "get" if kind == "trade" else "merchants"


def _wrong_cards(content: Content) -> Iterator[str]:
    setup, letters = content["setup"], content["colours"]["letters"]
    deck = content["cards"]["deck"]
    for index, card in enumerate(deck):
        right = {
            "id": bool(_NAME.fullmatch(card["id"])),
            "icon": card["icon"] in ICONS,
            "cost": _crystals(card["cost"], letters),
            "points": _within(card["points"], 0, MOST_POINTS),
            "players": card["players"] in setup["card_players"],
        }
        if card["icon"] in ("assistance", "tool"):
            right["symbol"] = card["symbol"] in content["symbols"]["names"]
        elif card["icon"] in ICONS:
            right["count"] = _within(card["count"], 0, MOST_MERCHANTS)
        if card["icon"] == "tool":
            right["crystals"] = _crystals(card["crystals"], letters)
        yield from (f"cards.deck.{index}.{path}" for path, well in right.items() if not well)
    if len(deck) > MOST_CARDS or not _distinct([card["id"] for card in deck]):
        yield "cards.deck"


def _wrong_exploration(content: Content) -> Iterator[str]:
    letters = content["colours"]["letters"]
    tiles = content["exploration"]["tiles"]
    for index, tile in enumerate(tiles):
        right = {
            "id": bool(_NAME.fullmatch(tile["id"])),
            "crystals": _crystals(tile.get("crystals", ""), letters),
            "merchants": _within(tile.get("merchants", 0), 0, MOST_MERCHANTS),
            "points": _within(tile.get("points", 0), 0, MOST_POINTS),
            "icon": tile.get("icon", ICONS[0]) in ICONS,
        }
        yield from (f"exploration.tiles.{index}.{path}" for path, well in right.items() if not well)
    if len(tiles) > MOST_TILES or not _distinct([tile["id"] for tile in tiles]):
        yield "exploration.tiles"


def _wrong_bonus(content: Content) -> Iterator[str]:
    tiles = content["bonus"]["tiles"]
    for index, tile in enumerate(tiles):
        right = {
            "id": bool(_NAME.fullmatch(tile["id"])),
            "per": set(tile["per"]) <= {*ICONS, MERCHANT},
            "points": _within(tile["points"], 0, MOST_POINTS),
            "count": _within(tile["count"], 1, MOST_TILES),
        }
        yield from (f"bonus.tiles.{index}.{path}" for path, well in right.items() if not well)
    if len(tiles) > MOST_TILES or not _distinct([tile["id"] for tile in tiles]):
        yield "bonus.tiles"


def _wrong_numbers(content: Content, players: int) -> Iterator[str]:
    """What is right in itself, but not enough or too much for this number of players."""
    setup, deck = content["setup"], content["cards"]["deck"]
    golems = [
        place
        for panel in setup["panels"]
        for place in content["panels"][panel]
        if place["type"] == "golem"
    ]
    used = sum(players in setup["card_players"][card["players"]] for card in deck)
    if used != setup["deck"][str(players)] or used <= len(golems):
        yield "setup.deck"
    stacked = sum(sum(place["stacks"]) for place in golems)
    if stacked > sum(tile["count"] for tile in content["bonus"]["tiles"]):
        yield "bonus.tiles"
    covers = {
        panel: sum(
            players in setup["cover_players"].get(place.get("cover"), ())
            for place in content["panels"][panel]
        )
        for panel in [*setup["panels"], *setup["choice"]]
    }
    always = sum(covers[panel] for panel in setup["panels"])
    most = max(covers[panel] for panel in setup["choice"])
    if always + most > len(content["exploration"]["tiles"]):
        yield "exploration.tiles"


def endless(give: str, get: str) -> bool:
    """Whether what a trade yields pays for the same trade again, for ever."""
    return Counter(give) <= Counter(get)


def most_repeats(content: Content, location: Content) -> int:
    """How often a trade can be made at most in one activation."""
    give: Counter[str] = Counter(location["give"])
    get: Counter[str] = Counter(location["get"])
    lost = max(give[letter] - get[letter] for letter in give)
    return _start(content, location) // lost


def most_crystals(content: Content, location: Content) -> int:
    """How many crystals a caravan can hold at most in a turn that activates this location."""
    start = _start(content, location)
    match location["type"]:
        case "production":
            return start + len(location["gain"])
        case "trade":
            growth = len(location["get"]) - len(location["give"])
            return start + max(0, growth) * most_repeats(content, location)
        case "golem":
            cards, tiles = content["cards"]["deck"], content["exploration"]["tiles"]
            explored: int = max((card.get("count", 0) for card in cards), default=0)
            return start + explored * max(
                (len(tile.get("crystals", "")) for tile in tiles), default=0
            )
        case _:
            return start


def _start(content: Content, location: Content) -> int:
    """The fullest caravan before the location's action: all that is kept, and every tool."""
    tools = sum(
        len(card["crystals"])
        for card in content["cards"]["deck"]
        if card["icon"] == "tool" and card["symbol"] == location.get("symbol")
    )
    return int(content["setup"]["caravan"]) + tools


def _crystals(text: object, letters: Sequence[str]) -> bool:
    return isinstance(text, str) and set(text) <= set(letters)


def _distinct(values: Sequence[object]) -> bool:
    return len(set(map(str, values))) == len(values)


def _within(number: object, low: int, high: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and low <= number <= high
