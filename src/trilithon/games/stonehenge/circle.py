"""The stones on the base: zones, gates, and where a stone may stand or lie. Plain geometry."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from trilithon.games.stonehenge import geometry
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import TURN, Polygon, Pose, forward

NOBODY = -1
NARROWEST = math.radians(0.5)  # of the room for a marker: one step of its grid


class Stone(NamedTuple):
    """A stone in play: its pose, and the stones it stands or lies on (none for the base)."""

    pose: Pose
    on: tuple[int, ...]


class Zone(NamedTuple):
    """The arc from one ground-level stone anticlockwise to the next."""

    start: int
    end: int
    gap: float
    closed: bool

    def passable(self, parts: Components) -> bool:
        """Whether the ball fits and no lintel bars the string."""
        return not self.closed and self.gap >= parts.zone.min_gap


@lru_cache(maxsize=1 << 14)
def outline(pose: Pose, parts: Components) -> Polygon:
    """The footprint of a stone, remembered."""
    return geometry.footprint(pose, parts)


@lru_cache(maxsize=1 << 14)
def between(one: Pose, other: Pose, parts: Components) -> float:
    """The gap between two stones, remembered."""
    return geometry.gap(outline(one, parts), outline(other, parts))


class Circle:
    """The stones in play; never changed, so that states can share it."""

    def __init__(self, stones: Mapping[int, Stone], parts: Components) -> None:
        self.stones = dict(stones)
        self.parts = parts

    @cached_property
    def _around(self) -> list[tuple[float, int]]:
        """The directions and numbers of the ground-level stones, anticlockwise."""
        return sorted(
            (geometry.azimuth(stone.pose), n) for n, stone in self.stones.items() if not stone.on
        )

    @cached_property
    def ground(self) -> list[int]:
        """The ground-level stones, anticlockwise."""
        return [n for _, n in self._around]

    @cached_property
    def _next(self) -> dict[int, int]:
        """The neighbour of each ground-level stone, anticlockwise."""
        return dict(zip(self.ground, self.ground[1:] + self.ground[:1], strict=True))

    @cached_property
    def loaded(self) -> frozenset[int]:
        """The stones that carry another."""
        return frozenset(below for stone in self.stones.values() for below in stone.on)

    @cached_property
    def gates(self) -> frozenset[frozenset[int]]:
        """The pairs of stones under a lintel."""
        return frozenset(frozenset(s.on) for s in self.stones.values() if len(s.on) > 1)

    def base_of(self, number: int) -> int:
        """The ground-level stone of a stack."""
        on = self.stones[number].on
        return on[0] if on else number

    def zone_from(self, start: int) -> Zone:
        """The zone that begins at a ground-level stone."""
        end = self._next[start]
        if end == start:
            return Zone(start, start, math.inf, closed=False)
        if self._arc(start, end) >= math.pi:
            # Half the rim or more: neither the stones' distance nor a lintel is in the way.
            return Zone(start, end, math.inf, closed=False)
        gap = between(self.stones[start].pose, self.stones[end].pose, self.parts)
        return Zone(start, end, gap, closed=frozenset((start, end)) in self.gates)

    def _arc(self, start: int, end: int) -> float:
        poses = self.stones[start].pose, self.stones[end].pose
        return forward(geometry.azimuth(poses[0]), geometry.azimuth(poses[1]))

    def zones(self) -> list[Zone]:
        """All zones, anticlockwise; with no or one ground-level stone the whole rim is one."""
        if not self.ground:
            return [Zone(NOBODY, NOBODY, math.inf, closed=False)]
        return [self.zone_from(n) for n in self.ground]

    def zone_at(self, angle: float) -> Zone:
        """The zone that holds a direction."""
        if not self.ground:
            return self.zones()[0]
        place = bisect_right(self._around, (angle % TURN, math.inf))
        return self.zone_from(self.ground[place - 1])

    def bordering(self, number: int) -> list[Zone]:
        """The zones on both sides of a stone or of the stack it belongs to."""
        here = self.base_of(number)
        before = self.ground[self.ground.index(here) - 1]
        return [self.zone_from(before), self.zone_from(here)]

    def room(self, zone: Zone) -> tuple[float, float]:
        """Where a marker may be inside a zone: the first direction and the width of the range."""
        if zone.start == NOBODY:
            return 0.0, TURN
        margin = math.radians(self.parts.marker.margin)
        one, other = (self.stones[n].pose for n in (zone.start, zone.end))
        first = geometry.span(outline(one, self.parts))[1] + margin
        last = geometry.span(outline(other, self.parts))[0] - margin
        centre = geometry.azimuth(one)
        arc = self._arc(zone.start, zone.end) or TURN
        low, high = forward(centre, first), forward(centre, last)
        if low + NARROWEST < high < arc:
            return first % TURN, high - low
        return (centre + (arc - NARROWEST) / 2) % TURN, NARROWEST

    def admits(self, zone: Zone, angle: float) -> bool:
        """Whether a marker may be at this place of a zone."""
        first, width = self.room(zone)
        return forward(first - 1e-9, angle) <= width + 2e-9

    def meets(self, pose: Pose, on: Iterable[int] = ()) -> bool:
        """Whether a stone here would overlap another, seen from above, but those it is on."""
        reach = self.parts.stone.height + self.parts.stone.width
        mine = outline(pose, self.parts)
        return any(
            geometry.overlap(mine, outline(stone.pose, self.parts))
            for n, stone in self.stones.items()
            if abs(stone.pose.x - pose.x) < reach
            and abs(stone.pose.y - pose.y) < reach
            and n not in on
        )

    def hides(self, pose: Pose, markers: Iterable[float]) -> bool:
        """Whether a ground-level stone here would stand in front of a marker."""
        first, last = geometry.span(outline(pose, self.parts))
        margin = math.radians(self.parts.marker.margin)
        width = forward(first, last) + 2 * margin
        return any(forward(first - margin, angle) <= width for angle in markers)

    def carries(self, number: int) -> bool:
        """Whether a stone stands on the base and bears nothing."""
        stone = self.stones.get(number)
        return stone is not None and not stone.on and number not in self.loaded

    def rests(self, pose: Pose, below: int) -> bool:
        """Whether enough of an upper stone's foot is on the one below."""
        foot = outline(pose, self.parts)
        shared = geometry.common(foot, outline(self.stones[below].pose, self.parts))
        if len(shared) < 3:
            return False
        return geometry.area(shared) >= self.parts.place.min_overlap * geometry.area(foot)

    def loose(self, number: int) -> bool:
        """Whether a stone may be taken for a gate: standing, bearing nothing, in no gate."""
        stone = self.stones.get(number)
        return stone is not None and len(stone.on) < 2 and number not in self.loaded

    def without(self, numbers: Iterable[int]) -> Circle:
        """The circle when stones are gone."""
        gone = set(numbers)
        return Circle({n: s for n, s in self.stones.items() if n not in gone}, self.parts)

    def adding(self, number: int, stone: Stone) -> Circle:
        """The circle with one more stone."""
        return Circle({**self.stones, number: stone}, self.parts)

    def lintel(self, start: int, end: int, along: float, across: float) -> Pose | None:
        """A stone laid over two, or None where it would not reach far enough onto both."""
        one, other = self.stones[start].pose, self.stones[end].pose
        direction = math.atan2(other.y - one.y, other.x - one.x)
        cos, sin = math.cos(direction), math.sin(direction)
        first = [x * cos + y * sin for x, y in outline(one, self.parts)]
        last = [x * cos + y * sin for x, y in outline(other, self.parts)]
        middle = (max(first) + min(last)) / 2 + along
        half = self.parts.stone.height / 2
        on_one = min(max(first), middle + half) - max(min(first), middle - half)
        on_other = min(max(last), middle + half) - max(min(last), middle - half)
        if min(on_one, on_other) < self.parts.gate.min_overlap:
            return None
        aside = (one.y + other.y) / 2 * cos - (one.x + other.x) / 2 * sin + across
        top = (one.z + other.z) / 2 + self.parts.stone.height / 2
        x, y = middle * cos - aside * sin, middle * sin + aside * cos
        return geometry.lying(x, y, top, direction, self.parts)


def spread(seeds: Collection[int], pairs: Sequence[tuple[int, int]]) -> set[int]:
    """The seeds and everything connected to them."""
    reached = set(seeds)
    grown = True
    while grown:
        grown = False
        for a, b in pairs:
            if (a in reached) != (b in reached):
                reached |= {a, b}
                grown = True
    return reached
