"""Better weights by self-play: simultaneous perturbation (Spall 1992) through the arena.

In each block of games all weights are moved at once, up or down at random, for one player, and the
opposite way for the other. Who leads at the end, and by how much, tells which way is better; a step
of the tuning follows the mean over many blocks. The weights of the last third of the steps are
averaged, for single steps follow luck as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, pstdev
from typing import Final

from trilithon.bots import LEVELED, check_bot
from trilithon.bots.arena import Block, Setting, blocks_for
from trilithon.bots.heuristics import PLANS
from trilithon.bots.workers import Workers
from trilithon.core.errors import BadSetup

# Parts of a weight: how far it is moved to see what happens, and at most by the first step.
PROBE: Final = 0.25
PACE: Final = 0.6
# How fast both shrink: Spall's exponents.
PROBE_FADES: Final = 0.101
PACE_FADES: Final = 0.602
# A weight near 0 is moved as if its feature were worth this part of what the features usually are.
LEAST: Final = 0.1
# Draws of their own for each part of a tuning: a look at the features, the match at its end, and
# then the steps, of which there are fewer than PARTS.
LOOK: Final = 0
MATCH: Final = 1
FIRST_STEP: Final = 2
PARTS: Final = 10_000_000


def check_tunable(bot: str, game: str) -> None:
    """Refuse who does not play with weights: all but the search and the levels that search."""
    if game not in PLANS:
        raise BadSetup("error-tune-game", game=game)
    check_bot(bot, game)
    if bot.partition(":")[0] not in ("search", *LEVELED):
        raise BadSetup("error-tune-bot", bot=bot[:40])


def part(setting: Setting, number: int) -> Setting:
    """The setting with the draws of one part of a tuning."""
    return replace(setting, seed=setting.seed * PARTS + number)


@dataclass(frozen=True)
class Step:
    """What one step found: the weights after it, and the mean of all the steps that count."""

    number: int
    weights: tuple[float, ...]
    mean: tuple[float, ...]


def tune(
    setting: Setting, weights: Sequence[float], workers: Workers, steps: int, games: int
) -> Iterator[Step]:
    """Improve the weights of a setting's two equal bots, by so many games in every step."""
    now = tuple(weights)
    sizes = scales(replace(part(setting, LOOK), weights=(now, now)), workers, games)
    later: list[tuple[float, ...]] = []
    for number in range(steps):
        probe = PROBE / (1 + number) ** PROBE_FADES
        pace = PACE / (1 + number / (1 + steps / 10)) ** PACE_FADES
        trial = replace(
            part(setting, FIRST_STEP + number),
            weights=(now, now),
            spread=tuple(probe * size for size in sizes),
        )
        blocks = list(workers(trial, blocks_for(trial, games)))
        ways = slope(trial, blocks)
        moved = zip(now, sizes, ways, strict=True)
        now = tuple(weight + pace * size * way for weight, size, way in moved)
        if 3 * number >= 2 * steps - 1:
            later.append(now)
        yield Step(number, now, _mean(later or [now]))


def scales(setting: Setting, workers: Workers, games: int) -> tuple[float, ...]:
    """What is much for each weight: its size, or what makes its feature count at all."""
    weights = setting.weights[0]
    blocks = workers(replace(setting, notes=True), blocks_for(setting, games))
    seen = [
        seat for block in blocks for game in block.games for noted in game.notes for seat in noted
    ]
    spreads = [pstdev(values) or 1.0 for values in zip(*seen, strict=True)]
    typical = fmean(abs(weight) * far for weight, far in zip(weights, spreads, strict=True))
    return tuple(
        max(abs(weight), LEAST * typical / far)
        for weight, far in zip(weights, spreads, strict=True)
    )


def slope(trial: Setting, blocks: Sequence[Block]) -> list[float]:
    """For each weight, from -1 to 1: how far moving it up, rather than down, has led."""
    margin = PLANS[trial.game].margin
    won = [lead(block, margin) for block in blocks]
    ways = [trial.directions(block.number) for block in blocks]
    return [
        fmean(result * way[at] for result, way in zip(won, ways, strict=True))
        for at in range(len(trial.spread))
    ]


def lead(block: Block, margin: float) -> float:
    """By how much the first bot leads the second in a block, from -1 to 1."""
    points: tuple[list[int], list[int]] = ([], [])
    for game in block.games:
        for bot, score in zip(game.seats, game.scores, strict=True):
            points[bot].append(score)
    by = fmean(points[0]) - fmean(points[1])
    return by / (abs(by) + margin)


def _mean(found: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(fmean(values) for values in zip(*found, strict=True))
