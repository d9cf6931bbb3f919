"""Component data: marked, corrected without touching code, refused when they make no sense."""

import dataclasses
from typing import Any

import pytest

from trilithon import GAMES, BadData, Data, Table

from ..refusals import refused
from .building import builder, changed, opened, play, view


def test_every_datum_is_marked() -> None:
    data = GAMES["monolyth"].data
    unmarked = [path for path, _ in data.leaves() if not data.mark(path)]
    assert unmarked == []


def test_what_is_invented_keeps_its_mark() -> None:
    data = GAMES["monolyth"].data
    assert data.mark("structure_cards.diagonal") == "X"
    assert data.mark("structure_cards.rampart") == "P"
    assert data.mark("stones.L4.count") == "R"
    assert data.mark("stones.L4.cubes") == "X"
    assert data.mark("level_tokens.1") == "R"
    assert data.mark("solo_ranks.monolyth_master") == "R"


def test_an_owner_corrects_a_value_and_no_code_changes() -> None:
    data = changed(
        stones={"Y7": {"count": 1, "cubes": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]}},
        structure_cards={"mine": ["0 1 2 3+"] * 4},
        player_boards={"mine": ["white", "blue", "black", "orange"]},
        structure_tokens={"2": [3]},
    )
    table = opened("oY7", card="mine", boards=["mine", "without_blue"], data=data)
    play(table, "take 1", "place a1 a1 b1 a2")
    assert builder(table).heights[:6] == (2, 1, 0, 0, 1, 0)
    assert builder(table).board == "mine"
    assert view(table).structure_tokens == (3,)


def test_a_correction_changes_the_hash_that_records_name() -> None:
    source = GAMES["monolyth"].data.source
    corrected = Data.parse(source.replace("\n1 = [18]\n", "\n1 = [12]\n"))
    assert corrected.hash != GAMES["monolyth"].data.hash
    table = Table("monolyth", 1, seed=1, data=corrected)
    assert view(table).structure_tokens == (12,)
    assert table.record.data == corrected.hash


@pytest.mark.parametrize(
    ("path", "sections"),
    [
        ("board.grid", {"board": {"grid": 5}}),
        ("board.max_height", {"board": {"max_height": {"1": 4, "2": 5, "3": 3, "4": 3}}}),
        ("board.max_height", {"board": {"max_height": {"1": 4}}}),
        ("board.sites", {"board": {"sites": 1}}),
        ("board.crystal", {"board": {"crystal": 13}}),
        ("board.move", {"board": {"move": 0}}),
        ("colours.names", {"colours": {"names": ["White", "b", "o", "k", "t"]}}),
        ("colours.letters", {"colours": {"letters": ["w", "w", "o", "k", "t"]}}),
        ("player_boards.mine", {"player_boards": {"mine": ["white", "blue", "black"]}}),
        ("player_boards.mine", {"player_boards": {"mine": ["white", "white", "black", "blue"]}}),
        ("player_boards.mine", {"player_boards": {"mine": ["pink", "white", "black", "blue"]}}),
        ("player_boards", {"player_boards": {"random": ["orange", "white", "black", "blue"]}}),
        ("stones", {"stones": {"Z1": {"count": 2, "supply": True, "cubes": [[0, 0, 0]]}}}),
        ("stones", {"stones": {"l9": {"count": 2, "cubes": [[0, 0, 0]]}}}),
        ("stones", {"board": {"sites": 67}}),
        ("stones.L3.count", {"stones": {"L3": {"count": -1, "cubes": [[0, 0, 0]]}}}),
        ("stones.L3.cubes", {"stones": {"L3": {"count": 1, "cubes": [[0, 0, 0], [2, 0, 0]]}}}),
        ("stones.L3.cubes", {"stones": {"L3": {"count": 1, "cubes": [[0, 0, 0], [0, 0, 0]]}}}),
        ("stones.L3.cubes", {"stones": {"L3": {"count": 1, "cubes": []}}}),
        ("stones.L3.cubes", {"stones": {"L3": {"count": 1, "cubes": [[0, 0]]}}}),
        ("level_tokens.2", {"level_tokens": {"2": [0]}}),
        ("level_tokens", {"level_tokens": {"5": [1]}}),
        ("prophecy_tokens.1", {"prophecy_tokens": {"1": []}}),
        ("structure_cards.keep", {"structure_cards": {"keep": ["1 1 1 1"] * 3}}),
        ("structure_cards.keep", {"structure_cards": {"keep": ["1 1 1 x"] * 4}}),
        ("structure_cards.keep", {"structure_cards": {"keep": ["1 1 1 3-2"] * 4}}),
        ("structure_cards.random", {"structure_cards": {"random": ["1 1 1 1"] * 4}}),
        ("solo_ranks", {"solo_ranks": {"dutiful_builder": 1}}),
    ],
)  # fmt: skip
def test_data_that_describe_no_playable_game_are_refused(path: str, sections: Any) -> None:
    with refused(BadData, "error-data-value") as refusal:
        Table("monolyth", 2, data=changed(**sections))
    assert refusal.value.details["path"] == path


@pytest.mark.parametrize(
    "sections",
    [
        {"board": {"max_height": None}},
        {"board": {"sites": "many"}},
        {"colours": {"names": 5}},
        {"prophecy_tokens": {"1": [1.5]}},
        {"structure_tokens": {"3": [True]}},
        {"stones": {"L3": {}}},
        {"structure_cards": {"keep": 5}},
        {"level_tokens": {"2": 3}},
    ],
)
def test_data_of_the_wrong_shape_are_refused(sections: Any) -> None:
    with refused(BadData, "error-data-shape"):
        Table("monolyth", 2, data=changed(**sections))


@pytest.mark.parametrize("missing", ["board", "stones", "structure_cards", "solo_ranks"])
def test_missing_sections_are_refused(missing: str) -> None:
    data = changed()
    content = {name: section for name, section in data.content.items() if name != missing}
    data = dataclasses.replace(data, content=content)
    with refused(BadData, "error-data-shape"):
        Table("monolyth", 2, data=data)
