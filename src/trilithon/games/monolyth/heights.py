"""The heights of a monolyth as bits of one number, and what stones they can carry.

No gap is allowed under a stone, so a monolyth is a map of heights. Bit `16 * room + space` of its
number is set if that space is `limit - 1 - room` cubes high; a space at the limit has no bit. So a
pose fits where the bits of all its columns are set: a few shifts tell it for the whole grid at
once. With a limit of 4 the number has 64 bits and may be negative; shifts to the right then bring
in ones, which the masks take out again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.games.monolyth.stones import Cube, Pose, bounds, poses, turns

LAYER: Final[i64] = 16
GROUND: Final[i64] = 0xFFFF

# A row of `rows`: the mask of anchors, the end of its shifts in the row, then the shifts.
ROW: Final[i64] = 10
SHIFTS: Final[i64] = 2


class Heights:
    """The poses of all stones and the turns of all structure cards, as masks and shifts."""

    def __init__(
        self,
        grid: int,
        limit: int,
        shapes: list[tuple[Cube, ...]],
        cards: list[tuple[str, ...]],
    ) -> None:
        self.grid: i64 = grid
        self.limit: i64 = limit
        self.flat: i64 = signed(layers(limit - 1, limit))
        self.below: vec[i64] = vec[i64](
            [i64(signed(layers(limit - level, limit))) for level in range(limit + 1)]
        )
        self.fall: vec[i64] = vec[i64](
            [i64(signed(layers(0, limit - count))) for count in range(limit + 1)]
        )
        self.sizes: vec[u8] = vec[u8]([u8(bin(number).count("1")) for number in range(256)])
        self._make_rows([poses(cubes) for cubes in shapes])
        self._make_cards(cards)

    def _make_rows(self, by_shape: list[list[Pose]]) -> None:
        grid, limit = int(self.grid), int(self.limit)
        prints = {
            pose.footprint(x, y, grid)
            for posed in by_shape
            for pose in posed
            for y in range(grid - pose.depth + 1)
            for x in range(grid - pose.width + 1)
        }
        self.footprints: list[tuple[int, ...]] = sorted(prints)
        self.number_of: dict[tuple[int, ...], int] = {
            footprint: number for number, footprint in enumerate(self.footprints)
        }
        rows: list[i64] = []
        first: list[i64] = [0]
        feet: list[i64] = []
        for posed in by_shape:
            for pose in posed:
                if pose.height <= limit:
                    rows += row_of(pose, grid, limit)
                    feet += [i64(self.number_of.get(spaces, -1)) for spaces in feet_of(pose, grid)]
            first.append(len(rows))
        self.rows: vec[i64] = vec[i64](rows)
        self.first: vec[i64] = vec[i64](first)
        self.feet: vec[i64] = vec[i64](feet)
        self.raises: vec[i64] = vec[i64](
            [
                i64(signed(sum(2 ** (16 * room + s) for room in range(limit) for s in set(spaces))))
                for footprint in self.footprints
                for spaces in by_count(footprint, limit)
            ]
        )

    def _make_cards(self, cards: list[tuple[str, ...]]) -> None:
        limit = int(self.limit)
        tests: list[i64] = []
        first: list[i64] = [0]
        too_high: list[i64] = []
        least: list[i64] = []
        wanted: list[i64] = []
        for cells in cards:
            for turned in turns(cells, int(self.grid)):
                allowed = [bounds(cell, limit) for cell in turned]
                tests += card_test(allowed, limit)
                too_high.append(bits_above(allowed, limit))
                least += [spaces_wanting(allowed, level) for level in range(1, limit + 1)]
                wanted.append(sum(low for low, _ in allowed))
            first.append(len(tests))
        self.card_tests: vec[i64] = vec[i64](tests)
        self.first_test: vec[i64] = vec[i64](first)
        self.too_high: vec[i64] = vec[i64](too_high)
        self.least: vec[i64] = vec[i64](least)
        self.wanted: vec[i64] = vec[i64](wanted)


def layers(low: int, high: int) -> int:
    """The bits of the layers from `low` up to `high`, which is left out."""
    return sum(int(GROUND) * 2 ** (16 * room) for room in range(low, high))


def signed(number: int) -> int:
    """A number of 64 bits as i64 has it."""
    return number - 2**64 if number >= 2**63 else number


def row_of(pose: Pose, grid: int, limit: int) -> list[i64]:
    """The row of a pose: its anchor is the corner of the grid under it, in its lowest layer.

    `uneven` is how much higher its highest column has to be than its lowest.
    """
    uneven = max(column.bottom for column in pose.columns)
    mask = sum(
        2 ** (16 * room + y * grid + x)
        for room in range(pose.height - 1 - uneven, limit - uneven)
        for y in range(grid - pose.depth + 1)
        for x in range(grid - pose.width + 1)
    )
    shifts = [16 * (uneven - c.bottom) + c.y * grid + c.x for c in pose.columns]
    row = [signed(mask), int(SHIFTS) + len(shifts), *shifts]
    return [i64(number) for number in row + [0] * (int(ROW) - len(row))]


def feet_of(pose: Pose, grid: int) -> list[tuple[int, ...]]:
    """The footprint of a pose at each of the 16 anchors; empty if it leaves the grid."""
    places = [divmod(anchor, grid) for anchor in range(int(LAYER))]
    return [
        pose.footprint(x, y, grid) if x + pose.width <= grid and y + pose.depth <= grid else ()
        for y, x in places
    ]


def by_count(footprint: tuple[int, ...], limit: int) -> list[list[int]]:
    """The spaces on which 1, 2, ... cubes are set."""
    counts = range(1, limit + 1)
    return [[space for space in footprint if footprint.count(space) == count] for count in counts]


def card_test(allowed: list[tuple[int, int]], limit: int) -> list[i64]:
    """Two masks: bits that must not be set, and spaces that must not be at the limit."""
    forbidden = sum(
        2 ** (16 * (limit - 1 - height) + space)
        for space, (low, high) in enumerate(allowed)
        for height in range(limit)
        if not low <= height <= high
    )
    unfinished = sum(
        2**space for space, (low, high) in enumerate(allowed) if not low <= limit <= high
    )
    return [i64(signed(forbidden)), i64(unfinished)]


def bits_above(allowed: list[tuple[int, int]], limit: int) -> i64:
    """The bits of heights that are more than the card allows."""
    bits = sum(
        2 ** (16 * (limit - 1 - height) + space)
        for space, (_, high) in enumerate(allowed)
        for height in range(high + 1, limit)
    )
    return i64(signed(bits))


def spaces_wanting(allowed: list[tuple[int, int]], level: int) -> i64:
    """The spaces that the card wants at least so high."""
    return i64(sum(2**space for space, (low, _) in enumerate(allowed) if low >= level))


def spaces_below_limit(tops: i64) -> i64:
    """The spaces that have a bit in any layer."""
    return (tops | (tops >> 16) | (tops >> 32) | (tops >> 48)) & GROUND


def anchors(heights: Heights, tops: i64, row: i64) -> i64:
    """The anchors at which the pose of this row fits, as bits of the 16 spaces.

    At most one layer fits at an anchor: the one that the heights there call for.
    """
    fitting: i64 = heights.rows[row]
    at: i64 = row + SHIFTS
    end: i64 = row + heights.rows[row + 1]
    while at < end:
        fitting &= tops >> heights.rows[at]
        if fitting == 0:
            return 0
        at += 1
    return spaces_below_limit(fitting)


def carries(heights: Heights, tops: i64, shape: i64) -> bool:
    """Whether a stone of this shape fits anywhere."""
    row: i64 = heights.first[shape]
    end: i64 = heights.first[shape + 1]
    while row < end:
        if anchors(heights, tops, row) != 0:
            return True
        row += ROW
    return False


def size(heights: Heights, spaces: i64) -> i64:
    """How many of the 16 spaces there are in a set."""
    return i64(heights.sizes[spaces & 255]) + i64(heights.sizes[spaces >> 8])


def footprint_at(heights: Heights, row: i64, spaces: i64, n: i64) -> i64:
    """The footprint of a pose at the nth of these anchors."""
    while n > 0:
        spaces &= spaces - 1
        n -= 1
    lowest: i64 = spaces & -spaces
    return heights.feet[row // ROW * LAYER + size(heights, lowest - 1)]


def raised(heights: Heights, tops: i64, footprint: i64) -> i64:
    """The heights with a stone more."""
    at: i64 = footprint * heights.limit
    count: i64 = 1
    result: i64 = tops
    while count <= heights.limit:
        spaces: i64 = tops & heights.raises[at]
        if spaces != 0:
            result = (result ^ spaces) | ((spaces >> (LAYER * count)) & heights.fall[count])
        at += 1
        count += 1
    return result


def height(heights: Heights, tops: i64, space: i64) -> i64:
    """How high a space is."""
    room: i64 = 0
    while room < heights.limit:
        if (tops >> (LAYER * room + space)) & 1 != 0:
            return heights.limit - 1 - room
        room += 1
    return heights.limit


def matches(heights: Heights, tops: i64, card: i64) -> bool:
    """Whether the heights match a structure card, turned or mirrored in any way."""
    test: i64 = heights.first_test[card]
    end: i64 = heights.first_test[card + 1]
    unfinished: i64 = spaces_below_limit(tops)
    while test < end:
        needed: i64 = heights.card_tests[test + 1]
        if tops & heights.card_tests[test] == 0 and unfinished & needed == needed:
            return True
        test += 2
    return False


def card_progress(heights: Heights, tops: i64, card: i64) -> float:
    """How much of a structure card stands, in the best of its turns; 0 if it is out of reach.

    A space that has grown too high rules a turn of the card out for good.
    """
    full: i64 = ~spaces_below_limit(tops) & GROUND
    best = 0.0
    turn: i64 = heights.first_test[card] // 2
    end: i64 = heights.first_test[card + 1] // 2
    while turn < end:
        if tops & heights.too_high[turn] == 0 and full & heights.card_tests[2 * turn + 1] == 0:
            missing: i64 = 0
            level: i64 = 1
            while level <= heights.limit:
                low: i64 = spaces_below_limit(tops & heights.below[level])
                missing += size(heights, low & heights.least[turn * heights.limit + level - 1])
                level += 1
            best = max(best, 1.0 - float(missing) / float(max(heights.wanted[turn], 1)))
        turn += 1
    return best
