"""Each level of a game against the one below, and the ratings that follow.

    python benchmarks/levels.py m --games 400
    python benchmarks/levels.py m --games 400 --tenth architect master

A pair whose stronger level is named after --tenth plays at a tenth of the iterations, both of it;
where levels do not search, there is no tenth. Prints shares with 95 % intervals and the ratings for
levels.toml: 1000 for the first level, and for every next one as much more as its share tells. With
--only, what is not measured anew keeps the rating that levels.toml has.
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from math import log10

from trilithon import GAMES
from trilithon.bots.arena import Setting, blocks_for
from trilithon.bots.levels import NAMES, Level, levels
from trilithon.bots.rating import standings
from trilithon.bots.workers import in_processes


def called(level: Level, *, tenth: bool) -> str:
    """The name of a level for the arena."""
    return f"{level.name}:{max(1, level.iterations // 10)}" if tenth else level.name


def gain(share: float) -> float:
    """How many points more than the other one a level has that gets this share of the meetings."""
    held = min(max(share, 0.01), 0.99)
    return 400 * log10(held / (1 - held))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--tenth", nargs="+", default=[], choices=NAMES)
    parser.add_argument("--only", nargs="+", default=NAMES[1:], choices=NAMES[1:])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.tenth and any(one.skill for one in levels(asked.game)):
        parser.error(f"--tenth: the levels of {asked.game} do not search")
    play = in_processes(asked.workers)
    rated: dict[str, float | None] = {one.name: one.rating for one in levels(asked.game)}
    rated[NAMES[0]] = 1000.0
    print(f"{NAMES[0]:11} 1000", flush=True)
    for lower, upper in pairwise(levels(asked.game)):
        if upper.name not in asked.only:
            continue
        tenth = upper.name in asked.tenth
        bots = (called(upper, tenth=tenth), called(lower, tenth=tenth))
        setting = Setting(asked.game, 2, bots, seed=asked.seed)
        blocks = list(play(setting, blocks_for(setting, asked.games)))
        found = standings(bots, blocks)[0]
        share = found.share
        below = rated[lower.name]
        more = gain(share.mean)
        rated[upper.name] = None if below is None else below + more
        told = f"{lower.name} {more:+.0f}" if below is None else f"{below + more:.0f}"
        print(
            f"{upper.name:11} {told}: {' against '.join(bots)}, {found.games} games, "
            f"{share.mean:.1%} [{share.low:.1%}, {share.high:.1%}], "
            f"{found.seconds:.2f} s of one core a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
