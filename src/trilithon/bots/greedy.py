"""An opponent that looks to the end of its own turn, and takes what looks best there."""

from dataclasses import dataclass
from typing import Final

from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics import heuristic_for
from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import OVER, Spec, State, View

# How many positions it looks at for each of its moves at most: a trade can be repeated, and what
# a caravan cannot hold be discarded, in very many ways.
POSITIONS: Final = 100


class GreedyBot:
    """Plays the turn after which its heuristic promises the greatest lead; the first of equals."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, spec: Spec) -> int:
        """The first decision of the best turn."""
        world = find_game(spec.game).from_view(spec, view, self.rng)
        glance = Glance(heuristic_for(spec), view.to_move, view.turn)
        best, chosen = float("-inf"), -1
        for move in world.legal_moves():
            glance.left = POSITIONS
            promise = glance.promised(after(world, move))
            if promise > best:
                best, chosen = promise, int(move)
        return chosen


@dataclass
class Glance:
    """A look to the end of a seat's turn, at so many positions as are `left`."""

    heuristic: Heuristic
    seat: int
    turn: int
    left: int = 0

    def promised(self, state: State) -> float:
        """The greatest lead that the seat can reach with the rest of its turn."""
        self.left -= 1
        if state.to_move == OVER:
            self.heuristic.settle(state)
            return self.heuristic.lead(self.seat)
        if state.to_move != self.seat or state.turn != self.turn or self.left <= 0:
            self.heuristic.estimate(state)
            return self.heuristic.lead(self.seat)
        return max(self.promised(after(state, move)) for move in state.legal_moves())


def after(state: State, move: int) -> State:
    """The position after a move."""
    twin = state.copy()
    twin.apply(move)
    return twin
