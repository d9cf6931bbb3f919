"""The compiled and the interpreted search are the same source: they must find the same."""

import hashlib
import inspect

import pytest

from trilithon import Rng, Table
from trilithon.bots.budget import Budget
from trilithon.bots.heuristics import PLANS
from trilithon.bots.search import SearchBot
from trilithon.interpreted import run_interpreted


def found(name: str, players: int) -> str:
    """What a search finds in every fifth decision of a game, and what it plays."""
    table = Table(name, players, seed=players)
    told = []
    for decision in range(40):
        if table.over:
            break
        seat = table.to_move
        bot = SearchBot(Rng(decision), Budget(iterations=60 if decision % 5 == 0 else 1))
        table.play(bot.choose(table.view(seat), table.spec), seat)
        assert bot.search is not None
        told.append((bot.chosen, [(m, v, f"{r:.12f}") for m, v, r in bot.search.findings()]))
    return f"{hashlib.sha256(str(told).encode()).hexdigest()} {table.state.key()}"


@pytest.mark.parametrize("name", PLANS)
def test_the_compiled_and_the_interpreted_search_find_the_same(name: str) -> None:
    code = "\n".join(
        (
            "import hashlib",
            "from trilithon import Rng, Table",
            "from trilithon.bots.budget import Budget",
            "from trilithon.bots.search import SearchBot",
            inspect.getsource(found),
            f"print('|'.join(found({name!r}, players) for players in (2, 3)))",
        )
    )
    assert run_interpreted("-c", code).strip() == "|".join(found(name, p) for p in (2, 3))
