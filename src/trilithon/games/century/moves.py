"""The named moves of Century and their notation.

A1.3              activate location A1.3        rest   take all merchants back
up y              upgrade a yellow crystal      trade  trade once more
take a B07        take the top bonus tile of the location's first stack (b: of its second)
claim P12         claim the card above the location
explore C1.4 E03  take the exploration tile off C1.4
drop 2y           discard two yellow crystals   stop   do no more at the location
deal P12, bonus B07, cover E03, panel E1        CHANCE turns that up

What take, claim and explore bring may be left out; if it is said, it has to be true.
"""

import re
from dataclasses import dataclass
from typing import Final, assert_never

from trilithon.core.errors import BadNotation, IllegalMove
from trilithon.core.game import Move
from trilithon.games.century.components import CenturySpec
from trilithon.games.century.position import COVERED, NONE
from trilithon.games.century.state import CenturyState


@dataclass(frozen=True)
class Activate(Move):
    """Activate a location."""

    location: str

    def __str__(self) -> str:
        return self.location


@dataclass(frozen=True)
class Rest(Move):
    """Take all one's merchants back from the board."""

    def __str__(self) -> str:
        return "rest"


@dataclass(frozen=True)
class Upgrade(Move):
    """Exchange a crystal for one of the next level."""

    colour: str

    def __str__(self) -> str:
        return f"up {self.colour}"


@dataclass(frozen=True)
class Trade(Move):
    """Trade once more."""

    def __str__(self) -> str:
        return "trade"


@dataclass(frozen=True)
class Take(Move):
    """Take the top bonus tile of a stack of the location: a, b, …"""

    stack: str
    tile: str = ""

    def __str__(self) -> str:
        return f"take {self.stack} {self.tile}".rstrip()


@dataclass(frozen=True)
class Claim(Move):
    """Claim the card above the location."""

    card: str = ""

    def __str__(self) -> str:
        return f"claim {self.card}".rstrip()


@dataclass(frozen=True)
class Explore(Move):
    """Take the exploration tile off a location."""

    location: str
    tile: str = ""

    def __str__(self) -> str:
        return f"explore {self.location} {self.tile}".rstrip()


@dataclass(frozen=True)
class Discard(Move):
    """Discard crystals of a colour."""

    count: int
    colour: str

    def __str__(self) -> str:
        return f"drop {self.count}{self.colour}"


