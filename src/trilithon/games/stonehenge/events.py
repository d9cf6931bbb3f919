"""What everyone saw happen, as sentences."""

from __future__ import annotations

from typing import assert_never

from trilithon.core.errors import Argument
from trilithon.core.game import Event
from trilithon.core.state import OVER
from trilithon.games.stonehenge.moves import (
    Change,
    Gate,
    Mark,
    Ring,
    Settled,
    StonehengeMove,
    Swing,
    Top,
)
from trilithon.games.stonehenge.position import FLIGHT, STONE
from trilithon.games.stonehenge.rules import StonehengeState
from trilithon.games.stonehenge.verdict import Verdict


def events(before: StonehengeState, move: StonehengeMove, after: StonehengeState) -> list[Event]:
    """The move itself, then what it brought about."""
    seat = before.active
    match move:
        case Ring(azimuth):
            told = [_event("stonehenge-event-ring", seat=seat, angle=_degrees(azimuth))]
        case Top(stone):
            told = [_event("stonehenge-event-top", seat=seat, stone=stone)]
        case Gate(source, start):
            end = before.circle.without([source]).zone_from(start).end
            told = [_event("stonehenge-event-gate", seat=seat, stone=source, start=start, end=end)]
        case Mark(azimuth):
            told = [_event("stonehenge-event-mark", seat=seat, angle=_degrees(azimuth))]
        case Swing(azimuth, pull):
            told = [
                _event(
                    "stonehenge-event-swing", seat=seat, angle=_degrees(azimuth), pull=round(pull)
                )
            ]
        case Settled(changes=changes):
            told = _tell_outcome(before, changes or (), after)
        case _:
            assert_never(move)
    if after.to_move == OVER:
        told.append(_event("event-over" if not after.reserve else "stonehenge-event-no-zone"))
    return told


def _event(key: str, **args: Argument) -> Event:
    return Event(key, args)


def _degrees(angle: float) -> str:
    return f"{angle:g}"


def _tell_outcome(
    before: StonehengeState, changes: tuple[Change, ...], after: StonehengeState
) -> list[Event]:
    if before.stage == FLIGHT:
        return _tell_flight(before, changes)
    return _tell_stone(before, changes, after)


def _fallen(changes: tuple[Change, ...], but: int = -1) -> list[Event]:
    return [
        _event(f"stonehenge-event-{change.verdict.name.lower()}", stone=change.stone)
        for change in changes
        if change.verdict.fallen and change.stone != but
    ]


def _tell_flight(before: StonehengeState, changes: tuple[Change, ...]) -> list[Event]:
    fallen = _fallen(changes)
    moved = sum(change.verdict is Verdict.MOVED for change in changes)
    told = fallen
    if moved:
        told = [*told, _event("stonehenge-event-moved", count=moved)]
    if not changes:
        return [_event("stonehenge-event-through", seat=before.active)]
    if fallen:
        return [*told, _event("stonehenge-event-penalty", seat=before.active, count=len(fallen))]
    return [*told, _event("stonehenge-event-touched", seat=before.active)]


def _tell_stone(
    before: StonehengeState, changes: tuple[Change, ...], after: StonehengeState
) -> list[Event]:
    intent = before.intent
    assert isinstance(intent, (Ring, Top, Gate))
    number, seat = before.raised(intent), before.active
    lost = len(after.penalties[seat]) - len(before.penalties[seat])
    told = _fallen(changes, but=number)
    if number in after.circle.stones:
        key = "stonehenge-event-bridged" if isinstance(intent, Gate) else "stonehenge-event-stands"
    elif after.stage == STONE:
        key = "stonehenge-event-again"
    else:
        key = "stonehenge-event-given-up"
    told.insert(0, _event(key, seat=seat, stone=number))
    if lost:
        told.append(_event("stonehenge-event-penalty", seat=seat, count=lost))
    return told
