"""Levels: the same names in every game, each with its rating, from the weakest to the strongest."""

from itertools import pairwise

import pytest

from trilithon import GAMES, BadSetup, Rng, Table
from trilithon.bots import bots_for, check_bot, make_bot
from trilithon.bots.budget import Budget
from trilithon.bots.levels import NAMES, level, levels
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


@pytest.mark.parametrize("name", ["apprentice:", "apprentice:0", "apprentice:1h", "Master"])
def test_a_wrong_name_of_a_level_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        check_bot(name)
