"""Who is who: guests by signed cookie, invitations and seats by signed token."""

import hmac
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from trilithon.server.denied import Denied
from trilithon.server.wire import LONGEST_NAME

COOKIE: Final = "trilithon-guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie: an unguessable id, which nobody else is told, and a chosen name."""

    id: str
    name: str

    @classmethod
    def new(cls) -> "Guest":
        """Somebody who has never been here."""
        return cls(secrets.token_urlsafe(16), "")


class Identity:
    """Signs and reads what clients show, with a secret that never leaves the data folder."""

    def __init__(self, secret: str) -> None:
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._invites = URLSafeSerializer(secret, salt="invite")
        self._seats = URLSafeSerializer(secret, salt="seat")

    @classmethod
    def kept_in(cls, folder: Path) -> "Identity":
        """With the folder's secret, made when there is none."""
        path = folder / "secret"
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return cls(path.read_text(encoding="ascii"))
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
        return cls(path.read_text(encoding="ascii"))

    def cookie(self, guest: Guest) -> str:
        """The value of the guest's cookie."""
        return str(self._guests.dumps([guest.id, guest.name]))

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if it is missing or not ours."""
        if cookie is None:
            return None
        try:
            id_, name = self._guests.loads(cookie)
        except (BadSignature, ValueError):
            return None
        return Guest(str(id_), str(name))

    def invite(self, table: str) -> str:
        """What one needs to sit down at a table."""
        return _signature(self._invites, [table])

    def check_invite(self, table: str, invite: str) -> None:
        """Denied unless it is the table's invitation."""
        if not hmac.compare_digest(invite.encode(), self.invite(table).encode()):
            raise Denied("token")

    def seat_token(self, table: str, seat: int) -> str:
        """What one needs to play a seat."""
        return str(self._seats.dumps([table, seat]))

    def seat(self, table: str, token: str) -> int:
        """The seat of this table that a token stands for."""
        try:
            of, seat = self._seats.loads(token)
        except (BadSignature, ValueError) as error:
            raise Denied("token") from error
        if of != table:
            raise Denied("token")
        return int(seat)


def _signature(serializer: URLSafeSerializer, value: list[str]) -> str:
    return str(serializer.dumps(value)).rpartition(".")[2]


def clean_name(name: str) -> str:
    """A name in one line of printable characters; names stand in records and on other screens."""
    name = " ".join(name.split())
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Denied("malformed", detail="name")
    return name
