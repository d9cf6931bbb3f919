"""A position of Stonehenge and the Sun: the stones, the markers, and where the turn stands."""

from __future__ import annotations

import hashlib
import math
from typing import Final

from trilithon.core.data import Data
from trilithon.core.state import OVER, Spec, State
from trilithon.games.stonehenge.circle import Circle, Zone
from trilithon.games.stonehenge.components import Components, Hand, read
from trilithon.games.stonehenge.moves import Codec, Settled, StonehengeMove

RULES: Final = 1
SEATS: Final = ("first", "second", "third", "fourth")

STONE, LOWERING, MARKER, SUN, FLIGHT = range(5)
STAGES: Final = ("stone", "lowering", "marker", "sun", "flight")
NO_STONE: Final = -1


class StonehengeSpec(Spec):
    """The specification: the components, the seats' hands, the numbers of moves."""

    def __init__(self, players: int, options: dict[str, str], data: Data) -> None:
        self.parts: Components = read(data)
        self.codec = Codec(self.parts)
        self.hands: tuple[Hand, ...] = tuple(
            self.parts.hands[options[f"hand_{seat}"]] for seat in SEATS[:players]
        )
        count = self.parts.stone.count
        # a stone is placed and used for a gate at most once; a turn has at most nine moves
        super().__init__(
            "stonehenge",
            RULES,
            players,
            options,
            data,
            self.codec.actions,
            longest=9 * (2 * count + players),
            score_low=-count,
            score_high=0,
        )


class Position(State):
    """What a position holds; the rules are in the subclass."""

    spec: StonehengeSpec

    def __init__(self, spec: StonehengeSpec) -> None:
        self.spec = spec
        self.parts = spec.parts
        players = int(spec.players)
        self.to_move = 0
        self.turn = 1
        self.stage = STONE
        self.active = 0
        self.circle = Circle({}, spec.parts)
        self.markers = tuple(round(720 * seat / players) for seat in range(players))
        self.penalties: tuple[tuple[int, ...], ...] = ((),) * players
        self.placed = NO_STONE
        self.attempts = 0
        self.intent: StonehengeMove | None = None
        self.outcomes: dict[int, Settled] = {}
        self.films: dict[int, bytes] = {}

    def imitate(self, other: Position) -> None:
        """Become equal to another position; what is shared is never changed."""
        self.to_move = other.to_move
        self.turn = other.turn
        self.stage = other.stage
        self.active = other.active
        self.circle = other.circle
        self.markers = other.markers
        self.penalties = other.penalties
        self.placed = other.placed
        self.attempts = other.attempts
        self.intent = other.intent
        self.outcomes = dict(other.outcomes)

    def key(self) -> int:
        stones = sorted(self.circle.stones.items())
        told = (
            int(self.to_move), int(self.turn), self.stage, stones, self.markers, self.penalties,
            self.placed, self.attempts, str(self.intent),
        )  # fmt: skip
        return int.from_bytes(hashlib.sha256(repr(told).encode()).digest()[:8], "big")

    @property
    def reserve(self) -> list[int]:
        """The numbers of the stones nobody has placed yet."""
        used = {n for taken in self.penalties for n in taken}.union(self.circle.stones)
        return [n for n in range(self.parts.stone.count) if n not in used]

    @property
    def first_turn(self) -> bool:
        """Whether the active seat plays its first turn."""
        return self.turn <= self.spec.players

    def marker(self, seat: int) -> float:
        """The direction of a seat's marker, in radians."""
        return math.radians(self.markers[seat] / 2)

    def own_zone(self) -> Zone:
        """The zone of the active seat's marker."""
        return self.circle.zone_at(self.marker(self.active))

    def begin_turn(self, seat: int) -> None:
        """Hand the turn on."""
        self.active = seat
        self.to_move = seat
        self.turn += 1
        self.stage = STONE
        self.placed = NO_STONE
        self.attempts = 0
        self.intent = None

    def finish(self) -> None:
        """The game is over."""
        self.to_move = OVER
        self.intent = None

    def take_penalties(self, stones: list[int]) -> None:
        """Stones leave the game for the active seat's side of the table."""
        piles = list(self.penalties)
        piles[self.active] = (*piles[self.active], *stones)
        self.penalties = tuple(piles)
