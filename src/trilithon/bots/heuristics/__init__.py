"""What a good player of each game looks at, and how to search with it."""

from collections.abc import Callable, Sequence
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
    """How to search a game. benchmarks/fit_heuristic.py fits the weights of the heuristic.

    share: the part of a turn's budget that the first of its decisions gets; each later one gets
    that part of what is left.
    """

    heuristic: Callable[[int, float, tuple[float, float], Sequence[float]], Heuristic]
    margin: float
    doubt: tuple[float, float]
    weights: tuple[float, ...]
    settings: Settings
    share: float
    alone: Settings | None = None

    def settings_for(self, players: int) -> Settings:
        """The settings for so many players: alone, one may have to search in another way."""
        return self.alone if self.alone is not None and players == 1 else self.settings


PLANS: Final[dict[str, Plan]] = {
    "m": Plan(
        MHeuristic,
        margin=60.0,
        doubt=(25.0, 30.0),
        weights=(0.83, 0.12, 5.0, 6.5),
        settings=Settings(exploration=2.0, rated=True, temperature=12.0, horizon=0),
        share=0.9,
    ),
    "monolyth": Plan(
        MonolythHeuristic,
        margin=15.0,
        doubt=(4.0, 6.0),
        weights=(1.0, 0.45, 0.3, 0.6, -0.5, 1.2, 8.5, 0.0, 0.7, 0.7, 0.3, 2.0),
        settings=Settings(exploration=2.0, rated=True, temperature=2.0, horizon=0),
        share=0.6,
        alone=Settings(exploration=0.5, rated=True, temperature=2.0, horizon=-1),
    ),
    "century": Plan(
        CenturyHeuristic,
        margin=20.0,
        doubt=(3.0, 9.0),
        weights=(
            *(1.0, 1.0, 1.5, 0.15, 0.5, 0.9, 1.3, 0.3, 0.3),
            *(0.15, 1.5, 2.5, 2.0, 2.0, 0.1, 0.0),
        ),
        settings=Settings(exploration=2.0, rated=True, temperature=2.0, horizon=0),
        share=0.6,
    ),
}
"""The plan of each game that can be searched; benchmarks/results.md has the measurements."""


def heuristic_for(spec: Spec) -> Heuristic:
    """A heuristic of this game."""
    if spec.game not in PLANS:
        raise BadSetup("error-bot-game", game=spec.game)
    plan = PLANS[spec.game]
    return plan.heuristic(int(spec.players), plan.margin, plan.doubt, plan.weights)
