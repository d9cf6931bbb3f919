"""The arena on a real Ray cluster of this machine: the same results, whoever dies meanwhile."""

import os
import signal
import time
from pathlib import Path

import pytest

from trilithon.bots.arena import Block, Setting
from trilithon.bots.workers import on_ray, play_here

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]

SETTING = Setting("m", 2, ("search:150", "greedy"), seed=8)
BLOCKS = 40


def plain(blocks: list[Block]) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    return [(block.number, game.seats, game.scores) for block in blocks for game in block.games]


def parents() -> dict[int, tuple[int, bytes]]:
    """Every process: who started it, and how it calls itself."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            _, _, rest = (folder / "stat").read_text().rpartition(")")
            found[int(folder.name)] = int(rest.split()[1]), (folder / "cmdline").read_bytes()
        except OSError:
            continue
    return found


def playing() -> list[int]:
    """The workers of our own cluster that play a block at this moment."""
    known = parents()

    def ours(process: int) -> bool:
        while process in known and process != os.getpid():
            process = known[process][0]
        return process == os.getpid()

    return [one for one, (_, name) in known.items() if b"ray::play_block" in name and ours(one)]


def test_a_cluster_plays_the_same_games_although_a_worker_dies() -> None:
    ray = pytest.importorskip("ray")
    play = on_ray()
    expected = plain(list(play_here(SETTING, BLOCKS)))
    try:
        blocks, killed = [], 0
        for block in play(SETTING, BLOCKS):
            blocks.append(block)
            end = time.monotonic() + 5
            while len(blocks) == 5 and not killed and time.monotonic() < end:
                for worker in playing()[:1]:
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
        assert killed == 1
        assert plain(blocks) == expected
        first = ray.get_runtime_context().get_job_id()
        assert plain(list(play(SETTING, 6))) == expected[:12]
        assert ray.get_runtime_context().get_job_id() == first, "the cluster was joined again"
    finally:
        ray.shutdown()
