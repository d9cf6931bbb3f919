"""Why the server refuses something: one error, its code, and how it goes over the wire."""

from typing import Final

from trilithon.core.errors import (
    Argument,
    BadData,
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalMove,
    NotYourTurn,
    TrilithonError,
)
from trilithon.server.wire import Code, Refused

STATUS: Final[dict[Code, int]] = {
    "seat": 403,
    "token": 403,
    "origin": 403,
    "company": 403,
    "unknown": 404,
    "stale": 409,
    "taken": 409,
    "running": 409,
    "waiting": 409,
    "large": 413,
    "rate": 429,
    "unavailable": 503,
}
"""The HTTP status of each code; 400 for the others."""

_CODES: Final[dict[type[TrilithonError], Code]] = {
    IllegalMove: "illegal",
    NotYourTurn: "turn",
    BadNotation: "notation",
    BadSetup: "setup",
    BadRecord: "record",
    BadData: "data",
}


class Denied(TrilithonError):
    """The server, not the game, says no. Its sentence is `server-` and the code."""

    def __init__(self, code: Code, **details: Argument) -> None:
        super().__init__(f"server-{code}", **details)
        self.code = code


def refused(error: TrilithonError, request: int | None = None) -> Refused:
    """The message that tells a client what was wrong."""
    code = error.code if isinstance(error, Denied) else _CODES.get(type(error), "malformed")
    return Refused(code, error.key, error.details, request)
