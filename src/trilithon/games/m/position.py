"""Where everything is in a game of M: table, hands, tokens, pile and what is known of it."""

import hashlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, State
from trilithon.games.m.components import MSpec

EMPTY: Final[i64] = 255

# Stages of a turn: the active seat plays; in TAKE all take cards in turn; in DRAW CHANCE deals.
SETUP: Final[i64] = 0
PLAY: Final[i64] = 1
LINE: Final[i64] = 2
TAKE: Final[i64] = 3
DRAW: Final[i64] = 4


class Position(State):
    """Where everything is in a game of M.

    table: the face on each cell, or EMPTY; occupied: the cells with a card; rows and columns: the
    cells in a row or column with a card; height and width: how many of these there are;
    boards: for each feature the cells whose card shows it.
    hands: `m.hand` faces a seat, the first `hand_size` of them in use.
    seats: for each seat its tokens, its hand's size, the value it has taken in each colour.
    pile: a count. At its bottom lie the buried cards in order (pairs face, owner); the others are
    any cards of the unseen pool, which also holds the cards removed from the game: card numbers in
    pool[:pool_size], each card's place in it in pool[m.cards:].
    known: triples knower, holder, face: a buried card that somebody else has drawn since.
    taken: pairs face, seat. line: the cells of the run from which cards are being taken.
    """

    def __init__(
        self,
        m: MSpec,
        table: vec[u8],
        boards: vec[i64],
        hands: vec[u8],
        seats: vec[i64],
        pool: vec[u8],
        taken: vec[u8],
        buried: vec[u8],
        known: vec[u8],
    ) -> None:
        self.spec = m
        self.m = m
        self.table = table
        self.boards = boards
        self.hands = hands
        self.seats = seats
        self.pool = pool
        self.taken = taken
        self.buried = buried
        self.known = known
        self.to_move = CHANCE
        self.turn = 0
        self.stage: i64 = SETUP
        self.cards_on_table: i64 = 0
        self.occupied: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.height: i64 = 0
        self.width: i64 = 0
        self.pile: i64 = m.pile
        self.pool_size: i64 = m.cards
        self.line: i64 = 0
        self.placed: i64 = -1
        self.active: i64 = 0
        self.idle: i64 = 0
        self.last_phase: bool = False

    # What lies where

    def token_count(self, seat: i64) -> i64:
        """How many tokens the seat has."""
        return self.seats[seat * (2 + self.m.colours)]

    def hand_size(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        return self.seats[seat * (2 + self.m.colours) + 1]

    def taken_value(self, seat: i64, colour: i64) -> i64:
        """The value of the cards of this colour that the seat has taken."""
        return self.seats[seat * (2 + self.m.colours) + 2 + colour]

    def add_tokens(self, seat: i64, count: i64) -> None:
        self.seats[seat * (2 + self.m.colours)] += count

    def put_in_hand(self, seat: i64, face: i64) -> None:
        """Add a card to the hand, which stays in the order of faces."""
        size: i64 = seat * (2 + self.m.colours) + 1
        slot: i64 = seat * self.m.hand + self.seats[size]
        self.seats[size] += 1
        while slot > seat * self.m.hand and i64(self.hands[slot - 1]) > face:
            self.hands[slot] = self.hands[slot - 1]
            slot -= 1
        self.hands[slot] = u8(face)

    def drop_from_hand(self, seat: i64, face: i64) -> None:
        slot: i64 = seat * self.m.hand
        while i64(self.hands[slot]) != face:
            slot += 1
        size: i64 = seat * (2 + self.m.colours) + 1
        self.seats[size] -= 1
        last: i64 = seat * self.m.hand + self.seats[size]
        while slot < last:
            self.hands[slot] = self.hands[slot + 1]
            slot += 1

    def take_for(self, seat: i64, face: i64) -> None:
        """The seat keeps a card, face up."""
        self.taken = append(append(self.taken, u8(face)), u8(seat))
        colour: i64 = seat * (2 + self.m.colours) + 2 + self.m.face_colour[face]
        self.seats[colour] += self.m.face_value[face]

    def holds(self, seat: i64, face: i64) -> bool:
        """Whether the seat holds a card of this face."""
        first: i64 = seat * self.m.hand
        slot: i64 = first
        while slot < first + self.hand_size(seat):
            if i64(self.hands[slot]) == face:
                return True
            slot += 1
        return False

    def lay(self, cell: i64, face: i64) -> None:
        """Put a card on the table."""
        self.flip(cell, face)
        self.table[cell] = u8(face)
        self.cards_on_table += 1

    def lift(self, cell: i64) -> i64:
        """Take a card off the table; its face."""
        face: i64 = i64(self.table[cell])
        self.flip(cell, face)
        self.table[cell] = u8(EMPTY)
        self.cards_on_table -= 1
        return face

    def flip(self, cell: i64, face: i64) -> None:
        """Add the cell to the boards of what its face shows, or take it out of them."""
        bit: i64 = self.m.torus.bit[cell]
        self.occupied ^= bit
        row: i64 = self.m.torus.row[cell]
        if self.occupied & row == 0:
            self.rows ^= row
            self.height -= 1
        elif self.rows & row == 0:
            self.rows ^= row
            self.height += 1
        column: i64 = self.m.torus.column[cell]
        if self.occupied & column == 0:
            self.columns ^= column
            self.width -= 1
        elif self.columns & column == 0:
            self.columns ^= column
            self.width += 1
        first: i64 = face * 3
        self.boards[self.m.feature_of[first]] ^= bit
        self.boards[self.m.feature_of[first + 1]] ^= bit
        symbol: i64 = self.m.feature_of[first + 2]
        if symbol >= 0:
            self.boards[symbol] ^= bit

    def sharing(self, face: i64) -> i64:
        """The cells whose cards share something with this face."""
        first: i64 = face * 3
        cells: i64 = self.boards[self.m.feature_of[first]]
        cells |= self.boards[self.m.feature_of[first + 1]]
        symbol: i64 = self.m.feature_of[first + 2]
        return cells if symbol < 0 else cells | self.boards[symbol]

    # The unseen pool

    def at_bottom(self) -> bool:
        """Whether the next card of the pile is one that somebody has buried."""
        return self.pile * 2 == len(self.buried)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.at_bottom():
            return [(int(self.m.deal) + int(self.buried[0]), 1.0)]
        counts = [0] * int(self.m.faces)
        index: i64 = 0
        while index < self.pool_size:
            counts[i64(self.m.card_face[i64(self.pool[index])])] += 1
            index += 1
        total = float(self.pool_size)
        return [
            (int(self.m.deal) + face, count / total) for face, count in enumerate(counts) if count
        ]

    def sample_chance(self, rng: Rng) -> i64:
        if self.at_bottom():
            return self.m.deal + i64(self.buried[0])
        return self.m.deal + self.sample_pool(rng)

    def sample_pool(self, rng: Rng) -> i64:
        """The face of any card of the pool."""
        return i64(self.m.card_face[i64(self.pool[rng.below(self.pool_size)])])

    def unseen_card(self, face: i64) -> i64:
        """The lowest card of this face in the pool, or -1."""
        card: i64 = self.m.first_card[face]
        while card < self.m.first_card[face + 1]:
            if i64(self.pool[self.m.cards + card]) < self.pool_size:
                return card
            card += 1
        return -1

    def leave_pool(self, face: i64) -> None:
        """Take a card of this face out of the pool."""
        card: i64 = self.unseen_card(face)
        place: i64 = i64(self.pool[self.m.cards + card])
        self.pool_size -= 1
        other: i64 = i64(self.pool[self.pool_size])
        self.pool[place] = u8(other)
        self.pool[self.m.cards + other] = u8(place)
        self.pool[self.pool_size] = u8(card)
        self.pool[self.m.cards + card] = u8(self.pool_size)

    def enter_pool(self, face: i64) -> None:
        """The highest card of this face outside the pool goes back into it."""
        m = self.m
        card: i64 = m.first_card[face + 1] - 1
        while i64(self.pool[m.cards + card]) < self.pool_size:
            card -= 1
        place: i64 = i64(self.pool[m.cards + card])
        other: i64 = i64(self.pool[self.pool_size])
        self.pool[place] = u8(other)
        self.pool[m.cards + other] = u8(place)
        self.pool[self.pool_size] = u8(card)
        self.pool[m.cards + card] = u8(self.pool_size)
        self.pool_size += 1

    def sort_pool(self) -> None:
        """Bring the pool into the order of cards, so that its history does not show."""
        cards: i64 = self.m.cards
        size: i64 = self.pool_size
        inside: i64 = 0
        outside: i64 = size
        card: i64 = 0
        while card < cards:
            if i64(self.pool[cards + card]) < size:
                self.pool[inside] = u8(card)
                self.pool[cards + card] = u8(inside)
                inside += 1
            else:
                self.pool[outside] = u8(card)
                self.pool[cards + card] = u8(outside)
                outside += 1
            card += 1

    def draw_unseen(self, rng: Rng) -> i64:
        face: i64 = self.sample_pool(rng)
        self.leave_pool(face)
        return face

    # What is known of other hands

    def remember(self, knower: i64, holder: i64, face: i64) -> None:
        self.known = append(self.known, u8(knower))
        self.known = append(self.known, u8(holder))
        self.known = append(self.known, u8(face))

    def forget(self, holder: i64, face: i64) -> None:
        """The holder plays this face before all eyes: each knower knows one card less.

        EMPTY for the face: the holder buries an unseen card, so that nothing is sure any more.
        """
        if len(self.known) == 0:
            return
        kept = vec[u8]()
        met = [False] * int(self.m.players)
        index: i64 = 0
        while index < len(self.known):
            knower: i64 = i64(self.known[index])
            same = i64(self.known[index + 1]) == holder
            if same and face != EMPTY:
                same = i64(self.known[index + 2]) == face and not met[knower]
            if same:
                met[knower] = True
            else:
                kept = append(kept, self.known[index])
                kept = append(kept, self.known[index + 1])
                kept = append(kept, self.known[index + 2])
            index += 3
        self.known = kept

    def is_known(self, knower: i64, holder: i64, slot: i64) -> bool:
        """Whether the knower knows the card in this slot: as many of a face as it knows of."""
        face: i64 = i64(self.hands[slot])
        copies: i64 = 0
        index: i64 = 0
        while index < len(self.known):
            same = i64(self.known[index]) == knower and i64(self.known[index + 1]) == holder
            if same and i64(self.known[index + 2]) == face:
                copies += 1
            index += 3
        if copies == 0:
            return False
        before: i64 = holder * self.m.hand
        while before < slot:
            if i64(self.hands[before]) == face:
                copies -= 1
            before += 1
        return copies > 0

    def key(self) -> int:
        """A digest of everything that matters; the order of pool and taken cards does not."""
        held = [
            bytes(self.hands[seat * self.m.hand : seat * self.m.hand + self.hand_size(seat)])
            for seat in range(int(self.m.players))
        ]
        taken = [bytes(self.taken[at : at + 2]) for at in range(0, len(self.taken), 2)]
        known = [bytes(self.known[at : at + 3]) for at in range(0, len(self.known), 3)]
        numbers = [
            self.to_move,
            self.stage,
            self.active,
            self.pile,
            self.idle,
            int(self.last_phase),
            self.line,
        ]
        numbers.append(self.placed if self.stage == LINE else -1)
        numbers.extend(self.seats)
        parts = [bytes(self.table), bytes(self.buried), str(numbers).encode()]
        digest = hashlib.blake2b(digest_size=16)
        for part in parts + held + sorted(taken) + sorted(known):
            digest.update(len(part).to_bytes(2, "big") + part)
        return int.from_bytes(digest.digest(), "big")
