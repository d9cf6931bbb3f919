"""How well a search tells moves apart, beside how games really go on after them.

    python benchmarks/judging.py m --positions 100 --iterations 1000
    python benchmarks/judging.py m --positions 100 --change horizon=0 --change horizon=20

In positions of games, some moves (the best-rated three and two others) are each followed by several
games of quick searches, with the same draws after every move. Then the search with the game's own
settings, with each of the changed ones, and plain UCT say what they expect after each move. Prints
how far apart the moves are in points, and what part of that, squared, each of them tells; nobody
can tell all of it, as the games know the hidden cards.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, variance

from settings import change
from trilithon import CHANCE, GAMES, OVER, Rng, State, Table
from trilithon.bots import make_bot
from trilithon.bots.heuristics import PLANS, changed_settings, heuristic_for
from trilithon.bots.ismcts import Search, Settings
from trilithon.bots.search import PLAIN

BEST, OTHERS = 3, 2
GAMES_EACH = 16
LONGEST = 60
"""How many moves lead to a position at most."""


@dataclass(frozen=True)
class Found:
    """A position: for each of its moves how games went on, and what each settings expect."""

    margins: tuple[tuple[int, ...], ...]
    expected: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Task:
    """What is asked of a position."""

    game: str
    number: int
    iterations: int
    changes: tuple[tuple[str, float] | None, ...]


def position(task: Task) -> Table | None:
    """A position with a choice; None if there is none."""
    table = Table(task.game, 2, seed=task.number)
    bots = [make_bot("search:200", Rng(2 * task.number + seat), task.game) for seat in range(2)]
    for _ in range(4 + int(Rng(task.number).below(LONGEST))):
        if table.over:
            return None
        table.play(bots[table.to_move].choose(table.view(table.to_move), table.spec))
    enough = not table.over and len(table.state.legal_moves()) > BEST + OTHERS
    return table if enough else None


def chosen(table: Table, rng: Rng) -> list[int]:
    """The moves that are looked at."""
    moves = table.state.legal_moves()
    ratings = heuristic_for(table.spec).rate(table.state, moves)
    order = sorted(range(len(moves)), key=lambda at: -ratings[at])
    kept, rest = order[:BEST], order[BEST:]
    while len(kept) < BEST + OTHERS:
        kept.append(rest.pop(rng.below(len(rest))))
    return [int(moves[at]) for at in kept]


def margin(state: State, seat: int, seed: int) -> int:
    """By how many points the seat leads when two quick searches have played on."""
    game, rng, world = state.spec.game, Rng(seed), state.copy()
    bots = [make_bot("search:100", Rng(3 * seed + one), game) for one in range(2)]
    while world.to_move != OVER:
        if world.to_move == CHANCE:
            world.apply(world.sample_chance(rng))
        else:
            mover = int(world.to_move)
            world.apply(bots[mover].choose(world.view(mover), world.spec))
    scores = world.scores()
    return int(scores[seat] - scores[1 - seat])


def expectation(world: State, seat: int, settings: Settings, iterations: int) -> float:
    """What a search of this world promises the seat."""
    heuristic = heuristic_for(world.spec)
    if world.to_move == OVER:
        heuristic.judge(world)
        return float(heuristic.results[seat])
    search = Search(world, seat, Rng(5), heuristic, settings)
    total = 0.0
    for _ in range(iterations):
        search.run(1)
        total += float(heuristic.results[seat])
    return total / iterations


def look(task: Task) -> Found | None:
    """Play on from a position, and ask every search about it."""
    table = position(task)
    if table is None:
        return None
    rng, seat = Rng(task.number), table.to_move
    moves = chosen(table, rng)
    seeds = [int(rng.below(10**9)) for _ in range(GAMES_EACH)]
    real = [after(table.state, move) for move in moves]
    seen = GAMES[task.game].from_view(table.spec, table.view(seat), Rng(1))
    imagined = [after(seen, move) for move in moves]
    plans = [
        PLAIN if one is None else changed_settings(task.game, dict([one])) for one in task.changes
    ]
    return Found(
        tuple(tuple(margin(world, seat, seed) for seed in seeds) for world in real),
        tuple(
            tuple(expectation(world, seat, plan, task.iterations) for plan in plans)
            for world in imagined
        ),
    )


def after(state: State, move: int) -> State:
    """The position after a move."""
    world = state.copy()
    world.apply(move)
    return world


def centred(numbers: Sequence[float]) -> list[float]:
    """By how much each exceeds their mean."""
    mean = fmean(numbers)
    return [number - mean for number in numbers]


def noise(found: Found) -> float:
    """The variance that the moves' mean margins have by chance alone."""
    games = [centred(game) for game in zip(*found.margins, strict=True)]
    return fmean(variance(move) / GAMES_EACH for move in zip(*games, strict=True))


def told(all_found: Sequence[Found], at: int) -> float:
    """The variance of the moves' margins that the expectations of one search explain."""
    real = [one for found in all_found for one in centred([fmean(m) for m in found.margins])]
    expected = [one for found in all_found for one in centred([row[at] for row in found.expected])]
    shared = sum(one * other for one, other in zip(real, expected, strict=True))
    return shared**2 / sum(one * one for one in expected) / len(real)


def main() -> None:
    """Play, ask and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--change", type=change, action="append", default=[])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    own = ("horizon", float(PLANS[asked.game].settings.horizon))
    changes = (own, *asked.change, None)
    tasks = [
        Task(asked.game, 1000 * asked.seed + number, asked.iterations, changes)
        for number in range(asked.positions)
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        all_found = [found for found in pool.map(look, tasks) if found is not None]
    means = [one for found in all_found for one in centred([fmean(m) for m in found.margins])]
    apart = fmean(one * one for one in means) - fmean(noise(found) for found in all_found)
    print(f"{asked.game}: {len(all_found)} positions, moves {apart**0.5:.1f} points apart")
    for at, one in enumerate(changes):
        name = "plain UCT" if one is None else f"{one[0]} {one[1]:g}"
        part = told(all_found, at) / apart
        print(f"  {name}: {part:.0%}")


if __name__ == "__main__":
    main()
