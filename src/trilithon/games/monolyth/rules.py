"""The contract of Monolyth: which moves are legal, and why others are not."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, ScoreLine, View
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.heights import LAYER, ROW, anchors, footprint_at, height, size
from trilithon.games.monolyth.knowledge import see
from trilithon.games.monolyth.position import BOARDS, CARD, CHOOSE, FORGO, PLACE, REFILL, RING, SEAT
from trilithon.games.monolyth.scoring import places, points, sheet
from trilithon.games.monolyth.turn import Turn

TRIES: Final[i64] = 60
ILLEGAL: Final[i64] = -1
NO_FIT: Final[i64] = -2


class MonolythState(Turn):
    """A position of Monolyth and what may happen in it."""

    def copy(self) -> "MonolythState":
        twin = MonolythState(self.m, self.board[:], self.seats[:], self.placed[:])
        twin.to_move = self.to_move
        twin.turn = self.turn
        twin.stage = self.stage
        twin.active = self.active
        twin.card = self.card
        twin.crystal = self.crystal
        twin.left = self.left
        twin.held = self.held
        twin.on_ring = self.on_ring
        twin.in_box = self.in_box
        twin.discarded = self.discarded
        twin.prophecies = self.prophecies
        twin.levels_taken = self.levels_taken
        twin.structures_taken = self.structures_taken
        twin.last_round = self.last_round
        return twin

    def legal_moves(self) -> vec[i64]:
        moves = vec[i64]()
        if self.to_move < 0:
            return moves
        if self.stage == PLACE:
            return self.placements()
        m = self.m
        prophecy: i64 = 0
        if self.stage == FORGO:
            while prophecy < len(m.prophecy_values):
                if self.prophecies_left(prophecy) > 0:
                    moves = append(moves, m.forgo + prophecy)
                prophecy += 1
            return moves
        moves = self.crystal_moves()
        if self.may_prophesy():
            while prophecy < len(m.prophecy_values):
                side: i64 = 0
                while side < SIDES and self.prophecies_left(prophecy) > 0:
                    if self.prophecy_at(self.active, side) == 0:
                        moves = append(moves, m.prophesy + prophecy * SIDES + side)
                    side += 1
                prophecy += 1
        return moves

    def placements(self) -> vec[i64]:
        """Where the held stone can be set down; heights let at most one pose have a footprint."""
        moves = vec[i64](capacity=32)
        heights = self.m.heights
        shape: i64 = self.m.kind_shape[self.held]
        row: i64 = heights.first[shape]
        while row < heights.first[shape + 1]:
            spaces: i64 = anchors(heights, self.seats[self.active * SEAT], row)
            while spaces != 0:
                moves = append(moves, footprint_at(heights, row, spaces, 0))
                spaces &= spaces - 1
            row += ROW
        return moves

    def random_placement(self, rng: Rng) -> i64:
        """One of the placements, drawn while they are counted."""
        heights = self.m.heights
        tops: i64 = self.seats[self.active * SEAT]
        shape: i64 = self.m.kind_shape[self.held]
        row: i64 = heights.first[shape]
        end: i64 = heights.first[shape + 1]
        total: i64 = 0
        chosen: i64 = 0
        chosen_row: i64 = 0
        n: i64 = 0
        while row < end:
            spaces: i64 = anchors(heights, tops, row)
            if spaces != 0:
                count: i64 = size(heights, spaces)
                total += count
                draw: i64 = rng.below(total)
                if draw < count:
                    chosen = spaces
                    chosen_row = row
                    n = draw
            row += ROW
        return footprint_at(heights, chosen_row, chosen, n)

    def crystal_moves(self) -> vec[i64]:
        """Takes and swaps that let the active seat place; if none does, discards."""
        moves = vec[i64](capacity=64)
        furthest: i64 = self.furthest()
        steps: i64 = 1
        while steps <= furthest:
            if self.can_take(self.site_ahead(steps)):
                moves = append(moves, self.m.take + steps - 1)
            steps += 1
        steps = 1
        while steps <= furthest:
            if self.can_swap(self.site_ahead(steps)):
                moves = append(moves, self.m.swap + steps - 1)
            steps += 1
        steps = 1
        while steps <= furthest and (len(moves) == 0 or moves[0] >= self.m.discard):
            moves = append(moves, self.m.discard + steps - 1)
            steps += 1
        return moves

    def random_move(self, rng: Rng) -> i64:
        """Try random candidates before listing all moves: equally likely, but faster."""
        if self.stage == PLACE:
            return self.random_placement(rng)
        if self.stage == CHOOSE:
            crystal: i64 = 2 * self.m.reach
            indices: i64 = crystal
            if self.may_prophesy():
                indices += SIDES * len(self.m.prophecy_values)
            tries: i64 = 0
            move: i64 = ILLEGAL
            while move == ILLEGAL and tries < TRIES:
                move = self.candidate(rng.below(indices), crystal)
                tries += 1
            if move >= 0:
                return move
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def candidate(self, index: i64, crystal: i64) -> i64:
        """The move of an index: takes or discards, swaps, then prophecies.

        ILLEGAL for none, NO_FIT if that was costly to find out. Each legal move has one index.
        """
        m = self.m
        if index >= crystal:
            prophecy: i64 = (index - crystal) // SIDES
            side: i64 = (index - crystal) % SIDES
            if self.prophecies_left(prophecy) > 0 and self.prophecy_at(self.active, side) == 0:
                return m.prophesy + index - crystal
            return ILLEGAL
        steps: i64 = index % m.reach + 1
        if steps > self.on_ring:
            return ILLEGAL
        site: i64 = self.site_ahead(steps)
        if index >= m.reach:
            if self.can_swap(site):
                return m.swap + steps - 1
            return ILLEGAL
        if self.can_take(site):
            return m.take + steps - 1
        if not self.can_build():
            return m.discard + steps - 1
        return NO_FIT

    def apply(self, move: i64) -> None:
        m = self.m
        if move < m.take:
            self.place(move)
        elif move >= m.deal:
            self.decide(move)
        elif move < m.swap:
            self.take(move - m.take + 1)
        elif move < m.discard:
            self.swap(move - m.swap + 1)
        elif move < m.prophesy:
            self.discard(move - m.discard + 1)
        elif move < m.forgo:
            self.prophesy((move - m.prophesy) // SIDES, (move - m.prophesy) % SIDES)
        else:
            self.forgo(move - m.forgo)

    def why_not(self, move: i64) -> str:
        m = self.m
        if self.to_move == OVER:
            return "error-over"
        if move < 0 or move >= m.moves:
            return "error-move-number"
        if move >= m.deal:
            return self.why_not_decide(move)
        if self.to_move == CHANCE:
            return "monolyth-why-stage"
        if move < m.take:
            return self.why_not_place(move)
        if move >= m.forgo:
            if self.stage != FORGO:
                return "monolyth-why-stage"
            return "" if self.prophecies_left(move - m.forgo) > 0 else "monolyth-why-token"
        if self.stage != CHOOSE:
            return "monolyth-why-place-first" if self.stage == PLACE else "monolyth-why-stage"
        if move >= m.prophesy:
            return self.why_not_prophesy((move - m.prophesy) // SIDES, (move - m.prophesy) % SIDES)
        return self.why_not_crystal(move)

    def why_not_decide(self, move: i64) -> str:
        m = self.m
        if self.to_move != CHANCE:
            return "monolyth-why-stage"
        if move >= m.give:
            if self.stage != BOARDS:
                return "monolyth-why-stage"
            return "" if self.is_free(move - m.give) else "monolyth-why-board"
        if move >= m.show:
            return "" if self.stage == CARD else "monolyth-why-stage"
        if self.stage != RING and self.stage != REFILL:
            return "monolyth-why-stage"
        kind: i64 = move - m.deal
        return "" if kind >= m.colours and self.stones_left(kind) > 0 else "monolyth-why-box"

    def why_not_place(self, footprint: i64) -> str:
        if self.stage != PLACE:
            return "monolyth-why-stage"
        for placement in self.placements():
            if placement == footprint:
                return ""
        m = self.m
        spaces = m.heights.footprints[footprint]
        if not any(footprint == foot for foot in self.feet_of_held()):
            return "monolyth-why-shape"
        tops = self.seats[self.active * SEAT]
        heights = [int(height(m.heights, tops, space)) + spaces.count(space) for space in spaces]
        return "monolyth-why-high" if max(heights) > m.limit else "monolyth-why-gap"

    def feet_of_held(self) -> vec[i64]:
        """The footprints that the held stone can have on any monolyth."""
        heights = self.m.heights
        shape: i64 = self.m.kind_shape[self.held]
        first: i64 = heights.first[shape] // ROW * LAYER
        return heights.feet[first : heights.first[shape + 1] // ROW * LAYER]

    def why_not_prophesy(self, prophecy: i64, side: i64) -> str:
        if self.slots_full():
            return "monolyth-why-slots"
        if self.prophecies_left(prophecy) == 0:
            return "monolyth-why-token"
        return "" if self.prophecy_at(self.active, side) == 0 else "monolyth-why-slot"

    def why_not_crystal(self, move: i64) -> str:
        m = self.m
        steps: i64 = (move - m.take) % m.reach + 1
        if steps > self.on_ring:
            return "monolyth-why-steps"
        site: i64 = self.site_ahead(steps)
        if move < m.swap:
            return "" if self.can_take(site) else "monolyth-why-fit"
        if move < m.discard:
            return "" if self.can_swap(site) else "monolyth-why-supply"
        return "monolyth-why-must-place" if self.can_build() else ""

    # What a seat knows, and the score

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Nothing to draw anew: only the order of the draw is unknown, and CHANCE decides it."""

    def scores(self) -> list[int]:
        return points(self)

    def score_sheet(self) -> list[list[ScoreLine]]:
        return sheet(self)

    def ranking(self) -> list[int]:
        return places(self.scores())

    def view(self, viewer: int | None) -> View:
        return see(self, viewer)
