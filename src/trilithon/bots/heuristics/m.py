"""What a good player of M looks at: points, lines about to score, colours, cards that fit.

Of the imagined world it reads the table, tokens and taken cards, which everybody sees, and the
hands, which are the seat's own or drawn by the searcher.
"""

from typing import Final

from mypy_extensions import i64

from trilithon.bots.heuristic import Heuristic
from trilithon.core.state import OVER, State
from trilithon.games.m.boards import lowest, size
from trilithon.games.m.position import PLAY, TAKE
from trilithon.games.m.rules import MState

NAMES: Final = [
    "score",  # points as they stand, the second and third colour being open for a while
    "ripe",  # cells that complete a run, for the next to play
    "fits",  # cards of the hand that can be placed
    "hand",  # points of the hand in the two best colours
    "table",  # points on the table in the best colour
]
SCORE: Final[i64] = 0
RIPE: Final[i64] = 1
FITS: Final[i64] = 2
HAND: Final[i64] = 3
TABLE: Final[i64] = 4

# How many points may well change between the second and the third colour in a whole game.
OPEN: Final = 150.0


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
        m = state.m
        values = self.values
        values[SCORE] = float(state.token_count(seat) * m.token_points) + colours(state, seat, 0, 0)
        values[RIPE] = 0.0
        values[FITS] = 0.0
        values[HAND] = 0.0
        values[TABLE] = 0.0
        if state.to_move == OVER:
            return
        best: i64 = best_colour(state, seat, -1)
        second: i64 = best_colour(state, seat, best)
        values[HAND] = float(in_hand(state, seat, best) + in_hand(state, seat, second))
        values[TABLE] = float(on_table(state, best))
        free: i64 = state.free_cells()
        next_seat: i64 = state.active
        if state.stage != PLAY:
            next_seat = (state.active + 1) % m.players
        if seat == next_seat:
            values[RIPE] = float(min(ripe_cells(state, free), 2))
        values[FITS] = float(cards_that_fit(state, seat, free))

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
    best_gain = -100000.0
    while cells != 0:
        cell: i64 = lowest(cells)
        face: i64 = i64(state.table[cell])
        gain = colours(state, seat, m.face_colour[face], m.face_value[face])
        if gain > best_gain:
            best_gain = gain
            best_cell = cell
        cells &= cells - 1
    return best_cell


def colours(state: MState, seat: i64, colour: i64, more: i64) -> float:
    """The points of the seat's taken cards with so much more in one colour.

    At the end the second colour counts and the third is lost; the more cards there are to come, the
    less their difference tells.
    """
    total: i64 = 0
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    other: i64 = 0
    while other < state.m.colours:
        value: i64 = state.taken_value(seat, other)
        if other == colour:
            value += more
        total += value
        if value > best:
            third = second
            second = best
            best = value
        elif value > second:
            third = second
            second = value
        elif value > third:
            third = value
        other += 1
    sure = float(2 * best + second + third - total)
    ahead = float(second - third)
    if ahead == 0.0:
        return sure
    return sure + ahead * ahead / (ahead + OPEN * float(state.pile) / float(state.m.pile))


def best_colour(state: MState, seat: i64, but: i64) -> i64:
    """The colour in which the seat has taken most, but for one."""
    best: i64 = -1
    most: i64 = -1
    colour: i64 = 0
    while colour < state.m.colours:
        value: i64 = state.taken_value(seat, colour)
        if colour != but and value > most:
            most = value
            best = colour
        colour += 1
    return best


def in_hand(state: MState, seat: i64, colour: i64) -> i64:
    """The points in this colour that the seat holds."""
    m = state.m
    total: i64 = 0
    slot: i64 = seat * m.hand
    end: i64 = slot + state.hand_size(seat)
    while slot < end:
        face: i64 = i64(state.hands[slot])
        if m.face_colour[face] == colour:
            total += m.face_value[face]
        slot += 1
    return total


def on_table(state: MState, colour: i64) -> i64:
    """The points in this colour that lie on the table."""
    m = state.m
    total: i64 = 0
    cells: i64 = state.boards[colour]
    while cells != 0:
        total += m.face_value[i64(state.table[lowest(cells)])]
        cells &= cells - 1
    return total


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


def cards_that_fit(state: MState, seat: i64, free: i64) -> i64:
    """How many cards of the hand could be placed."""
    count: i64 = 0
    slot: i64 = seat * state.m.hand
    end: i64 = slot + state.hand_size(seat)
    while slot < end:
        if state.fitting(i64(state.hands[slot]), free) != 0:
            count += 1
        slot += 1
    return count
