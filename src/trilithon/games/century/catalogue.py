"""What is in the box of Century, for any number of players, and how sure each thing is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from trilithon.core.game import Catalogue
from trilithon.games.century.components import CenturySpec
from trilithon.games.century.knowledge import describe_bonus, describe_card, describe_tile
from trilithon.games.century.view import BonusTile, Card, ExplorationTile

GENERAL: Final = (
    "symbols.names",
    "setup.start_crystals",
    "setup.merchants_start",
    "setup.layout",
    "setup.deck",
    "end.cards",
    "end.rest_rounds",
    "end.rounds",
)
"""The data that are printed on no component, and that players ask about."""


@dataclass(frozen=True)
class Printed:
    """A location as it is printed; `stacks` are the sizes of its stacks of bonus tiles.

    covered: with how many players an exploration tile lies on it at the start.
    """

    type: str
    symbol: str | None
    merchants: int
    gain: str
    give: str
    get: str
    upgrades: int
    stacks: tuple[int, ...]
    covered: tuple[int, ...]


@dataclass(frozen=True)
class CenturyCatalogue(Catalogue):
    """Everything in the box, by the names of the notation; the same for every table.

    colours maps letters to names, lowest level first. panels: the names of their locations.
    card_players: with how many players each card is in the deck. bonus_counts: how many of each
    bonus tile there are. marks: how sure each datum of a location, card or tile is, by what it
    says (R, P, I, X); general: the same of data that are printed on none of them.
    """

    colours: Mapping[str, str]
    symbols: tuple[str, ...]
    panels: Mapping[str, tuple[str, ...]]
    locations: Mapping[str, Printed]
    cards: Mapping[str, Card]
    card_players: Mapping[str, tuple[int, ...]]
    bonus: Mapping[str, BonusTile]
    bonus_counts: Mapping[str, int]
    tiles: Mapping[str, ExplorationTile]
    marks: Mapping[str, Mapping[str, str]]
    general: Mapping[str, str]


def catalogue(world: CenturySpec, players: range) -> CenturyCatalogue:
    """The components of this version, for all these numbers of players."""
    content = world.data.content
    tables = {count: CenturySpec(count, dict(world.options), world.data) for count in players}
    cards = {
        name: describe_card(table, card)
        for table in tables.values()
        for card, name in enumerate(table.card_names)
    }
    in_order = [str(card["id"]) for card in content["cards"]["deck"] if card["id"] in cards]
    bonus = [describe_bonus(world, kind) for kind in range(int(world.kinds))]
    tiles = [describe_tile(world, tile) for tile in range(int(world.tiles))]
    panels: Mapping[str, Any] = content["panels"]
    return CenturyCatalogue(
        colours=dict(zip(world.letters, content["colours"]["names"], strict=True)),
        symbols=tuple(world.symbol_names),
        panels={panel: tuple(place["id"] for place in places) for panel, places in panels.items()},
        locations={
            place["id"]: _printed(world, place) for places in panels.values() for place in places
        },
        cards={name: cards[name] for name in in_order},
        card_players={
            name: tuple(count for count, table in tables.items() if name in table.card_of_name)
            for name in in_order
        },
        bonus={tile.id: tile for tile in bonus},
        bonus_counts={tile.id: int(n) for tile, n in zip(bonus, world.kind_count, strict=True)},
        tiles={tile.id: tile for tile in tiles},
        marks=dict(_marks(world)),
        general={path: world.data.mark(path) for path in GENERAL},
    )


def _printed(world: CenturySpec, place: Mapping[str, Any]) -> Printed:
    covers: Mapping[str, list[int]] = world.data.content["setup"]["cover_players"]

    def crystals(name: str) -> str:
        return world.spell(world.pack(place.get(name, "")))

    return Printed(
        type=place["type"],
        symbol=place.get("symbol"),
        merchants=place["merchants"],
        gain=crystals("gain"),
        give=crystals("give"),
        get=crystals("get"),
        upgrades=place.get("upgrades", 0),
        stacks=tuple(place.get("stacks", ())),
        covered=tuple(covers.get(place.get("cover", ""), ())),
    )


def _marks(world: CenturySpec) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Every location, card and tile with the marks of what it says."""
    data = world.data
    lists = [f"panels.{panel}" for panel in data.content["panels"]]
    for path in (*lists, "cards.deck", "exploration.tiles", "bonus.tiles"):
        things: Any = data.at(path)
        for index, thing in enumerate(things):
            said = [name for name in thing if name != "id"]
            yield thing["id"], {name: data.mark(f"{path}.{index}.{name}") for name in said}
