"""How fast Stonehenge's throws are simulated, how many need no simulation, how long bots think."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from statistics import mean
from typing import Final

from trilithon.bots.sunthrower import SKILLS, Chord, Sunthrower, aim, chords
from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER
from trilithon.games.stonehenge.circle import Circle, Stone
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import Pose, on_ring, on_top
from trilithon.games.stonehenge.hands import released
from trilithon.games.stonehenge.moves import FIRST_OUTCOME, Swing
from trilithon.games.stonehenge.path import Release, is_clear
from trilithon.games.stonehenge.physics import swing
from trilithon.games.stonehenge.position import SEATS, STAGES, StonehengeSpec
from trilithon.games.stonehenge.rules import StonehengeState, release

Figures = dict[str, dict[str, float] | float]

COUNTS: Final = (10, 20, 30)
TRIES: Final = 400


def scene(count: int, rng: Rng, parts: Components) -> Circle:
    """Stones at random on the ring, and on each other when it is full."""
    circle = Circle({}, parts)
    for attempt in range(TRIES):
        number = len(circle.stones)
        if number == count:
            break
        pose = on_ring(math.tau * rng.random(), parts.place.max_inset * rng.random(), 0.0, parts)
        bare = [n for n in circle.ground if circle.carries(n)]
        if not circle.meets(pose):
            circle = circle.adding(number, Stone(pose, ()))
        elif attempt > TRIES // 4 and bare:
            below = bare[int(rng.below(len(bare)))]
            upper = on_top(circle.stones[below].pose, 0.0, 0.0, 0.0, parts)
            circle = circle.adding(number, Stone(upper, (below,)))
    return circle


def throws(parts: Components, per_count: int) -> Figures:
    """Processor time of random throws that hit something, and of aimed ones that do not.

    The same throws with a string that meets no stone tell how fast the machine is.
    """
    rng = Rng("throws")
    free = replace(parts, string=replace(parts.string, reach=0.0))
    touched: dict[int, list[tuple[float, float]]] = {count: [] for count in COUNTS}
    untouched: list[float] = []
    for count in COUNTS:
        for _ in range(per_count):
            circle = scene(count, rng, parts)
            poses = [stone.pose for stone in circle.stones.values()]
            pull = parts.swing.min_pull
            pull += (parts.swing.max_pull - pull) * rng.random()
            releases = [Release(math.tau * rng.random(), pull, 240 * rng.random() - 120)]
            releases += [found for way in best_ways(circle) if (found := aim(way, parts))]
            for thrown in releases:
                met, took = timed(poses, parts, thrown)
                if met:
                    touched[count].append((took, timed(poses, free, thrown)[1]))
                else:
                    untouched.append(took)
    slow = {str(count): mean(took for took, _ in times) for count, times in touched.items()}
    bare = {str(count): mean(took for _, took in times) for count, times in touched.items()}
    return {
        "throw_ms": slow,
        "string_free_ms": bare,
        "string_ratio": {count: took / bare[count] for count, took in slow.items()},
        "throws_per_s": {count: 1000 / took for count, took in slow.items()},
        "untouched_ms": mean(untouched) if untouched else 0.0,
    }


def timed(poses: list[Pose], parts: Components, thrown: Release) -> tuple[bool, float]:
    """Whether a swing touches something, and the milliseconds of processor time it takes."""
    began = time.process_time()
    outcome = swing(poses, parts, thrown)
    return outcome.touched, 1000 * (time.process_time() - began)


def best_ways(circle: Circle) -> list[Chord]:
    """The chord with most room, if any has some."""
    ways = [way for zone in circle.zones() for way in chords(circle, zone)[:1]]
    return [max(ways)] if ways and max(ways).room > 0 else []


class Thinking:
    """Games of one level and its hand: how long it thinks, how many swings are simulated."""

    def __init__(self, spec: StonehengeSpec, level: str, games: int) -> None:
        self.times: dict[str, list[float]] = {}
        self.clear: list[bool] = []
        options = {**spec.options, **{f"hand_{seat}": level for seat in SEATS}}
        own = StonehengeSpec(int(spec.players), options, spec.data)
        for game in range(games):
            self.play(StonehengeState(own), level, Rng(f"thinking {game}"))

    def play(self, state: StonehengeState, level: str, rng: Rng) -> None:
        """One game."""
        bot = Sunthrower(rng, level)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                number = state.sample_chance(rng)
                self.look(state, int(number) - FIRST_OUTCOME)
                state.apply(number)
                continue
            stage = STAGES[state.stage]
            view = state.view(int(state.to_move))
            began = time.process_time()
            move = bot.choose(view, state.spec)
            self.times.setdefault(stage, []).append(1000 * (time.process_time() - began))
            state.apply(move)

    def look(self, state: StonehengeState, tremor: int) -> None:
        """Whether a swing is decided without simulation."""
        if isinstance(state.intent, Swing):
            hand = state.spec.hands[state.active]
            true = released(release(state.intent), tremor, hand, state.parts)
            poses = [stone.pose for stone in state.circle.stones.values()]
            self.clear.append(is_clear(true, poses, state.parts))


def measure(spec: StonehengeSpec, per_count: int = 40, games: int = 1) -> dict[str, object]:
    """All figures."""
    swing([on_ring(0.0, 0.0, 0.0, spec.parts)], spec.parts, Release(0.0, 200.0, 0.0))
    levels = {level: Thinking(spec, level, games) for level in SKILLS}
    return {
        **throws(spec.parts, per_count),
        "decided_analytically": {level: mean(found.clear) for level, found in levels.items()},
        "decision_ms": {
            level: {stage: mean(taken) for stage, taken in found.times.items()}
            for level, found in levels.items()
        },
    }
