"""How Century's invented numbers play: use and yield of every location, seats, rounds.

    python benchmarks/century_locations.py --games 200 --bot search:1000

For every number of players and every panel of the last place, games of equal bots. Prints the
share of wins of each seat, the rounds of the middle game and of nine games in ten, and for each
location how often it is activated in a game, in what part of the games at all, and what an
activation yields for each merchant, in crystals counted by their levels (a Golem's in points).
"""

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from trilithon import GAMES, Data, Record, Table
from trilithon.bots.arena import Played, Setting
from trilithon.bots.workers import in_processes

PANELS = ("D1", "E1", "F1")


@dataclass
class Tally:
    """What many games came to."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    wins: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    points: list[int] = field(default_factory=list)
    used: Counter[str] = field(default_factory=Counter)
    used_in: Counter[str] = field(default_factory=Counter)
    merchants: Counter[str] = field(default_factory=Counter)
    yields: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, played: Played, worth: dict[str, int], data: Data | None) -> None:
        """Take a game into account."""
        table = Table.from_record(Record.parse(played.record), data)
        self.games += 1
        self.rounds.append(-(-int(table.state.turn) // len(played.seats)))
        self.points += [max(played.scores)]
        for seat, place in enumerate(played.ranking):
            self.wins[seat] += 1 / played.ranking.count(1) if place == 1 else 0
        here = ""
        seen = set()
        for event in table.events():
            told = event.args
            match event.key.removeprefix("century-event-"):
                case "activate":
                    here = str(told["location"])
                    seen.add(here)
                    self.used[here] += 1
                    self.merchants[here] += int(str(told["count"]))
                case "rest":
                    here = ""
                case "gain" if here:
                    self.yields[here] += value(str(told["crystals"]), worth)
                case "trade":
                    gain = value(str(told["get"]), worth) - value(str(told["give"]), worth)
                    self.yields[here] += gain
                case "upgrade":
                    self.yields[here] += 1
                case "claim":
                    self.yields[here] += int(str(told["points"]))
                case "explore":
                    here = ""
        for location in seen:
            self.used_in[location] += 1


def value(crystals: str, worth: dict[str, int]) -> int:
    """Crystals counted by their levels."""
    return sum(worth[letter] for letter in crystals)


def tell(name: str, tally: Tally, kinds: dict[str, str]) -> None:
    """Print the tables of one setting."""
    tenths = quantiles(tally.rounds, n=20)
    seats = " ".join(f"{100 * wins / tally.games:.1f} %" for _, wins in sorted(tally.wins.items()))
    print(f"\n{name}: {tally.games} games, wins by seats {seats}")
    print(
        f"rounds {median(tally.rounds):.0f} ({tenths[0]:.0f} to {tenths[-1]:.0f} in nine of ten), "
        f"winner's points {sum(tally.points) / tally.games:.1f}"
    )
    for location, kind in kinds.items():
        uses = tally.used[location]
        gained = tally.yields[location] / tally.merchants[location] if uses else 0.0
        print(
            f"  {location:5} {kind:11} {uses / tally.games:5.2f} a game, in "
            f"{100 * tally.used_in[location] / tally.games:5.1f} % of games, "
            f"{gained:5.2f} for each merchant"
        )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:1000")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--panels", nargs="+", default=PANELS, choices=PANELS)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="component data to play with instead of ours")
    asked = parser.parse_args()
    own = Data.read(asked.data) if asked.data else None
    data = (own or GAMES["century"].data).content
    worth = dict(zip(data["colours"]["letters"], data["colours"]["value"], strict=True))
    play = in_processes(asked.workers)
    for players in asked.players:
        for panel in asked.panels:
            kinds = {
                location["id"]: location["type"]
                for name in (*data["setup"]["panels"], panel)
                for location in data["panels"][name]
            }
            setting = Setting(
                "century",
                players,
                (asked.bot,),
                seed=asked.seed * 100 + PANELS.index(panel),
                options=(("panel", panel),),
                data=own.source if own else "",
                records=True,
            )
            tally = Tally()
            for block in play(setting, asked.games):
                for played in block.games:
                    tally.add(played, worth, own)
            tell(f"{players} players, panel {panel}", tally, kinds)


if __name__ == "__main__":
    main()
