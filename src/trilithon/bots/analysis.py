"""A game looked at afterwards: the mover's chances before and after each turn, what was better."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trilithon.bots.advice import Advice, Reason, advise, shares
from trilithon.bots.heuristics import heuristic_for
from trilithon.core.game import Event
from trilithon.core.rng import Rng
from trilithon.core.state import View
from trilithon.core.table import Table

ITERATIONS: Final = 1000
# A turn after which the mover's chances are so much worse, or better, is a turning point.
TURNING: Final = 0.12


@dataclass(frozen=True)
class Turn:
    """One turn of a seat: what it did, what the search would have done.

    step: how many moves of the record lie before it. events: what would have happened with the
    best turn. before, after: everybody's chances when it began and when the next seat's turn began,
    both as the seat to move could know them.
    """

    number: int
    step: int
    seat: int
    played: tuple[str, ...]
    best: tuple[str, ...]
    events: tuple[Event, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    reasons: tuple[Reason, ...]

    @property
    def swing(self) -> float:
        """By how much the mover's chances changed."""
        return self.after[self.seat] - self.before[self.seat]

    @property
    def found(self) -> bool:
        """Whether the seat played what the search would have played."""
        return self.played[: len(self.best)] == self.best

    @property
    def turning(self) -> bool:
        """Whether the game turned here."""
        return abs(self.swing) >= TURNING


@dataclass(frozen=True)
class Start:
    """The step at which a seat's turn begins, and the seat."""

    step: int
    seat: int


def turns_of(table: Table) -> list[Start]:
    """Where the turns of the seats begin; what others do in a turn belongs to it."""
    starts: list[Start] = []
    turn = None
    for index, step in enumerate(table.steps):
        if step.seat is not None and step.before.turn != turn:
            turn = step.before.turn
            starts.append(Start(index, step.seat))
    return starts


def view_at(table: Table, start: Start) -> View:
    """What the seat knew when its turn began."""
    return table.steps[start.step].before.view(start.seat)


def seed_at(step: int, seed: int = 0) -> str:
    """The chance of the search at a step."""
    return f"analysis {seed} {step}"


def turn_at(
    table: Table, starts: list[Start], index: int, advice: Advice, after: tuple[float, ...]
) -> Turn:
    """One of the turns, with what a search of its beginning found and the chances after it."""
    start = starts[index]
    end = starts[index + 1].step if index + 1 < len(starts) else len(table.steps)
    played = tuple(
        str(table.game.decode(step.before, step.move))
        for step in table.steps[start.step : end]
        if step.seat == start.seat
    )
    return Turn(
        *(index + 1, start.step, start.seat, played, advice.moves, advice.events),
        *(advice.chances, after, advice.reasons),
    )


def analyse(table: Table, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Turn]:
    """Each turn of a table in order, as soon as the next one has been looked at."""
    starts = turns_of(table)
    past: Advice | None = None
    for index, start in enumerate(starts):
        rng = Rng(seed_at(start.step, seed))
        advice = advise(view_at(table, start), table.spec, iterations, rng)
        if past is not None:
            yield turn_at(table, starts, index - 1, past, advice.chances)
        past = advice
    if past is not None:
        last = result_of(table) if table.over else _present(table, iterations, seed)
        yield turn_at(table, starts, len(starts) - 1, past, last)


def result_of(table: Table) -> tuple[float, ...]:
    """What everybody got out of a finished game, on the scale of the chances."""
    heuristic = heuristic_for(table.spec)
    heuristic.settle(table.state)
    return shares(heuristic.results)


def _present(table: Table, iterations: int, seed: int) -> tuple[float, ...]:
    """What the present position of a game that goes on promises."""
    rng = Rng(seed_at(len(table.steps), seed))
    return advise(table.view(table.to_move), table.spec, iterations, rng).chances
