"""All tables: opening them, sitting down at them, and the rooms of those that are live."""

import asyncio
import logging
import secrets
import string
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Final, TypeVar, assert_never

from anyio import CapacityLimiter, to_thread
from msgspec.structs import replace

from trilithon.bots import bots_for, options_for
from trilithon.bots.heuristics import PLANS
from trilithon.core.errors import BadSetup, NotYourTurn
from trilithon.core.game import Game, find_game
from trilithon.core.table import Table
from trilithon.server import sight
from trilithon.server.analysing import Analyses, Finished, reasons_told
from trilithon.server.denied import Denied
from trilithon.server.identity import Guest, Identity, clean_name
from trilithon.server.room import Room
from trilithon.server.sight import Teller
from trilithon.server.sitting import Sitting
from trilithon.server.store import Happening, Place, Sat, Setup, Store
from trilithon.server.thinking import Question, Thinkers, new_seed
from trilithon.server.wire import (
    Analysis,
    BotSeat,
    Film,
    Fork,
    HereSeat,
    Hint,
    Join,
    MySeat,
    NewSeat,
    NewTable,
    OpenSeat,
    Seated,
    SeatKey,
)

LOGGER = logging.getLogger(__name__)
ALPHABET: Final = string.ascii_lowercase + string.digits

T = TypeVar("T")


class Hub:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        thinkers: Thinkers,
        analyses: Analyses,
        pace: float,
    ) -> None:
        self.store = store
        self.identity = identity
        self.thinkers = thinkers
        self.analyses = analyses
        self.pace = pace
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Lock()
        self._filming = CapacityLimiter(1)

    async def room(self, table: str) -> Room:
        """The live room of a table, read from the store if need be."""
        async with self._loading:
            room = self._rooms.get(table)
            if room is None or room.closed:
                sitting = Sitting(table, *await self.store.load(table))
                room = Room(
                    Teller(sitting, self.identity.invite), self.store, self.thinkers, self.pace
                )
                self._rooms[table] = room
                self._start(room)
            return room

    async def look(self, table: str, read: Callable[[Sitting], T]) -> T:
        """What can be read of a table between two changes."""
        return await (await self.room(table)).look(read)

    async def change(self, table: str, make: Callable[[Sitting], Happening]) -> int:
        """Change a table; the version that came of it."""
        return await (await self.room(table)).change(make)

    async def film(self, table: str, number: int) -> Film:
        """The motion picture of a draw; simulating it again holds nobody up."""
        made = await self.look(table, lambda sitting: sitting.draw(number))
        return await to_thread.run_sync(sight.film, made, number, limiter=self._filming)

    def _start(self, room: Room) -> None:
        async def live() -> None:
            try:
                await room.run()
            except Exception:
                # The last resort of a task of its own: the other rooms play on.
                LOGGER.exception("table %s stopped", room.sitting.id)
            finally:
                if self._rooms.get(room.sitting.id) is room:
                    del self._rooms[room.sitting.id]

        self._keep(live())

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all rooms."""
        await self.analyses.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Opening tables

    async def open(self, guest: Guest, new: NewTable) -> Seated:
        """Open a table as asked."""
        game = find_game(new.game)
        game.spec(len(new.seats), new.options)
        places = seated(guest, new.seats, game.name)
        if any(place.bot for place in places):
            self._keep(self.thinkers.warm())
        if new.shuffle:
            secrets.SystemRandom().shuffle(places)
        setup = Setup(
            game=game.name,
            rules=game.rules,
            data=game.data.hash,
            options=game.spec(len(places), {**new.options, **brought(game, places)}).options,
            places=tuple(places),
            shuffle=new.shuffle,
            secret=secrets.token_hex(32),
        )
        return await self._create(guest, setup)

    async def fork(self, guest: Guest, table: str, fork: Fork) -> Seated:
        """A new table that goes on from the middle of a finished one."""
        record, former = await self.look(
            table, lambda sitting: (finished(sitting).record, sitting.setup)
        )
        if fork.moves >= len(record.moves):
            raise Denied("malformed", detail="moves")
        places = seated(guest, fork.seats, record.game)
        if len(places) != record.players:
            raise Denied("malformed", detail="seats")
        if any(place.bot for place in places):
            self._keep(self.thinkers.warm())
        setup = Setup(
            game=record.game,
            rules=record.rules,
            data=record.data,
            options=options_with(former, places),
            places=tuple(places),
            shuffle=False,
            secret=secrets.token_hex(32),
            inherited=record.moves[: fork.moves],
        )
        return await self._create(guest, setup)

    async def hint(self, guest: Guest, table: str, seat: int) -> Hint:
        """What the computer would play on a seat of the guest's."""
        version, question = await self.look(table, lambda sitting: asking(sitting, guest, seat))
        advice = await self.thinkers.advise(question)
        reasons = reasons_told(advice.reasons)
        return Hint(seat, version, advice.moves, advice.events, advice.chances, reasons)

    async def analysis(self, table: str) -> Analysis:
        """How far the analysis of a finished game has come."""
        return await self.analyses.look(table, await self.look(table, Finished.at))

    async def analyse(self, table: str) -> Analysis:
        """Begin the analysis of a finished game."""
        return await self.analyses.begin(table, await self.look(table, Finished.at))

    async def rematch(self, guest: Guest, table: str) -> Seated:
        """The same players again: whoever asks first opens the table, the others sit down at it."""
        setup = await self.look(table, lambda sitting: again(sitting, guest))
        met = await self.look(table, lambda sitting: sitting.rematch)
        if met is None:
            way = await self._create(guest, setup)
            met = await self._meet_again(table, way.table)
            if met == way.table:
                return way
        seats = await self.look(met, lambda sitting: sitting.seats_of(guest.id))
        if seats:
            return self._way(met, seats)
        return await self.join(guest, met, Join(self.identity.invite(met)))

    async def _meet_again(self, table: str, opened: str) -> str:
        """The table where all meet again: this one, unless somebody was quicker."""
        try:
            await self.change(table, lambda sitting: sitting.meet_again(opened))
        except Denied as denied:
            if denied.code != "taken":
                raise
        met = await self.look(table, lambda sitting: sitting.rematch)
        return met or opened

    async def _create(self, guest: Guest, setup: Setup) -> Seated:
        table = "".join(secrets.choice(ALPHABET) for _ in range(16))
        await self.store.create(table, setup)
        return self._way(table, Sitting(table, setup).seats_of(guest.id))

    # Sitting down

    async def join(self, guest: Guest, table: str, join: Join) -> Seated:
        """Put a guest with an invitation on an open seat."""
        self.identity.check_invite(table, join.invite)
        place = Place(name=guest.name, owner=guest.id)
        taken: list[int] = []

        def sit(sitting: Sitting) -> Sat:
            sat = sitting.sit(place, join.seat)
            taken.append(sat.seat)
            return sat

        await self.change(table, sit)
        return self._way(table, taken)

    def _way(self, table: str, seats: Iterable[int]) -> Seated:
        identity = self.identity
        keys = tuple(SeatKey(seat, identity.seat_token(table, seat)) for seat in seats)
        return Seated(table, f"/t/{table}", identity.invite(table), keys)


