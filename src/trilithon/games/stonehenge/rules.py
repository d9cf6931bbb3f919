"""The rules of Stonehenge and the Sun, in the rulebook's order."""

from __future__ import annotations

import math
from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, ScoreLine, View
from trilithon.games.stonehenge import hands
from trilithon.games.stonehenge.building import Building
from trilithon.games.stonehenge.circle import Circle, Stone
from trilithon.games.stonehenge.moves import (
    FIRST_OUTCOME,
    TREMORS,
    Change,
    Gate,
    Mark,
    Ring,
    Settled,
    StonehengeMove,
    Swing,
    Top,
)
from trilithon.games.stonehenge.outcome import changed, consistent
from trilithon.games.stonehenge.path import Release, crossings
from trilithon.games.stonehenge.position import FLIGHT, LOWERING, MARKER, NO_STONE, STONE, SUN
from trilithon.games.stonehenge.view import see

TRIES = 40


class StonehengeState(Building):
    """A position and what may happen in it."""

    def copy(self) -> StonehengeState:
        twin = StonehengeState(self.spec)
        twin.imitate(self)
        return twin

    # 1. A stone: what fell, and who follows

    def lower(self, move: Ring | Top | Gate, changes: tuple[Change, ...]) -> None:
        """What fell is the player's; a reserve stone that did not stand is placed again."""
        number = self.raised(move)
        aimed = self.standing(move).adding(number, self.planned(move))
        fallen = [change.stone for change in changes if change.verdict.fallen]
        self.circle = changed(aimed, changes)
        lost = [n for n in fallen if n != number]
        if number not in fallen:
            self.placed = NO_STONE if isinstance(move, Gate) else number
        elif isinstance(move, Gate):
            lost.append(number)
        else:
            self.attempts += 1
        self.take_penalties(lost)
        self.after_stone(move, stands=number not in fallen)

    def after_stone(self, move: Ring | Top | Gate, *, stands: bool) -> None:
        """The marker follows a placed stone; a gate or a stone given up leaves it where it is."""
        self.intent = None
        self.to_move = self.active
        self.stage = SUN
        if stands and not isinstance(move, Gate):
            if not self.first_turn and len(self.circle.ground) > 1:
                self.stage = MARKER if self.new_zones(self.circle, self.placed) else SUN
        elif not isinstance(move, Gate):
            if self.attempts < self.parts.place.attempts and self.can_place():
                self.stage = STONE
            else:
                self.take_penalties(self.reserve[:1])

    # 2. The marker

    def why_not_mark(self, move: Mark) -> str:
        angle = math.radians(move.azimuth)
        zone = self.circle.zone_at(angle)
        if zone not in self.new_zones(self.circle, self.placed):
            return "stonehenge-why-zone-choice"
        return "" if self.circle.admits(zone, angle) else "stonehenge-why-mark-near"

    def marks(self) -> Iterator[Mark]:
        """Both ends and the middle of every zone the marker may go to."""
        grid = self.spec.codec.mark
        for zone in self.new_zones(self.circle, self.placed):
            first, width = (math.degrees(angle) for angle in self.circle.room(zone))
            low = math.ceil(first / grid.step - 1e-6)
            high = math.floor((first + width) / grid.step + 1e-6)
            for place in sorted({low, (low + high) // 2, high}):
                yield Mark(grid.value(place % grid.count))

    # 3. The Sun

    def why_not_swing(self, move: Swing) -> str:
        """The intended path crosses the player's zone, near or far; at first it may go anywhere."""
        if self.first_turn:
            return ""
        own = self.own_zone().start
        over = crossings(release(move), self.parts)
        if any(self.circle.zone_at(angle).start == own for angle in over):
            return ""
        return "stonehenge-why-swing"

    def swings(self) -> Iterator[Swing]:
        """The coarse aims."""
        codec = self.spec.codec
        for place in range(codec.coarse_aim.count):
            for side in range(codec.coarse_side.count):
                azimuth, sideways = codec.coarse_aim.value(place), codec.coarse_side.value(side)
                yield Swing(azimuth, codec.pull, sideways)

    def land(self, changes: tuple[Change, ...]) -> None:
        """Toppled, dropped and pushed-off stones are the player's; the turn passes on."""
        self.circle = changed(self.circle, changes)
        self.take_penalties([change.stone for change in changes if change.verdict.fallen])
        self.begin_turn((self.active + 1) % len(self.markers))
        if not self.reserve or not self.can_place():
            self.finish()

    # Chance: the hand's tremor and the settled stones

    def simulate(self, tremor: int) -> hands.Take:
        """What the pending intention does with this tremor."""
        move = self.intent
        hand = self.spec.hands[self.active]
        if isinstance(move, Swing):
            return hands.fly(self.circle, release(move), tremor, hand)
        assert isinstance(move, (Ring, Top, Gate))
        standing, near = self.standing(move), self.disturbed(move)
        return hands.lower(standing, self.raised(move), self.planned(move), near, tremor, hand)

    def outcome(self, number: int) -> Settled:
        """What a move of CHANCE brings: as the record tells it, or simulated and remembered."""
        if number not in self.outcomes:
            take = self.simulate(number - FIRST_OUTCOME)
            self.outcomes[number] = take.move
            self.films[number] = take.film
        return self.outcomes[number]

    def film(self, number: int) -> bytes:
        """The motion picture of an outcome."""
        if number not in self.films:
            self.films[number] = self.simulate(number - FIRST_OUTCOME).film
        return self.films[number]

    def sample_chance(self, rng: Rng) -> i64:
        number = FIRST_OUTCOME + int(rng.below(TREMORS))
        self.outcome(number)
        return number

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(FIRST_OUTCOME + tremor, 1 / TREMORS) for tremor in range(TREMORS)]

    def why_not_outcome(self, number: int) -> str:
        if not 0 <= number - FIRST_OUTCOME < TREMORS:
            return "error-move-number"
        settled = self.outcomes.get(number)
        if settled is None or settled.changes is None:
            return ""
        before = dict(self.circle.stones)
        if isinstance(self.intent, (Ring, Top, Gate)):
            stone, plan = self.raised(self.intent), self.planned(self.intent)
            hand = self.spec.hands[self.active]
            pose = hands.lowered(plan.pose, settled.tremor, hand, self.parts)
            before[stone] = Stone(pose, plan.on)
            if all(change.stone != stone for change in settled.changes):
                return "stonehenge-why-outcome"
        right = consistent(Circle(before, self.parts), settled.changes)
        return "" if right else "stonehenge-why-outcome"

    # Moves

    def offered(self) -> Iterator[StonehengeMove]:
        """The moves of this stage that are worth looking at."""
        match self.stage:
            case 0:
                yield from self.placements()
                yield from self.gates()
            case 2:
                yield from self.marks()
            case 3:
                yield from self.swings()

    def legal_moves(self) -> vec[i64]:
        moves = vec[i64]()
        for move in self.offered():
            if not self.why_not_named(move):
                moves = append(moves, i64(self.spec.codec.encode(move)))
        return moves

    def random_move(self, rng: Rng) -> i64:
        """Try random numbers of this stage before listing all moves: equally likely, but faster."""
        starts = self.spec.codec.starts
        ranges = {STONE: (starts[0], starts[3]), SUN: (starts[4], starts[5])}
        if self.stage in ranges:
            low, high = ranges[self.stage]
            for _ in range(TRIES):
                number = low + int(rng.below(high - low))
                if not self.why_not(number):
                    return number
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def why_not(self, move: i64) -> str:
        if self.to_move == OVER:
            return "error-over"
        if move >= FIRST_OUTCOME:
            return self.why_not_outcome(move) if self.to_move == CHANCE else "stonehenge-why-stage"
        named = self.spec.codec.decode(move)
        return "error-move-number" if named is None else self.why_not_named(named)

    def why_not_named(self, move: StonehengeMove) -> str:
        match self.stage, move:
            case 0, Ring() | Top() | Gate():
                return self.why_not_stone(move)
            case 2, Mark():
                return self.why_not_mark(move)
            case 3, Swing():
                return self.why_not_swing(move)
        return "stonehenge-why-stage"

    def apply(self, move: i64) -> None:
        if move >= FIRST_OUTCOME:
            changes = self.outcome(move).changes
            assert changes is not None
            self.outcomes = {}
            self.films = {}
            if isinstance(self.intent, (Ring, Top, Gate)):
                self.lower(self.intent, changes)
            else:
                self.land(changes)
            return
        named = self.spec.codec.decode(move)
        if isinstance(named, Mark):
            markers = list(self.markers)
            markers[self.active] = round(named.azimuth * 2)
            self.markers = tuple(markers)
            self.stage = SUN
            return
        self.intent = named
        self.stage = FLIGHT if isinstance(named, Swing) else LOWERING
        self.to_move = CHANCE

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden in this game."""

    # The end

    def scores(self) -> list[int]:
        return [-len(taken) for taken in self.penalties]

    def score_sheet(self) -> list[list[ScoreLine]]:
        return [[ScoreLine("stonehenge-score-penalties", score)] for score in self.scores()]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def view(self, viewer: int | None) -> View:
        return see(self, viewer)


def release(move: Swing) -> Release:
    """The intended release of a move."""
    return Release(math.radians(move.azimuth), move.pull, move.sideways)
