"""The Sun's free path, and how far it and its string stay from the stones: no simulation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import TURN, Pose, Vector, axes

GRAVITY = 9810.0  # mm/s2
STEP = 0.008  # s
MARGIN = 1.0  # mm: a path that keeps this distance touches nothing
FAR = 60.0  # mm: clearances are not told apart beyond it
PIECE = 1.5  # mm: the part of a path between two looks
HALVINGS = 12  # of the string within reach: 0.04 mm are left


class Release(NamedTuple):
    """How the ball is let go: direction from the centre, mm outside the base, mm/s to the left."""

    azimuth: float
    pull: float
    sideways: float


class Moment(NamedTuple):
    """The ball's centre and velocity."""

    x: float
    y: float
    z: float
    vx: float
    vy: float
    vz: float


def start(release: Release, parts: Components) -> Moment:
    """Where the ball is and how it moves when the hand opens."""
    out = parts.base.radius + release.pull
    cos, sin = math.cos(release.azimuth), math.sin(release.azimuth)
    z = parts.anchor - math.sqrt(parts.string.length**2 - out * out)
    side = release.sideways
    return Moment(out * cos, out * sin, z, -side * sin, side * cos, 0.0)


def _pull(p: Vector, v: Vector, length: float) -> Vector:
    """The acceleration of a ball on a taut string, `p` taken from the hook."""
    tension = (v[0] * v[0] + v[1] * v[1] + v[2] * v[2] - GRAVITY * p[2]) / (length * length)
    return (-tension * p[0], -tension * p[1], -tension * p[2] - GRAVITY)


def _moved(a: Vector, b: Vector, t: float) -> Vector:
    return (a[0] + t * b[0], a[1] + t * b[1], a[2] + t * b[2])


def _step(p: Vector, v: Vector, length: float) -> tuple[Vector, Vector]:
    """One Runge-Kutta step, kept on the sphere."""
    a1 = _pull(p, v, length)
    v2 = _moved(v, a1, STEP / 2)
    a2 = _pull(_moved(p, v, STEP / 2), v2, length)
    v3 = _moved(v, a2, STEP / 2)
    a3 = _pull(_moved(p, v2, STEP / 2), v3, length)
    v4 = _moved(v, a3, STEP)
    a4 = _pull(_moved(p, v3, STEP), v4, length)
    sixth = STEP / 6
    p = (
        p[0] + sixth * (v[0] + 2 * v2[0] + 2 * v3[0] + v4[0]),
        p[1] + sixth * (v[1] + 2 * v2[1] + 2 * v3[1] + v4[1]),
        p[2] + sixth * (v[2] + 2 * v2[2] + 2 * v3[2] + v4[2]),
    )
    v = (
        v[0] + sixth * (a1[0] + 2 * a2[0] + 2 * a3[0] + a4[0]),
        v[1] + sixth * (a1[1] + 2 * a2[1] + 2 * a3[1] + a4[1]),
        v[2] + sixth * (a1[2] + 2 * a2[2] + 2 * a3[2] + a4[2]),
    )
    scale = length / math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2])
    return (p[0] * scale, p[1] * scale, p[2] * scale), v


@lru_cache(maxsize=4096)
def _canonical(pull: float, sideways: float, parts: Components) -> tuple[Vector, ...]:
    """The free path of a release from azimuth 0, one point every STEP until it is caught."""
    first = start(Release(0.0, pull, sideways), parts)
    p: Vector = (first.x, first.y, first.z - parts.anchor)
    v: Vector = (first.vx, first.vy, first.vz)
    end = -(parts.base.radius + parts.swing.caught)
    points = [(first.x, first.y, first.z)]
    while p[0] > end and (v[0] < 0 or len(points) < 3):
        p, v = _step(p, v, parts.string.length)
        points.append((p[0], p[1], p[2] + parts.anchor))
    return tuple(points)


def free_path(release: Release, parts: Components) -> list[Vector]:
    """The path of the ball's centre if it meets nothing, one point every STEP."""
    cos, sin = math.cos(release.azimuth), math.sin(release.azimuth)
    return [
        (x * cos - y * sin, x * sin + y * cos, z)
        for x, y, z in _canonical(release.pull, release.sideways, parts)
    ]


@lru_cache(maxsize=4096)
def _canonical_crossings(pull: float, sideways: float, parts: Components) -> tuple[float, ...]:
    ring = parts.ring
    found: list[float] = []
    path = _canonical(pull, sideways, parts)
    for (ax, ay, _), (bx, by, _) in pairwise(path):
        a, b = math.hypot(ax, ay) - ring, math.hypot(bx, by) - ring
        if (a > 0) != (b > 0):
            t = a / (a - b)
            found.append(math.atan2(ay + t * (by - ay), ax + t * (bx - ax)))
    return tuple(found)


