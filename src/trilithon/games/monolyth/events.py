"""What happened in a game of Monolyth, as sentences; everyone sees everything."""

from typing import assert_never

from trilithon.core.errors import Argument
from trilithon.core.game import Event
from trilithon.core.state import OVER
from trilithon.games.monolyth.moves import (
    Deal,
    Discard,
    Forgo,
    GiveBoard,
    MonolythMove,
    Place,
    Prophecy,
    ShowCard,
    Swap,
    Take,
)
from trilithon.games.monolyth.position import RING, STRUCTURE
from trilithon.games.monolyth.rules import MonolythState


def events(before: MonolythState, move: MonolythMove, after: MonolythState) -> list[Event]:
    """The move itself, then what it brought about."""
    told = [_tell(before, move)]
    seat = int(before.active)
    tokens = zip(_level_tokens(before, seat), _level_tokens(after, seat), strict=True)
    for level, (old, new) in enumerate(tokens, start=1):
        if new > old:
            told.append(_event("monolyth-event-level", seat=seat, level=level, value=new))
    structure = int(after.has(seat, STRUCTURE))
    if structure > before.has(seat, STRUCTURE):
        told.append(_event("monolyth-event-structure", seat=seat, value=structure))
    if after.last_round and not before.last_round and after.to_move != OVER:
        told.append(_event("monolyth-event-last-round", seat=seat))
    if after.to_move == OVER:
        told.append(_event("event-over"))
    return told


def _event(key: str, **args: Argument) -> Event:
    return Event(key, args)


def _level_tokens(state: MonolythState, seat: int) -> list[int]:
    return [int(state.level_token(seat, level)) for level in range(int(state.m.limit))]


def _tell(before: MonolythState, move: MonolythMove) -> Event:
    seat = int(before.active)
    names = before.m.names
    match move:
        case Take(steps):
            stone = names[before.stone_at(before.site_ahead(steps))]
            return _event("monolyth-event-take", seat=seat, steps=steps, stone=stone)
        case Swap(steps):
            kind = before.stone_at(before.site_ahead(steps))
            cube = names[before.m.kind_colour[kind]]
            stone = names[kind]
            return _event("monolyth-event-swap", seat=seat, steps=steps, stone=stone, cube=cube)
        case Discard(steps):
            stone = names[before.stone_at(before.site_ahead(steps))]
            return _event("monolyth-event-discard", seat=seat, steps=steps, stone=stone)
        case Place(spaces):
            stone = names[before.held]
            where = " ".join(spaces)
            return _event("monolyth-event-place", seat=seat, stone=stone, spaces=where)
        case Prophecy(number, letter):
            colour = before.m.colour_names[before.m.colour_letters.index(letter)]
            return _event("monolyth-event-prophecy", seat=seat, number=number, colour=colour)
        case Forgo(number):
            return _event("monolyth-event-forgo", seat=seat, number=number)
        case Deal(stone):
            key = "monolyth-event-open" if before.stage == RING else "monolyth-event-refill"
            return _event(key, stone=stone)
        case ShowCard(card):
            return _event("monolyth-event-card", card=card)
        case GiveBoard(board):
            return _event("monolyth-event-board", seat=seat, board=board)
        case _:
            assert_never(move)
