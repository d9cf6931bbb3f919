"""What a viewer sees: plain data, never compiled, so that it can be pickled and described."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet: the key of its sentence, its arguments, its points."""

    key: str
    points: int
    args: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True)
class View:
    """What one viewer sees (None: a spectator): plain data, nothing hidden inside."""

    game: str
    players: int
    viewer: int | None
    to_move: int
    turn: int
    scores: tuple[int, ...]
