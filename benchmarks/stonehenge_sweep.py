"""Simulated games that choose base radius, stone size, number of stones and the hands.

    python benchmarks/stonehenge_sweep.py --games 20 --radius 150 180 --width 24 --count 24 30

For every combination: how often the better bot wins (ties count half), stones lost per game and
seat, turns, passable zones when the game ends, and minutes at 40 seconds a turn for people.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import sys
import time
from dataclasses import dataclass

from trilithon import Data, Rng, Table
from trilithon.bots.sunthrower import Sunthrower
from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.position import SEATS
from trilithon.games.stonehenge.rules import StonehengeState

PAIRS = (("expert", "novice"), ("expert", "average"), ("average", "novice"))
SECONDS_PER_TURN = 40


@dataclass
class Tally:
    """What many games of one pair came to."""

    games: int = 0
    won: float = 0.0
    drawn: int = 0
    lost: tuple[int, int] = (0, 0)
    turns: int = 0
    passable: int = 0
    unsettled: int = 0


def variant(radius: float, width: float, count: int) -> Data:
    """The standard data with another base and other stones."""
    text = Stonehenge().data.source
    changes = {
        "radius = 120": f"radius = {radius:g}",
        "inner_edge = 112": f"inner_edge = {radius - 8:g}",
        "width = 24": f"width = {width:g}",
        "count = 24": f"count = {count}",
    }
    for old, new in changes.items():
        text = re.sub(rf"(?m)^{old}\b", new, text, count=1)
    return Data.parse(text)


def play(levels: tuple[str, ...], seed: int, data: Data) -> Table:
    """One game between bots, each with the hand of its level."""
    options = {f"hand_{SEATS[k]}": level for k, level in enumerate(levels)}
    table = Table("stonehenge", len(levels), seed, options=options, data=data)
    bots = [Sunthrower(Rng(f"sweep {seed} {k}"), level) for k, level in enumerate(levels)]
    while not table.over:
        seat = table.to_move
        table.play(bots[seat].choose(table.view(seat), table.spec))
    return table


def count(tally: Tally, table: Table, better: int) -> None:
    """Add one game, in which the better bot had this seat."""
    state = table.state
    assert isinstance(state, StonehengeState)
    mine, other = table.scores[better], table.scores[1 - better]
    tally.games += 1
    tally.won += (mine > other) + (mine == other) / 2
    tally.drawn += mine == other
    tally.lost = (tally.lost[0] - mine, tally.lost[1] - other)
    tally.turns += int(state.turn) - 1
    tally.passable += sum(zone.passable(state.parts) for zone in state.circle.zones())
    tally.unsettled += sum("unsettled" in str(line) for line in table.record.moves)


def main() -> None:
    """Play and print one line per pair and combination."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--radius", type=float, nargs="+", default=[120])
    parser.add_argument("--width", type=float, nargs="+", default=[24])
    parser.add_argument("--count", type=int, nargs="+", default=[24])
    parser.add_argument("--pairs", type=int, default=len(PAIRS))
    args = parser.parse_args()
    for radius, width, stones in itertools.product(args.radius, args.width, args.count):
        data = variant(radius, width, stones)
        for pair in PAIRS[: args.pairs]:
            began = time.process_time()
            tally = Tally()
            for seed in range(args.games):
                levels = pair if seed % 2 == 0 else pair[::-1]
                table = play(levels, seed, data)
                count(tally, table, seed % 2)
                print(seed, levels, table.scores, file=sys.stderr, flush=True)
            n = tally.games
            told = {
                "radius": radius, "width": width, "count": stones, "pair": "-".join(pair),
                "games": n, "won": round(tally.won / n, 3), "drawn": tally.drawn,
                "lost": [round(lost / n, 2) for lost in tally.lost],
                "turns": round(tally.turns / n, 1), "passable": round(tally.passable / n, 1),
                "minutes": round(tally.turns / n * SECONDS_PER_TURN / 60, 1),
                "unsettled": tally.unsettled,
                "cpu_s_per_game": round((time.process_time() - began) / n, 2),
            }  # fmt: skip
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
