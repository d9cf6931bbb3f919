"""What a page shows of Stonehenge beside the view: sizes, and where things may go."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trilithon.core.game import Catalogue, Hints
from trilithon.games.stonehenge import aims
from trilithon.games.stonehenge.circle import Circle
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.gaps import NEARBY, Gap, gaps
from trilithon.games.stonehenge.moves import (
    Codec,
    Gate,
    Grid,
    Ring,
    StonehengeMove,
    Swing,
    Top,
)
from trilithon.games.stonehenge.path import Release, free_path
from trilithon.games.stonehenge.position import MARKER, STONE, SUN
from trilithon.games.stonehenge.rules import StonehengeState

MOST_LINES = 12


@dataclass(frozen=True)
class Path:
    """The ball's free path for a release from 0 degrees, as seen from above; turn it to any aim."""

    sideways: float
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Steps:
    """The values that a number in a move may have: from `low` on, `count` of them."""

    low: float
    step: float
    count: int


@dataclass(frozen=True)
class StonehengeCatalogue(Catalogue):
    """What a picture of the table needs to know, in mm; `paths` are for the shortest pull.

    `ring` is where a path crosses the ring of stones; `tremors` say how far each hand trembles;
    `foot` and `lintel`: how far a stone on another and a lintel may be shifted, along and across.
    """

    base_radius: float
    base_thickness: float
    inner_edge: float
    ring: float
    stone: tuple[float, float, float]
    stones: int
    ball_diameter: float
    ball_clearance: float
    string_length: float
    marker_radius: float
    azimuth: Steps
    inset: Steps
    yaw: Steps
    foot: tuple[Steps, Steps]
    lintel: tuple[Steps, Steps]
    mark: Steps
    aim: Steps
    pull: Steps
    sideways: Steps
    tremors: dict[str, float]
    paths: tuple[Path, ...]


@dataclass(frozen=True)
class Arc:
    """A range of directions, in degrees, anticlockwise."""

    start: float
    end: float


@dataclass(frozen=True)
class Barred:
    """Directions in which no stone may be placed straight on the inner edge, and why."""

    start: float
    end: float
    why: str


@dataclass(frozen=True)
class Spot:
    """A place for a reserve stone, and the gaps to its neighbours on the ground."""

    move: str
    gaps: tuple[Gap, ...]


@dataclass(frozen=True)
class GateHint:
    """A gate that may be laid, where the stone would lie, and how much of it on each support."""

    move: str
    source: int
    start: int
    end: int
    position: tuple[float, float, float]
    rotation: tuple[float, float, float, float]
    gaps: tuple[Gap, ...]


@dataclass(frozen=True)
class Room:
    """Where the marker may go in one zone, and how wide the zone is."""

    start: float
    end: float
    gap: float | None


@dataclass(frozen=True)
class Line:
    """A legal swing, and the stone it passes nearest to."""

    move: str
    azimuth: float
    nearest: Gap | None


@dataclass(frozen=True)
class StonehengeHints(Hints):
    """Where a stone may stand, what may be laid where, where the marker and the swing may go.

    `swing` is the zone that the path must cross, near or far; None lets it go anywhere.
    """

    rings: tuple[Arc, ...]
    refusals: tuple[Barred, ...]
    tops: tuple[int, ...]
    spots: tuple[Spot, ...]
    gates: tuple[GateHint, ...]
    rooms: tuple[Room, ...]
    swing: Arc | None
    lines: tuple[Line, ...]


def catalogue(parts: Components) -> StonehengeCatalogue:
    """The components of this version."""
    codec = Codec(parts)
    return StonehengeCatalogue(
        base_radius=parts.base.radius,
        base_thickness=parts.base.thickness,
        inner_edge=parts.base.inner_edge,
        ring=parts.ring,
        stone=(parts.stone.width, parts.stone.depth, parts.stone.height),
        stones=parts.stone.count,
        ball_diameter=parts.ball.diameter,
        ball_clearance=parts.ball.clearance,
        string_length=parts.string.length,
        marker_radius=parts.marker.radius,
        azimuth=_steps(codec.ring[0]),
        inset=_steps(codec.ring[1]),
        yaw=_steps(codec.ring[2]),
        foot=(_steps(codec.top[1]), _steps(codec.top[2])),
        lintel=(_steps(codec.gate[2]), _steps(codec.gate[3])),
        mark=_steps(codec.mark),
        aim=_steps(codec.swing[0]),
        pull=_steps(codec.swing[1]),
        sideways=_steps(codec.swing[2]),
        tremors={name: hand.release_offset for name, hand in parts.hands.items()},
        paths=tuple(_paths(parts)),
    )


