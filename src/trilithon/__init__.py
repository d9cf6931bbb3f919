"""The digital table for four stone-and-crystal board games."""

from trilithon.core import state as _state
from trilithon.core.data import Data
from trilithon.core.errors import (
    BadData,
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalMove,
    NotYourTurn,
    TrilithonError,
    explain_with,
)
from trilithon.core.fair import Dealer
from trilithon.core.game import Event, Game, Move, Option
from trilithon.core.record import Record
from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, Spec, State, View
from trilithon.core.table import Table, verify
from trilithon.games import GAMES

COMPILED: bool = not str(_state.__file__).endswith(".py")
"""Whether the engines run compiled; `trilithon doctor` tells what to do if they do not."""


def _english(key: str, details: dict[str, str | int]) -> str:
    """The sentences are read when the first error is printed, not at import."""
    from trilithon.locales import sentences

    return sentences("en")(key, **details)


explain_with(_english)

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "OVER",
    "BadData",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Data",
    "Dealer",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NotYourTurn",
    "Option",
    "Record",
    "Rng",
    "Spec",
    "State",
    "Table",
    "TrilithonError",
    "View",
    "verify",
]
