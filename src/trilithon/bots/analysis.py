"""A game looked at afterwards: the mover's chances before and after each turn, what was better."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from trilithon.bots.advice import Advice, advise, result_of
from trilithon.bots.heuristics import PLANS, weights_of
from trilithon.bots.reasons import Reason
from trilithon.core.game import Event
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, View
from trilithon.core.table import Table

# With so many a whole game takes at most some 20 s on one core: M with four players does, with two
# it takes 10, the others less.
ITERATIONS: Final = 4000
# Changes with what an analysis is, so that kept ones are made anew.
EDITION: Final = 4
# A turn that leaves the mover so much less than the best one is a turning point.
TURNING: Final = 0.1


@dataclass(frozen=True)
class Turn:
    """One turn of a seat: what it did, what the search would have done.

    step: how many moves of the record lie before it. found: whether the seat played the best turn,
    whose events these are. before, after: everybody's chances with the best turn and with the one
    that was played, both as the seat could know them when its turn began. then: when the next turn
    began, as its seat knew them, or how the game ended.
    """

    number: int
    step: int
    seat: int
    played: tuple[str, ...]
    best: tuple[str, ...]
    found: bool
    events: tuple[Event, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    then: tuple[float, ...]
    reasons: tuple[Reason, ...]

    @property
    def swing(self) -> float:
        """What the mover's choice did to its chances: 0 for the best turn."""
        return self.after[self.seat] - self.before[self.seat]

    @property
    def luck(self) -> float:
        """What the mover could not know did to its chances: draws, cards of the others."""
        return self.then[self.seat] - self.after[self.seat]

    @property
    def turning(self) -> bool:
        """Whether the mover gave away much here."""
        return self.swing <= -TURNING


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


def moves_at(table: Table, start: Start) -> tuple[int, ...]:
    """The seat's moves in this turn until somebody else moves, or chance."""
    moves = []
    turn = table.steps[start.step].before.turn
    for step in table.steps[start.step :]:
        if step.seat != start.seat or step.before.turn != turn:
            break
        moves.append(int(step.move))
    return tuple(moves)


def seed_at(step: int, seed: int = 0) -> str:
    """The chance of the search at a step."""
    return f"analysis {seed} {step}"


def mark_of(spec: Spec, iterations: int) -> str:
    """What an analysis was made with; one with another mark is out of date."""
    weights = weights_of(spec.game, int(spec.players))
    digest = sha256(repr((weights, PLANS[spec.game].doubt)).encode()).hexdigest()
    return f"{EDITION} {iterations} {digest[:16]}"


def turn_at(
    table: Table, starts: list[Start], index: int, advice: Advice, then: tuple[float, ...]
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
        *(index + 1, start.step, start.seat, played, advice.moves, advice.found, advice.events),
        *(advice.chances, advice.played, then, advice.reasons),
    )


def analyse(table: Table, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Turn]:
    """Each turn of a table in order, as soon as the next one has been looked at."""
    starts = turns_of(table)
    past: Advice | None = None
    for index, start in enumerate(starts):
        rng = Rng(seed_at(start.step, seed))
        played = moves_at(table, start)
        advice = advise(view_at(table, start), table.spec, iterations, rng, played=played)
        if past is not None:
            yield turn_at(table, starts, index - 1, past, advice.chances)
        past = advice
    if past is not None:
        last = result_of(table.state) if table.over else _present(table, iterations, seed)
        yield turn_at(table, starts, len(starts) - 1, past, last)


def _present(table: Table, iterations: int, seed: int) -> tuple[float, ...]:
    """What the present position of a game that goes on promises."""
    rng = Rng(seed_at(len(table.steps), seed))
    return advise(table.view(table.to_move), table.spec, iterations, rng).chances
