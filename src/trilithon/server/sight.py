"""What each viewer is told of a game. Every position leaves the server through this file."""

from collections.abc import Callable, Iterable

from trilithon.bots.levels import level
from trilithon.core.game import Catalogue, Event, Hints
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, View
from trilithon.core.table import Step as Made
from trilithon.core.table import Table
from trilithon.games.century.catalogue import CenturyCatalogue
from trilithon.games.century.hints import CenturyHints
from trilithon.games.century.view import CenturyView
from trilithon.games.m.hints import MCatalogue, MHints
from trilithon.games.m.view import MView
from trilithon.games.monolyth.hints import MonolythCatalogue, MonolythHints
from trilithon.games.monolyth.view import MonolythView
from trilithon.games.stonehenge.gaps import Gap, gaps
from trilithon.games.stonehenge.hints import StonehengeCatalogue, StonehengeHints
from trilithon.games.stonehenge.moves import FIRST_OUTCOME, parse
from trilithon.games.stonehenge.rules import StonehengeState
from trilithon.games.stonehenge.view import StonehengeView
from trilithon.server.denied import Denied
from trilithon.server.sitting import Sitting
from trilithon.server.wire import (
    Because,
    CenturyComponents,
    CenturyPosition,
    Components,
    Film,
    Finish,
    Fresh,
    MComponents,
    MonolythComponents,
    MonolythPosition,
    MPosition,
    Position,
    RecordText,
    Rematch,
    Seat,
    Sight,
    Step,
    StonehengeComponents,
    StonehengePosition,
    TableInfo,
)


