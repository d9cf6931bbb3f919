"""What a good player of Monolyth looks at: prophecies, levels, the structure, what the ring offers.

Everything in a game of Monolyth lies open; only the order of the draw is unknown.
"""

from typing import Final

from mypy_extensions import i64

from trilithon.bots.heuristic import Heuristic
from trilithon.core.state import OVER, State
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.heights import LAYER, card_progress, size, spaces_below_limit
from trilithon.games.monolyth.position import BOARD, DONE, EMPTY, SEAT, STRUCTURE, Position

NAMES: Final = [
    "score",  # points that stand already
    "promise",  # numbers of prophecies, as far as their walls have come
    "late promise",  # the same, the more the nearer the end is
    "close",  # numbers of prophecies, above all of those whose walls have come far
    "hopeless",  # numbers of prophecies that their walls have no room for any more
    "open",  # cubes that count in walls without a prophecy
    "late open",  # the same, the more the nearer the end is
    "ready",  # the best prophecy that a wall without one would fulfil at once
    "level",  # the next level's token, as far as the level is filled
    "later",  # how far the levels above are filled
    "structure",  # the structure token, if its card can still be matched and little is missing
    "pattern",  # the same, as far as the monolyth has come towards the card
    "cubes",  # cubes built
    "held",  # cubes of the stone in hand
    "held colour",  # those that a side wants
    "turn",  # being the next to play
]
SCORE: Final[i64] = 0
PROMISE: Final[i64] = 1
LATE_PROMISE: Final[i64] = 2
CLOSE: Final[i64] = 3
HOPELESS: Final[i64] = 4
OPEN: Final[i64] = 5
LATE_OPEN: Final[i64] = 6
READY: Final[i64] = 7
LEVEL: Final[i64] = 8
LATER: Final[i64] = 9
STRUCTURE_NEAR: Final[i64] = 10
PATTERN: Final[i64] = 11
CUBES: Final[i64] = 12
HELD: Final[i64] = 13
HELD_COLOUR: Final[i64] = 14
TURN: Final[i64] = 15
# What the walls add up to, each with its colour.
OF_SIDES: Final = (1, 2, 3, 4, 5, 6)


