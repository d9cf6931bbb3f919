"""Computer opponents: each gets what its seat sees, and nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from trilithon.bots.budget import Budget
from trilithon.bots.greedy import GreedyBot
from trilithon.bots.heuristics import PLANS
from trilithon.bots.ismcts import Settings
from trilithon.bots.random import RandomBot
from trilithon.bots.search import PLAIN, SearchBot
from trilithon.bots.sunthrower import SKILLS, Sunthrower
from trilithon.core.errors import BadSetup
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, View


class Bot(Protocol):
    """Whoever chooses moves for a seat. It never touches the real state."""

    def choose(self, view: View, spec: Spec) -> int:
        """The number of a legal move in the position that the view shows."""


DEFAULT_BUDGET: Final = Budget(seconds=1.0)


def _searching(settings: Settings | None = None) -> Callable[[Rng, Budget], Bot]:
    return lambda rng, budget: SearchBot(rng, budget, settings)


SUNTHROWERS: Final[dict[str, Callable[[Rng], Bot]]] = {
    f"sunthrower-{level}": partial(Sunthrower, level=level) for level in SKILLS
}
"""The bots that play Stonehenge and the Sun, and nothing else."""

SIMPLE: Final[dict[str, Callable[[Rng], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **SUNTHROWERS,
}
"""How to make each bot that does not search, by name."""

SEARCHING: Final[dict[str, Callable[[Rng, Budget], Bot]]] = {
    "search": _searching(),
    "uct": _searching(PLAIN),
}
"""How to make each bot that searches within a budget: `search:1000` (iterations) or `search:1s`
a turn. `uct` is what the others are measured against: plain, with random playouts."""

BOTS: Final = (*SIMPLE, "search")
"""The names of the opponents that people are offered; `search` may carry a budget."""


def bots_for(game: str) -> tuple[str, ...]:
    """Those that play this game, from the weakest."""
    able = {"random", *(("greedy", "search") if game in PLANS else ())}
    if game == "stonehenge":
        able |= SUNTHROWERS.keys()
    return tuple(name for name in BOTS if name in able)


def make_bot(name: str, rng: Rng) -> Bot:
    """A new bot of this name."""
    kind, colon, budget = name.partition(":")
    if kind in SEARCHING:
        return SEARCHING[kind](rng, Budget.parse(budget) if colon else DEFAULT_BUDGET)
    if name not in SIMPLE:
        raise BadSetup("error-bot", bot=name[:40], known=", ".join((*SIMPLE, *SEARCHING)))
    return SIMPLE[name](rng)


def check_bot(name: str) -> None:
    """Refuse a name that `make_bot` does not know."""
    make_bot(name, Rng(0))
