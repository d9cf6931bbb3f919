"""What it brings to rate placements of M without making them.

    python benchmarks/m_ratings.py --positions 60

Rates all moves of the same positions by making them and by foreseeing them, and searches the same
positions with both. Prints processor time and the ratios.
"""

import argparse
import time
from collections.abc import Callable

from trilithon import Rng, Table
from trilithon.bots import make_bot
from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics import PLANS, heuristic_for, weights_of
from trilithon.bots.heuristics.m import MHeuristic
from trilithon.bots.ismcts import Search
from trilithon.core.state import Spec

# A real choice has at least so many moves.
CHOICE = 6


def positions(count: int) -> list[Table]:
    """Positions with a choice, from the opening to the end of games."""
    found: list[Table] = []
    seed = 0
    while len(found) < count:
        table = Table("m", 2, seed=seed)
        bot = make_bot("search:50", Rng(seed), "m")
        for _ in range(5 + 7 * (seed % 6)):
            if not table.over:
                table.play(bot.choose(table.view(table.to_move), table.spec))
        if len(table.legal_moves()) >= CHOICE:
            found.append(table)
        seed += 1
    return found


def making(spec: Spec) -> Heuristic:
    """The heuristic that makes each move to rate it."""
    plan = PLANS["m"]
    return MHeuristic(int(spec.players), plan.margin, plan.doubt, weights_of("m"))


def rated(tables: list[Table], maker: Callable[[Spec], Heuristic]) -> float:
    """Microseconds to rate a move."""
    spent, moves = 0.0, 0
    for table in tables:
        heuristic, legal = maker(table.spec), table.state.legal_moves()
        start = time.process_time()
        for _ in range(200):
            heuristic.rate(table.state, legal)
        spent += time.process_time() - start
        moves += 200 * len(legal)
    return 1e6 * spent / moves


def searched(tables: list[Table], maker: Callable[[Spec], Heuristic], iterations: int) -> float:
    """Iterations a second."""
    spent = 0.0
    for table in tables:
        heuristic, world = maker(table.spec), table.state.copy()
        search = Search(world, table.to_move, Rng(1), heuristic, PLANS["m"].settings)
        start = time.process_time()
        search.run(iterations)
        spent += time.process_time() - start
    return iterations * len(tables) / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=10_000)
    asked = parser.parse_args()
    tables = positions(asked.positions)
    made, foreseen = rated(tables, making), rated(tables, heuristic_for)
    print(f"a move: {made:.2f} us made, {foreseen:.2f} us foreseen, ratio {made / foreseen:.1f}")
    slow = searched(tables, making, asked.iterations)
    fast = searched(tables, heuristic_for, asked.iterations)
    print(f"iterations/s: {slow:,.0f} and {fast:,.0f}, ratio {fast / slow:.2f}")


if __name__ == "__main__":
    main()
