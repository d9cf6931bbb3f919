"""What everyone sees of a game of Monolyth."""

from dataclasses import dataclass
from typing import Final, Literal

from trilithon.core.view import ScoreLine, View

Stage = Literal["card", "ring", "boards", "choose", "place", "forgo", "refill"]
STAGES: Final[tuple[Stage, ...]] = (
    "card",
    "ring",
    "boards",
    "choose",
    "place",
    "forgo",
    "refill",
)


@dataclass(frozen=True)
class Count:
    """How many stones of a kind are left."""

    stone: str
    count: int


@dataclass(frozen=True)
class Placed:
    """A stone of a monolyth and where its cubes are: x, y, and z from the ground up."""

    stone: str
    cubes: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Side:
    """A side of a player board: its colour, its prophecy, the cubes of its wall that count."""

    colour: str
    prophecy: int | None
    count: int


@dataclass(frozen=True)
class Builder:
    """What a seat has built, stone by stone, and taken. Heights go by rows, x first."""

    board: str | None
    sides: tuple[Side, ...]
    heights: tuple[int, ...]
    stones: tuple[Placed, ...]
    levels: int
    level_tokens: tuple[int, ...]
    structure_token: int | None


@dataclass(frozen=True)
class MonolythView(View):
    """Everything there is to see, the same for all: only the order of the draw is unknown.

    ring: the stone on each site. left: the site that the crystal left in this turn. held: the stone
    that is to be placed. Tokens are those on the main board. rank: of a solo game, so far.
    """

    stage: Stage
    active: int
    limit: int
    ring: tuple[str | None, ...]
    crystal: int
    left: int | None
    held: str | None
    box: tuple[Count, ...]
    supply: tuple[Count, ...]
    discarded: int
    prophecies: tuple[int, ...]
    level_tokens: tuple[int, ...]
    structure_tokens: tuple[int, ...]
    card: str | None
    builders: tuple[Builder, ...]
    last_round: bool
    rank: str | None
    sheet: tuple[tuple[ScoreLine, ...], ...]
