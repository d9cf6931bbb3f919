"""The games, by name."""

from trilithon.core.game import GAMES
from trilithon.games.m import M

GAMES["m"] = M()

__all__ = ["GAMES"]
