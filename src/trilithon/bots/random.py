"""The simplest opponent: any legal move, each equally likely."""

from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import Spec, View


class RandomBot:
    """Moves at random."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, spec: Spec) -> int:
        """A random move in a world imagined from the view, where the same moves are legal."""
        world = find_game(spec.game).from_view(spec, view, self.rng)
        return world.random_move(self.rng)