def _steps(grid: Grid) -> Steps:
    return Steps(grid.low, grid.step, grid.count)


def _paths(parts: Components) -> Iterator[Path]:
    for share in range(-10, 11):
        sideways = parts.swing.max_sideways * share / 10
        points = free_path(Release(0.0, parts.swing.min_pull, sideways), parts)[::4]
        yield Path(sideways, tuple((round(x, 1), round(y, 1)) for x, y, _ in points))


def hints(state: StonehengeState) -> StonehengeHints:
    """What the seat to move may do."""
    whys = [(move, state.why_not_named(move)) for move in state.offered()]
    named = [move for move, why in whys if not why]
    rings = arcs(move.azimuth for move in named if isinstance(move, Ring))
    tops = [move for move in named if isinstance(move, Top)]
    stones: list[Ring | Top] = [*_choices(rings, state), *tops]
    return StonehengeHints(
        moves=tuple(map(str, named)),
        rings=rings,
        refusals=_refusals(whys) if state.stage == STONE else (),
        tops=tuple(move.stone for move in tops),
        spots=tuple(Spot(str(move), gaps(state, move)) for move in stones),
        gates=tuple(_gate(state, move) for move in named if isinstance(move, Gate)),
        rooms=_rooms(state) if state.stage == MARKER else (),
        swing=_own_arc(state) if state.stage == SUN and not state.first_turn else None,
        lines=_lines(state, [move for move in named if isinstance(move, Swing)]),
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


def _refusals(whys: Iterable[tuple[StonehengeMove, str]]) -> tuple[Barred, ...]:
    reasons: dict[str, list[float]] = {}
    for move, why in whys:
        if why and isinstance(move, Ring):
            reasons.setdefault(why, []).append(move.azimuth)
    return tuple(
        Barred(arc.start, arc.end, why) for why, found in reasons.items() for arc in arcs(found)
    )


def _choices(rings: Iterable[Arc], state: StonehengeState) -> Iterator[Ring]:
    """Both ends and the middle of every range."""
    for arc in rings:
        width = (arc.end - arc.start) % 360
        for turn in sorted({0.0, width // 2, width}):
            move = Ring((arc.start + turn) % 360)
            if not state.why_not_named(move):
                yield move


def _gate(state: StonehengeState, move: Gate) -> GateHint:
    planned = state.planned(move)
    start, end = planned.on
    place, turn = planned.pose[:3], planned.pose[3:]
    return GateHint(str(move), move.source, start, end, place, turn, gaps(state, move))


def _rooms(state: StonehengeState) -> tuple[Room, ...]:
    found = []
    for zone in state.new_zones(state.circle, state.placed):
        first, width = state.circle.room(zone)
        start, end = math.degrees(first), math.degrees(first + width) % 360
        gap = None if math.isinf(zone.gap) else round(zone.gap, 1)
        found.append(Room(round(start, 3), round(end, 3), gap))
    return tuple(found)


def _own_arc(state: StonehengeState) -> Arc | None:
    if len(state.circle.ground) < 2:
        return None
    zone = state.own_zone()
    return Arc(*(round(_degrees(state.circle, n), 3) for n in (zone.start, zone.end)))


def _degrees(circle: Circle, number: int) -> float:
    """The direction of a stone seen from the centre."""
    pose = circle.stones[number].pose
    return math.degrees(math.atan2(pose.y, pose.x)) % 360


def _lines(state: StonehengeState, swings: Iterable[Swing]) -> tuple[Line, ...]:
    """Swings in some directions that keep far from stones, with the stone nearest to each."""
    poses = [stone.pose for stone in state.circle.stones.values()]
    found = aims.best(swings, poses, state.parts, NEARBY, MOST_LINES)
    return tuple(Line(str(m), m.azimuth, next(iter(gaps(state, m)), None)) for m in found)
