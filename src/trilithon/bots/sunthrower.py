"""Players of Stonehenge and the Sun: they look for gaps, place with them in mind, and take aim.

A bot knows its own hand. It aims by analytic clearance over chords from gap to gap, then tries the
best ones with its own tremor in a few simulated swings. It places so that its next gap is wide for
its hand and few gaps are left to the others.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from trilithon.core.errors import BadSetup
from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, View
from trilithon.games.stonehenge import hands
from trilithon.games.stonehenge.circle import NOBODY, Circle, Zone
from trilithon.games.stonehenge.components import Components, Hand
from trilithon.games.stonehenge.geometry import TURN, azimuth, forward, turn_between
from trilithon.games.stonehenge.moves import TREMORS, Gate, Mark, Ring, StonehengeMove, Swing, Top
from trilithon.games.stonehenge.path import GRAVITY, Release, clearances, crossings
from trilithon.games.stonehenge.position import MARKER, STONE
from trilithon.games.stonehenge.rules import StonehengeState, release


@dataclass(frozen=True)
class Skill:
    """How long a player looks: placements, chords measured exactly, swings tried in thought."""

    placements: int
    chords: int
    trials: int
    malice: float


SKILLS = {
    "novice": Skill(placements=12, chords=2, trials=0, malice=0.0),
    "average": Skill(placements=30, chords=5, trials=2, malice=0.3),
    "expert": Skill(placements=60, chords=10, trials=6, malice=1.0),
}


FINALISTS = 12  # placements whose threat is weighed


class Gap(NamedTuple):
    """A place of a passable zone to aim through, and the room on its narrower side."""

    zone: int
    angle: float
    room: float


class Chord(NamedTuple):
    """A straight way across the base: room to spare, and the near and far directions."""

    room: float
    near: float
    far: float


def gaps(circle: Circle, zone: Zone) -> list[Gap]:
    """The places of a zone to aim through: its middle, and towards both sides where it is wide."""
    parts = circle.parts
    half = min(zone.gap, TURN * parts.ring) / 2
    if zone.start == NOBODY:
        return [Gap(zone.start, k * TURN / 12, half) for k in range(12)]
    first = azimuth(circle.stones[zone.start].pose)
    arc = forward(first, azimuth(circle.stones[zone.end].pose)) or TURN
    spare = max(0.0, half - parts.ball.radius)
    return [
        Gap(zone.start, first + arc / 2 + share * spare / parts.ring, half - abs(share) * spare)
        for share in (-0.75, -0.4, 0.0, 0.4, 0.75)
    ]


@lru_cache(maxsize=64)
def bends(pull: float, parts: Components) -> tuple[tuple[float, float], ...]:
    """How far sideways speeds bend the near crossing: pairs of turn and speed, rising."""
    top = int(parts.swing.max_sideways // 20)
    speeds = [20.0 * k for k in range(-top, top + 1)]
    return tuple((turn_between(0.0, crossings(Release(0.0, pull, s), parts)[0]), s) for s in speeds)


def speed_for(turn: float, pull: float, parts: Components) -> float | None:
    """The sideways speed that bends the near crossing by this turn; None if no hand can."""
    table = bends(pull, parts)
    for (a, low), (b, high) in pairwise(table):
        if a <= turn <= b:
            return low + (high - low) * (turn - a) / (b - a)
    return None


def chords(circle: Circle, own: Zone) -> list[Chord]:
    """The ways through one's own zone and another gap, those with most room first."""
    parts = circle.parts
    others = [g for z in circle.zones() if z.passable(parts) for g in gaps(circle, z)]
    most = bends(parts.swing.min_pull, parts)[-1][0]
    found: list[Chord] = []
    for mine in gaps(circle, own):
        for gap in others:
            bend = turn_between(gap.angle + math.pi, mine.angle) / 2
            if abs(bend) > most or (gap.zone == mine.zone and len(circle.ground) > 1):
                continue
            lost = parts.stone.depth / 2 * abs(math.sin(bend)) + parts.ball.radius
            room = min(mine.room, gap.room) * math.cos(bend) - lost
            near, far = (mine, gap) if mine.room >= gap.room else (gap, mine)
            found.append(Chord(room, near.angle % TURN, far.angle % TURN))
    return sorted(found, reverse=True)


