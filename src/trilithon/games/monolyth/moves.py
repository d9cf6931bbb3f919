"""The named moves of Monolyth and their notation.

take 3                 move the crystal 3 sites and take the stone there
swap 3                 discard that stone instead and take a 1-cube stone of its colour
discard 3              discard it and place nothing, because nothing fits anywhere
place a1 b1 b1         set the stone down: a cube on space a1, two on b1
prophecy 10 t          put a prophecy of 10 into the slot of the turquoise side
forgo 10               solo: discard a prophecy of 10 from the main board
deal oL4               CHANCE draws an orange L4 from the box
card keep              CHANCE shows the structure card
board without_white    CHANCE gives a player board to the next seat
"""

import re
from dataclasses import dataclass
from typing import assert_never

from trilithon.core.errors import BadNotation
from trilithon.core.game import Move
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.position import BOARD, Position


@dataclass(frozen=True)
class Take(Move):
    """Move the crystal and take the stone."""

    steps: int

    def __str__(self) -> str:
        return f"take {self.steps}"


@dataclass(frozen=True)
class Swap(Move):
    """Move the crystal and take a 1-cube stone of the stone's colour instead."""

    steps: int

    def __str__(self) -> str:
        return f"swap {self.steps}"


@dataclass(frozen=True)
class Discard(Move):
    """Move the crystal and discard the stone, because nothing can be placed."""

    steps: int

    def __str__(self) -> str:
        return f"discard {self.steps}"


@dataclass(frozen=True)
class Place(Move):
    """Set the stone down: the space of each of its cubes, in order."""

    spaces: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("place", *self.spaces))


@dataclass(frozen=True)
class Prophecy(Move):
    """Put a prophecy into the slot of the side of this colour (its letter)."""

    number: int
    colour: str

    def __str__(self) -> str:
        return f"prophecy {self.number} {self.colour}"


@dataclass(frozen=True)
class Forgo(Move):
    """Solo: discard a prophecy from the main board."""

    number: int

    def __str__(self) -> str:
        return f"forgo {self.number}"


@dataclass(frozen=True)
class Deal(Move):
    """CHANCE draws a stone from the box."""

    stone: str

    def __str__(self) -> str:
        return f"deal {self.stone}"


@dataclass(frozen=True)
class ShowCard(Move):
    """CHANCE shows the structure card."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


@dataclass(frozen=True)
class GiveBoard(Move):
    """CHANCE gives a player board to the next seat."""

    board: str

    def __str__(self) -> str:
        return f"board {self.board}"


MonolythMove = Take | Swap | Discard | Place | Prophecy | Forgo | Deal | ShowCard | GiveBoard

_STEPS: dict[str, type[Take] | type[Swap] | type[Discard]] = {
    "take": Take,
    "swap": Swap,
    "discard": Discard,
}
_SPACE = r"[a-z]\d"
_NOTATION = re.compile(
    rf"(take|swap|discard) (\d{{1,3}})|(?:place )?({_SPACE}(?: {_SPACE}){{0,63}})"
    r"|prophecy (\d{1,3}) ([a-z]+)|forgo (\d{1,3})|deal ([a-z])([a-z0-9]{1,8})"
    r"|card ([a-z_]{1,40})|board ([a-z_]{1,40})"
)


def parse(text: str) -> MonolythMove:
    """The move that a notation names, whatever the position."""
    match = _NOTATION.fullmatch(" ".join(text.lower().split()))
    if match is None:
        raise BadNotation("error-notation", text=text[:80])
    steps, distance, spaces, number, colour, forgone, letter, shape, card, board = match.groups()
    if steps:
        return _STEPS[steps](int(distance))
    if spaces:
        return Place(tuple(sorted(spaces.split(), key=lambda name: (name[1:], name[0]))))
    if number:
        return Prophecy(int(number), colour)
    if forgone:
        return Forgo(int(forgone))
    if letter:
        return Deal(letter + shape.upper())
    return ShowCard(card) if card else GiveBoard(board)


def encode(position: Position, move: MonolythMove) -> int:
    """The number of a move of the position's seat to move, or of CHANCE."""
    m = position.m
    match move:
        case Take(steps):
            return int(m.take) + _steps(position, steps)
        case Swap(steps):
            return int(m.swap) + _steps(position, steps)
        case Discard(steps):
            return int(m.discard) + _steps(position, steps)
        case Place(spaces):
            return _footprint(position, spaces)
        case Prophecy(number, colour):
            return int(m.prophesy) + _prophecy(position, number) * SIDES + _side(position, colour)
        case Forgo(number):
            return int(m.forgo) + _prophecy(position, number)
        case Deal(stone):
            if stone not in m.kind_of_name:
                raise BadNotation("monolyth-error-stone", stone=stone[:40])
            return int(m.deal) + m.kind_of_name[stone]
        case ShowCard(card):
            return int(m.show) + _index(m.card_names, card)
        case GiveBoard(board):
            return int(m.give) + _index(m.board_names, board)
        case _:
            assert_never(move)


def decode(position: Position, move: int) -> MonolythMove:
    """The move of a number, before it is made."""
    m = position.m
    if move < m.take:
        return Place(tuple(m.space_name(space) for space in m.heights.footprints[move]))
    if move < m.swap:
        return Take(move - int(m.take) + 1)
    if move < m.discard:
        return Swap(move - int(m.swap) + 1)
    if move < m.prophesy:
        return Discard(move - int(m.discard) + 1)
    if move < m.forgo:
        prophecy, side = divmod(move - int(m.prophesy), SIDES)
        colour = m.side_colours[position.has(position.active, BOARD) * SIDES + side]
        return Prophecy(int(m.prophecy_values[prophecy]), m.colour_letters[colour])
    if move < m.deal:
        return Forgo(int(m.prophecy_values[move - m.forgo]))
    if move < m.show:
        return Deal(m.names[move - int(m.deal)])
    if move < m.give:
        return ShowCard(m.card_names[move - int(m.show)])
    return GiveBoard(m.board_names[move - int(m.give)])


def _steps(position: Position, steps: int) -> int:
    if not 1 <= steps <= position.m.reach:
        raise BadNotation("monolyth-error-steps", steps=steps, most=int(position.m.reach))
    return steps - 1


def _footprint(position: Position, names: tuple[str, ...]) -> int:
    m = position.m
    spaces = [m.space_of_name(name) for name in names]
    if -1 in spaces:
        raise BadNotation("monolyth-error-space", space=names[spaces.index(-1)])
    footprint = m.heights.number_of.get(tuple(sorted(spaces)))
    if footprint is None:
        raise BadNotation("monolyth-error-footprint", spaces=" ".join(names)[:80])
    return footprint


def _prophecy(position: Position, number: int) -> int:
    values = [int(value) for value in position.m.prophecy_values]
    if number not in values:
        raise BadNotation("monolyth-error-prophecy", number=number)
    return values.index(number)


def _side(position: Position, colour: str) -> int:
    """The side of a colour, given by its letter or its name, on the active seat's board."""
    m = position.m
    board = int(position.has(position.active, BOARD))
    if board >= 0:
        for side in range(SIDES):
            printed = m.side_colours[board * SIDES + side]
            if colour in (m.colour_letters[printed], m.colour_names[printed]):
                return side
    raise BadNotation("monolyth-error-side", colour=colour[:40])


def _index(names: list[str], name: str) -> int:
    if name not in names:
        raise BadNotation("monolyth-error-name", name=name[:40])
    return names.index(name)
