"""Moves of M, rated without making them: a card changes little but the cells around it."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from trilithon.bots.heuristic import zeros
from trilithon.bots.heuristics.m import (
    FITS,
    GAIN,
    LATER,
    SCORING,
    TOKENS,
    MHeuristic,
    ripe_cells,
    starts_scoring,
    surrounded,
)
from trilithon.core.rng import Rng
from trilithon.core.state import State
from trilithon.games.m.boards import above, below, left_of, nth, right_of, size, touching
from trilithon.games.m.position import PLAY, TAKE
from trilithon.games.m.rules import MState


class MRatings(MHeuristic):
    """What each placement leads to, from what is the same for all of them.

    near, near_two, near_three, near_four: the cells that touch so many cards or more; strangers:
    for each card of each hand the cells that touch a card with which it shares nothing; ripe_rows,
    ripe_columns: the free cells that complete a run; base: what the cards that each seat has taken
    are worth. After a placement, purse: the tokens of each seat; around: the cells that touch it.
    """

    near: i64 = 0
    near_two: i64 = 0
    near_three: i64 = 0
    near_four: i64 = 0
    around: i64 = 0
    ripe_rows: i64 = 0
    ripe_columns: i64 = 0
    token_worth: float = 0.0

    def __init__(
        self, players: int, margin: float, doubt: tuple[float, float], weights: Sequence[float]
    ) -> None:
        super().__init__(players, margin, doubt, weights)
        self.strangers: vec[i64] = vec[i64]()
        self.base: vec[float] = zeros(players)
        self.purse: vec[i64] = vec[i64]([i64(0)] * players)

    def pick(self, state: State) -> i64:
        """The move that looks best to whoever is to move."""
        assert isinstance(state, MState)
        if state.stage != TAKE:
            return super().pick(state)
        self.weigh(self.left(state))
        return state.m.take + self.best_card(state)

    def improvise(self, state: State, rng: Rng) -> i64:
        """One of the placements that bring most tokens, or the card that is worth most."""
        assert isinstance(state, MState)
        if state.stage == TAKE:
            return self.pick(state)
        if state.stage != PLAY:
            return state.random_move(rng)
        m = state.m
        free: i64 = state.free_cells()
        _, _, self.two, self.three, self.four = surrounded(m.torus, state.occupied)
        first: i64 = state.active * m.hand
        slot: i64 = first
        end: i64 = first + state.hand_size(state.active)
        most: i64 = 1
        total: i64 = 0
        drawn: i64 = -1
        while slot < end:
            face: i64 = i64(state.hands[slot])
            cells: i64 = state.fitting(face, free & self.two)
            tokens: i64 = self.tokens_on(cells)
            if tokens > most:
                most = tokens
                total = 0
            if tokens == most and state.first_slot(first, slot):
                if tokens > 1:
                    cells &= self.four if tokens == 3 else self.three
                count: i64 = size(cells)
                total += count
                n: i64 = rng.below(total)
                if n < count:
                    drawn = face * m.cells + nth(cells, n)
            slot += 1
        return drawn if drawn >= 0 else state.random_move(rng)

    def rate(self, state: State, moves: vec[i64]) -> vec[float]:
        """The lead of the seat to move after each of these moves, in points."""
        assert isinstance(state, MState)
        if state.stage != PLAY:
            return super().rate(state, moves)
        m = state.m
        seat: i64 = state.to_move
        ratings = vec[float](capacity=len(moves))
        self.prepare(state)
        for move in moves:
            if move >= m.take or self.leads_to_scoring(state, move // m.cells, move % m.cells):
                twin = state.copy()
                twin.apply(move)
                self.estimate(twin)
                self.weigh(self.left(state))
            else:
                self.foresee(state, move // m.cells, move % m.cells)
            ratings = append(ratings, self.lead(seat))
        return ratings

    def prepare(self, state: MState) -> None:
        """Find what all placements share."""
        m = state.m
        torus = m.torus
        taken: i64 = state.occupied
        beside, along, self.near_two, self.near_three, self.near_four = surrounded(torus, taken)
        self.near = beside | along
        free: i64 = state.free_cells()
        self.ripe_rows = ripe_cells(state, free & beside, 1)
        self.ripe_columns = ripe_cells(state, free & along, 0)
        self.weigh(self.left(state))
        self.token_worth = self.weights[TOKENS] + self.early * self.weights[TOKENS + 1]
        while len(self.strangers) < m.players * m.hand:
            self.strangers = append(self.strangers, 0)
        seat: i64 = 0
        while seat < m.players:
            self.base[seat] = self.colours(state, seat, 0, 0)
            slot: i64 = seat * m.hand
            end: i64 = slot + state.hand_size(seat)
            while slot < end:
                others: i64 = taken & ~state.sharing(i64(state.hands[slot]))
                self.strangers[slot] = touching(torus, others)
                slot += 1
            seat += 1

    def leads_to_scoring(self, state: MState, face: i64, cell: i64) -> bool:
        """Whether this card on this cell completes a run that scores."""
        bit: i64 = state.m.torus.bit[cell]
        if self.ripe_rows & bit != 0 and starts_scoring(state, face, cell, 1):
            return True
        return self.ripe_columns & bit != 0 and starts_scoring(state, face, cell, 0)

    def foresee(self, state: MState, face: i64, cell: i64) -> None:
        """Write what each seat may expect after a placement without a scoring into `points`."""
        bit: i64 = state.m.torus.bit[cell]
        due: i64 = 0
        if self.near_four & bit != 0:
            due = 3
        elif self.near_three & bit != 0:
            due = 2
        elif self.near_two & bit != 0:
            due = 1
        self.pay(state, due)
        self.surround(state, cell)
        next_seat: i64 = next_after(state)
        seat: i64 = 0
        while seat < state.m.players:
            later: i64 = 0 if seat == next_seat else LATER
            self.points[seat] = self.base[seat] + self.token_worth * float(self.purse[seat])
            self.points[seat] += self.hand_worth(state, seat, face, later)
            seat += 1
        self.foresee_runs(state, face, cell, next_seat)

    def surround(self, state: MState, cell: i64) -> None:
        """Find the cells that matter once there is a card on this one."""
        m = state.m
        bit: i64 = m.torus.bit[cell]
        self.around = touching(m.torus, bit)
        self.free = (self.near | self.around) & ~(state.occupied | bit)
        row: i64 = m.torus.row[cell]
        if state.height + (1 if state.rows & row == 0 else 0) == m.size:
            self.free &= state.rows | row
        column: i64 = m.torus.column[cell]
        if state.width + (1 if state.columns & column == 0 else 0) == m.size:
            self.free &= state.columns | column
        self.two = self.near_two | (self.around & self.near)
        self.three = self.near_three | (self.around & self.near_two)
        self.four = self.near_four | (self.around & self.near_three)

    def hand_worth(self, state: MState, seat: i64, placed: i64, later: i64) -> float:
        """What the cards of a hand promise after a placement."""
        m = state.m
        tokens: i64 = 0
        fits: i64 = 0
        gone: bool = seat != state.active
        slot: i64 = seat * m.hand
        end: i64 = slot + state.hand_size(seat)
        while slot < end:
            face: i64 = i64(state.hands[slot])
            if face == placed and not gone:
                gone = True
                slot += 1
                continue
            cells: i64 = self.free & ~self.strangers[slot]
            if i64(m.in_common[placed * m.faces + face]) == 0:
                cells &= ~self.around
            if cells != 0:
                fits += 1
                tokens = max(tokens, self.tokens_on(cells))
            slot += 1
        gain: i64 = min(tokens, m.tokens * m.players - self.purse[seat])
        return self.weights[FITS] * float(fits) + self.weights[GAIN + later] * float(gain)

    def pay(self, state: MState, due: i64) -> None:
        """Write the tokens of each seat after so many are due to the active one into `purse`."""
        m = state.m
        seat: i64 = 0
        while seat < m.players:
            self.purse[seat] = state.token_count(seat)
            seat += 1
        step: i64 = 1
        while due > 0 and step < m.players:
            giver: i64 = (state.active + m.players - step) % m.players
            given: i64 = min(due, self.purse[giver])
            self.purse[giver] -= given
            self.purse[state.active] += given
            due -= given
            step += 1

    def foresee_runs(self, state: MState, face: i64, cell: i64, next_seat: i64) -> None:
        """Add what runs promise each seat after a placement without a scoring to `points`."""
        m = state.m
        torus = m.torus
        free: i64 = self.free
        self.rows = self.ripe_rows & free
        self.columns = self.ripe_columns & free
        row: i64 = torus.row[cell]
        column: i64 = torus.column[cell]
        longer_row: bool = size(state.occupied & row) + 2 >= m.run
        longer_column: bool = size(state.occupied & column) + 2 >= m.run
        if self.rows | self.columns == 0 and not longer_row and not longer_column:
            return
        seat: i64 = state.active
        state.drop_from_hand(seat, face)
        state.lay(cell, face)
        if longer_row:
            near_row: i64 = row & (left_of(torus, state.occupied) | right_of(torus, state.occupied))
            self.rows = (self.rows & ~row) | ripe_cells(state, free & near_row, 1)
        if longer_column:
            near_column: i64 = column & (
                above(torus, state.occupied) | below(torus, state.occupied)
            )
            self.columns = (self.columns & ~column) | ripe_cells(state, free & near_column, 0)
        if self.rows | self.columns != 0:
            other: i64 = 0
            while other < m.players:
                later: i64 = 0 if other == next_seat else LATER
                self.points[other] += self.weights[SCORING + later] * self.best_scoring(
                    state, other
                )
                other += 1
        state.lift(cell)
        state.put_in_hand(seat, face)


def next_after(state: MState) -> i64:
    """Who plays after the active seat has placed a card."""
    m = state.m
    seat: i64 = (state.active + 1) % m.players
    if state.pile > 0:
        return seat
    while state.hand_size(seat) == 0 and seat != state.active:
        seat = (seat + 1) % m.players
    return seat
