"""Games that have been going on for a while: played here, kept in the store, seen in a browser."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page

from trilithon import Table
from trilithon.server.identity import COOKIE, Identity
from trilithon.server.store import Moved, Place, Setup, Store

NONCE = "0" * 32


def arrange(folder: Path, page: Page, table: Table, *, bots: str = "") -> str:
    """Keep the game in the server's data folder; its seats are this guest's, or bots' but one.

    The address of the table, from the server's root.
    """
    page.request.get("/api/me")
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    guest = Identity.kept_in(folder).guest(cookies[COOKIE])
    assert guest is not None
    record = table.record
    places = tuple(
        Place(bot=bots, nonce=NONCE) if bots and seat > 0 else Place("Ada", guest.id, nonce=NONCE)
        for seat in range(record.players)
    )
    setup = Setup(
        record.game, record.rules, record.data, dict(record.options), places, False, record.secret
    )
    id_ = secrets.token_hex(8)
    # The browser's driver keeps this thread's event loop to itself.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, _keep(folder, id_, setup, Moved(record.moves))).result()
    return f"/t/{id_}"


def dealt(folder: Path, page: Page) -> str:
    """The address of a game of M whose cards are known: a card is to be placed."""
    return arrange(folder, page, Table("m", seed=1), bots="apprentice")


async def _keep(folder: Path, id_: str, setup: Setup, moved: Moved) -> None:
    store = await Store.opened(f"sqlite+aiosqlite:///{folder / 'trilithon.sqlite'}")
    await store.create(id_, setup)
    await store.append(id_, 0, moved)
    await store.close()
