"""A small, fast, seedable and copyable generator of random numbers (sfc32)."""

import hashlib
from typing import Final

from mypy_extensions import i64

# Every intermediate value stays below 2**63: compiled i64 wraps, interpreted int does not.
MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """Equal seeds give equal numbers, compiled or interpreted, on every machine."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int | str | bytes = 0) -> None:
        material = seed if isinstance(seed, bytes) else str(seed).encode()
        digest = hashlib.sha256(material).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.counter = int.from_bytes(digest[12:16], "little")

    def bits32(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (1 <= n < 2**31)."""
        product: i64 = self.bits32() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1) % n
            while low < threshold:
                product = self.bits32() * n
                low = product & MASK
        return product >> 32

    def random(self) -> float:
        """A float in [0, 1) with 53 random bits."""
        high = self.bits32() >> 5
        low = self.bits32() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def copy(self) -> "Rng":
        """A generator that will give the same numbers from here on."""
        twin = Rng(b"")
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin
