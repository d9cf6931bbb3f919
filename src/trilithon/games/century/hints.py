"""What a page shows of Century beside the view: what each move would bring."""

from dataclasses import dataclass
from typing import Literal, assert_never

from trilithon.core.game import Hints
from trilithon.core.state import CHANCE, OVER
from trilithon.games.century.components import TRADE
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
    decode,
)
from trilithon.games.century.position import DISCARDING, TRADING, TURN, UPGRADING
from trilithon.games.century.state import CenturyState

Kind = Literal[
    "activate", "rest", "upgrade", "trade", "take", "claim", "explore", "discard", "stop"
]


@dataclass(frozen=True)
class MoveHint:
    """A move and what it is about: a location, a colour, a stack's letter or a card.

    caravan, home and points: the crystals and merchants on the player board after it, and how it
    changes the score as it would be counted now. tools: what Tool cards give first, `caravan`
    included. times: how often the trade could be made, or a crystal upgraded. then: what could be
    done next in this turn, nothing if the move ends it. excess: what it leaves to be discarded.
    """

    move: str
    kind: Kind
    about: str
    caravan: str
    home: int
    points: int
    tools: str
    times: int
    then: tuple[Kind, ...]
    excess: int


@dataclass(frozen=True)
class CenturyHints(Hints):
    """The moves with what they bring; why a location cannot be activated is in the view."""

    brings: tuple[MoveHint, ...]


def hints(state: CenturyState) -> CenturyHints:
    """What the seat to move may do, and what each move would bring."""
    moves = [int(move) for move in state.legal_moves()]
    brings = tuple(_hint(state, move) for move in moves)
    return CenturyHints(tuple(hint.move for hint in brings), brings)


def _hint(state: CenturyState, move: int) -> MoveHint:
    after = state.copy()
    after.apply(move)
    named = decode(state, move)
    kind, about = _about(named)
    seat = int(state.active)
    tools = state.with_tools(seat, move) - state.caravan(seat) if kind == "activate" else 0
    return MoveHint(
        move=str(named),
        kind=kind,
        about=about,
        caravan=state.world.spell(after.caravan(seat)),
        home=int(after.merchants_at_home(seat)),
        points=after.scores()[seat] - state.scores()[seat],
        tools=state.world.spell(tools),
        times=_times(state, move, after),
        then=_then(after, int(state.turn)),
        excess=int(after.excess(seat)) if after.stage == DISCARDING else 0,
    )


def _times(before: CenturyState, move: int, after: CenturyState) -> int:
    """How often the trade could be made from this move on, or how many upgrades it opens."""
    world = before.world
    if after.stage == UPGRADING and before.stage == TURN:
        return int(after.steps)
    begins = before.stage == TURN and move < world.rest and world.type[move] == TRADE
    made = int(move == world.trade or (begins and world.action_required))
    again = after.copy()
    while again.stage == TRADING and again.is_legal(world.trade):
        again.apply(world.trade)
        made += 1
    return made


def _then(after: CenturyState, turn: int) -> tuple[Kind, ...]:
    """What the seat may do next in this turn; it does not hang on what CHANCE turns up before."""
    following = after.copy()
    while following.to_move == CHANCE:
        following.apply(following.chance_outcomes()[0][0])
    if following.turn != turn or following.to_move == OVER:
        return ()
    kinds = [_about(decode(following, int(move)))[0] for move in following.legal_moves()]
    return tuple(dict.fromkeys(kinds))


def _about(move: CenturyMove) -> tuple[Kind, str]:
    match move:
        case Activate(location):
            return "activate", location
        case Rest():
            return "rest", ""
        case Upgrade(colour):
            return "upgrade", colour
        case Trade():
            return "trade", ""
        case Take(stack):
            return "take", stack
        case Claim(card):
            return "claim", card
        case Explore(location):
            return "explore", location
        case Discard(count, colour):
            return "discard", colour * count
        case Stop():
            return "stop", ""
        case TurnUp():
            raise AssertionError("a seat turns nothing up")
        case _:
            assert_never(move)
