"""`trilithon verify` draws the tremors and simulates the outcomes again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from trilithon import Record, Rng, Table
from trilithon.cli import main
from trilithon.core.record import Line
from trilithon.core.table import resimulate


@pytest.fixture(scope="module")
def record() -> Record:
    table = Table("stonehenge", seed=5)
    rng = Rng(5)
    while not table.over and len(table.steps) < 24:
        table.play(int(table.state.random_move(rng)))
    return table.record


def touched_up(record: Record) -> tuple[Record, int]:
    """The record with one stone half a millimetre aside, and the number of that move."""
    lines = list(record.moves)
    at = max(k for k, line in enumerate(lines) if " standing " in line.notation)
    head, _, tail = lines[at].notation.partition(" standing ")
    x, _, rest = tail.partition(" ")
    lines[at] = Line(None, f"{head} standing {float(x) + 0.1:.3f} {rest}")
    return replace(record, moves=tuple(lines[: at + 1])), at + 1


def test_the_same_simulation_gives_the_same_stones_to_the_last_digit(record: Record) -> None:
    outcomes, different = resimulate(record)
    assert outcomes == sum(line.seat is None for line in record.moves) > 8
    assert different == []


def test_a_stone_moved_in_the_record_is_found(record: Record) -> None:
    changed, number = touched_up(record)
    assert resimulate(changed)[1] == [number]


@pytest.mark.parametrize(
    ("language", "same", "other"),
    [("en", "to the last digit", "differs here"), ("fr", "au dernier chiffre", "diffère ici")],
)
def test_verify_tells_whether_stones_come_to_rest_as_recorded(
    record: Record,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    same: str,
    other: str,
) -> None:
    changed, number = touched_up(record)
    for kept, sentence in ((record, same), (changed, other)):
        path = tmp_path / "game.txt"
        path.write_text(str(kept), encoding="utf-8")
        assert main(["verify", str(path), "--lang", language]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert sentence in told
        assert "MuJoCo" in told
        assert (f" {number}." in told) is (kept is changed)


def test_a_game_without_a_simulation_says_nothing_of_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table("m", seed=1)
    path = tmp_path / "game.txt"
    path.write_text(str(table.record), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "MuJoCo" not in capsys.readouterr().out
