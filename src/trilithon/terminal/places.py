"""Who sits where: people at this screen and bots, and how a record remembers them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trilithon.bots import Bot, check_bot, make_bot
from trilithon.bots.clairvoyant import is_clairvoyant
from trilithon.bots.levels import level
from trilithon.core.errors import BadSetup
from trilithon.core.rng import Rng
from trilithon.locales import Sentences

LONGEST_NAME: Final = 24
LONGEST_SEAT: Final = 60
DEFAULT_BOT: Final = "artisan"
_BOT_SEAT = re.compile(r"(.*) \[(.+)\]")


@dataclass(frozen=True)
class Place:
    """A seat's name, and the name of the bot that plays it, if it is not a person."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return self.name if self.bot is None else f"{self.name} [{self.bot}]"

    @classmethod
    def parse(cls, text: str) -> "Place":
        """A place as a record writes it: `Ada`, or `Basalt [random]` for a bot."""
        match = _BOT_SEAT.fullmatch(text)
        return cls(text) if match is None else cls(match[1], match[2])


@dataclass(frozen=True)
class Places:
    """All seats of a table that is played in this terminal.

    kinds: how each bot is called by the arena, None for a person.
    """

    names: tuple[str, ...]
    bots: tuple[Bot | None, ...]
    kinds: tuple[str | None, ...] = ()

    @property
    def people(self) -> int:
        """How many people share this screen."""
        return self.bots.count(None)

    def opponents(self, game: str, say: Sentences) -> str:
        """Who the bots are: each with its level, and with its rating where that is measured."""
        told = []
        for name, kind in zip(self.names, self.kinds, strict=False):
            if kind is None:
                continue
            words = {"name": name, "level": say("page-level-name", level=kind)}
            one = level(game, kind)
            if one is None or one.rating is None:
                told.append(say("terminal-opponent", **words))
            else:
                told.append(say("terminal-opponent-rated", rating=str(one.rating), **words))
        return " · ".join(told)


def choose_places(
    players: int | None, people: Sequence[str], bots: Sequence[str], least: int, say: Sentences
) -> list[Place]:
    """People first, then bots; the seats that are left go to bots of the last named kind."""
    people = [*map(checked_name, people)] or [say("terminal-person")]
    seats = max(len(people) + len(bots), least) if players is None else players
    if len(people) + len(bots) > seats:
        raise BadSetup("error-seats", people=len(people), bots=len(bots), players=seats)
    kinds = [*bots, *[bots[-1] if bots else DEFAULT_BOT] * (seats - len(people) - len(bots))]
    places = [Place(name) for name in people]
    for number, kind in enumerate(kinds, start=1):
        places.append(Place(say("terminal-bot-name", number=number), kind))
    return places


def places_of(seats: Sequence[str], players: int, say: Sentences) -> list[Place]:
    """The places that a record names, no two with the same name.

    The page and the arena write a bot as `random` alone, and nothing for a person without a name:
    such seats are called as on the page.
    """
    places: list[Place] = []
    for seat, text in enumerate([*seats, *[""] * players][:players]):
        place = Place.parse(printable(text)[:LONGEST_SEAT])
        if place.bot is None and is_bot(place.name):
            place = Place(say("page-bot-name", seat=seat + 1), place.name)
        name = place.name.strip() or say("page-player", seat=seat + 1)
        if name in [other.name for other in places]:
            name = f"{name} {seat + 1}"
        places.append(Place(name, place.bot))
    return places


def is_bot(name: str) -> bool:
    """Whether a bot has this name."""
    try:
        check_bot(name)
    except BadSetup:
        return is_clairvoyant(name)
    return True


def printable(text: str) -> str:
    """Text from a file without signs that would command the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in text)


def seat_everyone(places: Sequence[Place], game: str, seed: str) -> Places:
    """Make the bots, each with its own source of chance."""
    bots = tuple(
        None if place.bot is None else make_bot(place.bot, Rng(f"{seed} bot {seat}"), game)
        for seat, place in enumerate(places)
    )
    kinds = tuple(place.bot for place in places)
    return Places(tuple(place.name for place in places), bots, kinds)


def checked_name(name: str) -> str:
    """A name that can stand on one line of a record and of the screen."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name.endswith("]"):
        raise BadSetup("error-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    if is_bot(name):
        raise BadSetup("error-name-bot", name=name)
    return name
