"""The swings worth offering: for each direction the one that keeps farthest from the stones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from trilithon.games.stonehenge.circle import outline
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import Point, Pose
from trilithon.games.stonehenge.moves import Swing
from trilithon.games.stonehenge.path import Release, free_path

REACH = 160  # mm: paths are looked up this far from the centre
GRAIN = 4  # mm between two looks


def best(
    swings: Iterable[Swing], stones: Sequence[Pose], parts: Components, wide: float, most: int
) -> list[Swing]:
    """At most so many, one for each direction; straight ones that keep `wide` mm come first.

    Estimated from the outlines of the stones, seen from above: a hundredth of the exact work.
    """
    outlines = [outline(pose, parts) for pose in stones]
    enough = wide + parts.ball.diameter / 2
    found: dict[float, tuple[float, float, Swing]] = {}
    turned: dict[float, list[list[Point]]] = {}
    for swing in swings:
        if swing.azimuth not in turned:
            turned[swing.azimuth] = [_turned(corners, -swing.azimuth) for corners in outlines]
        table = _table(swing.pull, swing.sideways, parts)
        room = _room(turned[swing.azimuth], table, enough)
        rated = -room, abs(swing.sideways), swing
        if swing.azimuth not in found or rated[:2] < found[swing.azimuth][:2]:
            found[swing.azimuth] = rated
    rated_all = sorted(found.values(), key=lambda one: (*one[:2], one[2].azimuth))
    straight = [one[2] for one in rated_all if one[:2] == (-enough, 0)]
    others = [one[2] for one in rated_all if one[:2] != (-enough, 0)]
    spread = straight[:: max(1, math.ceil(len(straight) / most))]
    return [*spread, *others][:most]


def _turned(corners: Iterable[Point], degrees: float) -> list[Point]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in corners]


@lru_cache(maxsize=256)
def _table(pull: float, sideways: float, parts: Components) -> tuple[float, ...]:
    """How far to the left of the straight line a path from 0 degrees is, from -REACH to REACH."""
    path = free_path(Release(0.0, pull, sideways), parts)[::-1]
    found: list[float] = []
    place = 0
    for x in range(-REACH, REACH + 1, GRAIN):
        while place < len(path) - 2 and path[place + 1][0] < x:
            place += 1
        (ax, ay, _), (bx, by, _) = path[place : place + 2]
        found.append(ay + (by - ay) * (x - ax) / (bx - ax))
    return tuple(found)


def _room(outlines: Iterable[Sequence[Point]], table: Sequence[float], enough: float) -> float:
    """How far the middle of the ball stays from the stones; less than nothing inside one."""
    room = enough
    last = len(table) - 1
    for corners in outlines:
        aside = [y - table[min(last, max(0, round((x + REACH) / GRAIN)))] for x, y in corners]
        low, high = min(aside), max(aside)
        room = min(room, max(low, -high))
    return room
