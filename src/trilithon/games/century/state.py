"""A position of Century as everyone uses it: its moves, why others are none, what it shows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, ScoreLine, View
from trilithon.games.century.knowledge import see
from trilithon.games.century.position import (
    AT_GOLEM,
    BONUSES,
    CLAIMED,
    COVERED,
    COVERS,
    DECK,
    DISCARDING,
    EXPLORING,
    NONE,
    PANEL,
    ROW,
    STACK,
    STACKS,
    TOOK,
    TRADING,
    TURN,
    UPGRADING,
)
from trilithon.games.century.rules import Rules
from trilithon.games.century.scoring import places, points, sheet


class CenturyState(Rules):
    """A position of Century and what may happen in it."""

    def copy(self) -> "CenturyState":
        twin = CenturyState(self.world, self.board[:], self.seats[:])
        twin.to_move = self.to_move
        twin.turn = self.turn
        twin.stage = self.stage
        twin.active = self.active
        twin.panel = self.panel
        twin.in_play = self.in_play
        twin.skipped = self.skipped
        twin.drawing = self.drawing
        twin.pool = self.pool
        twin.unseen = self.unseen
        twin.covers = self.covers
        twin.location = self.location
        twin.done = self.done
        twin.steps = self.steps
        twin.round = self.round
        twin.rest_rounds = self.rest_rounds
        twin.acted = self.acted
        twin.last_round = self.last_round
        return twin

    # Legal moves

    def may_stop(self) -> bool:
        """Whether the active seat may leave the rest of the action undone."""
        return self.done != 0 or not self.world.action_required

    def legal_moves(self) -> vec[i64]:
        moves = vec[i64](capacity=32)
        world = self.world
        if self.stage == TURN:
            number: i64 = 0
            while number < self.in_play:
                location: i64 = self.nth_location(number)
                if self.can_activate(self.active, location):
                    moves = append(moves, location)
                number += 1
            return append(moves, world.rest)
        if self.stage == DISCARDING:
            return self.discards(moves)
        if self.stage == EXPLORING:
            number = 0
            while number < self.in_play:
                if i64(self.board[self.nth_location(number)]) >= COVERED:
                    moves = append(moves, world.explore + self.nth_location(number))
                number += 1
            return moves
        return self.steps_of_action(moves)

    def steps_of_action(self, moves: vec[i64]) -> vec[i64]:
        """The steps of the location's action that are left, and to stop."""
        move: i64 = self.world.upgrade
        while move < self.world.explore:
            if self.can_do(move):
                moves = append(moves, move)
            move += 1
        if self.may_stop():
            moves = append(moves, self.world.stop)
        return moves

    def can_do(self, move: i64) -> bool:
        """Whether this step of the location's action is possible in this stage."""
        world = self.world
        if self.stage == UPGRADING:
            colour: i64 = move - world.upgrade
            return move < world.trade and self.crystals(self.active, colour) > 0
        if self.stage == TRADING:
            return move == world.trade
        if move == world.claim:
            return self.can_claim()
        if move < world.take:
            return False
        number: i64 = move - world.take
        if number >= world.stack_count[self.location] or not self.can_take():
            return False
        stack: i64 = world.first_stack[self.location] + number
        return self.board[world.stack_at + 2 * stack] != 0

    def discards(self, moves: vec[i64]) -> vec[i64]:
        excess: i64 = self.excess(self.active)
        colour: i64 = 0
        while colour < self.world.colours:
            most: i64 = self.crystals(self.active, colour)
            if most > excess:
                most = excess
            first: i64 = self.world.discard + colour * self.world.most_excess
            count: i64 = 0
            while count < most:
                moves = append(moves, first + count)
                count += 1
            colour += 1
        return moves

    def random_move(self, rng: Rng) -> i64:
        """Draw until a move is legal: equally likely, but faster than listing them all."""
        world = self.world
        if self.stage == TURN:
            while True:
                number: i64 = rng.below(self.in_play + 1)
                if number == self.in_play:
                    return world.rest
                location: i64 = self.nth_location(number)
                if self.can_activate(self.active, location):
                    return location
        if self.stage == DISCARDING:
            excess: i64 = self.excess(self.active)
            while True:
                pair: i64 = rng.below(world.colours * excess)
                colour: i64 = pair // excess
                count: i64 = pair % excess
                if count < self.crystals(self.active, colour):
                    return world.discard + colour * world.most_excess + count
        if self.stage == EXPLORING:
            while True:
                covered: i64 = self.nth_location(rng.below(self.in_play))
                if i64(self.board[covered]) >= COVERED:
                    return world.explore + covered
        return self.random_step(rng)

    def random_step(self, rng: Rng) -> i64:
        """One of the steps of the location's action, or to stop."""
        world = self.world
        first: i64 = world.take
        end: i64 = world.explore
        if self.stage == UPGRADING:
            first = world.upgrade
            end = world.trade
        elif self.stage == TRADING:
            first = world.trade
            end = world.take
        options: i64 = end - first
        if self.may_stop():
            options += 1
        while True:
            move: i64 = first + rng.below(options)
            if move == end:
                return world.stop
            if self.can_do(move):
                return move

    # Why a move is none

    def why_not(self, move: i64) -> str:
        world = self.world
        if self.to_move == OVER:
            return "error-over"
        if move < 0 or move >= world.numbers:
            return "error-move-number"
        if (self.to_move == CHANCE) != (move >= world.deal):
            return "century-why-stage"
        if move >= world.deal:
            return self.why_not_drawn(move)
        if move <= world.rest:
            if self.stage != TURN:
                return "century-why-stage"
            return "" if move == world.rest else self.why_not_activate(self.active, move)
        if move == world.stop:
            return self.why_not_stop()
        if move < world.explore:
            return self.why_not_step(move)
        if move < world.discard:
            return self.why_not_explore(move - world.explore)
        return self.why_not_discard(move - world.discard)

    def why_not_drawn(self, move: i64) -> str:
        """Why CHANCE cannot turn this up."""
        world = self.world
        if move < world.bonus:
            right = self.stage == ROW or self.stage == DECK
            unseen = self.pool_place(move - world.deal) >= 0
        elif move < world.cover:
            right = self.stage == STACKS or self.stage == STACK
            unseen = self.board[world.kind_at + move - world.bonus] != 0
        elif move < world.panel:
            right = self.stage == COVERS
            unseen = i64(self.board[world.tile_at + move - world.cover]) == NONE
        else:
            right = self.stage == PANEL
            unseen = True
        if not right:
            return "century-why-stage"
        return "" if unseen else "century-why-seen"

    def why_not_step(self, move: i64) -> str:
        """Why this step of a location's action is not possible."""
        world = self.world
        if move < world.trade:
            if self.stage != UPGRADING:
                return "century-why-stage"
            return "" if self.can_do(move) else "century-why-colour"
        if move == world.trade:
            return "" if self.stage == TRADING else "century-why-stage"
        if self.stage != AT_GOLEM:
            return "century-why-stage"
        return self.why_not_claim() if move == world.claim else self.why_not_take(move)

    def why_not_take(self, move: i64) -> str:
        if self.done & TOOK != 0:
            return "century-why-one-tile"
        if self.done & CLAIMED != 0 and not self.world.either_order:
            return "century-why-order"
        if self.seats[self.active * self.stride + BONUSES] >= self.world.bonus_spaces:
            return "century-why-spaces"
        return "" if self.can_do(move) else "century-why-stack"

    def why_not_claim(self) -> str:
        if self.done & CLAIMED != 0:
            return "century-why-one-card"
        if self.card_over(self.location) == NONE:
            return "century-why-no-card"
        return "" if self.can_claim() else "century-why-cost"

    def why_not_stop(self) -> str:
        acting = self.stage == UPGRADING or self.stage == TRADING or self.stage == AT_GOLEM
        if not acting:
            return "century-why-stage"
        return "" if self.may_stop() else "century-why-step-first"

    def why_not_explore(self, location: i64) -> str:
        if self.stage != EXPLORING:
            return "century-why-stage"
        if not self.lies_in_play(location):
            return "century-why-panel"
        return "" if i64(self.board[location]) >= COVERED else "century-why-open"

    def why_not_discard(self, pair: i64) -> str:
        if self.stage != DISCARDING:
            return "century-why-stage"
        count: i64 = pair % self.world.most_excess + 1
        if count > self.excess(self.active):
            return "century-why-discard"
        there: i64 = self.crystals(self.active, pair // self.world.most_excess)
        return "" if count <= there else "century-why-colour"

    # What a seat knows, and the score

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Nothing to do: what nobody has seen is not drawn before it is turned up."""

    def scores(self) -> list[int]:
        return points(self)

    def score_sheet(self) -> list[list[ScoreLine]]:
        return sheet(self)

    def ranking(self) -> list[int]:
        return places(self.scores())

    def view(self, viewer: int | None) -> View:
        return see(self, viewer)
