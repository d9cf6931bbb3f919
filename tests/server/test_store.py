"""The store: append-only, one writer of each version, many at once."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import inspect

from trilithon.core.record import Line
from trilithon.server.denied import Denied
from trilithon.server.store import METADATA, Happening, Moved, Place, Sat, Setup, Store, Undone

SETUP = Setup("m", 1, "data", {"layout": "arch"}, (Place("Ann", "ann"), Place()), True, "00")


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'kept.sqlite'}"


def test_what_is_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    happenings: list[Happening] = [
        Sat(1, Place("Bob", "bob")),
        Moved((Line(0, "b40c d4"), Line(None, "deal r0"))),
        Undone(),
    ]

    async def keep() -> None:
        store = await Store.opened(url(tmp_path))
        await store.create("t", SETUP)
        for seq, happening in enumerate(happenings):
            await store.append("t", seq, happening)
        await store.close()
        again = await Store.opened(url(tmp_path))
        assert await again.load("t") == (SETUP, happenings)
        with pytest.raises(Denied) as denied:
            await again.load("u")
        assert denied.value.code == "unknown"
        await again.close()

    asyncio.run(keep())


def test_of_many_writers_of_one_version_one_wins(tmp_path: Path) -> None:
    async def race() -> None:
        stores = [await Store.opened(url(tmp_path)) for _ in range(3)]
        await stores[0].create("t", SETUP)
        tries = [
            store.append("t", 0, Sat(index, Place())) for index, store in enumerate(stores * 4)
        ]
        ended = await asyncio.gather(*tries, return_exceptions=True)
        lost = [error for error in ended if isinstance(error, Denied)]
        assert len(lost) == len(tries) - 1
        assert {error.code for error in lost} == {"stale"}
        _, kept = await stores[1].load("t")
        assert len(kept) == 1
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_many_tables_are_written_at_once(tmp_path: Path) -> None:
    async def crowd() -> None:
        store = await Store.opened(url(tmp_path))
        tables = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(store.create(table, SETUP) for table in tables))
        for seq in range(3):
            await asyncio.gather(*(store.append(table, seq, Undone()) for table in tables))
        for table in tables:
            assert len((await store.load(table))[1]) == 3
        await store.close()

    asyncio.run(crowd())


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    async def compare() -> None:
        store = await Store.opened(url(tmp_path))
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: {
                    table: {column["name"] for column in inspect(sync).get_columns(table)}
                    for table in METADATA.tables
                }
            )
        assert found == {name: set(table.columns.keys()) for name, table in METADATA.tables.items()}
        await store.close()

    asyncio.run(compare())
