"""Golden playthroughs: one random game for each number of players, written out step by step.

`make golden` writes them anew; look at the difference before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path

import trilithon
from trilithon import GAMES, Record, Rng, Table

FOLDER = Path(__file__).parent / "playthroughs"
MOST_VIEWS = 8
SIMULATED = {"stonehenge"}


def tables() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for name, game in GAMES.items():
        for players in game.players:
            yield name, players


def path_of(name: str, players: int) -> Path:
    """Where the playthrough is kept."""
    return FOLDER / f"{name}-{players}.txt"


def playthrough(name: str, players: int) -> str:
    """A game as text: every move with what was legal and where it led, now and then a view."""
    table = trilithon.Table(name, players=players, seed=players)
    rng = Rng(f"golden {name} {players}")
    while not table.over:
        table.play(int(table.state.random_move(rng)))
    return "\n".join([*_told(table), "", str(table.record)])


def replayed(name: str, players: int) -> str:
    """The same text from the record at the end of a kept playthrough.

    Simulated stones need not fall alike on every machine; replay never runs the simulation.
    """
    _, _, record = path_of(name, players).read_text(encoding="utf-8").partition("\n\n")
    table = Table.from_record(Record.parse(record))
    return "\n".join([*_told(table), "", str(table.record)])


def _told(table: Table) -> Iterator[str]:
    game = table.game
    every = len(table.steps) // MOST_VIEWS + 1
    for number, step in enumerate(table.steps):
        state = step.before
        if step.seat is not None and number % every == 0:
            yield f"# {state.view(step.seat)}"
        choices = "" if step.seat is None else f" of {len(state.legal_moves())}"
        seat = "*" if step.seat is None else step.seat
        move = game.decode(state, step.move)
        yield f"{number} {seat} {move}{choices} -> {state.key():032x} {state.scores()}"
    for event in table.events(None):
        yield f"{event.key} {dict(event.args)}"
    yield f"scores {table.scores} ranking {table.ranking}"
    for seat, sheet in enumerate(table.state.score_sheet()):
        yield f"{seat} " + ", ".join(
            f"{line.key} {line.points} {dict(line.args)}" for line in sheet
        )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, players in tables():
        path_of(name, players).write_text(playthrough(name, players), encoding="utf-8")
