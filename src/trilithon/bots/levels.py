"""Levels: opponents of a known strength in every game, the same on every machine.

`levels.toml` says what makes each level, and its rating where it has been measured. Discrete games
are searched by so many iterations a turn; a `whim` above 0 lets a level choose among its moves in
proportion to how good they look. In Stonehenge and the Sun a level is how long one looks, and the
hand that one has.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from trilithon.bots.budget import Budget
from trilithon.bots.search import SearchBot
from trilithon.bots.sunthrower import Sunthrower
from trilithon.core.rng import Rng

NAMES: Final = ("apprentice", "builder", "artisan", "architect", "master")
"""From the weakest to the strongest."""

FILE: Final = Path(__file__).parent / "levels.toml"


@dataclass(frozen=True)
class Level:
    """What makes a level in one game: a search, or a skill and a hand."""

    name: str
    rating: int | None = None
    iterations: int = 0
    whim: float = 0.0
    skill: str = ""
    hand: str = ""

    def player(self, rng: Rng, budget: Budget | None = None) -> SearchBot | Sunthrower:
        """Somebody who plays like this; with another budget, if one is given."""
        if self.skill:
            return Sunthrower(rng, self.skill)
        return SearchBot(rng, budget or Budget(iterations=self.iterations), whim=self.whim)


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, from the weakest; none if it has none."""
    told: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {})
    return tuple(Level(name, **told[name]) for name in NAMES if name in told)


def level(game: str, name: str) -> Level | None:
    """The level of this name."""
    return next((one for one in levels(game) if one.name == name), None)


def hands_of(game: str, bots: Sequence[str | None]) -> list[str | None]:
    """The hand that the bot at each seat brings; None for people, and where hands do not matter."""
    found: list[str | None] = []
    for bot in bots:
        name = (bot or "").partition(":")[0]
        kind, _, skill = name.partition("-")
        one = level(game, name)
        found.append(skill if kind == "sunthrower" else (one.hand or None) if one else None)
    return found
