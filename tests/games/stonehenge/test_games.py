"""Whole games: they end, settle, and lose no stone; bots play from views, and hands differ."""

from __future__ import annotations

import os

import pytest

from trilithon import Record, Rng, Table
from trilithon.bots import Bot, options_for
from trilithon.bots.random import RandomBot
from trilithon.bots.sunthrower import SKILLS, Sunthrower, risk, wobble
from trilithon.games.stonehenge.moves import Settled
from trilithon.games.stonehenge.position import SEATS
from trilithon.games.stonehenge.rules import StonehengeState

from .positions import GAME, scene, why
from .scenes import PARTS

GAMES = int(os.environ.get("TRILITHON_STONEHENGE_GAMES", "2"))


def conserved(state: StonehengeState) -> bool:
    piles = [n for taken in state.penalties for n in taken]
    together = [*state.reserve, *state.circle.stones, *piles]
    return sorted(together) == list(range(state.parts.stone.count))


def play_out(levels: tuple[str, ...], seed: int) -> Table:
    """A game of bots; after every step all stones are somewhere, once."""
    hands = {f"hand_{SEATS[k]}": level for k, level in enumerate(levels) if level in SKILLS}
    table = Table("stonehenge", len(levels), seed, options=hands)
    bots: list[Bot] = [
        Sunthrower(Rng(f"{seed} {k}"), level) if level in SKILLS else RandomBot(Rng(f"{seed} {k}"))
        for k, level in enumerate(levels)
    ]
    while not table.over:
        seat = table.to_move
        table.play(bots[seat].choose(table.view(seat), table.spec), seat)
        assert isinstance(table.state, StonehengeState)
        assert conserved(table.state)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["random", "skilled"])
def test_full_games_end_settled_and_lose_no_stone(kind: str, players: int) -> None:
    skilled = ("novice", "average", "expert", "average")
    for seed in range(GAMES):
        levels = skilled[:players] if kind == "skilled" else ("random",) * players
        table = play_out(levels, 100 * players + seed)
        for step in table.steps:
            if step.seat is None:
                move = GAME.decode(step.before, step.move)
                assert isinstance(move, Settled)
                assert move.calm
        again = Table.from_record(Record.parse(str(table.record)))
        assert again.state.key() == table.state.key()


def test_a_better_hand_wobbles_less() -> None:
    sigmas = [
        wobble(PARTS.hands[name], PARTS) for name in ("steady", "expert", "average", "novice")
    ]
    assert sigmas == sorted(sigmas)
    assert risk(5, sigmas[0]) < risk(5, sigmas[3])
    assert risk(-1, sigmas[0]) > 1


@pytest.mark.parametrize("level", SKILLS)
def test_a_bot_aims_through_its_zone_and_a_gap_on_the_other_side(level: str) -> None:
    state = scene([0, 45, 90, 180, 235, 270], [20, 135])
    state.stage = 3
    bot = Sunthrower(Rng(3), level)
    for _ in range(3):
        move = bot.choose_swing(state, Rng(4))
        assert why(state, move) == ""
        assert bot._room(state, move) > 3


def test_a_bot_brings_the_hand_of_its_level() -> None:
    bots = [None, "sunthrower-novice", "random", "sunthrower-expert"]
    hands = {"hand_second": "novice", "hand_fourth": "expert"}
    assert options_for("stonehenge", bots) == hands
    assert options_for("stonehenge", [None, "apprentice", "random", "master"]) == hands
    assert options_for("m", [None, "apprentice", "master"]) == {}


def test_a_bot_of_another_game_says_so() -> None:
    from trilithon import BadSetup

    table = Table("m", seed=1)
    with pytest.raises(BadSetup):
        Sunthrower(Rng(1), "novice").choose(table.view(0), table.spec)
