"""The games, by name."""

from trilithon.core.game import GAMES
from trilithon.games.m import M
from trilithon.games.stonehenge import Stonehenge

GAMES["m"] = M()
GAMES["stonehenge"] = Stonehenge()

__all__ = ["GAMES"]
