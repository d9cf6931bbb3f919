"""What a good player of each game looks at, and how to search with it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics.century import CenturyHeuristic
from trilithon.bots.heuristics.m import MHeuristic
from trilithon.bots.heuristics.monolyth import MonolythHeuristic
from trilithon.bots.ismcts import Settings
from trilithon.core.errors import BadSetup
from trilithon.core.state import Spec


@dataclass(frozen=True)
class Plan:
    """How to search a game: its heuristic, the settings, and the share of a turn's budget that
    the first of its decisions gets; each later one gets that share of what is left."""

    heuristic: Callable[[int], Heuristic]
    settings: Settings
    share: float


PLANS: Final[dict[str, Plan]] = {
    "m": Plan(
        MHeuristic, Settings(exploration=1.0, rated=True, temperature=12.0, horizon=0), share=0.9
    ),
    "monolyth": Plan(
        MonolythHeuristic,
        Settings(exploration=1.0, rated=True, temperature=2.0, horizon=0),
        share=0.6,
    ),
    "century": Plan(
        CenturyHeuristic,
        Settings(exploration=1.0, rated=True, temperature=2.0, horizon=0),
        share=0.6,
    ),
}
"""The plan of each game that can be searched; benchmarks/results.md has the measurements."""


def heuristic_for(spec: Spec) -> Heuristic:
    """A heuristic of this game."""
    if spec.game not in PLANS:
        raise BadSetup("error-bot-game", game=spec.game)
    return PLANS[spec.game].heuristic(int(spec.players))
