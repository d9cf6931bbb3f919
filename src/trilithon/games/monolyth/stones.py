"""The shapes of Monolyth's stones: their rotations, and every way to set them on the grid.

A monolyth has no gaps, so it is a height map: a column's cubes are known from its height. Columns
are numbered row by row, `y * grid + x`, and a number per column is packed into BITS bits each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

BITS: Final = 3
"""Bits per column: a height of 0 to 4, and room for one carry when heights are compared."""

Cube = tuple[int, int, int]
Footprint = tuple[int, ...]
"""The column of each cube, in order; a column that gets two cubes stands twice."""


@dataclass(frozen=True, order=True)
class Setting:
    """One way to set a stone down: how many cubes go on which columns, and how uneven they lie.

    `bottoms` holds for each of the columns how much higher than the lowest it must be.
    """

    footprint: Footprint
    columns: tuple[int, ...]
    bottoms: tuple[int, ...]


def _signs() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Axes and signs of the 24 rotations: those whose determinant is 1."""
    rotations = []
    for axes in permutations(range(3)):
        inversions = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
        for signs in product((1, -1), repeat=3):
            if signs[0] * signs[1] * signs[2] == (-1) ** inversions:
                rotations.append((axes, signs))
    return rotations


ROTATIONS: Final = _signs()


def orientations(cubes: Iterable[Cube]) -> list[tuple[Cube, ...]]:
    """The distinct rotations of a stone, each moved to the origin."""
    stone = list(cubes)
    found = set()
    for axes, signs in ROTATIONS:
        turned = [
            tuple(sign * cube[axis] for axis, sign in zip(axes, signs, strict=True))
            for cube in stone
        ]
        low = [min(cube[axis] for cube in turned) for axis in range(3)]
        moved = sorted((x - low[0], y - low[1], z - low[2]) for x, y, z in turned)
        found.add(tuple(moved))
    return sorted(found)


def settings(cubes: Iterable[Cube], grid: int, highest: int) -> list[Setting]:
    """Every way to set a stone on the grid without a gap inside it, in the order of footprints."""
    found = set()
    for stone in orientations(cubes):
        width, depth, height = (1 + max(cube[axis] for cube in stone) for axis in range(3))
        if height > highest:
            continue
        for x in range(grid - width + 1):
            for y in range(grid - depth + 1):
                setting = _set_down([((y + b) * grid + x + a, c) for a, b, c in stone])
                if setting is not None:
                    found.add(setting)
    return sorted(found)


def _set_down(cubes: list[tuple[int, int]]) -> Setting | None:
    """The setting of cubes given as column and height; None if a column has a gap inside."""
    columns = tuple(sorted({column for column, _ in cubes}))
    bottoms = []
    for column in columns:
        levels = [level for other, level in cubes if other == column]
        if max(levels) - min(levels) + 1 != len(levels):
            return None
        bottoms.append(min(levels))
    return Setting(tuple(sorted(column for column, _ in cubes)), columns, tuple(bottoms))


def pack(numbers: Iterable[tuple[int, int]]) -> int:
    """The sum of numbers given as column and value."""
    return sum(value << (BITS * column) for column, value in numbers)


def turns(cells: list[str], grid: int) -> list[tuple[str, ...]]:
    """The distinct ways to see a square card: its four rotations and their mirror images."""
    seen = set()
    card = cells
    for _ in range(4):
        card = [card[(grid - 1 - x) * grid + y] for y in range(grid) for x in range(grid)]
        seen.add(tuple(card))
        seen.add(tuple(card[y * grid + grid - 1 - x] for y in range(grid) for x in range(grid)))
    return sorted(seen)


def bounds(cell: str, highest: int) -> tuple[int, int]:
    """The lowest and the highest height that a cell of a structure card allows."""
    if cell.endswith("+"):
        return int(cell[:-1]), highest
    low, _, high = cell.partition("-")
    return int(low), int(high or low)
