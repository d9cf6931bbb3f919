"""The search with other settings than a game's own, against another bot.

    python benchmarks/settings.py m --bots search:4000,uct:8000 --change temperature=20
    python benchmarks/settings.py m --bots search:6000,search:5000 --change exploration=1 horizon=6

--change names what is changed of the first bot: exploration, temperature, horizon, redraw (see
`Settings` in ismcts.py). Prints its share with a 95 % interval, and the points of both.
"""

import argparse

from trilithon.bots.arena import Setting, blocks_for
from trilithon.bots.heuristics import PLANS
from trilithon.bots.rating import standings
from trilithon.bots.workers import in_processes

CHANGEABLE = ("exploration", "temperature", "horizon", "redraw")


def change(text: str) -> tuple[str, float]:
    """A setting as `name=number`."""
    name, _, number = text.partition("=")
    if name not in CHANGEABLE:
        raise argparse.ArgumentTypeError(f"{name}: none of {', '.join(CHANGEABLE)}")
    return name, float(number)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("--bots", default="search:1000,uct:1000")
    parser.add_argument("--change", nargs="+", type=change, default=[])
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bots = tuple(asked.bots.split(","))
    setting = Setting(asked.game, 2, bots, seed=asked.seed, changes=tuple(asked.change))
    blocks = list(in_processes(asked.workers)(setting, blocks_for(setting, asked.games)))
    first, other = standings(bots, blocks)
    print(
        f"{asked.game}: {bots[0]} {dict(asked.change)} against {bots[1]}, {first.games} games: "
        f"{first.share.mean:.1%} [{first.share.low:.1%}, {first.share.high:.1%}], "
        f"points {first.mean_score:.1f} to {other.mean_score:.1f}"
    )


if __name__ == "__main__":
    main()
