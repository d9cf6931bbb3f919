"""The rules of Stonehenge and the Sun, in the rulebook's order."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import assert_never

from librt.vecs import append, vec
from mypy_extensions import i64

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, ScoreLine, View
from trilithon.games.stonehenge import hands
from trilithon.games.stonehenge.circle import Circle, Stone, Zone, between
from trilithon.games.stonehenge.geometry import on_ring, on_top, rounded
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
from trilithon.games.stonehenge.path import Release, crossings
from trilithon.games.stonehenge.position import (
    FLIGHT,
    LOWERING,
    MARKER,
    NO_STONE,
    STONE,
    SUN,
    Position,
)
from trilithon.games.stonehenge.verdict import judge
from trilithon.games.stonehenge.view import see

TRIES = 40
TOUCHING = 0.5  # mm: a neighbour this near may have leaned on a stone that is taken away


class StonehengeState(Position):
    """A position and what may happen in it."""

    def copy(self) -> StonehengeState:
        twin = StonehengeState(self.spec)
        twin.imitate(self)
        return twin

    # 1. A stone: placed on the inner edge or on a standing stone

    def why_not_ring(self, move: Ring) -> str:
        pose = on_ring(math.radians(move.azimuth), move.inset, math.radians(move.yaw), self.parts)
        if self.circle.meets(pose):
            return "stonehenge-why-meets"
        if self.circle.hides(pose, [self.marker(seat) for seat in range(len(self.markers))]):
            return "stonehenge-why-marker"
        return self.why_no_zone(Stone(pose, ()))

    def why_not_top(self, move: Top) -> str:
        if not self.circle.carries(move.stone):
            return "stonehenge-why-carry"
        stone = self.planned(move)
        if not self.circle.rests(stone.pose, move.stone):
            return "stonehenge-why-foot"
        if self.circle.meets(stone.pose, stone.on):
            return "stonehenge-why-meets"
        return self.why_no_zone(stone)

    def why_no_zone(self, stone: Stone) -> str:
        """After a stone, the marker must find a new zone."""
        new = self.reserve[0]
        after = self.circle.adding(new, stone)
        if self.first_turn or len(after.ground) < 2 or self.new_zones(after, new):
            return ""
        return "stonehenge-why-zone"

    def can_place(self) -> bool:
        """Whether a reserve stone can be placed so that the marker finds a zone."""
        return any(not self.why_not_stone(move) for move in self.placements())

    def placements(self) -> Iterator[Ring | Top]:
        """The placements that are looked at: on every bare stone, and at every degree."""
        for number in sorted(self.circle.stones):
            if self.circle.carries(number):
                yield Top(number)
        codec = self.spec.codec
        for place in range(codec.coarse_ring.count):
            yield Ring(codec.coarse_ring.value(place))

    # 1. Or a gate

    def why_not_gate(self, move: Gate) -> str:
        if self.first_turn or self.attempts:
            return "stonehenge-why-first" if self.first_turn else "stonehenge-why-again"
        if self.own_zone().closed:
            return "stonehenge-why-closed"
        if not self.circle.loose(move.source):
            return "stonehenge-why-source"
        after = self.circle.without([move.source])
        if len(after.ground) < 2 or not after.carries(move.start):
            return "stonehenge-why-supports"
        zone = after.zone_from(move.start)
        if not after.carries(zone.end):
            return "stonehenge-why-supports"
        pose = after.lintel(zone.start, zone.end, move.along, move.across)
        if pose is None:
            return "stonehenge-why-wide"
        if after.meets(pose, (zone.start, zone.end)):
            return "stonehenge-why-meets"
        if after.zone_at(self.marker(self.active)).start == zone.start:
            return "stonehenge-why-own-zone"
        return "stonehenge-why-merge" if self.merges(after) else ""

    def merges(self, after: Circle) -> bool:
        """Whether two markers of different zones would share one."""
        seats = range(len(self.markers))
        before = [self.circle.zone_at(self.marker(seat)).start for seat in seats]
        then = [after.zone_at(self.marker(seat)).start for seat in seats]
        return any(then[a] == then[b] and before[a] != before[b] for a in seats for b in range(a))

    def gates(self) -> Iterator[Gate]:
        """Every loose stone over every pair of neighbours."""
        if self.first_turn or self.attempts or self.own_zone().closed:
            return
        for source in sorted(self.circle.stones):
            if self.circle.loose(source):
                for start in sorted(self.circle.ground):
                    if start != source:
                        yield Gate(source, start)

    def why_not_stone(self, move: Ring | Top | Gate) -> str:
        match move:
            case Ring():
                return self.why_not_ring(move)
            case Top():
                return self.why_not_top(move)
            case Gate():
                return self.why_not_gate(move)
            case _:
                assert_never(move)

    def planned(self, move: Ring | Top | Gate) -> Stone:
        """The stone as a legal move intends it."""
        match move:
            case Ring(azimuth, inset, yaw):
                pose = on_ring(math.radians(azimuth), inset, math.radians(yaw), self.parts)
                return Stone(pose, ())
            case Top(below, along, across, yaw):
                under = self.circle.stones[below].pose
                pose = on_top(under, along, across, math.radians(yaw), self.parts)
                return Stone(pose, (below,))
            case Gate(source, start, along, across):
                after = self.circle.without([source])
                end = after.zone_from(start).end
                lintel = after.lintel(start, end, along, across)
                assert lintel is not None
                return Stone(lintel, (start, end))
            case _:
                assert_never(move)

    def raised(self, move: Ring | Top | Gate) -> int:
        """The number of the stone in the hand."""
        return move.source if isinstance(move, Gate) else self.reserve[0]

    def standing(self, move: Ring | Top | Gate) -> Circle:
        """The stones that stand while one is in the hand."""
        return self.circle.without([move.source]) if isinstance(move, Gate) else self.circle

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

    def new_zones(self, circle: Circle, placed: int) -> list[Zone]:
        """The zones the marker may go to: beside the new stone, free, passable, another one."""
        taken = {circle.zone_at(self.marker(seat)).start for seat in range(len(self.markers))}
        return [
            zone
            for zone in circle.bordering(placed)
            if zone.start not in taken and zone.passable(self.parts)
        ]

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

    def disturbed(self, move: Ring | Top | Gate) -> list[int]:
        """The stones that touched one that was taken for a gate."""
        if not isinstance(move, Gate):
            return []
        taken = self.circle.stones[move.source]
        near = [
            n
            for n, stone in self.circle.stones.items()
            if n != move.source and between(stone.pose, taken.pose, self.parts) < TOUCHING
        ]
        return sorted({*near, *taken.on})

    def simulate(self, tremor: int) -> hands.Take:
        """What the pending intention does with this tremor."""
        move = self.intent
        hand = self.spec.hands[self.active]
        if isinstance(move, Swing):
            return hands.fly(self.circle, release(move), tremor, hand)
        assert isinstance(move, (Ring, Top, Gate))
        pose = self.planned(move).pose
        standing, near = self.standing(move), self.disturbed(move)
        return hands.lower(standing, self.raised(move), pose, near, tremor, hand)

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


def changed(circle: Circle, changes: tuple[Change, ...]) -> Circle:
    """The stones after an outcome."""
    stones = dict(circle.stones)
    for change in changes:
        if change.pose is None:
            del stones[change.stone]
        else:
            stones[change.stone] = Stone(change.pose, stones[change.stone].on)
    return Circle(stones, circle.parts)


def consistent(before: Circle, changes: tuple[Change, ...]) -> bool:
    """Whether an outcome tells of stones in play alone, judges them rightly, leaves none in air."""
    numbers = [change.stone for change in changes]
    if len(set(numbers)) != len(numbers) or not before.stones.keys() >= set(numbers):
        return False
    for stone, verdict, pose in changes:
        if verdict.fallen != (pose is None):
            return False
        if pose is not None and (
            pose != rounded(pose) or judge(before.stones[stone].pose, pose, before.parts) != verdict
        ):
            return False
    after = changed(before, changes)
    return all(below in after.stones for stone in after.stones.values() for below in stone.on)
