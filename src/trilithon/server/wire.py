"""Everything that goes over the wire, in both directions, as types.

`python -m trilithon.server.openapi` describes them in `openapi.json`, from which `web/src/wire.ts`
is made: no message exists that is not here.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from trilithon.core.errors import Argument
from trilithon.core.game import Event, Option
from trilithon.games.century.catalogue import CenturyCatalogue
from trilithon.games.century.hints import CenturyHints
from trilithon.games.century.view import CenturyView
from trilithon.games.m.hints import MCatalogue, MHints
from trilithon.games.m.view import MView
from trilithon.games.monolyth.hints import MonolythCatalogue, MonolythHints
from trilithon.games.monolyth.view import MonolythView
from trilithon.games.stonehenge.gaps import Gap
from trilithon.games.stonehenge.hints import StonehengeCatalogue, StonehengeHints
from trilithon.games.stonehenge.view import StonehengeView

MOST_SEATS: Final = 8
LONGEST_NAME: Final = 40

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Nonce = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
Token = Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{16}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=4000)]
Natural = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(max_length=40)]

Phase = Literal["waiting", "playing", "over"]

Code = Literal[
    "illegal",
    "turn",
    "notation",
    "setup",
    "record",
    "data",
    "stale",
    "malformed",
    "large",
    "rate",
    "seat",
    "token",
    "origin",
    "unknown",
    "taken",
    "running",
    "waiting",
    "company",
    "unavailable",
]


class Answer(Struct, frozen=True):
    """Something the server says."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client says: unknown fields are refused."""


# What one viewer sees of one game


class MPosition(Answer, frozen=True, tag_field="game", tag="m"):
    """A position of M; `hints` for the seat to move."""

    view: MView
    hints: MHints | None


class MonolythPosition(Answer, frozen=True, tag_field="game", tag="monolyth"):
    """A position of Monolyth; `hints` for the seat to move."""

    view: MonolythView
    hints: MonolythHints | None


class CenturyPosition(Answer, frozen=True, tag_field="game", tag="century"):
    """A position of Century; `hints` for the seat to move."""

    view: CenturyView
    hints: CenturyHints | None


class StonehengePosition(Answer, frozen=True, tag_field="game", tag="stonehenge"):
    """A position of Stonehenge; `hints` for the seat to move."""

    view: StonehengeView
    hints: StonehengeHints | None


Position = MPosition | MonolythPosition | CenturyPosition | StonehengePosition


class MComponents(Answer, frozen=True, tag_field="game", tag="m"):
    """The printed components of M."""

    catalogue: MCatalogue


class MonolythComponents(Answer, frozen=True, tag_field="game", tag="monolyth"):
    """The printed components of Monolyth."""

    catalogue: MonolythCatalogue


class CenturyComponents(Answer, frozen=True, tag_field="game", tag="century"):
    """The printed components of Century."""

    catalogue: CenturyCatalogue


class StonehengeComponents(Answer, frozen=True, tag_field="game", tag="stonehenge"):
    """The printed components of Stonehenge."""

    catalogue: StonehengeCatalogue


Components = MComponents | MonolythComponents | CenturyComponents | StonehengeComponents


class Sight(Answer, frozen=True):
    """What one viewer is told: seat None is a spectator.

    The first `keep` sentences of its log stand, `log` follows them: an undo keeps fewer.
    """

    seat: int | None
    position: Position
    keep: int
    log: tuple[Event, ...]
    can_undo: bool


# Tables and guests


class Me(Answer, frozen=True):
    """A guest, known by a cookie."""

    name: str


class Rename(Request, frozen=True):
    """The name a guest wants to be called by."""

    name: Name


class MySeat(Request, frozen=True, tag_field="kind", tag="me"):
    """The seat of whoever opens the table."""


class HereSeat(Request, frozen=True, tag_field="kind", tag="here"):
    """A seat of somebody else at the same screen."""

    name: Name


