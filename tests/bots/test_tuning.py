"""Tuning: weights move the way that wins, and the data file keeps them with their command."""

import io
import json
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path

import pytest

from trilithon.bots.arena import Block, Played, Setting, play_block
from trilithon.bots.heuristics import PLANS, weights_of
from trilithon.bots.heuristics.weights import Tuned, all_tuned, written
from trilithon.bots.tuning import LEAST, scales, slope, tune
from trilithon.cli import main
from trilithon.core.record import Record
from trilithon.terminal import tuning

SETTING = Setting("m", 2, ("search:8", "search:8"), seed=3)
BEST = (2.0, -1.0, 0.5)


NOTES = (((1.0, 2.0, 3.0), (2.0, 4.0, 2.0)),)


def nearer_leads(setting: Setting, blocks: int) -> Iterator[Block]:
    """Instead of games: the nearer one is to the best weights, the more points one has."""
    for number in range(blocks):
        away = [
            sum((a - b) ** 2 for a, b in zip(setting.weights_of(bot, number), BEST, strict=True))
            for bot in range(2)
        ]
        ranking = (1, 2) if away[0] < away[1] else (2, 1)
        scores = (round(-1000 * away[0]), round(-1000 * away[1]))
        notes = NOTES if setting.notes else ()
        yield Block(number, (Played((0, 1), scores, ranking, (0.0, 0.0), notes=notes),))


def test_weights_move_towards_the_best_ones() -> None:
    *_, last = tune(SETTING, (1.0, -2.0, 1.0), nearer_leads, steps=80, games=24)
    assert last.mean == pytest.approx(BEST, abs=0.2)


def test_a_weight_of_zero_is_moved_as_far_as_makes_its_feature_count() -> None:
    weights = (4.0, 0.0, 2.0)
    far = scales(replace(SETTING, weights=(weights, weights)), nearer_leads, 2)
    typical = (4.0 * 0.5 + 0.0 + 2.0 * 0.5) / 3
    assert far == pytest.approx((4.0, LEAST * typical / 1.0, 2.0))


def test_the_features_of_all_seats_are_noted_at_every_decision() -> None:
    played = play_block(replace(SETTING, notes=True, records=True), 0).games[0]
    moves = [line for line in Record.parse(played.record).moves if line.seat is not None]
    assert len(played.notes) == len(moves)
    assert {len(noted) for noted in played.notes} == {2}
    assert {len(seat) for noted in played.notes for seat in noted} == {len(PLANS["m"].names)}


def test_two_players_of_a_block_try_opposite_steps() -> None:
    trial = Setting("m", 2, ("a", "a"), weights=(BEST, BEST), spread=(0.1, 0.2, 0.3))
    seen = set()
    for number in range(80):
        up, down = trial.weights_of(0, number), trial.weights_of(1, number)
        assert [(a + b) / 2 for a, b in zip(up, down, strict=True)] == pytest.approx(BEST)
        seen.add(trial.directions(number))
    assert len(seen) == 8
    blocks = list(nearer_leads(trial, 80))
    assert all(-1 <= way <= 1 for way in slope(trial, blocks))


def test_a_bot_plays_with_the_weights_that_it_is_given() -> None:
    """Weights turned upside down lose."""
    usual = weights_of("m")
    upside_down = tuple(-weight for weight in usual)
    setting = Setting("m", 2, ("search:40", "search:40"), weights=(usual, upside_down))
    assert sum(play_block(setting, number).wins(0) for number in range(3)) >= 5


@pytest.mark.parametrize("game", PLANS)
def test_every_game_has_its_weights_with_the_command_that_found_them(game: str) -> None:
    told = all_tuned()[game]
    assert set(told.weights) == set(PLANS[game].names)
    assert told.command
    assert told.date


def test_the_data_file_is_written_as_it_is_read() -> None:
    told = {"m": Tuned("trilithon tune m", "2026-01-31", {"score": 0.5, "held colour": -1.25})}
    again = {game: Tuned(**table) for game, table in tomllib.loads(written(told)).items()}
    assert again == told


