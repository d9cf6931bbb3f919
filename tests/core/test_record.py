import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games_played import random_table, resealed
from trilithon import BadRecord, BadSetup, Data, Record, Table, TrilithonError

TABLE = random_table("m", 3, seed=1)
TEXT = str(TABLE.record)


def test_a_record_is_a_readable_text() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "trilithon-record 1"
    assert lines[1:5] == ["game: m", "rules: 1", f"data: {TABLE.spec.data.hash}", "players: 3"]
    assert "option voluntary_pass: no" in lines
    first = lines.index("") + 1
    assert lines[first].startswith("* deal ")
    assert lines[-1].startswith(f"end {len(TABLE.steps)} ")


def test_a_record_is_read_as_it_was_written() -> None:
    assert Record.parse(TEXT) == TABLE.record
    assert str(Record.parse(TEXT)) == TEXT
    assert Record.parse(TEXT.replace("\n", "\r\n")) == TABLE.record


def test_names_of_seats_are_kept() -> None:
    table = Table("m", players=2, seed=1, seats=("Ada", "Grâce: 2nd"))
    assert Record.parse(str(table.record)).seats == ("Ada", "Grâce: 2nd")


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_cut_record_is_refused(cut: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    with pytest.raises(BadRecord):
        Record.parse("".join(lines[:-cut]))


@settings(max_examples=200)
@given(st.data())
def test_an_edited_record_is_refused(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(TEXT) - 2))
    letter = data.draw(st.characters(codec="ascii", exclude_characters="\r"))
    edited = TEXT[:place] + letter + TEXT[place + 1 :]
    if edited != TEXT:
        with pytest.raises(TrilithonError):
            Table.from_record(Record.parse(edited))


@settings(max_examples=200)
@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


def sealed(**changes: object) -> Record:
    """The record with another header or other moves, properly sealed."""
    fields = {name: getattr(TABLE.record, name) for name in Record.__dataclass_fields__}
    return Record.parse(str(Record(**{**fields, **changes})))


def test_an_impossible_move_is_named_by_its_line() -> None:
    moves = TABLE.record.moves
    with pytest.raises(BadRecord, match="18"):
        Table.from_record(sealed(moves=(*moves[:17], moves[3], *moves[18:])))


def test_a_move_out_of_turn_is_refused() -> None:
    moves = list(TABLE.record.moves)
    wrong = type(moves[17])(2, moves[17].notation)
    with pytest.raises(BadRecord, match="18"):
        Table.from_record(sealed(moves=(*moves[:17], wrong)))


def test_moves_after_the_end_are_refused() -> None:
    moves = TABLE.record.moves
    with pytest.raises(BadRecord):
        Table.from_record(sealed(moves=(*moves, moves[-1])))


def test_an_unknown_game_another_rules_version_or_other_data_are_refused() -> None:
    with pytest.raises(BadSetup):
        Table.from_record(sealed(game="chess"))
    with pytest.raises(BadRecord):
        Table.from_record(sealed(rules=99))
    with pytest.raises(TrilithonError):
        Table.from_record(sealed(data="0" * 16))
    with pytest.raises(BadSetup):
        Table.from_record(sealed(players=9))
    other = Data.parse(TABLE.spec.data.source.replace("tokens = 6", "tokens = 5"))
    with pytest.raises(BadRecord):
        Table.from_record(TABLE.record, other)


def test_a_record_of_corrected_data_is_replayed_with_them() -> None:
    data = Data.parse(TABLE.spec.data.source.replace("tokens = 6", "tokens = 5"))
    table = Table("m", players=2, seed=1, data=data)
    with pytest.raises(TrilithonError):
        Table.from_record(table.record)
    assert Table.from_record(table.record, data).scores == [50, 50]


def test_a_large_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord):
        Record.parse("trilithon-record 1\n" + "x" * 5_000_000)


DIGITS = [found.span() for found in re.finditer(r"\d+", TEXT[: TEXT.rindex("end ")])]


@settings(max_examples=300)
@given(
    place=st.sampled_from(DIGITS),
    digit=st.one_of(st.sampled_from("0123"), st.characters(categories=["Nd"])),
    count=st.one_of(st.integers(0, 30), st.integers(4000, 6000)),
)
def test_numbers_of_any_length_and_script_are_read_or_refused(
    place: tuple[int, int], digit: str, count: int
) -> None:
    text = resealed(TEXT[: place[0]] + digit * count + TEXT[place[1] :])
    told = ""
    try:
        record = Record.parse(text)
        assert str(record) == text
        Table.from_record(record)
    except TrilithonError as error:
        told = str(error)
    assert len(told) < 1000


@pytest.mark.parametrize(
    ("written", "other"),
    [
        ("\n0 ", "\n" + "9" * 5000 + " "),
        ("rules: 1", "rules: " + "1" * 5000),
        ("players: 3", "players: " + "3" * 4000),
        ("players: 3", "players: -3"),
        ("players: 3", "players: 3\ninherited: " + "1" * 5000),
        ("seat 0", "seat " + "0" * 5000),
    ],
)
def test_a_number_of_thousands_of_digits_is_refused(written: str, other: str) -> None:
    text = str(Table("m", players=3, seed=1, seats=("Ada", "Bob", "Cleo")).record)
    text = text.replace("\nend", f"\n0 {TABLE.record.moves[-1].notation}\nend")
    assert written in text
    with pytest.raises(BadRecord):
        Record.parse(resealed(text.replace(written, other, 1)))


def test_text_that_no_file_can_hold_is_refused() -> None:
    with pytest.raises(BadRecord):
        Record.parse(TEXT.replace("game: m", "game: \ud800"))
