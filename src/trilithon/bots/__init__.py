"""Computer opponents: each gets what its seat sees, and nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from trilithon.bots.random import RandomBot
from trilithon.bots.sunthrower import SKILLS, Sunthrower
from trilithon.core.errors import BadSetup
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, View


class Bot(Protocol):
    """Whoever chooses moves for a seat. It never touches the real state."""

    def choose(self, view: View, spec: Spec) -> int:
        """The number of a legal move in the position that the view shows."""


BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {
    "random": RandomBot,
    **{f"sunthrower-{level}": partial(Sunthrower, level=level) for level in SKILLS},
}
"""How to make each bot from its own source of chance, by name."""


def make_bot(name: str, rng: Rng) -> Bot:
    """A new bot of this name."""
    if name not in BOTS:
        raise BadSetup("error-bot", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name](rng)
