"""The rules of Century: Golem - An Endless World, in the rulebook's order."""

from mypy_extensions import i64, u8

from trilithon.core.state import CHANCE, OVER
from trilithon.games.century.components import (
    EXPLORATION,
    NEW_MERCHANTS,
    PRODUCTION,
    TRADE,
    UPGRADE,
)
from trilithon.games.century.position import (
    ASSIST,
    AT_GOLEM,
    BONUSES,
    CARAVAN,
    CARDS,
    CLAIMED,
    COVERED,
    COVERS,
    DECK,
    DISCARDING,
    EXPLORING,
    HOME,
    LAID,
    NONE,
    ROW,
    STACK,
    STACKS,
    STEPPED,
    TOOK,
    TRADING,
    TURN,
    UPGRADING,
    Position,
)


class Rules(Position):
    """A position of Century and what the rules make of it."""

    # Set-up, and what is turned up later

    def lay_panel(self, panel: i64) -> None:
        """One of the panels to choose from completes the board; then the row is dealt."""
        self.choose_panel(panel)
        self.stage = ROW

    def deal(self, card: i64) -> None:
        """CHANCE turns a card up: for the row in set-up, else as the deck's new top."""
        world = self.world
        self.leave_pool(card)
        if self.stage == DECK:
            self.board[world.row_at + world.row_size] = u8(card)
            self.after_claim()
            return
        self.board[world.row_at + self.drawing] = u8(card)
        self.drawing += 1
        if self.drawing > world.row_size:
            self.drawing = 0
            self.stage = STACKS
            if world.stacks == 0:
                self.next_cover(0)

    def turn_up_bonus(self, kind: i64) -> None:
        """CHANCE turns up the top of a stack of bonus tiles."""
        world = self.world
        self.see_bonus(kind)
        self.board[world.stack_at + 2 * self.drawing + 1] = u8(kind)
        if self.stage == STACK:
            self.drawing = 0
            self.go_on_at_golem()
            return
        self.drawing += 1
        if self.drawing == world.stacks:
            self.next_cover(0)

    def next_cover(self, number: i64) -> None:
        """CHANCE covers the next location that wants it, or the first turn begins."""
        while number < self.in_play:
            if self.world.covered[self.nth_location(number)] != 0:
                self.stage = COVERS
                self.drawing = number
                return
            number += 1
        self.drawing = 0
        self.begin_turn(0)

    def lay_cover(self, tile: i64) -> None:
        """CHANCE lays an exploration tile on a location."""
        self.board[self.nth_location(self.drawing)] = u8(COVERED + tile)
        self.board[self.world.tile_at + tile] = u8(LAID)
        self.covers += 1
        self.next_cover(self.drawing + 1)

    # Activating: merchants

    def need(self, seat: i64, location: i64) -> i64:
        """How many merchants the seat needs: as printed, or one more than another's that are there.

        Each Assistance card with the location's symbol saves one, but one is always needed.
        """
        there: i64 = i64(self.board[location])
        count: i64 = self.world.printed[location]
        if 0 < there < COVERED:
            count = (there >> 2) + 1
        count -= self.seats[seat * self.stride + ASSIST + self.world.symbol[location]]
        if count < 1:
            count = 1
        return count

    def with_tools(self, seat: i64, location: i64) -> i64:
        """The seat's caravan once its Tool cards have given their crystals at this location."""
        base: i64 = seat * self.stride
        tools: i64 = base + ASSIST + self.world.symbols + 1
        return self.seats[base + CARAVAN] + self.seats[tools + self.world.symbol[location]]

    def pays(self, caravan: i64, cost: i64) -> bool:
        """Whether the caravan has these crystals."""
        guards: i64 = self.world.guards
        return ((caravan | guards) - cost) & guards == guards

    def can_step(self, seat: i64, location: i64) -> bool:
        """Whether the seat can do anything of the location's action."""
        kind: i64 = self.world.type[location]
        if kind == PRODUCTION:
            return True
        caravan: i64 = self.with_tools(seat, location)
        if kind == UPGRADE:
            return caravan & self.world.upgradeable != 0
        if kind == TRADE:
            return self.pays(caravan, self.world.give[location])
        card: i64 = self.card_over(location)
        if card != NONE and self.pays(caravan, self.world.cost[card]):
            return True
        return self.has_bonus(seat, location)

    def has_bonus(self, seat: i64, location: i64) -> bool:
        """Whether the seat has a free bonus space and a stack here a tile."""
        if self.seats[seat * self.stride + BONUSES] >= self.world.bonus_spaces:
            return False
        stack: i64 = self.world.stack_at + 2 * self.world.first_stack[location]
        end: i64 = stack + 2 * self.world.stack_count[location]
        while stack < end:
            if self.board[stack] != 0:
                return True
            stack += 2
        return False

    def can_activate(self, seat: i64, location: i64) -> bool:
        """Whether the seat may activate this location of the board."""
        there: i64 = i64(self.board[location])
        if there >= COVERED or (there != 0 and there & 3 == seat):
            return False
        if self.need(seat, location) > self.seats[seat * self.stride + HOME]:
            return False
        return not self.world.action_required or self.can_step(seat, location)

    def why_not_activate(self, seat: i64, location: i64) -> str:
        """The key of the sentence that says why the seat cannot activate it; empty if it can."""
        there: i64 = i64(self.board[location])
        if not self.lies_in_play(location):
            return "century-why-panel"
        if there >= COVERED:
            return "century-why-covered"
        if there != 0 and there & 3 == seat:
            return "century-why-own"
        if self.need(seat, location) > self.seats[seat * self.stride + HOME]:
            return "century-why-merchants"
        if self.can_activate(seat, location):
            return ""
        kind: i64 = self.world.type[location]
        if kind == UPGRADE:
            return "century-why-upgrade"
        return "century-why-trade" if kind == TRADE else "century-why-golem"

    def activate(self, location: i64) -> None:
        """Place the merchants, get the crystals of the tools, begin the location's action."""
        world = self.world
        seat: i64 = self.active
        self.occupy(seat, location, self.need(seat, location))
        caravan: i64 = self.with_tools(seat, location)
        self.acted = True
        kind: i64 = world.type[location]
        if kind == PRODUCTION:
            self.seats[seat * self.stride + CARAVAN] = caravan + world.gain[location]
            self.end_turn()
            return
        self.seats[seat * self.stride + CARAVAN] = caravan
        self.location = location
        if kind == UPGRADE:
            self.steps = world.upgrades[location]
            self.go_on_upgrading()
        elif kind == TRADE:
            self.stage = TRADING
            if world.action_required:
                self.trade()
            elif not self.pays(caravan, world.give[location]):
                self.end_turn()
        else:
            self.go_on_at_golem()

    # Activating: the actions of the locations

    def upgrade(self, colour: i64) -> None:
        """Exchange a crystal for one of the next level."""
        units = self.world.unit
        self.seats[self.active * self.stride + CARAVAN] += units[colour + 1] - units[colour]
        self.steps -= 1
        self.done = STEPPED
        self.go_on_upgrading()

    def go_on_upgrading(self) -> None:
        if self.steps > 0 and self.caravan(self.active) & self.world.upgradeable != 0:
            self.stage = UPGRADING
        else:
            self.end_turn()

    def trade(self) -> None:
        """Give and get what is printed, once."""
        caravan: i64 = self.caravan(self.active)
        caravan += self.world.gain[self.location] - self.world.give[self.location]
        self.seats[self.active * self.stride + CARAVAN] = caravan
        self.done = STEPPED
        if not self.pays(caravan, self.world.give[self.location]):
            self.end_turn()

    def can_take(self) -> bool:
        """Whether the active seat may still take a bonus tile at its Golem location."""
        if self.done & TOOK != 0 or (self.done & CLAIMED != 0 and not self.world.either_order):
            return False
        return self.has_bonus(self.active, self.location)

    def can_claim(self) -> bool:
        """Whether the active seat may still claim the card above its Golem location."""
        if self.done & CLAIMED != 0:
            return False
        card: i64 = self.card_over(self.location)
        return card != NONE and self.pays(self.caravan(self.active), self.world.cost[card])

    def go_on_at_golem(self) -> None:
        """What is left to do at the Golem location is offered, or the turn ends."""
        if self.can_take() or self.can_claim():
            self.stage = AT_GOLEM
            self.to_move = self.active
        else:
            self.end_turn()

    def take(self, number: i64) -> None:
        """Take the top bonus tile of a stack of the location; the next one is turned up."""
        stack: i64 = self.world.first_stack[self.location] + number
        at: i64 = self.world.stack_at + 2 * stack
        self.own_bonus(self.active, i64(self.board[at + 1]))
        left: i64 = i64(self.board[at]) - 1
        self.board[at] = u8(left)
        self.board[at + 1] = u8(NONE)
        self.done |= TOOK
        if left > 0:
            self.drawing = stack
            self.stage = STACK
            self.to_move = CHANCE
        else:
            self.go_on_at_golem()

    def claim(self) -> None:
        """Pay for the card above the location and take it; the row slides and is filled up."""
        world = self.world
        seat: i64 = self.active
        card: i64 = self.card_over(self.location)
        self.seats[seat * self.stride + CARAVAN] -= world.cost[card]
        self.own_card(seat, card)
        self.slide(world.slot[self.location])
        self.done |= CLAIMED
        if self.seats[seat * self.stride + CARDS] >= world.cards_to_end:
            self.last_round = True
        if world.icon[card] == NEW_MERCHANTS:
            self.recruit(seat, world.card_count[card])
        elif world.icon[card] == EXPLORATION:
            self.steps = world.card_count[card]
        if self.pool > 0:
            self.stage = DECK
            self.to_move = CHANCE
        else:
            self.after_claim()

    def after_claim(self) -> None:
        """The row is full again: exploration tiles that are due are taken, if any are left."""
        if self.steps > 0 and self.covers > 0:
            self.stage = EXPLORING
            self.to_move = self.active
        else:
            self.steps = 0
            self.go_on_at_golem()

    def explore(self, location: i64) -> None:
        """Take an exploration tile off the board: its bonus, and the location is open to all."""
        seat: i64 = self.active
        tile: i64 = i64(self.board[location]) - COVERED
        self.board[location] = 0
        self.covers -= 1
        self.own_tile(seat, tile)
        self.seats[seat * self.stride + CARAVAN] += self.world.tile_crystals[tile]
        self.recruit(seat, self.world.tile_merchants[tile])
        self.steps -= 1
        self.after_claim()

    # Rest, and the end of a turn

    def rest(self) -> None:
        """Take all one's merchants back from the board."""
        self.recall(self.active)
        self.next_turn()

    def end_turn(self) -> None:
        """What the caravan cannot hold is discarded, then the next seat plays."""
        self.location = -1
        self.done = 0
        self.steps = 0
        if self.excess(self.active) > 0:
            self.stage = DISCARDING
            self.to_move = self.active
        else:
            self.next_turn()

    def discard(self, colour: i64, count: i64) -> None:
        """Put crystals back, and again until no more than the caravan holds are left."""
        self.seats[self.active * self.stride + CARAVAN] -= self.world.unit[colour] * count
        if self.excess(self.active) <= 0:
            self.next_turn()

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.to_move = seat
        self.turn += 1
        self.stage = TURN

    def next_turn(self) -> None:
        """The next seat plays; after a round's last turn the game may be over."""
        if self.active + 1 < self.world.players:
            self.begin_turn(self.active + 1)
            return
        self.round += 1
        self.rest_rounds += 1
        if self.acted:
            self.rest_rounds = 0
        self.acted = False
        if self.last_round or self.idle() or self.round >= self.world.most_rounds:
            self.stage = TURN
            self.to_move = OVER
        else:
            self.begin_turn(0)

    def idle(self) -> bool:
        """House end: whether everyone has only rested for so many rounds that the game is over."""
        return self.rest_rounds >= self.world.rest_rounds

    # Moves by their numbers

    def apply(self, move: i64) -> None:
        world = self.world
        if move < world.rest:
            self.activate(move)
        elif move == world.rest:
            self.rest()
        elif move < world.trade:
            self.upgrade(move - world.upgrade)
        elif move == world.trade:
            self.trade()
        elif move < world.claim:
            self.take(move - world.take)
        elif move == world.claim:
            self.claim()
        elif move < world.discard:
            self.explore(move - world.explore)
        elif move < world.stop:
            pair: i64 = move - world.discard
            self.discard(pair // world.most_excess, pair % world.most_excess + 1)
        elif move == world.stop:
            self.end_turn()
        elif move < world.bonus:
            self.deal(move - world.deal)
        elif move < world.cover:
            self.turn_up_bonus(move - world.bonus)
        elif move < world.panel:
            self.lay_cover(move - world.cover)
        else:
            self.lay_panel(move - world.panel)
