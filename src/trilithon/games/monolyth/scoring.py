"""The score of Monolyth: prophecies that came true, level tokens, structure tokens."""

from mypy_extensions import i64

from trilithon.core.state import ScoreLine
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.position import BOARD, STRUCTURE, Position


def points(position: Position) -> list[int]:
    """Each prophecy whose wall has at least its number, all level tokens, the structure token."""
    totals: list[int] = []
    seat: i64 = 0
    while seat < position.m.players:
        total: i64 = position.has(seat, STRUCTURE)
        part: i64 = 0
        while part < 4:
            total += position.level_token(seat, part)
            number: i64 = position.prophecy_at(seat, part)
            if position.wall_count(seat, part) >= number:
                total += number
            part += 1
        totals.append(int(total))
        seat += 1
    return totals


def sheet(position: Position) -> list[list[ScoreLine]]:
    """For each seat: its prophecies around the board, its level tokens, its structure token."""
    return [_lines(position, seat) for seat in range(int(position.m.players))]


def _lines(position: Position, seat: int) -> list[ScoreLine]:
    m = position.m
    lines: list[ScoreLine] = []
    for side in range(SIDES):
        number = int(position.prophecy_at(seat, side))
        if number:
            count = int(position.wall_count(seat, side))
            colour = m.side_colours[position.has(seat, BOARD) * SIDES + side]
            args: list[tuple[str, str | int]] = [
                ("colour", m.colour_names[colour]),
                ("count", count),
                ("number", number),
            ]
            came_true = count >= number
            key = "monolyth-score-prophecy" if came_true else "monolyth-score-unfulfilled"
            lines.append(ScoreLine(key, number if came_true else 0, tuple(args)))
    for level in range(int(m.limit)):
        value = int(position.level_token(seat, level))
        if value:
            lines.append(ScoreLine("monolyth-score-level", value, (("level", level + 1),)))
    structure = int(position.has(seat, STRUCTURE))
    if structure:
        lines.append(ScoreLine("monolyth-score-structure", structure))
    return lines


def places(totals: list[int]) -> list[int]:
    """The place of each seat; of tied ones, the furthest from the starting seat 0 is first."""
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], -seat))
    return [order.index(seat) + 1 for seat in range(len(totals))]


def rank(position: Position) -> str | None:
    """The rank that the score of a solo game earns."""
    if not position.m.solo:
        return None
    total = points(position)[0]
    return next(name for least, name in position.m.ranks if total >= least)