class Log:
    """What one viewer has been told, and where each step of the table ends in it."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told: list[Event] = []
        self.ends: list[int] = [0]

    def follow(self, table: Table, kept: int) -> None:
        """Forget what came after the first `kept` steps, then tell all that the table has."""
        del self.ends[kept + 1 :]
        del self.told[self.ends[-1] :]
        for index in range(len(self.ends) - 1, len(table.steps)):
            self.told += table.events_of(index, self.viewer)
            self.ends.append(len(self.told))


class Teller:
    """Makes the messages about one table, for whoever looks at it."""

    def __init__(self, sitting: Sitting, invite: Callable[[str], str]) -> None:
        self.sitting = sitting
        self.invite = invite
        self.logs: dict[int | None, Log] = {}

    def fresh(self, seats: tuple[int, ...], here: Iterable[int]) -> Fresh:
        """Everything for one who plays these seats; for a spectator if there are none."""
        sitting = self.sitting
        return Fresh(
            version=sitting.version,
            table=table_info(sitting, here),
            mine=seats,
            sights=self._sights(seats, 0),
            finish=finish(sitting.table),
            rematch=self.rematch(sitting.rematch, seats) if sitting.rematch else None,
            invite=self.invite(sitting.id) if seats else None,
        )

    def rematch(self, table: str, seats: tuple[int, ...]) -> Rematch:
        """Where the players meet again; only they are invited."""
        return Rematch(table, self.invite(table) if seats else None)

    def step(self, seats: tuple[int, ...], since: int) -> Step:
        """What happened since a version at which the game was already running."""
        sitting = self.sitting
        kept = sitting.kept_since(since)
        return Step(since, sitting.version, self._sights(seats, kept), finish(sitting.table))

    def changed(self, since: int) -> None:
        """Bring the logs up to date after the sitting has changed."""
        if self.sitting.table is not None:
            for log in self.logs.values():
                log.follow(self.sitting.table, self.sitting.kept_since(since))

    def _sights(self, seats: tuple[int, ...], kept: int) -> tuple[Sight, ...]:
        table = self.sitting.table
        if table is None:
            return ()
        return tuple(self._sight(table, seat, kept) for seat in seats or (None,))

    def _sight(self, table: Table, seat: int | None, kept: int) -> Sight:
        if seat not in self.logs:
            self.logs[seat] = Log(seat)
            self.logs[seat].follow(table, 0)
        log = self.logs[seat]
        keep = log.ends[kept]
        can_undo = seat == table.to_move and table.can_undo
        return Sight(seat, position(table, seat), keep, tuple(log.told[keep:]), can_undo)


def position(table: Table, seat: int | None) -> Position:
    """The view of a seat and, if it is to move, hints made from that view alone."""
    view = table.view(seat)
    hints: Hints | None = None
    if seat is not None and seat == table.to_move:
        hints = table.game.hints(table.game.from_view(table.spec, view, Rng(0)))
    return seen(view, hints)


def seen(view: View, hints: Hints | None = None) -> Position:
    """A view, and hints if there are any, as it goes over the wire."""
    match view, hints:
        case MView(), MHints() | None:
            return MPosition(view, hints)
        case MonolythView(), MonolythHints() | None:
            return MonolythPosition(view, hints)
        case CenturyView(), CenturyHints() | None:
            return CenturyPosition(view, hints)
        case StonehengeView(), StonehengeHints() | None:
            return StonehengePosition(view, hints)
        case _:
            raise TypeError(f"{type(view).__name__} is not on the wire")


def components(spec: Spec, catalogue: Catalogue) -> Components:
    """The printed components of a game."""
    match catalogue:
        case MCatalogue():
            return MComponents(catalogue)
        case MonolythCatalogue():
            return MonolythComponents(catalogue)
        case CenturyCatalogue():
            return CenturyComponents(catalogue)
        case StonehengeCatalogue():
            return StonehengeComponents(catalogue)
        case _:
            raise TypeError(f"the components of {spec.game} are not on the wire")


def finish(table: Table | None) -> Finish | None:
    """Points and places, when the game is over."""
    if table is None or not table.over:
        return None
    return Finish(tuple(table.scores), tuple(table.ranking))


def seats(sitting: Sitting, here: Iterable[int]) -> tuple[Seat, ...]:
    """Who sits where."""
    connected = set(here)
    return tuple(
        Seat(
            seat=seat,
            kind="open" if place.open else "bot" if place.bot else "person",
            name=place.name,
            bot=place.bot or None,
            rating=_rating(sitting.setup.game, place.bot),
            here=bool(place.bot) or seat in connected,
        )
        for seat, place in enumerate(sitting.places)
    )


def _rating(game: str, bot: str) -> int | None:
    known = level(game, bot)
    return None if known is None else known.rating


def table_info(sitting: Sitting, here: Iterable[int]) -> TableInfo:
    """A table as anybody may know it."""
    return TableInfo(
        id=sitting.id,
        game=sitting.setup.game,
        options=sitting.setup.options,
        phase=sitting.phase,
        seats=seats(sitting, here),
        commitment=sitting.dealer.commitment,
        version=sitting.version,
    )


def record(sitting: Sitting) -> RecordText:
    """The whole record of a finished game; while it runs, what everybody may read."""
    table = sitting.running
    return RecordText(table.over, str(table.record if table.over else table.public_record))


def because(sitting: Sitting, request: int, seat: int, move: str, version: int) -> Because:
    """Whether a seat may make a move, told from nothing that it cannot see."""
    key = sitting.why_not(seat, move, version)
    return Because(request, key, _gaps(sitting.running, move))


def _gaps(table: Table, move: str) -> tuple[Gap, ...]:
    return gaps(table.state, parse(move)) if isinstance(table.state, StonehengeState) else ()


def film(made: Made, number: int) -> Film:
    """The motion picture of a draw: kept since it happened, or simulated again.

    Another version of the simulation may see it happen differently: then there is no picture.
    """
    before = made.before
    if not isinstance(before, StonehengeState):
        raise Denied("unknown")
    if made.move not in before.films:
        take = before.simulate(made.move - FIRST_OUTCOME)
        if take.move != before.outcomes[made.move]:
            raise Denied("unknown")
        before.films[made.move] = take.film
    view = before.view(None)
    assert isinstance(view, StonehengeView)
    return Film(number, view, before.films[made.move])