class Staged:
    """Instead of games: the first bot wins so many of ten; what was asked for is remembered."""

    def __init__(self, of_ten: int) -> None:
        self.of_ten = of_ten
        self.asked: list[Setting] = []

    def __call__(self, setting: Setting, blocks: int) -> Iterator[Block]:
        self.asked.append(setting)
        size = len(PLANS[setting.game].names)
        notes = (((1.0,) * size, (2.0,) * size),) if setting.notes else ()
        for number in range(blocks):
            first = number % 10 < self.of_ten
            ranking, scores = ((1, 2), (9, 5)) if first else ((2, 1), (5, 9))
            yield Block(number, (Played((0, 1), scores, ranking, (0.0, 0.0), notes=notes),))


def tuned_by(
    workers: Staged, monkeypatch: pytest.MonkeyPatch, path: Path, *more: str
) -> dict[str, object]:
    """What the command tells as JSON when these workers play."""
    monkeypatch.setattr("trilithon.cli.arena_workers", lambda _: workers)
    monkeypatch.setattr(tuning, "FILE", path)
    asked = "tune m --bot search:8 --steps 3 --games 20 --check 80 --write --json"
    printed = io.StringIO()
    with redirect_stdout(printed):
        assert main([*asked.split(), *more]) == 0
    facts: dict[str, object] = json.loads(printed.getvalue())
    return facts


@pytest.mark.parametrize(("of_ten", "won"), [(5, False), (6, False), (8, True)])
def test_weights_are_written_only_if_they_surely_win(
    of_ten: int, won: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Six of ten in forty games may be luck."""
    path = tmp_path / "weights.toml"
    facts = tuned_by(Staged(of_ten), monkeypatch, path)
    assert facts["share"] == pytest.approx(of_ten / 10)
    assert facts["won"] == won == path.exists()
    if won:
        kept = Tuned(**tomllib.loads(path.read_text(encoding="utf-8"))["m"])
        assert kept.weights == facts["new"]
        assert kept.command == facts["command"]


def test_weights_that_cannot_be_written_are_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("trilithon.cli.arena_workers", lambda _: Staged(9))
    monkeypatch.setattr(tuning, "FILE", tmp_path / "absent" / "weights.toml")
    asked = "tune m --bot search:8 --steps 3 --games 20 --check 80 --write --json"
    assert main(asked.split()) == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["won"]
    assert "weights.toml" in told.err.replace("\n", "")


@pytest.mark.parametrize("seed", [0, 1])
def test_every_part_of_a_tuning_has_draws_of_its_own(
    seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    workers = Staged(5)
    tuned_by(workers, monkeypatch, tmp_path / "weights.toml", "--seed", str(seed))
    assert len(workers.asked) == 5  # the look at the features, three steps, the match
    assert len({setting.seed for setting in workers.asked}) == 5


def test_a_note_outlives_new_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    noted = 'Near a "regression"\nand by hand.'
    now = {game: replace(one, note=noted) for game, one in all_tuned().items()}
    monkeypatch.setattr(tuning, "all_tuned", lambda: now)
    path = tmp_path / "weights.toml"
    tuned_by(Staged(9), monkeypatch, path)
    kept = {game: Tuned(**table) for game, table in tomllib.loads(path.read_text("utf-8")).items()}
    assert kept.keys() == now.keys()
    assert {one.note for one in kept.values()} == {noted}
    assert kept["century"] == now["century"]
    assert kept["m"].weights != now["m"].weights


def test_a_short_tuning_of_real_games(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "tune m --bot search:8 --steps 2 --games 4 --check 4 --workers 1 --json"
    assert main(asked.split()) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["old"].keys() == facts["new"].keys()
    assert facts["old"] != facts["new"]
    assert facts["games"] == 4


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("bot", ["random", "greedy", "uct", "uct:20"])
def test_who_plays_without_weights_cannot_be_tuned(
    bot: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", "m", "--bot", bot, "--lang", language]) == 2
    assert bot in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked",
    [
        "tune stonehenge",
        "tune stonehenge --bot master",
        "tune m --bot deep",
        "tune m --steps 0",
        "tune m --players 9",
    ],
)
def test_what_cannot_be_tuned_is_refused(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked.split()) != 0
    assert capsys.readouterr().err
