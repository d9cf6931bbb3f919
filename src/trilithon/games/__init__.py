"""The games, by name."""

from trilithon.core.game import GAMES
from trilithon.games.m import M
from trilithon.games.monolyth import Monolyth

GAMES["m"] = M()
GAMES["monolyth"] = Monolyth()

__all__ = ["GAMES"]
