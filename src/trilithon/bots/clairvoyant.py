"""A searcher that cheats: it sees all hands and every draw to come.

No table offers it. It tells the arena how much of a game can be won at all: what it loses, nobody
could have won.
"""

from typing import Final

from trilithon.bots.budget import Budget
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import Search
from trilithon.bots.search import SearchBot
from trilithon.core.rng import Rng
from trilithon.core.table import Table

NAME: Final = "clairvoyant"
FORESIGHT: Final = 200


def is_clairvoyant(name: str) -> bool:
    """Whether a name, with or without its budget, is that of this searcher."""
    return name.partition(":")[0] == NAME


class Clairvoyant(SearchBot):
    """Searches the real position, in which chance falls as it will fall."""

    @classmethod
    def named(cls, name: str, rng: Rng) -> "Clairvoyant":
        """`clairvoyant:1s`."""
        return cls(rng, Budget.parse(name.partition(":")[2]))

    def choose_knowing(self, table: Table) -> int:
        """The most visited move in a tree of the one world that is real."""
        turn = (int(table.state.turn), table.to_move)
        if self.turn != turn:
            self.turn, self.spent = turn, 0.0
        moves = table.state.legal_moves()
        if len(moves) == 1 or table.dealer is None:
            return int(moves[0])
        draws = sum(step.seat is None for step in table.steps)
        fates = [table.dealer.chance(draws + ahead) for ahead in range(FORESIGHT)]
        plan = PLANS[table.spec.game]
        search = Search(
            table.state.copy(),
            table.to_move,
            self.rng,
            heuristic_for(table.spec),
            plan.settings,
            fates,
        )
        self._grow(search, (self.budget.whole - self.spent) * plan.share)
        return search.best()
