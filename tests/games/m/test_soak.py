"""Random games to their end: what always holds, holds after every decision.

`TRILITHON_GAMES` says how many games for each number of players.
"""

from collections import Counter

import pytest

from games_played import number_of_games
from trilithon import CHANCE, GAMES, OVER, Rng, State
from trilithon.games.m.view import MView

IN_PLAY = {2: 50, 3: 60, 4: 70, 5: 80, 6: 90}
DECK = Counter(f"{c}{v}{s}" for c in "bnrgy" for s in "ctmf" for v in (10, 20, 30, 40))
DECK.update([f"{colour}0" for colour in "bnrgy"] * 2)
AROUND = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def seen(state: State, viewer: int | None) -> MView:
    view = state.view(viewer)
    assert isinstance(view, MView)
    return view


def check_tokens(view: MView) -> None:
    assert sum(view.tokens) == 6 * view.players
    assert min(view.tokens) >= 0


def check_table(view: MView) -> None:
    """In one piece by sides and corners, within six rows and six columns, names going round."""
    cells = {(int(lying.cell[1]), ord(lying.cell[0])) for lying in view.table}
    assert len({row for row, _ in cells}) <= 6
    assert len({column for _, column in cells}) <= 6
    left = {(row % 7, column % 7) for row, column in cells}
    frontier = [left.pop()]
    while frontier:
        row, column = frontier.pop()
        near = {((row + down) % 7, (column + right) % 7) for down, right in AROUND} & left
        left -= near
        frontier += near
    assert not left


def check_counts(view: MView) -> None:
    """The cards in play are on the table, taken, held, or in the pile."""
    lying, taken = len(view.table), sum(map(len, view.taken))
    assert lying + taken + sum(view.hand_sizes) + view.pile == IN_PLAY[view.players]
    assert len(view.buried) <= view.pile


def check_cards(state: State) -> None:
    """No card is in two places."""
    view = seen(state, None)
    cards = Counter(lying.card for lying in view.table)
    for taken in view.taken:
        cards.update(taken)
    for seat in range(view.players):
        own = seen(state, seat)
        cards.update(own.hand or ())
        cards.update(buried.card for buried in own.buried if buried.card)
    assert cards <= DECK


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_all_invariants(players: int) -> None:
    game = GAMES["m"]
    spec = game.spec(players)
    start = game.start(spec)
    ends = Counter[bool]()
    for seed in range(number_of_games("m", 30)):
        rng = Rng(f"soak {players} {seed}")
        state = start.copy()
        decisions = 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            state.apply(state.random_move(rng))
            decisions += 1
            view = seen(state, None)
            check_tokens(view)
            check_table(view)
            check_counts(view)
            if decisions % 16 == 0:
                check_cards(state)
        check_cards(state)
        assert decisions <= spec.longest
        ends[seen(state, None).last_phase] += 1
    assert ends.keys() == {True, False}, "some end with a scoring phase, some with a jam"
