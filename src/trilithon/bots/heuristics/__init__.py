"""What a good player of each game looks at, and how to search with it."""

from collections.abc import Callable
from typing import Final

from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics.m import MHeuristic
from trilithon.bots.ismcts import Settings
from trilithon.core.errors import BadSetup
from trilithon.core.state import Spec

HEURISTICS: Final[dict[str, Callable[[int], Heuristic]]] = {"m": MHeuristic}
"""How to make the heuristic of each game for so many players."""

SETTINGS: Final[dict[str, Settings]] = {
    "m": Settings(exploration=1.0, rated=True, temperature=12.0, horizon=-1),
}
"""How the search plays each game best, as measured in benchmarks/results.md."""


def heuristic_for(spec: Spec) -> Heuristic:
    """The heuristic of this game."""
    if spec.game not in HEURISTICS:
        raise BadSetup("error-bot-game", game=spec.game, known=", ".join(HEURISTICS))
    return HEURISTICS[spec.game](int(spec.players))
