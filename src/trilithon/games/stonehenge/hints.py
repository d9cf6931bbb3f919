"""What a page shows of Stonehenge beside the view: sizes, and where things may go."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from trilithon.core.game import Catalogue, Hints
from trilithon.games.stonehenge import geometry
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.moves import Gate, Ring, Top
from trilithon.games.stonehenge.path import Release, free_path
from trilithon.games.stonehenge.position import MARKER, SUN
from trilithon.games.stonehenge.rules import StonehengeState


@dataclass(frozen=True)
class Path:
    """The ball's free path for a release from 0 degrees, as seen from above; turn it to any aim."""

    sideways: float
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class StonehengeCatalogue(Catalogue):
    """What a picture of the table needs to know, in mm; `paths` are for the shortest pull."""

    base_radius: float
    base_thickness: float
    inner_edge: float
    stone: tuple[float, float, float]
    stones: int
    ball_diameter: float
    ball_clearance: float
    string_length: float
    marker_radius: float
    max_inset: float
    max_yaw: float
    min_pull: float
    max_pull: float
    max_sideways: float
    paths: tuple[Path, ...]


@dataclass(frozen=True)
class Arc:
    """A range of directions, in degrees, anticlockwise."""

    start: float
    end: float


@dataclass(frozen=True)
class GateHint:
    """A gate that may be laid."""

    move: str
    source: int
    start: int
    end: int


@dataclass(frozen=True)
class StonehengeHints(Hints):
    """Where a stone may stand, what may be laid where, where the marker and the swing may go.

    `swing` is the zone that the path must cross, near or far; None lets it go anywhere.
    """

    rings: tuple[Arc, ...]
    tops: tuple[int, ...]
    gates: tuple[GateHint, ...]
    rooms: tuple[Arc, ...]
    swing: Arc | None


def catalogue(parts: Components) -> StonehengeCatalogue:
    """The components of this version."""
    most = parts.swing.max_sideways
    paths = []
    for share in range(-10, 11):
        sideways = most * share / 10
        points = free_path(Release(0.0, parts.swing.min_pull, sideways), parts)[::4]
        paths.append(Path(sideways, tuple((round(x, 1), round(y, 1)) for x, y, _ in points)))
    return StonehengeCatalogue(
        base_radius=parts.base.radius,
        base_thickness=parts.base.thickness,
        inner_edge=parts.base.inner_edge,
        stone=(parts.stone.width, parts.stone.depth, parts.stone.height),
        stones=parts.stone.count,
        ball_diameter=parts.ball.diameter,
        ball_clearance=parts.ball.clearance,
        string_length=parts.string.length,
        marker_radius=parts.marker.radius,
        max_inset=parts.place.max_inset,
        max_yaw=parts.place.max_yaw,
        min_pull=parts.swing.min_pull,
        max_pull=parts.swing.max_pull,
        max_sideways=most,
        paths=tuple(paths),
    )


def hints(state: StonehengeState) -> StonehengeHints:
    """What the seat to move may do."""
    codec = state.spec.codec
    numbers = [int(move) for move in state.legal_moves()]
    named = [move for number in numbers if (move := codec.decode(number)) is not None]
    return StonehengeHints(
        moves=tuple(map(str, named)),
        rings=arcs(move.azimuth for move in named if isinstance(move, Ring)),
        tops=tuple(move.stone for move in named if isinstance(move, Top)),
        gates=tuple(
            GateHint(str(move), move.source, *state.planned(move).on)
            for move in named
            if isinstance(move, Gate)
        ),
        rooms=_rooms(state) if state.stage == MARKER else (),
        swing=_own_arc(state) if state.stage == SUN and not state.first_turn else None,
    )


def arcs(degrees: Iterable[float]) -> tuple[Arc, ...]:
    """Whole degrees joined into ranges; one that goes on past 360 is joined to the first."""
    found: list[Arc] = []
    for degree in sorted(degrees):
        if found and degree - found[-1].end <= 1:
            found[-1] = Arc(found[-1].start, degree)
        else:
            found.append(Arc(degree, degree))
    if len(found) > 1 and found[0].start == 0 and found[-1].end == 359:
        found = [*found[1:-1], Arc(found[-1].start, found[0].end)]
    return tuple(found)


def _rooms(state: StonehengeState) -> tuple[Arc, ...]:
    rooms = [state.circle.room(zone) for zone in state.new_zones(state.circle, state.placed)]
    return tuple(
        Arc(round(math.degrees(first), 3), round(math.degrees(first + width) % 360, 3))
        for first, width in rooms
    )


def _own_arc(state: StonehengeState) -> Arc | None:
    zone = state.own_zone()
    if len(state.circle.ground) < 2:
        return None
    ends = (state.circle.stones[n].pose for n in (zone.start, zone.end))
    return Arc(*(round(math.degrees(geometry.azimuth(pose)), 3) for pose in ends))
