"""The score of M: tokens, the best colours, and what the other colours cost."""

from mypy_extensions import i64

from trilithon.core.state import ScoreLine
from trilithon.games.m.position import Position


def colour_order(position: Position, seat: i64) -> list[int]:
    """The colours, from the one in which the seat has taken most to the least."""
    values = [int(position.taken_value(seat, colour)) for colour in range(int(position.m.colours))]
    return sorted(range(len(values)), key=lambda colour: -values[colour])


def points(position: Position) -> list[int]:
    """10 a token, plus the value taken in the best colours, minus the rest."""
    m = position.m
    totals: list[int] = []
    seat: i64 = 0
    while seat < m.players:
        total: i64 = position.token_count(seat) * m.token_points
        counted: i64 = 0
        previous: i64 = 1 << 30
        while counted < m.colours:
            best, ties = next_value(position, seat, previous)
            tie: i64 = 0
            while tie < ties:
                total += best if counted < m.best_colours else -best
                counted += 1
                tie += 1
            previous = best
        totals.append(int(total))
        seat += 1
    return totals


def next_value(position: Position, seat: i64, below: i64) -> tuple[i64, i64]:
    """The highest value in a colour under `below`, and in how many colours it stands."""
    best: i64 = -1
    ties: i64 = 0
    colour: i64 = 0
    while colour < position.m.colours:
        value: i64 = position.taken_value(seat, colour)
        if value < below:
            if value > best:
                best = value
                ties = 1
            elif value == best:
                ties += 1
        colour += 1
    return best, ties


def sheet(position: Position) -> list[list[ScoreLine]]:
    """For each seat: its tokens, then its colours from the best down."""
    m = position.m
    names: list[str] = m.data.content["deck"]["colours"]
    sheets: list[list[ScoreLine]] = []
    for seat in range(int(m.players)):
        tokens = int(position.token_count(seat))
        lines = [ScoreLine("m-score-tokens", tokens * int(m.token_points), (("count", tokens),))]
        for place, colour in enumerate(colour_order(position, seat)):
            value = int(position.taken_value(seat, colour))
            best = place < m.best_colours
            key = "m-score-best" if best else "m-score-other"
            if value:
                lines.append(
                    ScoreLine(key, value if best else -value, (("colour", names[colour]),))
                )
        sheets.append(lines)
    return sheets


def places(totals: list[int]) -> list[int]:
    """The place of each seat; equal totals share it."""
    return [1 + sum([other > total for other in totals]) for total in totals]
