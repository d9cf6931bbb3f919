"""What a viewer of Century sees: everything but the order of what has not been turned up."""

from dataclasses import dataclass
from typing import Final, Literal

from trilithon.core.view import ScoreLine, View

Stage = Literal[
    "panel", "row", "stacks", "covers", "turn", "upgrade", "trade", "golem", "explore", "discard",
    "deck", "stack",
]  # fmt: skip
STAGES: Final[tuple[Stage, ...]] = (
    "panel", "row", "stacks", "covers", "turn", "upgrade", "trade", "golem", "explore", "discard",
    "deck", "stack",
)  # fmt: skip


@dataclass(frozen=True)
class Card:
    """A points card; `symbol`, `crystals` and `count` as its icon wants them."""

    id: str
    icon: str
    symbol: str | None
    crystals: str
    count: int
    cost: str
    points: int


@dataclass(frozen=True)
class BonusTile:
    """A bonus tile: `points` as often as all that `per` names is there."""

    id: str
    per: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class Scored:
    """A bonus tile of a seat, how often it counts now, and what it scores so."""

    tile: BonusTile
    times: int
    worth: int


@dataclass(frozen=True)
class ExplorationTile:
    """An exploration tile: crystals or merchants at once, points or an icon at the end."""

    id: str
    crystals: str
    merchants: int
    points: int
    icon: str | None


@dataclass(frozen=True)
class Stack:
    """A stack of bonus tiles, of which only the top is seen."""

    size: int
    top: BonusTile | None


@dataclass(frozen=True)
class Location:
    """A location of the board; `merchants` is printed, `count` are there now, those of `seat`.

    need and why say for each seat how many merchants it would have to place and why it cannot
    activate the location, empty if it can. `mark` tells how sure the printed things are.
    """

    id: str
    panel: str
    type: str
    symbol: str | None
    merchants: int
    gain: str
    give: str
    get: str
    upgrades: int
    stacks: tuple[Stack, ...]
    card: Card | None
    cover: ExplorationTile | None
    seat: int | None
    count: int
    need: tuple[int, ...]
    why: tuple[str, ...]
    mark: str


@dataclass(frozen=True)
class Effect:
    """What a seat's cards do at locations with a symbol: merchants saved, crystals given."""

    symbol: str
    assistance: int
    tools: str


@dataclass(frozen=True)
class Player:
    """What lies before a seat, and where its merchants are."""

    caravan: str
    home: int
    on_board: int
    reserve: int
    cards: tuple[Card, ...]
    effects: tuple[Effect, ...]
    icons: tuple[int, ...]
    bonus: tuple[Scored, ...]
    explored: tuple[ExplorationTile, ...]


@dataclass(frozen=True)
class CenturyView(View):
    """Everything that can be known of a game of Century, the same for all.

    layout: the panels as they lie. row: the cards above the Golem locations. deck: how many cards
    it has, its visible top included. location: the one being activated, where `took` and `claimed`
    tell what has been done. steps: upgrades or exploration tiles left. rest_rounds: rounds running
    in which everyone has rested. icons: in what order those of the players are counted.
    """

    stage: Stage
    active: int
    panel: str | None
    layout: tuple[tuple[str | None, ...], ...]
    locations: tuple[Location, ...]
    row: tuple[Card | None, ...]
    deck: int
    deck_top: Card | None
    surplus: int
    seats: tuple[Player, ...]
    icons: tuple[str, ...]
    capacity: int
    bonus_spaces: int
    cards_to_end: int
    location: str | None
    steps: int
    took: bool
    claimed: bool
    stepped: bool
    discard: int
    drawing: int
    round: int
    rest_rounds: int
    acted: bool
    last_round: bool
    sheet: tuple[tuple[ScoreLine, ...], ...]
