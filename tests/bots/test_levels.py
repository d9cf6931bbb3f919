"""Levels: the same names in every game, each with its rating, from the weakest to the strongest."""

import importlib.util
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from trilithon import GAMES, BadSetup, Rng, Table
from trilithon.bots import bots_for, check_bot, make_bot, options_for
from trilithon.bots.arena import Block, Played, Setting
from trilithon.bots.budget import Budget
from trilithon.bots.levels import NAMES, Level, level, levels
from trilithon.bots.search import SearchBot
from trilithon.bots.sunthrower import SKILLS, Sunthrower
from trilithon.games.stonehenge.components import HANDS


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels(game: str) -> None:
    found = levels(game)
    assert tuple(one.name for one in found) == NAMES
    assert bots_for(game)[:5] == NAMES
    ratings = [one.rating for one in found if one.rating is not None]
    assert ratings == sorted(ratings)
    assert not ratings or (ratings[0] == 1000 and len(ratings) == len(found))


@pytest.mark.parametrize("game", ["m", "monolyth", "century"])
def test_a_level_is_fixed_by_its_iterations(game: str) -> None:
    """So that its strength does not depend on the machine."""
    found = levels(game)
    assert all(one.iterations < next_one.iterations for one, next_one in pairwise(found))
    assert all(one.whim >= next_one.whim for one, next_one in pairwise(found))
    for one in found:
        bot = make_bot(one.name, Rng(1), game)
        assert isinstance(bot, SearchBot)
        assert bot.budget == Budget(iterations=one.iterations)
        assert bot.whim == one.whim


def test_in_stonehenge_a_level_is_a_skill_and_a_hand() -> None:
    for one in levels("stonehenge"):
        bot = make_bot(one.name, Rng(1), "stonehenge")
        assert isinstance(bot, Sunthrower)
        assert bot.skill == SKILLS[one.skill]
        assert one.hand in HANDS


def test_a_level_may_be_given_another_budget() -> None:
    bot = make_bot("master:40", Rng(1), "m")
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(iterations=40)


def test_a_whim_chooses_among_good_moves_and_never_what_was_not_looked_at() -> None:
    table = Table("monolyth", 2, seed=4)
    seat = table.to_move
    chosen = set()
    for seed in range(12):
        bot = SearchBot(Rng(seed), Budget(iterations=40), whim=1.0)
        chosen.add(bot.choose(table.view(seat), table.spec))
        assert bot.search is not None
        visited = {move for move, visits, _ in bot.search.findings() if visits > 0}
        assert bot.chosen in visited
    assert len(chosen) > 1


def test_no_level_of_a_game_that_has_none() -> None:
    assert levels("go") == ()
    assert level("m", "random") is None


@pytest.mark.parametrize("name", NAMES)
def test_in_stonehenge_a_level_takes_no_budget(name: str) -> None:
    with pytest.raises(BadSetup, match="takes no budget"):
        make_bot(f"{name}:10", Rng(1), "stonehenge")


def test_a_level_keeps_its_hand_whatever_follows_its_name() -> None:
    plain = options_for("stonehenge", ["master", None])
    assert plain
    assert options_for("stonehenge", ["master:10", None]) == plain


@pytest.fixture
def benchmark() -> ModuleType:
    path = Path(__file__).parents[2] / "benchmarks" / "levels.py"
    found = importlib.util.spec_from_file_location("benchmark_of_levels", path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def won_three_of_four(_: Setting, blocks: int) -> Iterator[Block]:
    for number in range(blocks):
        ranking = (2, 1) if number % 4 == 0 else (1, 2)
        yield Block(number, (Played((0, 1), (0, 0), ranking, (0.0, 0.0)),))


def test_the_benchmark_goes_on_from_the_rating_of_the_level_below(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "in_processes", lambda _: won_three_of_four)
    benchmark.main(["monolyth", "--games", "8", "--only", "architect"])
    below = level("monolyth", "artisan")
    assert below is not None
    assert below.rating is not None
    assert f"architect   {below.rating + 191}: " in capsys.readouterr().out


def test_the_benchmark_tells_the_difference_where_nothing_is_known_of_the_level_below(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "in_processes", lambda _: won_three_of_four)
    monkeypatch.setattr(
        benchmark, "levels", lambda _: [Level(name, iterations=10) for name in NAMES]
    )
    benchmark.main(["m", "--games", "8", "--only", "builder", "master"])
    told = capsys.readouterr().out
    assert "builder     1191: " in told
    assert "master      architect +191: " in told


def test_the_benchmark_knows_no_tenth_of_what_does_not_search(benchmark: ModuleType) -> None:
    with pytest.raises(SystemExit):
        benchmark.main(["stonehenge", "--games", "2", "--tenth", "master"])


@pytest.mark.parametrize("name", ["apprentice:", "apprentice:0", "apprentice:1h", "Master"])
def test_a_wrong_name_of_a_level_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        check_bot(name)
