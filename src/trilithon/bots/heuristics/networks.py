"""The networks that judge positions, in data files that say how they were learned."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
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

    data: the hash of the components that the games were played with; layers: inputs, first, second.
    """

    command: str
    date: str
    data: str
    layers: Sequence[int]
    numbers: Sequence[float]

    def network(self) -> Network:
        """The network itself."""
        inputs, first, second = self.layers
        return Network(inputs, first, second, [float(number) for number in self.numbers])


@cache
def learned() -> Learned:
    """The network of M for two."""
    told: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return Learned(**told)


@cache
def _network() -> Network:
    return learned().network()


def network_for(spec: Spec) -> Network | None:
    """The network that judges positions of such a game, if there is one for its components."""
    if spec.game != "m" or spec.players != 2 or spec.data.hash != learned().data:
        return None
    return _network()


def written(one: Learned) -> str:
    """The data file of a network."""
    texts = [f"{number:.4g}" for number in one.numbers]
    rows = [", ".join(texts[at : at + EACH_LINE]) for at in range(0, len(texts), EACH_LINE)]
    return (
        f'{HEAD}command = "{one.command}"\ndate = "{one.date}"\ndata = "{one.data}"\n'
        f"layers = {list(one.layers)}\nnumbers = [\n"
        + "".join(f"  {row},\n" for row in rows)
        + "]\n"
    )
