"""Component data: marked, complete, and refused by name when they are not."""

from __future__ import annotations

import itertools
import json
import re
from dataclasses import fields, is_dataclass

import pytest

from trilithon import BadData, Data
from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.components import HANDS, read

DATA = Stonehenge().data


def altered(path: str, value: object) -> Data:
    """The data with one value replaced, or taken out if it is None."""
    content = json.loads(json.dumps(DATA.content))
    *sections, name = path.split(".")
    table = content
    for section in sections:
        table = table[section]
    table[name] = value
    if value is None:
        del table[name]
    return Data(DATA.game, content, DATA.marks, "", "")


def test_every_datum_has_a_mark() -> None:
    assert [path for path, _ in DATA.leaves() if not DATA.mark(path)] == []


def test_the_rulebook_s_centimetre_under_the_ball_is_marked_so() -> None:
    assert DATA.content["ball"]["clearance"] == 10
    assert DATA.mark("ball.clearance") == "R"


def test_the_components_are_those_of_the_file() -> None:
    parts = read(DATA)
    assert is_dataclass(parts)
    for field in fields(parts):
        if field.name != "hands":
            section = getattr(parts, field.name)
            read_back = {inner.name: getattr(section, inner.name) for inner in fields(section)}
            assert read_back == DATA.content[field.name]


def test_a_better_hand_trembles_less_in_everything() -> None:
    hands = [read(DATA).hands[name] for name in HANDS]
    for one, other in itertools.pairwise(hands):
        assert one.release_offset < other.release_offset
        assert one.release_velocity < other.release_velocity
        assert one.place_xy < other.place_xy
        assert one.place_yaw < other.place_yaw
        assert one.place_tilt < other.place_tilt


@pytest.mark.parametrize("value", [-1, "much", True, float("nan"), 1e9])
def test_a_number_out_of_range_is_named(value: object) -> None:
    with pytest.raises(BadData, match=re.escape("base.radius")):
        read(altered("base.radius", value))


@pytest.mark.parametrize(
    ("path", "value"),
    [("stone.count", 3), ("stone.count", 8.5), ("stone.height", 10), ("string.length", 400)],
)
def test_numbers_nobody_can_play_with_are_named(path: str, value: float) -> None:
    with pytest.raises(BadData, match=re.escape(path)):
        read(altered(path, value))


@pytest.mark.parametrize("section", sorted(set(DATA.content) - {"game", "version"}))
def test_a_missing_section_is_named(section: str) -> None:
    with pytest.raises(BadData, match=section):
        read(altered(section, None))


def test_unknown_entries_are_refused() -> None:
    with pytest.raises(BadData, match="base"):
        read(altered("base.colour", 1))
