"""Poses, footprints and distances of stones: plain Python, millimetres."""

from __future__ import annotations

import math
from typing import NamedTuple

from trilithon.games.stonehenge.components import Components

TURN = 2 * math.pi
ROUNDING = 1.5e-6  # a rounded quaternion is this near to a unit
Point = tuple[float, float]
Polygon = tuple[Point, ...]
Vector = tuple[float, float, float]


class Pose(NamedTuple):
    """Where a stone is: its centre in mm and a unit quaternion."""

    x: float
    y: float
    z: float
    qw: float
    qx: float
    qy: float
    qz: float


def rounded(values: tuple[float, ...]) -> Pose:
    """The pose a record can hold exactly: micrometres, millionths, qw >= 0; its own rounding."""
    x, y, z, qw, qx, qy, qz = values
    norm = math.sqrt(qw * qw + qx * qx + qy * qy + qz * qz)
    norm = math.copysign(1.0 if abs(norm - 1) < ROUNDING else norm, qw)
    return Pose(
        round(x, 3) + 0.0,
        round(y, 3) + 0.0,
        round(z, 3) + 0.0,
        *(round(q / norm, 6) + 0.0 for q in (qw, qx, qy, qz)),
    )


def axes(pose: Pose) -> tuple[Vector, Vector, Vector]:
    """The stone's own width, depth and height directions in the world."""
    w, x, y, z = pose.qw, pose.qx, pose.qy, pose.qz
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )


def times(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, float, float, float]:
    """The product of two quaternions."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def yawed(yaw: float) -> tuple[float, float, float, float]:
    """The quaternion of a turn about the vertical."""
    return (math.cos(yaw / 2), 0.0, 0.0, math.sin(yaw / 2))


def upright(x: float, y: float, foot: float, yaw: float, parts: Components) -> Pose:
    """A standing stone whose width points along `yaw` and whose foot is at height `foot`."""
    return rounded((x, y, foot + parts.stone.height / 2, *yawed(yaw)))


def on_ring(azimuth: float, inset: float, yaw: float, parts: Components) -> Pose:
    """A stone on the inner edge, `inset` mm inside it, turned by `yaw` from the tangent."""
    radius = parts.base.inner_edge - inset - parts.stone.depth / 2
    x, y = radius * math.cos(azimuth), radius * math.sin(azimuth)
    return upright(x, y, 0.0, azimuth + math.pi / 2 + yaw, parts)


def heading(pose: Pose) -> float:
    """The direction in which a standing stone's width points, seen from above."""
    width = axes(pose)[0]
    return math.atan2(width[1], width[0])


def on_top(below: Pose, along: float, across: float, yaw: float, parts: Components) -> Pose:
    """A stone standing on another, shifted along and across its width."""
    turn = heading(below)
    x = below.x + along * math.cos(turn) - across * math.sin(turn)
    y = below.y + along * math.sin(turn) + across * math.cos(turn)
    return upright(x, y, below.z + parts.stone.height / 2, turn + yaw, parts)


def lying(x: float, y: float, foot: float, direction: float, parts: Components) -> Pose:
    """A lintel: its height points along `direction`, its depth up."""
    quaternion = times(yawed(direction), (0.5, 0.5, 0.5, 0.5))
    return rounded((x, y, foot + parts.stone.depth / 2, *quaternion))


def is_lintel(pose: Pose) -> bool:
    """Whether a stone lies on its broad side."""
    return abs(axes(pose)[2][2]) < math.sqrt(0.5)


def up_axis(pose: Pose) -> int:
    """Which of the stone's own axes points up: 2 for a standing stone, 1 for a lintel."""
    return 1 if is_lintel(pose) else 2


def tilt(pose: Pose, axis: int) -> float:
    """The angle between one of the stone's own axes and the vertical."""
    return math.acos(max(-1.0, min(1.0, axes(pose)[axis][2])))


def azimuth(pose: Pose) -> float:
    """The direction of a stone seen from the centre, in [0, TURN)."""
    return math.atan2(pose.y, pose.x) % TURN


def footprint(pose: Pose, parts: Components) -> Polygon:
    """The stone's outline seen from above, anticlockwise."""
    width, _, height = axes(pose)
    half = parts.stone.width / 2
    if is_lintel(pose):
        ax, ay = height[0] * parts.stone.height / 2, height[1] * parts.stone.height / 2
        bx, by = width[0] * half, width[1] * half
    else:
        depth = axes(pose)[1]
        ax, ay = width[0] * half, width[1] * half
        bx, by = depth[0] * parts.stone.depth / 2, depth[1] * parts.stone.depth / 2
    x, y = pose.x, pose.y
    return (
        (x + ax + bx, y + ay + by),
        (x - ax + bx, y - ay + by),
        (x - ax - bx, y - ay - by),
        (x + ax - bx, y + ay - by),
    )


def _outside(one: Polygon, other: Polygon) -> bool:
    """Whether an edge of `one` has all of `other` strictly on its outer side."""
    for k, (x, y) in enumerate(one):
        px, py = one[k - 1]
        ex, ey = x - px, y - py
        if all(ex * (v - py) - ey * (u - px) < 0 for u, v in other):
            return True
    return False


def overlap(one: Polygon, other: Polygon) -> bool:
    """Whether two convex outlines share a point."""
    return not _outside(one, other) and not _outside(other, one)


def _to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = max(0.0, min(1.0, t))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def gap(one: Polygon, other: Polygon) -> float:
    """The distance between two convex outlines, 0 where they overlap."""
    if overlap(one, other):
        return 0.0
    return min(
        min(_to_segment(p, b[k - 1], b[k]) for p in a for k in range(len(b)))
        for a, b in ((one, other), (other, one))
    )


def area(outline: Polygon) -> float:
    """The area inside an anticlockwise outline."""
    return sum(
        (outline[k - 1][0] * y - outline[k - 1][1] * x) / 2 for k, (x, y) in enumerate(outline)
    )


def common(one: Polygon, other: Polygon) -> Polygon:
    """The part of `one` inside the convex outline `other`."""
    inside = list(one)
    for k, (x, y) in enumerate(other):
        px, py = other[k - 1]
        sides = [(x - px) * (v - py) - (y - py) * (u - px) for u, v in inside]
        kept: list[Point] = []
        for n, (u, v) in enumerate(inside):
            s, before = sides[n], sides[n - 1]
            if (s >= 0) != (before >= 0):
                t = before / (before - s)
                pu, pv = inside[n - 1]
                kept.append((pu + t * (u - pu), pv + t * (v - pv)))
            if s >= 0:
                kept.append((u, v))
        inside = kept
    return tuple(inside)


def span(outline: Polygon) -> tuple[float, float]:
    """The first and last direction of an outline seen from the centre, anticlockwise."""
    cx = sum(x for x, _ in outline) / len(outline)
    cy = sum(y for _, y in outline) / len(outline)
    middle = math.atan2(cy, cx)
    turns = [turn_between(middle, math.atan2(y, x)) for x, y in outline]
    return (middle + min(turns)) % TURN, (middle + max(turns)) % TURN


def turn_between(start: float, end: float) -> float:
    """The turn from one direction to another, in [-pi, pi)."""
    return (end - start + math.pi) % TURN - math.pi


def forward(start: float, end: float) -> float:
    """The anticlockwise turn from one direction to another, in [0, TURN)."""
    return (end - start) % TURN
