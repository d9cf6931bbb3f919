"""What everyone sees of a game of Monolyth, and a position made from it."""

from dataclasses import dataclass

from librt.vecs import append
from mypy_extensions import i64, u8

from trilithon.core.state import ScoreLine, View
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.heights import height
from trilithon.games.monolyth.position import (
    BOARD,
    DONE,
    EMPTY,
    LEVELS,
    SEAT,
    SLOTS,
    STRUCTURE,
    TOPS,
    Position,
)
from trilithon.games.monolyth.scoring import points, rank, sheet

STAGES = ("card", "ring", "boards", "choose", "place", "forgo", "refill")


@dataclass(frozen=True)
class Shape:
    """What a stone of this name looks like, lying flat."""

    name: str
    cubes: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Count:
    """How many stones are left of a shape and colour."""

    stone: str
    shape: str
    colour: str
    count: int


@dataclass(frozen=True)
class Site:
    """A site of the ring: its stone, None if empty, and the steps of the crystal to it, if any."""

    stone: str | None
    shape: str | None
    colour: str | None
    steps: int | None


@dataclass(frozen=True)
class Placed:
    """A stone of a monolyth and where its cubes are: x, y, and z from the ground up."""

    stone: str
    shape: str
    colour: str
    cubes: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Side:
    """A side of a player board: its colour, its prophecy, the cubes of its wall that count."""

    colour: str
    prophecy: int | None
    count: int


@dataclass(frozen=True)
class Builder:
    """What a seat has built and taken."""

    board: str | None
    sides: tuple[Side, ...]
    heights: tuple[int, ...]
    stones: tuple[Placed, ...]
    levels: int
    level_tokens: tuple[int, ...]
    structure_token: int | None


@dataclass(frozen=True)
class Card:
    """The structure card: what each space needs, row by row."""

    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class MonolythView(View):
    """Everything there is to see, the same for all: only the order of the draw is unknown."""

    stage: str
    active: int
    grid: int
    limit: int
    shapes: tuple[Shape, ...]
    ring: tuple[Site, ...]
    crystal: int
    left: int | None
    held: str | None
    box: tuple[Count, ...]
    supply: tuple[Count, ...]
    discarded: int
    prophecies: tuple[int, ...]
    level_tokens: tuple[int, ...]
    structure_tokens: tuple[int, ...]
    card: Card | None
    builders: tuple[Builder, ...]
    last_round: bool
    rank: str | None
    sheet: tuple[tuple[ScoreLine, ...], ...]


def see(position: Position, viewer: int | None) -> MonolythView:
    """List what lies on the table."""
    m = position.m
    counts = [_count(position, kind) for kind in range(int(m.kinds))]
    card = int(position.card)
    return MonolythView(
        game="monolyth",
        players=int(m.players),
        viewer=viewer,
        to_move=int(position.to_move),
        turn=int(position.turn),
        scores=tuple(points(position)),
        stage=STAGES[position.stage],
        active=int(position.active),
        grid=int(m.grid),
        limit=int(m.limit),
        shapes=tuple(
            Shape(name, cubes) for name, cubes in zip(m.shape_names, m.shape_cubes, strict=True)
        ),
        ring=_ring(position),
        crystal=int(position.crystal),
        left=int(position.left) if position.left >= 0 else None,
        held=m.names[position.held] if position.held != EMPTY else None,
        box=tuple(counts[int(m.colours) :]),
        supply=tuple(counts[: int(m.colours)]),
        discarded=int(position.discarded),
        prophecies=_prophecies(position),
        level_tokens=tuple(int(value) for value in m.level_tokens)[int(position.levels_taken) :],
        structure_tokens=tuple(int(value) for value in m.structure_tokens)[
            int(position.structures_taken) :
        ],
        card=Card(m.card_names[card], m.card_cells[card]) if card >= 0 else None,
        builders=tuple(_builder(position, seat) for seat in range(int(m.players))),
        last_round=position.last_round,
        rank=rank(position),
        sheet=tuple(tuple(lines) for lines in sheet(position)),
    )


def _words(position: Position, kind: int) -> tuple[str, str, str]:
    """Name, shape and colour of a kind of stone."""
    m = position.m
    return m.names[kind], m.shape_names[m.kind_shape[kind]], m.colour_names[m.kind_colour[kind]]


def _count(position: Position, kind: int) -> Count:
    stone, shape, colour = _words(position, kind)
    return Count(stone, shape, colour, int(position.stones_left(kind)))


