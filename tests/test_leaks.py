"""Planted leaks: the secrecy suite must catch each of them, or it proves nothing."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from trilithon import GAMES, Data, Event, Game, Move, Option, Rng, Spec, State, View
from trilithon.core.game import Hints
from trilithon.core.state import ScoreLine
from trilithon.games.m import M
from trilithon.games.m.rules import MState
from trilithon.games.m.view import MView
from twin_worlds import check_twins

PLAYERS = 3


class Mutant(State):
    """A position of M that does everything as it should; its heirs leak."""

    def __init__(self, inner: MState) -> None:
        self.inner = inner
        self.spec = inner.spec
        self._follow()

    def _follow(self) -> None:
        self.to_move, self.turn = self.inner.to_move, self.inner.turn

    def legal_moves(self) -> vec[i64]:
        return self.inner.legal_moves()

    def why_not(self, move: i64) -> str:
        return self.inner.why_not(move)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def sample_chance(self, rng: Rng) -> i64:
        return self.inner.sample_chance(rng)

    def apply(self, move: i64) -> None:
        self.inner.apply(move)
        self._follow()

    def copy(self) -> "Mutant":
        return type(self)(self.inner.copy())

    def key(self) -> int:
        return self.inner.key()

    def determinize(self, seat: i64, rng: Rng) -> None:
        self.inner.determinize(seat, rng)

    def scores(self) -> list[int]:
        return self.inner.scores()

    def score_sheet(self) -> list[list[ScoreLine]]:
        return self.inner.score_sheet()

    def ranking(self) -> list[int]:
        return self.inner.ranking()

    def view(self, viewer: int | None) -> View:
        return self.inner.view(viewer)


class NextHandInView(Mutant):
    """The view tells a card of the next seat."""

    def view(self, viewer: int | None) -> View:
        view = self.inner.view(viewer)
        assert isinstance(view, MView)
        other = self.inner.view(((viewer or 0) + 1) % PLAYERS)
        assert isinstance(other, MView)
        return replace(view, placed=other.hand[0] if other.hand else None)


class OrderOfMovesTells(Mutant):
    """The legal moves come in an order that depends on another hand."""

    def legal_moves(self) -> vec[i64]:
        moves = list(self.inner.legal_moves())
        other = self.inner.view((self.to_move + 1) % PLAYERS)
        assert isinstance(other, MView)
        return vec[i64](reversed(moves) if "".join(other.hand or ()) < "m" else moves)


class RedrawTells(Mutant):
    """The unknown is drawn anew, but the draw depends on a hidden card."""

    def determinize(self, seat: i64, rng: Rng) -> None:
        other = self.inner.view((seat + 1) % PLAYERS)
        assert isinstance(other, MView)
        for _ in "".join(other.hand or ()):
            rng.bits32()
        self.inner.determinize(seat, rng)


class MutantGame(Game):
    """M, played with mutants."""

    name = "m"
    players = M.players
    rules = M.rules
    folder = M.folder

    def __init__(self, mutant: type[Mutant]) -> None:
        self.mutant = mutant
        self.plain = M()

    def options(self, data: Data) -> tuple[Option, ...]:
        return self.plain.options(data)

    def make_spec(self, players: int, options: dict[str, str], data: Data) -> Spec:
        return self.plain.make_spec(players, options, data)

    def start(self, spec: Spec) -> Mutant:
        return self.mutant(self.plain.start(spec))

    def from_view(self, spec: Spec, view: View, rng: Rng) -> Mutant:
        return self.mutant(self.plain.from_view(spec, view, rng))

    def parse(self, text: str) -> Move:
        return self.plain.parse(text)

    def encode(self, state: State, move: Move) -> int:
        return self.plain.encode(healthy(state), move)

    def decode(self, state: State, move: int) -> Move:
        return self.plain.decode(healthy(state), move)

    def seen(self, state: State, move: int, viewer: int | None) -> str:
        return self.plain.seen(healthy(state), move, viewer)

    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        return self.plain.events(healthy(before), move, healthy(after), viewer)

    def hints(self, state: State) -> Hints:
        return self.plain.hints(healthy(state))


class EverybodySeesTheDraw(MutantGame):
    """The events of a draw are told to all as to the seat that draws."""

    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        drawer = None if viewer is None else int(healthy(before).active)
        return self.plain.events(healthy(before), move, healthy(after), drawer)


class HintsOfTheNextSeat(MutantGame):
    """The hints for the page are made from another hand too."""

    def hints(self, state: State) -> Hints:
        other = state.view((state.to_move + 1) % PLAYERS)
        assert isinstance(other, MView)
        return Hints(other.hand or ())


def healthy(state: State) -> MState:
    """The real position inside a mutant."""
    assert isinstance(state, Mutant)
    return state.inner


def twins_differ(monkeypatch: pytest.MonkeyPatch, game: Game) -> int:
    monkeypatch.setitem(GAMES, "m", game)
    return sum(check_twins(game, PLAYERS, seat, seed=1) for seat in range(PLAYERS))


def test_a_healthy_game_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert twins_differ(monkeypatch, MutantGame(Mutant)) > 0


@pytest.mark.parametrize(
    "game",
    [
        MutantGame(NextHandInView),
        MutantGame(OrderOfMovesTells),
        MutantGame(RedrawTells),
        EverybodySeesTheDraw(Mutant),
        HintsOfTheNextSeat(Mutant),
    ],
    ids=lambda game: f"{type(game).__name__}-{game.mutant.__name__}",
)
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch, game: MutantGame) -> None:
    with pytest.raises(AssertionError):
        twins_differ(monkeypatch, game)
