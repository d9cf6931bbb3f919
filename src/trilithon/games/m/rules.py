"""The rules of M, in the rulebook's order."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, ScoreLine, View
from trilithon.games.m.boards import connected, listed, nth, size, touching
from trilithon.games.m.knowledge import redraw, see
from trilithon.games.m.position import DRAW, EMPTY, LINE, PLAY, TAKE, Position
from trilithon.games.m.scoring import places, points, sheet


class MState(Position):
    """A position of M and what may happen in it."""

    def copy(self) -> "MState":
        twin = MState(
            self.m,
            self.table[:],
            self.boards[:],
            self.hands[:],
            self.seats[:],
            self.pool[:],
            self.taken[:],
            self.buried[:],
            self.known[:],
        )
        twin.to_move = self.to_move
        twin.turn = self.turn
        twin.stage = self.stage
        twin.cards_on_table = self.cards_on_table
        twin.occupied = self.occupied
        twin.rows = self.rows
        twin.columns = self.columns
        twin.height = self.height
        twin.width = self.width
        twin.pile = self.pile
        twin.pool_size = self.pool_size
        twin.line = self.line
        twin.placed = self.placed
        twin.active = self.active
        twin.idle = self.idle
        twin.last_phase = self.last_phase
        return twin

    # Set-up and drawing

    def deal(self, face: i64) -> None:
        """CHANCE turns a card up: for the opening, for the hands, for the seat that draws."""
        if self.stage == DRAW:
            self.draw(face)
            return
        self.leave_pool(face)
        self.pile -= 1
        opening: i64 = len(self.m.opening)
        if self.cards_on_table < opening:
            self.lay(self.m.opening[self.cards_on_table], face)
            return
        self.put_in_hand(self.active, face)
        if self.hand_size(self.active) == self.m.hand:
            self.active += 1
        if self.active == self.m.players:
            self.active = 0
            self.begin_turn(0)

    def draw(self, face: i64) -> None:
        """The active seat draws the top card of the pile, and its turn ends."""
        if self.at_bottom():
            owner: i64 = i64(self.buried[1])
            self.buried = self.buried[2:]
            if owner != self.active:
                self.remember(owner, self.active, face)
        else:
            self.leave_pool(face)
        self.pile -= 1
        self.put_in_hand(self.active, face)
        self.next_turn()

    def finish_turn(self) -> None:
        """The active seat draws, if the pile has a card."""
        if self.pile > 0:
            self.stage = DRAW
            self.to_move = CHANCE
        else:
            self.next_turn()

    # Placing

    def neighbours(self, cell: i64) -> i64:
        """How many cards touch the cell by a side."""
        return size(touching(self.m.torus, self.m.torus.bit[cell]) & self.occupied)

    def free_cells(self) -> i64:
        """The empty cells that touch a card and with which the area keeps within its size."""
        m = self.m
        cells: i64 = touching(m.torus, self.occupied) & ~self.occupied
        if self.height == m.size:
            cells &= self.rows
        if self.width == m.size:
            cells &= self.columns
        return cells

    def fitting(self, face: i64, free: i64) -> i64:
        """Those of the free cells on which the face shares something with each neighbour."""
        strangers: i64 = self.occupied & ~self.sharing(face)
        return free & ~touching(self.m.torus, strangers)

    def can_place(self, seat: i64) -> bool:
        """Whether the seat can place any of its cards."""
        free: i64 = self.free_cells()
        slot: i64 = seat * self.m.hand
        end: i64 = slot + self.hand_size(seat)
        while slot < end:
            if self.fitting(i64(self.hands[slot]), free) != 0:
                return True
            slot += 1
        return False

    def place(self, face: i64, cell: i64) -> None:
        """The active seat places a card, is paid for its neighbours, and may start a scoring."""
        self.drop_from_hand(self.active, face)
        self.forget(self.active, face)
        self.lay(cell, face)
        self.placed = cell
        self.idle = 0
        self.collect(self.neighbours(cell) - 1)
        row = self.qualifies(cell, 0)
        column = self.qualifies(cell, 1)
        if row and column:
            self.stage = LINE
        elif row or column:
            self.start_scoring(0 if row else 1)
        else:
            self.finish_turn()

    def collect(self, due: i64) -> None:
        """Tokens come from the right neighbour, then the next to the right, never from oneself."""
        step: i64 = 1
        while due > 0 and step < self.m.players:
            giver: i64 = (self.active + self.m.players - step) % self.m.players
            given: i64 = min(due, self.token_count(giver))
            self.add_tokens(giver, -given)
            self.add_tokens(self.active, given)
            due -= given
            step += 1

    # Scoring

    def reach(self, cell: i64, side: i64) -> i64:
        """How many cards stand in an unbroken row from the cell towards this side."""
        count: i64 = 0
        beyond: i64 = self.m.torus.around[cell * 4 + side]
        while i64(self.table[beyond]) != EMPTY:
            count += 1
            beyond = self.m.torus.around[beyond * 4 + side]
        return count

    def qualifies(self, cell: i64, direction: i64) -> bool:
        """Whether the card on the cell starts a scoring in its row (0) or column (1)."""
        torus = self.m.torus
        whole: i64 = torus.row[cell] if direction == 0 else torus.column[cell]
        if size(whole & self.occupied) < self.m.run:
            return False
        before: i64 = 1 - direction
        after: i64 = 2 + direction
        if self.reach(cell, before) + self.reach(cell, after) + 1 < self.m.run:
            return False
        row: i64 = i64(self.table[cell]) * self.m.faces
        one: i64 = i64(self.table[torus.around[cell * 4 + before]])
        if one != EMPTY and i64(self.m.in_common[row + one]) >= self.m.shared:
            return True
        two: i64 = i64(self.table[torus.around[cell * 4 + after]])
        return two != EMPTY and i64(self.m.in_common[row + two]) >= self.m.shared

    def start_scoring(self, direction: i64) -> None:
        """Mark the run through the placed card; the active seat takes first."""
        around = self.m.torus.around
        before: i64 = 1 - direction
        cell: i64 = self.placed
        while i64(self.table[around[cell * 4 + before]]) != EMPTY:
            cell = around[cell * 4 + before]
        self.line = 0
        while i64(self.table[cell]) != EMPTY:
            self.line |= self.m.torus.bit[cell]
            cell = around[cell * 4 + 2 + direction]
        self.last_phase = self.pile == 0
        self.stage = TAKE
        self.to_move = self.active
        if self.takeable() == 0:
            self.end_scoring()

    def takeable(self) -> i64:
        """The cells of the run whose card may be taken, so that the table stays in one piece."""
        cells: i64 = 0
        left: i64 = self.line
        if left & (left - 1) == 0:
            return cells
        while left != 0:
            card: i64 = left & -left
            if connected(self.m.torus, self.occupied & ~card):
                cells |= card
            left ^= card
        return cells

    def take(self, cell: i64) -> None:
        """The seat to move takes a card of the run; the next one follows, or the scoring ends."""
        seat: i64 = self.to_move
        self.take_for(seat, self.lift(cell))
        self.line ^= self.m.torus.bit[cell]
        self.to_move = (seat + 1) % self.m.players
        if self.takeable() == 0:
            self.end_scoring()

    def end_scoring(self) -> None:
        self.line = 0
        if self.last_phase:
            self.to_move = OVER
        else:
            self.finish_turn()

    # Passing

    def may_pass(self) -> bool:
        """Whether the active seat may pass: it can place nothing, or, as an option, has a token."""
        if self.m.voluntary_pass and self.token_count(self.active) > 0:
            return True
        return not self.can_place(self.active)

    def give_way(self, buried: i64) -> None:
        """Pass: give a token to the right; perhaps bury a card and draw the top one of the pile."""
        if self.token_count(self.active) > 0:
            self.add_tokens(self.active, -1)
            self.add_tokens((self.active + self.m.players - 1) % self.m.players, 1)
        self.idle += 1
        if buried == EMPTY:
            self.next_turn()
            return
        self.drop_from_hand(self.active, buried)
        self.forget(self.active, EMPTY)
        self.buried = append(append(self.buried, u8(buried)), u8(self.active))
        self.pile += 1
        self.finish_turn()

    # Turns and the end of the game

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.to_move = seat
        self.turn += 1
        self.stage = PLAY

    def next_turn(self) -> None:
        """The next seat plays; those without cards skip; a jam ends the game."""
        self.begin_turn((self.active + 1) % self.m.players)
        while not self.jammed() and self.hand_size(self.active) == 0:
            self.idle += 1
            self.begin_turn((self.active + 1) % self.m.players)
        if self.jammed():
            self.to_move = OVER

    def jammed(self) -> bool:
        """Whether so many have passed or skipped in a row that the game ends."""
        return self.idle >= (self.m.players if self.pile == 0 else 2 * self.m.players)

    # Moves

    def legal_moves(self) -> vec[i64]:
        moves = vec[i64](capacity=48)
        if self.to_move < 0:
            return moves
        if self.stage == PLAY:
            return self.turn_moves(moves)
        if self.stage == LINE:
            return append(append(moves, self.m.line), self.m.line + 1)
        return listed(self.takeable(), self.m.take, moves)

    def turn_moves(self, moves: vec[i64]) -> vec[i64]:
        m = self.m
        free: i64 = self.free_cells()
        first: i64 = self.active * m.hand
        end: i64 = first + self.hand_size(self.active)
        slot: i64 = first
        while slot < end:
            face: i64 = i64(self.hands[slot])
            if self.first_slot(first, slot):
                moves = listed(self.fitting(face, free), face * m.cells, moves)
            slot += 1
        voluntary = m.voluntary_pass and self.token_count(self.active) > 0
        if len(moves) == 0 or voluntary:
            moves = append(moves, m.passing)
            slot = first
            while slot < end and self.pile > 0:
                if self.first_slot(first, slot):
                    moves = append(moves, m.bury + i64(self.hands[slot]))
                slot += 1
        return moves

    def first_slot(self, first: i64, slot: i64) -> bool:
        """Whether this slot is the first that holds its face."""
        return slot == first or self.hands[slot - 1] != self.hands[slot]

    def random_move(self, rng: Rng) -> i64:
        """Draw while counting: nothing is listed, and each move is as likely as any other."""
        m = self.m
        if self.stage != PLAY or m.voluntary_pass:
            moves = self.legal_moves()
            return moves[rng.below(len(moves))]
        free: i64 = self.free_cells()
        first: i64 = self.active * m.hand
        slot: i64 = first
        end: i64 = first + self.hand_size(self.active)
        total: i64 = 0
        drawn: i64 = -1
        drawn_from: i64 = 0
        n: i64 = 0
        while slot < end:
            face: i64 = i64(self.hands[slot])
            cells: i64 = 0
            if self.first_slot(first, slot):
                cells = self.fitting(face, free)
            count: i64 = size(cells)
            if count > 0:
                total += count
                draw: i64 = rng.below(total)
                if draw < count:
                    drawn = face
                    drawn_from = cells
                    n = draw
            slot += 1
        if drawn >= 0:
            return drawn * m.cells + nth(drawn_from, n)
        moves = self.turn_moves(vec[i64]())
        return moves[rng.below(len(moves))]

    def apply(self, move: i64) -> None:
        m = self.m
        if move < m.take:
            self.place(move // m.cells, move % m.cells)
        elif move >= m.deal:
            self.deal(move - m.deal)
        elif move < m.line:
            self.take(move - m.take)
        elif move < m.passing:
            self.start_scoring(move - m.line)
        elif move == m.passing:
            self.give_way(EMPTY)
        else:
            self.give_way(move - m.bury)

    def why_not(self, move: i64) -> str:
        m = self.m
        if self.to_move == OVER:
            return "error-over"
        if move < 0 or move >= m.deal + m.faces:
            return "error-move-number"
        if (self.to_move == CHANCE) != (move >= m.deal):
            return "m-why-stage"
        if move >= m.deal:
            return self.why_not_deal(move - m.deal)
        if move < m.take:
            return self.why_not_place(move // m.cells, move % m.cells)
        if move < m.line:
            return self.why_not_take(move - m.take)
        if move < m.passing:
            return "" if self.stage == LINE else "m-why-stage"
        return self.why_not_pass(move - m.bury)

    def why_not_deal(self, face: i64) -> str:
        if self.stage == DRAW and self.at_bottom():
            return "" if i64(self.buried[0]) == face else "m-why-bottom"
        return "" if self.unseen_card(face) >= 0 else "m-why-seen"

    def why_not_place(self, face: i64, cell: i64) -> str:
        if self.stage != PLAY:
            return "m-why-stage"
        if not self.holds(self.active, face):
            return "m-why-hand"
        if i64(self.table[cell]) != EMPTY:
            return "m-why-occupied"
        if self.neighbours(cell) == 0:
            return "m-why-alone"
        bit: i64 = self.m.torus.bit[cell]
        if self.free_cells() & bit == 0:
            return "m-why-outside"
        return "m-why-match" if self.fitting(face, bit) == 0 else ""

    def why_not_take(self, cell: i64) -> str:
        if self.stage != TAKE:
            return "m-why-stage"
        bit: i64 = self.m.torus.bit[cell]
        if self.line & bit == 0:
            return "m-why-line"
        return "m-why-apart" if self.takeable() & bit == 0 else ""

    def why_not_pass(self, buried: i64) -> str:
        if self.stage != PLAY:
            return "m-why-stage"
        if not self.may_pass():
            return "m-why-pass"
        if buried >= 0 and self.pile == 0:
            return "m-why-pile"
        if buried >= 0 and not self.holds(self.active, buried):
            return "m-why-hand"
        return ""

    # What a seat knows, and the score

    def determinize(self, seat: i64, rng: Rng) -> None:
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        return points(self)

    def score_sheet(self) -> list[list[ScoreLine]]:
        return sheet(self)

    def ranking(self) -> list[int]:
        return places(self.scores())

    def view(self, viewer: int | None) -> View:
        return see(self, viewer)
