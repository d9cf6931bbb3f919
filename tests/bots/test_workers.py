"""Where games are played: the same results everywhere, and nobody is left behind."""

import atexit
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest

from trilithon import BadSetup, cli
from trilithon.bots.arena import Block, Setting, play_block
from trilithon.bots.workers import in_processes, on_ray, play_here

SETTING = Setting("m", 2, ("greedy", "random"), seed=5)
SOON = 20.0


def test_the_results_do_not_depend_on_who_plays() -> None:
    def plain(blocks: list[Block]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        return [(game.seats, game.scores) for block in blocks for game in block.games]

    here = list(play_here(SETTING, 5))
    assert plain(here) == plain(list(in_processes(2)(SETTING, 5)))


def test_games_of_a_dead_worker_are_played_again() -> None:
    """Workers that die between two blocks cost nothing but time."""
    scores = []
    for block in in_processes(1)(SETTING, 4):
        scores.append([game.scores for game in block.games])
        if block.number == 0:
            for worker in multiprocessing.active_children():
                worker.kill()
    assert scores == [[game.scores for game in block.games] for block in play_here(SETTING, 4)]


def children(process: int) -> set[int]:
    """The processes that this one has started and that live."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, _, rest = status.read_text().rpartition(")")
        except OSError:
            continue
        state, parent = rest.split()[:2]
        if int(parent) == process and state != "Z":
            found.add(int(status.parent.name))
    return found


def players(process: int) -> set[int]:
    """Its workers: what it has spawned, but for the process that keeps account of resources."""
    found = set()
    for child in children(process):
        try:
            told = Path(f"/proc/{child}/cmdline").read_bytes()
        except OSError:
            continue
        if b"spawn_main" in told:
            found.add(child)
    return found


def alive(process: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def wait_until(true: Callable[[], bool], seconds: float = SOON) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The arena in a process group of its own, as a shell starts it.

    Ctrl-C reaches it even if the tests run in the background of a shell, where nobody hears it.
    """
    command = [sys.executable, "-m", "trilithon.cli", "arena", *words, "--workers", "2"]
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LC_ALL": "C", "LANGUAGE": "en"},
    ) as process:
        signal.signal(signal.SIGINT, heard)
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


LONG = ("m", "--bots", "search:3000000,search:3000000", "--games", "100")


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_whoever_started_them(by: signal.Signals) -> None:
    with running(*LONG) as process:
        wait_until(lambda: len(players(process.pid)) == 2)
        workers = players(process.pid)
        time.sleep(1)  # they are playing
        process.send_signal(by)
        process.wait(SOON)
        wait_until(lambda: not any(map(alive, workers)))


def test_a_long_game_is_called_off_at_once() -> None:
    with running(*LONG) as process:
        wait_until(lambda: len(players(process.pid)) == 2)
        workers = players(process.pid)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=SOON)
        assert process.returncode == cli.INTERRUPTED
        assert "Called off" in told
        assert "Traceback" not in told
        wait_until(lambda: not any(map(alive, workers)))


def test_what_was_played_counts_and_is_kept_when_the_arena_is_called_off(tmp_path: Path) -> None:
    words = ["m", "--bots", "greedy,random", "--games", "100000", "--json"]
    with running(*words, "--records", str(tmp_path)) as process:
        wait_until(lambda: len(list(tmp_path.glob("*.txt"))) >= 4)
        os.killpg(process.pid, signal.SIGINT)
        printed, told = process.communicate(timeout=SOON)
    assert process.returncode == cli.INTERRUPTED
    assert "Traceback" not in told
    facts = json.loads(printed)
    assert 4 <= facts["games"] < 100000
    assert facts["games"] <= len(list(tmp_path.glob("*.txt"))) <= facts["games"] + 2


def test_records_are_written_as_games_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def looking(setting: Setting, blocks: int) -> Iterator[Block]:
        for number in range(blocks):
            yield play_block(setting, number)
            seen.append(len(list(tmp_path.iterdir())))

    monkeypatch.setattr(cli, "arena_workers", lambda _: looking)
    words = ["arena", "m", "--bots", "greedy,random", "--games", "6", "--json"]
    assert cli.main([*words, "--records", str(tmp_path)]) == 0
    assert seen == [2, 4, 6]


def test_a_folder_that_cannot_be_written_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody_plays(setting: Setting, _: int) -> Iterator[Block]:
        raise AssertionError(setting)

    monkeypatch.setattr(cli, "arena_workers", lambda _: nobody_plays)
    taken = tmp_path / "file"
    taken.write_text("", encoding="utf-8")
    words = ["arena", "m", "--bots", "greedy,random", "--records", str(taken / "records")]
    assert cli.main(words) == 2
    assert "could not be written" in capsys.readouterr().err


class FakeRay(ModuleType):
    """What the arena uses of Ray, in this process."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[str] = []

    def is_initialized(self) -> bool:
        return any(call.startswith("init") for call in self.calls)

    def init(self, **words: object) -> None:
        self.calls.append(f"init {words['address']}")

    def cancel(self, waiting: tuple[Callable[..., Block], tuple[object, ...]]) -> None:
        self.calls.append(f"cancel {waiting[1][1]}")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **words: object) -> Callable[[Callable[..., Block]], object]:
        self.calls.append(f"retries {words['max_retries']}")
        return lambda play: SimpleNamespace(remote=lambda *given: (play, given))

    def get(self, waiting: tuple[Callable[..., Block], tuple[object, ...]]) -> Block:
        play, given = waiting
        return play(*given)


def test_ray_plays_the_same_games_connects_once_and_is_shut_down_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = FakeRay()
    at_exit: list[Callable[[], None]] = []
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(atexit, "register", at_exit.append)
    play = on_ray("cluster:6379")
    expected = list(play_here(SETTING, 8))
    for _ in range(3):
        blocks = list(play(SETTING, 8))
        assert [b.games[0].scores for b in blocks] == [b.games[0].scores for b in expected]
    assert ray.calls == ["init cluster:6379", *["retries 5"] * 3]
    for ending in at_exit:
        ending()
    assert ray.calls[4:] == ["shutdown"]


def test_what_nobody_waits_for_any_more_is_cancelled_on_ray(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(atexit, "register", lambda _: None)
    with closing(cast("Generator[Block]", on_ray()(SETTING, 20))) as played:
        assert next(played).number == 0
    assert ray.calls[2:] == [f"cancel {number}" for number in range(1, 6)]


def test_without_ray_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match="cluster"):
        on_ray()
