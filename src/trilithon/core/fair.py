"""Draws that everyone can check afterwards and nobody could choose beforehand.

The dealer publishes the commitment (a hash of its secret), then each seat adds a nonce; draw k is
`sample_chance` with a generator seeded by HMAC-SHA256 of the secret over the nonces and k. At the
end the secret is told, and `trilithon verify` recomputes every draw.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field

from trilithon.core.rng import Rng
from trilithon.core.state import State


@dataclass(frozen=True)
class Dealer:
    """Where the randomness of one game comes from."""

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    nonces: tuple[str, ...] = ()

    @classmethod
    def seeded(cls, seed: int) -> "Dealer":
        """A dealer that deals the same for the same seed."""
        return cls(hashlib.sha256(f"trilithon seed {seed}".encode()).digest())

    @property
    def commitment(self) -> str:
        """What is published before the nonces arrive."""
        return hashlib.sha256(self.secret).hexdigest()

    def chance(self, k: int) -> Rng:
        """The generator of move k of CHANCE."""
        message = "\n".join((*self.nonces, str(k)))
        return Rng(hmac.digest(self.secret, message.encode(), "sha256"))

    def draw(self, state: State, k: int) -> int:
        """Move k of CHANCE in this game."""
        return state.sample_chance(self.chance(k))
