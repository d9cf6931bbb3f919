"""Better weights by self-play: simultaneous perturbation (Spall 1992) through the arena.

In each block of games all weights are moved at once, up or down at random, for one player, and the
opposite way for the other. Who wins tells which way is better; a step of the tuning follows the
mean over many blocks. The weights of the last third of the steps are averaged, for single steps
follow luck as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from trilithon.bots.arena import Block, Setting, blocks_for
from trilithon.bots.workers import Workers

# Parts of a weight: how far it is moved to see what happens, and at most by the first step.
PROBE: Final = 0.25
PACE: Final = 0.5
# How fast both shrink: Spall's exponents.
PROBE_FADES: Final = 0.101
PACE_FADES: Final = 0.602
# The least that a weight near 0 is taken for, as a part of the mean of all.
LEAST: Final = 0.1


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
    typical = fmean(map(abs, weights))
    scales = [max(abs(weight), LEAST * typical) for weight in weights]
    now = tuple(weights)
    later: list[tuple[float, ...]] = []
    for number in range(steps):
        probe = PROBE / (1 + number) ** PROBE_FADES
        pace = PACE / (1 + number / (1 + steps / 10)) ** PACE_FADES
        trial = replace(
            setting,
            seed=setting.seed * 100_000 + number,
            weights=(now, now),
            spread=tuple(probe * scale for scale in scales),
        )
        blocks = list(workers(trial, blocks_for(trial, games)))
        ways = slope(trial, blocks)
        moved = zip(now, scales, ways, strict=True)
        now = tuple(weight + pace * scale * way for weight, scale, way in moved)
        if 3 * number >= 2 * steps - 1:
            later.append(now)
        yield Step(number, now, _mean(later or [now]))


def slope(trial: Setting, blocks: Sequence[Block]) -> list[float]:
    """For each weight, from -1 to 1: how far moving it up, rather than down, has won."""
    won = [2 * (block.share(0) or 0.0) - 1 for block in blocks]
    ways = [trial.directions(block.number) for block in blocks]
    return [
        fmean(result * way[at] for result, way in zip(won, ways, strict=True))
        for at in range(len(trial.spread))
    ]


def _mean(found: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(fmean(values) for values in zip(*found, strict=True))
