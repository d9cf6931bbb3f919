"""The named moves of M and their notation.

b40c d4     place the blue 40 cube on cell d4
row         score the row (column: the column)
take d4     take the card on d4
pass        pass            pass b40c   pass and put that card under the pile
deal b40c   CHANCE turns that card up
"""

import re
from dataclasses import dataclass
from typing import assert_never

from trilithon.core.errors import BadNotation, IllegalMove
from trilithon.core.game import Move
from trilithon.games.m.components import LINES, MSpec


@dataclass(frozen=True)
class Place(Move):
    """Place a card of the hand on a cell."""

    card: str
    cell: str

    def __str__(self) -> str:
        return f"{self.card} {self.cell}"


@dataclass(frozen=True)
class Line(Move):
    """Choose the line that scores: `row` or `column`."""

    line: str

    def __str__(self) -> str:
        return self.line


@dataclass(frozen=True)
class Take(Move):
    """Take a card of the scoring line."""

    cell: str

    def __str__(self) -> str:
        return f"take {self.cell}"


@dataclass(frozen=True)
class Pass(Move):
    """Pass, perhaps putting a card under the pile and drawing the top one."""

    card: str | None = None

    def __str__(self) -> str:
        return f"pass {self.card}" if self.card else "pass"


@dataclass(frozen=True)
class Deal(Move):
    """CHANCE turns a card up."""

    card: str

    def __str__(self) -> str:
        return f"deal {self.card}"


MMove = Place | Line | Take | Pass | Deal

_CELL = re.compile(r"[a-z]\d", re.ASCII)
_NOTATION = re.compile(
    r"(?:(row|column)|take ([a-z]\d)|(pass)(?: (\w+))?|deal (\w+)|(\w+) ([a-z]\d))", re.ASCII
)


def parse(text: str) -> MMove:
    """The move that a notation names, whatever the position."""
    match = _NOTATION.fullmatch(" ".join(text.lower().split()))
    if match is None:
        raise BadNotation("error-notation", text=text[:80])
    line, taken, passing, buried, dealt, card, cell = match.groups()
    if line:
        return Line(line)
    if taken:
        return Take(taken)
    if passing:
        return Pass(buried)
    if dealt:
        return Deal(dealt)
    return Place(card, cell)


def encode(m: MSpec, move: MMove) -> int:
    """The number of a move."""
    match move:
        case Place(card, cell):
            return _face(m, card) * int(m.cells) + _cell(m, cell)
        case Line(line):
            return int(m.line) + _line(line)
        case Take(cell):
            return int(m.take) + _cell(m, cell)
        case Pass(buried):
            return int(m.passing) if buried is None else int(m.bury) + _face(m, buried)
        case Deal(card):
            return int(m.deal) + _face(m, card)
        case _:
            assert_never(move)


def decode(m: MSpec, move: int) -> MMove:
    """The move of a number."""
    if not 0 <= move < m.deal + m.faces:
        raise IllegalMove("error-move-number")
    if move < m.take:
        face, cell = divmod(move, int(m.cells))
        return Place(m.names[face], m.cell_name(cell))
    if move < m.line:
        return Take(m.cell_name(move - int(m.take)))
    if move < m.passing:
        return Line(LINES[move - int(m.line)])
    if move == m.passing:
        return Pass()
    if move < m.deal:
        return Pass(m.names[move - int(m.bury)])
    return Deal(m.names[move - int(m.deal)])


def _line(line: str) -> int:
    if line not in LINES:
        raise BadNotation("error-notation", text=line[:80])
    return LINES.index(line)


def _face(m: MSpec, card: str) -> int:
    face = m.face_of_name.get(card)
    if face is None:
        raise BadNotation("m-error-card", card=card[:40])
    return face


def _cell(m: MSpec, name: str) -> int:
    cell = m.cell_of_name(name) if _CELL.fullmatch(name) else -1
    if cell < 0:
        raise BadNotation("m-error-cell", cell=name[:40])
    return cell
