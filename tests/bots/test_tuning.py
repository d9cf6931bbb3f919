"""Tuning: weights move the way that wins, and the data file keeps them with their command."""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from trilithon.bots.arena import Block, Played, Setting, play_block
from trilithon.bots.heuristics import PLANS, weights_of
from trilithon.bots.heuristics.weights import Tuned, all_tuned, written
from trilithon.bots.tuning import LEAST, scales, slope, tune
from trilithon.bots.workers import play_here
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


def test_the_command_tells_the_match_of_old_and_new_weights_and_writes_winners(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("trilithon.cli.arena_workers", lambda _: play_here)
    path = tmp_path / "weights.toml"
    monkeypatch.setattr(tuning, "FILE", path)
    asked = "tune m --bot search:8 --steps 2 --games 4 --check 4 --write --json"
    written_once = False
    for seed in range(4):
        path.unlink(missing_ok=True)
        assert main([*asked.split(), "--seed", str(seed)]) == 0
        facts = json.loads(capsys.readouterr().out)
        assert facts["old"].keys() == facts["new"].keys()
        assert facts["games"] == 4
        assert facts["won"] == (facts["share"] > 0.5) == path.exists()
        if facts["won"]:
            kept = Tuned(**tomllib.loads(path.read_text(encoding="utf-8"))["m"])
            assert kept.weights == facts["new"]
            assert kept.command == facts["command"]
            written_once = True
    assert written_once


@pytest.mark.parametrize(
    "asked", ["tune stonehenge", "tune m --bot deep", "tune m --steps 0", "tune m --players 9"]
)
def test_what_cannot_be_tuned_is_refused(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked.split()) != 0
    assert capsys.readouterr().err
