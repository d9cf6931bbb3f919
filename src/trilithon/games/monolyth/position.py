"""Where everything is in a game of Monolyth: ring, crystal, box, tokens and the monolyths."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, State
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.heights import raised

EMPTY: Final[i64] = 255

# Stages. CHANCE moves in CARD, RING and BOARDS (the set-up) and in REFILL; seats in the others.
CARD: Final[i64] = 0
RING: Final[i64] = 1
BOARDS: Final[i64] = 2
CHOOSE: Final[i64] = 3
PLACE: Final[i64] = 4
FORGO: Final[i64] = 5
REFILL: Final[i64] = 6

# What a seat has, `SEAT` numbers each. TOPS: see `heights`. WALLS: cubes that count in each
# wall, 8 bits each. SLOTS: the kind of prophecy plus one at each side, 8 bits each. LEVELS: the
# value of the token for each level, 8 bits each. DONE: levels completed. STRUCTURE: its token.
TOPS: Final[i64] = 0
WALLS: Final[i64] = 1
SLOTS: Final[i64] = 2
LEVELS: Final[i64] = 3
DONE: Final[i64] = 4
STRUCTURE: Final[i64] = 5
BOARD: Final[i64] = 6
SEAT: Final[i64] = 7

Cube = tuple[int, int, int]


class Position(State):
    """Where everything is in a game of Monolyth.

    board: the kind of stone on each site of the ring, or EMPTY; then, from `m.stock`, how many
    stones of each kind are left (those of shape 0 in the supply, the others in the box); then, from
    `m.tokens`, how many prophecies of each kind are left.
    seats: see above. placed: every stone set down, in order, `pack_stone` tells how.
    crystal: its site. left: the site it has left in this turn, which is to be refilled, or -1.
    held: the kind of stone that the seat to move has taken and must set down, or EMPTY.
    """

    def __init__(self, m: MonolythSpec, board: vec[u8], seats: vec[i64], placed: vec[i64]) -> None:
        self.spec = m
        self.m = m
        self.board = board
        self.seats = seats
        self.placed = placed
        self.to_move = CHANCE
        self.turn = 0
        self.stage: i64 = CARD
        self.active: i64 = 0
        self.card: i64 = -1
        self.crystal: i64 = m.arrow
        self.left: i64 = -1
        self.held: i64 = EMPTY
        self.on_ring: i64 = 0
        self.in_box: i64 = 0
        self.discarded: i64 = 0
        self.prophecies: i64 = 0
        self.levels_taken: i64 = 0
        self.structures_taken: i64 = 0
        self.last_round: bool = False

    # The main board

    def stone_at(self, site: i64) -> i64:
        """The kind of stone on a site, or EMPTY."""
        return i64(self.board[site])

    def stones_left(self, kind: i64) -> i64:
        """How many stones of this kind are left, in the supply if of shape 0, else in the box."""
        return i64(self.board[self.m.stock + kind])

    def prophecies_left(self, prophecy: i64) -> i64:
        """How many prophecy tokens of this kind lie on the main board."""
        return i64(self.board[self.m.tokens + prophecy])

    def site_ahead(self, steps: i64) -> i64:
        """The site that many steps ahead of the crystal; sites without a stone are not counted."""
        site: i64 = self.crystal
        while steps > 0:
            site += 1
            if site == self.m.sites:
                site = 0
            if i64(self.board[site]) != EMPTY:
                steps -= 1
        return site

    def furthest(self) -> i64:
        """How many steps the crystal may move."""
        if self.on_ring < self.m.reach:
            return self.on_ring
        return self.m.reach

    def put_on_site(self, site: i64, kind: i64) -> None:
        """A stone from the box goes onto a site."""
        self.board[site] = u8(kind)
        self.board[self.m.stock + kind] -= u8(1)
        self.on_ring += 1
        self.in_box -= 1

    def drop_prophecy(self, prophecy: i64) -> None:
        """A prophecy token leaves the main board."""
        self.board[self.m.tokens + prophecy] -= u8(1)
        self.prophecies -= 1

    # The seats

    def has(self, seat: i64, what: i64) -> i64:
        """One of the numbers of a seat."""
        return self.seats[seat * SEAT + what]

    def wall_count(self, seat: i64, side: i64) -> i64:
        """How many cubes of the side's colour stand in its wall."""
        return (self.seats[seat * SEAT + WALLS] >> (8 * side)) & 255

    def prophecy_at(self, seat: i64, side: i64) -> i64:
        """The number on the prophecy in a slot, 0 for an empty one."""
        token: i64 = (self.seats[seat * SEAT + SLOTS] >> (8 * side)) & 255
        if token == 0:
            return 0
        return self.m.prophecy_values[token - 1]

    def level_token(self, seat: i64, level: i64) -> i64:
        """The value of the token that the seat has for a level, counted from 0."""
        return (self.seats[seat * SEAT + LEVELS] >> (8 * level)) & 255

    def pack_stone(self, seat: i64, footprint: i64, kind: i64) -> i64:
        """The number of a placed stone; its cubes rest on those set down before."""
        return (footprint * self.m.kinds + kind) * self.m.players + seat

    def set_down(self, seat: i64, footprint: i64, kind: i64) -> None:
        """Put a stone onto the seat's monolyth; the walls count its cubes."""
        m = self.m
        at: i64 = seat * SEAT
        self.seats[at] = raised(m.heights, self.seats[at], footprint)
        mask: i64 = m.wall_masks[self.seats[at + BOARD] * m.colours + m.kind_colour[kind]]
        self.seats[at + WALLS] += m.in_walls[footprint] & mask

    def stones_of(self, seat: int) -> list[tuple[int, tuple[Cube, ...]]]:
        """The seat's stones in the order in which they were placed: kind and cubes (x, y, z)."""
        m = self.m
        grid = int(m.grid)
        heights = [0] * int(m.spaces)
        stones: list[tuple[int, tuple[Cube, ...]]] = []
        for number in self.placed:
            rest, owner = divmod(int(number), int(m.players))
            footprint, kind = divmod(rest, int(m.kinds))
            if owner != seat:
                continue
            cubes: list[Cube] = []
            for space in m.heights.footprints[footprint]:
                cubes.append((space % grid, space // grid, heights[space]))
                heights[space] += 1
            stones.append((kind, tuple(cubes)))
        return stones

    # The moves of CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        m = self.m
        if self.stage == CARD:
            cards = int(m.cards)
            return [(int(m.show) + card, 1 / cards) for card in range(cards)]
        if self.stage == BOARDS:
            free = [board for board in range(int(m.boards)) if self.is_free(board)]
            return [(int(m.give) + board, 1 / len(free)) for board in free]
        total = float(self.in_box)
        kinds = range(int(m.colours), int(m.kinds))
        counts = [(int(m.deal) + kind, int(self.stones_left(kind))) for kind in kinds]
        return [(move, count / total) for move, count in counts if count]

    def sample_chance(self, rng: Rng) -> i64:
        m = self.m
        if self.stage == CARD:
            return m.show + rng.below(m.cards)
        if self.stage == BOARDS:
            board: i64 = rng.below(m.boards)
            while not self.is_free(board):
                board = rng.below(m.boards)
            return m.give + board
        rest: i64 = rng.below(self.in_box)
        at: i64 = m.stock + m.colours
        count: i64 = i64(self.board[at])
        while rest >= count:
            rest -= count
            at += 1
            count = i64(self.board[at])
        return m.deal + at - m.stock

    def is_free(self, board: i64) -> bool:
        """Whether no seat has this player board."""
        seat: i64 = 0
        while seat < self.m.players:
            if self.has(seat, BOARD) == board:
                return False
            seat += 1
        return True

    def key(self) -> int:
        """A digest of everything that matters; the order in which stones were placed does not."""
        numbers = [
            self.to_move,
            self.stage,
            self.active,
            self.card,
            self.crystal,
            self.left,
            self.held,
            self.discarded,
            int(self.last_round),
        ]
        numbers.extend(self.seats)
        stones = [sorted(self.stones_of(seat)) for seat in range(int(self.m.players))]
        digest = hashlib.blake2b(bytes(self.board), digest_size=16)
        digest.update(repr((numbers, stones)).encode())
        return int.from_bytes(digest.digest(), "big")
