"""M for two as a network judges it, which has learned from the ends of many games."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.bots.heuristic import zeros
from trilithon.bots.heuristics.m import completes
from trilithon.bots.heuristics.m_ratings import MRatings
from trilithon.bots.network import Network
from trilithon.core.state import State
from trilithon.games.m.boards import below, lowest, right_of, size
from trilithon.games.m.position import PLAY
from trilithon.games.m.rules import MState

# What the network is told: of the table, then of the seat that is to play, then of the other one.
TABLE: Final[i64] = 14
COLOURS: Final[i64] = 5
SIDE: Final[i64] = 26
INPUTS: Final[i64] = TABLE + 2 * SIDE

# Where the parts of a side begin: what each of its colours has, what its hand can do, its runs.
LYING: Final[i64] = COLOURS
HELD: Final[i64] = 2 * COLOURS
HAND: Final[i64] = 3 * COLOURS
RUNS: Final[i64] = HAND + 8

# The network counts points by hundreds; its other numbers are divided so that most are below 1.
POINTS: Final = 100.0

# What a point of the best, second, third and other colours is worth to who takes cards of a run,
# and how much more the longer the game still is. The network has learned with these, whatever
# weights the heuristic has by now.
WORTHS: Final[tuple[tuple[float, float], ...]] = (
    (1.11, -0.389),
    (0.738, -0.787),
    (-0.822, 0.606),
    (-1.06, 0.00666),
)


class MLearned(MRatings):
    """Moves are rated as ever; the positions that they lead to are judged by the network.

    order: the colours, from the one that a seat has taken most of; lying, held: the points of each
    colour on the table and in a hand; heard: room for the network to think.
    """

    def __init__(
        self,
        players: int,
        margin: float,
        doubt: tuple[float, float],
        weights: Sequence[float],
        network: Network,
    ) -> None:
        super().__init__(players, margin, doubt, weights)
        self.network: Network = network
        self.heard: vec[float] = zeros(network.first)
        self.inputs: vec[float] = zeros(INPUTS)
        self.order: vec[i64] = vec[i64]([i64(0)] * COLOURS)
        self.lying: vec[i64] = vec[i64]([i64(0)] * COLOURS)
        self.held: vec[i64] = vec[i64]([i64(0)] * COLOURS)

    def foretell(self, state: State) -> None:
        """Write what the network expects at the beginning of a turn into `points`."""
        assert isinstance(state, MState)
        if state.stage != PLAY:
            self.estimate(state)
            return
        self.tell(state)
        lead = POINTS * self.network.answer(self.inputs, self.heard)
        self.points[state.active] = lead / 2.0
        self.points[1 - state.active] = -lead / 2.0

    def tell(self, state: State) -> None:
        """Write what the network is told of the beginning of a turn into `inputs`."""
        assert isinstance(state, MState)
        self.weigh_as_learned(self.left(state))
        self.look(state)
        self.tell_table(state)
        self.tell_side(state, state.active, TABLE)
        self.tell_side(state, 1 - state.active, TABLE + SIDE)

    def weigh_as_learned(self, early: float) -> None:
        """Find what a point of each colour is worth with so much of the game to come."""
        self.early = early
        self.best_worth = WORTHS[0][0] + early * WORTHS[0][1]
        self.second_worth = WORTHS[1][0] + early * WORTHS[1][1]
        self.third_worth = WORTHS[2][0] + early * WORTHS[2][1]
        self.rest_worth = WORTHS[3][0] + early * WORTHS[3][1]

    def tell_table(self, state: MState) -> None:
        """How late it is, who has the tokens, where cards can be placed, how long runs are."""
        inputs = self.inputs
        torus = state.m.torus
        tokens = float(state.token_count(state.active)) / float(state.m.tokens) - 1.0
        rows: i64 = state.occupied & right_of(torus, state.occupied)
        columns: i64 = state.occupied & below(torus, state.occupied)
        rows &= right_of(torus, rows)
        columns &= below(torus, columns)
        inputs[0] = self.early
        inputs[1] = 1.0 if state.pile == 0 else 0.0
        inputs[2] = tokens
        inputs[3] = tokens * self.early
        inputs[4] = float(state.cards_on_table) / 10.0 - 1.5
        inputs[5] = float(size(self.free)) / 10.0 - 1.0
        inputs[6] = float(size(self.two)) / 6.0
        inputs[7] = float(size(self.three)) / 3.0
        inputs[8] = float(size(self.four)) / 2.0
        inputs[9] = float(size(self.rows) + size(self.columns)) / 4.0
        inputs[10] = float(size(rows) + size(columns)) / 6.0
        rows &= right_of(torus, rows)
        columns &= below(torus, columns)
        inputs[11] = float(size(rows) + size(columns)) / 3.0
        inputs[12] = float(state.height + state.width) / 4.0 - 2.5
        inputs[13] = 1.0 if state.idle > 0 else 0.0
        self.count_lying(state)

    def count_lying(self, state: MState) -> None:
        """Add up the points of each colour on the table."""
        m = state.m
        clear(self.lying)
        cells: i64 = state.occupied
        while cells != 0:
            face: i64 = i64(state.table[lowest(cells)])
            self.lying[m.face_colour[face]] += m.face_value[face]
            cells &= cells - 1

    def tell_side(self, state: MState, seat: i64, base: i64) -> None:
        """What a seat has taken and can do."""
        inputs = self.inputs
        self.sort_colours(state, seat)
        self.tell_hand(state, seat, base + HAND)
        place: i64 = 0
        while place < COLOURS:
            colour: i64 = self.order[place]
            inputs[base + place] = float(state.taken_value(seat, colour)) / POINTS
            inputs[base + LYING + place] = float(self.lying[colour]) / POINTS
            inputs[base + HELD + place] = float(self.held[colour]) / 50.0
            place += 1
        inputs[base + RUNS] = 0.0
        inputs[base + RUNS + 1] = 0.0
        if self.rows | self.columns != 0:
            inputs[base + RUNS] = self.best_scoring(state, seat) / 50.0
            inputs[base + RUNS + 1] = float(self.scoring_cells(state, seat)) / 3.0
        inputs[base + RUNS + 2] = self.colours(state, seat, 0, 0) / POINTS

    def sort_colours(self, state: MState, seat: i64) -> None:
        """Bring the colours into the order of what the seat has taken, then of what lies there."""
        order = self.order
        colour: i64 = 0
        while colour < COLOURS:
            place: i64 = colour
            while place > 0 and self.precedes(state, seat, colour, order[place - 1]):
                order[place] = order[place - 1]
                place -= 1
            order[place] = colour
            colour += 1

    def precedes(self, state: MState, seat: i64, colour: i64, other: i64) -> bool:
        """Whether the seat has more of this colour than of the other one."""
        taken: i64 = state.taken_value(seat, colour)
        beside: i64 = state.taken_value(seat, other)
        if taken == beside:
            return self.lying[colour] > self.lying[other]
        return taken > beside

    def tell_hand(self, state: MState, seat: i64, base: i64) -> None:
        """How many cards of the hand fit, where, and what tokens they can bring."""
        m = state.m
        inputs = self.inputs
        clear(self.held)
        best: i64 = 0
        tokens: i64 = 0
        fits: i64 = 0
        cells_in_all: i64 = 0
        two: i64 = 0
        three: i64 = 0
        slot: i64 = seat * m.hand
        end: i64 = slot + state.hand_size(seat)
        while slot < end:
            face: i64 = i64(state.hands[slot])
            self.held[m.face_colour[face]] += m.face_value[face]
            cells: i64 = state.fitting(face, self.free)
            if cells != 0:
                here: i64 = self.tokens_on(cells)
                fits += 1
                tokens += here
                best = max(best, here)
                cells_in_all += size(cells)
                two += size(cells & self.two)
                three += size(cells & self.three)
            slot += 1
        inputs[base] = float(fits) / 4.0
        inputs[base + 1] = float(cells_in_all) / 16.0
        inputs[base + 2] = float(best) / 3.0
        inputs[base + 3] = float(tokens) / 6.0
        inputs[base + 4] = float(two) / 8.0
        inputs[base + 5] = float(three) / 4.0
        inputs[base + 6] = 1.0 if fits == 0 else 0.0
        inputs[base + 7] = float(state.hand_size(seat)) / 4.0

    def scoring_cells(self, state: MState, seat: i64) -> i64:
        """On how many cells a card of the hand would complete a run that scores."""
        count: i64 = 0
        cells: i64 = self.rows | self.columns
        while cells != 0:
            cell: i64 = lowest(cells)
            bit: i64 = state.m.torus.bit[cell]
            row: bool = self.rows & bit != 0 and completes(state, seat, cell, 1)
            if row or (self.columns & bit != 0 and completes(state, seat, cell, 0)):
                count += 1
            cells &= cells - 1
        return count


def clear(numbers: vec[i64]) -> None:
    """Set them all to 0."""
    at: i64 = 0
    while at < len(numbers):
        numbers[at] = 0
        at += 1
