"""Fit a heuristic's weights: regress the final margin on the differences of features.

    python benchmarks/fit_heuristic.py GAME --bots search:200,greedy --games 200

Games of two players are played by the bots, with a random move now and then for variety; at the
beginning of each turn the features of both seats are noted. Prints the weights, their standard
errors, and by how many points the margin differs from the estimate early and late in the game.
"""

import argparse

import numpy as np

import trilithon
from trilithon import Rng, Table
from trilithon.bots import Bot, make_bot
from trilithon.bots.heuristics import heuristic_for

RIDGE = 1.0


def positions(
    name: str, bots: list[str], games: int, noise: float, seed: int
) -> tuple[list[list[float]], list[float], list[float]]:
    """Differences of features, final margins, and how far the game had come."""
    rows, margins, progress = [], [], []
    for game in range(games):
        rng = Rng(f"fit {seed} {game}")
        table = Table(name, 2, seed=seed * 100_000 + game)
        seated: list[Bot] = [make_bot(bots[(game + s) % len(bots)], rng, name) for s in range(2)]
        noted: list[tuple[list[float], int]] = []
        turn = -1
        while not table.over:
            state, seat = table.state, table.to_move
            if int(state.turn) != turn:
                turn = int(state.turn)
                noted.append((difference(table), turn))
            if rng.random() < noise:
                table.play(int(state.random_move(rng)))
            else:
                table.play(seated[seat].choose(table.view(seat), table.spec))
        scores = table.scores
        for row, when in noted:
            rows.append(row)
            margins.append(float(scores[0] - scores[1]))
            progress.append(when / turn)
    return rows, margins, progress


def difference(table: Table) -> list[float]:
    """Seat 0's features less seat 1's."""
    heuristic = heuristic_for(table.spec)
    seats = []
    for seat in range(2):
        heuristic.measure(table.state, seat)
        seats.append(list(heuristic.values))
    return [one - other for one, other in zip(*seats, strict=True)]


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(trilithon.GAMES))
    parser.add_argument("--bots", default="greedy,search:100")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--noise", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows, margins, progress = positions(
        asked.game, asked.bots.split(","), asked.games, asked.noise, asked.seed
    )
    x, y, when = np.array(rows), np.array(margins), np.array(progress)
    scale = x.std(axis=0) + 1e-9
    z = x / scale
    gram = z.T @ z + RIDGE * np.eye(x.shape[1])
    weights = np.linalg.solve(gram, z.T @ y) / scale
    left = y - x @ weights
    errors = left.std() * np.sqrt(np.diag(np.linalg.inv(gram))) / scale
    names = heuristic_for(trilithon.GAMES[asked.game].spec(2)).names()
    for name, weight, error in zip(names, weights, errors, strict=True):
        print(f"{name:14} {weight:8.3f} +- {error:.3f}")
    print("weights =", [round(float(weight), 3) for weight in weights])
    for low in (0.0, 0.25, 0.5, 0.75):
        part = (when >= low) & (when < low + 0.25)
        kept = 1 - left[part].var() / y[part].var()
        print(f"progress {low:.2f}: doubt {left[part].std():6.1f}, explained {kept:.2f}")


if __name__ == "__main__":
    main()
