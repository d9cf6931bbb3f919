"""The games, by name."""

from trilithon.core.game import GAMES
from trilithon.games.century import Century
from trilithon.games.m import M
from trilithon.games.monolyth import Monolyth
from trilithon.games.stonehenge import Stonehenge

GAMES["century"] = Century()
GAMES["m"] = M()
GAMES["monolyth"] = Monolyth()
GAMES["stonehenge"] = Stonehenge()

__all__ = ["GAMES"]
