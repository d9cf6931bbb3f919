"""What a good player of each game looks at, and how to search with it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics import century, m, monolyth
from trilithon.bots.heuristics.century import CenturyHeuristic
from trilithon.bots.heuristics.m_ratings import MRatings
from trilithon.bots.heuristics.monolyth import MonolythHeuristic
from trilithon.bots.heuristics.weights import all_tuned, entry_of
from trilithon.bots.ismcts import Settings
from trilithon.core.errors import BadSetup
from trilithon.core.state import Spec, State


@dataclass(frozen=True)
class Plan:
    """How to search a game; weights.toml has the weights of its heuristic, by the features' names.

    share: the part of a turn's budget that the first of its decisions gets; each later one gets
    that part of what is left.
    """

    heuristic: Callable[[int, float, tuple[float, float], Sequence[float]], Heuristic]
    names: Sequence[str]
    margin: float
    doubt: tuple[float, float]
    settings: Settings
    share: float


PLANS: Final[dict[str, Plan]] = {
    "m": Plan(
        MRatings,
        m.NAMES,
        margin=60.0,
        doubt=(18.0, 40.0),
        settings=Settings(exploration=1.5, rated=True, temperature=12.0, horizon=12),
        share=0.9,
    ),
    "monolyth": Plan(
        MonolythHeuristic,
        monolyth.NAMES,
        margin=15.0,
        doubt=(4.0, 6.0),
        settings=Settings(exploration=0.3, rated=True, temperature=2.0, horizon=0),
        share=0.6,
    ),
    "century": Plan(
        CenturyHeuristic,
        century.NAMES,
        margin=20.0,
        doubt=(3.0, 9.0),
        settings=Settings(exploration=2.0, rated=True, temperature=2.0, horizon=0),
        share=0.6,
    ),
}
"""The plan of each game that can be searched; benchmarks/results.md has the measurements."""


def changed_settings(game: str, changes: Mapping[str, float]) -> Settings:
    """The settings of a game's search, some of them changed."""
    usual = PLANS[game].settings
    return Settings(
        rated=True,
        exploration=changes.get("exploration", usual.exploration),
        temperature=changes.get("temperature", usual.temperature),
        horizon=int(changes.get("horizon", usual.horizon)),
        redraw=bool(changes.get("redraw", usual.redraw)),
    )


def weights_of(game: str, players: int = 2) -> tuple[float, ...]:
    """The weights that are in use; alone, other things may count."""
    return all_tuned()[entry_of(game, players)].ordered(PLANS[game].names)


def heuristic_for(spec: Spec, weights: Sequence[float] = ()) -> Heuristic:
    """A heuristic of this game, with other weights than usual if they are given."""
    if spec.game not in PLANS:
        raise BadSetup("error-bot-game", game=spec.game)
    plan = PLANS[spec.game]
    chosen = weights or weights_of(spec.game, int(spec.players))
    return plan.heuristic(int(spec.players), plan.margin, plan.doubt, chosen)


def features(state: State) -> tuple[tuple[float, ...], ...]:
    """The features of every seat in a position."""
    heuristic = heuristic_for(state.spec)
    told = heuristic.settled(state)
    found = []
    for seat in range(int(state.spec.players)):
        heuristic.measure(told, seat)
        found.append(tuple(heuristic.values))
    return tuple(found)
