"""What a good player of M looks at: tokens, colours, cards that fit, what the next turn can bring.

Of the imagined world it reads the table, tokens and taken cards, which everybody sees, and the
hands, which are the seat's own or drawn by the searcher.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.bots.heuristic import Heuristic
from trilithon.core.state import OVER, State
from trilithon.games.m.boards import Torus, above, below, left_of, lowest, right_of, size
from trilithon.games.m.check import LARGEST_AREA
from trilithon.games.m.position import EMPTY, PLAY, TAKE
from trilithon.games.m.rules import MState

NAMES: Final = [
    "tokens",
    "early tokens",  # the same, the more the longer the game still is; so with the others
    "best",  # points taken in the best colour
    "early best",
    "second",  # in the second one
    "early second",
    "third",  # in the third one, which is lost at the end, but may still become the second
    "early third",
    "rest",  # in all others
    "early rest",
    "fits",  # cards of the hand that can be placed
    "gain",  # for the next to play: tokens that a card can bring
    "scoring",  # and points that a run can bring, more than it brings to others
    "later gain",  # the same for the others, unless the table has changed by then
    "later scoring",
]
TOKENS: Final[i64] = 0
BEST: Final[i64] = 2
SECOND: Final[i64] = 4
THIRD: Final[i64] = 6
REST: Final[i64] = 8
FITS: Final[i64] = 10
GAIN: Final[i64] = 11
SCORING: Final[i64] = 12
LATER: Final[i64] = 2

# More cards than a run can have.
LONGEST: Final = LARGEST_AREA + 1


class MHeuristic(Heuristic):
    """What has been taken, and what the next turns may bring.

    early: how much of the game is to come, and what a point of each colour is worth then. free:
    the cells where a card can be placed; two, three, four: those of them that touch so many cards
    or more; rows, columns: those that complete a run.
    """

    early: float = 0.0
    best_worth: float = 0.0
    second_worth: float = 0.0
    third_worth: float = 0.0
    rest_worth: float = 0.0
    free: i64 = 0
    two: i64 = 0
    three: i64 = 0
    four: i64 = 0
    rows: i64 = 0
    columns: i64 = 0

    def __init__(
        self, players: int, margin: float, doubt: tuple[float, float], weights: Sequence[float]
    ) -> None:
        super().__init__(players, margin, doubt, weights)
        self.run: vec[i64] = vec[i64]([i64(0)] * LONGEST)

    def names(self) -> list[str]:
        """What the features are called."""
        return NAMES

    def left(self, state: State) -> float:
        """The part of the cards in play that lie in the pile."""
        assert isinstance(state, MState)
        return float(state.pile) / float(state.m.pile)

    def settled(self, state: State) -> State:
        """Let a scoring that has begun end first; look at the table once for all seats."""
        assert isinstance(state, MState)
        self.weigh(self.left(state))
        told = state
        if state.stage == TAKE and state.to_move >= 0:
            told = state.copy()
            self.take_all(told)
        self.look(told)
        return told

    def take_all(self, state: MState) -> None:
        """Each seat takes what is worth most to it, until the scoring is over."""
        while state.stage == TAKE and state.to_move >= 0:
            state.apply(state.m.take + self.best_card(state))

    def best_card(self, state: MState) -> i64:
        """The cell of the run whose card is worth most to the seat to move."""
        m = state.m
        seat: i64 = state.to_move
        cells: i64 = state.takeable()
        best_cell: i64 = -1
        most = -1e9
        while cells != 0:
            cell: i64 = lowest(cells)
            face: i64 = i64(state.table[cell])
            worth = self.colours(state, seat, m.face_colour[face], m.face_value[face])
            if worth > most:
                most = worth
                best_cell = cell
            cells &= cells - 1
        return best_cell

    def colours(self, state: MState, seat: i64, colour: i64, more: i64) -> float:
        """What the seat's taken cards are worth with so much more in one colour."""
        best, second, third, total = ranked(state, seat, colour, more)
        worth = self.best_worth * float(best) + self.second_worth * float(second)
        worth += self.third_worth * float(third)
        return worth + self.rest_worth * float(total - best - second - third)

    def weigh(self, early: float) -> None:
        """Find what a point of each colour is worth with so much of the game to come."""
        self.early = early
        weights = self.weights
        self.best_worth = weights[BEST] + early * weights[BEST + 1]
        self.second_worth = weights[SECOND] + early * weights[SECOND + 1]
        self.third_worth = weights[THIRD] + early * weights[THIRD + 1]
        self.rest_worth = weights[REST] + early * weights[REST + 1]

    def note(self, at: i64, number: i64) -> None:
        """Write a feature, and beside it what it is early."""
        self.values[at] = float(number)
        self.values[at + 1] = self.early * float(number)

    def look(self, state: MState) -> None:
        """Find the cells that matter, once for all seats."""
        self.free = state.free_cells()
        beside, along, two, three, four = surrounded(state.m.torus, state.occupied)
        self.two = self.free & two
        self.three = self.free & three
        self.four = self.free & four
        self.rows = ripe_cells(state, self.free & beside, 1)
        self.columns = ripe_cells(state, self.free & along, 0)

    def measure(self, state: State, seat: i64) -> None:
        """Write the features of a seat into `values`."""
        assert isinstance(state, MState)
        values = self.values
        at: i64 = FITS
        while at < len(values):
            values[at] = 0.0
            at += 1
        if state.to_move != OVER:
            next_seat: i64 = state.active
            if state.stage != PLAY:
                next_seat = (state.active + 1) % state.m.players
            later: i64 = 0 if seat == next_seat else LATER
            self.measure_hand(state, seat, later)
            if self.rows | self.columns != 0:
                values[SCORING + later] = self.best_scoring(state, seat)
        self.note(TOKENS, state.token_count(seat))
        best, second, third, total = ranked(state, seat, 0, 0)
        self.note(BEST, best)
        self.note(SECOND, second)
        self.note(THIRD, third)
        self.note(REST, total - best - second - third)

    def measure_hand(self, state: MState, seat: i64, later: i64) -> None:
        """What the cards of the hand can be used for."""
        m = state.m
        tokens: i64 = 0
        fits: i64 = 0
        slot: i64 = seat * m.hand
        end: i64 = slot + state.hand_size(seat)
        while slot < end:
            cells: i64 = state.fitting(i64(state.hands[slot]), self.free)
            if cells != 0:
                fits += 1
                tokens = max(tokens, self.tokens_on(cells))
            slot += 1
        self.values[FITS] = float(fits)
        others: i64 = m.tokens * m.players - state.token_count(seat)
        self.values[GAIN + later] = float(min(tokens, others))

    def tokens_on(self, cells: i64) -> i64:
        """How many tokens a card brings on the best of these cells."""
        if cells & self.four != 0:
            return 3
        if cells & self.three != 0:
            return 2
        return 1 if cells & self.two != 0 else 0

    def best_scoring(self, state: MState, seat: i64) -> float:
        """The most that the seat can gain on the others by completing a run."""
        best = 0.0
        cells: i64 = self.rows | self.columns
        while cells != 0:
            cell: i64 = lowest(cells)
            bit: i64 = state.m.torus.bit[cell]
            if self.rows & bit != 0 and completes(state, seat, cell, 1):
                best = max(best, self.scored(state, seat, cell, 1))
            if self.columns & bit != 0 and completes(state, seat, cell, 0):
                best = max(best, self.scored(state, seat, cell, 0))
            cells &= cells - 1
        return best

    def scored(self, state: MState, seat: i64, cell: i64, before: i64) -> float:
        """What the seat gains on the others if they take the cards of this run in turn.

        Each takes what is worth most to it as things stand; the card that completes the run is
        left. Whether the table would fall apart is not looked at.
        """
        m = state.m
        around = m.torus.around
        cards: i64 = 0
        side: i64 = before
        while side >= 0:
            beyond: i64 = around[cell * 4 + side]
            while i64(state.table[beyond]) != EMPTY:
                self.run[cards] = i64(state.table[beyond])
                cards += 1
                beyond = around[beyond * 4 + side]
            side = 3 - before if side == before else -1
        taker: i64 = seat
        gained = 0.0
        while cards > 0:
            base = self.colours(state, taker, 0, 0)
            chosen: i64 = 0
            most = -1e9
            at: i64 = 0
            while at < cards:
                face: i64 = self.run[at]
                worth = self.colours(state, taker, m.face_colour[face], m.face_value[face])
                if worth > most:
                    most = worth
                    chosen = at
                at += 1
            if taker == seat:
                gained += most - base
            else:
                gained -= (most - base) / float(m.players - 1)
            cards -= 1
            self.run[chosen] = self.run[cards]
            taker = (taker + 1) % m.players
        return gained


