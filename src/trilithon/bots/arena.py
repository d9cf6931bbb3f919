"""Bots against each other: every line-up in every seating, with the same draws for each seating.

Seconds here are those that the processor works for a bot, so that what else a machine does changes
no result.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from trilithon.bots import Bot, check_bot, make_bot, options_for
from trilithon.bots.clairvoyant import Clairvoyant, is_clairvoyant
from trilithon.bots.heuristics import changed_settings, features
from trilithon.bots.search import SearchBot
from trilithon.core.data import Data
from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import Spec
from trilithon.core.table import Table

# With more seatings of a line-up than this, it only goes around the table.
MOST_SEATINGS: Final = 24


@dataclass(frozen=True)
class Setting:
    """What all games of an arena share: plain data, sent to workers. `data` is a file's text.

    weights: of each bot's heuristic, empty for the usual ones. spread: how far the weights of the
    first bot are moved in each block, in directions of its own, and those of the second one
    against it. changes: settings of the first bot's search that are not its game's own. notes: the
    features of all seats are noted at every decision.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    data: str = ""
    records: bool = False
    notes: bool = False
    weights: tuple[tuple[float, ...], ...] = ()
    spread: tuple[float, ...] = ()
    changes: tuple[tuple[str, float], ...] = ()

    def directions(self, number: int) -> tuple[int, ...]:
        """Up or down for every weight, in this block."""
        rng = Rng(f"directions {self.seed} {number}")
        return tuple(1 if rng.below(2) else -1 for _ in self.spread)

    def weights_of(self, bot: int, number: int) -> tuple[float, ...]:
        """The weights that a bot tries in a block."""
        weights = self.weights[bot] if self.weights else ()
        if not self.spread:
            return weights
        side = 1 if bot == 0 else -1
        moved = zip(weights, self.spread, self.directions(number), strict=True)
        return tuple(weight + side * way * far for weight, far, way in moved)


@dataclass(frozen=True)
class Played:
    """One game: which bot (by its number) sat at each seat, and how it ended.

    notes: for every decision, the features of every seat.
    """

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    seconds: tuple[float, ...]
    record: str = ""
    notes: tuple[tuple[tuple[float, ...], ...], ...] = ()


@dataclass(frozen=True)
class Block:
    """Games of one line-up with the same draws, one for each seating.

    Alone, every bot plays a game of its own, and whoever has more points has won.
    """

    number: int
    games: tuple[Played, ...]

    def wins(self, bot: int) -> float:
        """The bot's share of the wins; tied winners share one."""
        return sum(
            1 / ranking.count(1)
            for seats, ranking in self._meetings()
            for seat, place in zip(seats, ranking, strict=True)
            if seat == bot and place == 1
        )

    def pairs(self) -> Iterator[tuple[int, int, float]]:
        """Each meeting of two bots: the one, the other, the result of the one."""
        for seats, ranking in self._meetings():
            for one, other in combinations(range(len(seats)), 2):
                if seats[one] != seats[other]:
                    places = ranking[one], ranking[other]
                    result = 0.5 if places[0] == places[1] else float(places[0] < places[1])
                    yield seats[one], seats[other], result

    def _meetings(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """The bots that met, and their places."""
        if len(self.games[0].seats) > 1:
            return [(game.seats, game.ranking) for game in self.games]
        scores = [game.scores[0] for game in self.games]
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return [(tuple(game.seats[0] for game in self.games), places)]

    def share(self, bot: int) -> float | None:
        """The mean result of the bot's meetings; None if it has not played."""
        results = [result for one, _, result in self.pairs() if one == bot]
        results += [1 - result for _, other, result in self.pairs() if other == bot]
        return sum(results) / len(results) if results else None


def line_up(bots: int, seats: int, number: int) -> tuple[int, ...]:
    """The bots of a block: as different as they can be, each as often as the others."""
    if bots >= seats:
        ways = list(combinations(range(bots), seats))
        return ways[number % len(ways)]
    each, left = divmod(seats, bots)
    more = {(number + extra) % bots for extra in range(left)}
    return tuple(bot for bot in range(bots) for _ in range(each + (bot in more)))


def seatings(lined: Sequence[int]) -> list[tuple[int, ...]]:
    """Every seating of a line-up, or, if there are too many, every turn around the table."""
    ways = sorted(set(permutations(lined)))
    if len(ways) <= MOST_SEATINGS:
        return ways
    return [tuple(lined[turn:]) + tuple(lined[:turn]) for turn in range(len(lined))]


def seatings_in(setting: Setting, number: int) -> list[tuple[int, ...]]:
    """Who sits where in each game of a block; alone, every bot in turn."""
    if setting.players == 1:
        return [(bot,) for bot in range(len(setting.bots))]
    return seatings(line_up(len(setting.bots), setting.players, number))


def blocks_for(setting: Setting, games: int) -> int:
    """How many whole blocks make at least so many games."""
    blocks, played = 0, 0
    while played < games:
        played += len(seatings_in(setting, blocks))
        blocks += 1
    return blocks


@lru_cache(maxsize=8)
def _spec(game: str, players: int, options: tuple[tuple[str, str], ...], data: str) -> Spec:
    return find_game(game).spec(players, dict(options), Data.parse(data) if data else None)


def play_block(setting: Setting, number: int) -> Block:
    """Play one block; the same block for the same setting, in whatever process."""
    games = (_play(setting, number, seating) for seating in seatings_in(setting, number))
    return Block(number, tuple(games))


def _bot(setting: Setting, number: int, bot: int, rng: Rng) -> Bot | Clairvoyant:
    name = setting.bots[bot]
    if is_clairvoyant(name):
        check_bot(name, setting.game, arena=True)
        made: Bot | Clairvoyant = Clairvoyant.named(name, rng)
    else:
        made = make_bot(name, rng, setting.game)
    if isinstance(made, SearchBot):
        made.clock = time.thread_time
        made.weights = setting.weights_of(bot, number)
        if bot == 0 and setting.changes:
            made.settings = changed_settings(setting.game, dict(setting.changes))
    return made


def _play(setting: Setting, number: int, seating: tuple[int, ...]) -> Played:
    names = [setting.bots[bot] for bot in seating]
    options = tuple({**dict(setting.options), **options_for(setting.game, names)}.items())
    spec = _spec(setting.game, setting.players, options, setting.data)
    seed = f"{setting.seed} {number}"
    bots = [
        _bot(setting, number, bot, Rng(f"arena {seed} {bot} {seating[:seat].count(bot)}"))
        for seat, bot in enumerate(seating)
    ]
    table = Table(
        setting.game,
        setting.players,
        int.from_bytes(seed.encode(), "big"),
        options=dict(options),
        data=spec.data,
        seats=tuple(names),
    )
    seconds = [0.0] * setting.players
    notes: list[tuple[tuple[float, ...], ...]] = []
    while not table.over:
        if setting.notes:
            notes.append(features(table.state))
        seat, start = table.to_move, time.thread_time()
        bot_here = bots[seat]
        if isinstance(bot_here, Clairvoyant):
            move = bot_here.choose_knowing(table)
        else:
            move = bot_here.choose(table.view(seat), spec)
        seconds[seat] += time.thread_time() - start
        table.play(move, seat)
    return Played(
        seating,
        tuple(table.scores),
        tuple(table.ranking),
        tuple(seconds),
        str(table.record) if setting.records else "",
        tuple(notes),
    )
