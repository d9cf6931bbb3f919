"""How much room a move leaves, in mm: what a page says of a stone in hand and of a line aimed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import assert_never

from trilithon.games.stonehenge.circle import between, outline
from trilithon.games.stonehenge.geometry import Pose
from trilithon.games.stonehenge.moves import Gate, Mark, Ring, Settled, StonehengeMove, Swing, Top
from trilithon.games.stonehenge.path import clearances
from trilithon.games.stonehenge.rules import StonehengeState, release

NEARBY = 30.0  # mm: stones farther from a path are not told


@dataclass(frozen=True)
class Gap:
    """How far something stays from a stone, or how much of a lintel lies on it, in mm."""

    stone: int
    mm: float


def gaps(state: StonehengeState, move: StonehengeMove) -> tuple[Gap, ...]:
    """How much room a move leaves: to both neighbours of a new stone, beside the ball's path.

    Of a gate, how much of it lies on each support.
    """
    match move:
        case Ring():
            return _neighbours(state, move)
        case Swing():
            return _beside(state, move)
        case Gate():
            return () if state.why_not_named(move) else _borne(state, move)
        case Top() | Mark() | Settled():
            return ()
        case _:
            assert_never(move)


def _neighbours(state: StonehengeState, move: Ring) -> tuple[Gap, ...]:
    """Clockwise first."""
    circle, pose = state.circle, state.planned(move).pose
    if not circle.ground:
        return ()
    zone = circle.zone_at(math.radians(move.azimuth))
    ends = dict.fromkeys((zone.start, zone.end))
    return tuple(Gap(n, round(between(pose, circle.stones[n].pose, state.parts), 1)) for n in ends)


def _borne(state: StonehengeState, move: Gate) -> tuple[Gap, ...]:
    """The length of a lintel that each of its two stones bears."""
    lintel = state.planned(move)
    start, end = (state.circle.stones[n].pose for n in lintel.on)
    direction = math.atan2(end.y - start.y, end.x - start.x)
    cos, sin = math.cos(direction), math.sin(direction)

    def along(pose: Pose) -> tuple[float, float]:
        reach = [x * cos + y * sin for x, y in outline(pose, state.parts)]
        return min(reach), max(reach)

    low, high = along(lintel.pose)
    spans = [(n, along(state.circle.stones[n].pose)) for n in lintel.on]
    return tuple(Gap(n, round(min(high, b) - max(low, a), 1)) for n, (a, b) in spans)


def _beside(state: StonehengeState, move: Swing) -> tuple[Gap, ...]:
    """The nearest stones, those within NEARBY, nearest first."""
    numbers = list(state.circle.stones)
    poses = [stone.pose for stone in state.circle.stones.values()]
    far = clearances(release(move), poses, state.parts, NEARBY)
    near = sorted((mm, n) for mm, n in zip(far, numbers, strict=True) if mm < NEARBY)
    return tuple(Gap(n, round(max(0.0, mm), 1)) for mm, n in near[:2])
