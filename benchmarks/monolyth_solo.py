"""Monolyth alone: mean score and how often each rank is reached.

python benchmarks/monolyth_solo.py --games 200 --bot search:5000
"""

import argparse
from collections import Counter
from statistics import fmean, stdev

from trilithon import GAMES
from trilithon.bots.arena import Setting
from trilithon.bots.workers import in_processes


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:5000")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    least: dict[str, int] = GAMES["monolyth"].data.content["solo_ranks"]
    setting = Setting("monolyth", 1, (asked.bot,), seed=asked.seed)
    scores: list[int] = []
    seconds = 0.0
    for block in in_processes(asked.workers)(setting, asked.games):
        for game in block.games:
            scores.append(game.scores[0])
            seconds += game.seconds[0]
    reached = Counter(
        max((name for name in least if least[name] <= score), key=least.__getitem__)
        for score in scores
    )
    print(
        f"{asked.bot}, {len(scores)} games, {seconds / len(scores):.1f} s of one core each: "
        f"mean {fmean(scores):.1f}, deviation {stdev(scores):.1f}, "
        f"from {min(scores)} to {max(scores)}"
    )
    for name, points in least.items():
        print(f"  {name:20} from {points:2}: {100 * reached[name] / len(scores):5.1f} %")


if __name__ == "__main__":
    main()