@dataclass(frozen=True)
class Stop(Move):
    """Do no more at the location."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True)
class TurnUp(Move):
    """CHANCE turns something up: `deal` a card, a `bonus` tile, a `cover` tile, a `panel`."""

    what: str
    name: str

    def __str__(self) -> str:
        return f"{self.what} {self.name}"


CenturyMove = (
    Activate | Rest | Upgrade | Trade | Take | Claim | Explore | Discard | Stop | TurnUp
)  # fmt: skip

_NOTATION = re.compile(
    r"(?P<alone>rest|trade|stop)|up (?P<up>[a-z])|take (?P<stack>[a-z])(?: (?P<tile>\w+))?"
    r"|(?P<claim>claim)(?: (?P<card>\w+))?|explore (?P<place>\w+\.\d+)(?: (?P<cover>\w+))?"
    r"|drop (?P<count>\d{1,3})(?P<colour>[a-z])|(?P<what>deal|bonus|cover|panel) (?P<name>\w+)"
    r"|(?P<location>\w+\.\d+)",
    re.ASCII,
)


_ALONE: Final[dict[str, CenturyMove]] = {"rest": Rest(), "trade": Trade(), "stop": Stop()}


def parse(text: str) -> CenturyMove:
    """The move that a notation names, whatever the position."""
    match = _NOTATION.fullmatch(" ".join(text.lower().split()))
    if match is None:
        raise BadNotation("error-notation", text=text[:80])
    said = {name: group or "" for name, group in match.groupdict().items()}
    if said["alone"]:
        return _ALONE[said["alone"]]
    if said["up"]:
        return Upgrade(said["up"])
    if said["stack"]:
        return Take(said["stack"], said["tile"].upper())
    if said["claim"]:
        return Claim(said["card"].upper())
    if said["place"]:
        return Explore(said["place"].upper(), said["cover"].upper())
    if said["count"]:
        return Discard(int(said["count"]), said["colour"])
    if said["what"]:
        return TurnUp(said["what"], said["name"].upper())
    return Activate(said["location"].upper())


def encode(state: CenturyState, move: CenturyMove) -> int:
    """The number of a move; IllegalMove if it names another tile or card than is there."""
    world = state.world
    match move:
        case Activate(location):
            return _find(world.location_names, location)
        case Rest():
            return int(world.rest)
        case Upgrade(colour):
            return _upgrade(world, colour)
        case Trade():
            return int(world.trade)
        case Take(stack, tile):
            number = int(world.take) + ord(stack) - ord("a")
            if not world.take <= number < world.claim:
                raise BadNotation("century-error-name", name=stack)
            return _agreed(state, number, tile)
        case Claim(card):
            return _agreed(state, int(world.claim), card)
        case Explore(location, tile):
            number = int(world.explore) + _find(world.location_names, location)
            return _agreed(state, number, tile)
        case Discard(count, colour):
            return _discard(world, count, colour)
        case Stop():
            return int(world.stop)
        case TurnUp(what, name):
            names, first = _drawn(world)[what]
            return first + _find(names, name)
        case _:
            assert_never(move)


def decode(state: CenturyState, move: int) -> CenturyMove:
    """The move of a number, in the position before it is made."""
    world = state.world
    if move < world.rest:
        return Activate(world.location_names[move])
    if move == world.rest:
        return Rest()
    if move < world.trade:
        return Upgrade(world.letters[move - int(world.upgrade)])
    if move == world.trade:
        return Trade()
    if move < world.claim:
        return Take(chr(ord("a") + move - int(world.take)), _brings(state, move))
    if move == world.claim:
        return Claim(_brings(state, move))
    if move < world.discard:
        return Explore(world.location_names[move - int(world.explore)], _brings(state, move))
    if move < world.stop:
        colour, count = divmod(move - int(world.discard), int(world.most_excess))
        return Discard(count + 1, world.letters[colour])
    if move == world.stop:
        return Stop()
    for what, (names, first) in _drawn(world).items():
        if move < first + len(names):
            return TurnUp(what, names[move - first])
    raise BadNotation("error-move-number")


def _drawn(world: CenturySpec) -> dict[str, tuple[list[str], int]]:
    """What CHANCE turns up, in the order of its numbers."""
    return {
        "deal": (world.card_names, int(world.deal)),
        "bonus": (world.kind_names, int(world.bonus)),
        "cover": (world.tile_names, int(world.cover)),
        "panel": (world.choices, int(world.panel)),
    }


def _brings(state: CenturyState, move: int) -> str:
    """The name of the card or tile that this move brings, empty if there is none."""
    world = state.world
    if move >= world.explore:
        there = int(state.board[move - int(world.explore)])
        return world.tile_names[there - int(COVERED)] if there >= COVERED else ""
    if state.location < 0 or world.slot[state.location] < 0:
        return ""
    if move == world.claim:
        card = state.card_over(state.location)
        return "" if card == NONE else world.card_names[card]
    number = move - int(world.take)
    if number >= world.stack_count[state.location]:
        return ""
    stack = int(world.first_stack[state.location]) + number
    kind = int(state.board[int(world.stack_at) + 2 * stack + 1])
    return "" if kind == NONE else world.kind_names[kind]


def _agreed(state: CenturyState, move: int, name: str) -> int:
    """The move, unless it was said to bring something else than it would."""
    if name and name != _brings(state, move):
        raise IllegalMove("century-why-not-there", name=name[:40])
    return move


def _find(names: list[str], name: str) -> int:
    if name not in names:
        raise BadNotation("century-error-name", name=name[:40])
    return names.index(name)


def _upgrade(world: CenturySpec, colour: str) -> int:
    if colour not in world.letters:
        raise BadNotation("century-error-name", name=colour)
    if colour == world.letters[-1]:
        raise IllegalMove("century-why-highest")
    return int(world.upgrade) + world.letters.index(colour)


def _discard(world: CenturySpec, count: int, colour: str) -> int:
    if colour not in world.letters:
        raise BadNotation("century-error-name", name=colour)
    if not 1 <= count <= world.most_excess:
        raise IllegalMove("century-why-discard")
    first = int(world.discard) + world.letters.index(colour) * int(world.most_excess)
    return first + count - 1
