"""How long a bot may think in a turn: so many iterations, or so many seconds."""

import re
from dataclasses import dataclass
from typing import Final

from trilithon.core.errors import BadSetup

MOST_ITERATIONS: Final = 10**8
MOST_SECONDS: Final = 3600.0
_SECONDS = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)(s|ms)")


@dataclass(frozen=True)
class Budget:
    """What one turn may cost at most, all its decisions together; iterations or seconds."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read `1000` (iterations), `1.5s` or `250ms`."""
        timed = _SECONDS.fullmatch(text)
        if timed is not None:
            seconds = float(timed[1]) / (1000 if timed[2] == "ms" else 1)
            if 0 < seconds <= MOST_SECONDS:
                return cls(seconds=seconds)
        elif text.isascii() and text.isdigit() and len(text) <= len(str(MOST_ITERATIONS)):
            iterations = int(text)
            if 0 < iterations <= MOST_ITERATIONS:
                return cls(iterations=iterations)
        raise BadSetup("error-budget", text=text[:40])

    @property
    def whole(self) -> float:
        """The budget in its own unit."""
        return self.seconds or float(self.iterations)

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.iterations)
