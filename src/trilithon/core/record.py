"""A record: a header and one move per line, readable by people, checked against cuts and edits."""

import hashlib
import re
from dataclasses import dataclass, field
from typing import Final

from trilithon.core.errors import BadRecord

FORMAT: Final = "trilithon-record 1"
LARGEST: Final = 4_000_000
CHANCE_MARK: Final = "*"

# A number is written in one way, and short: Python refuses to read thousands of digits.
_N = r"(?:0|[1-9][0-9]{0,8})"
_NUMBER = re.compile(_N)
_HEADER = re.compile(
    r"(game|rules|data|players|inherited|commitment|secret|option [a-z_]+"
    rf"|(?:seat|nonce) {_N}): (.*)"
)
_MOVE = re.compile(rf"(\*|{_N}) (\S.*)")
_END = re.compile(rf"end ({_N}) ([0-9a-f]{{16}})")


@dataclass(frozen=True)
class Line:
    """One move: the seat that made it, None for CHANCE, and its notation."""

    seat: int | None
    notation: str

    def __str__(self) -> str:
        return f"{CHANCE_MARK if self.seat is None else self.seat} {self.notation}"


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again, or to go on with it.

    The first `inherited` moves were taken over from another game, with their draws.
    """

    game: str
    rules: int
    data: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    secret: str = ""
    moves: tuple[Line, ...] = ()
    inherited: int = 0

    def __str__(self) -> str:
        """The text of the record; its last line counts the moves and seals what stands above."""
        body = "\n".join([FORMAT, *self._header(), "", *map(str, self.moves)]) + "\n"
        return f"{body}end {len(self.moves)} {_seal(body)}\n"

    def _header(self) -> list[str]:
        lines = [
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"data: {self.data}",
            f"players: {self.players}",
        ]
        lines += [f"inherited: {self.inherited}"] if self.inherited else []
        lines += [f"option {name}: {choice}" for name, choice in self.options.items()]
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.seats)]
        lines += [f"commitment: {self.commitment}"] if self.commitment else []
        lines += [f"nonce {seat}: {nonce}" for seat, nonce in enumerate(self.nonces)]
        lines += [f"secret: {self.secret}"] if self.secret else []
        return lines

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; BadRecord tells the line at which it goes wrong."""
        if len(text) > LARGEST:
            raise BadRecord("error-record-large", most=LARGEST)
        text = text.replace("\r\n", "\n")
        lines = text.splitlines()
        if not lines or lines[0] != FORMAT:
            raise BadRecord("error-record-format", expected=FORMAT)
        if "" not in lines:
            raise BadRecord("error-record-cut")
        blank = lines.index("")
        header = _parse_header(lines[1:blank])
        moves = _parse_moves(lines, blank + 1)
        _check_end(text, lines[-1], len(moves))
        return _assemble(header, moves)


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:16]


def _parse_header(lines: list[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        match = _HEADER.fullmatch(line)
        if match is None or match[1] in header:
            raise BadRecord("error-record-line", line=number, text=line[:80])
        header[match[1]] = match[2]
    return header


def _parse_moves(lines: list[str], first: int) -> tuple[Line, ...]:
    moves = []
    for number, line in enumerate(lines[first:-1], start=first + 1):
        match = _MOVE.fullmatch(line)
        if match is None:
            raise BadRecord("error-record-line", line=number, text=line[:80])
        moves.append(Line(None if match[1] == CHANCE_MARK else int(match[1]), match[2]))
    return tuple(moves)


def _check_end(text: str, last: str, count: int) -> None:
    end = _END.fullmatch(last)
    if end is None:
        raise BadRecord("error-record-cut")
    body = text[: text.rindex(last)]
    if int(end[1]) != count or end[2] != _seal(body):
        raise BadRecord("error-record-edited")


def _assemble(header: dict[str, str], moves: tuple[Line, ...]) -> Record:
    try:
        numbered = {
            kind: tuple(
                header[f"{kind} {i}"]
                for i in range(sum(key.startswith(kind + " ") for key in header))
            )
            for kind in ("seat", "nonce")
        }
        return Record(
            game=header["game"],
            rules=_number(header["rules"]),
            data=header["data"],
            players=_number(header["players"]),
            options={
                key.removeprefix("option "): choice
                for key, choice in header.items()
                if key.startswith("option ")
            },
            seats=numbered["seat"],
            commitment=header.get("commitment", ""),
            nonces=numbered["nonce"],
            secret=header.get("secret", ""),
            moves=moves,
            inherited=_number(header.get("inherited", "0"), len(moves)),
        )
    except KeyError as error:
        raise BadRecord("error-record-missing", field=str(error.args[0])) from error


def _number(text: str, most: int = 10**9) -> int:
    if not _NUMBER.fullmatch(text) or int(text) > most:
        raise BadRecord("error-record-number")
    return int(text)
