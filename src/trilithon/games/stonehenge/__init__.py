"""Stonehenge and the Sun, by Naotaka Shimamoto: standing stones and a pendulum among them."""

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from trilithon.core.data import Data
from trilithon.core.errors import BadNotation
from trilithon.core.game import Catalogue, Event, Game, Hints, Move, Option
from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, Spec, State, View
from trilithon.games.stonehenge import hints, moves
from trilithon.games.stonehenge.components import HANDS
from trilithon.games.stonehenge.events import events
from trilithon.games.stonehenge.position import RULES, SEATS, StonehengeSpec
from trilithon.games.stonehenge.rules import StonehengeState
from trilithon.games.stonehenge.view import StonehengeView, restore

GUIDES = ("short", "long")  # how far a page shows the line that a player intends


class Stonehenge(Game):
    """The game as the table knows it."""

    name = "stonehenge"
    players = range(2, 5)
    rules = RULES
    folder = Path(__file__).parent

    def options(self, data: Data) -> tuple[Option, ...]:
        hands = (Option(f"hand_{seat}", HANDS) for seat in SEATS)
        return (*hands, Option("guide", GUIDES))

    def options_for(self, hands: Sequence[str | None]) -> dict[str, str]:
        return {f"hand_{seat}": hand for seat, hand in zip(SEATS, hands, strict=False) if hand}

    def make_spec(self, players: int, options: dict[str, str], data: Data) -> Spec:
        return StonehengeSpec(players, options, data)

    def start(self, spec: Spec) -> StonehengeState:
        assert isinstance(spec, StonehengeSpec)
        return StonehengeState(spec)

    def from_view(self, spec: Spec, view: View, rng: Rng) -> StonehengeState:
        assert isinstance(view, StonehengeView)
        state = self.start(spec)
        restore(state, view)
        return state

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def encode(self, state: State, move: Move) -> int:
        assert isinstance(state, StonehengeState)
        match move:
            case moves.Settled():
                number = state.spec.codec.encode(move)
                # a seat that names an outcome plants nothing: only CHANCE's turn takes one
                if state.to_move != CHANCE:
                    return number
                if move.changes is not None:
                    state.outcomes[number] = move
                elif not state.why_not(number):
                    state.outcome(number)
                return number
            case moves.Ring() | moves.Top() | moves.Gate() | moves.Mark() | moves.Swing():
                return state.spec.codec.encode(move)
        raise BadNotation("error-notation", text=str(move)[:80])

    def decode(self, state: State, move: int) -> Move:
        assert isinstance(state, StonehengeState)
        return named(state, move)

    def simulator(self) -> str:
        return f"MuJoCo {version('mujoco-core')}"

    def simulated(self, before: State, move: int) -> Move:
        assert isinstance(before, StonehengeState)
        return before.simulate(move - moves.FIRST_OUTCOME).move

    def seen(self, state: State, move: int, viewer: int | None) -> str:
        return str(self.decode(state, move))

    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        assert isinstance(before, StonehengeState)
        assert isinstance(after, StonehengeState)
        return events(before, named(before, move), after)

    def hints(self, state: State) -> Hints:
        assert isinstance(state, StonehengeState)
        return hints.hints(state)

    def catalogue(self, spec: Spec) -> Catalogue:
        assert isinstance(spec, StonehengeSpec)
        return hints.catalogue(spec.parts)


def named(state: StonehengeState, move: int) -> moves.StonehengeMove:
    """The named move of a number, with the outcome that the state knows."""
    found = state.outcomes.get(move) or state.spec.codec.decode(move)
    if found is None:
        raise BadNotation("error-move-number", text=str(move))
    return found
