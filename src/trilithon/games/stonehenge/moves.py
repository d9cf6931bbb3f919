"""The named moves of Stonehenge and the Sun, their notation and their numbers.

    ring 45.25                    place a stone on the inner edge, 45.25 degrees from east
    ring 45.25 in 2 yaw -5        the same 2 mm inside the edge, turned by 5 degrees
    top 7                         place a stone on stone 7; "top 7 at 3,-2 yaw 5" is exact
    gate 5 over 3                 lay stone 5 over stone 3 and the next one anticlockwise;
                                  "gate 5 over 3 at 1,0" is exact
    mark 45.5                     move the marker to 45.5 degrees
    swing 45.5 pull 250 side -20  let the ball go there, 250 mm outside the base, moving sideways;
                                  "swing 45.5" pulls 200 mm
    tremor 1234                   CHANCE: the hand's tremor; the simulation tells what it does
    settled 1234; 7 moved 160.1 3 30 1 0 0 0; 9 toppled
                                  the same, and what became of the stones

Every choice lies on a grid, so that a move is a number. The numbers below `Codec.actions` are the
coarse choices that `legal_moves` offers; the fine grids follow; the tremors of CHANCE have the
numbers from FIRST_OUTCOME on.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from trilithon.core.errors import BadNotation
from trilithon.core.game import Move
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import Pose
from trilithon.games.stonehenge.verdict import Verdict

FIRST_OUTCOME = 1 << 45
TREMORS = 4096
MOST_CHANGES = 64
PULL = 200.0  # mm: of a swing that does not say


def _show(value: float) -> str:
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _pair(along: float, across: float) -> str:
    return f" at {_show(along)},{_show(across)}" if along or across else ""


@dataclass(frozen=True)
class Ring(Move):
    """Place a reserve stone on the inner edge."""

    azimuth: float
    inset: float = 0.0
    yaw: float = 0.0

    def __str__(self) -> str:
        inset = f" in {_show(self.inset)}" if self.inset else ""
        yaw = f" yaw {_show(self.yaw)}" if self.yaw else ""
        return f"ring {_show(self.azimuth)}{inset}{yaw}"


@dataclass(frozen=True)
class Top(Move):
    """Place a reserve stone on a standing one."""

    stone: int
    along: float = 0.0
    across: float = 0.0
    yaw: float = 0.0

    def __str__(self) -> str:
        yaw = f" yaw {_show(self.yaw)}" if self.yaw else ""
        return f"top {self.stone}{_pair(self.along, self.across)}{yaw}"


@dataclass(frozen=True)
class Gate(Move):
    """Lay a loose stone across two neighbours, `start` and the next one anticlockwise."""

    source: int
    start: int
    along: float = 0.0
    across: float = 0.0

    def __str__(self) -> str:
        return f"gate {self.source} over {self.start}{_pair(self.along, self.across)}"


@dataclass(frozen=True)
class Mark(Move):
    """Move the marker."""

    azimuth: float

    def __str__(self) -> str:
        return f"mark {_show(self.azimuth)}"


@dataclass(frozen=True)
class Swing(Move):
    """Let the ball go."""

    azimuth: float
    pull: float
    sideways: float = 0.0

    def __str__(self) -> str:
        side = f" side {_show(self.sideways)}" if self.sideways else ""
        return f"swing {_show(self.azimuth)} pull {_show(self.pull)}{side}"


class Change(NamedTuple):
    """What became of one stone; a fallen one needs no pose."""

    stone: int
    verdict: Verdict
    pose: Pose | None

    def __str__(self) -> str:
        place = "" if self.pose is None else " " + " ".join(map(_show, self.pose))
        return f"{self.stone} {self.verdict.name.lower()}{place}"


@dataclass(frozen=True)
class Settled(Move):
    """CHANCE: the tremor of the hand, and the stones that changed (None: not simulated yet)."""

    tremor: int
    changes: tuple[Change, ...] | None = None
    calm: bool = True

    def __str__(self) -> str:
        if self.changes is None:
            return f"tremor {self.tremor}"
        head = "settled" if self.calm else "unsettled"
        return "; ".join([f"{head} {self.tremor}", *map(str, self.changes)])


StonehengeMove = Ring | Top | Gate | Mark | Swing | Settled

_N = r"(-?\d{1,6}(?:\.\d{1,6})?)"
_I = r"(\d{1,3})"
_RING = re.compile(rf"ring {_N}(?: in {_N})?(?: yaw {_N})?")
_TOP = re.compile(rf"top {_I}(?: at {_N},{_N})?(?: yaw {_N})?")
_GATE = re.compile(rf"gate {_I} over {_I}(?: at {_N},{_N})?")
_MARK = re.compile(rf"mark {_N}")
_SWING = re.compile(rf"swing {_N}(?: pull {_N})?(?: side {_N})?")
_SETTLED = re.compile(r"(tremor|settled|unsettled) (\d{1,6})")
_CHANGE = re.compile(rf"{_I} ([a-z]+)((?: -?\d{{1,6}}(?:\.\d{{1,6}})?){{7}})?")


def _float(text: str | None) -> float:
    return 0.0 if text is None else float(text) + 0.0


def parse(text: str) -> StonehengeMove:
    """The move that a notation names, whatever the position."""
    line = " ".join(text.lower().split())
    if found := _RING.fullmatch(line):
        return Ring(_float(found[1]), _float(found[2]), _float(found[3]))
    if found := _TOP.fullmatch(line):
        return Top(int(found[1]), _float(found[2]), _float(found[3]), _float(found[4]))
    if found := _GATE.fullmatch(line):
        return Gate(int(found[1]), int(found[2]), _float(found[3]), _float(found[4]))
    if found := _MARK.fullmatch(line):
        return Mark(_float(found[1]))
    if found := _SWING.fullmatch(line):
        return Swing(_float(found[1]), float(found[2] or PULL), _float(found[3]))
    return _parse_settled(text, line.split("; "))


def _parse_settled(text: str, clauses: list[str]) -> Settled:
    head = _SETTLED.fullmatch(clauses[0])
    found = [_CHANGE.fullmatch(clause) for clause in clauses[1 : MOST_CHANGES + 2]]
    if head is None or len(found) > MOST_CHANGES or (head[1] == "tremor" and found):
        raise BadNotation("error-notation", text=text[:80])
    changes: list[Change] = []
    for clause in found:
        if clause is None or clause[2].upper() not in Verdict.__members__:
            raise BadNotation("error-notation", text=text[:80])
        pose = None if clause[3] is None else Pose(*map(_float, clause[3].split()))
        changes.append(Change(int(clause[1]), Verdict[clause[2].upper()], pose))
    if head[1] == "tremor":
        return Settled(int(head[2]))
    return Settled(int(head[2]), tuple(changes), calm=head[1] == "settled")


@dataclass(frozen=True)
class Grid:
    """Equally spaced values."""

    low: float
    step: float
    count: int

    def place(self, value: float) -> int:
        """The place of a value; BadNotation if it is not on the grid."""
        place = round((value - self.low) / self.step) if math.isfinite(value) else -1
        if not 0 <= place < self.count or abs(self.value(place) - value) > 1e-6:
            raise BadNotation("stonehenge-error-grid", value=f"{value:.15g}"[:20])
        return place

    def value(self, place: int) -> float:
        """The value at a place."""
        return round(self.low + place * self.step, 6) + 0.0


def _around(most: float, step: float) -> Grid:
    half = math.floor(most / step + 1e-9)
    return Grid(-half * step, step, 2 * half + 1)


class Codec:
    """Numbers for the moves of one specification."""

    def __init__(self, parts: Components) -> None:
        self.stones = parts.stone.count
        number = Grid(0, 1, self.stones)
        inset = Grid(0.0, 0.5, math.floor(parts.place.max_inset / 0.5) + 1)
        yaw = _around(parts.place.max_yaw, 1.0)
        pulls = math.floor((parts.swing.max_pull - parts.swing.min_pull) / 5) + 1
        self.pull = parts.swing.min_pull + 20.0
        shift = _around(parts.gate.max_shift, 1.0)
        self.ring = (Grid(0, 0.25, 1440), inset, yaw)
        foot = (_around(parts.stone.width / 2, 0.5), _around(parts.stone.depth / 2, 0.5))
        self.top = (number, *foot, yaw)
        self.gate = (number, number, shift, shift)
        self.swing = (
            Grid(0, 0.1, 3600),
            Grid(parts.swing.min_pull, 5, pulls),
            _around(parts.swing.max_sideways, 2.0),
        )
        self.mark = Grid(0, 0.5, 720)
        self.coarse_ring = Grid(0, 1, 360)
        self.coarse_aim = Grid(0, 3, 120)
        self.coarse_side = _around(min(100.0, parts.swing.max_sideways), 20.0)
        self._lay_out()

    def _lay_out(self) -> None:
        """Where each kind of move begins."""
        n = self.stones
        sizes = [360, n, n**2, 720, 120 * self.coarse_side.count]
        sizes += [_size(grids) for grids in (self.ring, self.top, self.gate, self.swing)]
        starts = [sum(sizes[:k]) for k in range(len(sizes) + 1)]
        self.starts = starts
        self.actions = starts[5]
        self.end = starts[-1]

    def encode(self, move: StonehengeMove) -> int:
        """The number of a move: the coarse one where it has one."""
        starts = self.starts
        match move:
            case Ring(azimuth, inset, yaw):
                fine = starts[5] + _pack(self.ring, (azimuth, inset, yaw))
                if not inset and not yaw and azimuth % 1 == 0:
                    return starts[0] + self.coarse_ring.place(azimuth)
                return fine
            case Top(stone, along, across, yaw):
                fine = starts[6] + _pack(self.top, (stone, along, across, yaw))
                return fine if along or across or yaw else starts[1] + stone
            case Gate(source, start, along, across):
                fine = starts[7] + _pack(self.gate, (source, start, along, across))
                if along or across:
                    return fine
                return starts[2] + _pack(self.gate[:2], (source, start))
            case Mark(azimuth):
                return starts[3] + self.mark.place(azimuth)
            case Swing():
                return self._encode_swing(move)
            case Settled():
                return FIRST_OUTCOME + move.tremor
            case _:
                assert_never(move)

    def _encode_swing(self, move: Swing) -> int:
        fine = self.starts[8] + _pack(self.swing, (move.azimuth, move.pull, move.sideways))
        aimed = move.azimuth % 3 == 0 and move.sideways % 20 == 0
        if aimed and move.pull == self.pull and abs(move.sideways) <= -self.coarse_side.low:
            grids = (self.coarse_aim, self.coarse_side)
            return self.starts[4] + _pack(grids, (move.azimuth, move.sideways))
        return fine

    def decode(self, number: int) -> StonehengeMove | None:
        """The move of a number, an outcome without its changes; None for a number no move has."""
        if 0 <= number - FIRST_OUTCOME < TREMORS:
            return Settled(number - FIRST_OUTCOME)
        if not 0 <= number < self.end:
            return None
        kind = max(k for k in range(9) if self.starts[k] <= number)
        rest = number - self.starts[kind]
        move = self._decode(kind, rest)
        return move if self.encode(move) == number else None

    def _decode(self, kind: int, rest: int) -> StonehengeMove:
        match kind:
            case 0:
                return Ring(self.coarse_ring.value(rest))
            case 1:
                return Top(rest)
            case 2:
                return Gate(*map(int, _unpack(self.gate[:2], rest)))
            case 3:
                return Mark(self.mark.value(rest))
            case 4:
                azimuth, sideways = _unpack((self.coarse_aim, self.coarse_side), rest)
                return Swing(azimuth, self.pull, sideways)
            case 5:
                return Ring(*_unpack(self.ring, rest))
            case 6:
                stone, *foot = _unpack(self.top, rest)
                return Top(int(stone), *foot)
            case 7:
                source, start, *shift = _unpack(self.gate, rest)
                return Gate(int(source), int(start), *shift)
            case _:
                return Swing(*_unpack(self.swing, rest))


def _size(grids: tuple[Grid, ...]) -> int:
    return math.prod(grid.count for grid in grids)


def _pack(grids: tuple[Grid, ...], values: tuple[float, ...]) -> int:
    number = 0
    for grid, value in zip(grids, values, strict=True):
        number = number * grid.count + grid.place(value)
    return number


def _unpack(grids: tuple[Grid, ...], number: int) -> list[float]:
    values: list[float] = []
    for grid in reversed(grids):
        number, place = divmod(number, grid.count)
        values.append(grid.value(place))
    return values[::-1]
