"""Sets of cells of M's table as bits of one number, on a torus of `side` x `side` cells.

The table is a torus one cell wider than the area, so that every position of the floating area has
the same cells, and two cards touch on the torus exactly if they touch on the table.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


class Torus:
    """The cells, their neighbours, and the masks that the sets below are moved with."""

    def __init__(self, side: int) -> None:
        self.side: i64 = side
        self.cells: i64 = side * side
        self.full: i64 = 2 ** (side * side) - 1
        self.top: i64 = 2**side - 1
        self.wrap: i64 = side * (side - 1)
        self.bottom: i64 = (2**side - 1) * 2 ** (side * (side - 1))
        self.first: i64 = sum(2 ** (side * row) for row in range(side))
        self.last: i64 = sum(2 ** (side * row + side - 1) for row in range(side))
        self.bit: vec[i64] = vec[i64]([i64(2**cell) for cell in range(side * side)])
        rows = [(2**side - 1) * 2 ** (side * row) for row in range(side)]
        columns = [int(self.first) * 2**column for column in range(side)]
        self.row: vec[i64] = vec[i64]([i64(rows[cell // side]) for cell in range(side * side)])
        self.column: vec[i64] = vec[i64]([i64(columns[cell % side]) for cell in range(side * side)])
        around: list[i64] = []
        for row in range(side):
            for column in range(side):
                for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
                    around.append((row + down) % side * side + (column + right) % side)
        self.around: vec[i64] = vec[i64](around)
        """The cells above, left, right and below of each cell."""


def right_of(torus: Torus, cells: i64) -> i64:
    """The cells to the right of these."""
    return ((cells & ~torus.last) << 1) | ((cells & torus.last) >> (torus.side - 1))


def left_of(torus: Torus, cells: i64) -> i64:
    """The cells to the left of these."""
    return ((cells & ~torus.first) >> 1) | ((cells & torus.first) << (torus.side - 1))


def below(torus: Torus, cells: i64) -> i64:
    """The cells below these."""
    return ((cells & ~torus.bottom) << torus.side) | (cells >> torus.wrap)


def above(torus: Torus, cells: i64) -> i64:
    """The cells above these."""
    return (cells >> torus.side) | ((cells & torus.top) << torus.wrap)


def beside(torus: Torus, cells: i64) -> i64:
    """The cells left and right of these."""
    return right_of(torus, cells) | left_of(torus, cells)


def over_and_under(torus: Torus, cells: i64) -> i64:
    """The cells above and below these."""
    return below(torus, cells) | above(torus, cells)


def touching(torus: Torus, cells: i64) -> i64:
    """The cells that touch one of these by a side."""
    return beside(torus, cells) | over_and_under(torus, cells)


def connected(torus: Torus, cells: i64) -> bool:
    """Whether these cells hang together by sides or corners."""
    piece: i64 = cells & -cells
    grown: i64 = 0
    while piece != grown:
        grown = piece
        wide: i64 = piece | beside(torus, piece)
        piece = cells & (wide | over_and_under(torus, wide))
    return piece == cells


def size(cells: i64) -> i64:
    """How many cells there are."""
    pairs: i64 = cells - ((cells >> 1) & 0x1555555555555)
    fours: i64 = (pairs & 0x3333333333333) + ((pairs >> 2) & 0x3333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F0F0F
    halves: i64 = bytes_ + (bytes_ >> 8)
    quarters: i64 = halves + (halves >> 16)
    return (quarters + (quarters >> 32)) & 0x7F


def lowest(cells: i64) -> i64:
    """The first of these cells, of which there is at least one."""
    return size((cells & -cells) - 1)


def nth(cells: i64, n: i64) -> i64:
    """The cell that n others of these precede."""
    while n > 0:
        cells &= cells - 1
        n -= 1
    return lowest(cells)


def listed(cells: i64, base: i64, moves: vec[i64]) -> vec[i64]:
    """Append `base` + cell for each of these cells, in order."""
    while cells != 0:
        moves = append(moves, base + lowest(cells))
        cells &= cells - 1
    return moves
