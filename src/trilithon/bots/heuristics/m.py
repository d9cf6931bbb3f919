"""What a good player of M looks at: points, lines about to score, colours, cards that fit.

Of the imagined world it reads the table, tokens and taken cards, which everybody sees, and the
hands, which are the seat's own or drawn by the searcher.
"""

from typing import Final

from mypy_extensions import i64

from trilithon.bots.heuristic import Heuristic
from trilithon.core.state import OVER, State
from trilithon.games.m.boards import Torus, lowest, size
from trilithon.games.m.position import PLAY, TAKE
from trilithon.games.m.rules import MState

NAMES: Final = [
    "score",  # points as they stand
    "waste",  # the value of cards that count against the seat
    "tokens",  # the part of the score that others can take
    "second",  # the value of the second-best colour
    "ripe",  # cells that complete a run, for the next to play
    "fits",  # cards of the hand that can be placed
    "next gain",  # tokens that a card of the hand would take, for the next to play
    "gain",  # the same for the others
]
SCORE: Final[i64] = 0
WASTE: Final[i64] = 1
TOKENS: Final[i64] = 2
SECOND: Final[i64] = 3
RIPE: Final[i64] = 4
FITS: Final[i64] = 5
NEXT_GAIN: Final[i64] = 6
GAIN: Final[i64] = 7


class MHeuristic(Heuristic):
    """Points as they stand once the present scoring is over, and what the next turns may bring."""

    def names(self) -> list[str]:
        """What the features are called."""
        return NAMES

    def settled(self, state: State) -> State:
        """Let a scoring that has begun end first: each seat takes what is worth most to it."""
        assert isinstance(state, MState)
        if state.stage != TAKE or state.to_move < 0:
            return state
        twin = state.copy()
        while twin.stage == TAKE and twin.to_move >= 0:
            twin.apply(twin.m.take + best_card(twin))
        return twin

    def measure(self, state: State, seat: i64) -> None:
        """Write the features of a seat into `values`."""
        assert isinstance(state, MState)
        self.measure_points(state, seat)
        values = self.values
        values[RIPE] = 0.0
        values[FITS] = 0.0
        values[NEXT_GAIN] = 0.0
        values[GAIN] = 0.0
        if state.to_move == OVER:
            return
        free: i64 = state.free_cells()
        next_seat: i64 = state.active
        if state.stage != PLAY:
            next_seat = (state.active + 1) % state.m.players
        gain = float(self.measure_hand(state, seat, free))
        if seat == next_seat:
            values[RIPE] = float(min(ripe_cells(state, free), 2))
            values[NEXT_GAIN] = gain
        else:
            values[GAIN] = gain

    def measure_points(self, state: MState, seat: i64) -> None:
        """Tokens and taken cards: what counts, and what counts against the seat."""
        m = state.m
        total: i64 = 0
        best: i64 = 0
        second: i64 = 0
        colour: i64 = 0
        while colour < m.colours:
            value: i64 = state.taken_value(seat, colour)
            total += value
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
            colour += 1
        waste: i64 = total - best - second
        tokens: i64 = state.token_count(seat) * m.token_points
        self.values[SCORE] = float(tokens + best + second - waste)
        self.values[WASTE] = float(waste)
        self.values[TOKENS] = float(tokens)
        self.values[SECOND] = float(second)

    def measure_hand(self, state: MState, seat: i64, free: i64) -> i64:
        """Count the cards that fit; the most tokens that one of them would take."""
        torus = state.m.torus
        two: i64 = with_neighbours(torus, state.occupied, 2)
        three: i64 = with_neighbours(torus, state.occupied, 3)
        most: i64 = 0
        count: i64 = 0
        slot: i64 = seat * state.m.hand
        end: i64 = slot + state.hand_size(seat)
        while slot < end:
            cells: i64 = state.fitting(i64(state.hands[slot]), free)
            if cells != 0:
                count += 1
                if cells & three != 0:
                    most = 2
                elif cells & two != 0:
                    most = max(most, 1)
            slot += 1
        self.values[FITS] = float(count)
        others: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                others += state.token_count(other)
            other += 1
        return min(most, others)

    def left(self, state: State) -> float:
        """The part of the cards in play that lie in the pile."""
        assert isinstance(state, MState)
        return float(state.pile) / float(state.m.pile)


def best_card(state: MState) -> i64:
    """The cell of the run whose card changes the score of the seat to move for the best."""
    m = state.m
    seat: i64 = state.to_move
    cells: i64 = state.takeable()
    best_cell: i64 = -1
    best_gain: i64 = -100000
    while cells != 0:
        cell: i64 = lowest(cells)
        face: i64 = i64(state.table[cell])
        gain: i64 = two_best(state, seat, m.face_colour[face], m.face_value[face])
        if gain > best_gain:
            best_gain = gain
            best_cell = cell
        cells &= cells - 1
    return best_cell


def two_best(state: MState, seat: i64, colour: i64, more: i64) -> i64:
    """The points of the seat's taken cards with so much more in one colour."""
    total: i64 = 0
    best: i64 = 0
    second: i64 = 0
    other: i64 = 0
    while other < state.m.colours:
        value: i64 = state.taken_value(seat, other)
        if other == colour:
            value += more
        total += value
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        other += 1
    return 2 * (best + second) - total


def ripe_cells(state: MState, free: i64) -> i64:
    """How many free cells would complete a run, whatever card is placed there."""
    m = state.m
    count: i64 = 0
    while free != 0:
        cell: i64 = lowest(free)
        free &= free - 1
        if would_run(state, cell, m.torus.row[cell], 1) or would_run(
            state, cell, m.torus.column[cell], 0
        ):
            count += 1
    return count


def would_run(state: MState, cell: i64, whole: i64, before: i64) -> bool:
    """Whether a card on the cell would stand in a run of this row or column."""
    if size(whole & state.occupied) + 1 < state.m.run:
        return False
    return state.reach(cell, before) + state.reach(cell, 3 - before) + 1 >= state.m.run


def with_neighbours(torus: Torus, occupied: i64, least: i64) -> i64:
    """The cells with at least two, or at least three, of these beside, above or below them."""
    edge: i64 = torus.side - 1
    right: i64 = ((occupied & ~torus.last) << 1) | ((occupied & torus.last) >> edge)
    left: i64 = ((occupied & ~torus.first) >> 1) | ((occupied & torus.first) << edge)
    down: i64 = ((occupied & ~torus.bottom) << torus.side) | (occupied >> torus.wrap)
    up: i64 = (occupied >> torus.side) | ((occupied & torus.top) << torus.wrap)
    if least == 2:
        return (right & left) | (down & up) | ((right | left) & (down | up))
    return (right & left & (down | up)) | (down & up & (right | left))
