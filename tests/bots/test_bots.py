"""Bots see what their seat sees, and nothing else."""

import pytest

from games_played import EVERY_TABLE
from trilithon import BadSetup, Rng, Table
from trilithon.bots import BOTS, make_bot


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_legal_moves_to_the_end(bot: str, name: str, players: int) -> None:
    table = Table(name, players, seed=3)
    player = make_bot(bot, Rng(1))
    while not table.over:
        seat = table.to_move
        table.play(player.choose(table.view(seat), table.spec), seat)
    assert sorted(table.ranking)[0] == 1


@pytest.mark.parametrize("bot", BOTS)
def test_equal_views_and_equal_chance_give_equal_choices(bot: str) -> None:
    """The twin's hidden cards are drawn anew, so that only the view is shared."""
    table = Table("m", 3, seed=5)
    twin = table.state.copy()
    twin.determinize(0, Rng(99))
    assert twin.key() != table.state.key()
    assert twin.view(0) == table.view(0)
    chosen = [
        make_bot(bot, Rng(2)).choose(state.view(0), table.spec) for state in (table.state, twin)
    ]
    assert chosen[0] == chosen[1]


def test_the_random_bot_makes_every_legal_move_some_time() -> None:
    table = Table("m", 2, seed=1)
    bot = make_bot("random", Rng(4))
    legal = {int(move) for move in table.state.legal_moves()}
    assert {bot.choose(table.view(0), table.spec) for _ in range(600)} == legal


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="no computer opponent called “deep”"):
        make_bot("deep", Rng(0))
