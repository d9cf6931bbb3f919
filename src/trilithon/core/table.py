"""A table: the checked public path, which validates, deals, keeps the record and tells events."""

from collections.abc import Mapping
from dataclasses import dataclass

from trilithon.core.data import Data
from trilithon.core.errors import BadNotation, BadRecord, IllegalMove, NotYourTurn, TrilithonError
from trilithon.core.fair import Dealer
from trilithon.core.game import Event, Game, Move, find_game
from trilithon.core.record import Line, Record
from trilithon.core.state import CHANCE, OVER, Spec, State, View

LONGEST_NOTATION = 100_000


@dataclass(frozen=True)
class Step:
    """One move made: who made it (None: CHANCE), its number, and the position before it."""

    seat: int | None
    move: int
    before: State


class Table:
    """A game being played: `Table("m", players=3, seed=7)`.

    A dealer (of its own, given, or made from the seed) makes the moves of CHANCE; with `deal=False`
    they are played like any other, so that a test or a real deck can deal what it likes.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seed: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        data: Data | None = None,
        seats: tuple[str, ...] = (),
        dealer: Dealer | None = None,
        deal: bool = True,
    ) -> None:
        self.game: Game = find_game(game)
        self.spec: Spec = self.game.spec(players, options, data)
        self.seats = seats
        self.state: State = self.game.start(self.spec)
        self.steps: list[Step] = []
        self.inherited = 0
        self.dealer: Dealer | None = None
        if deal:
            self.dealer = dealer or (Dealer() if seed is None else Dealer.seeded(seed))
        self._deal()

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.state.to_move

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    @property
    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return self.state.scores()

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best."""
        return self.state.ranking()

    def legal_moves(self) -> list[Move]:
        """The named moves of the seat to move; none when the game is over."""
        if self.state.to_move == OVER:
            return []
        if self.state.to_move == CHANCE:
            return [self.name(move) for move, _ in self.state.chance_outcomes()]
        return [self.name(move) for move in self.state.legal_moves()]

    def view(self, seat: int | None = None) -> View:
        """What this seat sees; None is a spectator."""
        if seat is not None and not 0 <= seat < self.spec.players:
            raise NotYourTurn("error-seat", seat=seat, players=int(self.spec.players))
        return self.state.view(seat)

    def name(self, move: int) -> Move:
        """The named move of a number in this position."""
        return self.game.decode(self.state, move)

    def number(self, move: Move | str | int) -> int:
        """The number of a legal move in this position, or an error that says why it is none."""
        if isinstance(move, str):
            if len(move) > LONGEST_NOTATION:
                raise BadNotation("error-notation", text=move[:80])
            move = self.game.parse(move.strip())
        if isinstance(move, Move):
            move = self.game.encode(self.state, move)
        reason = self.state.why_not(move) if -(2**62) < move < 2**62 else "error-move-number"
        if reason:
            raise IllegalMove(reason)
        return move

    def play(self, move: Move | str | int, seat: int | None = None) -> None:
        """Make a move (a named move, its notation or its number), then let the dealer deal.

        With `seat`, also check that it is that seat's turn.
        """
        if self.over:
            raise NotYourTurn("error-over")
        if seat is not None and seat != self.state.to_move:
            raise NotYourTurn("error-turn", seat=seat)
        self._make(self.number(move))
        self._deal()

    def _make(self, move: int) -> None:
        before = self.state
        after = before.copy()
        after.apply(move)
        self.steps.append(Step(None if before.to_move == CHANCE else before.to_move, move, before))
        self.state = after

    def _deal(self) -> None:
        if self.dealer is None:
            return
        draws = sum(step.seat is None for step in self.steps)
        while self.state.to_move == CHANCE:
            self._make(self.dealer.draw(self.state, draws))
            draws += 1

    @property
    def can_undo(self) -> bool:
        """Whether the last move is a stage of the turn that its own seat is still making here.

        What was taken over from another game stays as it was played there.
        """
        if len(self.steps) <= self.inherited:
            return False
        last = self.steps[-1]
        return last.seat == self.state.to_move and last.before.turn == self.state.turn

    def undo(self) -> None:
        """Take the last stage of the present turn back."""
        if not self.can_undo:
            raise IllegalMove("error-undo")
        self.state = self.steps.pop().before

    def events(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """What this viewer saw happen from step `since` on."""
        steps = range(since, len(self.steps))
        return [event for index in steps for event in self.events_of(index, viewer)]

    def events_of(self, index: int, viewer: int | None) -> list[Event]:
        """What this viewer saw happen at one step."""
        step = self.steps[index]
        last = index + 1 == len(self.steps)
        after = self.state if last else self.steps[index + 1].before
        return self.game.events(step.before, step.move, after, viewer)

    def lines(self, since: int = 0) -> list[Line]:
        """The moves from step `since` on, as the full record has them."""
        return [
            Line(step.seat, str(self.game.decode(step.before, step.move)))
            for step in self.steps[since:]
        ]

    @property
    def record(self) -> Record:
        """The full record, secrets included, from which the table can be resumed."""
        dealer = self.dealer
        return Record(
            game=self.game.name,
            rules=self.spec.rules,
            data=self.spec.data.hash,
            players=int(self.spec.players),
            options=dict(self.spec.options),
            seats=self.seats,
            commitment=dealer.commitment if dealer else "",
            nonces=dealer.nonces if dealer else (),
            secret=dealer.secret.hex() if dealer else "",
            moves=tuple(self.lines()),
            inherited=self.inherited,
        )

    @property
    def public_record(self) -> Record:
        """The record that everyone may read while the game runs."""
        full = self.record
        lines = (
            Line(step.seat, self.game.seen(step.before, step.move, None)) for step in self.steps
        )
        return Record(
            full.game, full.rules, full.data, full.players, full.options, full.seats,
            full.commitment, full.nonces, moves=tuple(lines), inherited=full.inherited,
        )  # fmt: skip

    @classmethod
    def from_record(cls, record: Record, data: Data | None = None) -> "Table":
        """Play a record again to its last line, half-made turns included."""
        table = cls._empty(record, data)
        for number, line in enumerate(record.moves, start=1):
            seat = int(CHANCE) if line.seat is None else line.seat
            try:
                if seat != table.state.to_move:
                    raise NotYourTurn("error-over" if table.over else "error-turn", seat=seat)
                table._make(table.number(line.notation))
            except TrilithonError as error:
                raise BadRecord(
                    "error-record-move", number=number, text=str(line)[:80], reason=str(error)
                ) from error
        if record.secret:
            table.dealer = _dealer_of(record)
            table._deal()
        return table

    @classmethod
    def _empty(cls, record: Record, data: Data | None) -> "Table":
        game = find_game(record.game)
        if record.rules != game.rules:
            raise BadRecord("error-record-rules", found=record.rules, known=game.rules)
        if data is None:
            data = game.data_by_hash(record.data)
        elif data.hash != record.data:
            raise BadRecord("error-record-data", found=data.hash, expected=record.data)
        table = cls(
            record.game,
            record.players,
            options=record.options,
            data=data,
            seats=record.seats,
            deal=False,
        )
        table.inherited = record.inherited
        return table


def _dealer_of(record: Record) -> Dealer:
    try:
        dealer = Dealer(bytes.fromhex(record.secret), record.nonces)
    except ValueError as error:
        raise BadRecord("error-record-secret") from error
    if dealer.commitment != record.commitment:
        raise BadRecord("error-record-commitment")
    return dealer


def verify(record: Record, data: Data | None = None) -> int:
    """Recompute the draws of a record; how many there are, or BadRecord at the first false one.

    Those that it took over from another game are that game's business.
    """
    if not record.secret:
        raise BadRecord("error-record-no-secret")
    dealer = _dealer_of(record)
    table = Table.from_record(record, data)
    draws = verified = 0
    for number, step in enumerate(table.steps, start=1):
        if step.seat is not None:
            continue
        if number > record.inherited:
            if dealer.draw(step.before.copy(), draws) != step.move:
                raise BadRecord("error-record-draw", number=number, draw=draws)
            verified += 1
        draws += 1
    return verified


def resimulate(record: Record, data: Data | None = None) -> tuple[int, list[int]]:
    """How many outcomes a record tells, and the numbers of the moves that come out otherwise here.

    Simulations agree to the last digit on one kind of machine with one version; elsewhere the
    record's own outcomes count.
    """
    table = Table.from_record(record, data)
    game = table.game
    drawn = [(k, step) for k, step in enumerate(table.steps, start=1) if step.seat is None]
    different = [
        number
        for number, step in drawn
        if game.simulated(step.before, step.move) != game.decode(step.before, step.move)
    ]
    return len(drawn), different
