"""Component data: a TOML file, its hash, and how sure each datum is."""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from trilithon.core.errors import BadData

LARGEST_NUMBER: Final = 2**31
MARKS: Final = {"R": "rulebook", "P": "public", "I": "inferred", "X": "invented"}


@dataclass(frozen=True)
class Data:
    """The parsed components of one game; `marks` maps a path, or its beginning, to R, P, I or X.

    `readings` marks, by their names, the rules that the rulebook does not settle.
    """

    game: str
    content: Mapping[str, Any]
    marks: Mapping[str, str]
    hash: str
    source: str
    readings: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> "Data":
        """Read the text of a data file, without judging what it says of the game."""
        try:
            content = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadData("error-data-toml", detail=str(error)) from error
        marks, readings = (_marks(content, name) for name in ("marks", "readings"))
        game = content.get("game")
        if not isinstance(game, str):
            raise BadData("error-data-shape", path="game")
        canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, default=str)
        digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        return cls(game, content, marks, digest, text, readings)

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

    def at(self, path: str) -> object:
        """The datum at this dotted path."""
        value: object = self.content
        for name in path.split("."):
            if not isinstance(value, Mapping) or name not in value:
                raise BadData("error-data-shape", path=path)
            value = value[name]
        return value

    def integer(self, path: str, low: int, high: int) -> int:
        """The whole number at this path, within these bounds."""
        return _integer(self.at(path), path, low, high)

    def integers(self, path: str, low: int, high: int) -> list[int]:
        """The list of whole numbers at this path, each within these bounds."""
        return [_integer(value, path, low, high) for value in _list(self.at(path), path)]

    def texts(self, path: str) -> list[str]:
        """The list of distinct texts at this path."""
        values = _list(self.at(path), path)
        texts = [value for value in values if isinstance(value, str) and value]
        if len(texts) < len(values):
            raise BadData("error-data-shape", path=path)
        if len(set(texts)) < len(texts):
            raise BadData("error-data-value", path=path)
        return texts

    def names(self, path: str) -> list[str]:
        """The names of what the table at this path lists, in its order."""
        value = self.at(path)
        if not isinstance(value, Mapping) or not value:
            raise BadData("error-data-shape", path=path)
        return list(value)

    def check_shape(self, model: "Data") -> None:
        """Refuse data that are not built like the model: the same names, the same kinds of values.

        A number written with a point in the model may be any number, one without must be whole.
        """
        _check_shape("", self.content, [model.content])

    def leaves(self) -> Iterator[tuple[str, object]]:
        """Every datum with its dotted path; a list is one datum unless it lists tables."""
        yield from _leaves("", self.content)


def _marks(content: dict[str, Any], name: str) -> dict[str, str]:
    """The table of marks of this name, taken out of the content: it is no part of the game."""
    marks = content.pop(name, {})
    if not isinstance(marks, dict):
        raise BadData("error-data-shape", path=name)
    for path, mark in marks.items():
        if not isinstance(mark, str) or mark not in MARKS:
            raise BadData("error-data-mark", path=path, mark=str(mark))
    return marks


def _integer(value: object, path: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData("error-data-shape", path=path)
    if not low <= value <= high:
        raise BadData("error-data-value", path=path)
    return value


def _list(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise BadData("error-data-shape", path=path)
    return value


def _leaves(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _leaves(f"{path}.{name}" if path else str(name), inner)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for index, inner in enumerate(value):
            yield from _leaves(f"{path}.{index}", inner)
    else:
        yield path, value


def _check_shape(path: str, value: object, models: Sequence[object]) -> None:
    if not any(_kind(value) in _kinds(model) for model in models):
        raise BadData("error-data-shape", path=path)
    if isinstance(value, int | float) and not -LARGEST_NUMBER < value < LARGEST_NUMBER:
        raise BadData("error-data-value", path=path)
    if isinstance(value, Mapping):
        _check_table(path, value, [model for model in models if isinstance(model, Mapping)])
    elif isinstance(value, list):
        inner = [item for model in models if isinstance(model, list) for item in model]
        for index, item in enumerate(value):
            _check_shape(f"{path}.{index}", item, inner)


def _check_table(
    path: str, table: Mapping[str, object], models: Sequence[Mapping[str, object]]
) -> None:
    """A table has the names that all models have, unless it lists what could be more or less;
    a name that no model has looks like its neighbours."""
    required = set.intersection(*(set(model) for model in models))
    if all(_is_list_of_things(model) for model in models):
        required = set()
    for name in sorted(required - set(table)):
        raise BadData("error-data-shape", path=f"{path}.{name}".lstrip("."))
    neighbours = [value for model in models for value in model.values()]
    for name, value in table.items():
        like = [model[name] for model in models if name in model]
        _check_shape(f"{path}.{name}".lstrip("."), value, like or neighbours)


def _is_list_of_things(table: Mapping[str, object]) -> bool:
    """Whether a table lists things by number or by name: each a table or a list of its own."""
    return all(name.isdigit() or isinstance(value, Mapping | list) for name, value in table.items())


def _kind(value: object) -> str:
    return "table" if isinstance(value, Mapping) else type(value).__name__


def _kinds(model: object) -> tuple[str, ...]:
    """The kinds of values that may stand where the model has this one."""
    return ("float", "int") if isinstance(model, float) else (_kind(model),)