class OpenSeat(Request, frozen=True, tag_field="kind", tag="open"):
    """A seat for whoever comes by the link."""


class BotSeat(Request, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a computer opponent."""

    bot: Word


NewSeat = MySeat | HereSeat | OpenSeat | BotSeat


class NewTable(Request, frozen=True):
    """A table to open; with `shuffle` chance says who sits where."""

    game: Word
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    shuffle: bool = False


class Fork(Request, frozen=True):
    """A new table that goes on from a finished one after its first `moves` moves."""

    moves: Natural
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class Join(Request, frozen=True):
    """Sit down on an open seat: this one, or any."""

    invite: Token
    seat: Natural | None = None


class SeatKey(Answer, frozen=True):
    """Whoever shows the token plays the seat; programs without cookies say it in `hello`."""

    seat: int
    token: str


class Seated(Answer, frozen=True):
    """The way to a table: its page, the invitation for others, the seats one has just taken.

    The link for friends is the path, `#` and the invitation, which so never reaches a log.
    """

    table: str
    path: str
    invite: str
    seats: tuple[SeatKey, ...]


class Seat(Answer, frozen=True):
    """Who sits where. `here`: connected now; `bot`: the opponent's level, with its `rating`."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    rating: int | None
    here: bool


class TableInfo(Answer, frozen=True):
    """A table without its position. The commitment binds the dealer before any nonce arrives."""

    id: str
    game: str
    options: dict[str, str]
    phase: Phase
    seats: tuple[Seat, ...]
    commitment: str
    version: int


class Bot(Answer, frozen=True):
    """A computer opponent: its level, and how strong that is in this game, if it was measured."""

    name: str
    rating: int | None


class GameInfo(Answer, frozen=True):
    """A game that can be played here. `advice`: whether the computer gives hints in it."""

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    bots: tuple[Bot, ...]
    advice: bool
    components: Components


class AskHint(Request, frozen=True):
    """What would the computer play on this seat, which is to move?"""

    seat: Natural


class HintReason(Answer, frozen=True):
    """What speaks for a turn, or against it if its points are below 0.

    `points` and `soon` are changes, of one's own score or of that of the seat it names: by the
    turn's moves, and what is likely before the turn is over. All other features, which are
    `compared`, tell how much more the turn promises than others do; `colour` is the one in which
    most of that lies, if one can be named.
    """

    feature: str
    points: float
    seat: int | None
    compared: bool
    colour: str | None


class Hint(Answer, frozen=True):
    """The turn that the computer would play, everybody's chances as it sees them, and why."""

    seat: int
    version: int
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    chances: tuple[float, ...]
    reasons: tuple[HintReason, ...]


class Moment(Answer, frozen=True):
    """A position of a game that is looked at again, after the first `step` moves of its record.

    seat: who decided last, None before the first decision. turn: the number of the turn in which
    that was, 0 before the first one. log: what happened since the moment before.
    """

    step: int
    seat: int | None
    turn: int
    to_move: int
    log: tuple[Event, ...]


class Replay(Answer, frozen=True):
    """A game to look at again: its moments as `eyes` saw them, one of the `choices`.

    Eyes are those of a seat (its number), of a `watcher`, or of the `mover` of each moment.
    """

    version: int
    table: TableInfo
    mine: tuple[int, ...]
    eyes: str
    choices: tuple[str, ...]
    turns: int
    moments: tuple[Moment, ...]


class ReplayPart(Answer, frozen=True):
    """The positions of some moments, beginning with moment `first`."""

    version: int
    first: int
    positions: tuple[Position, ...]


class AnalysedTurn(Answer, frozen=True):
    """A turn looked at afterwards. `events`: what the computer's turn would have brought about.

    found: whether that turn was played. before, after: everybody's chances with the computer's turn
    and with the one played, as the mover could know them. then: when the next turn began, as its
    mover knew them, or how the game ended. turning: whether much was given away here.
    """

    number: int
    step: int
    seat: int
    found: bool
    events: tuple[Event, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    then: tuple[float, ...]
    turning: bool
    reasons: tuple[HintReason, ...]


class Analysis(Answer, frozen=True):
    """How far the analysis of a game has come: the first of its `total` turns are known."""

    state: Literal["none", "running", "done"]
    total: int
    turns: tuple[AnalysedTurn, ...]


class RecordText(Answer, frozen=True):
    """The record of a table: all of it (`full`) only when the game is over."""

    full: bool
    record: str


class Film(Answer, frozen=True):
    """A move of CHANCE in Stonehenge as a motion picture: the position before it, then `frames`.

    `frames` is a zlib stream in base64, laid out as `trilithon.games.stonehenge.playback` says.
    """

    number: int
    before: StonehengeView
    frames: bytes


# What the server says on a socket


class Finish(Answer, frozen=True):
    """The end: points and places by seat."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]


class Rematch(Answer, frozen=True, tag_field="type", tag="rematch"):
    """The same people meet again at another table; an invitation for those who played."""

    table: str
    invite: str | None


class Fresh(Answer, frozen=True, tag_field="type", tag="fresh"):
    """Everything: the first message, and whenever a client is too far behind.

    `mine`: the seats this client plays; one sight for each, or the spectator's.
    """

    version: int
    table: TableInfo
    mine: tuple[int, ...]
    sights: tuple[Sight, ...]
    finish: Finish | None
    rematch: Rematch | None
    invite: str | None


class Step(Answer, frozen=True, tag_field="type", tag="step"):
    """What brings a client from version `since` to `version`."""

    since: int
    version: int
    sights: tuple[Sight, ...]
    finish: Finish | None


class Seats(Answer, frozen=True, tag_field="type", tag="seats"):
    """Somebody sat down, came or went."""

    seats: tuple[Seat, ...]


class Thinking(Answer, frozen=True, tag_field="type", tag="thinking"):
    """A computer opponent thinks for at most so long."""

    seat: int
    seconds: float


class Done(Answer, frozen=True, tag_field="type", tag="done"):
    """The request is on disk."""

    request: int
    version: int


class Refused(Answer, frozen=True, tag_field="type", tag="refused"):
    """The request changed nothing; `key` and `args` make the sentence that says why."""

    code: Code
    key: str
    args: dict[str, Argument]
    request: int | None = None


class Because(Answer, frozen=True, tag_field="type", tag="because"):
    """What came of a `why`: the key of the reason against the move, or none.

    In Stonehenge also the gaps that a stone or a swing would leave.
    """

    request: int
    key: str | None
    gaps: tuple[Gap, ...]


class Pong(Answer, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    request: int


Told = Fresh | Step | Seats | Thinking | Rematch | Done | Refused | Because | Pong


# What a client says on a socket


class Hello(Request, frozen=True, tag_field="type", tag="hello"):
    """The first message: the version one has, and the seats' tokens if the cookie is not enough.

    mine: the seats that one had with that version; whoever has others by now is told everything.
    The nonce goes into every draw. It comes after the dealer's commitment has been seen, and the
    game starts when all seats are taken and all nonces are there.
    """

    have: Natural | None = None
    mine: Annotated[tuple[Natural, ...], Meta(max_length=MOST_SEATS)] | None = None
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_SEATS)] = ()
    nonce: Nonce = ""


class Play(Request, frozen=True, tag_field="type", tag="move"):
    """Make a move, in notation, in the position of this version."""

    request: Natural
    version: Natural
    seat: Natural
    move: Notation


class Undo(Request, frozen=True, tag_field="type", tag="undo"):
    """Take back the last stage of the turn one is making."""

    request: Natural
    version: Natural
    seat: Natural


class Why(Request, frozen=True, tag_field="type", tag="why"):
    """May one make this move, and if not, why? Nothing changes."""

    request: Natural
    version: Natural
    seat: Natural
    move: Notation


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""

    request: Natural


Said = Hello | Play | Undo | Why | Ping
