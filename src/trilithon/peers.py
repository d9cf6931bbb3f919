"""Random playouts of OpenSpiel's C++ games, to compare our engines with in the same run."""

import importlib
import random
import time
from dataclasses import dataclass
from typing import Any, Final

from trilithon.core.errors import BadSetup

GAMES: Final = ("connect_four", "quoridor", "gin_rummy")
"""Games that OpenSpiel's rollouts accept: their only rewards come at the end."""

SEARCHED: Final = ("connect_four", "quoridor")
"""Those of them in which nothing is hidden, so that OpenSpiel's search plays them."""

LENGTH_SECONDS: Final = 1.0
LENGTH_GAMES: Final = 2000


@dataclass(frozen=True)
class Peer:
    """A game of OpenSpiel after its deal, and how many decisions a random game takes from there."""

    name: str
    spiel: Any
    game: Any
    state: Any
    length: float

    def figures(self, seconds: float) -> dict[str, float]:
        """Moves per second in rollouts, and iterations per second of OpenSpiel's own search."""
        found = {"moves_per_s": self.moves_per_s(seconds)}
        if self.name.removeprefix("open_spiel.") in SEARCHED:
            found["uct_per_s"] = self.uct_per_s(seconds)
        return found

    def uct_per_s(self, seconds: float) -> float:
        """Iterations per second of a search with one random rollout each, all in C++."""
        iterations, took = 64, 0.0
        while took < seconds / 2:
            iterations *= 2
            evaluator = self.spiel.RandomRolloutEvaluator(1, 1)
            search = self.spiel.MCTSBot(
                self.game, evaluator, 0.7, iterations, 1000, False, 1, False
            )
            start = time.process_time()
            search.mcts_search(self.state)
            took = time.process_time() - start
        return iterations / took

    def moves_per_s(self, seconds: float) -> float:
        """Decisions of players per second, in rollouts that never leave C++."""
        rollouts, took = 8, 0.0
        while took < seconds / 2:
            rollouts *= 2
            took = self._roll_out(rollouts)
        return rollouts * self.length / took

    def _roll_out(self, rollouts: int) -> float:
        """The time of so many rollouts: a search of one simulation evaluates its root by them."""
        evaluator = self.spiel.RandomRolloutEvaluator(rollouts, 1)
        search = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 1, False)
        start = time.process_time()
        search.mcts_search(self.state)
        return time.process_time() - start


def find_peers() -> list[Peer]:
    """All peers, each with its mean length measured."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ModuleNotFoundError as error:
        raise BadSetup("error-peers") from error
    peers = []
    for name in GAMES:
        game = spiel.load_game(name)
        rng = random.Random(1)
        length = _mean_length(game, rng)
        peers.append(Peer(f"open_spiel.{name}", spiel, game, _dealt(game, rng), length))
    return peers


def _dealt(game: Any, rng: random.Random) -> Any:
    """A state in which the first player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_drawn(state, rng))
    return state


def _drawn(state: Any, rng: random.Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, odds)[0])


def _mean_length(game: Any, rng: random.Random) -> float:
    """The mean number of decisions in a random game."""
    decisions, games, end = 0, 0, time.process_time() + LENGTH_SECONDS
    while games < LENGTH_GAMES and time.process_time() < end:
        state = _dealt(game, rng)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state, rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return decisions / games
