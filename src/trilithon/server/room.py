"""One live table and its one writer: a task that takes jobs from a queue, one after the other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, assert_never

import anyio
import msgspec
from anyio import to_thread

from trilithon.core.errors import TrilithonError
from trilithon.core.game import find_game
from trilithon.core.table import Table
from trilithon.server import sight
from trilithon.server.denied import Denied
from trilithon.server.sitting import Sitting
from trilithon.server.store import Arrived, Happening, Moved, Rematched, Sat, Store, Undone
from trilithon.server.thinking import Question, Thinkers, new_seed
from trilithon.server.wire import Hello, Seats, Thinking, Told

LOGGER = logging.getLogger(__name__)
LONGEST_OUTBOX: Final = 64
MOST_CONNECTIONS: Final = 200

T = TypeVar("T")


def text_of(message: Told) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()


class Connection:
    """A client at a table: the seats it plays (none: a spectator) and what is on its way to it."""

    def __init__(self) -> None:
        self.seats: tuple[int, ...] = ()
        self._out, self.outbox = anyio.create_memory_object_stream[str](LONGEST_OUTBOX)

    def tell(self, message: Told) -> None:
        """Send a message."""
        self.send(text_of(message))

    def send(self, text: str) -> None:
        """Send a text, or hang up on a client that does not read; it can come back."""
        try:
            self._out.send_nowait(text)
        except (anyio.WouldBlock, anyio.BrokenResourceError, anyio.ClosedResourceError):
            self.close()

    def close(self) -> None:
        """Hang up after what is already on its way."""
        self._out.close()


class Room:
    """A live table. Everything that reads or changes it is a job of its writer.

    So nobody is ever shown what is not on disk: a change is made, stored, then told. If it cannot
    be stored the room closes, and the next one to come reads the table from the store again.
    """

    def __init__(self, teller: sight.Teller, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.sitting = teller.sitting
        self.teller = teller
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.connections: set[Connection] = set()
        self.jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.thinking: set[asyncio.Task[None]] = set()
        self.seeds: dict[int, str] = {}
        self.asked = -1
        """The version at which a bot was last asked for a move."""
        self.closed = False
        self.simulates = bool(find_game(self.sitting.setup.game).simulator())
        """Whether a move takes a simulation: then everything about it is done beside the loop."""

    # The writer

    async def run(self) -> None:
        """Work until nobody is here and nothing is left to do."""
        try:
            await self._go_on()
            while not self.closed:
                await (await self.jobs.get())()
                if not self.connections and not self.thinking and self.jobs.empty():
                    break
        finally:
            self.closed = True
            await asyncio.sleep(0)  # whoever asked gets the answer before the line goes down
            for task in self.thinking:
                task.cancel()
            for connection in self.connections:
                connection.close()
            while not self.jobs.empty():
                await self.jobs.get_nowait()()

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the writer do this, and wait for what comes of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                self._check_open()
                result = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                if not isinstance(error, TrilithonError):
                    raise
            else:
                if not answer.done():
                    answer.set_result(result)

        self._check_open()
        self.jobs.put_nowait(job)
        return await answer

    def _check_open(self) -> None:
        if self.closed:
            raise Denied("unavailable")

    async def look(self, read: Callable[[Sitting], T]) -> T:
        """What can be read of the sitting between two changes."""

        async def work() -> T:
            return read(self.sitting)

        return await self.ask(work)

    async def change(self, make: Callable[[Sitting], Happening]) -> int:
        """Change the sitting, store it, tell everybody; the version that came of it."""

        async def work() -> int:
            await self._change(make)
            version = self.sitting.version
            await self._go_on()
            return version

        return await self.ask(work)

    async def _change(self, make: Callable[[Sitting], Happening]) -> None:
        since = self.sitting.version
        happening = await self._aside(lambda: make(self.sitting))
        try:
            await self.store.append(self.sitting.id, since, happening)
        except Denied:
            self.closed = True
            raise
        await self._tell_happened(happening, since)

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do a part of the writer's job, in a thread if it takes long: other tables play on."""
        return await to_thread.run_sync(work) if self.simulates else work()

    async def _go_on(self) -> None:
        """What follows by itself: the first dealing, the move of a bot."""
        sitting = self.sitting
        if sitting.ready:
            await self._change(Sitting.begin)
        if sitting.phase != "playing" or self.asked == sitting.version:
            return
        seat = sitting.running.to_move
        if sitting.places[seat].bot:
            self.asked = sitting.version
            question = self._question(sitting.running, seat)
            task = asyncio.create_task(self._think(question, seat, sitting.version))
            self.thinking.add(task)
            task.add_done_callback(self._thought)

    # The clients

    async def enter(
        self, connection: Connection, seats: Callable[[Sitting], tuple[int, ...]], hello: Hello
    ) -> None:
        """A client comes to its seats, perhaps with a version it has, and with a nonce."""

        async def work() -> None:
            if len(self.connections) >= MOST_CONNECTIONS:
                raise Denied("rate")
            connection.seats = seats(self.sitting)
            if self.sitting.without_nonce(connection.seats):
                await self._change(lambda sitting: sitting.arrive(connection.seats, hello.nonce))
            self.connections.add(connection)
            here = self.here
            connection.tell(await self._aside(lambda: self._welcome(connection.seats, hello, here)))
            self._tell_seats()
            await self._go_on()

        await self.ask(work)

    def _welcome(self, seats: tuple[int, ...], hello: Hello, here: set[int]) -> Told:
        """What a client lacks; everything, if it plays other seats than it thinks."""
        have, sitting = hello.have, self.sitting
        known = have is not None and hello.mine in (None, seats)
        if known and have is not None and have <= sitting.version and sitting.marks[have]:
            return self.teller.step(seats, have)
        return self.teller.fresh(seats, here)

    def leave(self, connection: Connection) -> None:
        """A client goes."""

        async def job() -> None:
            self.connections.discard(connection)
            self._tell_seats()

        connection.close()
        self.jobs.put_nowait(job)

    @property
    def here(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for connection in self.connections for seat in connection.seats}

    def _tell_all(self, message: Told) -> None:
        """Tell everybody the same."""
        text = text_of(message)
        for connection in self.connections:
            connection.send(text)

    async def _tell_each(self, message: Callable[[tuple[int, ...]], Told]) -> None:
        """Tell those who play the same seats, and all spectators, the same; each message once."""
        audience = {connection.seats for connection in self.connections}
        told = await self._aside(lambda: {seats: text_of(message(seats)) for seats in audience})
        for connection in self.connections:
            connection.send(told[connection.seats])

    def _tell_seats(self) -> None:
        self._tell_all(Seats(sight.seats(self.sitting, self.here)))

    async def _tell_happened(self, happening: Happening, since: int) -> None:
        await self._aside(lambda: self.teller.changed(since))
        here = self.here
        match happening:
            case Sat() | Arrived():
                self._tell_seats()
            case Moved() if not self.sitting.marks[since]:
                await self._tell_each(lambda seats: self.teller.fresh(seats, here))
            case Moved() | Undone():
                await self._tell_each(lambda seats: self.teller.step(seats, since))
            case Rematched(table):
                await self._tell_each(lambda seats: self.teller.rematch(table, seats))
            case _:
                assert_never(happening)

    # The bots

    def _thought(self, task: asyncio.Task[None]) -> None:
        """A bot has moved; if it could not, the writer meets its error, and the room closes."""

        async def fail() -> None:
            await task

        self.thinking.discard(task)
        self.jobs.put_nowait(fail)

    def _question(self, table: Table, seat: int) -> Question:
        bot, seed = self.sitting.places[seat].bot, self.seeds.setdefault(seat, new_seed())
        return Question.at(self.sitting.setup, bot, seed, table.view(seat))

    async def _think(self, question: Question, seat: int, version: int) -> None:
        """Let the bot on this seat make its move."""
        self._tell_all(Thinking(seat, self.thinkers.seconds))
        began = anyio.current_time()
        move = await self.thinkers.choose(question)
        await anyio.sleep_until(began + self.pace)
        try:
            await self.change(lambda sitting: sitting.play(seat, move, version))
        except Denied as denied:
            LOGGER.warning("a bot's move was not stored: %s", denied.code)
