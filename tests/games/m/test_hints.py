"""What the page shows before a move is made is what the move then brings."""

import pytest

from games_played import positions
from trilithon import GAMES, OVER, State
from trilithon.core.state import CHANCE
from trilithon.games.m.hints import MHints
from trilithon.games.m.moves import Line, Place
from trilithon.games.m.rules import MState

GAME = GAMES["m"]


def decisions(players: int, seed: int) -> list[tuple[MState, MHints]]:
    found = []
    for state in positions("m", players, seed):
        if state.to_move not in (CHANCE, OVER):
            assert isinstance(state, MState)
            hints = GAME.hints(state)
            assert isinstance(hints, MHints)
            found.append((state, hints))
    return found


def made(state: State, notation: str) -> MState:
    after = state.copy()
    after.apply(GAME.encode(state, GAME.parse(notation)))
    assert isinstance(after, MState)
    return after


@pytest.mark.parametrize("players", GAME.players)
def test_every_legal_move_is_hinted_at_once(players: int) -> None:
    for state, hints in decisions(players, 71):
        moves = [str(GAME.decode(state, int(move))) for move in state.legal_moves()]
        assert list(hints.moves) == moves
        hinted = [place.move for place in hints.places] + [line.move for line in hints.lines]
        hinted += [take.move for take in hints.takes] + [give.move for give in hints.passes]
        assert sorted(hinted) == sorted(moves)


@pytest.mark.parametrize("players", GAME.players)
def test_a_placement_takes_the_tokens_and_starts_the_scoring_that_were_hinted(players: int) -> None:
    scored = 0
    for state, hints in decisions(players, 72):
        for hint in hints.places:
            assert hint.move == str(Place(hint.card, hint.cell))
            after = made(state, hint.move)
            tokens = after.token_count(state.active) - state.token_count(state.active)
            assert hint.tokens == tokens
            named = {
                after.m.cell_name(cell) for cell in range(after.m.cells) if after.line >> cell & 1
            }
            for line in hint.lines:
                assert hint.cell in line
                assert len(line) >= state.m.run
            if len(hint.lines) == 1 and named:
                scored += 1
                assert set(hint.lines[0]) == named
    assert scored > 0


def test_a_line_shows_the_cells_it_will_score() -> None:
    seen = 0
    for seed in range(40):
        for state, hints in decisions(2, seed):
            for hint in hints.lines:
                after = made(state, str(Line(hint.line)))
                if after.line:
                    cells = {
                        after.m.cell_name(c) for c in range(after.m.cells) if after.line >> c & 1
                    }
                    assert cells == set(hint.cells)
                    seen += 1
    assert seen > 0


@pytest.mark.parametrize("players", GAME.players)
def test_every_card_and_cell_is_either_offered_or_refused_with_the_reason(players: int) -> None:
    for state, hints in decisions(players, 73):
        reasons = {
            (refusal.card, cell): refusal.why
            for refusal in hints.refusals
            for cell in refusal.cells
        }
        places = {(hint.card, hint.cell) for hint in hints.places}
        view = state.view(int(state.to_move))
        hand = set(getattr(view, "hand", ())) if hints.places or hints.passes else set()
        lying = {lying.cell for lying in getattr(view, "table", ())}
        empty = {state.m.cell_name(cell) for cell in range(state.m.cells)} - lying
        for card in hand:
            for cell in empty:
                assert ((card, cell) in places) != ((card, cell) in reasons)
        for (card, cell), why in reasons.items():
            move = f"{card} {cell}" if card else f"take {cell}"
            assert state.why_not(GAME.encode(state, GAME.parse(move))) == why


def test_the_catalogue_shows_every_face() -> None:
    spec = GAME.spec(2)
    catalogue = GAME.catalogue(spec)
    faces = getattr(catalogue, "faces", {})
    assert len(faces) == 85
    assert faces["b40c"].colour == "blue"
    assert (faces["y0"].value, faces["y0"].symbol) == (0, None)
