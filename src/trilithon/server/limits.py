"""How much anybody may ask for."""

from dataclasses import astuple, dataclass, field
from time import monotonic
from typing import Final

LARGEST_BODY: Final = 64 * 1024
LARGEST_MESSAGE: Final = 8 * 1024
MOST_BUCKETS: Final = 10_000


@dataclass
class Bucket:
    """Holds `burst` drops and gains `rate` of them a second; every request takes one."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@dataclass
class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    rate: float
    burst: float
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, address: str) -> bool:
        """Take a drop of this address."""
        if address not in self._buckets and len(self._buckets) >= MOST_BUCKETS:
            full = monotonic() - self.burst / self.rate
            self._buckets = {key: one for key, one in self._buckets.items() if one.at > full}
        return self._buckets.setdefault(address, Bucket(self.rate, self.burst)).take()


@dataclass(frozen=True)
class Limits:
    """Requests a second, and at once: of any kind, those that change something, on a socket."""

    asking: tuple[float, float] = (20, 200)
    changing: tuple[float, float] = (1, 40)
    talking: tuple[float, float] = (50, 200)

    def times(self, factor: float) -> "Limits":
        """The same for a server whose clients may ask for more, or less."""
        return Limits(
            *((rate * factor, burst * factor) for rate, burst in astuple(self)),
        )
