"""Component data: marks for every datum, and named errors for data that describe no game."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from trilithon import GAMES, BadData, Data, Table
from trilithon.core.data import MARKS
from trilithon.locales import LANGUAGES, sentences
from trilithon.terminal.components import show_data

from ..refusals import refused
from .pictures import changed

DATA = GAMES["m"].data


def refusal(**sections: dict[str, Any]) -> tuple[str, object]:
    """The key and the path of the error that data so changed give, without places in lists."""
    with pytest.raises(BadData) as error:
        Table("m", players=2, data=changed(**sections))
    path = str(error.value.details["path"])
    return error.value.key, re.sub(r"(\.\d+)+$", "", path) if "in_play" not in path else path


# Marks


def test_every_datum_has_a_mark() -> None:
    assert {path for path, _ in DATA.leaves() if DATA.mark(path) not in MARKS} == set()


def test_every_mark_marks_a_datum() -> None:
    paths = [path + "." for path, _ in DATA.leaves()]
    assert {
        mark for mark in DATA.marks if not any(p.startswith(mark + ".") for p in paths)
    } == set()


def test_what_is_inferred_or_invented_keeps_its_mark() -> None:
    assert DATA.mark("deck.zeros") == DATA.mark("deck.values") == "I"
    assert DATA.mark("setup.layouts.zigzag") == DATA.mark("setup.layouts.arch") == "I"
    assert DATA.mark("deck.symbols") == DATA.mark("scoring.run") == "P"
    assert DATA.mark("deck.colours") == "P"
    assert DATA.mark("deck.colour_letters") == DATA.mark("deck.symbol_letters") == "X"


def test_what_the_rulebook_says_is_marked_so() -> None:
    for path in ("setup.tokens", "setup.hand", "setup.in_play.4", "area.size"):
        assert DATA.mark(path) == "R"
    for path in ("scoring.shared", "scoring.best_colours", "scoring.token_points"):
        assert DATA.mark(path) == "R"


READINGS = {
    "first_seat": "X",
    "zero_matches_zero": "I",
    "no_symbol": "P",
    "bounds": "I",
    "token_source": "P",
    "poor_pass": "P",
    "empty_pile_swap": "X",
    "empty_hand": "X",
    "both_lines": "X",
    "jam": "X",
    "hand_cards": "I",
    "tie": "X",
}


def test_every_reading_of_the_rules_keeps_its_mark() -> None:
    assert dict(DATA.readings) == READINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_told_with_its_mark(language: str) -> None:
    say = sentences(language)
    file = io.StringIO()
    show_data(DATA, Console(file=file, width=200), say)
    for name, mark in READINGS.items():
        key = f"m-reading-{name}"
        assert say.has(key)
        (line,) = (line for line in file.getvalue().splitlines() if f" {name} " in line)
        assert say(key) in line
        assert say(f"mark-{mark.lower()}") in line


def test_a_mark_is_no_part_of_the_hash_and_a_value_is() -> None:
    text = DATA.source
    assert Data.parse(text.replace('"deck.zeros" = "I"', '"deck.zeros" = "R"')).hash == DATA.hash
    assert Data.parse(text.replace("zeros = 2", "zeros = 1")).hash != DATA.hash
    assert Data.parse(text + "\n# a remark\n").hash == DATA.hash


# Files


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("deck = [", "error-data-toml"),
        ("game = 'm'\ngame = 'm'", "error-data-toml"),
        ("deep = " + "[" * 100_000, "error-data-toml"),
        ("game = 'm'\nlarge = " + "9" * 5000, "error-data-toml"),
        ("", "error-data-shape"),
        ("game = 3", "error-data-shape"),
        ("game = 'm'\nmarks = 1", "error-data-shape"),
        ("game = 'm'\n[marks]\ngame = 'Q'", "error-data-mark"),
        ("game = 'm'\n[marks]\ngame = ['R']", "error-data-mark"),
        ("game = 'm'\n[marks.deck]\nzeros = 'R'", "error-data-mark"),
        ("game = 'm'\nreadings = 1", "error-data-shape"),
        ("game = 'm'\n[readings]\ntie = 'Q'", "error-data-mark"),
    ],
)
def test_a_file_that_is_no_data_file(text: str, key: str) -> None:
    with refused(BadData, key):
        Data.parse(text)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "absent.toml", tmp_path, binary):
        with refused(BadData, "error-data-file") as error:
            Data.read(path)
        assert error.value.details["path"] == str(path)


def test_data_of_another_game() -> None:
    with refused(BadData, "error-data-game"):
        Table("m", data=Data.parse("game = 'chess'"))


# What the data say


@pytest.mark.parametrize("section", ["deck", "setup", "area", "scoring"])
def test_a_missing_section(section: str) -> None:
    content = {name: value for name, value in DATA.content.items() if name != section}
    with refused(BadData, "error-data-shape") as error:
        Table("m", data=Data("m", content, {}, "", ""))
    assert str(error.value.details["path"]).startswith(section)


PATHS = [path for path, _ in DATA.leaves() if "." in path and "in_play" not in path]


@pytest.mark.parametrize("path", [*PATHS, "setup.in_play.2"])
def test_a_misshapen_datum_is_named_with_its_path(path: str) -> None:
    section, name, *rest = path.split(".")
    wrong = {rest[0]: "?"} if rest else "?"
    assert refusal(**{section: {name: wrong}}) == ("error-data-shape", path)


@pytest.mark.parametrize(
    ("section", "name", "value"),
    [
        ("deck", "values", [10, 10]),
        ("deck", "values", [0, 10]),
        ("deck", "values", [10**30]),
        ("deck", "zeros", -1),
        ("deck", "colours", ["red", "red"]),
        ("deck", "colour_letters", ["b", "n", "r", "g"]),
        ("deck", "colour_letters", ["b", "n", "r", "g", "g"]),
        ("deck", "colour_letters", ["b", "n", "r", "g", "Y"]),
        ("deck", "symbol_letters", ["cc", "t", "m", "f"]),
        ("area", "size", 1),
        ("area", "size", 7),
        ("setup", "tokens", -1),
        ("setup", "hand", 0),
        ("setup", "hand", 9),
        ("scoring", "run", 1),
        ("scoring", "run", 7),
        ("scoring", "shared", 0),
        ("scoring", "shared", 4),
        ("scoring", "best_colours", 6),
        ("scoring", "token_points", -10),
    ],
)
def test_a_value_out_of_bounds(section: str, name: str, value: object) -> None:
    assert refusal(**{section: {name: value}}) == ("error-data-value", f"{section}.{name}")


@pytest.mark.parametrize("value", [2.0, True, "2", None, [2]])
def test_a_number_that_is_none(value: object) -> None:
    assert refusal(deck={"zeros": value}) == ("error-data-shape", "deck.zeros")


@pytest.mark.parametrize(
    "cells",
    [[], [[0, 0], [0, 0]], [[0, 0], [0, 2]], [[0, 6]], [[-1, 0]]],
)
def test_an_opening_of_distinct_cells_of_the_area_in_one_piece(cells: list[list[int]]) -> None:
    assert refusal(setup={"layouts": {"odd": cells}}) == ("error-data-value", "setup.layouts.odd")


@pytest.mark.parametrize("cells", [3, [3], [[0]], [[0, 1, 2]], [["a", "b"]], [[0.0, 1.0]]])
def test_an_opening_that_lists_no_cells(cells: object) -> None:
    assert refusal(setup={"layouts": {"odd": cells}}) == ("error-data-shape", "setup.layouts.odd")


def test_an_opening_is_named_in_small_letters() -> None:
    name = "a\nb"
    assert refusal(setup={"layouts": {name: [[0, 0]]}})[0] == "error-data-value"


def test_at_least_one_opening() -> None:
    assert refusal(setup={"layouts": {}}) == ("error-data-shape", "setup.layouts")


@pytest.mark.parametrize("in_play", [12, 91])
def test_cards_in_play_fill_opening_and_hands_and_come_from_the_deck(in_play: int) -> None:
    wanted = ("error-data-value", "setup.in_play.2")
    assert refusal(setup={"in_play": {"2": in_play}}) == wanted


def test_a_number_of_players_without_its_cards() -> None:
    assert refusal(setup={"in_play": {"3": 60}}) == ("error-data-shape", "setup.in_play.2")


def test_too_many_cards() -> None:
    assert refusal(deck={"zeros": 30}) == ("error-data-value", "deck")


@pytest.mark.parametrize("size", [5, 6])
@pytest.mark.parametrize("run", [3, 5])
def test_other_sizes_can_be_played(size: int, run: int) -> None:
    data = changed(area={"size": size}, scoring={"run": run})
    table = Table("m", 3, seed=8, data=data)
    while not table.over:
        table.play(table.legal_moves()[0])
