"""How much one server carries: many tables of M at once, two programs at each, over real sockets.

`python benchmarks/load.py --tables 100 --seconds 20` starts a server of its own and prints moves
acknowledged a second, how long an acknowledgement takes, and, in the same run, how many bare
commits a second the same store takes: every acknowledged move is one.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from trilithon.core.game import GAMES
from trilithon.core.record import Line
from trilithon.server.store import Moved, Setup, Store


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    games: int = 0


async def bare_commits(folder: Path, seconds: float) -> float:
    """Appends a second to a store that nobody else uses."""
    store = await Store.opened(f"sqlite+aiosqlite:///{folder / 'bare.sqlite'}")
    m = GAMES["m"]
    await store.create("bare", Setup("m", m.rules, m.data.hash, {}, (), False, ""))
    moved = Moved((Line(0, "b40c d4"), Line(None, "deal r10t")))
    seq, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        await store.append("bare", seq, moved)
        seq += 1
    await store.close()
    return seq / seconds


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in kinds:
            return message


async def play(url: str, http: httpx.AsyncClient, figures: Figures, end: float) -> None:
    """Games at one table after another, one connection playing both seats, until time is up."""
    body = {"game": "m", "seats": [{"kind": "me"}, {"kind": "here", "name": ""}]}
    while time.perf_counter() < end:
        way = (await http.post("/api/tables", json=body)).json()
        tokens = [key["token"] for key in way["seats"]]
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{way['table']}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            message = await hear(socket, "fresh")
            while not message["sights"]:
                message = await hear(socket, "fresh")
            while message["finish"] is None and time.perf_counter() < end:
                sights = [sight for sight in message["sights"] if sight["position"]["hints"]]
                move = {
                    "type": "move",
                    "request": 1,
                    "version": message["version"],
                    "seat": sights[0]["seat"],
                    "move": sights[0]["position"]["hints"]["moves"][0],
                }
                asked = time.perf_counter()
                await socket.send(json.dumps(move))
                message = await hear(socket, "step")
                await hear(socket, "done")
                figures.waits.append(time.perf_counter() - asked)
            figures.games += message["finish"] is not None


async def measure(url: str, tables: int, seconds: float) -> Figures:
    """Play at so many tables at once."""
    figures = Figures()
    end = time.perf_counter() + seconds
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await asyncio.gather(*(play(url, http, figures, end) for _ in range(tables)))
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        bare = asyncio.run(bare_commits(Path(name), 3))
        command = [sys.executable, "-m", "trilithon.cli", "serve", "--port", "0"]
        command += ["--data-dir", name, "--rate", "1000000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip()
            figures = asyncio.run(measure(url, asked.tables, asked.seconds))
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()
    waits = statistics.quantiles((wait * 1000 for wait in figures.waits), n=100)
    rate = len(figures.waits) / asked.seconds
    print(f"{asked.tables} tables, {figures.games} games finished, {len(figures.waits)} moves")
    print(f"{rate:.0f} acknowledged moves/s, {rate / bare:.2f} x the bare commits of its store")
    print(f"acknowledged after {waits[49]:.0f} ms (median), {waits[98]:.0f} ms (99 of 100)")


if __name__ == "__main__":
    main()
