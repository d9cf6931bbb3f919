"""Computer opponents beside the event loop: in worker processes, from the view alone, on time."""

import logging
import os
import secrets
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from anyio import CapacityLimiter, move_on_after, to_process

from trilithon.bots import Bot, make_bot
from trilithon.bots.advice import HINT_ITERATIONS, Advice, advise
from trilithon.bots.search import SearchBot
from trilithon.core.errors import IllegalMove
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, State, View
from trilithon.games import GAMES
from trilithon.server.store import Setup

LOGGER = logging.getLogger(__name__)
# Bots that a worker remembers with what they have thought, up to some tens of megabytes each.
REMEMBERED: Final = 8
# The part of the time after which a search plays the best that it has found.
PUNCTUAL: Final = 0.8


@dataclass(frozen=True)
class Question:
    """What a bot is asked: plain data that goes to another process.

    seed: a secret of the bot's own, by which a worker knows it again and goes on with its thoughts.
    """

    bot: str
    game: str
    options: tuple[tuple[str, str], ...]
    data: str
    seed: str
    view: View

    @classmethod
    def at(cls, setup: Setup, bot: str, seed: str, view: View) -> "Question":
        """A question at a table of this set-up."""
        return cls(bot, setup.game, tuple(setup.options.items()), setup.data, seed, view)


@lru_cache(maxsize=64)
def _spec(game: str, players: int, options: tuple[tuple[str, str], ...], data: str) -> Spec:
    return GAMES[game].spec(players, dict(options), GAMES[game].data_by_hash(data))


@lru_cache(maxsize=REMEMBERED)
def _bot(name: str, seed: str, game: str) -> Bot:
    return make_bot(name, Rng(seed), game)


def bot_for(question: Question) -> Bot:
    """The bot that is asked: the one that this worker knows, or a new one."""
    return _bot(question.bot, question.seed, question.game)


def answer(question: Question, seconds: float) -> int:
    """The bot's move, checked; this runs in a worker process."""
    spec = _spec(question.game, question.view.players, question.options, question.data)
    bot = bot_for(question)
    if isinstance(bot, SearchBot):
        stop = time.monotonic() + PUNCTUAL * seconds
        bot.cancelled = lambda: time.monotonic() > stop
    move = int(bot.choose(question.view, spec))
    reason = _world(question).why_not(move)
    if reason:
        raise IllegalMove(reason)
    return move


def advice(
    question: Question, iterations: int, seconds: float, played: tuple[int, ...] = ()
) -> Advice:
    """What the search would do, and what it thinks of a turn; this runs in a worker process."""
    spec = _spec(question.game, question.view.players, question.options, question.data)
    stop = time.monotonic() + PUNCTUAL * seconds
    rng = Rng(question.seed)
    return advise(question.view, spec, iterations, rng, lambda: time.monotonic() > stop, played)


def any_move(question: Question) -> int:
    """A legal move without thinking."""
    return int(_world(question).random_move(Rng(question.seed)))


def _world(question: Question) -> State:
    spec = _spec(question.game, question.view.players, question.options, question.data)
    return GAMES[question.game].from_view(spec, question.view, Rng(question.seed))


def warm() -> None:
    """Nothing: a worker that has done it has started, and has imported this module."""


@dataclass
class Thinkers:
    """The worker processes. Waiting for a free one does not use up a bot's time."""

    seconds: float
    workers: CapacityLimiter = field(
        default_factory=lambda: CapacityLimiter(max(1, (os.cpu_count() or 2) - 1))
    )

    async def choose(self, question: Question) -> int:
        """The bot's move, or any legal one if it is late or fails: no table ever hangs."""
        async with self.workers:
            try:
                # A worker that is stopped while it starts would stay behind: let it start first.
                await self._start_worker()
                with move_on_after(self.seconds):
                    return await self._run(question)
                LOGGER.warning("bot %s was stopped after %s s", question.bot, self.seconds)
            except Exception:
                # A bot is foreign code: whatever it raises, the people at the table play on.
                LOGGER.exception("bot %s failed in %s", question.bot, question.game)
        return any_move(question)

    async def advise(
        self,
        question: Question,
        iterations: int = HINT_ITERATIONS,
        played: tuple[int, ...] = (),
    ) -> Advice:
        """A hint for whoever sees what the question shows; also what a turn is worth there."""
        async with self.workers:
            await self._start_worker()
            return await to_process.run_sync(
                advice,
                question,
                iterations,
                self.seconds,
                played,
                cancellable=True,
                limiter=CapacityLimiter(1),
            )

    async def _run(self, question: Question) -> int:
        return await to_process.run_sync(
            answer, question, self.seconds, cancellable=True, limiter=CapacityLimiter(1)
        )

    async def _start_worker(self) -> None:
        await to_process.run_sync(warm, limiter=CapacityLimiter(1))

    async def warm(self) -> None:
        """Have a worker ready."""
        async with self.workers:
            await self._start_worker()


def new_seed() -> str:
    """Chance for a bot at one table."""
    return secrets.token_hex(16)
