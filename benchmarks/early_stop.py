"""What it costs to stop a search as soon as its choice seems clear.

    python benchmarks/early_stop.py m --iterations 20000 --positions 40
    python benchmarks/early_stop.py m --iterations 40000 --plain

Searches positions of games to the end of the budget and notes, for several values of `HOPE` (see
bots/search.py), when it would have stopped. Prints the part of the budget that each would have
used, how often its choice would have been another one, and how much less the whole search thinks
of it.
"""

import argparse
from dataclasses import dataclass, field

from trilithon import Rng, Table
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import Search
from trilithon.bots.search import PLAIN

HOPES = (1.0, 0.5, 0.35, 0.25, 0.15, 0.1, 0.05)
STRIDE = 256
# How long to think about the moves that lead to a position, and how many there are at most.
BEFORE = 60
MOVES = 40


@dataclass
class Tally:
    """What stopping early came to."""

    used: list[float] = field(default_factory=list)
    other: list[bool] = field(default_factory=list)
    loss: list[float] = field(default_factory=list)


def position(game: str, number: int) -> Table | None:
    """A position with a choice from the middle of a game; None if the game is over before."""
    table = Table(game, 2, seed=number)
    for move in range(int(Rng(number).below(MOVES))):
        if table.over:
            return None
        search = begun(table, move, plain=False)
        search.run(BEFORE)
        table.play(search.best())
    while not table.over and len(table.state.legal_moves()) < 2:
        table.play(table.legal_moves()[0])
    return None if table.over else table


def begun(table: Table, seed: int, *, plain: bool) -> Search:
    """A search of this position."""
    settings = PLAIN if plain else PLANS[table.spec.game].settings
    world = table.state.copy()
    return Search(world, table.to_move, Rng(seed), heuristic_for(table.spec), settings)


def watch(search: Search, iterations: int, tallies: dict[float, Tally]) -> None:
    """Search to the end, and note where each hope would have stopped."""
    stops: dict[float, tuple[int, int]] = {}
    for done in range(STRIDE, iterations + 1, STRIDE):
        search.run(STRIDE)
        visits = sorted((visits for _, visits, _ in search.findings()), reverse=True)
        lead = visits[0] - (visits[1] if len(visits) > 1 else 0)
        for hope in HOPES:
            if hope not in stops and lead > hope * (iterations - done):
                stops[hope] = (done, search.best())
    means = {move: mean for move, _, mean in search.findings()}
    best = search.best()
    for hope, tally in tallies.items():
        done, chosen = stops.get(hope, (iterations, best))
        tally.used.append(done / iterations)
        tally.other.append(chosen != best)
        tally.loss.append(means[best] - means[chosen])


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("--iterations", type=int, default=20000)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--plain", action="store_true", help="plain UCT")
    asked = parser.parse_args()
    tallies = {hope: Tally() for hope in HOPES}
    for number in range(asked.positions):
        table = position(asked.game, number)
        if table is not None:
            watch(begun(table, number, plain=asked.plain), asked.iterations, tallies)
    for hope, tally in tallies.items():
        count = len(tally.used)
        print(
            f"hope {hope}: {sum(tally.used) / count:.0%} of the budget used, another choice in "
            f"{sum(tally.other) / count:.1%} of {count} positions, "
            f"{sum(tally.loss) / count:.5f} lost"
        )


if __name__ == "__main__":
    main()
