"""`trilithon analyse`, and hints at the table: what the search thinks, in words."""

import json
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from trilithon.bots.advice import RIVAL, Advice, Reason
from trilithon.bots.analysis import Turn, analyse, turns_of
from trilithon.core.record import Record
from trilithon.core.table import Table
from trilithon.locales import Sentences
from trilithon.terminal.places import places_of
from trilithon.terminal.screen import DIM


def reason_in_words(reason: Reason, game: str, names: Sequence[str], say: Sentences) -> str:
    """Why a turn is better or worse than others, in a few words."""
    way = "gain" if reason.points > 0 else "cost"
    points = max(1, round(abs(reason.points)))
    if reason.feature == RIVAL and reason.seat is not None:
        return say("reason-rival", way=way, points=points, name=names[reason.seat])
    return say(f"reason-{game}-{reason.key}", way=way, points=points)


def hint_in_words(advice: Advice, game: str, names: Sequence[str], say: Sentences) -> str:
    """What to play, and why."""
    why = [reason_in_words(reason, game, names, say) for reason in advice.reasons]
    return say(
        "hint-told", moves=", ".join(advice.moves), reasons=say("hint-between").join(why) or "–"
    )


def analyse_with_bar(table: Table, iterations: int, console: Console) -> list[Turn]:
    """Every turn of a table; a bar shows how far it has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    turns: list[Turn] = []
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(table.game.name, total=len(turns_of(table)))
        for turn in analyse(table, iterations):
            turns.append(turn)
            progress.advance(task)
    return turns


def as_json(record: Record, iterations: int, turns: Sequence[Turn]) -> str:
    """All that was found, as plain data."""
    facts = {
        "game": record.game,
        "seats": list(record.seats),
        "iterations": iterations,
        "turns": [
            {
                "number": turn.number,
                "step": turn.step,
                "seat": turn.seat,
                "played": turn.played,
                "best": turn.best,
                "before": turn.before,
                "after": turn.after,
                "turning": turn.turning,
                "reasons": [
                    {"feature": reason.feature, "points": reason.points, "seat": reason.seat}
                    for reason in turn.reasons
                ],
            }
            for turn in turns
        ],
    }
    return json.dumps(facts)


def show(record: Record, turns: Sequence[Turn], console: Console, say: Sentences) -> None:
    """A line for each turn, then the turning points with what would have been better."""
    names = [place.name for place in places_of(record.seats, record.players, say)]
    grid = Grid(box=None, header_style=DIM, padding=(0, 2, 0, 0))
    for heading in ("turn", "seat", "played", "chances", "best"):
        grid.add_column(say(f"analysis-{heading}"))
    for turn in turns:
        mark = "bold" if turn.turning else ""
        better = "" if turn.found else ", ".join(turn.best)
        grid.add_row(
            *(Text(text, mark) for text in (str(turn.number), names[turn.seat])),
            Text(", ".join(turn.played), mark),
            Text(chances(turn, say), mark),
            Text(better, mark),
        )
    console.print(grid)
    for turn in turns:
        if turn.turning:
            console.print(Text(turning_point(turn, record.game, names, say)))


def turning_point(turn: Turn, game: str, names: Sequence[str], say: Sentences) -> str:
    """Where the game turned, and what the search would have done."""
    told = say(
        "analysis-turning",
        number=turn.number,
        name=names[turn.seat],
        chances=chances(turn, say),
        best=", ".join(turn.best),
    )
    why = [reason_in_words(reason, game, names, say) for reason in turn.reasons]
    return f"{told} ({'; '.join(why)})" if why else told


def chances(turn: Turn, say: Sentences) -> str:
    """The mover's chances before and after its turn."""
    before, after = (round(100 * part[turn.seat]) for part in (turn.before, turn.after))
    return say("analysis-from-to", before=before, after=after)
