"""What the blocks of an arena say of its bots: shares with intervals, ratings, when to stop."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from statistics import fmean, pvariance
from typing import Final

from trilithon.bots.arena import Block
from trilithon.core.rng import Rng

Z: Final = 1.959964  # of a 95 % interval
RESAMPLES: Final = 200
ROUNDS: Final = 200
ERROR: Final = 0.05  # of either kind in the sequential test
LEAST_BLOCKS: Final = 8


@dataclass(frozen=True)
class Interval:
    """A figure and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a bot has done. `share`: its mean result in meetings with other bots.

    Who has met nobody has no share and no rating: anything is possible.
    """

    bot: str
    games: int
    wins: float
    meetings: int
    share: Interval
    rating: Interval
    mean_score: float
    seconds: float


def standings(bots: Sequence[str], blocks: Sequence[Block]) -> list[Standing]:
    """Every bot's standing; the ratings are on the Elo scale, around 0."""
    means = ratings(len(bots), blocks)
    meetings = [list(block.pairs()) for block in blocks]
    possible = _possible_ratings(len(bots), meetings)
    found = []
    for bot, name in enumerate(bots):
        own = sorted(sample[bot] for sample in possible)
        at = len(own) * 25 // 1000
        low, high = min(means[bot], own[at]), max(means[bot], own[-1 - at])
        seats = [
            (game.scores[seat], game.seconds[seat])
            for block in blocks
            for game in block.games
            for seat in range(len(game.seats))
            if game.seats[seat] == bot
        ]
        found.append(
            Standing(
                name,
                sum(bot in game.seats for block in blocks for game in block.games),
                sum(block.wins(bot) for block in blocks),
                sum(bot in pair[:2] for met in meetings for pair in met),
                share(bot, blocks),
                Interval(means[bot], low, high),
                fmean(score for score, _ in seats) if seats else 0.0,
                fmean(seconds for _, seconds in seats) if seats else 0.0,
            )
        )
    return found


def share(bot: int, blocks: Sequence[Block]) -> Interval:
    """The bot's share; Wilson's interval, the games of a block counting as far as they differ."""
    shares = [value for block in blocks if (value := block.share(bot)) is not None]
    meetings = sum(bot in pair[:2] for block in blocks for pair in block.pairs())
    if not shares:
        return Interval(0.5, 0.0, 1.0)
    mean = fmean(shares)
    weight = float(meetings)
    if len(shares) > 1 and (variance := pvariance(shares) / (len(shares) - 1)) > 0:
        weight = mean * (1 - mean) / variance
    return wilson(mean, weight)


def wilson(mean: float, count: float) -> Interval:
    """Wilson's interval of a share among so many."""
    middle = (mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(mean * (1 - mean) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Interval(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def ratings(bots: int, blocks: Sequence[Block]) -> list[float]:
    """Bradley-Terry ratings; one drawn meeting of each pair is added, so that none is infinite."""
    won = [[0.5 if one != other else 0.0 for other in range(bots)] for one in range(bots)]
    return _fitted(won, ((1.0, block.pairs()) for block in blocks))


def _fitted(
    won: list[list[float]], blocks: Iterable[tuple[float, Iterable[tuple[int, int, float]]]]
) -> list[float]:
    """The ratings that explain best what each has won against each, and blocks of some weight."""
    bots = len(won)
    for weight, meetings in blocks:
        for one, other, result in meetings:
            won[one][other] += weight * result
            won[other][one] += weight * (1 - result)
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        for bot in range(bots):
            met = [other for other in range(bots) if other != bot]
            games = sum(
                (won[bot][other] + won[other][bot]) / (strength[bot] + strength[other])
                for other in met
            )
            strength[bot] = sum(won[bot]) / games if met else 1.0
    logs = [400 * log10(value) for value in strength]
    return [value - fmean(logs) for value in logs]


def _possible_ratings(
    bots: int, blocks: Sequence[Sequence[tuple[int, int, float]]]
) -> list[list[float]]:
    """Ratings that the meetings of the blocks allow as well: a Bayesian bootstrap (Rubin 1981).

    Every block counts as much as chance will have it, and so does one more win of each over each,
    lest a few equal blocks seem certain.
    """
    rng = Rng("ratings")

    def weight() -> float:
        return -log(1 - rng.random())

    possible = []
    for _ in range(RESAMPLES):
        won = [[weight() if one != other else 0.0 for other in range(bots)] for one in range(bots)]
        possible.append(_fitted(won, ((weight(), met) for met in blocks)))
    return possible


@dataclass(frozen=True)
class Test:
    """A sequential test whether the first bot's share is `high` or more rather than `low`."""

    low: float
    high: float

    def verdict(self, blocks: Sequence[Block]) -> bool | None:
        """True for `high`, False for `low`, None while nothing is sure (a generalised SPRT)."""
        shares = [value for block in blocks if (value := block.share(0)) is not None]
        if len(shares) < LEAST_BLOCKS:
            return None
        # One block that is all win or all loss more, lest a run of equal blocks seem certain.
        variance = pvariance([*shares, 0.0, 1.0])
        lead = fmean(shares) - (self.low + self.high) / 2
        evidence = len(shares) * (self.high - self.low) * lead / variance
        bound = log((1 - ERROR) / ERROR)
        return None if abs(evidence) < bound else evidence > 0