def surrounded(torus: Torus, taken: i64) -> tuple[i64, i64, i64, i64, i64]:
    """The cells with a card beside them, above or below; those that touch two, three, four."""
    up: i64 = below(torus, taken)
    down: i64 = above(torus, taken)
    west: i64 = right_of(torus, taken)
    east: i64 = left_of(torus, taken)
    beside: i64 = west | east
    along: i64 = up | down
    both: i64 = west & east
    pair: i64 = up & down
    two: i64 = pair | both | (along & beside)
    return beside, along, two, (pair & beside) | (both & along), pair & both


def ripe_cells(state: MState, cells: i64, before: i64) -> i64:
    """Those of the cells on which a card would complete a run of its row (before: 1) or column."""
    torus = state.m.torus
    found: i64 = 0
    while cells != 0:
        cell: i64 = lowest(cells)
        whole: i64 = torus.row[cell] if before == 1 else torus.column[cell]
        if size(whole & state.occupied) + 1 >= state.m.run:
            run: i64 = state.reach(cell, before) + state.reach(cell, 3 - before) + 1
            if run >= state.m.run:
                found |= torus.bit[cell]
        cells &= cells - 1
    return found


def completes(state: MState, seat: i64, cell: i64, before: i64) -> bool:
    """Whether a card of the hand fits here and shares enough with the run beside it."""
    slot: i64 = seat * state.m.hand
    end: i64 = slot + state.hand_size(seat)
    while slot < end:
        face: i64 = i64(state.hands[slot])
        matches: bool = starts_scoring(state, face, cell, before)
        if matches and state.fitting(face, state.m.torus.bit[cell]) != 0:
            return True
        slot += 1
    return False


def starts_scoring(state: MState, face: i64, cell: i64, before: i64) -> bool:
    """Whether this face shares enough with a card beside this cell, in its row or column."""
    m = state.m
    row: i64 = face * m.faces
    one: i64 = i64(state.table[m.torus.around[cell * 4 + before]])
    if one != EMPTY and i64(m.in_common[row + one]) >= m.shared:
        return True
    two: i64 = i64(state.table[m.torus.around[cell * 4 + 3 - before]])
    return two != EMPTY and i64(m.in_common[row + two]) >= m.shared


def ranked(state: MState, seat: i64, colour: i64, more: i64) -> tuple[i64, i64, i64, i64]:
    """The points that the seat has taken in its three best colours, and in all of them."""
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    total: i64 = 0
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
    return best, second, third, total
