"""Where blocks are played: here, in processes on all cores, or on a Ray cluster.

All give the blocks in their order, so that results and early stops do not depend on who was first.
"""

import atexit
import importlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from trilithon.bots.arena import Block, Setting, play_block
from trilithon.core.errors import BadSetup

Workers = Callable[[Setting, int], Iterator[Block]]
"""Plays blocks 0 to n - 1 of a setting."""

AHEAD: Final = 3  # blocks in hand for each worker
RETRIES: Final = 5


def play_here(setting: Setting, blocks: int) -> Iterator[Block]:
    """One after the other in this process."""
    for number in range(blocks):
        yield play_block(setting, number)


# Processes on this machine


@dataclass(frozen=True)
class Pool:
    """Processes, and the leash they are on: they end when it is let go, by this process or its end.

    They stay until the program ends or `stop` is called, for whoever asks for as many of them.
    """

    executor: ProcessPoolExecutor
    leash: Connection

    @classmethod
    def of(cls, workers: int) -> "Pool":
        """The pool of so many processes."""
        if workers not in _POOLS:
            spawn = multiprocessing.get_context("spawn")
            ours, theirs = spawn.Pipe()
            executor = ProcessPoolExecutor(workers, spawn, _follow, (theirs,))
            _POOLS[workers] = cls(executor, ours)
        return _POOLS[workers]

    def submit(self, setting: Setting, number: int) -> Future[Block]:
        """Play a block some time. Processes that this starts do not hear Ctrl-C: we do."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self.executor.submit(play_block, setting, number)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def end(self) -> None:
        """End its processes at once, whatever they are doing.

        The executor drops what is cancelled before it finds its processes dead, or its thread would
        complain of futures that it cannot fail any more; for that it has to live a little longer.
        """
        self.executor.shutdown(wait=False, cancel_futures=True)
        _ENDED.append(self.executor)
        self.leash.close()


_POOLS: Final[dict[int, Pool]] = {}
_ENDED: Final[list[ProcessPoolExecutor]] = []


def _follow(leash: Connection) -> None:
    """In a worker: end as soon as nobody holds the other end of the leash."""

    def watch() -> None:
        try:
            leash.recv_bytes()
        except (EOFError, OSError):
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def stop() -> None:
    """End all processes that play."""
    while _POOLS:
        _POOLS.popitem()[1].end()


def in_processes(workers: int) -> Workers:
    """In so many spawned processes; what a dead one leaves undone is played again."""

    def play(setting: Setting, blocks: int) -> Iterator[Block]:
        done, deaths = 0, 0
        while done < blocks:
            pool = Pool.of(workers)
            with closing(_in_pool(pool, setting, AHEAD * workers, done, blocks)) as played:
                try:
                    for block in played:
                        yield block
                        done, deaths = done + 1, 0
                except BrokenProcessPool as error:
                    _POOLS.pop(workers, pool).end()
                    deaths += 1
                    if deaths > RETRIES:
                        raise BadSetup("error-workers", workers=workers) from error
                except KeyboardInterrupt:
                    _POOLS.pop(workers, pool).end()
                    raise

    return play


def _in_pool(pool: Pool, setting: Setting, ahead: int, first: int, end: int) -> Generator[Block]:
    waiting: deque[Future[Block]] = deque()
    try:
        for number in range(first, end):
            waiting.append(pool.submit(setting, number))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


# A cluster


def on_ray(address: str = "") -> Workers:
    """On the Ray cluster at this address, or one on this machine; Ray replays what is lost.

    The first games connect, and the end of the program disconnects.
    """
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise BadSetup("error-ray") from error

    def play(setting: Setting, blocks: int) -> Iterator[Block]:
        if not ray.is_initialized():
            ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
            atexit.register(ray.shutdown)
        remote = ray.remote(max_retries=RETRIES)(play_block)
        ahead = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for number in range(blocks):
                waiting.append(remote.remote(setting, number))
                if len(waiting) >= ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for task in waiting:
                ray.cancel(task)

    return play