def aim(chord: Chord, parts: Components) -> Release | None:
    """The release that follows a chord."""
    bend = turn_between(chord.far + math.pi, chord.near) / 2
    pull = parts.swing.min_pull
    speed = speed_for(bend, pull, parts)
    return None if speed is None else Release(chord.near - bend, pull, speed)


def wobble(hand: Hand, parts: Components) -> float:
    """The standard deviation of the path at the ring, in mm."""
    out = parts.base.radius + parts.swing.min_pull
    swing = math.sqrt(GRAVITY / parts.string.length)
    return math.hypot(hand.release_offset * parts.ring / out, hand.release_velocity / swing)


def risk(room: float, sigma: float) -> float:
    """The chance that a path with this much room on its narrower side touches a stone."""
    return math.erfc(room / (sigma * math.sqrt(2))) if room > 0 else 1.0 - room / 100


class Sunthrower:
    """Plays from what it sees, at a level: novice, average or expert."""

    def __init__(self, rng: Rng, level: str) -> None:
        self.rng = rng
        self.skill = SKILLS[level]

    def choose(self, view: View, spec: Spec) -> int:
        """A legal move in a world imagined from the view."""
        state = find_game(spec.game).from_view(spec, view, self.rng)
        if not isinstance(state, StonehengeState):
            raise BadSetup("error-bot-game", game=spec.game)
        if state.stage == STONE:
            move = self.choose_stone(state, self.rng)
        elif state.stage == MARKER:
            move = self.choose_mark(state)
        else:
            move = self.choose_swing(state, self.rng)
        return state.spec.codec.encode(move)

    # The stone

    def choose_stone(self, state: StonehengeState, rng: Rng) -> StonehengeMove:
        """The safest placements, and of those the one that leaves the next player least."""
        safest = sorted(
            ((self.danger(state, move), k, move) for k, move in self._candidates(state, rng)),
            key=lambda ranked: ranked[:2],
        )
        ranked = [
            (danger - self.skill.malice * self.threat(state, move), k)
            for k, (danger, _, move) in enumerate(safest[:FINALISTS])
        ]
        return safest[min(ranked)[1]][2]

    def _candidates(
        self, state: StonehengeState, rng: Rng
    ) -> Iterator[tuple[int, Ring | Top | Gate]]:
        """A share of the legal placements, different each time."""
        everything: list[Ring | Top | Gate] = [*state.placements()]
        if self.skill.malice:
            everything += list(state.gates())
        for k in range(len(everything) - 1, 0, -1):
            other = int(rng.below(k + 1))
            everything[k], everything[other] = everything[other], everything[k]
        legal = 0
        for move in everything:
            if legal == self.skill.placements:
                return
            if not state.why_not_stone(move):
                legal += 1
                yield legal, move

    def danger(self, state: StonehengeState, move: Ring | Top | Gate) -> float:
        """The stones one expects to lose by this placement and the swing that follows."""
        number = state.raised(move)
        after = state.standing(move).adding(number, state.planned(move))
        hand = state.spec.hands[state.active]
        if state.first_turn:
            zones = after.zones()
        elif isinstance(move, Gate) or len(after.ground) < 2:
            zones = [after.zone_at(state.marker(state.active))]
        else:
            zones = state.new_zones(after, number)
        rooms = [ways[0].room for zone in zones if (ways := chords(after, zone))]
        shaky = 0.0 if isinstance(move, Ring) else self._shake(hand, state.parts)
        return 1.5 * risk(max(rooms, default=-50.0), wobble(hand, state.parts)) + shaky

    def threat(self, state: StonehengeState, move: Ring | Top | Gate) -> float:
        """The risk that is left to the next player, who can reach any free zone by a stack."""
        if not self.skill.malice:
            return 0.0
        after = state.standing(move).adding(state.raised(move), state.planned(move))
        seats = [seat for seat in range(len(state.markers)) if seat != state.active]
        taken = {after.zone_at(state.marker(seat)).start for seat in seats}
        rooms = [
            ways[0].room
            for zone in after.zones()
            if zone.start not in taken and zone.passable(state.parts)
            if (ways := chords(after, zone))
        ]
        hand = state.spec.hands[(state.active + 1) % len(state.markers)]
        return risk(max(rooms, default=-50.0), wobble(hand, state.parts))

    def _shake(self, hand: Hand, parts: Components) -> float:
        """The chance that a stone set on another misses its balance."""
        return 2 * math.erfc(parts.stone.depth / 2 / (hand.place_xy * math.sqrt(2)))

    # The marker

    def choose_mark(self, state: StonehengeState) -> Mark:
        """The zone with the best way across; in its middle, where a split leaves most."""
        ranked: list[tuple[float, Mark]] = []
        for mark in state.marks():
            zone = state.circle.zone_at(math.radians(mark.azimuth))
            ways = chords(state.circle, zone)
            ranked.append((ways[0].room if ways else -50.0, mark))
        top = max(room for room, _ in ranked)
        best = [mark for room, mark in ranked if room == top]
        return best[len(best) // 2]

    # The Sun

    def choose_swing(self, state: StonehengeState, rng: Rng) -> Swing:
        """The chord with most room by exact measure, or the least harm in trials."""
        zones = state.circle.zones() if state.first_turn else [state.own_zone()]
        ways = sorted((w for z in zones for w in chords(state.circle, z)), reverse=True)
        measured: list[tuple[float, Swing]] = []
        for way in ways[: 4 * self.skill.chords]:
            found = aim(way, state.parts)
            move = None if found is None else _on_grid(state, found)
            if move is not None and not state.why_not_swing(move):
                measured.append((self._room(state, move), move))
            if len(measured) == self.skill.chords:
                break
        if not measured:
            measured = self._desperate(state, rng)
        measured.sort(key=lambda pair: -pair[0])
        sigma = wobble(state.spec.hands[state.active], state.parts)
        if self.skill.trials == 0 or measured[0][0] > 2 * sigma or len(measured) == 1:
            return measured[0][1]
        return self._tried(state, [move for _, move in measured[:3]], rng)

    def _room(self, state: StonehengeState, move: Swing) -> float:
        """The exact room of a path; every stone in the way makes it worse."""
        poses = [stone.pose for stone in state.circle.stones.values()]
        rooms = clearances(release(move), poses, state.parts, 25.0)
        least = min(rooms, default=25.0)
        return least if least > 0 else -float(sum(room <= 0 for room in rooms))

    def _desperate(self, state: StonehengeState, rng: Rng) -> list[tuple[float, Swing]]:
        """With no gap to aim at: some legal aims, measured."""
        found: list[tuple[float, Swing]] = []
        for _ in range(4 * self.skill.chords):
            move = state.spec.codec.decode(int(state.random_move(rng)))
            assert isinstance(move, Swing)
            found.append((self._room(state, move), move))
        return found

    def _tried(self, state: StonehengeState, moves: list[Swing], rng: Rng) -> Swing:
        """The move that loses fewest stones in a few swings with one's own tremor."""
        hand = state.spec.hands[state.active]
        losses: list[tuple[float, int]] = []
        for k, move in enumerate(moves):
            lost = 0
            for _ in range(self.skill.trials):
                tremor = int(rng.below(TREMORS))
                outcome = hands.fly(state.circle, release(move), tremor, hand).move
                lost += sum(change.verdict.fallen for change in outcome.changes or ())
            losses.append((lost, k))
        return moves[min(losses)[1]]


def _on_grid(state: StonehengeState, found: Release) -> Swing:
    """The nearest release a move can name."""
    aims, pulls, sides = state.spec.codec.swing
    place = round(math.degrees(found.azimuth % TURN) / aims.step) % aims.count
    side = round((found.sideways - sides.low) / sides.step)
    return Swing(
        aims.value(place),
        pulls.value(0) if found.pull <= pulls.low else found.pull,
        sides.value(max(0, min(sides.count - 1, side))),
    )