def seated(guest: Guest, seats: Iterable[NewSeat], game: str) -> list[Place]:
    """Who sits where when a table opens."""
    places = [_place(guest, seat, game) for seat in seats]
    if sum(isinstance(seat, MySeat) for seat in seats) > 1:
        raise Denied("malformed", detail="seats")
    return places


def _place(guest: Guest, seat: NewSeat, game: str) -> Place:
    match seat:
        case MySeat():
            return Place(name=guest.name, owner=guest.id)
        case HereSeat(name):
            return Place(name=clean_name(name), owner=guest.id)
        case OpenSeat():
            return Place()
        case BotSeat(bot):
            known = bots_for(game)
            if bot not in known:
                raise BadSetup("error-bot", bot=bot, known=", ".join(known))
            return Place(bot=bot, nonce=secrets.token_hex(16))
        case _:
            assert_never(seat)


def brought(game: Game, places: Sequence[Place]) -> dict[str, str]:
    """The options that bots bring to their seats: their hands."""
    return options_for(game.name, [place.bot or None for place in places])


def options_with(former: Setup, places: Sequence[Place]) -> dict[str, str]:
    """The options of a former table for those who sit there now: hands come and go with bots."""
    game = find_game(former.game)
    gone = brought(game, former.places)
    kept = {name: choice for name, choice in former.options.items() if name not in gone}
    return game.spec(len(places), {**kept, **brought(game, places)}).options


def finished(sitting: Sitting) -> Table:
    """The table, if its game is over; until then nobody may see all of it."""
    if sitting.phase != "over":
        raise Denied("running")
    return sitting.running


def asking(sitting: Sitting, guest: Guest, seat: int) -> tuple[int, Question]:
    """The version, and what a guest asks who wants a hint; not at a table with other people."""
    table = sitting.running
    if seat not in sitting.seats_of(guest.id):
        raise Denied("seat")
    if table.over or seat != table.to_move:
        raise NotYourTurn("error-turn", seat=seat)
    if any(not place.bot and place.owner != guest.id for place in sitting.places):
        raise Denied("company")
    if sitting.setup.game not in PLANS:
        raise BadSetup("error-hint")
    return sitting.version, Question.at(sitting.setup, "search", new_seed(), table.view(seat))


def again(sitting: Sitting, guest: Guest) -> Setup:
    """The same set-up for a new game, in which the next seat begins."""
    finished(sitting)
    if not sitting.seats_of(guest.id):
        raise Denied("seat")
    places = [
        Place(bot=place.bot, nonce=secrets.token_hex(16))
        if place.bot
        else Place(name=place.name, owner=place.owner)
        if place.owner == guest.id
        else Place()
        for place in sitting.places
    ]
    places = places[1:] + places[:1]
    return replace(
        sitting.setup,
        options=options_with(sitting.setup, places),
        places=tuple(places),
        secret=secrets.token_hex(32),
        inherited=(),
    )
