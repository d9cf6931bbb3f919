"""Time per throw with 10, 20 and 30 stones: `python benchmarks/stonehenge_throws.py`."""

from __future__ import annotations

import json

from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.position import StonehengeSpec
from trilithon.throws import measure


def main() -> None:
    """Print the figures as JSON."""
    spec = Stonehenge().spec(2)
    assert isinstance(spec, StonehengeSpec)
    print(json.dumps(measure(spec), indent=2))


if __name__ == "__main__":
    main()
