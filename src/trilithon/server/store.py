"""What is kept on disk: how each table was set up and, append-only, what happened at it."""

import asyncio
import logging
from pathlib import Path
from typing import Final

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    DateTime,
    Delete,
    ForeignKey,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trilithon.core.record import Line
from trilithon.server.denied import Denied

LOGGER = logging.getLogger(__name__)
METADATA: Final = MetaData()

GAME: Final = Table(
    "game",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# The primary key settles races: of two writers of the same seq one is refused.
EVENT: Final = Table(
    "event",
    METADATA,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# What the search found in a finished game; made once.
ANALYSIS: Final = Table(
    "analysis",
    METADATA,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
)


class Place(Struct, frozen=True):
    """Who sits on a seat: a person with an owner's id, a bot by its name, or nobody yet."""

    name: str = ""
    owner: str = ""
    bot: str = ""
    nonce: str = ""

    @property
    def open(self) -> bool:
        """Whether somebody may still sit down here."""
        return not self.owner and not self.bot


class Setup(Struct, frozen=True):
    """How a table was opened. `inherited`: the lines it took over from the game it forks."""

    game: str
    rules: int
    data: str
    options: dict[str, str]
    places: tuple[Place, ...]
    shuffle: bool
    secret: str
    inherited: tuple[Line, ...] = ()


class Sat(Struct, frozen=True, tag="sat"):
    """A person sat down."""

    seat: int
    place: Place


class Arrived(Struct, frozen=True, tag="arrived"):
    """The nonce of the person on these seats came."""

    seats: tuple[int, ...]
    nonce: str


class Moved(Struct, frozen=True, tag="moved"):
    """A move of a seat and what CHANCE dealt after it, as lines of the record.

    The first dealing, when everybody sits, is one without a move of a seat.
    """

    lines: tuple[Line, ...]


class Undone(Struct, frozen=True, tag="undone"):
    """The last line was taken back."""


class Rematched(Struct, frozen=True, tag="rematched"):
    """The players meet again at another table."""

    table: str


Happening = Sat | Arrived | Moved | Undone | Rematched

_SETUP: Final = msgspec.json.Decoder(Setup)
_HAPPENING: Final[msgspec.json.Decoder[Happening]] = msgspec.json.Decoder(Happening)


class Store:
    """A database with its migrations made."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite takes one writer at a time and lets the others poll; waiting in line is faster.
        self._writing = asyncio.Lock()

    @classmethod
    async def opened(cls, url: str) -> "Store":
        """Connect and bring the tables up to date."""
        engine = create_async_engine(url, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _careful)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def create(self, table: str, setup: Setup) -> None:
        """Keep a new table."""
        await self._write(insert(GAME).values(id=table, setup=msgspec.json.encode(setup)))

    async def load(self, table: str) -> tuple[Setup, list[Happening]]:
        """Everything about a table, in the order in which it happened."""
        async with self.engine.connect() as connection:
            setup = await connection.scalar(select(GAME.c.setup).where(GAME.c.id == table))
            if setup is None:
                raise Denied("unknown")
            bodies = await connection.scalars(
                select(EVENT.c.body).where(EVENT.c.game == table).order_by(EVENT.c.seq)
            )
            return _SETUP.decode(setup), [_HAPPENING.decode(body) for body in bodies]

    async def append(self, table: str, seq: int, happening: Happening) -> None:
        """Keep what happened; when this returns it is on disk. Denied if somebody was faster."""
        body = msgspec.json.encode(happening)
        await self._write(insert(EVENT).values(game=table, seq=seq, body=body))

    async def keep_analysis(self, table: str, body: bytes) -> None:
        """Keep what was found in a table's game instead of what was kept before."""
        old = delete(ANALYSIS).where(ANALYSIS.c.game == table)
        await self._write(old, insert(ANALYSIS).values(game=table, body=body))

    async def analysis(self, table: str) -> bytes | None:
        """What was found in a table's game, if anything is kept."""
        async with self.engine.connect() as connection:
            body: bytes | None = await connection.scalar(
                select(ANALYSIS.c.body).where(ANALYSIS.c.game == table)
            )
            return body

    async def _write(self, *statements: Insert | Delete) -> None:
        try:
            async with self._writing, self.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except IntegrityError as error:
            raise Denied("stale") from error
        except SQLAlchemyError as error:
            LOGGER.warning("the store refused: %s", error)
            raise Denied("unavailable") from error


def _careful(connection: DBAPIConnection, _: object) -> None:
    """Readers beside the writer, and a commit that survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
