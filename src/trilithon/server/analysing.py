"""The analysis of finished games beside the bots: one at a time, once, while somebody waits."""

import asyncio
import logging
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import msgspec
from anyio import CapacityLimiter

from trilithon.bots.advice import Advice, result_of
from trilithon.bots.analysis import (
    Turn,
    mark_of,
    moves_at,
    seed_at,
    turn_at,
    turns_of,
    view_at,
)
from trilithon.bots.heuristics import PLANS
from trilithon.bots.reasons import Reason
from trilithon.core.errors import BadSetup
from trilithon.core.table import Table
from trilithon.server.denied import Denied
from trilithon.server.sitting import Sitting
from trilithon.server.store import Setup, Store
from trilithon.server.thinking import Question, Thinkers
from trilithon.server.wire import AnalysedTurn, Analysis, HintReason

LOGGER = logging.getLogger(__name__)
MOST_JOBS: Final = 16
# After so many seconds without a question nobody waits for an analysis any more.
PATIENCE: Final = 10.0


class Mark(msgspec.Struct, frozen=True):
    """What a kept analysis was made with."""

    mark: str = ""


class Kept(Mark, frozen=True, kw_only=True):
    """An analysis as it is kept."""

    analysis: Analysis


@dataclass(frozen=True)
class Finished:
    """A game that is over, as an analysis needs it."""

    table: Table
    setup: Setup

    @classmethod
    def at(cls, sitting: Sitting) -> "Finished":
        """The game of a sitting; Denied while it runs, BadSetup if no search understands it."""
        if sitting.setup.game not in PLANS:
            raise BadSetup("error-analysis")
        table = sitting.running
        if not table.over:
            raise Denied("running")
        return cls(table, sitting.setup)


@dataclass
class Job:
    """An analysis in the making."""

    game: Finished
    turns: list[AnalysedTurn] = field(default_factory=list)
    asked: float = field(default_factory=monotonic)

    @property
    def wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return monotonic() - self.asked < PATIENCE


class Analyses:
    """The analyses of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, iterations: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.iterations = iterations
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beginning = asyncio.Lock()
        self._one = CapacityLimiter(1)

    async def look(self, id: str, game: Finished) -> Analysis:
        """How far the analysis of a game has come; whoever asks waits for it."""
        total = len(turns_of(game.table))
        job = self._jobs.get(id)
        if job is not None:
            job.asked = monotonic()
            return Analysis("running", total, tuple(job.turns))
        kept = await self.store.analysis(id)
        if kept is None or msgspec.json.decode(kept, type=Mark).mark != self._mark(game):
            return Analysis("none", total, ())
        return msgspec.json.decode(kept, type=Kept).analysis

    def _mark(self, game: Finished) -> str:
        return mark_of(game.table.spec, self.iterations)

    async def begin(self, id: str, game: Finished) -> Analysis:
        """Begin the analysis of a game, unless it is under way or has been made."""
        async with self._beginning:
            found = await self.look(id, game)
            if found.state != "none":
                return found
            if len(self._jobs) >= MOST_JOBS:
                raise Denied("rate")
            job = self._jobs[id] = Job(game)
            task = asyncio.create_task(self._work(id, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return Analysis("running", found.total, ())

    async def close(self) -> None:
        """Stop them all."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, id: str, job: Job) -> None:
        try:
            if await self._analyse(job):
                done = Analysis("done", len(job.turns), tuple(job.turns))
                kept = Kept(mark=self._mark(job.game), analysis=done)
                await self.store.keep_analysis(id, msgspec.json.encode(kept))
        except Exception:
            # The last resort of a task of its own: whoever waits is told that nothing came of it.
            LOGGER.exception("the analysis of table %s stopped", id)
        finally:
            del self._jobs[id]

    async def _analyse(self, job: Job) -> bool:
        """Look at each turn; whether somebody waited until the last one."""
        table, setup = job.game.table, job.game.setup
        starts = turns_of(table)
        past: Advice | None = None
        for index, start in enumerate(starts):
            question = Question.at(setup, "search", seed_at(start.step), view_at(table, start))
            async with self._one:
                if not job.wanted:
                    return False
                played = moves_at(table, start)
                advice = await self.thinkers.advise(question, self.iterations, played)
            if past is not None:
                turn = turn_at(table, starts, index - 1, past, advice.chances)
                job.turns.append(analysed(turn))
            past = advice
        if past is not None:
            last = turn_at(table, starts, len(starts) - 1, past, result_of(table.state))
            job.turns.append(analysed(last))
        return True


def analysed(turn: Turn) -> AnalysedTurn:
    """A turn as it goes over the wire."""
    return AnalysedTurn(
        number=turn.number,
        step=turn.step,
        seat=turn.seat,
        found=turn.found,
        events=turn.events,
        before=turn.before,
        after=turn.after,
        then=turn.then,
        turning=turn.turning,
        reasons=reasons_told(turn.reasons),
    )


def reasons_told(reasons: tuple[Reason, ...]) -> tuple[HintReason, ...]:
    """Reasons as they go over the wire."""
    return tuple(
        HintReason(reason.key, reason.points, reason.seat, reason.compared, reason.colour)
        for reason in reasons
    )
