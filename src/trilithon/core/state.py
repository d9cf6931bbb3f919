"""The contract of every game: a mutable position, cheap to copy, free of randomness of its own."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilithon.core.data import Data
from trilithon.core.rng import Rng
from trilithon.core.view import ScoreLine as ScoreLine
from trilithon.core.view import View as View

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Spec:
    """What is fixed for a whole game: who plays what, with which components."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, str],
        data: Data,
        actions: int,
        longest: int,
        score_low: int,
        score_high: int,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players: i64 = players
        self.options = options
        self.data = data
        self.actions = actions
        self.longest = longest
        self.score_low = score_low
        self.score_high = score_high


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. `to_move` is a seat, CHANCE or OVER; `turn` counts the turns begun."""

    spec: Spec
    to_move: i64
    turn: i64

    @abstractmethod
    def legal_moves(self) -> vec[i64]:
        """The moves of the seat to move, in a fixed order, never none."""

    def random_move(self, rng: Rng) -> i64:
        """One of the legal moves, each equally likely."""
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def is_legal(self, move: i64) -> bool:
        """Whether `apply` may take this move now, a move of CHANCE included."""
        return not self.why_not(move)

    @abstractmethod
    def why_not(self, move: i64) -> str:
        """The key of the sentence that says why the move is illegal; empty if it is legal."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible moves of CHANCE with their probabilities."""

    @abstractmethod
    def sample_chance(self, rng: Rng) -> i64:
        """A move of CHANCE at its true odds."""

    @abstractmethod
    def apply(self, move: i64) -> None:
        """Make a move that is trusted to be legal."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent twin."""

    @abstractmethod
    def key(self) -> int:
        """A number that equal positions share and others do not."""

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> None:
        """Draw anew, in place, all that this seat cannot know."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""

    @abstractmethod
    def score_sheet(self) -> list[list[ScoreLine]]:
        """The same points explained line by line, for people."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best, tie-breaks applied, shared where ties are."""

    @abstractmethod
    def view(self, viewer: int | None) -> View:
        """What this viewer sees."""


def playout(state: State, rng: Rng) -> int:
    """Play to the end by `random_move`; the number of decisions made by seats."""
    decisions: i64 = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            state.apply(state.random_move(rng))
            decisions += 1
    return decisions


def playout_legal(state: State, rng: Rng) -> int:
    """The same through `legal_moves`."""
    decisions: i64 = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))])
            decisions += 1
    return decisions
