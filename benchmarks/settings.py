"""The search with other settings than a game's own, against another bot.

    python benchmarks/settings.py m --bot search:4000 --change playouts=0 --against uct:8000
    python benchmarks/settings.py m --bot search:6000 --change playouts=0,horizon=6 --against search

--change names settings of `Settings` in ismcts.py. Each set of draws is played twice, with the
seats exchanged. Prints the share with its 95 % interval, and the points of both.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Final

from trilithon import Rng, Table
from trilithon.bots import Bot, make_bot
from trilithon.bots.heuristics import PLANS
from trilithon.bots.ismcts import Settings
from trilithon.bots.search import SearchBot

CHANGED: Final[dict[str, Callable[[str], float]]] = {
    "exploration": float,
    "temperature": float,
    "horizon": int,
    "playouts": float,
    "redraw": int,
}
Ended = tuple[float, int, int]


def changed(game: str, changes: str) -> Settings:
    """The settings of a game, some of them changed."""
    usual = PLANS[game].settings
    given: dict[str, float] = {name: getattr(usual, name) for name in CHANGED}
    for change in filter(None, changes.split(",")):
        name, _, text = change.partition("=")
        given[name] = CHANGED[name](text)
    return Settings(
        rated=True,
        exploration=given["exploration"],
        temperature=given["temperature"],
        horizon=int(given["horizon"]),
        playouts=given["playouts"],
        redraw=bool(given["redraw"]),
    )


def seated(name: str, rng: Rng, game: str, changes: str) -> Bot:
    """A bot that counts processor time, with its settings changed if it searches."""
    bot = make_bot(name, rng, game)
    if isinstance(bot, SearchBot):
        bot.clock = time.process_time
        if changes:
            bot.settings = changed(game, changes)
    return bot


def pair(asked: argparse.Namespace, number: int) -> list[Ended]:
    """Two games with the same draws: the share of the first bot, its points, the other's."""
    return [played(asked, number, first) for first in (0, 1)]


def played(asked: argparse.Namespace, number: int, first: int) -> Ended:
    """One game, in which the changed search has the seat `first`."""
    table = Table(asked.game, 2, seed=asked.seed * 1_000_000 + number)
    bots = {
        first: seated(asked.bot, Rng(f"one {number} {first}"), asked.game, asked.change),
        1 - first: seated(asked.against, Rng(f"other {number} {first}"), asked.game, ""),
    }
    while not table.over:
        seat = table.to_move
        table.play(bots[seat].choose(table.view(seat), table.spec), seat)
    winners = [seat for seat, rank in enumerate(table.ranking) if rank == 1]
    share = 1 / len(winners) if first in winners else 0.0
    return share, table.scores[first], table.scores[1 - first]


def pairs(asked: argparse.Namespace) -> Iterator[list[Ended]]:
    """All pairs of games, by as many processes as were asked for."""
    with get_context("spawn").Pool(asked.workers) as pool:
        yield from pool.imap_unordered(partial(pair, asked), range(asked.games // 2))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("--bot", default="search:1000")
    parser.add_argument("--change", default="")
    parser.add_argument("--against", default="uct:1000")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ended = list(pairs(asked))
    shares = [fmean(share for share, _, _ in games) for games in ended]
    spread = 196 * stdev(shares) / len(shares) ** 0.5
    mine = fmean(points for games in ended for _, points, _ in games)
    theirs = fmean(points for games in ended for _, _, points in games)
    print(
        f"{asked.game}: {asked.bot} [{asked.change}] against {asked.against}, "
        f"{2 * len(ended)} games: "
        f"{100 * fmean(shares):.1f} % ± {spread:.1f}, points {mine:.1f} to {theirs:.1f}"
    )


if __name__ == "__main__":
    main()