def _ring(position: Position) -> tuple[Site, ...]:
    steps: dict[int, int] = {}
    if STAGES[position.stage] == "choose" and position.to_move >= 0:
        for ahead in range(1, int(position.furthest()) + 1):
            steps[int(position.site_ahead(ahead))] = ahead
    sites: list[Site] = []
    for site in range(int(position.m.sites)):
        kind = int(position.stone_at(site))
        if kind == EMPTY:
            sites.append(Site(None, None, None, None))
        else:
            stone, shape, colour = _words(position, kind)
            sites.append(Site(stone, shape, colour, steps.get(site)))
    return tuple(sites)


def _prophecies(position: Position) -> tuple[int, ...]:
    left: list[int] = []
    for prophecy, value in enumerate(position.m.prophecy_values):
        left += [int(value)] * int(position.prophecies_left(prophecy))
    return tuple(left)


def _builder(position: Position, seat: int) -> Builder:
    m = position.m
    board = int(position.has(seat, BOARD))
    levels = [int(position.level_token(seat, level)) for level in range(int(m.limit))]
    structure = int(position.has(seat, STRUCTURE))
    stones: list[Placed] = []
    for kind, cubes in position.stones_of(seat):
        stone, shape, colour = _words(position, kind)
        stones.append(Placed(stone, shape, colour, cubes))
    return Builder(
        board=m.board_names[board] if board >= 0 else None,
        sides=tuple(
            _side(position, seat, board, side) for side in range(SIDES if board >= 0 else 0)
        ),
        heights=tuple(
            int(height(m.heights, position.has(seat, TOPS), space))
            for space in range(int(m.spaces))
        ),
        stones=tuple(stones),
        levels=int(position.has(seat, DONE)),
        level_tokens=tuple(value for value in levels if value),
        structure_token=structure or None,
    )


def _side(position: Position, seat: int, board: int, side: int) -> Side:
    m = position.m
    return Side(
        colour=m.colour_names[m.side_colours[board * SIDES + side]],
        prophecy=int(position.prophecy_at(seat, side)) or None,
        count=int(position.wall_count(seat, side)),
    )


def imagine(position: Position, view: MonolythView) -> None:
    """Fill a fresh position with what the view shows; nothing is left to draw."""
    m = position.m
    position.to_move = view.to_move
    position.turn = view.turn
    position.stage = STAGES.index(view.stage)
    position.active = view.active
    position.card = -1 if view.card is None else m.card_names.index(view.card.name)
    position.crystal = view.crystal
    position.left = -1 if view.left is None else view.left
    position.held = EMPTY if view.held is None else m.kind_of_name[view.held]
    position.discarded = view.discarded
    position.last_round = view.last_round
    position.levels_taken = len(m.level_tokens) - len(view.level_tokens)
    position.structures_taken = len(m.structure_tokens) - len(view.structure_tokens)
    for prophecy, value in enumerate(m.prophecy_values):
        position.board[m.tokens + prophecy] = u8(view.prophecies.count(value))
    position.prophecies = len(view.prophecies)
    for left in view.box + view.supply:
        position.board[m.stock + m.kind_of_name[left.stone]] = u8(left.count)
    position.in_box = sum(left.count for left in view.box)
    for number, site in enumerate(view.ring):
        if site.stone is not None:
            position.board[number] = u8(m.kind_of_name[site.stone])
            position.on_ring += 1
    for seat, builder in enumerate(view.builders):
        _imagine_builder(position, seat, builder)


def _imagine_builder(position: Position, seat: int, builder: Builder) -> None:
    m = position.m
    at: i64 = seat * SEAT
    position.seats[at + BOARD] = -1
    if builder.board is not None:
        position.seats[at + BOARD] = m.board_names.index(builder.board)
    for placed in builder.stones:
        spaces = sorted(y * int(m.grid) + x for x, y, _ in placed.cubes)
        footprint = m.heights.number_of[tuple(spaces)]
        kind = m.kind_of_name[placed.stone]
        position.set_down(seat, footprint, kind)
        position.placed = append(position.placed, position.pack_stone(seat, footprint, kind))
    values = [int(value) for value in m.prophecy_values]
    for number, side in enumerate(builder.sides):
        if side.prophecy is not None:
            position.seats[at + SLOTS] += (values.index(side.prophecy) + 1) << (8 * number)
    for level, value in enumerate(builder.level_tokens):
        position.seats[at + LEVELS] += value << (8 * level)
    position.seats[at + DONE] = builder.levels
    position.seats[at + STRUCTURE] = builder.structure_token or 0
