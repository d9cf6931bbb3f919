"""Where everything is in a game of Century: locations, cards, tiles, caravans and merchants."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, State
from trilithon.games.century.components import (
    ASSISTANCE,
    CRYSTAL_BITS,
    ICON_BITS,
    TOOL,
    CenturySpec,
)

NONE: Final[i64] = 255
LAID: Final[i64] = 254  # an exploration tile on the board
COVERED: Final[i64] = 128

# Stages. CHANCE turns up in the first four (set-up), in DECK and in STACK; seats act in the others.
PANEL: Final[i64] = 0
ROW: Final[i64] = 1
STACKS: Final[i64] = 2
COVERS: Final[i64] = 3
TURN: Final[i64] = 4
UPGRADING: Final[i64] = 5
TRADING: Final[i64] = 6
AT_GOLEM: Final[i64] = 7
EXPLORING: Final[i64] = 8
DISCARDING: Final[i64] = 9
DECK: Final[i64] = 10
STACK: Final[i64] = 11

# What has been done in this activation.
TOOK: Final[i64] = 1
CLAIMED: Final[i64] = 2
STEPPED: Final[i64] = 4

# What `seats` says of each seat; behind it, for each symbol and for none, the merchants that its
# Assistance cards save, then the packed crystals that its Tool cards give.
CARAVAN: Final[i64] = 0
HOME: Final[i64] = 1
RESERVE: Final[i64] = 2
SPOTS: Final[i64] = 3
CARDS: Final[i64] = 4
POINTS: Final[i64] = 5
ICONS_HELD: Final[i64] = 6
BONUSES: Final[i64] = 7
BONUS: Final[i64] = 8
ASSIST: Final[i64] = 9


class Position(State):
    """Where everything is in a game of Century. Nothing is hidden in it.

    board: for each location 0 if it is free, 4 x merchants + seat, or COVERED + its tile; the row
    of cards and the deck's top (NONE: no card); for each stack its size and its top; the owner of
    each card (NONE: nobody); the cards under the deck's top, `pool` of them, in their order; the
    owner of each exploration tile (NONE: in the box); how many bonus tiles of each kind are unseen.
    seats: `stride` numbers a seat. home: its merchants on the player board. spots: how many
    locations it occupies. bonus: the kinds of its bonus tiles, 8 bits each.
    """

    def __init__(self, world: CenturySpec, board: vec[u8], seats: vec[i64]) -> None:
        self.spec = world
        self.world = world
        self.board = board
        self.seats = seats
        self.to_move = CHANCE
        self.turn = 0
        self.stage: i64 = PANEL
        self.stride: i64 = ASSIST + 2 * (world.symbols + 1)
        self.active: i64 = 0
        self.panel: i64 = -1
        self.in_play: i64 = world.fixed
        self.skipped: i64 = 0
        self.drawing: i64 = 0
        self.pool: i64 = world.cards
        self.unseen: i64 = 0
        self.covers: i64 = 0
        self.location: i64 = -1
        self.done: i64 = 0
        self.steps: i64 = 0
        self.round: i64 = 0
        self.rest_rounds: i64 = 0
        self.acted: bool = False
        self.last_round: bool = False

    # What a seat has

    def caravan(self, seat: i64) -> i64:
        """The packed crystals of the seat."""
        return self.seats[seat * self.stride + CARAVAN]

    def crystals(self, seat: i64, colour: i64) -> i64:
        """How many crystals of this colour the seat has."""
        return (self.caravan(seat) >> (colour * CRYSTAL_BITS)) & 127

    def excess(self, seat: i64) -> i64:
        """How many crystals the seat has to discard at the end of its turn."""
        return (self.caravan(seat) >> self.world.total_shift) - self.world.caravan

    def merchants_at_home(self, seat: i64) -> i64:
        """The seat's merchants on its player board."""
        return self.seats[seat * self.stride + HOME]

    def merchants_in_reserve(self, seat: i64) -> i64:
        """The seat's merchants that are not in the game yet."""
        return self.seats[seat * self.stride + RESERVE]

    def icons(self, seat: i64, icon: i64) -> i64:
        """How many of this icon the seat has, on cards and exploration tiles."""
        return (self.seats[seat * self.stride + ICONS_HELD] >> (icon * ICON_BITS)) & 4095

    def bonus_kind(self, seat: i64, space: i64) -> i64:
        """The kind of the bonus tile on this space of the seat."""
        return (self.seats[seat * self.stride + BONUS] >> (space * 8)) & 255

    def recruit(self, seat: i64, count: i64) -> None:
        """So many merchants come from the reserve to the player board, or what there is."""
        base: i64 = seat * self.stride
        moved: i64 = self.seats[base + RESERVE]
        if moved > count:
            moved = count
        self.seats[base + RESERVE] -= moved
        self.seats[base + HOME] += moved

    # Locations

    def lies_in_play(self, location: i64) -> bool:
        """Whether the location is on one of the panels of this game."""
        if location < self.world.fixed:
            return True
        first: i64 = self.world.fixed + self.skipped
        return first <= location < self.in_play + self.skipped

    def nth_location(self, number: i64) -> i64:
        """The location of this number among those in play."""
        if number < self.world.fixed:
            return number
        return number + self.skipped

    def choose_panel(self, panel: i64) -> None:
        """The last place of the board gets this panel."""
        self.panel = panel
        self.in_play = self.world.fixed + self.world.choice_size[panel]
        self.skipped = self.world.choice_first[panel] - self.world.fixed

    def occupy(self, seat: i64, location: i64, count: i64) -> None:
        """The seat's merchants go to the location; those of another seat return to their owner."""
        there: i64 = i64(self.board[location])
        if there != 0:
            owner: i64 = (there & 3) * self.stride
            self.seats[owner + HOME] += there >> 2
            self.seats[owner + SPOTS] -= 1
        self.board[location] = u8(count * 4 + seat)
        self.seats[seat * self.stride + HOME] -= count
        self.seats[seat * self.stride + SPOTS] += 1

    def recall(self, seat: i64) -> None:
        """All merchants of the seat return from the board."""
        base: i64 = seat * self.stride
        number: i64 = 0
        left: i64 = self.seats[base + SPOTS]
        while left > 0:
            location: i64 = self.nth_location(number)
            there: i64 = i64(self.board[location])
            if there != 0 and there < COVERED and there & 3 == seat:
                self.board[location] = 0
                self.seats[base + HOME] += there >> 2
                left -= 1
            number += 1
        self.seats[base + SPOTS] = 0

    # Cards and tiles

    def card_over(self, location: i64) -> i64:
        """The card above a Golem location, or NONE."""
        return i64(self.board[self.world.row_at + self.world.slot[location]])

    def own_card(self, seat: i64, card: i64) -> None:
        """The seat keeps the card: its points, its icon, its permanent effect."""
        world = self.world
        base: i64 = seat * self.stride
        self.board[world.card_at + card] = u8(seat)
        self.seats[base + CARDS] += 1
        self.seats[base + POINTS] += world.points[card]
        self.seats[base + ICONS_HELD] += world.icon_unit[world.icon[card]]
        symbol: i64 = base + ASSIST + world.card_symbol[card]
        if world.icon[card] == ASSISTANCE:
            self.seats[symbol] += 1
        elif world.icon[card] == TOOL:
            self.seats[symbol + world.symbols + 1] += world.card_crystals[card]

    def own_tile(self, seat: i64, tile: i64) -> None:
        """The seat keeps the exploration tile, whose bonus at the end counts from now on."""
        base: i64 = seat * self.stride
        self.board[self.world.tile_at + tile] = u8(seat)
        self.seats[base + POINTS] += self.world.tile_points[tile]
        icon: i64 = self.world.tile_icon[tile]
        if icon >= 0:
            self.seats[base + ICONS_HELD] += self.world.icon_unit[icon]

    def own_bonus(self, seat: i64, kind: i64) -> None:
        """The bonus tile goes to the seat's next free space."""
        base: i64 = seat * self.stride
        self.seats[base + BONUS] += kind << (self.seats[base + BONUSES] * 8)
        self.seats[base + BONUSES] += 1

    def see_bonus(self, kind: i64) -> None:
        """A bonus tile of this kind is unseen no more."""
        at: i64 = self.world.kind_at + kind
        self.board[at] = u8(i64(self.board[at]) - 1)
        self.unseen -= 1

    def slide(self, slot: i64) -> None:
        """The cards to the right of this slot move left; the deck's top enters on the right."""
        at: i64 = self.world.row_at + slot
        top: i64 = self.world.row_at + self.world.row_size
        while at < top:
            self.board[at] = self.board[at + 1]
            at += 1
        self.board[top] = u8(NONE)

    def pool_place(self, card: i64) -> i64:
        """Where the card lies among the unseen ones, or -1."""
        at: i64 = self.world.pool_at
        while at < self.world.pool_at + self.pool:
            if i64(self.board[at]) == card:
                return at
            at += 1
        return -1

    def leave_pool(self, card: i64) -> None:
        """The card is unseen no more; the others stay in their order."""
        at: i64 = self.pool_place(card)
        self.pool -= 1
        end: i64 = self.world.pool_at + self.pool
        while at < end:
            self.board[at] = self.board[at + 1]
            at += 1

    # Chance

    def chance_outcomes(self) -> list[tuple[int, float]]:
        world = self.world
        weights: list[tuple[int, int]] = []
        if self.stage == PANEL:
            weights = [(int(world.panel) + choice, 1) for choice in range(len(world.choices))]
        elif self.stage == ROW or self.stage == DECK:
            places = range(int(world.pool_at), int(world.pool_at + self.pool))
            weights = [(int(world.deal) + int(self.board[place]), 1) for place in places]
        elif self.stage == COVERS:
            boxed = [t for t in range(int(world.tiles)) if self.board[world.tile_at + t] == NONE]
            weights = [(int(world.cover) + tile, 1) for tile in boxed]
        elif self.to_move == CHANCE:
            for kind in range(int(world.kinds)):
                weights.append((int(world.bonus) + kind, int(self.board[world.kind_at + kind])))
        total = float(sum([weight for _, weight in weights]))
        return [(move, weight / total) for move, weight in weights if weight]

    def sample_chance(self, rng: Rng) -> i64:
        world = self.world
        if self.stage == PANEL:
            return world.panel + rng.below(len(world.choices))
        if self.stage == ROW or self.stage == DECK:
            return world.deal + i64(self.board[world.pool_at + rng.below(self.pool)])
        if self.stage == COVERS:
            return world.cover + self.boxed_tile(rng.below(world.tiles - self.covers))
        return world.bonus + self.unseen_kind(rng.below(self.unseen))

    def boxed_tile(self, number: i64) -> i64:
        """The exploration tile of this number among those not laid yet."""
        tile: i64 = 0
        while i64(self.board[self.world.tile_at + tile]) != NONE or number > 0:
            if i64(self.board[self.world.tile_at + tile]) == NONE:
                number -= 1
            tile += 1
        return tile

    def unseen_kind(self, number: i64) -> i64:
        """The kind of the bonus tile of this number among the unseen ones."""
        kind: i64 = 0
        left: i64 = number - i64(self.board[self.world.kind_at])
        while left >= 0:
            kind += 1
            left -= i64(self.board[self.world.kind_at + kind])
        return kind

    def key(self) -> int:
        """A digest of everything that matters."""
        numbers = [
            self.to_move,
            self.stage,
            self.active,
            self.panel,
            self.drawing,
            self.pool,
            self.location,
            self.done,
            self.steps,
            self.round,
            self.rest_rounds,
            int(self.acted),
            int(self.last_round),
        ]
        numbers.extend(self.seats)
        unused = self.world.pool_at + self.pool
        parts = [
            bytes(self.board[:unused]),
            bytes(self.board[self.world.tile_at :]),
            str(numbers).encode(),
        ]
        digest = hashlib.blake2b(digest_size=16)
        for part in parts:
            digest.update(len(part).to_bytes(2, "big") + part)
        return int.from_bytes(digest.digest(), "big")
