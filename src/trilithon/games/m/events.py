"""What a viewer of M saw happen, as sentences."""

from typing import assert_never

from trilithon.core.errors import Argument
from trilithon.core.game import Event
from trilithon.core.state import OVER
from trilithon.games.m.boards import size
from trilithon.games.m.moves import Deal, Line, MMove, Pass, Place, Take
from trilithon.games.m.position import SETUP
from trilithon.games.m.rules import MState


def events(before: MState, move: MMove, after: MState, viewer: int | None) -> list[Event]:
    """The move itself, then what it brought about."""
    told = [_tell(before, move, viewer)]
    told += _tokens(before, after)
    if isinstance(move, Place | Line) and after.line:
        told.append(Event("m-event-scoring", {"count": int(size(after.line))}))
    if before.line and not after.line:
        told.append(Event("m-event-scored", {}))
    told += _skipped(before, after)
    if after.to_move == OVER:
        told.append(
            Event("event-over" if before.last_phase or after.last_phase else "m-event-jam", {})
        )
    return told


def _event(key: str, **args: Argument) -> Event:
    return Event(key, args)


def _tell(before: MState, move: MMove, viewer: int | None) -> Event:
    seat = int(before.to_move)
    match move:
        case Place(card, cell):
            return _event("m-event-place", seat=seat, card=card, cell=cell)
        case Line(line):
            return _event("m-event-line", seat=seat, line=line)
        case Take(cell):
            card = before.m.names[before.table[before.m.cell_of_name(cell)]]
            return _event("m-event-take", seat=seat, card=card, cell=cell)
        case Pass(buried):
            if buried is None:
                return _event("m-event-pass", seat=seat)
            if viewer == seat:
                return _event("m-event-bury", seat=seat, card=buried)
            return _event("m-event-bury-hidden", seat=seat)
        case Deal(card):
            return _tell_deal(before, card, viewer)
        case _:
            assert_never(move)


def _tell_deal(before: MState, card: str, viewer: int | None) -> Event:
    seat = int(before.active)
    if is_opening(before):
        return _event("m-event-open", card=card)
    if sees_deal(before, viewer):
        return _event("m-event-draw", seat=seat, card=card)
    return _event("m-event-draw-hidden", seat=seat)


def is_opening(before: MState) -> bool:
    """Whether the next card dealt goes face up on the table."""
    return before.stage == SETUP and before.cards_on_table < len(before.m.opening)


def sees_deal(before: MState, viewer: int | None) -> bool:
    """Whether the viewer knows the next card dealt: its own, or one it has buried."""
    if is_opening(before) or viewer == before.active:
        return True
    return before.at_bottom() and before.buried[1] == viewer


def _tokens(before: MState, after: MState) -> list[Event]:
    changes = [
        int(after.token_count(seat) - before.token_count(seat))
        for seat in range(int(before.m.players))
    ]
    gainers = [seat for seat, change in enumerate(changes) if change > 0]
    return [
        _event("m-event-tokens", seat=gainers[0], other=seat, count=-change)
        for seat, change in enumerate(changes)
        if change < 0
    ]


def _skipped(before: MState, after: MState) -> list[Event]:
    turns = int(after.turn - before.turn)
    players = int(before.m.players)
    seats = [(int(before.active) + step) % players for step in range(1, turns)]
    return [_event("m-event-skip", seat=seat) for seat in seats if before.stage != SETUP]
