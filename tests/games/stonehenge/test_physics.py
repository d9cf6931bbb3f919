"""The simulation: stones stand, gaps are free, hits are hits, and nothing is left to luck."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from trilithon.games.stonehenge import physics
from trilithon.games.stonehenge.circle import spread
from trilithon.games.stonehenge.components import read
from trilithon.games.stonehenge.geometry import Pose, on_ring, on_top
from trilithon.games.stonehenge.path import Release, clearances, free_path, is_clear, start
from trilithon.games.stonehenge.physics import (
    FRAME,
    Scene,
    settle,
    simulate,
    swing,
)
from trilithon.games.stonehenge.playback import MAX_FRAMES
from trilithon.games.stonehenge.verdict import Verdict, judge

from .scenes import PARTS, gate, jumble, mirrored, on_base, ring, stack

PULL = 250.0
ENERGY_TOLERANCE = 0.005  # joules; the ball carries about 0.08


@pytest.mark.parametrize(
    "stones",
    [ring(12), [p for k in range(5) for p in stack(k)], [p for k in range(5) for p in gate(k)]],
    ids=["uprights", "stacks", "gates"],
)
def test_structures_stand_still_for_ten_seconds_without_sleeping(stones: list[Pose]) -> None:
    scene = Scene(stones, PARTS, awake=None)
    for _ in range(round(10 / FRAME)):
        scene.advance()
    drift = np.abs(scene.stones() - np.array(stones))[:, :3].max()
    assert drift < 0.05


def test_a_ball_through_a_wide_gap_touches_nothing() -> None:
    stones = ring(8)
    outcome = simulate(stones, PARTS, Release(math.pi / 8, PULL, 0))
    assert not outcome.touched
    assert outcome.poses == tuple(stones)
    assert set(outcome.verdicts) == {Verdict.STANDING}


@pytest.mark.parametrize("azimuth", [0.0, math.pi], ids=["near", "far"])
def test_a_ball_at_a_lone_stone_topples_it(azimuth: float) -> None:
    outcome = swing([on_ring(azimuth, 2, 0, PARTS)], PARTS, Release(0, PULL, 0))
    assert outcome.touched
    assert outcome.verdicts[0].fallen


@pytest.mark.parametrize("azimuth", [0.0, math.pi], ids=["near", "far"])
@pytest.mark.parametrize("pull", [180.0, 350.0])
@pytest.mark.parametrize("side", [-4.0, 0.0, 4.0])
def test_a_lintel_in_the_path_is_struck_by_the_string(
    azimuth: float, pull: float, side: float
) -> None:
    stones = gate(azimuth, 44)
    release = Release(0, pull, side)
    assert not is_clear(release, stones, PARTS)
    assert is_clear(release, stones[:2], PARTS), "the ball itself passes between the supports"
    assert swing(stones, PARTS, release).verdicts[2].fallen


def test_a_ball_without_its_string_would_pass_under_a_lintel() -> None:
    """So it is the string that bars a gate."""
    bare = replace(PARTS, string=replace(PARTS.string, reach=0.0))
    outcome = simulate(gate(0, 44), bare, Release(0, PULL, 0))
    assert not outcome.touched
    assert set(outcome.verdicts) == {Verdict.STANDING}


@pytest.mark.parametrize("seed", range(12))
def test_energy_never_grows(seed: int) -> None:
    release = Release(seed, 200.0 + 10 * seed, 15.0 * (seed - 6))
    scene = Scene(jumble(seed, 16), PARTS, sun=start(release, PARTS), awake=None)
    least = scene.energy()
    for _ in range(60):
        scene.advance()
        energy = scene.energy()
        assert energy < least + ENERGY_TOLERANCE
        least = min(least, energy)


@pytest.mark.parametrize("azimuth", [0.1, 1.0])
@pytest.mark.parametrize(
    "stone", [0.1 + 0.06, 0.1 + math.pi + 0.05, 1.9], ids=["near", "far", "miss"]
)
def test_mirrored_scenes_mirror(azimuth: float, stone: float) -> None:
    stones = [on_ring(stone + azimuth - 0.1, 3, 0.1, PARTS)]
    seen = simulate(stones, PARTS, Release(azimuth, PULL, 8))
    other = simulate([mirrored(p) for p in stones], PARTS, Release(-azimuth, PULL, -8))
    assert seen.verdicts == other.verdicts
    assert seen.touched == other.touched
    for pose, image in zip(seen.poses, other.poses, strict=True):
        assert math.dist(mirrored(pose)[:3], image[:3]) < 0.5


def test_the_simulated_free_path_is_the_calculated_one() -> None:
    release = Release(0.7, 320, 90)
    film = simulate([], PARTS, release).ball
    path = np.array(free_path(release, PARTS))
    towards = np.diff(path, axis=0)
    for pose in film[1:-1]:
        along = np.einsum("ij,ij->i", np.array(pose[:3]) - path[:-1], towards)
        share = np.clip(along / np.einsum("ij,ij->i", towards, towards), 0, 1)
        nearest = path[:-1] + share[:, None] * towards
        assert np.linalg.norm(nearest - np.array(pose[:3]), axis=1).min() < 0.3


@pytest.mark.parametrize("seed", range(25))
def test_a_path_that_is_called_clear_touches_nothing(seed: int) -> None:
    stones = jumble(seed, 8)
    release = Release(0.37 * seed, 180 + 6 * seed, 9 * (seed - 12))
    outcome = simulate(stones, PARTS, release)
    if is_clear(release, stones, PARTS):
        assert not outcome.touched
    elif min(clearances(release, stones, PARTS)) <= -0.2:
        assert outcome.touched


def test_two_processes_agree_to_the_last_bit() -> None:
    script = (
        "from games.stonehenge.scenes import PARTS, jumble\n"
        "from trilithon.games.stonehenge.path import Release\n"
        "from trilithon.games.stonehenge.physics import swing\n"
        "import hashlib\n"
        "seen = [swing(jumble(k, 18), PARTS, Release(k, 260, 5 * k)) for k in range(4)]\n"
        "film = b''.join(outcome.film.tobytes() for outcome in seen)\n"
        "told = repr([outcome[:4] for outcome in seen]).encode()\n"
        "print(hashlib.sha256(film + told).hexdigest())\n"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )
        for _ in range(2)
    ]
    assert len(runs[0].stdout) == 65
    assert runs[0].stdout == runs[1].stdout


def test_a_stone_lowered_onto_the_base_stands() -> None:
    lowered = on_ring(1, 2, 0, PARTS)._replace(z=PARTS.stone.height / 2 + PARTS.place.drop)
    outcome = settle([*ring(4), lowered], PARTS, awake=[4])
    assert outcome.settled
    assert not outcome.verdicts[4].fallen
    assert outcome.verdicts[:4] == (Verdict.STANDING,) * 4


def test_a_stone_placed_half_beside_its_support_falls() -> None:
    below = on_ring(0, 2, 0, PARTS)
    beside = on_top(below, PARTS.stone.width * 0.6, 0, 0, PARTS)
    outcome = settle([below, beside], PARTS, awake=[1])
    assert outcome.verdicts[1].fallen


def test_what_stood_on_a_toppled_stone_falls_with_it() -> None:
    outcome = swing(stack(0), PARTS, Release(0, PULL, 0))
    assert all(verdict.fallen for verdict in outcome.verdicts)


def test_a_lintel_that_hangs_on_after_losing_a_support_has_dropped() -> None:
    """From a real game: the sun takes one support away, the lintel stays balanced on the other."""
    stones = [
        Pose(-111.784, -50.398, 29.997, 0.87674, 4.9e-05, -5.2e-05, -0.480965),
        Pose(-131.144, -26.883, 29.997, 0.969635, -1.2e-05, 4.2e-05, -0.244555),
        Pose(-120.675, -40.844, 67.995, 0.690545, 0.690583, 0.15203, 0.152082),
    ]
    release = Release(6.17716278251125, 180.0, -45.52439198147907)
    outcome = simulate(stones, read(on_base(140)), release, {2: (1, 0)})
    assert outcome.verdicts == (Verdict.STANDING, Verdict.OFF, Verdict.DROPPED)
    assert outcome.settled


def test_a_survivor_that_leaned_on_a_removed_stone_settles_again() -> None:
    leaning = Pose(100, 0, 30, math.cos(0.3), 0, math.sin(0.3), 0)
    outcome = settle([leaning], PARTS, awake=[0])
    assert outcome.verdicts == (Verdict.TOPPLED,)


def test_a_stone_pushed_over_the_rim_drops_to_the_table() -> None:
    over = on_ring(0, 0, 0, PARTS)._replace(x=PARTS.base.radius + 3)
    outcome = settle([over], PARTS, awake=[0])
    assert outcome.verdicts == (Verdict.OFF,)
    assert outcome.poses[0].z < PARTS.stone.height / 2 - PARTS.base.thickness + 1


def test_the_verdict_names_what_happened() -> None:
    stone = on_ring(0, 2, 0, PARTS)
    laid = math.sqrt(0.5)
    assert judge(stone, stone, PARTS) is Verdict.STANDING
    assert judge(stone, stone._replace(y=1.0), PARTS) is Verdict.MOVED
    upper = on_top(stone, 0, 0, 0, PARTS)
    assert judge(upper, stone, PARTS) is Verdict.DROPPED
    assert judge(stone, stone._replace(x=181.0), PARTS) is Verdict.OFF
    assert judge(stone, Pose(100, 0, 12, laid, 0, laid, 0), PARTS) is Verdict.TOPPLED


def test_a_swing_is_caught_when_it_turns_back() -> None:
    wall = [p for k in range(-2, 3) for p in stack(math.pi + k * 0.16)]
    film = simulate(wall, PARTS, Release(0, 180, 0)).film
    assert len(film) * FRAME < 7


def test_unsettled_scenes_are_capped() -> None:
    floating = on_ring(0, 2, 0, PARTS)._replace(z=200_000.0)
    outcome = settle([floating], PARTS, awake=[0])
    assert not outcome.settled
    assert outcome.verdicts == (Verdict.DROPPED,), "a body that will not rest is judged where it is"
    assert len(outcome.film) - 1 == math.ceil(PARTS.judge.cap / FRAME)


def test_settling_again_and_again_is_capped_too() -> None:
    """A film never outgrows what the playback can hold, however often stones are taken away."""
    take = physics._Take([on_ring(0, 2, 0, PARTS)._replace(z=900_000.0)], PARTS, {})
    for _ in range(physics.MOST_RESTS + 2):
        take.rest([0])
    assert len(take.film) - 1 == physics.MOST_RESTS * math.ceil(PARTS.judge.cap / FRAME)
    assert len(take.film) + physics.SWING_CAP / FRAME < MAX_FRAMES
    assert not take.settled


def test_fallen_stones_that_chatter_on_the_spot_are_at_rest() -> None:
    """A stack of a real game: one stone falls over the rim, the other lies on it and chatters."""
    stack_at_the_rim = [
        Pose(90.661, 51.553, 29.996, 0.51435, -1.1e-05, 0.0, 0.85758),
        Pose(89.689, 52.611, 89.993, 0.423051, -2.8e-05, 3e-06, 0.906106),
    ]
    release = Release(4.113532466496179, 180.0, 53.77523547912595)
    outcome = simulate(stack_at_the_rim, read(on_base(120)), release)
    assert outcome.verdicts == (Verdict.OFF, Verdict.OFF)
    assert outcome.settled
    assert len(outcome.film) - len(outcome.ball) < 1.5 / FRAME


def test_a_stone_that_rocks_is_not_at_rest_between_two_turns() -> None:
    """Rest is looked for all the time, not in two pictures that happen to agree."""
    rocking = Pose(100, 0, 32, math.cos(0.06), 0, math.sin(0.06), 0)
    outcome = settle([rocking], PARTS, awake=[0])
    assert outcome.settled
    last = np.abs(outcome.film[-8:] - outcome.film[-1]).max()
    assert last < PARTS.judge.rest_speed * PARTS.judge.rest_time


def test_waking_spreads_through_contacts() -> None:
    assert spread([0], [(0, 1), (2, 3), (1, 4)]) == {0, 1, 4}
