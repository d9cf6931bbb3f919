"""The component data of Stonehenge and the Sun, as frozen numbers in mm, g, degrees and seconds."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

DATA = Path(__file__).with_name("data.toml")
MARKS = frozenset("RPIX")
T = TypeVar("T")
HANDS = ("steady", "expert", "average", "novice")


class BadData(ValueError):
    """Component data that this game cannot be played with."""


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
    mass: float
    friction: float


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

    per_player: int
    radius: float
    margin: float


@dataclass(frozen=True, slots=True)
class Place:
    """How stones may be placed."""

    max_inset: float
    max_yaw: float
    max_level: int
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


def _number(where: str, entry: object) -> float:
    if not isinstance(entry, dict) or entry.get("mark") not in MARKS:
        raise BadData(f"{where}: expected {{ value, mark }}")
    value = entry.get("value")
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e5:
        raise BadData(f"{where}: {value!r} is not a number in range")
    return value


def _read(kind: Callable[..., T], where: str, table: object) -> T:
    names = list(inspect.signature(kind).parameters)
    if not isinstance(table, dict) or sorted(table) != sorted(names):
        raise BadData(f"{where}: expected {', '.join(names)}")
    return kind(**{name: _number(f"{where}.{name}", table[name]) for name in names})


def read(table: Mapping[str, object]) -> Components:
    """The components of a parsed data file; BadData names what is wrong."""
    hands = table.get("hand")
    if not isinstance(hands, dict) or sorted(hands) != sorted(HANDS):
        raise BadData(f"hand: expected {', '.join(HANDS)}")
    return Components(
        base=_read(Base, "base", table.get("base")),
        stone=_read(Stone, "stone", table.get("stone")),
        ball=_read(Ball, "ball", table.get("ball")),
        string=_read(String, "string", table.get("string")),
        marker=_read(Marker, "marker", table.get("marker")),
        place=_read(Place, "place", table.get("place")),
        gate=_read(Gate, "gate", table.get("gate")),
        zone=_read(Zone, "zone", table.get("zone")),
        swing=_read(Swing, "swing", table.get("swing")),
        judge=_read(Judge, "judge", table.get("judge")),
        hands={name: _read(Hand, f"hand.{name}", hands[name]) for name in HANDS},
    )


@cache
def standard() -> Components:
    """The components shipped with the game."""
    return read(tomllib.loads(DATA.read_text(encoding="utf-8")))
