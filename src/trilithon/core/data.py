"""Component data: a TOML file, its hash, and how sure each datum is."""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trilithon.core.errors import BadData

MARKS: Final = {"R": "rulebook", "P": "public", "I": "inferred", "X": "invented"}


@dataclass(frozen=True)
class Data:
    """The parsed components of one game; `marks` maps a path, or its beginning, to R, P, I or X."""

    game: str
    content: Mapping[str, Any]
    marks: Mapping[str, str]
    hash: str
    source: str

    @classmethod
    def parse(cls, text: str) -> "Data":
        """Read the text of a data file, without judging what it says of the game."""
        try:
            content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadData("error-data-toml", detail=str(error)) from error
        marks = content.pop("marks", {})
        game = content.get("game")
        if not isinstance(game, str) or not isinstance(marks, dict):
            raise BadData("error-data-shape", path="game")
        for path, mark in marks.items():
            if mark not in MARKS:
                raise BadData("error-data-mark", path=path, mark=str(mark))
        canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, default=str)
        digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        return cls(game, content, marks, digest, text)

    @classmethod
    def read(cls, path: Path) -> "Data":
        """Read a data file."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadData("error-data-file", path=str(path), detail=str(error)) from error

    def mark(self, path: str) -> str:
        """How sure the datum at this dotted path is: the mark of its longest marked beginning."""
        parts = path.split(".")
        for end in range(len(parts), 0, -1):
            mark = self.marks.get(".".join(parts[:end]))
            if mark is not None:
                return mark
        return ""

    def leaves(self) -> Iterator[tuple[str, object]]:
        """Every datum with its dotted path; a list is one datum unless it lists tables."""
        yield from _leaves("", self.content)


def _leaves(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _leaves(f"{path}.{name}" if path else str(name), inner)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for index, inner in enumerate(value):
            yield from _leaves(f"{path}.{index}", inner)
    else:
        yield path, value
