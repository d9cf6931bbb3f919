"""How strong the search is: matches of many games that may be played a few at a time.

    python benchmarks/strength.py                        # play on, where the last run stopped
    python benchmarks/strength.py --only m --minutes 30
    python benchmarks/strength.py --report               # print what has been played

Every block of games is a line of strength.jsonl beside this file, with a mark of the search, its
weights and the components that it was played with; blocks of another mark do not count.
"""

import argparse
import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from trilithon import GAMES
from trilithon.bots.arena import Block, Played, Setting, blocks_for, play_block
from trilithon.bots.heuristics import PLANS, weights_of
from trilithon.bots.rating import Standing, standings
from trilithon.bots.search import HOPE

FILE = Path(__file__).parent / "strength.jsonl"
GAMES_EACH = 200
# What takes longest, and what no share is asked of, is played less often.
CEILING_GAMES = 24
MIXED_GAMES = 24
LONG_GAMES = {"monolyth": 40, "century": 40, "m": 100}
KEPT = ("seats", "scores", "ranking", "seconds")
# Raised whenever code changes how the search plays; settings, weights and data tell themselves.
EDITIONS = {"monolyth": 1, "century": 1, "m": 3}


@dataclass(frozen=True)
class Match:
    """So many games of these bots."""

    game: str
    bots: tuple[str, ...]
    games: int = GAMES_EACH
    players: int = 2

    @property
    def setting(self) -> Setting:
        """What the arena is asked for."""
        return Setting(self.game, self.players, self.bots, seed=1)

    def mark(self) -> str:
        """What a block's result depends on, beside chance."""
        plan = PLANS[self.game]
        settings = sorted(name for name in dir(plan.settings) if not name.startswith("_"))
        told = [getattr(plan.settings, name) for name in settings]
        told += [EDITIONS[self.game], HOPE, plan.share, plan.margin, plan.doubt]
        parts = [str(told), str(weights_of(self.game)), GAMES[self.game].data.hash]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return f"{self.game} {self.players} {','.join(self.bots)}"


def matches() -> Iterator[Match]:
    """All that is claimed, the cheapest first."""
    for opponent in ("random", "greedy", "uct:1s"):
        for game in ("monolyth", "century", "m"):
            yield Match(game, ("search:1s", opponent))
    for game in ("monolyth", "century", "m"):
        yield Match(game, ("clairvoyant:1s", "uct:1s"), CEILING_GAMES)
        yield Match(game, ("clairvoyant:1s", "greedy"), CEILING_GAMES)
    for players in (3, 4):
        for game in ("monolyth", "century", "m"):
            bots = ("search:1s", "uct:1s", "greedy", "random")
            yield Match(game, bots, MIXED_GAMES, players)
    for opponent in ("greedy", "uct:2s"):
        for game in ("monolyth", "century", "m"):
            yield Match(game, ("master:2s", opponent), LONG_GAMES[game])


def played(match: Match) -> dict[int, Block]:
    """The blocks of a match that have been played, by their numbers."""
    found = {}
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    for line in lines:
        told = json.loads(line)
        if told["match"] == str(match) and told["mark"] == match.mark():
            games = tuple(_game(game) for game in told["games"])
            found[told["block"]] = Block(told["block"], games)
    return found


def _game(told: dict[str, list[int]]) -> Played:
    seats, scores, ranking, seconds = (tuple(told[key]) for key in KEPT)
    return Played(seats, scores, ranking, seconds)


def play(match: Match, until: float, part: int, parts: int) -> None:
    """Play the blocks that are missing, each part its own, until the time is up."""
    done = played(match)
    for number in range(part, blocks_for(match.setting, match.games), parts):
        if number in done or time.monotonic() > until:
            continue
        block = play_block(match.setting, number)
        games = [{key: asdict(game)[key] for key in KEPT} for game in block.games]
        told = {"match": str(match), "mark": match.mark(), "block": number, "games": games}
        with FILE.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")


def report(match: Match) -> None:
    """Print how a match stands."""
    blocks = list(played(match).values())
    if not blocks:
        print(f"{match}: not played yet")
        return
    for one in standings(match.bots, blocks):
        print(f"{match}: {row(one)}")


def row(one: Standing) -> str:
    """A bot's standing in a line."""
    share = one.share
    return (
        f"{one.bot} {one.games} games, {one.wins:g} wins, share {share.mean:.1%} "
        f"[{share.low:.1%}, {share.high:.1%}], {one.mean_score:.1f} points, "
        f"{one.seconds:.1f} s a game"
    )


def main() -> None:
    """Play on, then print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="", help="matches whose names contain this")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--part", type=int, default=0, help="of several that run side by side")
    parser.add_argument("--parts", type=int, default=1)
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    for match in matches():
        if asked.only in str(match):
            if not asked.report:
                play(match, until, asked.part, asked.parts)
            report(match)


if __name__ == "__main__":
    main()
