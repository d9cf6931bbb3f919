"""The secrecy suite: two worlds that differ only in what a seat cannot see look the same to it.

The worlds run in lockstep: what the one does, the other does as the seat sees it. Where the twin
cannot follow (it does not hold the card), a new twin is born.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from games_played import EVERY_TABLE, SLOW, nobody, number_of_games, steps
from trilithon import CHANCE, GAMES, Game, Rng, State

every_table = pytest.mark.parametrize(("name", "players"), EVERY_TABLE)

# The games in which a seat knows what others do not.
SECRETS = {"m"}


def twin_of(state: State, seat: int, rng: Rng) -> State:
    """Another world that this seat cannot tell from the first."""
    twin = state.copy()
    twin.determinize(seat, rng)
    return twin


def lookalike(game: Game, state: State, move: int, twin: State, seat: int) -> int | None:
    """A move of the twin world that this seat sees as it sees `move`; another one if possible."""
    seen = game.seen(state, move, seat)
    if twin.to_move == CHANCE:
        moves = [outcome for outcome, _ in twin.chance_outcomes()]
    else:
        moves = [int(other) for other in twin.legal_moves()]
    alike = [other for other in moves if game.seen(twin, other, seat) == seen]
    others = [other for other in alike if other != move]
    return next(iter(others or alike), None)


@dataclass(frozen=True)
class Pair:
    """Twin worlds and the moves they make next (None when the twin cannot follow)."""

    state: State
    move: int
    after: State
    twin: State
    other: int | None
    twin_after: State | None


def in_lockstep(
    game: Game,
    players: int,
    seat: int,
    seed: int,
    choose: Callable[[State], int | None] = nobody,
) -> Iterator[Pair]:
    """A random game, but for what is chosen, and its twin world, move by move."""
    rng = Rng(f"twins {seed} {seat}")
    twin: State | None = None
    for state, move, after in steps(game.name, players, seed, choose):
        twin = twin or twin_of(state, seat, rng)
        other = lookalike(game, state, move, twin, seat)
        twin_after = None
        if other is not None:
            twin_after = twin.copy()
            twin_after.apply(other)
        yield Pair(state, move, after, twin, other, twin_after)
        twin = twin_after


def check_twins(game: Game, players: int, seat: int, seed: int) -> int:
    """Compare all that the seat gets in both worlds; how many pairs really differed."""
    differed = 0
    for pair in in_lockstep(game, players, seat, seed):
        state, twin = pair.state, pair.twin
        differed += state.key() != twin.key()
        assert state.view(seat) == twin.view(seat)
        assert state.to_move == twin.to_move
        if state.to_move == seat:
            assert list(state.legal_moves()) == list(twin.legal_moves())
            assert game.hints(state) == game.hints(twin)
        one, two = state.copy(), twin.copy()
        one.determinize(seat, Rng(seed))
        two.determinize(seat, Rng(seed))
        assert one.key() == two.key()
        if pair.other is not None and pair.twin_after is not None:
            told = game.events(state, pair.move, pair.after, seat)
            assert told == game.events(twin, pair.other, pair.twin_after, seat)
    return differed


@every_table
def test_twin_worlds_look_the_same(name: str, players: int) -> None:
    differed = 0
    for seed in range(1 if name in SLOW else min(number_of_games(name, 2), 50)):
        for seat in range(1 if name in SLOW else players):
            differed += check_twins(GAMES[name], players, seat, 2000 + seed)
    assert (differed > 0) == (name in SECRETS)


@every_table
def test_a_spectator_sees_no_more_than_every_seat(name: str, players: int) -> None:
    """What a spectator is told of a move is what some other seat is told, or less."""
    game = GAMES[name]
    for state, move, _ in steps(name, players, seed=3000):
        public = game.seen(state, move, None)
        assert public in {game.seen(state, move, seat) for seat in range(players)}
