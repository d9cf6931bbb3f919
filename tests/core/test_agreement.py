"""Compiled and interpreted engines are the same source: they must play the same games."""

import hashlib
import os
from functools import cache

import pytest

import trilithon
from games_played import EVERY_TABLE
from trilithon.interpreted import run_interpreted

DIGEST = """
import hashlib, sys
import trilithon
from trilithon import CHANCE, OVER

def digest(name, players, games):
    game, told = trilithon.GAMES[name], hashlib.sha256()
    for seed in range(games):
        rng, state = trilithon.Rng(f"agree {seed}"), None
        state = game.start(game.spec(players))
        while state.to_move != OVER:
            chance = state.to_move == CHANCE
            state.apply(state.sample_chance(rng) if chance else state.random_move(rng))
            told.update(f"{state.key()} {state.to_move}".encode())
            if state.to_move >= 0 and rng.below(8) == 0:
                told.update(repr(list(state.legal_moves())).encode())
                state.determinize(state.to_move, rng)
        told.update(repr((state.scores(), state.ranking())).encode())
    return told.hexdigest()
"""

# Stonehenge is never compiled.
COMPILED_TABLES = [table for table in EVERY_TABLE if table.values[0] != "stonehenge"]


def games() -> int:
    """How many games, shared among the numbers of players."""
    return int(os.environ.get("TRILITHON_AGREE", "40"))


@cache
def interpreted_digests() -> dict[str, str]:
    tables = [(str(t.values[0]), int(str(t.values[1]))) for t in COMPILED_TABLES]
    code = f"{DIGEST}\nassert not trilithon.COMPILED\n"
    code += f"for name, players in {tables!r}:\n"
    code += f"    print(name, players, digest(name, players, {games()}))\n"
    lines = [line.rsplit(" ", 1) for line in run_interpreted("-c", code).splitlines()]
    return dict(lines)


@pytest.mark.parametrize(("name", "players"), COMPILED_TABLES)
@pytest.mark.xdist_group("agreement")
def test_compiled_and_interpreted_engines_agree(name: str, players: int) -> None:
    assert trilithon.COMPILED, "the engines are not compiled: run `make`, see `trilithon doctor`"
    scope: dict[str, object] = {}
    exec(DIGEST, scope)
    digest = scope["digest"]
    assert callable(digest)
    assert digest(name, players, games()) == interpreted_digests()[f"{name} {players}"]


def test_the_digest_tells_games_apart() -> None:
    assert len(set(interpreted_digests().values())) == len(COMPILED_TABLES)
    assert hashlib.sha256(b"").hexdigest() not in interpreted_digests().values()
