"""What everyone knows of a game of Monolyth: its view, and the position made from it."""

from librt.vecs import append
from mypy_extensions import i64, u8

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
from trilithon.games.monolyth.view import STAGES, Builder, Count, MonolythView, Placed, Side


def see(position: Position, viewer: int | None) -> MonolythView:
    """List what lies on the table."""
    m = position.m
    left = [int(position.stones_left(kind)) for kind in range(int(m.kinds))]
    counts = [Count(name, count) for name, count in zip(m.names, left, strict=True)]
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
        limit=int(m.limit),
        ring=tuple(
            m.names[position.stone_at(site)] if position.stone_at(site) != EMPTY else None
            for site in range(int(m.sites))
        ),
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
        card=m.card_names[card] if card >= 0 else None,
        builders=tuple(_builder(position, seat) for seat in range(int(m.players))),
        last_round=position.last_round,
        rank=rank(position),
        sheet=tuple(tuple(lines) for lines in sheet(position)),
    )


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
    return Builder(
        board=m.board_names[board] if board >= 0 else None,
        sides=tuple(
            _side(position, seat, board, side) for side in range(SIDES if board >= 0 else 0)
        ),
        heights=tuple(
            int(height(m.heights, position.has(seat, TOPS), space))
            for space in range(int(m.spaces))
        ),
        stones=tuple(Placed(m.names[kind], cubes) for kind, cubes in position.stones_of(seat)),
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
    position.card = -1 if view.card is None else m.card_names.index(view.card)
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
    for site, stone in enumerate(view.ring):
        if stone is not None:
            position.board[site] = u8(m.kind_of_name[stone])
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
