"""The strong opponent: it searches worlds that agree with its view, until its choice is clear, or
its budget is spent at the latest."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from trilithon.bots.budget import Budget
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import Search, Settings
from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, State, View

# Iterations between two looks at the clock; the interpreter sees to signals and threads there.
STRIDE: Final = 32
# What the second-best move may get of the iterations that are left, at most.
HOPE: Final = 0.25
# Positions compared with the view when the tree of the last decision is to be used again.
LOOKED_AT: Final = 64

PLAIN: Final = Settings(exploration=0.7)
"""Plain UCT: every move is tried at random first, and games are played at random to their end."""


def never() -> bool:
    """Nobody calls the search off."""
    return False


class SearchBot:
    """Searches anew at each turn; within a turn it goes on with the tree that it has.

    `cancelled` is asked every few milliseconds: the best move found so far is played at once.
    `clock` measures budgets in seconds: what people wait, or what the processor works. With a
    `whim` it does not always play the move that it has looked at most often. `weights`: of its
    heuristic, if not the usual ones.
    """

    def __init__(
        self,
        rng: Rng,
        budget: Budget,
        settings: Settings | None = None,
        cancelled: Callable[[], bool] = never,
        clock: Callable[[], float] = time.perf_counter,
        whim: float = 0.0,
        weights: Sequence[float] = (),
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.settings = settings
        self.cancelled = cancelled
        self.clock = clock
        self.whim = whim
        self.weights = weights
        self.search: Search | None = None
        self.spec: Spec | None = None
        self.chosen = -1
        self.turn = (-1, -1)
        self.spent = 0.0

    def choose(self, view: View, spec: Spec) -> int:
        """The most visited move after a search within what is left of the turn's budget."""
        if self.turn != (view.turn, view.to_move):
            self.turn = (view.turn, view.to_move)
            self.spent = 0.0
        world = find_game(spec.game).from_view(spec, view, self.rng)
        moves = world.legal_moves()
        search = self._kept(view, spec) or self._begun(view, spec, world)
        if len(moves) == 1:
            self.chosen = int(moves[0])
        else:
            self._grow(search, (self.budget.whole - self.spent) * PLANS[spec.game].share)
            self.chosen = search.best() if self.whim == 0 else self._whimsical(search)
        return self.chosen

    def _whimsical(self, search: Search) -> int:
        """A move drawn by how often it was looked at; the smaller the whim, the surer the best."""
        found = search.findings()
        most = max(visits for _, visits, _ in found)
        odds = [(visits / most) ** (1 / self.whim) for _, visits, _ in found]
        left = self.rng.random() * sum(odds)
        for (move, _, _), part in zip(found, odds, strict=True):
            left -= part
            if left <= 0:
                return move
        return search.best()

    def _begun(self, view: View, spec: Spec, world: State) -> Search:
        """A tree of this position alone."""
        heuristic = heuristic_for(spec, self.weights)
        settings = self.settings or PLANS[spec.game].settings
        self.spec = spec
        self.search = Search(world, view.to_move, self.rng, heuristic, settings)
        return self.search

    def _kept(self, view: View, spec: Spec) -> Search | None:
        """The part of the last tree that lies below what the view shows, if that is in it."""
        search = self.search
        if search is None or spec is not self.spec or view.to_move != search.seat:
            return None
        first = (search.child_of(0, self.chosen, view.to_move), search.world.copy())
        if first[0] < 0:
            return None
        first[1].apply(self.chosen)
        frontier = [first]
        while frontier and len(frontier) < LOOKED_AT:
            node, world = frontier.pop(0)
            if world.to_move == view.to_move and world.view(view.viewer) == view:
                search.move_root(node, world)
                return search
            if world.to_move >= 0 and world.turn == view.turn:
                frontier += _following(search, node, world)
        return None

    def _grow(self, search: Search, allowance: float) -> None:
        """Run until the allowance is spent, the choice is clear, or somebody calls it off."""
        start, done = self.clock(), 0
        while True:
            timed = self.clock() - start
            used = timed if self.budget.seconds else float(done)
            if done and (used >= allowance or self.cancelled()):
                break
            if done % (8 * STRIDE) == 0 and done and _is_clear(search, done, used, allowance):
                break
            stride = STRIDE if self.budget.seconds else min(STRIDE, max(1, int(allowance) - done))
            search.run(stride)
            done += stride
        self.spent += self.clock() - start if self.budget.seconds else done


def _following(search: Search, node: int, world: State) -> list[tuple[int, State]]:
    """The positions after each move that is in the tree."""
    found = []
    for move in world.legal_moves():
        child = search.child_of(node, move, world.to_move)
        if child >= 0:
            after = world.copy()
            after.apply(move)
            found.append((child, after))
    return found


def _is_clear(search: Search, done: int, used: float, allowance: float) -> bool:
    """Whether another move will hardly be visited as often as the best one in what is left."""
    visits = sorted((visits for _, visits, _ in search.findings()), reverse=True)
    left = done / used * (allowance - used)
    return len(visits) < 2 or visits[0] - visits[1] > HOPE * left
