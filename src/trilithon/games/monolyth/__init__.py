"""Monolyth, by Phil Walker-Harding: stones stacked into a monolyth, and prophecies on its walls."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.core.data import Data
from trilithon.core.errors import BadNotation
from trilithon.core.game import Event, Game, Move, Option
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, State, View
from trilithon.games.monolyth import moves
from trilithon.games.monolyth.components import BOARD_OPTIONS, RANDOM, RULES, MonolythSpec
from trilithon.games.monolyth.events import events
from trilithon.games.monolyth.hints import (
    MonolythCatalogue,
    MonolythHints,
    catalogue,
    hints,
)
from trilithon.games.monolyth.knowledge import imagine
from trilithon.games.monolyth.rules import MonolythState
from trilithon.games.monolyth.view import MonolythView


class Monolyth(Game):
    """The game as the table knows it."""

    name = "monolyth"
    players = range(1, 5)
    rules = RULES
    folder = Path(__file__).parent

    def options(self, data: Data) -> tuple[Option, ...]:
        cards, boards = data.names("structure_cards"), data.names("player_boards")
        each = (Option(name, (RANDOM, *boards)) for name in BOARD_OPTIONS)
        return (Option("structure", (RANDOM, *cards)), *each)

    def make_spec(self, players: int, options: dict[str, str], data: Data) -> Spec:
        return MonolythSpec(players, options, data)

    def start(self, spec: Spec) -> MonolythState:
        assert isinstance(spec, MonolythSpec)
        seats: list[i64] = []
        for board in spec.chosen_boards:
            seats += [spec.heights.flat, 0, 0, 0, 0, 0, board]
        state = MonolythState(spec, spec.first_board(), vec[i64](seats), vec[i64]())
        state.card = spec.chosen_card
        state.in_box = sum(spec.kind_counts[int(spec.colours) :])
        state.prophecies = spec.prophecies
        state.set_up()
        return state

    def from_view(self, spec: Spec, view: View, rng: Rng) -> MonolythState:
        assert isinstance(view, MonolythView)
        state = self.start(spec)
        imagine(state, view)
        state.determinize(-1 if view.viewer is None else view.viewer, rng)
        return state

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def encode(self, state: State, move: Move) -> int:
        assert isinstance(state, MonolythState)
        if not isinstance(move, moves.MonolythMove):
            raise BadNotation("error-notation", text=str(move)[:80])
        return moves.encode(state, move)

    def decode(self, state: State, move: int) -> Move:
        assert isinstance(state, MonolythState)
        return moves.decode(state, move)

    def seen(self, state: State, move: int, viewer: int | None) -> str:
        return str(self.decode(state, move))

    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        assert isinstance(before, MonolythState)
        assert isinstance(after, MonolythState)
        return events(before, moves.decode(before, move), after)

    def hints(self, state: State) -> MonolythHints:
        assert isinstance(state, MonolythState)
        return hints(state)

    def catalogue(self, spec: Spec) -> MonolythCatalogue:
        assert isinstance(spec, MonolythSpec)
        return catalogue(spec)
