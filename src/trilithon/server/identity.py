"""Who is who: guests by signed cookie, invitations and seats by signed token."""

import hmac
import os
import re
import secrets
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from trilithon.core.errors import BadSetup
from trilithon.server.denied import Denied
from trilithon.server.folder import SECRET
from trilithon.server.wire import LONGEST_NAME

COOKIE: Final = "trilithon-guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
SECRET_BYTES: Final = 32
_GOOD_SECRET = re.compile(rb"[0-9a-f]{%d}" % (2 * SECRET_BYTES))


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
        """With the folder's secret, made when there is none; BadSetup if it is damaged."""
        path = folder / SECRET
        try:
            if not path.exists():
                _make_secret(path)
            secret = path.read_bytes().strip()
        except OSError as error:
            raise BadSetup("error-file", path=str(path), detail=str(error.strerror)) from error
        if not _GOOD_SECRET.fullmatch(secret):
            raise BadSetup("error-secret", path=str(path))
        return cls(secret.decode("ascii"))

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


def _make_secret(path: Path) -> None:
    """Write a new secret whole or not at all; if another process was faster, its secret stands."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)


def _signature(serializer: URLSafeSerializer, value: list[str]) -> str:
    return str(serializer.dumps(value)).rpartition(".")[2]


def clean_name(name: str) -> str:
    """A name in one line of printable characters; names stand in records and on other screens."""
    name = " ".join(name.split())
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Denied("malformed", detail="name")
    return name
