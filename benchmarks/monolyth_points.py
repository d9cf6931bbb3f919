"""Where the points of Monolyth's winners come from: levels, prophecies, the structure.

    python benchmarks/monolyth_points.py --games 200 --bot search:1000

Games of equal bots with every number of players from two; tied winners count as one each.
"""

import argparse
from collections import Counter
from pathlib import Path

from trilithon import Data, Record, Table
from trilithon.bots.arena import Setting
from trilithon.bots.workers import in_processes

KINDS = ("level", "prophecy", "structure")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:1000")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="component data to play with instead of ours")
    asked = parser.parse_args()
    data = Data.read(asked.data) if asked.data else None
    play = in_processes(asked.workers)
    for players in asked.players:
        setting = Setting(
            "monolyth",
            players,
            (asked.bot,),
            seed=asked.seed,
            data=data.source if data else "",
            records=True,
        )
        points: Counter[str] = Counter()
        seats: Counter[int] = Counter()
        rounds = games = 0
        for block in play(setting, asked.games):
            for played in block.games:
                state = Table.from_record(Record.parse(played.record), data).state
                games += 1
                rounds += int(state.turn) // players
                for seat, lines in enumerate(state.score_sheet()):
                    if played.ranking[seat] == 1:
                        seats[seat] += 1
                        for line in lines:
                            kind = line.key.removeprefix("monolyth-score-")
                            points[kind] += line.points
        whole = sum(points.values())
        parts = ", ".join(f"{kind} {100 * points[kind] / whole:.1f} %" for kind in KINDS)
        wins = " ".join(f"{100 * seats[seat] / games:.1f} %" for seat in range(players))
        print(
            f"{players} players, {games} games of {rounds / games:.1f} rounds: "
            f"winner's points {whole / games:.1f}: {parts}; wins by seats {wins}",
            flush=True,
        )


if __name__ == "__main__":
    main()
