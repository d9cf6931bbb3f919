"""Hands: the tremor that CHANCE adds to an intention, and the simulation of what it does."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from trilithon.core.rng import Rng
from trilithon.games.stonehenge.circle import Circle
from trilithon.games.stonehenge.components import Components, Hand
from trilithon.games.stonehenge.geometry import Pose, is_lintel, rounded, times, yawed
from trilithon.games.stonehenge.moves import Change, Settled
from trilithon.games.stonehenge.path import Release
from trilithon.games.stonehenge.playback import encode

if TYPE_CHECKING:
    from trilithon.games.stonehenge import physics

WIDEST = 3.0  # standard deviations: a hand never trembles more
RELEASE = 2  # numbers in the tremor of a release
LOWERING = 5  # and of a placement


def normal(rng: Rng) -> float:
    """A standard normal number, cut at WIDEST (Box and Muller)."""
    while True:
        radius = math.sqrt(-2.0 * math.log(1.0 - rng.random()))
        value = radius * math.cos(math.tau * rng.random())
        if abs(value) <= WIDEST:
            return value


def lowering_tremor(hand: Hand, rng: Rng) -> tuple[int, ...]:
    """Shifts in 0.01 mm, turn and lean in 0.01 degrees, direction of the lean in degrees."""
    return (
        round(100 * hand.place_xy * normal(rng)),
        round(100 * hand.place_xy * normal(rng)),
        round(100 * hand.place_yaw * normal(rng)),
        abs(round(100 * hand.place_tilt * normal(rng))),
        int(rng.below(360)),
    )


def release_tremor(hand: Hand, rng: Rng) -> tuple[int, ...]:
    """Sideways shift in 0.01 mm and sideways speed in 0.01 mm/s."""
    return (
        round(100 * hand.release_offset * normal(rng)),
        round(100 * hand.release_velocity * normal(rng)),
    )


def steady(tremor: tuple[int, ...], hand: Hand) -> bool:
    """Whether this hand can have trembled so."""
    most: tuple[float, ...]
    if len(tremor) == RELEASE:
        most = (hand.release_offset, hand.release_velocity)
    elif len(tremor) == LOWERING:
        most = (hand.place_xy, hand.place_xy, hand.place_yaw, hand.place_tilt)
        if tremor[3] < 0 or not 0 <= tremor[4] < 360:
            return False
    else:
        return False
    limits = [round(100 * WIDEST * sigma) for sigma in most]
    return all(abs(t) <= limit for t, limit in zip(tremor, limits, strict=False))


def lowered(intent: Pose, tremor: tuple[int, ...], parts: Components) -> Pose:
    """Where the hand really lets go: shifted, turned, leaning, and just above its place."""
    dx, dy, yaw, lean = (t / 100 for t in tremor[:4])
    towards = math.radians(tremor[4])
    half = math.radians(lean) / 2
    tipped = (
        math.cos(half),
        math.sin(half) * math.cos(towards),
        math.sin(half) * math.sin(towards),
        0.0,
    )
    turned = times(yawed(math.radians(yaw)), intent[3:])
    stone = parts.stone
    foot = (stone.height, stone.width) if is_lintel(intent) else (stone.width, stone.depth)
    lift = math.sin(2 * half) * math.hypot(*foot) / 2 + parts.place.drop
    return rounded((intent.x + dx, intent.y + dy, intent.z + lift, *times(tipped, turned)))


def released(intent: Release, tremor: tuple[int, ...], parts: Components) -> Release:
    """How the ball is really let go."""
    offset, speed = (t / 100 for t in tremor)
    out = parts.base.radius + intent.pull
    return Release(intent.azimuth + math.atan2(offset, out), intent.pull, intent.sideways + speed)


class Take(NamedTuple):
    """An outcome as the record holds it, and its motion picture."""

    move: Settled
    film: bytes


def lower(
    circle: Circle, number: int, intent: Pose, tremor: tuple[int, ...], disturbed: Iterable[int]
) -> Take:
    """Lowers a stone into the scene; `disturbed` stones have just lost a neighbour."""
    from trilithon.games.stonehenge import physics

    numbers = [*circle.stones, number]
    poses = [stone.pose for stone in circle.stones.values()]
    poses.append(lowered(intent, tremor, circle.parts))
    awake = {numbers.index(n) for n in (*disturbed, number)}
    return _take(numbers, poses, physics.settle(poses, circle.parts, awake), tremor)


def fly(circle: Circle, intent: Release, tremor: tuple[int, ...]) -> Take:
    """Lets the ball go."""
    from trilithon.games.stonehenge import physics

    numbers = list(circle.stones)
    poses = [stone.pose for stone in circle.stones.values()]
    outcome = physics.swing(poses, circle.parts, released(intent, tremor, circle.parts))
    return _take(numbers, poses, outcome, tremor)


def _take(
    numbers: list[int], before: list[Pose], outcome: physics.Outcome, tremor: tuple[int, ...]
) -> Take:
    changes = [
        Change(number, verdict, None if verdict.fallen else pose)
        for number, old, pose, verdict in zip(
            numbers, before, outcome.poses, outcome.verdicts, strict=True
        )
        if verdict.fallen or pose != old
    ]
    move = Settled(tremor, tuple(changes), calm=outcome.settled)
    return Take(move, encode(outcome.tracks(numbers)))
