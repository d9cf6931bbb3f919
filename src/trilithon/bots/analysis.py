"""A game looked at afterwards: the mover's chances before and after each turn, what was better."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trilithon.bots.advice import Reason, advise
from trilithon.bots.heuristics import heuristic_for
from trilithon.core.rng import Rng
from trilithon.core.table import Table

ITERATIONS: Final = 1000
# A turn after which the mover's chances are so much worse, or better, is a turning point.
TURNING: Final = 0.12


@dataclass(frozen=True)
class Turn:
    """One turn of a seat: what it did, what the search would have done.

    step: how many moves of the record lie before it. before, after: everybody's chances when it
    began and when the next seat's turn began, both as the seat to move could know them.
    """

    number: int
    step: int
    seat: int
    played: tuple[str, ...]
    best: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    reasons: tuple[Reason, ...]

    @property
    def swing(self) -> float:
        """By how much the mover's chances changed."""
        return self.after[self.seat] - self.before[self.seat]

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


def analyse(table: Table, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Turn]:
    """Each turn of a table in order, as soon as the next one has been looked at."""
    starts = turns_of(table)
    ends = [start.step for start in starts[1:]] + [len(table.steps)]
    past: Turn | None = None
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        view = table.steps[start.step].before.view(start.seat)
        advice = advise(view, table.spec, iterations, Rng(f"analysis {seed} {start.step}"))
        if past is not None:
            yield replace(past, after=advice.chances)
        played = tuple(
            str(table.game.decode(step.before, step.move))
            for step in table.steps[start.step : end]
            if step.seat == start.seat
        )
        past = Turn(
            *(number + 1, start.step, start.seat, played, advice.moves),
            *(advice.chances, advice.chances, advice.reasons),
        )
    if past is not None:
        yield replace(past, after=_last_chances(table, iterations, seed))


def _last_chances(table: Table, iterations: int, seed: int) -> tuple[float, ...]:
    """The result of a finished game; else what its present position promises."""
    if not table.over:
        rng = Rng(f"analysis {seed} {len(table.steps)}")
        return advise(table.view(table.to_move), table.spec, iterations, rng).chances
    heuristic = heuristic_for(table.spec)
    heuristic.settle(table.state)
    return tuple(float(result) for result in heuristic.results)
