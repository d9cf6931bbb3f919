"""Simulated games that choose base radius, stone size, number of stones and the hands.

    python benchmarks/stonehenge_sweep.py --games 20 --radius 150 180 --width 24 --count 24 30
    python benchmarks/stonehenge_sweep.py --games 20 --players 4

For every combination and group of levels: how often the better bot wins (ties count half; two
players only), stones lost per game by each level, turns, stones left in the reserve, games that
ended with half the reserve or more, passable zones when the game ends, and minutes at 40 seconds
a turn for people.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import sys
import time
from dataclasses import dataclass, field

from trilithon import Data, Rng, Table
from trilithon.bots.sunthrower import Sunthrower
from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.position import SEATS
from trilithon.games.stonehenge.rules import StonehengeState

GROUPS = {
    2: (("expert", "novice"), ("expert", "average"), ("average", "novice")),
    3: (("expert", "average", "novice"),),
    4: (("expert", "average", "average", "novice"),),
}
SECONDS_PER_TURN = 40


@dataclass
class Tally:
    """What many games of one group came to."""

    games: int = 0
    won: float = 0.0
    drawn: int = 0
    lost: dict[str, float] = field(default_factory=dict)
    turns: int = 0
    left: int = 0
    early: int = 0
    passable: int = 0
    unsettled: int = 0


def variant(args: argparse.Namespace, radius: float, width: float, count: int) -> Data:
    """The standard data with another base, other stones or other hands."""
    text = Stonehenge().data.source
    changes = {
        r"radius = \d+(?=\ninner_edge)": f"radius = {radius:g}",
        r"inner_edge = \d+": f"inner_edge = {radius - 8:g}",
        r"width = \d+": f"width = {width:g}",
        r"depth = \d+": f"depth = {args.depth:g}",
        r"count = \d+": f"count = {count}",
    }
    for old, new in changes.items():
        text = re.sub(rf"(?m)^{old}", new, text, count=1)
    for hand, scale in (pair.split("=") for pair in args.hand):
        head, body = text.split(f"[hand.{hand}]", 1)
        body = re.sub(r"(?m)^(release_velocity = )\S+", rf"\g<1>{float(scale):g}", body, count=1)
        text = f"{head}[hand.{hand}]{body}"
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


def count(tally: Tally, table: Table, levels: tuple[str, ...], best: str) -> None:
    """Add one game."""
    state = table.state
    assert isinstance(state, StonehengeState)
    scores = table.scores
    tally.games += 1
    for level, score in zip(levels, scores, strict=True):
        tally.lost[level] = tally.lost.get(level, 0) - score / levels.count(level)
    mine = scores[levels.index(best)]
    ahead = max(score for level, score in zip(levels, scores, strict=True) if level != best)
    tally.won += (mine > ahead) + (mine == ahead) / 2
    tally.drawn += mine == ahead
    tally.turns += int(state.turn) - 1
    tally.left += len(state.reserve)
    tally.early += 2 * len(state.reserve) >= state.parts.stone.count
    tally.passable += sum(zone.passable(state.parts) for zone in state.circle.zones())
    tally.unsettled += sum("unsettled" in str(line) for line in table.record.moves)


def sweep(args: argparse.Namespace, group: tuple[str, ...], data: Data) -> dict[str, object]:
    """Many games of one group, seats in turn."""
    began = time.process_time()
    tally = Tally()
    for seed in range(args.first, args.first + args.games):
        shift = seed % len(group)
        levels = group[shift:] + group[:shift]
        table = play(levels, seed, data)
        count(tally, table, levels, group[0])
        print(seed, levels, table.scores, file=sys.stderr, flush=True)
    n = tally.games
    return {
        "group": "-".join(group), "games": n, "won": round(tally.won / n, 3), "drawn": tally.drawn,
        "lost": {level: round(lost / n, 2) for level, lost in sorted(tally.lost.items())},
        "turns": round(tally.turns / n, 1), "left": round(tally.left / n, 1), "early": tally.early,
        "passable": round(tally.passable / n, 1),
        "minutes": round(tally.turns / n * SECONDS_PER_TURN / 60, 1),
        "unsettled": tally.unsettled,
        "cpu_s_per_game": round((time.process_time() - began) / n, 2),
    }  # fmt: skip


def main() -> None:
    """Play and print one line per group and combination."""
    parts = Stonehenge().spec(2).data.content
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, default=2, choices=GROUPS)
    parser.add_argument("--groups", type=int, default=3, help="of two players: how many pairs")
    parser.add_argument("--radius", type=float, nargs="+", default=[parts["base"]["radius"]])
    parser.add_argument("--width", type=float, nargs="+", default=[parts["stone"]["width"]])
    parser.add_argument("--depth", type=float, default=parts["stone"]["depth"])
    parser.add_argument("--count", type=int, nargs="+", default=[parts["stone"]["count"]])
    parser.add_argument("--hand", nargs="*", default=[], help="level=release velocity in mm/s")
    args = parser.parse_args()
    for radius, width, stones in itertools.product(args.radius, args.width, args.count):
        data = variant(args, radius, width, stones)
        for group in GROUPS[args.players][: args.groups]:
            told = {"radius": radius, "width": width, "count": stones}
            print(json.dumps(told | sweep(args, group, data)), flush=True)


if __name__ == "__main__":
    main()
