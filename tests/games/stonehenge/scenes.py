"""Scenes of stones for the tests of the physics, as poses of settled-looking stones."""

from __future__ import annotations

import math
import random
import re

from trilithon import Data
from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.components import Components, read
from trilithon.games.stonehenge.geometry import (
    Pose,
    footprint,
    gap,
    lying,
    on_ring,
    on_top,
    rounded,
)


def on_base(radius: int) -> Data:
    """The game's data with a base of this radius, whatever owners correct in them."""
    text = re.sub(r"(?m)^(\[base\]\nradius = )\d+", rf"\g<1>{radius}", Stonehenge().data.source)
    return Data.parse(re.sub(r"(?m)^(inner_edge = )\d+", rf"\g<1>{radius - 8}", text))


WIDE = on_base(180)  # wider than the game's own: these tests need room
PARTS = read(WIDE)


def ring(count: int, offset: float = 0.0, parts: Components = PARTS) -> list[Pose]:
    """Equally spaced stones."""
    return [on_ring(math.tau * k / count + offset, 2, 0, parts) for k in range(count)]


def lintel(one: Pose, other: Pose, parts: Components = PARTS) -> Pose:
    """A stone laid across two."""
    direction = math.atan2(other.y - one.y, other.x - one.x)
    top = one.z + parts.stone.height / 2
    return lying((one.x + other.x) / 2, (one.y + other.y) / 2, top, direction, parts)


def gate(azimuth: float, width: float = 40.0, parts: Components = PARTS) -> list[Pose]:
    """Two parallel supports `width` mm apart and their lintel."""
    radius = parts.base.inner_edge - 2 - parts.stone.depth / 2
    half = math.asin((width + parts.stone.width) / 2 / radius)
    one, other = (on_ring(azimuth + side * half, 2, -side * half, parts) for side in (-1, 1))
    return [one, other, lintel(one, other, parts)]


def stack(azimuth: float, parts: Components = PARTS) -> list[Pose]:
    """One stone on another."""
    below = on_ring(azimuth, 2, 0, parts)
    return [below, on_top(below, 0, 0, 0, parts)]


def mirrored(pose: Pose) -> Pose:
    """The pose seen in a mirror along the x axis (a stone is its own mirror image)."""
    return rounded((pose.x, -pose.y, pose.z, pose.qw, -pose.qx, pose.qy, -pose.qz))


def jumble(seed: int, count: int, parts: Components = PARTS) -> list[Pose]:
    """`count` stones as a game leaves them: a ring with some second stones and gates."""
    rng = random.Random(seed)
    ground = max(4, round(count * 0.75))
    poses: list[Pose] = []
    for k in range(ground):
        azimuth = math.tau * (k + rng.uniform(-0.3, 0.3)) / ground
        pose = on_ring(azimuth, rng.uniform(0, 6), math.radians(rng.uniform(-15, 15)), parts)
        if all(gap(footprint(pose, parts), footprint(p, parts)) > 0.5 for p in poses):
            poses.append(pose)
    bare = list(poses)
    while len(poses) < count and bare:
        below = bare.pop(rng.randrange(len(bare)))
        near = [p for p in bare if gap(footprint(below, parts), footprint(p, parts)) < 44]
        if near and rng.random() < 0.5:
            bare.remove(near[0])
            poses.append(lintel(below, near[0], parts))
        else:
            poses.append(on_top(below, rng.uniform(-4, 4), rng.uniform(-3, 3), 0, parts))
    return poses
