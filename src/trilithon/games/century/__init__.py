"""Century: Golem - An Endless World, by Emerson Matsuuchi: merchants, crystals and golems."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.core.data import Data
from trilithon.core.errors import BadNotation
from trilithon.core.game import Event, Game, Move, Option
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, State, View
from trilithon.games.century import moves
from trilithon.games.century.catalogue import CenturyCatalogue, catalogue
from trilithon.games.century.components import RANDOM, RULES, CenturySpec
from trilithon.games.century.events import events
from trilithon.games.century.hints import CenturyHints, hints
from trilithon.games.century.knowledge import imagine
from trilithon.games.century.position import ASSIST, NONE
from trilithon.games.century.state import CenturyState
from trilithon.games.century.view import CenturyView


class Century(Game):
    """The game as the table knows it."""

    name = "century"
    players = range(2, 5)
    rules = RULES
    folder = Path(__file__).parent

    def options(self, data: Data) -> tuple[Option, ...]:
        panels = tuple(data.texts("setup.choice"))
        return (
            Option("panel", (RANDOM, *panels)),
            Option("action_required", ("yes", "no")),
            Option("golem_order", ("either", "tile_first")),
        )

    def make_spec(self, players: int, options: dict[str, str], data: Data) -> Spec:
        return CenturySpec(players, options, data)

    def start(self, spec: Spec) -> CenturyState:
        assert isinstance(spec, CenturySpec)
        board = [0] * int(spec.board_size)
        for place in range(int(spec.row_at), int(spec.pool_at)):
            board[place] = int(NONE)
        for stack, size in enumerate(spec.stack_size):
            board[int(spec.stack_at) + 2 * stack] = int(size)
        for card in range(int(spec.cards)):
            board[int(spec.pool_at) + card] = card
        for tile in range(int(spec.tiles)):
            board[int(spec.tile_at) + tile] = int(NONE)
        for kind, count in enumerate(spec.kind_count):
            board[int(spec.kind_at) + kind] = int(count)
        home, reserve = spec.merchants_start, spec.merchants - spec.merchants_start
        rest = [i64(0)] * int(ASSIST + 2 * (spec.symbols + 1) - 3)
        seats: list[i64] = []
        for seat in range(int(spec.players)):
            seats += [spec.pack(spec.start_crystals[seat]), home, reserve, *rest]
        state = CenturyState(spec, vec[u8]([u8(part) for part in board]), vec[i64](seats))
        state.unseen = sum(spec.kind_count)
        if spec.chosen >= 0:
            state.lay_panel(spec.chosen)
        return state

    def from_view(self, spec: Spec, view: View, rng: Rng) -> CenturyState:
        assert isinstance(view, CenturyView)
        state = self.start(spec)
        imagine(state, view)
        state.determinize(-1 if view.viewer is None else view.viewer, rng)
        return state

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def encode(self, state: State, move: Move) -> int:
        assert isinstance(state, CenturyState)
        if not isinstance(move, moves.CenturyMove):
            raise BadNotation("error-notation", text=str(move)[:80])
        return moves.encode(state, move)

    def decode(self, state: State, move: int) -> Move:
        assert isinstance(state, CenturyState)
        return moves.decode(state, move)

    def seen(self, state: State, move: int, viewer: int | None) -> str:
        assert viewer is None or 0 <= viewer < state.spec.players
        return str(self.decode(state, move))

    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        assert isinstance(before, CenturyState)
        assert isinstance(after, CenturyState)
        assert viewer is None or 0 <= viewer < before.world.players
        return events(before, moves.decode(before, move), after)

    def hints(self, state: State) -> CenturyHints:
        assert isinstance(state, CenturyState)
        return hints(state)

    def catalogue(self, spec: Spec) -> CenturyCatalogue:
        assert isinstance(spec, CenturySpec)
        return catalogue(spec, self.players)
