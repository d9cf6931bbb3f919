"""A judgement learned from games: a network is fitted to how they ended.

The games are records of self-play. Of every turn the network is told what lies on the table and in
both hands (in play, the other hand is an imagined one), and is to say by how much the seat to play
led in the end. A tenth of the games is kept apart, with all that had the same draws, to see
how well it does in games that it has not learned from. Only learning needs NumPy, not playing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import cos, pi, sqrt
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from trilithon.bots.analysis import turns_of
from trilithon.bots.arena import Setting, blocks_for
from trilithon.bots.heuristic import zeros
from trilithon.bots.heuristics import PLANS, weights_of
from trilithon.bots.heuristics.m_learned import COLOURS, INPUTS, POINTS, MLearned
from trilithon.bots.network import Network
from trilithon.bots.workers import Workers
from trilithon.core.errors import BadSetup
from trilithon.core.game import find_game
from trilithon.core.record import Record
from trilithon.core.table import Table

Numbers = NDArray[np.float32]

FIRST: Final = 64
SECOND: Final = 16
PASSES: Final = 24
BATCH: Final = 1024
APART: Final = 10  # every so manieth block of games is kept apart

# Adam (Kingma and Ba 2015), with weights that shrink on their own; the pace rises and falls again.
PACE: Final = 3e-3
SHRINK: Final = 0.05
MEMORY: Final = (0.9, 0.999)
TINY: Final = np.float32(1e-8)


@dataclass(frozen=True)
class Lessons:
    """For every turn: what was told, what the heuristic expected, how it ended; and the block."""

    told: Numbers
    expected: Numbers
    ended: Numbers
    block: NDArray[np.int64]


def check_learnable(game: str) -> None:
    """Refuse a game for which no network is told anything, and other colours than it knows of."""
    if game != "m" or len(find_game(game).data.content["deck"]["colours"]) != COLOURS:
        raise BadSetup("error-learn-game", game=game)


def lessons(records: Iterable[tuple[int, str]]) -> Lessons:
    """What games have to teach: the number of each one's block, and its record."""
    plan = PLANS["m"]
    mute = Network(int(INPUTS), 0, 0, [0.0] * (int(INPUTS) + 1))
    heuristic = MLearned(2, plan.margin, plan.doubt, weights_of("m"), mute)
    told: list[Numbers] = []
    expected: list[float] = []
    ended: list[float] = []
    blocks: list[int] = []
    for block, text in records:
        table = Table.from_record(Record.parse(text))
        scores = table.scores
        for start in turns_of(table):
            state = table.steps[start.step].before
            heuristic.tell(state)
            told.append(np.array(heuristic.inputs, np.float32))
            heuristic.estimate(state)
            expected.append(heuristic.lead(start.seat))
            ended.append(scores[start.seat] - scores[1 - start.seat])
            blocks.append(block)
    return Lessons(
        np.array(told),
        np.array(expected, np.float32),
        np.array(ended, np.float32),
        np.array(blocks),
    )


def games_of(setting: Setting, workers: Workers, games: int) -> Iterator[tuple[int, str]]:
    """So many games: the number of the block, and the record."""
    for block in workers(replace(setting, records=True), blocks_for(setting, games)):
        for game in block.games:
            yield block.number, game.record


class Pupil:
    """A network that is being fitted: its layers, and how they were moved lately."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        bounds = (
            ((inputs, FIRST), 1 / sqrt(inputs)),
            ((FIRST,), 0.0),
            ((FIRST, SECOND), 1 / sqrt(FIRST)),
            ((SECOND,), 0.0),
            ((SECOND,), 0.01),
            ((inputs,), 0.0),
            ((1,), 0.0),
        )
        self.parts = [
            rng.uniform(-bound, bound, shape).astype(np.float32) for shape, bound in bounds
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def answers(self, told: Numbers) -> Numbers:
        """What it makes of these positions."""
        return self._heard(told)[2]

    def _heard(self, told: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        into, start, on, start_on, count, straight, rest = self.parts
        first = np.maximum(told @ into + start, 0)
        second = np.maximum(first @ on + start_on, 0)
        return first, second, second @ count + told @ straight + rest[0]

    def learn(self, told: Numbers, ended: Numbers, pace: float) -> None:
        """One step towards how these positions ended."""
        _, _, on, _, count, _, _ = self.parts
        first, second, answers = self._heard(told)
        off = (2 / len(ended) * (answers - ended)).astype(np.float32)
        off_second = np.outer(off, count) * (second > 0)
        off_first = off_second @ on.T * (first > 0)
        self._move(
            [
                told.T @ off_first,
                off_first.sum(0),
                first.T @ off_second,
                off_second.sum(0),
                second.T @ off,
                told.T @ off,
                np.array([off.sum()], np.float32),
            ],
            pace,
        )

    def _move(self, slopes: list[Numbers], pace: float) -> None:
        self.steps += 1
        early, late = (np.float32(1 - memory**self.steps) for memory in MEMORY)
        rows = zip(self.parts, self.means, self.squares, slopes, strict=True)
        for part, mean, square, slope in rows:
            mean += (1 - MEMORY[0]) * (slope - mean)
            square += (1 - MEMORY[1]) * (np.square(slope) - square)
            move = mean / early / (np.sqrt(square / late) + TINY) + SHRINK * part
            part -= pace * move

    def numbers(self) -> list[float]:
        """Its numbers in the order of `Network`."""
        into, start, on, start_on, count, straight, rest = self.parts
        inputs = np.concatenate([straight[:, None], into], 1).ravel()
        second = np.concatenate([start_on[:, None], on.T, count[:, None]], 1).ravel()
        return [float(f"{x:.4g}") for x in np.concatenate([inputs, start, second, rest])]


def fit(taught: Lessons, seed: int) -> Iterator[Pupil]:
    """The pupil, each time that it has gone through all lessons but those kept apart."""
    kept = taught.block % APART != 0
    told, ended = taught.told[kept], taught.ended[kept] / np.float32(POINTS)
    pupil = Pupil(told.shape[1], seed)
    rng = np.random.default_rng(seed)
    batches = max(1, len(told) // BATCH)
    for _ in range(PASSES):
        order = rng.permutation(len(told))
        for batch in np.array_split(order, batches):
            done = pupil.steps / (PASSES * batches)
            pace = PACE * (done / 0.3 if done < 0.3 else (1 + cos(pi * (done - 0.3) / 0.7)) / 2)
            pupil.learn(told[batch], ended[batch], pace)
        yield pupil


@dataclass(frozen=True)
class Errors:
    """What is missed in the games kept apart, in points: the root of the mean square.

    even: by saying that all is even; heuristic: by the heuristic, at its best scale; old: by the
    network in use; new: by the new one.
    """

    even: float
    heuristic: float
    old: float
    new: float


def errors(taught: Lessons, old: Network, new: Network) -> Errors:
    """How far the old and the new network are from the ends of games that neither has seen."""
    apart = taught.block % APART == 0
    told, ended, expected = taught.told[apart], taught.ended[apart], taught.expected[apart]
    scale = float(expected @ ended) / float(expected @ expected)

    def missed(said: Numbers) -> float:
        return sqrt(float(np.mean((ended - said) ** 2)))

    def by(network: Network) -> float:
        heard = zeros(int(network.first))
        rows = [network.answer(vec[float]([float(x) for x in row]), heard) for row in told]
        return missed(np.float32(POINTS) * np.array(rows, np.float32))

    even = missed(np.zeros_like(ended))
    return Errors(even, missed(np.float32(scale) * expected), by(old), by(new))
