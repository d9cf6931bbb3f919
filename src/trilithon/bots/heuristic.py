"""What a position promises to each seat: the results of finished games, the estimates of others."""

from collections.abc import Sequence
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from trilithon.core.rng import Rng
from trilithon.core.state import OVER, State

# A result is mostly who won; the margin tells games apart that are won or lost anyway.
WIN: Final = 0.8
# What is not over may still turn out otherwise: results are drawn towards equal ones by this part,
# and by as much more as there is left to play. So whoever leads wants to come to the end.
UNSURE: Final = 0.02
UNSURE_EARLY: Final = 0.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """How good a position looks; games add to it what a good player looks at.

    It is asked about imagined worlds only. Its features have `names` and are worth `weights` points
    each; their sum is what a seat may expect at the end. `margin`: a clear victory in points;
    `doubt`: by how many points the estimate may well be wrong at the end and, beyond that, at the
    beginning.
    """

    def __init__(
        self, players: int, margin: float, doubt: tuple[float, float], weights: Sequence[float]
    ) -> None:
        self.players: i64 = players
        self.margin: float = margin
        self.doubt_late: float = doubt[0]
        self.doubt_early: float = doubt[1]
        self.weights: vec[float] = vec[float](weights)
        self.values: vec[float] = zeros(len(weights))
        self.points: vec[float] = zeros(players)
        self.results: vec[float] = zeros(players)
        self.wins: vec[float] = zeros(players)

    def names(self) -> list[str]:
        """What the features are called."""
        return ["score"]

    def measure(self, state: State, seat: i64) -> None:
        """Write the features of a seat into `values`."""
        self.values[0] = float(state.scores()[seat])

    def by_colour(self, state: State, seat: i64) -> dict[tuple[str, str], float]:
        """What features are worth in each colour, for those that have one: a feature, a colour."""
        return {}

    def left(self, state: State) -> float:
        """How much of the game is to come, from 1 down to 0."""
        return 0.0 if state.to_move == OVER else 1.0

    def settled(self, state: State) -> State:
        """The position whose features tell: this one, or the one that it leads to at once."""
        return state

    def decided(self, state: State) -> bool:
        """Whether points alone count from here on, and what features promise does not."""
        return state.to_move == OVER

    def estimate(self, state: State) -> None:
        """Write the points that each seat may expect at the end into `points`."""
        told = self.settled(state)
        seat: i64 = 0
        while seat < self.players:
            self.measure(told, seat)
            total = 0.0
            at: i64 = 0
            while at < len(self.weights):
                total += self.values[at] * self.weights[at]
                at += 1
            self.points[seat] = total
            seat += 1

    def lead(self, seat: i64) -> float:
        """By how much the seat's points exceed those of the best other seat."""
        best = -1e9
        other: i64 = 0
        while other < self.players:
            if other != seat and self.points[other] > best:
                best = self.points[other]
            other += 1
        if self.players == 1:
            best = 0.0
        return self.points[seat] - best

    def rate(self, state: State, moves: vec[i64]) -> vec[float]:
        """The lead of the seat to move after each of these moves, in points."""
        seat: i64 = state.to_move
        ratings = vec[float](capacity=len(moves))
        for move in moves:
            twin = state.copy()
            twin.apply(move)
            self.estimate(twin)
            ratings = append(ratings, self.lead(seat))
        return ratings

    def pick(self, state: State) -> i64:
        """The move that looks best to whoever is to move, the first of equals."""
        moves = state.legal_moves()
        best: i64 = 0
        if len(moves) > 1:
            ratings = self.rate(state, moves)
            at: i64 = 1
            while at < len(ratings):
                if ratings[at] > ratings[best]:
                    best = at
                at += 1
        return moves[best]

    def improvise(self, state: State, rng: Rng) -> i64:
        """A move that is found fast, to see where a position leads."""
        return state.random_move(rng)

    def judge(self, state: State) -> None:
        """Write what the position promises each seat, from 0 to 1, into `results`.

        `wins` are the parts of the win alone, by how much does not count there.
        """
        if state.to_move == OVER:
            self.settle(state)
            return
        self.estimate(state)
        left = self.left(state)
        self.share(self.doubt_late + self.doubt_early * left)
        self.blend(state)
        if self.players > 1:
            self.level(UNSURE + UNSURE_EARLY * left)

    def settle(self, state: State) -> None:
        """The results of a finished game: tied winners share the win."""
        ranking = state.ranking()
        scores = state.scores()
        winners: i64 = ranking.count(1)
        seat: i64 = 0
        while seat < self.players:
            self.points[seat] = float(scores[seat])
            self.results[seat] = 1.0 / float(winners) if ranking[seat] == 1 else 0.0
            seat += 1
        self.blend(state)

    def share(self, doubt: float) -> None:
        """Share the win among the seats by their points, the more evenly the greater the doubt."""
        most = self.points[0]
        for points in self.points:
            most = max(most, points)
        total = 0.0
        seat: i64 = 0
        while seat < self.players:
            self.results[seat] = exp((self.points[seat] - most) / doubt)
            total += self.results[seat]
            seat += 1
        seat = 0
        while seat < self.players:
            self.results[seat] /= total
            seat += 1

    def blend(self, state: State) -> None:
        """Note who wins, then mix in the margins; alone, the points are the result."""
        if self.players == 1:
            low, high = float(state.spec.score_low), float(state.spec.score_high)
            self.results[0] = (self.points[0] - low) / (high - low)
            self.wins[0] = self.results[0]
            return
        seat: i64 = 0
        while seat < self.players:
            self.wins[seat] = self.results[seat]
            lead = self.lead(seat)
            margin = 0.5 + 0.5 * lead / (abs(lead) + self.margin)
            self.results[seat] = WIN * self.results[seat] + (1.0 - WIN) * margin
            seat += 1

    def level(self, part: float) -> None:
        """Draw the results towards their mean."""
        mean = 0.0
        for result in self.results:
            mean += result / float(self.players)
        seat: i64 = 0
        while seat < self.players:
            self.results[seat] += part * (mean - self.results[seat])
            seat += 1


def filled(count: i64, number: float) -> vec[float]:
    """So many times this number."""
    numbers = vec[float](capacity=count)
    while len(numbers) < count:
        numbers = append(numbers, number)
    return numbers


def zeros(count: i64) -> vec[float]:
    """So many zeros."""
    return filled(count, 0.0)
