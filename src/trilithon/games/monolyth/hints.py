"""What a page shows of Monolyth beside the view: components, a whole turn's moves, why not."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from trilithon.core.game import Catalogue, Hints
from trilithon.games.monolyth.components import SIDES, MonolythSpec
from trilithon.games.monolyth.heights import matches
from trilithon.games.monolyth.moves import Forgo, Prophecy, decode
from trilithon.games.monolyth.position import CHOOSE, DONE, PLACE, STRUCTURE, TOPS
from trilithon.games.monolyth.rules import MonolythState

Deed = Literal["take", "swap", "discard"]
DEEDS: Final[tuple[Deed, ...]] = ("take", "swap", "discard")


@dataclass(frozen=True)
class Stone:
    """A kind of stone by its shape and colour; the shape's cubes are x, y, z."""

    shape: str
    colour: str
    cubes: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class MonolythCatalogue(Catalogue):
    """Stones by their names in the notation, colours by their letters, boards and cards."""

    grid: int
    limit: int
    sites: int
    reach: int
    solo: bool
    colours: Mapping[str, str]
    stones: Mapping[str, Stone]
    boards: Mapping[str, tuple[str, ...]]
    cards: Mapping[str, tuple[str, ...]]
    ranks: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class PlacementHint:
    """Set the stone down: its cubes, what it adds to each wall, the levels it completes.

    structure: whether it earns the structure token.
    """

    move: str
    cubes: tuple[tuple[int, int, int], ...]
    walls: tuple[int, ...]
    levels: int
    structure: bool


@dataclass(frozen=True)
class CrystalHint:
    """Move the crystal to a site: the stone that is then to be placed, if any, and where."""

    move: str
    deed: Deed
    steps: int
    site: int
    stone: str | None
    places: tuple[PlacementHint, ...]


@dataclass(frozen=True)
class ProphecyHint:
    """Put a prophecy into the slot of a side."""

    move: str
    number: int
    side: int


@dataclass(frozen=True)
class ForgoHint:
    """Discard a prophecy from the main board."""

    move: str
    number: int


@dataclass(frozen=True)
class SiteRefusal:
    """Why the crystal may not do this at a site it can reach."""

    deed: Deed
    steps: int
    site: int
    why: str


@dataclass(frozen=True)
class MonolythHints(Hints):
    """The moves by kind; those of the crystal with every placement that could follow."""

    crystal: tuple[CrystalHint, ...]
    places: tuple[PlacementHint, ...]
    prophecies: tuple[ProphecyHint, ...]
    forgoes: tuple[ForgoHint, ...]
    refusals: tuple[SiteRefusal, ...]


def catalogue(m: MonolythSpec) -> MonolythCatalogue:
    """The components of this version."""
    stones = {
        name: Stone(
            m.shape_names[m.kind_shape[kind]],
            m.colour_names[m.kind_colour[kind]],
            m.shape_cubes[m.kind_shape[kind]],
        )
        for kind, name in enumerate(m.names)
    }
    boards = {
        name: tuple(m.colour_names[m.side_colours[board * SIDES + side]] for side in range(SIDES))
        for board, name in enumerate(m.board_names)
    }
    return MonolythCatalogue(
        grid=int(m.grid),
        limit=int(m.limit),
        sites=int(m.sites),
        reach=int(m.reach),
        solo=m.solo,
        colours=dict(zip(m.colour_letters, m.colour_names, strict=True)),
        stones=stones,
        boards=boards,
        cards=dict(zip(m.card_names, m.card_cells, strict=True)),
        ranks=tuple((name, least) for least, name in reversed(m.ranks)),
    )


def hints(state: MonolythState) -> MonolythHints:
    """What the seat to move may do."""
    m = state.m
    moves = [int(move) for move in state.legal_moves()]
    named = [decode(state, move) for move in moves]
    crystal = [_crystal(state, move) for move in moves if m.take <= move < m.prophesy]
    choosing = state.to_move >= 0 and state.stage == CHOOSE
    return MonolythHints(
        moves=tuple(map(str, named)),
        crystal=tuple(crystal),
        places=tuple(_places(state)) if state.to_move >= 0 and state.stage == PLACE else (),
        prophecies=tuple(
            ProphecyHint(str(move), move.number, (number - int(m.prophesy)) % SIDES)
            for number, move in zip(moves, named, strict=True)
            if isinstance(move, Prophecy)
        ),
        forgoes=tuple(ForgoHint(str(m), m.number) for m in named if isinstance(m, Forgo)),
        refusals=tuple(_refusals(state)) if choosing else (),
    )


def _crystal(state: MonolythState, move: int) -> CrystalHint:
    m = state.m
    deed, steps = divmod(move - int(m.take), int(m.reach))
    after = state.copy()
    after.apply(move)
    placing = after.stage == PLACE
    return CrystalHint(
        move=str(decode(state, move)),
        deed=DEEDS[deed],
        steps=steps + 1,
        site=int(after.crystal),
        stone=m.names[after.held] if placing else None,
        places=tuple(_places(after)) if placing else (),
    )


def _places(state: MonolythState) -> Iterator[PlacementHint]:
    """Every placement of the held stone, and what it would bring."""
    m, seat = state.m, int(state.active)
    for footprint in state.legal_moves():
        after = state.copy()
        after.place(footprint)
        _, cubes = after.stones_of(seat)[-1]
        tops: i64 = after.has(seat, TOPS)
        levels = [
            level for level in range(1, int(m.limit) + 1) if not tops & m.heights.below[level]
        ]
        earns = state.has(seat, STRUCTURE) == 0 and state.structures_taken < len(m.structure_tokens)
        yield PlacementHint(
            move=str(decode(state, int(footprint))),
            cubes=cubes,
            walls=tuple(
                int(after.wall_count(seat, side) - state.wall_count(seat, side))
                for side in range(SIDES)
            ),
            levels=len(levels) - int(state.has(seat, DONE)),
            structure=earns and matches(m.heights, tops, state.card),
        )


def _refusals(state: MonolythState) -> Iterator[SiteRefusal]:
    m = state.m
    for deed, first in zip(DEEDS[:2], (int(m.take), int(m.swap)), strict=True):
        for steps in range(1, int(state.furthest()) + 1):
            why = state.why_not(first + steps - 1)
            if why:
                yield SiteRefusal(deed, steps, int(state.site_ahead(steps)), why)
