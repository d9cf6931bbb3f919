"""Computer opponents: in worker processes, from the view alone; no table waits for them."""

import os
import time
from dataclasses import replace
from pathlib import Path

import anyio
import pytest
from anyio import CapacityLimiter, to_process

from live import BOT, ME, Person, serving
from trilithon import Rng, Table
from trilithon.bots.search import SearchBot
from trilithon.server import thinking
from trilithon.server.thinking import Question, Thinkers, answer, new_seed


def question(bot: str = "random", turn: int = 10) -> tuple[Table, Question]:
    table = Table("m", players=3, seed=5)
    rng = Rng(5)
    while table.state.turn < turn:
        table.play(int(table.state.random_move(rng)))
    options = tuple(table.spec.options.items())
    view = table.view(table.to_move)
    return table, Question(bot, "m", options, table.spec.data.hash, new_seed(), view)


def test_a_bot_thinks_in_another_process() -> None:
    async def ask() -> int:
        return await to_process.run_sync(os.getpid)

    assert anyio.run(ask) != os.getpid()
    table, asked = question()
    move = anyio.run(Thinkers(30).choose, asked)
    assert table.state.is_legal(move)
    assert move == answer(asked, 30)


class Sleeper(Thinkers):
    """Its bots fall asleep."""

    async def _run(self, question: Question) -> int:  # noqa: ARG002
        await to_process.run_sync(time.sleep, 600, cancellable=True, limiter=CapacityLimiter(1))
        return -1


def test_a_bot_that_is_late_is_stopped_and_a_legal_move_is_made(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table, asked = question()
    assert table.state.is_legal(anyio.run(Sleeper(0.3).choose, asked))
    assert "stopped after 0.3 s" in caplog.text


def test_a_search_plays_the_best_it_has_found_before_it_is_late() -> None:
    table, asked = question("search:100000000")
    assert table.state.is_legal(answer(asked, 0.1))


def test_a_worker_goes_on_with_what_a_bot_has_thought() -> None:
    table, asked = question("search:200")
    answer(asked, 30)
    known = thinking.bot_for(asked)
    assert isinstance(known, SearchBot)
    assert known.search is not None
    assert thinking.bot_for(replace(asked, view=table.view(None))) is known
    assert thinking.bot_for(replace(asked, seed=new_seed())) is not known


def test_a_bot_that_fails_is_logged_and_a_legal_move_is_made(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table, asked = question("nobody")
    assert table.state.is_legal(anyio.run(Thinkers(30).choose, asked))
    assert "bot nobody failed" in caplog.text


def test_a_bot_is_asked_nothing_but_its_view() -> None:
    _, asked = question()
    twin_table, _ = question()
    twin_table.state.determinize(asked.view.viewer or 0, Rng(9))
    twin = replace(asked, view=twin_table.view(asked.view.viewer))
    assert asked == twin


def test_a_table_of_bots_that_never_have_time_plays_to_its_end(data_dir: Path) -> None:
    with serving(data_dir, "--bot-seconds", "0", "--rate", "1000") as server:
        person = Person(server)
        way = person.open(BOT, ME, BOT)
        with person.at(way["table"]) as client:
            client.begin()
            client.play_to_end(1)
        person.http.close()


def test_bots_play_among_themselves_while_one_watches(data_dir: Path) -> None:
    with serving(data_dir) as server:
        person = Person(server)
        way = person.open(BOT, BOT)
        with person.at(way["table"]) as client:
            client.begin()
            while client.finish is None:
                client.hear()
        assert person.get(f"/api/tables/{way['table']}")["phase"] == "over"
        person.http.close()
