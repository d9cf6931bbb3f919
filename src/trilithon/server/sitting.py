"""A table and who sits at it, as the store tells it: no input, no output, no clock."""

import secrets
from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, assert_never

from msgspec.structs import replace as changed

from trilithon.core.errors import IllegalMove, NotYourTurn
from trilithon.core.fair import Dealer
from trilithon.core.record import Line, Record
from trilithon.core.table import Step, Table
from trilithon.server.denied import Denied
from trilithon.server.store import Arrived, Happening, Moved, Place, Rematched, Sat, Setup, Undone
from trilithon.server.wire import Phase

H = TypeVar("H", bound=Happening)


class Sitting:
    """Everything about one table. Its version counts what happened.

    The methods that change it return what the store has to keep; `Sitting(id, setup, happenings)`
    with all of that comes to the same position again, half-made turns included.
    """

    def __init__(self, id: str, setup: Setup, happenings: Iterable[Happening] = ()) -> None:
        self.id = id
        self.setup = setup
        self.places = list(setup.places)
        self.dealer = Dealer(bytes.fromhex(setup.secret))
        self.table: Table | None = None
        self.rematch: str | None = None
        self.version = 0
        self.marks: list[int] = [0]
        """How many steps the table had at each version."""
        self._follow(list(happenings))

    def _follow(self, happenings: list[Happening]) -> None:
        """Come to where these happenings lead."""
        lines: list[Line] = []
        for happening in happenings:
            match happening:
                case Sat(seat, place):
                    self.places[seat] = place
                case Arrived(seats, nonce):
                    self._add_nonce(seats, nonce)
                case Moved(more):
                    lines += more
                case Undone():
                    lines.pop()
                case Rematched(table):
                    self.rematch = table
                case _:
                    assert_never(happening)
            self.version += 1
            self.marks.append(len(lines))
        if lines:
            self.table = Table.from_record(self._record(lines))

    def _record(self, lines: Iterable[Line]) -> Record:
        dealer = self._dealer()
        return Record(
            game=self.setup.game,
            rules=self.setup.rules,
            data=self.setup.data,
            players=len(self.places),
            options=self.setup.options,
            seats=tuple(place.name or place.bot for place in self.places),
            commitment=dealer.commitment,
            nonces=dealer.nonces,
            secret=self.setup.secret,
            moves=tuple(lines),
            inherited=len(self.setup.inherited),
        )

    def _dealer(self) -> Dealer:
        return replace(self.dealer, nonces=tuple(place.nonce for place in self.places))

    @property
    def phase(self) -> Phase:
        """Whether seats are open, the game runs, or it has ended."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def running(self) -> Table:
        """The table, once everybody sits."""
        if self.table is None:
            raise Denied("waiting")
        return self.table

    def seats_of(self, owner: str) -> tuple[int, ...]:
        """The seats that this guest plays."""
        return tuple(seat for seat, place in enumerate(self.places) if owner == place.owner)

    # What changes it

    def sit(self, place: Place, wanted: int | None) -> Sat:
        """Put a person on the wanted or any open seat."""
        free = [seat for seat, other in enumerate(self.places) if other.open]
        if self.seats_of(place.owner) or not free or wanted not in (None, *free):
            raise Denied("taken")
        seat = free[0] if wanted is None else wanted
        if self.setup.shuffle:
            seat = secrets.choice(free)
        self.places[seat] = place
        return self._happened(Sat(seat, place))

    def arrive(self, seats: tuple[int, ...], nonce: str) -> Arrived:
        """The nonce for these seats, which are still without one, comes."""
        seats = self.without_nonce(seats)
        nonce = nonce or secrets.token_hex(16)
        self._add_nonce(seats, nonce)
        return self._happened(Arrived(seats, nonce))

    def without_nonce(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Those of the seats whose nonce has not come."""
        return tuple(seat for seat in seats if not self.places[seat].nonce)

    def _add_nonce(self, seats: tuple[int, ...], nonce: str) -> None:
        for seat in seats:
            self.places[seat] = changed(self.places[seat], nonce=nonce)

    @property
    def ready(self) -> bool:
        """Whether all seats are taken and all nonces have come, but nothing is dealt yet."""
        return self.table is None and not self.without_nonce(range(len(self.places)))

    def begin(self) -> Moved:
        """Everybody is here: deal."""
        if not self.ready:
            raise Denied("waiting")
        self.table = Table.from_record(self._record(self.setup.inherited))
        return self._happened(Moved(tuple(self.table.lines())))

    def play(self, seat: int, move: str | int, version: int) -> Moved:
        """Make a move, in notation or by its number, and deal what it calls for."""
        table = self.running
        self._check(version, table, seat)
        before = len(table.steps)
        table.play(move, seat)
        return self._happened(Moved(tuple(table.lines(before))))

    def undo(self, seat: int, version: int) -> Undone:
        """Take back the last stage of the turn that the seat is making."""
        table = self.running
        self._check(version, table, seat)
        table.undo()
        return self._happened(Undone())

    def why_not(self, seat: int, move: str, version: int) -> str | None:
        """The key of the reason against a move, or none; nothing changes."""
        table = self.running
        self._check(version, table, seat)
        try:
            table.number(move)
        except IllegalMove as error:
            return error.key
        return None

    def draw(self, number: int) -> Step:
        """One of the moves of CHANCE, counted from 0."""
        draws = [step for step in self.running.steps if step.seat is None]
        if number >= len(draws):
            raise Denied("unknown")
        return draws[number]

    def meet_again(self, table: str) -> Rematched:
        """Remember where the players meet again."""
        if self.phase != "over":
            raise Denied("running")
        if self.rematch is not None:
            raise Denied("taken")
        self.rematch = table
        return self._happened(Rematched(table))

    def _check(self, version: int, table: Table, seat: int) -> None:
        if table.over:
            raise NotYourTurn("error-over")
        if version != self.version:
            raise Denied("stale")
        if seat != table.to_move:
            raise NotYourTurn("error-turn", seat=seat)

    def _happened(self, happening: H) -> H:
        self.version += 1
        self.marks.append(0 if self.table is None else len(self.table.steps))
        return happening

    def kept_since(self, version: int) -> int:
        """How many of the steps of a former version still stand."""
        return min(self.marks[version:])
