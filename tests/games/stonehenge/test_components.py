"""Component data: marked, complete, and refused by name when they are not."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from trilithon.games.stonehenge.components import DATA, BadData, read, standard

TABLE: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))


def test_the_rulebook_s_numbers_keep_their_mark() -> None:
    assert TABLE["ball"]["clearance"] == {
        "value": 10,
        "mark": "R",
        "why": "under the hanging ball",
    }
    assert TABLE["place"]["max_level"]["mark"] == "R"


def test_the_standard_components_are_those_of_the_file() -> None:
    assert standard().stone.count == TABLE["stone"]["count"]["value"]
    assert standard().hands["novice"].release_velocity > standard().hands["expert"].release_velocity


@pytest.mark.parametrize("value", [-1, "much", True, float("nan"), 1e9])
def test_a_number_out_of_range_is_named(value: object) -> None:
    table = copy.deepcopy(TABLE)
    table["base"]["radius"]["value"] = value
    with pytest.raises(BadData, match="base.radius"):
        read(table)


def test_a_number_without_its_mark_is_refused() -> None:
    table = copy.deepcopy(TABLE)
    del table["base"]["radius"]["mark"]
    with pytest.raises(BadData, match="base.radius"):
        read(table)


@pytest.mark.parametrize("section", sorted(TABLE))
def test_a_missing_section_is_named(section: str) -> None:
    table = {name: value for name, value in TABLE.items() if name != section}
    with pytest.raises(BadData, match=section):
        read(table)


def test_unknown_entries_are_refused() -> None:
    table = copy.deepcopy(TABLE)
    table["base"]["colour"] = {"value": 1, "mark": "X"}
    with pytest.raises(BadData, match="base"):
        read(table)
