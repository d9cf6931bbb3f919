"""The analysis of finished games: done once, beside the bots, while somebody waits for it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest

from games_played import random_table
from live import ME, Message, Person, Server, here, serving
from trilithon import Record, Table, cli
from trilithon.bots.advice import Advice
from trilithon.bots.analysis import analyse, turns_of
from trilithon.server import analysing
from trilithon.server.analysing import Analyses, Finished
from trilithon.server.denied import Denied
from trilithon.server.store import Place, Setup, Store
from trilithon.server.thinking import Question, Thinkers, advice

ITERATIONS = 20
T = TypeVar("T")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), *OPTIONS) as running:
        yield running


OPTIONS = ("--rate", "1000", "--analysis-iterations", str(ITERATIONS))


def play(person: Person, **more: object) -> str:
    """Play a game to its end; its path."""
    way = person.open(ME, here("Bea"), **more)
    with person.at(way["table"]) as client:
        client.begin()
        client.play_to_end(0, 1)
    return f"/api/tables/{way['table']}"


def patient(person: Person, path: str) -> Message:
    """Ask until the analysis is done."""
    while (found := person.get(path + "/analysis"))["state"] == "running":
        pass
    return found


def test_an_analysis_is_made_once_and_kept(ann: Person, bob: Person) -> None:
    path = play(ann)
    first = ann.get(path + "/analysis")
    assert first["state"] == "none"
    assert first["turns"] == []
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: ann.post(path + "/analysis"), range(4)))
    assert {one["state"] for one in told} <= {"running", "done"}
    done = patient(ann, path)
    assert done["state"] == "done"
    assert done["total"] == len(done["turns"]) == first["total"]
    assert bob.post(path + "/analysis") == bob.get(path + "/analysis") == done
    table = Table.from_record(Record.parse(ann.get(path + "/record")["record"]))
    expected = list(analyse(table, ITERATIONS))
    assert [turn["before"] for turn in done["turns"]] == [list(turn.before) for turn in expected]
    assert [turn["after"] for turn in done["turns"]] == [list(turn.after) for turn in expected]
    assert [turn["then"] for turn in done["turns"]] == [list(turn.then) for turn in expected]
    assert sorted(done["turns"][-1]["then"]) in ([0, 1], [0.5, 0.5])
    assert [turn["found"] for turn in done["turns"]] == [turn.found for turn in expected]
    assert [turn["turning"] for turn in done["turns"]] == [turn.turning for turn in expected]
    assert all(turn["events"] for turn in done["turns"])


def test_it_is_still_there_when_the_server_comes_back(data_dir: Path) -> None:
    with serving(data_dir, *OPTIONS) as server:
        ann = Person(server)
        path = play(ann)
        ann.post(path + "/analysis")
        done = patient(ann, path)
        ann.http.close()
    with serving(data_dir, *OPTIONS) as server:
        bob = Person(server)
        assert bob.get(path + "/analysis") == done
        bob.http.close()


def test_a_game_that_runs_is_not_analysed(ann: Person) -> None:
    way = ann.open(ME, here("Bea"))
    path = f"/api/tables/{way['table']}/analysis"
    assert ann.post(path)["code"] == "waiting"
    with ann.at(way["table"]) as client:
        client.begin()
    for answer in (ann.http.get(path), ann.http.post(path)):
        assert answer.status_code == 409
        assert answer.json()["code"] == "running"


def test_a_game_of_the_hand_is_not_analysed(ann: Person) -> None:
    way = ann.open(ME, here("Bea"), game="stonehenge")
    answer = ann.post(f"/api/tables/{way['table']}/analysis")
    assert answer["code"] == "setup"
    assert answer["key"] == "error-analysis"


@pytest.mark.parametrize("iterations", ["0", "-1", "many", "99999999999"])
def test_a_wrong_number_of_iterations_is_refused(iterations: str) -> None:
    assert cli.main(["serve", f"--analysis-iterations={iterations}"]) == 2


# Without a network: who works, and how often


class Counting(Thinkers):
    """Looks at a turn here and now, and counts."""

    calls = 0

    async def advise(
        self, question: Question, iterations: int = 1, played: tuple[int, ...] = ()
    ) -> Advice:
        self.calls += 1
        await asyncio.sleep(0)
        return advice(question, iterations, self.seconds, played)


class Failing(Thinkers):
    """Its workers die."""

    async def advise(
        self, question: Question, iterations: int = 1, played: tuple[int, ...] = ()
    ) -> Advice:
        raise OSError(f"{question.game} {iterations} {played}")


def with_analyses(
    folder: Path, thinkers: Thinkers, work: Callable[[Analyses, Finished], Awaitable[T]]
) -> T:
    """Do something with analyses of a finished game on a store of their own."""

    async def run() -> T:
        store = await Store.opened(f"sqlite+aiosqlite:///{folder / 'trilithon.sqlite'}")
        table = random_table("m", 2, 1)
        record = table.record
        places = (Place(bot="random"), Place(bot="random"))
        setup = Setup(
            "m", record.rules, record.data, record.options, places, shuffle=False, secret=""
        )
        await store.create("a" * 16, setup)
        analyses = Analyses(store, thinkers, 2)
        try:
            return await work(analyses, Finished(table, setup))
        finally:
            await analyses.close()
            await store.close()

    return asyncio.run(run())


async def waited(analyses: Analyses, game: Finished) -> str:
    while (found := await analyses.look("a" * 16, game)).state == "running":
        await asyncio.sleep(0)
    return found.state


def test_concurrent_asks_do_the_work_once(tmp_path: Path) -> None:
    thinkers = Counting(5)

    async def work(analyses: Analyses, game: Finished) -> int:
        told = await asyncio.gather(*(analyses.begin("a" * 16, game) for _ in range(5)))
        assert {one.state for one in told} == {"running"}
        assert await waited(analyses, game) == "done"
        await analyses.begin("a" * 16, game)
        return len(turns_of(game.table))

    assert with_analyses(tmp_path, thinkers, work) == thinkers.calls


@pytest.mark.parametrize("old", [b'{"state":"done","total":1,"turns":[]}', b'{"mark":"1 2 3"}'])
def test_one_that_was_made_otherwise_is_made_anew(tmp_path: Path, old: bytes) -> None:
    thinkers = Counting(5)

    async def work(analyses: Analyses, game: Finished) -> int:
        await analyses.store.keep_analysis("a" * 16, old)
        assert (await analyses.look("a" * 16, game)).state == "none"
        await analyses.begin("a" * 16, game)
        assert await waited(analyses, game) == "done"
        assert (await analyses.begin("a" * 16, game)).state == "done"
        return len(turns_of(game.table))

    assert with_analyses(tmp_path, thinkers, work) == thinkers.calls


def test_it_stops_when_nobody_waits_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Counting(5)
    monkeypatch.setattr(analysing, "PATIENCE", -1.0)

    async def work(analyses: Analyses, game: Finished) -> str:
        await analyses.begin("a" * 16, game)
        return await waited(analyses, game)

    assert with_analyses(tmp_path, thinkers, work) == "none"
    assert thinkers.calls == 0


def test_only_so_many_are_in_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "MOST_JOBS", 1)

    async def work(analyses: Analyses, game: Finished) -> None:
        await analyses.begin("a" * 16, game)
        with pytest.raises(Denied) as denied:
            await analyses.begin("b" * 16, game)
        assert denied.value.code == "rate"
        assert (await analyses.begin("a" * 16, game)).state == "running"

    with_analyses(tmp_path, Counting(5), work)


def test_a_worker_that_fails_is_logged_and_one_may_ask_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(analyses: Analyses, game: Finished) -> str:
        await analyses.begin("a" * 16, game)
        assert await waited(analyses, game) == "none"
        return (await analyses.begin("a" * 16, game)).state

    assert with_analyses(tmp_path, Failing(5), work) == "running"
    assert "the analysis of table" in caplog.text