def crossings(release: Release, parts: Components) -> list[float]:
    """The directions in which the free path crosses the ring: the near side, then the far side."""
    turns = _canonical_crossings(release.pull, release.sideways, parts)
    return [(release.azimuth + turn) % TURN for turn in turns]


class _Box:
    """A stone made ready for many distances."""

    def __init__(self, pose: Pose, parts: Components) -> None:
        self.pose = pose
        stone = parts.stone
        self.half = (stone.width / 2, stone.depth / 2, stone.height / 2)
        self.axes = axes(pose)
        self.reach = math.hypot(*self.half)
        self.top = pose.z + sum(
            size * abs(axis[2]) for size, axis in zip(self.half, self.axes, strict=True)
        )

    def seen(self, x: float, y: float, z: float) -> Vector:
        """A direction in the stone's own axes."""
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = self.axes
        return (x * ax + y * ay + z * az, x * bx + y * by + z * bz, x * cx + y * cy + z * cz)

    def distance(self, x: float, y: float, z: float) -> float:
        """From a point to the box, 0 inside."""
        u, v, w = self.seen(x - self.pose.x, y - self.pose.y, z - self.pose.z)
        return self._outside(u, v, w)

    def _outside(self, u: float, v: float, w: float) -> float:
        a, b, c = self.half
        return math.hypot(max(0.0, abs(u) - a), max(0.0, abs(v) - b), max(0.0, abs(w) - c))

    def string_distance(self, ball: Vector, anchor: float, reach: float) -> float:
        """From the lowest part of the string to the box: convex along it, least where level."""
        x, y, z = ball
        rise = anchor - z
        u, v, w = self.seen(x - self.pose.x, y - self.pose.y, z - self.pose.z)
        du, dv, dw = self.seen(-x, -y, rise)
        a, b, c = self.half
        low, high = 0.0, reach / rise
        for _ in range(HALVINGS):
            s = (low + high) / 2
            p, q, r = u + s * du, v + s * dv, w + s * dw
            slope = 0.0
            if p > a or p < -a:
                slope += du * (p - a if p > 0 else p + a)
            if q > b or q < -b:
                slope += dv * (q - b if q > 0 else q + b)
            if r > c or r < -c:
                slope += dw * (r - c if r > 0 else r + c)
            low, high = (s, high) if slope < 0 else (low, s)
        s = (low + high) / 2
        return self._outside(u + s * du, v + s * dv, w + s * dw)


def _near(path: Sequence[Vector], box: _Box, limit: float) -> list[Vector]:
    """The part of a path that comes within `limit` of a stone's centre, in steps under PIECE."""
    near: list[Vector] = []
    bound = box.reach + limit
    for (ax, ay, az), (bx, by, bz) in pairwise(path):
        if math.hypot(ax - box.pose.x, ay - box.pose.y) > bound + 16:
            continue
        parts = max(1, math.ceil(math.hypot(bx - ax, by - ay) / PIECE))
        for k in range(parts):
            t = k / parts
            near.append((ax + t * (bx - ax), ay + t * (by - ay), az + t * (bz - az)))
    return near


def clearance(path: Sequence[Vector], pose: Pose, parts: Components, limit: float = FAR) -> float:
    """How far ball and string stay from one stone on this path: 0 or less is a touch."""
    box = _Box(pose, parts)
    ball, string, anchor = parts.ball.radius, parts.string, parts.anchor
    near = _near(path, box, limit + ball)
    least, at = limit, 0
    while at < len(near):
        x, y, z = near[at]
        here = box.distance(x, y, z) - ball
        # below the ball's top the ball itself is always nearer than the string
        if box.top > z + ball:
            to_string = box.string_distance((x, y, z), anchor, string.reach)
            here = min(here, to_string - string.radius)
        least = min(least, here)
        if least <= 0:
            return least
        # no point of ball or string moves farther than the ball's centre
        at += max(1, int((here - least) / PIECE))
    return least


def clearances(
    release: Release, stones: Sequence[Pose], parts: Components, limit: float = FAR
) -> list[float]:
    """The clearance of a free path from each stone."""
    path = free_path(release, parts)
    inside = [p for p in path if math.hypot(p[0], p[1]) < parts.base.radius + 60]
    return [clearance(inside, pose, parts, limit) for pose in stones]


def is_clear(release: Release, stones: Sequence[Pose], parts: Components) -> bool:
    """Whether the free path surely touches nothing."""
    path = free_path(release, parts)
    return all(clearance(path, pose, parts, 2 * MARGIN) > MARGIN for pose in stones)
