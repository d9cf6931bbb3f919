"""The weights of the heuristics, in a data file that says how they were found."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent / "weights.toml"
HEAD: Final = """\
# What each feature of a game's heuristic is worth, in points, and the command that found it.
# `trilithon tune GAME --write` writes a game's table anew; its note stays, other comments do not.
"""


def entry_of(game: str, players: int) -> str:
    """Where the weights of a game stand: those of the game alone by themselves."""
    return f"{game}-alone" if players == 1 else game


@dataclass(frozen=True)
class Tuned:
    """The weights of one game by the names of their features. note: what else is to be said."""

    command: str
    date: str
    weights: Mapping[str, float]
    note: str = ""

    def ordered(self, names: Sequence[str]) -> tuple[float, ...]:
        """The weights in the order of the features."""
        assert set(names) == set(self.weights)
        return tuple(float(self.weights[name]) for name in names)


@cache
def all_tuned() -> dict[str, Tuned]:
    """The weights of every game, and of those that one plays alone."""
    told: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: Tuned(**table) for game, table in told.items()}


def written(tuned: Mapping[str, Tuned]) -> str:
    """The data file of these weights."""
    parts = [HEAD]
    for game, one in tuned.items():
        parts.append(f'[{game}]\ncommand = {_quoted(one.command)}\ndate = "{one.date}"')
        parts.append(f"note = {_quoted(one.note)}\n" if one.note else "")
        parts.append(f"[{game}.weights]")
        parts += [f'"{name}" = {weight:.3g}' for name, weight in one.weights.items()]
        parts.append("")
    return "\n".join(parts)


def _quoted(text: str) -> str:
    """A string as TOML writes it: like JSON, as long as it has no DEL."""
    return json.dumps(text, ensure_ascii=False)
