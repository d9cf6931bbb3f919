"""One client's socket: its first words, what it asks for, what it is told."""

import asyncio
from contextlib import suppress
from typing import Final, assert_never

import anyio
import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from trilithon.core.errors import TrilithonError
from trilithon.server import sight
from trilithon.server.denied import Denied, refused
from trilithon.server.hub import Hub
from trilithon.server.identity import Guest
from trilithon.server.limits import Bucket
from trilithon.server.room import Connection, Room, text_of
from trilithon.server.sitting import Sitting
from trilithon.server.wire import Done, Hello, Ping, Play, Pong, Said, Told, Undo, Why

Socket = WebSocket[None, None, State]

HELLO_SECONDS: Final = 10
POLICY: Final = 1008
RESTART: Final = 1012
LATER: Final = 1013
GONE: Final = 4404

_SAID: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


class Client:
    """Whoever is at the other end."""

    def __init__(self, socket: Socket, hub: Hub, guest: Guest | None, bucket: Bucket) -> None:
        self.socket = socket
        self.hub = hub
        self.guest = guest
        self.bucket = bucket
        self.patience = Bucket(rate=0.5, burst=20)

    async def run(self, table: str) -> None:
        """Greet the client, then serve it until one of us hangs up."""
        await self.socket.accept()
        with suppress(WebSocketDisconnect, OSError):
            try:
                with anyio.fail_after(HELLO_SECONDS):
                    hello = await self._hello()
                await self._visit(table, hello)
            except TrilithonError as error:
                message = refused(error)
                await self.socket.send_text(text_of(message))
                passing = message.code in ("unavailable", "rate")
                await self.socket.close(LATER if passing else GONE, "refused")
            except TimeoutError:
                await self.socket.close(POLICY, "no hello")

    async def _hello(self) -> Hello:
        said = self._read(await self.socket.receive_data("text"))
        if not isinstance(said, Hello):
            raise Denied("malformed", detail="hello")
        return said

    async def _visit(self, table: str, hello: Hello) -> None:
        room = await self.hub.room(table)
        connection = Connection()
        await room.enter(connection, lambda sitting: self._seats(sitting, hello), hello)
        teller = asyncio.create_task(self._tell(connection))
        try:
            await self._listen(room, connection)
        finally:
            teller.cancel()
            room.leave(connection)

    def _seats(self, sitting: Sitting, hello: Hello) -> tuple[int, ...]:
        """The seats this client plays, by its cookie or by its tokens."""
        mine = set(sitting.seats_of(self.guest.id) if self.guest else ())
        mine |= {self.hub.identity.seat(sitting.id, token) for token in hello.tokens}
        return tuple(sorted(mine))

    async def _tell(self, connection: Connection) -> None:
        """Pass on what the room says."""
        with suppress(OSError):
            async for text in connection.outbox:
                await self.socket.send_text(text)
            await self.socket.close(RESTART, "come back")

    async def _listen(self, room: Room, connection: Connection) -> None:
        """Answer until the client goes, or does not stop asking for what it cannot have."""
        while True:
            text = await self.socket.receive_data("text")
            request: int | None = None
            try:
                said = self._read(text)
                request = None if isinstance(said, Hello) else said.request
                connection.tell(await self._answer(room, connection, said))
            except TrilithonError as error:
                connection.tell(refused(error, request))
                if not self.patience.take():
                    return await self.socket.close(POLICY, "too many refusals")

    def _read(self, text: str) -> Said:
        if not self.bucket.take():
            raise Denied("rate")
        try:
            return _SAID.decode(text)
        except msgspec.DecodeError as error:
            raise Denied("malformed", detail=str(error)[:200]) from error

    async def _answer(self, room: Room, connection: Connection, said: Said) -> Told:
        match said:
            case Play(request, version, seat, move):
                self._check(connection, seat)
                done = await room.change(lambda sitting: sitting.play(seat, move, version))
                return Done(request, done)
            case Undo(request, version, seat):
                self._check(connection, seat)
                done = await room.change(lambda sitting: sitting.undo(seat, version))
                return Done(request, done)
            case Why(request, version, seat, move):
                self._check(connection, seat)
                return await room.look(
                    lambda sitting: sight.because(sitting, request, seat, move, version)
                )
            case Ping(request):
                return Pong(request)
            case Hello():
                raise Denied("malformed", detail="hello")
            case _:
                assert_never(said)

    def _check(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Denied("seat")
