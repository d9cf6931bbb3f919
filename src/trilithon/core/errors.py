"""The family of errors: each carries the key of the sentence that explains it."""

from collections.abc import Callable

Argument = str | int


def _bare(key: str, args: dict[str, Argument]) -> str:
    return key + "".join(f" {name}={value!r}" for name, value in args.items())


_explain: Callable[[str, dict[str, Argument]], str] = _bare


def explain_with(sentences: Callable[[str, dict[str, Argument]], str]) -> None:
    """Let `str(error)` speak in the given sentences."""
    global _explain
    _explain = sentences


class TrilithonError(Exception):
    """Anything wrong with what was asked; nothing has changed."""

    def __init__(self, key: str, **details: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return _explain(self.key, self.details)


class IllegalMove(TrilithonError):
    """The rules forbid this move now."""


class NotYourTurn(TrilithonError):
    """Another seat is to move, or the game is over."""


class BadNotation(TrilithonError):
    """A text that names no move of this game."""


class BadRecord(TrilithonError):
    """A record that is cut, changed or impossible."""


class BadSetup(TrilithonError):
    """An unknown game, an impossible number of players, a wrong option."""


class BadData(TrilithonError):
    """Component data that do not describe a playable game."""
