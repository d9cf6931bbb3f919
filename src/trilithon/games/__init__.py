"""The games, by name."""

from trilithon.core.game import GAMES
from trilithon.games.century import Century
from trilithon.games.m import M

GAMES["century"] = Century()
GAMES["m"] = M()

__all__ = ["GAMES"]
