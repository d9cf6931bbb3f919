"""Computer opponents: each gets what its seat sees, and nothing else."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from trilithon.bots import levels
from trilithon.bots.budget import Budget
from trilithon.bots.clairvoyant import NAME as CLAIRVOYANT
from trilithon.bots.greedy import GreedyBot
from trilithon.bots.heuristics import PLANS
from trilithon.bots.ismcts import Settings
from trilithon.bots.random import RandomBot
from trilithon.bots.search import PLAIN, SearchBot
from trilithon.bots.sunthrower import SKILLS, Sunthrower
from trilithon.core.errors import BadSetup
from trilithon.core.game import find_game
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

LEVELED: Final = levels.NAMES
"""The names of the opponents that people are offered, in every game, from the weakest."""


def bots_for(game: str) -> tuple[str, ...]:
    """All that play this game within a bounded time: its levels, and those without a level."""
    simple = {"random", *(("greedy", "search") if game in PLANS else ())}
    if game == "stonehenge":
        simple |= SUNTHROWERS.keys()
    return (*(one.name for one in levels.levels(game)), *sorted(simple))


def options_for(game: str, bots: Sequence[str | None]) -> dict[str, str]:
    """The options that the bots at the seats (None: a person) bring with them: their hands."""
    return find_game(game).options_for(levels.hands_of(game, bots))


def make_bot(name: str, rng: Rng, game: str) -> Bot:
    """A new bot of this name for a game."""
    check_bot(name, game)
    kind, colon, text = name.partition(":")
    budget = Budget.parse(text) if colon else None
    if kind in SEARCHING:
        return SEARCHING[kind](rng, budget or DEFAULT_BUDGET)
    leveled = levels.level(game, kind)
    return SIMPLE[name](rng) if leveled is None else leveled.player(rng, budget)


def check_bot(name: str, game: str = "", *, arena: bool = False) -> None:
    """Refuse a name that no bot has, and one that does not play the game, if one is named.

    The arena seats one that sees everything, too.
    """
    kind, colon, budget = name.partition(":")
    searching = (*SEARCHING, CLAIRVOYANT) if arena else tuple(SEARCHING)
    every = dict.fromkeys((*LEVELED, *SIMPLE, *searching))
    fitting = dict.fromkeys((*bots_for(game), *(searching if game in PLANS else ())))
    if kind not in every or (colon and kind in SIMPLE):
        known = ", ".join(fitting if game else every)
        raise BadSetup("error-bot", bot=name[:40], known=known)
    if game and kind not in fitting:
        raise BadSetup("error-bot-plays", bot=kind, game=game, known=", ".join(fitting))
    leveled = levels.level(game, kind)
    if colon and leveled is not None and leveled.skill:
        raise BadSetup("error-bot-skill", bot=kind, game=game)
    if colon:
        Budget.parse(budget)
    elif kind == CLAIRVOYANT:
        raise BadSetup("error-bot-budget", bot=kind)