class MonolythHeuristic(Heuristic):
    """Points that stand, and how far each source of points has come.

    late: how much of the game is over, from 0 to 1.
    """

    late: float = 0.0

    def names(self) -> list[str]:
        """What the features are called."""
        return NAMES

    def left(self, state: State) -> float:
        """The part of the highest monolyth that is to be built."""
        assert isinstance(state, Position)
        most: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            most = max(most, built(state, seat))
            seat += 1
        return 1.0 - float(most) / float(state.m.spaces * state.m.limit)

    def settled(self, state: State) -> State:
        """Note how late it is, once for all seats."""
        self.late = 1.0 - self.left(state)
        return state

    def measure(self, state: State, seat: i64) -> None:
        """Write the features of a seat into `values`."""
        assert isinstance(state, Position)
        values = self.values
        self.clear()
        values[SCORE] = float(state.has(seat, STRUCTURE))
        self.measure_levels(state, seat)
        self.measure_sides(state, seat)
        tokens = state.m.structure_tokens
        if state.has(seat, STRUCTURE) == 0 and state.structures_taken < len(tokens):
            token = float(tokens[state.structures_taken])
            come = card_progress(state.m.heights, state.seats[seat * SEAT], state.card)
            values[PATTERN] = token * come
            values[STRUCTURE_NEAR] = token * come * come * come * come
        if state.to_move != OVER and state.active == seat:
            values[TURN] = 1.0
            if state.held != EMPTY:
                self.measure_held(state, seat)

    def measure_levels(self, state: Position, seat: i64) -> None:
        """Levels done, the level under way, those above it."""
        m = state.m
        values = self.values
        done: i64 = state.has(seat, DONE)
        level: i64 = 0
        token: i64 = state.levels_taken
        while level < m.limit:
            values[SCORE] += float(state.level_token(seat, level))
            if level >= done and token < len(m.level_tokens):
                filled = float(filled_at(state, seat, level + 1)) / float(m.spaces)
                if level == done:
                    values[LEVEL] = float(m.level_tokens[token]) * filled
                else:
                    values[LATER] += filled
                token += 1
            level += 1
        values[CUBES] = float(built(state, seat))

    def measure_sides(self, state: Position, seat: i64) -> None:
        """Prophecies kept, on their way, out of reach; walls that wait for one."""
        side: i64 = 0
        while side < SIDES:
            self.measure_side(state, seat, side)
            side += 1

    def measure_side(self, state: Position, seat: i64, side: i64) -> None:
        """Add a side's part; what counts the more the later it is follows what it is made of."""
        m = state.m
        values = self.values
        count: i64 = state.wall_count(seat, side)
        number: i64 = state.prophecy_at(seat, side)
        if number == 0:
            values[OPEN] += float(count)
            values[READY] = max(values[READY], float(best_ready(state, count)))
        elif count >= number:
            values[SCORE] += float(number)
        else:
            room: i64 = m.grid * m.limit - wall_built(state, seat, side)
            if number - count > room:
                values[HOPELESS] += float(number)
            else:
                progress = float(count) / float(number)
                values[PROMISE] += float(number) * progress
                values[CLOSE] += float(number) * progress * progress * progress
        values[LATE_PROMISE] = self.late * values[PROMISE]
        values[LATE_OPEN] = self.late * values[OPEN]

    def by_colour(self, state: State, seat: i64) -> dict[tuple[str, str], float]:
        """What the sides of each colour are worth."""
        assert isinstance(state, Position)
        m = state.m
        found: dict[tuple[str, str], float] = {}
        side: i64 = 0
        while side < SIDES:
            self.clear()
            self.measure_side(state, seat, side)
            colour = m.colour_names[m.side_colours[state.has(seat, BOARD) * SIDES + side]]
            for at in OF_SIDES:
                key = (NAMES[at], colour)
                found[key] = found.get(key, 0.0) + self.values[at] * self.weights[at]
            side += 1
        return found

    def clear(self) -> None:
        """Forget the features of the last seat."""
        at: i64 = 0
        while at < len(self.values):
            self.values[at] = 0.0
            at += 1

    def measure_held(self, state: Position, seat: i64) -> None:
        """The stone in hand: its size, and whether a side has its colour."""
        m = state.m
        cubes = float(len(m.shape_cubes[m.kind_shape[state.held]]))
        self.values[HELD] = cubes
        colour: i64 = m.kind_colour[state.held]
        if m.wall_masks[state.has(seat, BOARD) * m.colours + colour] != 0:
            self.values[HELD_COLOUR] = cubes


def filled_at(state: Position, seat: i64, level: i64) -> i64:
    """How many spaces are at least so high."""
    heights = state.m.heights
    tops: i64 = state.seats[seat * SEAT] & heights.below[level]
    return state.m.spaces - size(heights, spaces_below_limit(tops))


def built(state: Position, seat: i64) -> i64:
    """How many cubes the seat has built."""
    total: i64 = 0
    level: i64 = 1
    while level <= state.m.limit:
        total += filled_at(state, seat, level)
        level += 1
    return total


def wall_built(state: Position, seat: i64, side: i64) -> i64:
    """How many cubes of any colour stand in a wall."""
    grid: i64 = state.m.grid
    last: i64 = grid - 1
    count: i64 = 0
    at: i64 = 0
    tops: i64 = state.seats[seat * SEAT]
    while at < grid:
        space: i64 = at
        if side == 1:
            space = at * grid + last
        elif side == 2:
            space = last * grid + at
        elif side == 3:
            space = at * grid
        room: i64 = 0
        while room < state.m.limit and (tops >> (LAYER * room + space)) & 1 == 0:
            room += 1
        if room == state.m.limit:
            count += room
        else:
            count += state.m.limit - 1 - room
        at += 1
    return count


def best_ready(state: Position, count: i64) -> i64:
    """The highest prophecy left that so many cubes fulfil, or 0."""
    best: i64 = 0
    prophecy: i64 = 0
    while prophecy < len(state.m.prophecy_values):
        if state.prophecies_left(prophecy) > 0 and state.m.prophecy_values[prophecy] <= count:
            best = state.m.prophecy_values[prophecy]
        prophecy += 1
    return best
