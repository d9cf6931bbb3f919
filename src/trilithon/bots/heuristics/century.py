"""What a good player of Century looks at: points, crystals and what they buy, merchants, tempo.

Everything that matters here lies open; only the order of cards and tiles to come is unknown.
"""

from typing import Final

from mypy_extensions import i64

from trilithon.bots.heuristic import Heuristic
from trilithon.core.state import OVER, State
from trilithon.games.century.components import CRYSTAL_BITS
from trilithon.games.century.position import ASSIST, BONUSES, CARDS, NONE, POINTS, SPOTS, TURN
from trilithon.games.century.scoring import bonus_points, points
from trilithon.games.century.state import CenturyState

NAMES: Final = [
    "cards",  # points on cards and exploration tiles
    "bonus",  # points that bonus tiles give now
    "spaces",  # bonus tiles held
    "level 1",  # crystals, from the lowest level to the highest
    "level 2",
    "level 3",
    "level 4",
    "afford",  # the points of the best card of the row that could be paid
    "near",  # the points of the card that is nearest, as far as it could be paid
    "home",  # merchants ready to go
    "force",  # merchants in the game, while there is time to use them
    "tempo",  # cards claimed
    "saved",  # merchants that Assistance cards save, while there is time
    "tools",  # crystals that Tool cards give, while there is time
    "rested",  # locations that a rest would clear
    "turn",  # being the next to play
]
LEVEL_1: Final[i64] = 3


class CenturyHeuristic(Heuristic):
    """Points that stand, what the caravan can buy, and the engine while there is time to run it."""

    def names(self) -> list[str]:
        """What the features are called."""
        return NAMES

    def left(self, state: State) -> float:
        """The part of the cards to be claimed that the seat with most of them lacks."""
        assert isinstance(state, CenturyState)
        return time_left(state)

    def decided(self, state: State) -> bool:
        """Whether the last round has begun."""
        assert isinstance(state, CenturyState)
        return state.last_round or state.to_move == OVER

    def estimate(self, state: State) -> None:
        """As ever; but in the last round what counts is the score and a last card."""
        assert isinstance(state, CenturyState)
        if not state.last_round:
            super().estimate(state)
            return
        scores = points(state)
        seat: i64 = 0
        while seat < self.players:
            self.points[seat] = float(scores[seat])
            if seat > state.active or (seat == state.active and state.stage == TURN):
                self.points[seat] += last_card(state, seat)
            seat += 1

    def measure(self, state: State, seat: i64) -> None:
        """Write the features of a seat into `values`."""
        assert isinstance(state, CenturyState)
        world = state.world
        values = self.values
        base: i64 = seat * state.stride
        left = time_left(state)
        values[0] = float(state.seats[base + POINTS])
        values[1] = 0.0
        space: i64 = 0
        while space < state.seats[base + BONUSES]:
            values[1] += float(bonus_points(state, seat, space))
            space += 1
        values[2] = float(state.seats[base + BONUSES])
        self.measure_crystals(state, seat)
        values[9] = float(state.merchants_at_home(seat))
        values[10] = left * float(world.merchants - state.merchants_in_reserve(seat))
        values[11] = float(state.seats[base + CARDS])
        values[12] = 0.0
        values[13] = 0.0
        symbol: i64 = 0
        while symbol < world.symbols:
            values[12] += left * float(state.seats[base + ASSIST + symbol])
            tools: i64 = state.seats[base + ASSIST + world.symbols + 1 + symbol]
            values[13] += left * float(tools >> world.total_shift)
            symbol += 1
        values[14] = float(state.seats[base + SPOTS])
        values[15] = 1.0 if state.active == seat else 0.0

    def measure_crystals(self, state: CenturyState, seat: i64) -> None:
        """The crystals, and the cards of the row that they pay or nearly pay."""
        world = state.world
        values = self.values
        colour: i64 = 0
        over: i64 = max(0, state.excess(seat))
        while colour < 4:
            kept: i64 = 0
            if colour < world.colours:
                kept = state.crystals(seat, colour)
                dropped: i64 = min(kept, over)
                over -= dropped
                kept -= dropped
            values[LEVEL_1 + colour] = float(kept)
            colour += 1
        values[7] = 0.0
        values[8] = 0.0
        slot: i64 = 0
        while slot < world.row_size:
            card: i64 = i64(state.board[world.row_at + slot])
            if card != NONE:
                worth = float(world.points[card])
                lacking = shortfall(state, seat, world.cost[card])
                if lacking == 0.0:
                    values[7] = max(values[7], worth)
                values[8] = max(values[8], worth * (1.0 - lacking) * (1.0 - lacking))
            slot += 1


def time_left(state: CenturyState) -> float:
    """How much of the game is to come, by the seat that has claimed most cards."""
    most: i64 = 0
    seat: i64 = 0
    while seat < state.world.players:
        most = max(most, state.seats[seat * state.stride + CARDS])
        seat += 1
    return max(0.0, 1.0 - float(most) / float(state.world.cards_to_end))


def last_card(state: CenturyState, seat: i64) -> float:
    """What the best card that the seat can pay brings in its last turn."""
    world = state.world
    best = 0.0
    slot: i64 = 0
    while slot < world.row_size:
        card: i64 = i64(state.board[world.row_at + slot])
        if card != NONE and shortfall(state, seat, world.cost[card]) == 0.0:
            gain: i64 = world.points[card]
            colour: i64 = 0
            while colour < world.colours:
                paid: i64 = (world.cost[card] >> (colour * CRYSTAL_BITS)) & 127
                gain -= paid * world.crystal_points[colour]
                colour += 1
            best = max(best, float(gain))
        slot += 1
    return best


def shortfall(state: CenturyState, seat: i64, cost: i64) -> float:
    """The part of a cost that the caravan lacks, crystals counting by their levels."""
    lacking: i64 = 0
    whole: i64 = 0
    colour: i64 = 0
    while colour < state.world.colours:
        asked: i64 = (cost >> (colour * CRYSTAL_BITS)) & 127
        there: i64 = state.crystals(seat, colour)
        whole += asked * (colour + 1)
        if asked > there:
            lacking += (asked - there) * (colour + 1)
        colour += 1
    return float(lacking) / float(max(whole, 1))
