"""A judgement that is learned: what the network is told, how it is fitted, when it judges."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from trilithon import GAMES, Rng, Table
from trilithon.bots.arena import Block, Setting, play_block
from trilithon.bots.heuristics import changed_settings, heuristic_for, settings_for
from trilithon.bots.heuristics.m_learned import INPUTS, POINTS, SIDE, TABLE, MLearned
from trilithon.bots.heuristics.networks import FILE, Learned, learned, network_for, written
from trilithon.bots.learning import APART, Lessons, Pupil, errors, fit, lessons
from trilithon.bots.network import Network
from trilithon.cli import main
from trilithon.core.data import Data
from trilithon.games.m.position import PLAY
from trilithon.games.m.rules import MState
from trilithon.terminal import learning

SETTING = Setting("m", 2, ("search:8", "search:8"), seed=3, records=True, whim=0.7)


def answer(network: Network, told: list[float]) -> float:
    return network.answer(vec[float](told))


def judge_of(table: Table) -> MLearned:
    heuristic = heuristic_for(table.spec)
    assert isinstance(heuristic, MLearned)
    return heuristic


def test_a_network_answers_by_what_exceeds_zero() -> None:
    # one input, two neurons, then one
    network = Network(1, 2, 1, [0.5, 1.0, -1.0, 0.0, 0.25, 0.1, 2.0, 4.0, 3.0, 7.0])
    assert answer(network, [0.0]) == pytest.approx(7 + 3 * (0.1 + 4 * 0.25))
    assert answer(network, [2.0]) == pytest.approx(7 + 2 * 0.5 + 3 * (0.1 + 2 * 2.0))
    assert answer(network, [-1.0]) == pytest.approx(7 - 0.5 + 3 * (0.1 + 4 * 1.25))


def test_the_network_answers_as_its_pupil_did() -> None:
    pupil = Pupil(5, seed=1)
    rng = np.random.default_rng(2)
    for _ in range(20):
        pupil.learn(
            rng.normal(size=(64, 5)).astype(np.float32),
            rng.normal(size=64).astype(np.float32),
            0.01,
        )
    told = rng.normal(size=(10, 5)).astype(np.float32)
    network = Network(5, 64, 16, pupil.numbers())
    answers = [answer(network, [float(x) for x in row]) for row in told]
    assert answers == pytest.approx(list(pupil.answers(told)), abs=1e-2)


def test_a_pupil_learns_what_no_straight_sum_tells() -> None:
    rng = np.random.default_rng(3)
    told = rng.uniform(-1, 1, (8000, 3)).astype(np.float32)
    ended = 100 * np.abs(told[:, 0]) - 40 * told[:, 1] + rng.normal(size=8000) * 20
    games = np.arange(8000) // 4
    taught = Lessons(told, told[:, 1], ended.astype(np.float32), games)
    *_, pupil = fit(taught, seed=1)
    mute = Network(3, 0, 0, [0.0] * 4)
    missed = errors(taught, mute, Network(3, 64, 16, pupil.numbers()))
    assert missed.old == pytest.approx(missed.even, rel=1e-3)
    assert 300 < missed.new < 500 < missed.heuristic  # the noise alone has 400


def test_every_turn_of_a_game_is_a_lesson_that_its_end_teaches() -> None:
    records = [game.record for game in play_block(SETTING, 0).games]
    taught = lessons(records)
    assert taught.told.shape[1] == INPUTS
    assert set(taught.game) == {0, 1}
    for number, game in enumerate(play_block(SETTING, 0).games):
        lead = game.scores[0] - game.scores[1]
        assert set(taught.ended[taught.game == number]) <= {lead, -lead}


def test_what_the_network_is_told_is_seen_from_the_seat_to_play() -> None:
    """Of its own side what the rules count; then the same of the other one."""
    rng = Rng(5)
    seen = 0
    for seed in range(6):
        table = Table("m", 2, seed=seed)
        heuristic = judge_of(table)
        while not table.over:
            state = table.state
            assert isinstance(state, MState)
            if state.stage == PLAY:
                heuristic.tell(state)
                for seat, base in ((state.active, TABLE), (1 - state.active, TABLE + SIDE)):
                    taken = sorted((state.taken_value(seat, c) for c in range(5)), reverse=True)
                    assert list(heuristic.inputs)[base : base + 5] == [
                        float(v) / POINTS for v in taken
                    ]
                    seen += sum(taken) > 0
                own = state.legal_moves()
                placements = sum(move < state.m.take for move in own)
                slots = range(state.active * 4, state.active * 4 + state.hand_size(state.active))
                if len({state.hands[slot] for slot in slots}) == len(slots):
                    assert heuristic.inputs[TABLE + 16] == placements / 16
                assert heuristic.inputs[2] == state.token_count(state.active) / 6 - 1
            table.play(state.random_move(rng))
    assert seen > 50


def test_both_seats_expect_the_same_game() -> None:
    table = Table("m", 2, seed=1)
    heuristic = judge_of(table)
    heuristic.judge(table.state)
    assert sum(heuristic.results) == pytest.approx(1.0)
    assert heuristic.points[0] == -heuristic.points[1]


def test_the_network_judges_only_the_game_that_it_has_learned() -> None:
    game = GAMES["m"]
    assert network_for(game.spec(2)) is not None
    assert network_for(game.spec(3)) is None
    assert network_for(GAMES["century"].spec(2)) is None
    other = Data.parse(game.data.source.replace("tokens = 6", "tokens = 7"))
    assert network_for(game.spec(2, data=other)) is None
    assert not isinstance(heuristic_for(game.spec(2, data=other)), MLearned)
    assert settings_for(game.spec(2)).horizon != settings_for(game.spec(3)).horizon


def test_a_search_can_do_without_the_network() -> None:
    assert settings_for(GAMES["m"].spec(2)).learned
    assert not changed_settings(GAMES["m"].spec(2), {"learned": 0}).learned
    assert not isinstance(heuristic_for(GAMES["m"].spec(2), learned=False), MLearned)


def test_the_network_in_use_names_its_command_and_fits_what_it_is_told() -> None:
    assert learned().command.startswith("trilithon learn m ")
    assert learned().date
    assert learned().layers[0] == INPUTS
    assert tomllib.loads(written(learned())) == tomllib.loads(FILE.read_text("utf-8"))


def test_a_network_is_written_as_it_is_read() -> None:
    told = Learned("trilithon learn m", "2026-01-31", "abc", [1, 1, 0], [0.5, -1.25, 0.1, 3.0])
    assert Learned(**tomllib.loads(written(told))) == told


def played_ahead(blocks: list[Block]) -> object:
    def workers(_: Setting, count: int) -> Iterator[Block]:
        for number in range(count):
            yield blocks[number % len(blocks)]

    return lambda _: workers


@pytest.mark.parametrize("better", [True, False])
def test_a_network_is_written_only_if_it_foretells_more(
    better: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    blocks = [play_block(SETTING, number) for number in range(2)]
    monkeypatch.setattr("trilithon.cli.arena_workers", played_ahead(blocks))
    path = tmp_path / "network.toml"
    size = int(INPUTS)
    far_off = Learned("", "", "", (size, 0, 0), [0.0] * size + [1000.0 if better else 0.0])
    monkeypatch.setattr(learning, "FILE", path)
    monkeypatch.setattr(learning, "in_use", lambda: far_off)
    if not better:
        worse = [10.0] * len(learned().numbers)
        monkeypatch.setattr(Pupil, "numbers", lambda _: worse)
    asked = "learn m --bot search:8 --games 20 --write --json"
    assert main(asked.split()) == 0
    missed = json.loads(capsys.readouterr().out)
    assert (missed["new"] < missed["old"]) == better == path.exists()
    if better:
        kept = Learned(**tomllib.loads(path.read_text("utf-8")))
        assert kept.command == "trilithon learn m --bot search:8 --whim 0.7 --games 20 --seed 0"
        assert kept.data == GAMES["m"].data.hash


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "asked",
    [
        "learn century",
        "learn stonehenge",
        "learn m --bot random",
        "learn m --games 2",
        "learn m --whim none",
    ],
)
def test_what_cannot_be_learned_is_refused(
    asked: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*asked.split(), "--lang", language]) == 2
    assert capsys.readouterr().err


def test_a_tenth_of_the_games_is_kept_apart() -> None:
    rng = np.random.default_rng(4)
    told = rng.normal(size=(2000, 2)).astype(np.float32)
    games = np.arange(2000) // 10
    ended = np.where(games % APART == 0, 1000.0, 0.0).astype(np.float32)
    *_, pupil = fit(Lessons(told, ended, ended, games), seed=1)
    assert np.abs(POINTS * pupil.answers(told)).max() < 50
