"""Compiled and interpreted engines are the same source: they must play the same games."""

import os

import pytest

import trilithon
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
COMPILED_GAMES = sorted(set(trilithon.GAMES) - {"stonehenge"})


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_compiled_and_interpreted_engines_agree(name: str) -> None:
    assert trilithon.COMPILED, "the engines are not compiled: run `make`, see `trilithon doctor`"
    players = list(trilithon.GAMES[name].players)
    games = int(os.environ.get("TRILITHON_AGREE", "80")) // len(players)
    code = f"{DIGEST}\nassert not trilithon.COMPILED\n"
    code += f"for players in {players}: print(digest({name!r}, players, {games}))\n"
    interpreted = run_interpreted("-c", code).split()
    scope: dict[str, object] = {}
    exec(DIGEST, scope)
    digest = scope["digest"]
    assert callable(digest)
    assert [digest(name, count, games) for count in players] == interpreted
    assert len(set(interpreted)) == len(players)
