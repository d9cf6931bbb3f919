"""Random games for the suites that every game passes."""

import os
from collections.abc import Callable, Iterator
from hashlib import sha256

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


def nobody(_: State) -> int | None:
    """Nobody chooses: every move is made at random."""
    return None


def steps(
    name: str, players: int, seed: int, choose: Callable[[State], int | None] = nobody
) -> Iterator[tuple[State, int, State]]:
    """One random game: each position, the move made there, and the position after it.

    Chance is made by the same generator. Do not change the positions. `choose` may choose moves.
    """
    game = GAMES[name]
    rng = Rng(f"{name} {players} {seed}")
    state = game.start(game.spec(players))
    while state.to_move != OVER:
        chosen = None if state.to_move == CHANCE else choose(state)
        if chosen is None:
            chance = state.to_move == CHANCE
            chosen = int(state.sample_chance(rng) if chance else state.random_move(rng))
        after = state.copy()
        after.apply(chosen)
        yield state, chosen, after
        state = after


def positions(name: str, players: int, seed: int) -> Iterator[State]:
    """The positions of one random game, the last one included; do not change them."""
    for state, _, after in steps(name, players, seed):
        yield state
        if after.to_move == OVER:
            yield after


def random_table(name: str, players: int, seed: int, moves: int = 10**9) -> Table:
    """A table played at random to its end, or for some moves."""
    table = trilithon.Table(name, players=players, seed=seed)
    rng = Rng(f"moves {seed}")
    while not table.over and moves > 0:
        table.play(int(table.state.random_move(rng)))
        moves -= 1
    return table


def resealed(text: str) -> str:
    """A record whose last line seals it again, as a forger would."""
    lines = text.splitlines()[:-1]
    body = "\n".join(lines) + "\n"
    moves = len(lines) - lines.index("") - 1
    seal = sha256(body.encode(errors="surrogatepass")).hexdigest()[:16]
    return f"{body}end {moves} {seal}\n"
