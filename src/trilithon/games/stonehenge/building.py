"""Placing stones and laying gates: what is legal, and where the stone is meant to be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import assert_never

from trilithon.games.stonehenge.circle import Circle, Stone, Zone, between
from trilithon.games.stonehenge.geometry import on_ring, on_top
from trilithon.games.stonehenge.moves import Gate, Ring, Top
from trilithon.games.stonehenge.position import Position

TOUCHING = 0.5  # mm: a neighbour this near may have leaned on a stone that is taken away


class Building(Position):
    """A position and the first part of a turn: a stone or a gate."""

    # A stone: placed on the inner edge or on a standing stone

    def why_not_ring(self, move: Ring) -> str:
        """Why a stone cannot be placed on the inner edge here; empty if it can."""
        pose = on_ring(math.radians(move.azimuth), move.inset, math.radians(move.yaw), self.parts)
        if self.circle.meets(pose):
            return "stonehenge-why-meets"
        if self.circle.hides(pose, [self.marker(seat) for seat in range(len(self.markers))]):
            return "stonehenge-why-marker"
        return self.why_no_zone(Stone(pose, ()))

    def why_not_top(self, move: Top) -> str:
        """Why a stone cannot be placed on another."""
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

    def new_zones(self, circle: Circle, placed: int) -> list[Zone]:
        """The zones the marker may go to: beside the new stone, free, passable, another one.

        A stone that parts markers that shared a zone makes a new one of the half that one is in.
        """
        mine, *others = self._zones_of_markers(circle)
        before, *shared = self._zones_of_markers(circle.without([placed]))
        taken = set(others) if before in shared else {mine, *others}
        return [
            zone
            for zone in circle.bordering(placed)
            if zone.start not in taken and zone.passable(self.parts)
        ]

    def _zones_of_markers(self, circle: Circle) -> list[int]:
        """Where the markers' zones begin, that of the active seat first."""
        seats = range(len(self.markers))
        order = sorted(seats, key=lambda seat: seat != self.active)
        return [circle.zone_at(self.marker(seat)).start for seat in order]

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

    # Or a gate

    def why_not_gate(self, move: Gate) -> str:
        """Why this gate cannot be laid."""
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
        """Why the first part of a turn cannot be this; empty if it can."""
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
