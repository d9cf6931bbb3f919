"""What everyone at a table of Century saw happen, as sentences."""

from typing import assert_never

from trilithon.core.errors import Argument
from trilithon.core.game import Event
from trilithon.core.state import OVER
from trilithon.games.century.components import PRODUCTION, TRADE
from trilithon.games.century.moves import (
    Activate,
    CenturyMove,
    Claim,
    Discard,
    Explore,
    Rest,
    Stop,
    Take,
    Trade,
    TurnUp,
    Upgrade,
)
from trilithon.games.century.position import DECK, STACK, TURN
from trilithon.games.century.state import CenturyState


def events(before: CenturyState, move: CenturyMove, after: CenturyState) -> list[Event]:
    """The move itself, then what it brought about."""
    told = _tell(before, move, after)
    if after.last_round and not before.last_round:
        told.append(_event("century-event-last-round", seat=int(before.active)))
    if after.to_move == OVER:
        key = "event-over"
        if not after.last_round:
            key = "century-event-idle" if after.idle() else "century-event-rounds"
        told.append(_event(key))
    return told


def _event(key: str, **args: Argument) -> Event:
    return Event(key, args)


def _tell(before: CenturyState, move: CenturyMove, after: CenturyState) -> list[Event]:
    seat = int(before.active)
    match move:
        case Activate(location):
            return _tell_activation(before, location)
        case Rest():
            return [_event("century-event-rest", seat=seat, count=_returned(before, after))]
        case Upgrade(colour):
            letters = before.world.letters
            better = letters[letters.index(colour) + 1]
            return [_event("century-event-upgrade", seat=seat, colour=colour, better=better)]
        case Trade():
            return [_tell_trade(before, int(before.location))]
        case Take(_, tile):
            return [_event("century-event-take", seat=seat, tile=tile)]
        case Claim(card):
            return _tell_claim(before, card, after)
        case Explore(location, tile):
            return _tell_exploration(before, location, tile, after)
        case Discard(count, colour):
            return [_event("century-event-discard", seat=seat, crystals=colour * count)]
        case Stop():
            return [_event("century-event-stop", seat=seat)]
        case TurnUp(_, name):
            return _tell_turned_up(before, name, after)
        case _:
            assert_never(move)


def _tell_activation(before: CenturyState, name: str) -> list[Event]:
    """Merchants placed, merchants displaced, crystals of tools, and what is gained at once."""
    world = before.world
    seat = int(before.active)
    location = world.location_of_name[name]
    count = int(before.need(seat, location))
    told = [_event("century-event-activate", seat=seat, location=name, count=count)]
    there = int(before.board[location])
    if there:
        told.append(_event("century-event-displace", seat=there & 3, count=there >> 2))
    tools = before.with_tools(seat, location) - before.caravan(seat)
    if tools:
        told.append(_event("century-event-tools", seat=seat, crystals=world.spell(tools)))
    if world.type[location] == PRODUCTION:
        gain = world.spell(world.gain[location])
        told.append(_event("century-event-gain", seat=seat, crystals=gain))
    elif world.type[location] == TRADE and world.action_required:
        told.append(_tell_trade(before, location))
    return told


def _tell_trade(before: CenturyState, location: int) -> Event:
    world = before.world
    give, get = world.spell(world.give[location]), world.spell(world.gain[location])
    return _event("century-event-trade", seat=int(before.active), give=give, get=get)


def _tell_claim(before: CenturyState, card: str, after: CenturyState) -> list[Event]:
    world = before.world
    seat = int(before.active)
    number = world.card_of_name[card]
    cost, points = world.spell(world.cost[number]), int(world.points[number])
    told = [_event("century-event-claim", seat=seat, card=card, crystals=cost, points=points)]
    return told + _tell_recruits(before, after)


def _tell_exploration(
    before: CenturyState, location: str, tile: str, after: CenturyState
) -> list[Event]:
    world = before.world
    seat = int(before.active)
    told = [_event("century-event-explore", seat=seat, tile=tile, location=location)]
    crystals = world.tile_crystals[world.tile_names.index(tile)]
    if crystals:
        told.append(_event("century-event-gain", seat=seat, crystals=world.spell(crystals)))
    return told + _tell_recruits(before, after)


def _tell_recruits(before: CenturyState, after: CenturyState) -> list[Event]:
    seat = before.active
    count = int(before.merchants_in_reserve(seat) - after.merchants_in_reserve(seat))
    return [_event("century-event-recruit", seat=int(seat), count=count)] if count else []


def _returned(before: CenturyState, after: CenturyState) -> int:
    seat = before.active
    return int(after.merchants_at_home(seat) - before.merchants_at_home(seat))


def _tell_turned_up(before: CenturyState, name: str, after: CenturyState) -> list[Event]:
    """The new top of the deck or of a stack; of the set-up only that it is done."""
    if before.stage == DECK:
        return [_event("century-event-deck", card=name)]
    if before.stage == STACK:
        return [_event("century-event-bonus", tile=name)]
    if after.stage != TURN:
        return []
    return [_event("century-event-laid", panel=before.world.choices[before.panel])]
