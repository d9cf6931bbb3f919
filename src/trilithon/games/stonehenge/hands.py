"""Hands: the tremor that CHANCE adds to an intention, and the simulation of what it does.

CHANCE draws one of TREMORS equally likely tremors: four normal numbers and a direction, which a
hand scales by how much it shakes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from trilithon.core.rng import Rng
from trilithon.games.stonehenge.circle import Circle, Stone
from trilithon.games.stonehenge.components import Components, Hand
from trilithon.games.stonehenge.geometry import Pose, is_lintel, rounded, times, yawed
from trilithon.games.stonehenge.moves import TREMORS, Change, Settled
from trilithon.games.stonehenge.path import Release
from trilithon.games.stonehenge.playback import encode

if TYPE_CHECKING:
    from trilithon.games.stonehenge import physics

WIDEST = 3.0  # standard deviations: a hand never trembles more


def normal(rng: Rng) -> float:
    """A standard normal number, cut at WIDEST (Box and Muller)."""
    while True:
        radius = math.sqrt(-2.0 * math.log(1.0 - rng.random()))
        value = radius * math.cos(math.tau * rng.random())
        if abs(value) <= WIDEST:
            return value


@lru_cache(maxsize=TREMORS)
def numbers(tremor: int) -> tuple[float, float, float, float, float]:
    """Four standard normal numbers and one in [0, 1), the same for a tremor for ever."""
    rng = Rng(f"tremor {tremor}")
    return normal(rng), normal(rng), normal(rng), normal(rng), rng.random()


def lowered(intent: Pose, tremor: int, hand: Hand, parts: Components) -> Pose:
    """Where the hand really lets go: shifted, turned, leaning, and just above its place."""
    x, y, turn, tip, direction = numbers(tremor)
    towards = math.tau * direction
    lean = math.radians(hand.place_tilt * abs(tip))
    cos, sin = math.cos(lean / 2), math.sin(lean / 2)
    tipped = (cos, sin * math.cos(towards), sin * math.sin(towards), 0.0)
    turned = times(yawed(math.radians(hand.place_yaw * turn)), intent[3:])
    stone = parts.stone
    foot = (stone.height, stone.width) if is_lintel(intent) else (stone.width, stone.depth)
    lift = math.sin(lean) * math.hypot(*foot) / 2 + parts.place.drop
    x, y = intent.x + hand.place_xy * x, intent.y + hand.place_xy * y
    return rounded((x, y, intent.z + lift, *times(tipped, turned)))


def released(intent: Release, tremor: int, hand: Hand, parts: Components) -> Release:
    """How the ball is really let go."""
    shift, speed = numbers(tremor)[:2]
    out = parts.base.radius + intent.pull
    return Release(
        intent.azimuth + math.atan2(hand.release_offset * shift, out),
        intent.pull,
        intent.sideways + hand.release_velocity * speed,
    )


class Take(NamedTuple):
    """An outcome as the record holds it, and its motion picture."""

    move: Settled
    film: bytes


def lower(
    circle: Circle, number: int, intent: Stone, disturbed: Iterable[int], tremor: int, hand: Hand
) -> Take:
    """Lowers a stone into the scene; `disturbed` stones have just lost a neighbour."""
    from trilithon.games.stonehenge import physics

    aimed = circle.adding(number, intent)
    stones = list(aimed.stones)
    poses = [stone.pose for stone in aimed.stones.values()]
    poses[-1] = lowered(intent.pose, tremor, hand, circle.parts)
    awake = {stones.index(n) for n in (*disturbed, number)}
    outcome = physics.settle(poses, circle.parts, awake, _supports(aimed))
    return _take(stones, poses, outcome, tremor)


def fly(circle: Circle, intent: Release, tremor: int, hand: Hand) -> Take:
    """Lets the ball go."""
    from trilithon.games.stonehenge import physics

    poses = [stone.pose for stone in circle.stones.values()]
    release = released(intent, tremor, hand, circle.parts)
    outcome = physics.swing(poses, circle.parts, release, _supports(circle))
    return _take(list(circle.stones), poses, outcome, tremor)


def _supports(circle: Circle) -> dict[int, list[int]]:
    """What each stone stands or lies on, by places in the simulation."""
    place = {number: k for k, number in enumerate(circle.stones)}
    return {place[n]: [place[b] for b in stone.on] for n, stone in circle.stones.items()}


def _take(stones: list[int], before: list[Pose], outcome: physics.Outcome, tremor: int) -> Take:
    changes = [
        Change(number, verdict, None if verdict.fallen else pose)
        for number, old, pose, verdict in zip(
            stones, before, outcome.poses, outcome.verdicts, strict=True
        )
        if verdict.fallen or pose != old
    ]
    move = Settled(tremor, tuple(changes), calm=outcome.settled)
    return Take(move, encode(outcome.tracks(stones)))
