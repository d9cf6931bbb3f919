"""Random games for the suites that every game passes."""

import os
from collections.abc import Iterator

import pytest

import trilithon
from trilithon import CHANCE, GAMES, OVER, Rng, State, Table

EVERY_TABLE = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, game in GAMES.items()
    for players in game.players
]

# A game of Stonehenge simulates a few dozen throws; the others take milliseconds.
SLOW = {"stonehenge"}


def number_of_games(name: str, ordinary: int) -> int:
    """How many games a suite plays: few of a slow game, many when TRILITHON_GAMES says so."""
    if name in SLOW:
        return max(1, min(ordinary, 2))
    return int(os.environ.get("TRILITHON_GAMES", ordinary))


def positions(name: str, players: int, seed: int) -> Iterator[State]:
    """The positions of one random game, chance made by the same generator; do not change them."""
    game = GAMES[name]
    rng = Rng(f"{name} {players} {seed}")
    state = game.start(game.spec(players))
    yield state
    while state.to_move != OVER:
        state = state.copy()
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            state.apply(state.random_move(rng))
        yield state


def random_table(name: str, players: int, seed: int, moves: int = 10**9) -> Table:
    """A table played at random to its end, or for some moves."""
    table = trilithon.Table(name, players=players, seed=seed)
    rng = Rng(f"moves {seed}")
    while not table.over and moves > 0:
        table.play(int(table.state.random_move(rng)))
        moves -= 1
    return table
