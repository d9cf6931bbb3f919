"""The shapes of Monolyth's stones and structures: rotations of stones, turns of cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product
from typing import Final

Cube = tuple[int, int, int]


@dataclass(frozen=True, order=True)
class Column:
    """The cubes of a posed stone above one field: how high its lowest is, and how many."""

    x: int
    y: int
    bottom: int
    count: int


@dataclass(frozen=True, order=True)
class Pose:
    """A way to hold a stone over the grid, its corner at x = 0, y = 0."""

    columns: tuple[Column, ...]

    @property
    def width(self) -> int:
        """How many fields it needs along x."""
        return 1 + max(column.x for column in self.columns)

    @property
    def depth(self) -> int:
        """How many fields it needs along y."""
        return 1 + max(column.y for column in self.columns)

    @property
    def height(self) -> int:
        """How high it is."""
        return max(column.bottom + column.count for column in self.columns)

    def footprint(self, x: int, y: int, grid: int) -> tuple[int, ...]:
        """The field under each cube when the corner is at (x, y); fields are numbered by rows."""
        fields = [((y + c.y) * grid + x + c.x, c.count) for c in self.columns]
        return tuple(sorted(field for field, count in fields for _ in range(count)))


def _rotations() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Axes and signs of the 24 rotations: those whose determinant is 1."""
    rotations = []
    for axes in permutations(range(3)):
        inversions = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
        for signs in product((1, -1), repeat=3):
            if signs[0] * signs[1] * signs[2] == (-1) ** inversions:
                rotations.append((axes, signs))
    return rotations


ROTATIONS: Final = _rotations()


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


@lru_cache(maxsize=64)
def poses(cubes: tuple[Cube, ...]) -> list[Pose]:
    """The poses in which a stone can stand: none of its columns has a gap inside."""
    found = []
    for stone in orientations(cubes):
        columns = []
        for x, y in sorted({(x, y) for x, y, _ in stone}):
            levels = [cube[2] for cube in stone if cube[:2] == (x, y)]
            if max(levels) - min(levels) + 1 == len(levels):
                columns.append(Column(x, y, min(levels), len(levels)))
        if sum(column.count for column in columns) == len(stone):
            found.append(Pose(tuple(columns)))
    return sorted(found)


def turns(cells: tuple[str, ...], grid: int) -> list[tuple[str, ...]]:
    """The distinct ways to see a square card: its four rotations and their mirror images."""
    seen = set()
    card = cells
    for _ in range(4):
        card = tuple(card[(grid - 1 - x) * grid + y] for y in range(grid) for x in range(grid))
        seen.add(card)
        seen.add(tuple(card[y * grid + grid - 1 - x] for y in range(grid) for x in range(grid)))
    return sorted(seen)


def bounds(cell: str, limit: int) -> tuple[int, int]:
    """The lowest and the highest height that a cell of a structure card allows."""
    if cell.endswith("+"):
        return int(cell[:-1]), limit
    low, _, high = cell.partition("-")
    return int(low), int(high or low)
