"""M, by Martin Schlegel: cards that match their neighbours, tokens, and lines that score."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.core.data import Data
from trilithon.core.errors import BadNotation
from trilithon.core.game import Event, Game, Move, Option
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, State, View
from trilithon.games.m import moves
from trilithon.games.m.components import RULES, MSpec
from trilithon.games.m.events import events, sees_deal
from trilithon.games.m.hints import MCatalogue, MHints, catalogue, hints
from trilithon.games.m.knowledge import imagine
from trilithon.games.m.position import EMPTY
from trilithon.games.m.rules import MState
from trilithon.games.m.view import MView


class M(Game):
    """The game as the table knows it."""

    name = "m"
    players = range(2, 7)
    rules = RULES
    folder = Path(__file__).parent

    def options(self, data: Data) -> tuple[Option, ...]:
        layouts = tuple(data.names("setup.layouts"))
        return (Option("voluntary_pass", ("no", "yes")), Option("layout", layouts))

    def make_spec(self, players: int, options: dict[str, str], data: Data) -> Spec:
        return MSpec(players, options, data)

    def start(self, spec: Spec) -> MState:
        assert isinstance(spec, MSpec)
        seats = [int(spec.tokens), 0] + [0] * int(spec.colours)
        cards = list(range(int(spec.cards)))
        return MState(
            spec,
            table=vec[u8]([u8(EMPTY)] * int(spec.cells)),
            boards=vec[i64]([i64(0)] * int(spec.features)),
            hands=vec[u8]([u8(EMPTY)] * int(spec.players * spec.hand)),
            seats=vec[i64]([i64(number) for number in seats] * int(spec.players)),
            pool=vec[u8]([u8(card) for card in cards + cards]),
            taken=vec[u8](),
            buried=vec[u8](),
            known=vec[u8](),
        )

    def from_view(self, spec: Spec, view: View, rng: Rng) -> MState:
        assert isinstance(view, MView)
        state = self.start(spec)
        imagine(state, view, rng)
        return state

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def encode(self, state: State, move: Move) -> int:
        assert isinstance(state, MState)
        if not isinstance(move, moves.MMove):
            raise BadNotation("error-notation", text=str(move)[:80])
        return moves.encode(state.m, move)

    def decode(self, state: State, move: int) -> Move:
        assert isinstance(state, MState)
        return moves.decode(state.m, move)

    def seen(self, state: State, move: int, viewer: int | None) -> str:
        assert isinstance(state, MState)
        named = moves.decode(state.m, move)
        if isinstance(named, moves.Pass) and named.card and viewer != state.active:
            return "pass ?"
        if isinstance(named, moves.Deal) and not sees_deal(state, viewer):
            return "deal ?"
        return str(named)

    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        assert isinstance(before, MState)
        assert isinstance(after, MState)
        return events(before, moves.decode(before.m, move), after, viewer)

    def hints(self, state: State) -> MHints:
        assert isinstance(state, MState)
        return hints(state)

    def catalogue(self, spec: Spec) -> MCatalogue:
        assert isinstance(spec, MSpec)
        return catalogue(spec)
