"""What a game hands to the table: its options, its words for moves, its events."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from trilithon.core.data import Data
from trilithon.core.errors import Argument, BadData, BadSetup
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, State, View


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first of its choices is the default."""

    name: str
    choices: tuple[str, ...]


class Move(ABC):
    """A named, frozen move; `str(move)` is its notation."""

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Event:
    """Something a viewer saw happen: the key of a sentence and its arguments."""

    key: str
    args: Mapping[str, Argument]


@dataclass(frozen=True)
class Hints:
    """What the seat to move may do, in notation; games add what a page shows of each move."""

    moves: tuple[str, ...]


@dataclass(frozen=True)
class Catalogue:
    """What a page must know of a game's components; games add theirs."""


class Game(ABC):
    """One of the games: everything outside the hot path that depends on which game it is."""

    name: ClassVar[str]
    players: ClassVar[range]
    rules: ClassVar[int]
    folder: ClassVar[Path]

    @cached_property
    def data(self) -> Data:
        """The component data this version plays with."""
        return Data.read(self.folder / "data.toml")

    def data_by_hash(self, digest: str) -> Data:
        """The current or a former version of the data, as a record names it."""
        for path in sorted(self.folder.glob("data*.toml")):
            data = Data.read(path)
            if data.hash == digest:
                return data
        raise BadData("error-data-unknown", game=self.name, hash=digest)

    def spec(
        self, players: int, options: Mapping[str, str] | None = None, data: Data | None = None
    ) -> Spec:
        """A checked specification, defaults filled in."""
        data = data or self.data
        if data.game != self.name:
            raise BadData("error-data-game", game=self.name, found=data.game)
        data.check_shape(self.data)
        if players not in self.players:
            lowest, highest = self.players[0], self.players[-1]
            raise BadSetup(
                "error-players", game=self.name, low=lowest, high=highest, players=players
            )
        return self.make_spec(players, self.choose(options or {}, data), data)

    def choose(self, wanted: Mapping[str, str], data: Data) -> dict[str, str]:
        """All options with the wanted choices, or the defaults."""
        known = {option.name: option for option in self.options(data)}
        for name, choice in wanted.items():
            if name not in known:
                raise BadSetup("error-option", option=name, known=", ".join(known))
            if choice not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise BadSetup("error-choice", option=name, choice=choice, known=choices)
        return {name: wanted.get(name, option.choices[0]) for name, option in known.items()}

    @abstractmethod
    def options(self, data: Data) -> tuple[Option, ...]:
        """What can be chosen before the game."""

    def options_for(self, hands: Sequence[str | None]) -> dict[str, str]:
        """The options that give the seats these hands (None: the usual one), if hands matter."""
        assert len(hands) in self.players
        return {}

    @abstractmethod
    def make_spec(self, players: int, options: dict[str, str], data: Data) -> Spec:
        """The specification; BadData if the data describe no playable game."""

    @abstractmethod
    def start(self, spec: Spec) -> State:
        """The position before anything is dealt."""

    @abstractmethod
    def from_view(self, spec: Spec, view: View, rng: Rng) -> State:
        """A full imagined world that agrees with the view."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move a notation names; BadNotation if it names none."""

    @abstractmethod
    def encode(self, state: State, move: Move) -> int:
        """The number of a named move. A payload of a move of CHANCE is left with the state."""

    @abstractmethod
    def decode(self, state: State, move: int) -> Move:
        """The named move of a number, in the position before it is made."""

    @abstractmethod
    def seen(self, state: State, move: int, viewer: int | None) -> str:
        """The notation of a move as this viewer saw it made, `?` for what is secret to them."""

    @abstractmethod
    def events(self, before: State, move: int, after: State, viewer: int | None) -> list[Event]:
        """What this viewer saw happen."""

    def hints(self, state: State) -> Hints:
        """What the seat to move may do, told from nothing that this seat cannot see."""
        return Hints(tuple(str(self.decode(state, int(move))) for move in state.legal_moves()))

    def simulator(self) -> str:
        """The simulation that finds outcomes, with its version; empty where there is none."""
        return ""

    def simulated(self, before: State, move: int) -> Move:
        """The outcome of a move of CHANCE computed anew, whatever a record tells."""
        return self.decode(before, move)

    def catalogue(self, spec: Spec) -> Catalogue:
        """The components as a page needs them."""
        assert spec.game == self.name
        return Catalogue()


GAMES: dict[str, Game] = {}
"""The games that can be played, by name; `trilithon.games` fills it."""


def find_game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadSetup("error-game", game=name[:40], known=", ".join(GAMES))
    return GAMES[name]
