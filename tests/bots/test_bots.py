"""Bots have names, budgets and games, and play legal moves to the end."""

import pytest

from games_played import EVERY_TABLE
from trilithon import BadSetup, Rng, Table
from trilithon.bots import bots_for, levels, make_bot
from trilithon.bots.budget import Budget


def quick(bot: str, game: str = "m") -> str:
    """The same bot with a budget that ends soon, if it searches."""
    searches = bot == "search" or (bot in levels.NAMES and game != "stonehenge")
    return f"{bot}:24" if searches else bot


PLAYING = [
    pytest.param(table.values[0], table.values[1], bot, id=f"{table.id}-{bot}")
    for table in EVERY_TABLE
    for bot in bots_for(str(table.values[0]))
    # Where levels search, they differ in numbers only.
    if bot not in levels.NAMES[1:] or table.values[0] == "stonehenge"
]


@pytest.mark.parametrize(("name", "players", "bot"), PLAYING)
def test_a_bot_plays_legal_moves_to_the_end(name: str, players: int, bot: str) -> None:
    table = Table(name, players, seed=3)
    player = make_bot(quick(bot, name), Rng(1), name)
    while not table.over:
        seat = table.to_move
        table.play(player.choose(table.view(seat), table.spec), seat)
    assert sorted(table.ranking)[0] == 1


def test_the_random_bot_makes_every_legal_move_some_time() -> None:
    table = Table("m", 2, seed=1)
    bot = make_bot("random", Rng(4), "m")
    legal = {int(move) for move in table.state.legal_moves()}
    assert {bot.choose(table.view(0), table.spec) for _ in range(600)} == legal


def test_an_unknown_bot_is_refused_and_those_of_the_game_are_named() -> None:
    with pytest.raises(BadSetup, match="no computer opponent called “deep”") as refused:
        make_bot("deep", Rng(0), "m")
    assert "artisan, architect, master, greedy, random, search, uct." in str(refused.value)
    with pytest.raises(BadSetup) as refused:
        make_bot("deep", Rng(0), "stonehenge")
    assert "sunthrower-expert" in str(refused.value)
    assert "uct" not in str(refused.value)


@pytest.mark.parametrize("bot", ["clairvoyant:1s", "clairvoyant", "greedy:10", "random:1s"])
def test_no_table_seats_the_clairvoyant_and_only_who_searches_has_a_budget(bot: str) -> None:
    with pytest.raises(BadSetup, match="no computer opponent"):
        make_bot(bot, Rng(0), "m")


@pytest.mark.parametrize("bot", ["greedy", "search:10"])
def test_a_bot_refuses_a_game_that_it_cannot_play(bot: str) -> None:
    assert bot.partition(":")[0] not in bots_for("stonehenge")
    with pytest.raises(BadSetup, match=r"“(greedy|search)” does not play Stonehenge") as refused:
        make_bot(bot, Rng(0), "stonehenge")
    assert "These do: apprentice, builder" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1000", Budget(iterations=1000)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("250ms", Budget(seconds=0.25)),
    ],
)
def test_a_budget_is_iterations_or_time(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "1h", "0s", "1e9", "9" * 30, "9999999s", "１", "1 s", "nan", "infs"]
)
def test_a_wrong_budget_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="no budget"):
        make_bot(f"search:{text}", Rng(0), "m")
