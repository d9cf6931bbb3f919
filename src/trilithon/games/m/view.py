"""What a viewer of M sees."""

from dataclasses import dataclass
from typing import Final, Literal

from trilithon.core.view import ScoreLine, View

Stage = Literal["setup", "play", "line", "take", "draw"]
STAGES: Final[tuple[Stage, ...]] = ("setup", "play", "line", "take", "draw")


@dataclass(frozen=True)
class Lying:
    """A card on the table."""

    cell: str
    card: str


@dataclass(frozen=True)
class Buried:
    """A card under the pile: who put it there, and what it is for those who know."""

    seat: int
    card: str | None


@dataclass(frozen=True)
class Known:
    """A card in the hand of `holder` that `knower` had buried: only those two see this."""

    knower: int
    holder: int
    card: str


@dataclass(frozen=True)
class MView(View):
    """Everything a seat knows of a game of M. `hand` is its own; None for a spectator."""

    stage: Stage
    active: int
    table: tuple[Lying, ...]
    placed: str | None
    line: tuple[str, ...]
    last_phase: bool
    pile: int
    hand: tuple[str, ...] | None
    hand_sizes: tuple[int, ...]
    tokens: tuple[int, ...]
    taken: tuple[tuple[str, ...], ...]
    buried: tuple[Buried, ...]
    known: tuple[Known, ...]
    idle: int
    sheet: tuple[tuple[ScoreLine, ...], ...]
