"""Where blocks are played: here, in processes on all cores, or on a Ray cluster.

All give the blocks in their order, so that results and early stops do not depend on who was first.
"""

import importlib
import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any, Final

from trilithon.bots.arena import Block, Setting, play_block
from trilithon.core.errors import BadSetup

Workers = Callable[[Setting, int], Iterator[Block]]
"""Plays blocks 0 to n - 1 of a setting."""

AHEAD: Final = 3  # blocks in hand for each worker
RETRIES: Final = 5

# Processes stay until the program ends, for whoever asks for as many of them.
_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}


def play_here(setting: Setting, blocks: int) -> Iterator[Block]:
    """One after the other in this process."""
    for number in range(blocks):
        yield play_block(setting, number)


def in_processes(workers: int) -> Workers:
    """In so many spawned processes; what a dead one leaves undone is played again."""

    def play(setting: Setting, blocks: int) -> Iterator[Block]:
        done, deaths = 0, 0
        while done < blocks:
            if workers not in _POOLS:
                spawn = multiprocessing.get_context("spawn")
                _POOLS[workers] = ProcessPoolExecutor(workers, spawn)
            pool = _POOLS[workers]
            with closing(_in_pool(pool, setting, AHEAD * workers, done, blocks)) as played:
                try:
                    for block in played:
                        yield block
                        done, deaths = done + 1, 0
                except BrokenProcessPool as error:
                    _POOLS.pop(workers, None)
                    deaths += 1
                    if deaths > RETRIES:
                        raise BadSetup("error-workers", workers=workers) from error

    return play


def _in_pool(
    pool: ProcessPoolExecutor, setting: Setting, ahead: int, first: int, end: int
) -> Generator[Block]:
    waiting: deque[Future[Block]] = deque()
    try:
        for number in range(first, end):
            waiting.append(pool.submit(play_block, setting, number))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def on_ray(address: str = "") -> Workers:
    """On the Ray cluster at this address, or one on this machine; Ray replays what is lost."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise BadSetup("error-ray") from error

    def play(setting: Setting, blocks: int) -> Iterator[Block]:
        ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
        try:
            remote = ray.remote(max_retries=RETRIES)(play_block)
            ahead = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[Any] = deque()
            for number in range(blocks):
                waiting.append(remote.remote(setting, number))
                if len(waiting) >= ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            ray.shutdown()

    return play
