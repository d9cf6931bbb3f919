"""The secrecy suite: two worlds that differ only in what a seat cannot see look the same to it.

The worlds run in lockstep: what the one does, the other does as the seat sees it. Where the twin
cannot follow (it does not hold the card), a new twin is born.
"""

from collections.abc import Iterator

import pytest

from games_played import EVERY_TABLE, number_of_games, positions
from trilithon import CHANCE, GAMES, OVER, Game, Rng, State

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


def in_lockstep(
    game: Game, players: int, seat: int, seed: int
) -> Iterator[tuple[State, int | None, State, int | None]]:
    """Pairs of twin worlds with the moves they make next (None when the twin cannot follow)."""
    rng = Rng(f"twins {seed} {seat}")
    twin: State | None = None
    walk = positions(game.name, players, seed)
    state = next(walk)
    for after in walk:
        twin = twin or twin_of(state, seat, rng)
        move = made_between(state, after)
        other = None if move is None else lookalike(game, state, move, twin, seat)
        yield state, move, twin, other
        if other is None:
            twin = None
        else:
            twin = twin.copy()
            twin.apply(other)
        state = after


def made_between(before: State, after: State) -> int | None:
    """The move that leads from one position to the next."""
    chance = before.to_move == CHANCE
    moves = [m for m, _ in before.chance_outcomes()] if chance else list(before.legal_moves())
    for move in moves:
        trial = before.copy()
        trial.apply(move)
        if trial.key() == after.key():
            return int(move)
    return None


def check_twins(game: Game, players: int, seat: int, seed: int) -> int:
    """Compare all that the seat gets in both worlds; how many pairs really differed."""
    differed = 0
    for state, move, twin, other in in_lockstep(game, players, seat, seed):
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
        if move is not None and other is not None:
            after, twin_after = state.copy(), twin.copy()
            after.apply(move)
            twin_after.apply(other)
            told = game.events(state, move, after, seat)
            assert told == game.events(twin, other, twin_after, seat)
    return differed


@every_table
def test_twin_worlds_look_the_same(name: str, players: int) -> None:
    differed = 0
    for seed in range(min(number_of_games(name, 2), 50)):
        for seat in range(players):
            differed += check_twins(GAMES[name], players, seat, 2000 + seed)
    assert (differed > 0) == (name in SECRETS)


@every_table
def test_a_spectator_sees_no_more_than_every_seat(name: str, players: int) -> None:
    """What a spectator is told of a move is what some other seat is told, or less."""
    game = GAMES[name]
    walk = positions(name, players, seed=3000)
    state = next(walk)
    for after in walk:
        move = made_between(state, after)
        if move is not None and after.to_move != OVER:
            public = game.seen(state, move, None)
            assert public in {game.seen(state, move, seat) for seat in range(players)}
        state = after
