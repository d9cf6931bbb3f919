"""The networks that judge positions, in data files that say how they were learned."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from trilithon.bots.network import Network
from trilithon.core.state import Spec

FILE: Final = Path(__file__).parent / "m_network.toml"
HEAD: Final = """\
# The network that judges positions of M for two, and the command that made it; see network.py for
# the order of its numbers. `trilithon learn m --write` writes it anew.
"""
EACH_LINE: Final = 12


@dataclass(frozen=True)
class Learned:
    """A network and where it comes from.

    before: the mark of the network that judged in the games, "" for the heuristic; data: the hash
    of the components that they were played with; layers: inputs, first, second.
    """

    command: str
    date: str
    before: str
    data: str
    layers: Sequence[int]
    numbers: Sequence[float]

    def network(self) -> Network:
        """The network itself."""
        inputs, first, second = self.layers
        return Network(inputs, first, second, self.numbers)

    @cached_property
    def mark(self) -> str:
        """What tells this network from any other."""
        return sha256(str(list(self.numbers)).encode()).hexdigest()[:16]


@cache
def in_use() -> Learned:
    """The network of M for two."""
    told: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return Learned(**told)


@cache
def _network() -> Network:
    return in_use().network()


def network_for(spec: Spec) -> Network | None:
    """The network that judges positions of such a game, if there is one for its components."""
    if spec.game != "m" or spec.players != 2 or spec.data.hash != in_use().data:
        return None
    return _network()


def mark_for(spec: Spec) -> str:
    """The mark of the network that judges positions of such a game, "" if none does."""
    return "" if network_for(spec) is None else in_use().mark


def written(one: Learned) -> str:
    """The data file of a network."""
    texts = [repr(number) for number in one.numbers]
    rows = [", ".join(texts[at : at + EACH_LINE]) for at in range(0, len(texts), EACH_LINE)]
    return (
        f'{HEAD}command = "{one.command}"\ndate = "{one.date}"\n'
        f'before = "{one.before}"\ndata = "{one.data}"\n'
        f"layers = {list(one.layers)}\nnumbers = [\n"
        + "".join(f"  {row},\n" for row in rows)
        + "]\n"
    )
