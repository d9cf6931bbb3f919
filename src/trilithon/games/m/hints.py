"""What a page shows of M beside the view: the printed cards, what a move would bring, why not."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from trilithon.core.game import Catalogue, Hints
from trilithon.games.m.components import LINES, MSpec
from trilithon.games.m.moves import Deal, Line, Pass, Place, Take, decode
from trilithon.games.m.position import EMPTY, PLAY, TAKE
from trilithon.games.m.rules import MState


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    colour: str
    value: int
    symbol: str | None


@dataclass(frozen=True)
class MCatalogue(Catalogue):
    """The faces by their names in the notation, and how far the table may grow."""

    faces: Mapping[str, Face]
    size: int


@dataclass(frozen=True)
class PlaceHint:
    """Place a card: the tokens it takes, and the lines that could score then."""

    move: str
    card: str
    cell: str
    tokens: int
    lines: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class LineHint:
    """Score this line."""

    move: str
    line: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class TakeHint:
    """Take the card on a cell."""

    move: str
    cell: str


@dataclass(frozen=True)
class PassHint:
    """Pass; with a card: put it under the pile and draw."""

    move: str
    card: str | None


@dataclass(frozen=True)
class Refusal:
    """Why a card of the hand may not go on these cells (None: the cards there not be taken)."""

    card: str | None
    why: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class MHints(Hints):
    """The moves by kind with what they bring, and a reason for every card and cell without one."""

    places: tuple[PlaceHint, ...]
    lines: tuple[LineHint, ...]
    takes: tuple[TakeHint, ...]
    passes: tuple[PassHint, ...]
    refusals: tuple[Refusal, ...]


def catalogue(m: MSpec) -> MCatalogue:
    """The cards of this version."""
    deck = m.data.content["deck"]
    faces = {
        name: Face(
            deck["colours"][m.face_colour[face]],
            int(m.face_value[face]),
            deck["symbols"][m.face_symbol[face]] if m.face_symbol[face] >= 0 else None,
        )
        for face, name in enumerate(m.names)
    }
    return MCatalogue(faces, int(m.size))


def hints(state: MState) -> MHints:
    """What the seat to move may do; nothing but its hand and the open table is looked at."""
    places: list[PlaceHint] = []
    lines: list[LineHint] = []
    takes: list[TakeHint] = []
    passes: list[PassHint] = []
    moves = [int(move) for move in state.legal_moves()]
    named = [decode(state.m, move) for move in moves]
    for number, move in zip(moves, named, strict=True):
        match move:
            case Place(card, cell):
                places.append(PlaceHint(str(move), card, cell, *_brings(state, number)))
            case Line(line):
                run = _run(state, int(state.placed), LINES.index(line))
                lines.append(LineHint(str(move), line, run))
            case Take(cell):
                takes.append(TakeHint(str(move), cell))
            case Pass(buried):
                passes.append(PassHint(str(move), buried))
            case Deal():
                raise AssertionError("a seat never deals")
            case _:
                assert_never(move)
    return MHints(
        tuple(map(str, named)),
        tuple(places),
        tuple(lines),
        tuple(takes),
        tuple(passes),
        tuple(_refusals(state)),
    )


def _brings(state: MState, move: int) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """The tokens that a placement takes, and the lines that it could score."""
    face, cell = divmod(move, int(state.m.cells))
    after = state.copy()
    after.apply(move)
    tokens = int(after.token_count(state.active) - state.token_count(state.active))
    laid = state.copy()
    laid.lay(cell, face)
    ways = [way for way in range(len(LINES)) if laid.qualifies(cell, way)]
    return tokens, tuple(_run(laid, cell, way) for way in ways)


def _run(state: MState, cell: int, way: int) -> tuple[str, ...]:
    """The cells of the unbroken row (0) or column (1) through a cell, from its beginning."""
    m = state.m
    back, ahead = int(state.reach(cell, 1 - way)), int(state.reach(cell, 2 + way))
    for _ in range(back):
        cell = int(m.torus.around[cell * 4 + 1 - way])
    run = [cell]
    for _ in range(back + ahead):
        run.append(int(m.torus.around[run[-1] * 4 + 2 + way]))
    return tuple(m.cell_name(cell) for cell in run)


def _refusals(state: MState) -> Iterator[Refusal]:
    m = state.m
    if state.stage == PLAY:
        held = [int(face) for face in range(int(m.faces)) if state.holds(state.active, face)]
        empty = [cell for cell in range(int(m.cells)) if state.table[cell] == EMPTY]
        for face in held:
            reasons = {cell: state.why_not(face * m.cells + cell) for cell in empty}
            yield from _grouped(m, m.names[face], reasons)
    if state.stage == TAKE:
        bits = m.torus.bit
        run = [cell for cell in range(int(m.cells)) if state.line & bits[cell]]
        yield from _grouped(m, None, {cell: state.why_not(m.take + cell) for cell in run})


def _grouped(m: MSpec, card: str | None, reasons: dict[int, str]) -> Iterator[Refusal]:
    for why in sorted(set(reasons.values()) - {""}):
        cells = (m.cell_name(cell) for cell, reason in reasons.items() if reason == why)
        yield Refusal(card, why, tuple(cells))
