"""Engine and reference, side by side through random games, agree on all that can be seen."""

import pytest

from games_played import number_of_games
from trilithon import CHANCE, GAMES, OVER, Rng, State
from trilithon.games.m.view import MView

from .reference import Reference, name_of


def seen(state: State, seat: int | None) -> MView:
    view = state.view(seat)
    assert isinstance(view, MView)
    return view


def compare(state: State, reference: Reference) -> None:
    view = seen(state, None)
    assert {lying.cell: lying.card for lying in view.table} == {
        name_of(cell): card for cell, card in reference.table.items()
    }
    assert view.tokens == tuple(reference.tokens)
    assert view.taken == tuple(map(tuple, reference.taken))
    assert view.pile == reference.pile
    assert [buried.seat for buried in view.buried] == [seat for _, seat in reference.buried]
    assert (view.to_move == OVER) == reference.over
    assert view.scores == tuple(map(reference.total, range(reference.players)))
    for seat, hand in enumerate(reference.hands):
        assert sorted(seen(state, seat).hand or ()) == sorted(hand)
    if not reference.over:
        assert (view.stage, view.active) == (reference.stage, reference.active)
        assert view.idle == reference.idle
        assert set(view.line) == set(map(name_of, reference.line))
    if state.to_move >= 0:
        taking = reference.stage == "take"
        assert state.to_move == (reference.taker if taking else reference.active)


@pytest.mark.parametrize("voluntary", ["no", "yes"])
@pytest.mark.parametrize("players", range(2, 7))
def test_engine_and_reference_agree(players: int, voluntary: str) -> None:
    game = GAMES["m"]
    spec = game.spec(players, {"voluntary_pass": voluntary})
    for seed in range(max(3, number_of_games("m", 0) // 100)):
        rng = Rng(f"reference {players} {seed}")
        state = game.start(spec)
        reference = Reference(players, voluntary == "yes")
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                move = state.sample_chance(rng)
            else:
                listed = [str(game.decode(state, move)) for move in state.legal_moves()]
                assert len(listed) == len(set(listed))
                assert set(listed) == reference.moves()
                move = state.random_move(rng)
            reference.play(str(game.decode(state, move)))
            state.apply(move)
            compare(state, reference)
