"""What became of a stone: the judge, who looks at two poses and needs no simulation."""

from __future__ import annotations

import math
from enum import IntEnum

from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import Pose, axes, tilt, up_axis


class Verdict(IntEnum):
    """What became of a stone."""

    STANDING = 0
    MOVED = 1
    TOPPLED = 2
    DROPPED = 3
    OFF = 4

    @property
    def fallen(self) -> bool:
        """Whether the stone is out of the game."""
        return self >= Verdict.TOPPLED


def judge(before: Pose, after: Pose, parts: Components) -> Verdict:
    """What became of one stone."""
    rules, stone = parts.judge, parts.stone
    half = (stone.width / 2, stone.depth / 2, stone.height / 2)
    bottom = after.z - sum(s * abs(a[2]) for s, a in zip(half, axes(after), strict=True))
    if math.hypot(after.x, after.y) > parts.base.radius or bottom < -rules.below:
        return Verdict.OFF
    if math.degrees(tilt(after, up_axis(before))) > rules.tilt:
        return Verdict.TOPPLED
    if before.z - after.z > rules.dropped:
        return Verdict.DROPPED
    if math.dist(before[:3], after[:3]) > rules.moved:
        return Verdict.MOVED
    return Verdict.STANDING
