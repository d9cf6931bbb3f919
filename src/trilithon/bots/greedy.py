"""An opponent that looks to the end of its own turn, and takes what looks best there."""

from typing import Final

from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics import heuristic_for
from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import OVER, Spec, State, View

# How many decisions of its own it looks ahead at most.
DEPTH: Final = 6


class GreedyBot:
    """Plays the turn after which its heuristic promises the greatest lead; the first of equals."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, spec: Spec) -> int:
        """The first decision of the best turn."""
        world = find_game(spec.game).from_view(spec, view, self.rng)
        heuristic = heuristic_for(spec)
        best, chosen = float("-inf"), -1
        for move in world.legal_moves():
            promise = promised(after(world, move), view.to_move, view.turn, heuristic, DEPTH)
            if promise > best:
                best, chosen = promise, int(move)
        return chosen


def promised(state: State, seat: int, turn: int, heuristic: Heuristic, depth: int) -> float:
    """The greatest lead that the seat can reach with the rest of its turn."""
    if state.to_move != seat or state.turn != turn or depth == 0:
        if state.to_move == OVER:
            heuristic.settle(state)
        else:
            heuristic.estimate(state)
        return heuristic.lead(seat)
    moves = state.legal_moves()
    return max(promised(after(state, move), seat, turn, heuristic, depth - 1) for move in moves)


def after(state: State, move: int) -> State:
    """The position after a move."""
    twin = state.copy()
    twin.apply(move)
    return twin
