"""What a viewer of Stonehenge and the Sun sees: everything, for nothing is hidden."""

from __future__ import annotations

import math
from dataclasses import dataclass

from trilithon.core.state import ScoreLine, View
from trilithon.games.stonehenge import geometry
from trilithon.games.stonehenge.circle import NOBODY, Circle, Stone, Zone
from trilithon.games.stonehenge.geometry import Pose
from trilithon.games.stonehenge.moves import parse
from trilithon.games.stonehenge.position import SEATS, STAGES, Position


@dataclass(frozen=True)
class StoneView:
    """A stone in play: position in mm, quaternion (w, x, y, z), and the stones it is on."""

    number: int
    position: tuple[float, float, float]
    rotation: tuple[float, float, float, float]
    on: tuple[int, ...]


@dataclass(frozen=True)
class ZoneView:
    """An arc of the rim, in degrees anticlockwise from east, and whose markers are in it."""

    start: float
    end: float
    stones: tuple[int, ...]
    gap: float | None
    passable: bool
    closed: bool
    seats: tuple[int, ...]


@dataclass(frozen=True)
class StonehengeView(View):
    """Everything there is to see. Markers are in degrees; `intent` is what CHANCE carries out."""

    stage: str
    active: int
    first_turn: bool
    reserve: int
    stones: tuple[StoneView, ...]
    markers: tuple[float, ...]
    penalties: tuple[tuple[int, ...], ...]
    zones: tuple[ZoneView, ...]
    placed: int | None
    attempts: int
    intent: str | None
    hands: tuple[str, ...]
    sheet: tuple[tuple[ScoreLine, ...], ...]


def see(position: Position, viewer: int | None) -> StonehengeView:
    """List what anyone may see."""
    players = int(position.spec.players)
    return StonehengeView(
        game="stonehenge",
        players=players,
        viewer=viewer,
        to_move=int(position.to_move),
        turn=int(position.turn),
        scores=tuple(position.scores()),
        stage=STAGES[position.stage],
        active=position.active,
        first_turn=position.first_turn,
        reserve=len(position.reserve),
        stones=tuple(
            StoneView(number, stone.pose[:3], stone.pose[3:], stone.on)
            for number, stone in sorted(position.circle.stones.items())
        ),
        markers=tuple(marker / 2 for marker in position.markers),
        penalties=position.penalties,
        zones=tuple(_zone(position, zone) for zone in position.circle.zones()),
        placed=None if position.placed < 0 else position.placed,
        attempts=position.attempts,
        intent=None if position.intent is None else str(position.intent),
        hands=tuple(position.spec.options[f"hand_{seat}"] for seat in SEATS[:players]),
        sheet=tuple(tuple(lines) for lines in position.score_sheet()),
    )


def _zone(position: Position, zone: Zone) -> ZoneView:
    circle = position.circle
    seats = tuple(
        seat
        for seat in range(len(position.markers))
        if circle.zone_at(position.marker(seat)).start == zone.start
    )
    ends = () if zone.start == NOBODY else (zone.start, zone.end)
    angles = [math.degrees(geometry.azimuth(circle.stones[n].pose)) for n in ends] or [0.0, 0.0]
    return ZoneView(
        start=round(angles[0], 3),
        end=round(angles[1], 3),
        stones=ends,
        gap=None if math.isinf(zone.gap) else round(zone.gap, 3),
        passable=zone.passable(position.parts),
        closed=zone.closed,
        seats=seats,
    )


def restore(position: Position, view: StonehengeView) -> None:
    """Make a fresh position equal to the one that was seen."""
    position.to_move = view.to_move
    position.turn = view.turn
    position.stage = STAGES.index(view.stage)
    position.active = view.active
    stones = {s.number: Stone(Pose(*s.position, *s.rotation), s.on) for s in view.stones}
    position.circle = Circle(stones, position.parts)
    position.markers = tuple(round(2 * marker) for marker in view.markers)
    position.penalties = view.penalties
    position.placed = -1 if view.placed is None else view.placed
    position.attempts = view.attempts
    position.intent = None if view.intent is None else parse(view.intent)
