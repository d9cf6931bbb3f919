"""A turn of Monolyth, in the rulebook's order."""

from librt.vecs import append
from mypy_extensions import i64, u8

from trilithon.core.state import CHANCE, OVER
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.heights import carries, matches
from trilithon.games.monolyth.position import (
    BOARD,
    BOARDS,
    CARD,
    CHOOSE,
    DONE,
    EMPTY,
    FORGO,
    LEVELS,
    PLACE,
    REFILL,
    RING,
    SEAT,
    SLOTS,
    STRUCTURE,
    Position,
)


class Turn(Position):
    """What may be done in a position, and what comes of it."""

    # Set-up

    def set_up(self) -> None:
        """What CHANCE decides next: the structure card, the ring, the player boards."""
        if self.card < 0:
            self.stage = CARD
            return
        if self.on_ring < self.m.sites - 1:
            self.stage = RING
            return
        seat: i64 = 0
        while seat < self.m.players:
            if self.has(seat, BOARD) < 0:
                self.active = seat
                self.stage = BOARDS
                return
            seat += 1
        self.begin_turn(0)

    def decide(self, move: i64) -> None:
        """A move of CHANCE."""
        m = self.m
        if move < m.show:
            if self.stage == REFILL:
                self.put_on_site(self.left, move - m.deal)
                self.end_turn()
                return
            self.put_on_site((m.arrow + 1 + self.on_ring) % m.sites, move - m.deal)
        elif move < m.give:
            self.card = move - m.show
        else:
            self.seats[self.active * SEAT + BOARD] = move - m.give
        self.set_up()

    # Moving the crystal and placing a stone

    def can_take(self, site: i64) -> bool:
        """Whether the stone on the site can be placed."""
        shape: i64 = self.m.kind_shape[self.stone_at(site)]
        return carries(self.m.heights, self.seats[self.active * SEAT], shape)

    def can_swap(self, site: i64) -> bool:
        """Whether a 1-cube stone of the same colour is left; there is always room for it."""
        return self.stones_left(self.m.kind_colour[self.stone_at(site)]) > 0

    def can_build(self) -> bool:
        """Whether any site that the crystal can reach lets the active seat place a stone."""
        steps: i64 = self.furthest()
        while steps > 0:
            if self.can_swap(self.site_ahead(steps)):
                return True
            steps -= 1
        steps = self.furthest()
        while steps > 0:
            if self.can_take(self.site_ahead(steps)):
                return True
            steps -= 1
        return False

    def move_crystal(self, steps: i64) -> i64:
        """The crystal moves, and the stone of its new site leaves the ring; its kind."""
        self.left = self.crystal
        self.crystal = self.site_ahead(steps)
        kind: i64 = self.stone_at(self.crystal)
        self.board[self.crystal] = u8(EMPTY)
        self.on_ring -= 1
        return kind

    def take(self, steps: i64) -> None:
        """Take the stone of the site that the crystal moves to."""
        self.held = self.move_crystal(steps)
        self.stage = PLACE

    def swap(self, steps: i64) -> None:
        """Discard that stone and take a 1-cube stone of its colour from the supply."""
        colour: i64 = self.m.kind_colour[self.move_crystal(steps)]
        self.discarded += 1
        self.board[self.m.stock + colour] -= u8(1)
        self.held = colour
        self.stage = PLACE

    def discard(self, steps: i64) -> None:
        """Nothing can be placed: the crystal moves all the same, and the stone is discarded."""
        self.move_crystal(steps)
        self.discarded += 1
        self.after_stone()

    def place(self, footprint: i64) -> None:
        """Set the stone down."""
        self.set_down(self.active, footprint, self.held)
        self.placed = append(self.placed, self.pack_stone(self.active, footprint, self.held))
        self.held = EMPTY
        self.after_stone()

    def after_stone(self) -> None:
        """In the solo game a prophecy goes; then the site that the crystal left is refilled."""
        if self.m.solo and self.stage != FORGO:
            self.stage = FORGO
        elif self.in_box > 0:
            self.stage = REFILL
            self.to_move = CHANCE
        else:
            self.end_turn()

    def forgo(self, prophecy: i64) -> None:
        """Solo: discard a prophecy token of the main board."""
        self.drop_prophecy(prophecy)
        self.after_stone()

    # Making a prophecy

    def may_prophesy(self) -> bool:
        """Whether a token is left on the main board and a slot is free."""
        return self.prophecies > 0 and not self.slots_full()

    def slots_full(self) -> bool:
        """Whether all four slots of the active seat hold a prophecy."""
        side: i64 = 0
        while side < SIDES:
            if self.prophecy_at(self.active, side) == 0:
                return False
            side += 1
        return True

    def prophesy(self, prophecy: i64, side: i64) -> None:
        """Put a prophecy token into a slot, where it stays."""
        self.drop_prophecy(prophecy)
        self.seats[self.active * SEAT + SLOTS] += (prophecy + 1) << (8 * side)
        self.next_turn()

    # The end of a turn

    def end_turn(self) -> None:
        """Award what the turn has completed."""
        self.left = -1
        self.complete_levels()
        self.complete_structure()
        self.next_turn()

    def complete_levels(self) -> None:
        """One token for each level that every space has reached: the next in order of taking."""
        m = self.m
        at: i64 = self.active * SEAT
        tops: i64 = self.seats[at]
        done: i64 = self.seats[at + DONE]
        while done < m.limit and tops & m.heights.below[done + 1] == 0:
            if self.levels_taken < len(m.level_tokens):
                self.seats[at + LEVELS] += m.level_tokens[self.levels_taken] << (8 * done)
                self.levels_taken += 1
            done += 1
        self.seats[at + DONE] = done
        if done == m.limit:
            self.last_round = True

    def complete_structure(self) -> None:
        """The highest structure token left, once, for heights that match the card."""
        m = self.m
        at: i64 = self.active * SEAT
        if self.seats[at + STRUCTURE] > 0 or self.structures_taken >= len(m.structure_tokens):
            return
        if matches(m.heights, self.seats[at], self.card):
            self.seats[at + STRUCTURE] = m.structure_tokens[self.structures_taken]
            self.structures_taken += 1

    # The end of the game

    def begin_turn(self, seat: i64) -> None:
        """It is this seat's turn."""
        self.active = seat
        self.to_move = seat
        self.turn += 1
        self.stage = CHOOSE

    def next_turn(self) -> None:
        """The next seat plays, unless the game is over."""
        if self.is_over():
            self.to_move = OVER
        else:
            self.begin_turn((self.active + 1) % self.m.players)

    def is_over(self) -> bool:
        """No stone is left, the last round is complete, or, solo, no prophecy is left."""
        if self.on_ring + self.in_box == 0:
            return True
        if self.m.solo and self.prophecies == 0:
            return True
        return self.last_round and self.active == self.m.players - 1
