"""`trilithon analyse`, and hints at the table: what the search thinks, in words."""

import json
import re
from collections.abc import Sequence
from textwrap import fill
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from trilithon.bots.advice import Advice
from trilithon.bots.analysis import Turn, analyse, turns_of
from trilithon.bots.reasons import Reason
from trilithon.core.game import Event
from trilithon.core.record import Record
from trilithon.core.table import Table
from trilithon.locales import Sentences
from trilithon.terminal import SCREENS, Screen
from trilithon.terminal.log import condensed
from trilithon.terminal.places import places_of
from trilithon.terminal.screen import DIM

INDENT: Final = "  "
# Below so many points a decimal is told.
FINE: Final = 3


def reason_in_words(reason: Reason, game: str, names: Sequence[str], say: Sentences) -> str:
    """What speaks for a turn or against it, in a few words."""
    way = "gain" if reason.points > 0 else "cost"
    points = written(reason.points)
    if reason.seat is not None:
        return say(f"reason-{reason.key}-of", way=way, points=points, name=names[reason.seat])
    key = f"reason-{game}-{reason.key}" if reason.compared else f"reason-{reason.key}"
    return say(key, way=way, points=points, colour=reason.colour or "none")


def written(points: float) -> float:
    """The size of a number of points as it is told: small ones with a decimal."""
    size = abs(points)
    return round(size, 1) if size < FINE else round(size)


def reasons_in_words(
    reasons: Sequence[Reason], game: str, names: Sequence[str], say: Sentences
) -> list[str]:
    """What the turn changes, then what it promises beside other turns."""
    told = []
    for compared, key in ((False, "reason-at-once"), (True, "reason-compared")):
        words = [reason_in_words(r, game, names, say) for r in reasons if r.compared == compared]
        if words:
            told.append(say(key, reasons=say("hint-between").join(words)))
    return told


def hint_in_words(advice: Advice, screen: Screen) -> str:
    """What to play and why, told to whoever is to move."""
    say, game = screen.say, screen.spec.game
    events = [screen.tell(told_to_you(event, advice.seat, say)) for event in advice.events]
    told = say("hint-told", moves=", ".join(advice.moves), turn=" ".join(condensed(events)))
    return "\n".join([told, *reasons_in_words(advice.reasons, game, screen.names, say)])


def told_to_you(event: Event, seat: int, say: Sentences) -> Event:
    """What the seat itself would do, as one tells it to do it, if there is a sentence for it."""
    other = event.args.get("other") == seat
    key = f"hint-{event.key}-other" if other else f"hint-{event.key}"
    mine = other or event.args.get("seat") == seat
    return Event(key, event.args) if mine and say.has(key) else event


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
                "found": turn.found,
                "events": [{"key": event.key, "args": dict(event.args)} for event in turn.events],
                "before": turn.before,
                "after": turn.after,
                "then": turn.then,
                "turning": turn.turning,
                "reasons": [
                    {
                        "feature": reason.feature,
                        "points": reason.points,
                        "seat": reason.seat,
                        "colour": reason.colour,
                    }
                    for reason in turn.reasons
                ],
            }
            for turn in turns
        ],
    }
    return json.dumps(facts)


def show(table: Table, turns: Sequence[Turn], console: Console, say: Sentences) -> None:
    """A line for each turn, then the turning points with what would have been better."""
    names = [place.name for place in places_of(table.seats, table.spec.players, say)]
    screen = SCREENS[table.game.name](table.spec, say, tuple(names))
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
            console.print(Text("\n" + wrapped(turning_point(turn, screen), console.width)))
    if turns and table.over:
        console.print(Text("\n" + wrapped(ending(turns[-1], names, say), console.width)))


def wrapped(text: str, width: int) -> str:
    """Lines of this width; none begins with a sign that belongs to what stands before it."""
    lines = re.sub(" (?=[:;?!%])", "\u00a0", text).splitlines()
    return "\n".join(fill(line, width, subsequent_indent=INDENT) for line in lines)


def turning_point(turn: Turn, screen: Screen) -> str:
    """Where much was given away, and what the search would have done."""
    told = screen.say(
        "analysis-turning",
        count=len(screen.names),
        number=turn.number,
        name=screen.names[turn.seat],
        before=percent(turn.before[turn.seat]),
        after=percent(turn.after[turn.seat]),
        best=" ".join(condensed([screen.tell(event) for event in turn.events])),
    )
    why = reasons_in_words(turn.reasons, screen.spec.game, screen.names, screen.say)
    return "\n".join([told, *(INDENT + line for line in why)])


def ending(last: Turn, names: Sequence[str], say: Sentences) -> str:
    """How the game ended, on the scale of the chances."""
    parts = [
        say("analysis-end-of", name=name, percent=percent(part))
        for name, part in zip(names, last.then, strict=True)
    ]
    return say("analysis-end", parts=", ".join(parts))


def chances(turn: Turn, say: Sentences) -> str:
    """The mover's chances with the best turn and with the one played."""
    before, after = (percent(part[turn.seat]) for part in (turn.before, turn.after))
    return say("analysis-from-to", before=before, after=after)


def percent(part: float) -> int:
    """A part of the whole as it is told."""
    return round(100 * part)
