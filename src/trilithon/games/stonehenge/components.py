"""The component data of Stonehenge and the Sun, as frozen numbers in mm, g, degrees and seconds."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TypeVar

from trilithon.core.data import Data
from trilithon.core.errors import BadData

T = TypeVar("T")
HANDS = ("steady", "expert", "average", "novice")
MOST_STONES = 60


@dataclass(frozen=True, slots=True)
class Base:
    """The round plate the stones stand on."""

    radius: float
    inner_edge: float
    thickness: float


@dataclass(frozen=True, slots=True)
class Stone:
    """One standing stone: width along the rim, depth towards the centre."""

    count: int
    width: float
    depth: float
    height: float
    density: float
    friction: float

    @property
    def mass(self) -> float:
        """Grams of one stone."""
        return self.width * self.depth * self.height * self.density / 1000


@dataclass(frozen=True, slots=True)
class Ball:
    """The Sun."""

    diameter: float
    mass: float
    clearance: float
    friction: float

    @property
    def radius(self) -> float:
        """Half the diameter."""
        return self.diameter / 2


@dataclass(frozen=True, slots=True)
class String:
    """The line the Sun hangs on."""

    length: float
    radius: float
    mass: float
    reach: float


@dataclass(frozen=True, slots=True)
class Marker:
    """A player's marker on the rim."""

    radius: float
    margin: float


@dataclass(frozen=True, slots=True)
class Place:
    """How stones may be placed."""

    max_inset: float
    max_yaw: float
    min_overlap: float
    drop: float
    attempts: int


@dataclass(frozen=True, slots=True)
class Gate:
    """How a lintel may lie."""

    min_overlap: float
    max_shift: float


@dataclass(frozen=True, slots=True)
class Zone:
    """What makes a zone passable."""

    min_gap: float


@dataclass(frozen=True, slots=True)
class Swing:
    """How the ball may be released, and where it is caught."""

    min_pull: float
    max_pull: float
    max_sideways: float
    caught: float


@dataclass(frozen=True, slots=True)
class Judge:
    """When a stone counts as fallen, and a scene as settled."""

    moved: float
    tilt: float
    dropped: float
    below: float
    rest_speed: float
    rest_spin: float
    rest_time: float
    cap: float


@dataclass(frozen=True, slots=True)
class Hand:
    """Standard deviations of a hand's tremor."""

    release_offset: float
    release_velocity: float
    place_xy: float
    place_yaw: float
    place_tilt: float


@dataclass(frozen=True, eq=False)
class Components:
    """Everything in data.toml; told apart by identity, so that it can key caches."""

    base: Base
    stone: Stone
    ball: Ball
    string: String
    marker: Marker
    place: Place
    gate: Gate
    zone: Zone
    swing: Swing
    judge: Judge
    hands: Mapping[str, Hand]

    @property
    def anchor(self) -> float:
        """Height of the hook above the base."""
        return self.string.length + self.ball.radius + self.ball.clearance

    @property
    def ring(self) -> float:
        """Radius at which a crossing of the ring of stones is measured."""
        return self.base.inner_edge - (self.place.max_inset + self.stone.depth) / 2


def read(data: Data) -> Components:
    """The components of a data file; BadData names the path of what is wrong."""
    content = data.content
    hands = _table(content, "hand", HANDS)
    parts = Components(
        base=_read(Base, "base", content.get("base")),
        stone=_read(Stone, "stone", content.get("stone")),
        ball=_read(Ball, "ball", content.get("ball")),
        string=_read(String, "string", content.get("string")),
        marker=_read(Marker, "marker", content.get("marker")),
        place=_read(Place, "place", content.get("place")),
        gate=_read(Gate, "gate", content.get("gate")),
        zone=_read(Zone, "zone", content.get("zone")),
        swing=_read(Swing, "swing", content.get("swing")),
        judge=_read(Judge, "judge", content.get("judge")),
        hands={name: _read(Hand, f"hand.{name}", hands[name]) for name in HANDS},
    )
    _check(parts)
    return parts


def _table(content: object, path: str, names: Collection[str]) -> Mapping[str, object]:
    table = content.get(path) if isinstance(content, Mapping) else None
    if not isinstance(table, Mapping) or set(table) != set(names):
        raise BadData("error-data-shape", path=path)
    return table


def _read(kind: Callable[..., T], path: str, table: object) -> T:
    parameters = inspect.signature(kind).parameters
    entries = _table({path: table}, path, parameters)
    for name, parameter in parameters.items():
        value = entries[name]
        number = int if parameter.annotation == "int" else (int, float)
        if isinstance(value, bool) or not isinstance(value, number) or not 0 <= value < 1e5:
            raise BadData("error-data-value", path=f"{path}.{name}")
    return kind(**entries)


def _check(parts: Components) -> None:
    """Refuse numbers with which nobody can play, or no pendulum can swing."""
    stone, base = parts.stone, parts.base
    farthest = base.radius + parts.swing.max_pull
    checks = {
        "stone.count": 4 <= stone.count <= MOST_STONES,
        "stone.width": stone.width >= 2,
        "stone.depth": stone.depth >= 2,
        "stone.height": max(stone.width, stone.depth) < stone.height <= parts.string.reach / 2.5,
        "stone.density": stone.density > 0,
        "base.radius": base.radius <= 1000,
        "base.inner_edge": 2 * stone.depth + parts.place.max_inset < base.inner_edge <= base.radius,
        "ball.diameter": 5 <= parts.ball.diameter <= stone.height,
        "ball.mass": parts.ball.mass > 0,
        "string.radius": parts.string.radius >= 0.2,
        "string.mass": parts.string.mass >= 0.1,
        "string.reach": parts.string.reach < parts.string.length / 2,
        "string.length": farthest < 0.8 * parts.string.length,
        "swing.min_pull": 0 < parts.swing.min_pull <= parts.swing.max_pull,
        "swing.max_sideways": parts.swing.max_sideways <= 500,
        "place.attempts": 1 <= parts.place.attempts <= 9,
        "judge.cap": parts.judge.rest_time <= parts.judge.cap <= 10,
        "judge.tilt": 0 < parts.judge.tilt < 45,
    }
    for path, right in checks.items():
        if not right:
            raise BadData("error-data-value", path=path)
