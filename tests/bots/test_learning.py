"""A judgement that is learned: what the network is told, how it is fitted, when it judges."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from trilithon import GAMES, OVER, Record, Rng, Table
from trilithon.bots.analysis import turns_of
from trilithon.bots.arena import Block, Setting, play_block
from trilithon.bots.heuristic import zeros
from trilithon.bots.heuristics import changed_settings, heuristic_for, settings_for, weights_of
from trilithon.bots.heuristics.m_learned import INPUTS, POINTS, RUNS, SIDE, TABLE, MLearned
from trilithon.bots.heuristics.networks import FILE, Learned, in_use, network_for, written
from trilithon.bots.learning import APART, Lessons, Pupil, errors, fit, games_of, lessons
from trilithon.bots.network import Network
from trilithon.bots.workers import play_here
from trilithon.cli import main
from trilithon.core.data import Data
from trilithon.games.m.position import EMPTY, LINE, PLAY, TAKE
from trilithon.games.m.rules import MState
from trilithon.terminal import learning

SETTING = Setting("m", 2, ("search:8", "search:8"), seed=3, records=True, whim=0.7)


def answer(network: Network, told: list[float]) -> float:
    return network.answer(vec[float](told), zeros(network.first))


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
    assert 18 < missed.new < 22 < missed.heuristic  # the noise alone has 20


def test_every_turn_of_a_game_is_a_lesson_that_its_end_teaches() -> None:
    games = play_block(SETTING, 0).games
    taught = lessons((number, game.record) for number, game in enumerate(games))
    assert taught.told.shape[1] == INPUTS
    for number, game in enumerate(games):
        lead = game.scores[0] - game.scores[1]
        seats = [start.seat for start in turns_of(Table.from_record(Record.parse(game.record)))]
        expected = [lead if seat == 0 else -lead for seat in seats]
        assert list(taught.ended[taught.block == number]) == expected
    assert {game.scores[0] == game.scores[1] for game in games} == {False}


def test_games_with_the_same_draws_are_kept_apart_together() -> None:
    numbers = [number for number, _ in games_of(SETTING, play_here, 4)]
    assert numbers == [0, 0, 1, 1]


def test_what_the_network_is_told_is_seen_from_the_seat_to_play() -> None:
    """Of its own side what the rules count; then the same of the other one."""
    rng = Rng(5)
    scoring = taken = 0
    for seed in range(8):
        table = Table("m", 2, seed=seed)
        heuristic = judge_of(table)
        while not table.over:
            state = table.state
            assert isinstance(state, MState)
            if state.stage == PLAY:
                heuristic.tell(state)
                told = list(heuristic.inputs)
                assert told[2] == state.token_count(state.active) / 6 - 1
                sides = (told[TABLE : TABLE + SIDE], told[TABLE + SIDE :])
                for seat, side in zip((state.active, 1 - state.active), sides, strict=True):
                    assert side[:RUNS] == pytest.approx(side_of(state, int(seat)))
                    taken += side[0] > 0
                scored = scoring_cells(state)
                assert sides[0][RUNS + 1] == pytest.approx(scored / 3)
                scoring += scored > 0
            table.play(state.random_move(rng))
    assert taken > 50
    assert scoring > 10


def side_of(state: MState, seat: int) -> list[float]:
    """What the network is told of a seat's colours and hand, the slow way."""
    m = state.m
    lying = [0] * 5
    for face in map(int, state.table):
        if face != EMPTY:
            lying[m.face_colour[face]] += m.face_value[face]
    hand = [int(state.hands[seat * 4 + slot]) for slot in range(state.hand_size(seat))]
    held = [sum(m.face_value[f] for f in hand if m.face_colour[f] == c) for c in range(5)]
    taken = [int(state.taken_value(seat, c)) for c in range(5)]
    order = sorted(range(5), key=lambda c: (-taken[c], -lying[c]))
    cells = [[c for c in range(49) if fits(state, face, c)] for face in hand]
    around = [[int(state.neighbours(c)) for c in each] for each in cells]
    best = [max(each, default=1) - 1 for each in around]
    flat = [n for each in around for n in each]
    return [
        *(taken[c] / 100 for c in order),
        *(lying[c] / 100 for c in order),
        *(held[c] / 50 for c in order),
        sum(bool(each) for each in cells) / 4,
        len(flat) / 16,
        max(best, default=0) / 3,
        sum(best) / 6,
        sum(n >= 2 for n in flat) / 8,
        sum(n >= 3 for n in flat) / 4,
        float(not flat),
        len(hand) / 4,
    ]


def fits(state: MState, face: int, cell: int) -> bool:
    """Whether a card of this face could be placed on a cell."""
    bit = state.m.torus.bit[cell]
    return state.free_cells() & bit != 0 and state.fitting(face, bit) != 0


def scoring_cells(state: MState) -> int:
    """On how many cells the seat to move can start a scoring."""
    cells = set()
    for move in state.legal_moves():
        twin = state.copy()
        twin.apply(move)
        if move < state.m.take and (twin.stage in (LINE, TAKE) or twin.to_move == OVER):
            cells.add(move % state.m.cells)
    return len(cells)


def test_the_lead_that_is_foretold_is_that_of_the_seat_to_play() -> None:
    confident = Network(int(INPUTS), 0, 0, [0.0] * int(INPUTS) + [1.0])
    table = Table("m", 2, seed=1)
    for _ in range(2):
        heuristic = MLearned(2, 60.0, (18.0, 40.0), weights_of("m"), confident)
        heuristic.judge(table.state)
        seat = table.to_move
        assert heuristic.points[seat] == 50 == -heuristic.points[1 - seat]
        assert heuristic.results[seat] > 0.5 > heuristic.results[1 - seat]
        table.play(table.legal_moves()[0])
    assert table.to_move == 0


def test_what_the_network_is_told_does_not_change_with_the_weights() -> None:
    table = Table("m", 2, seed=3)
    rng = Rng(3)
    other = heuristic_for(table.spec, tuple(1.3 * weight for weight in weights_of("m")))
    assert isinstance(other, MLearned)
    usual = judge_of(table)
    while not table.over:
        for heuristic in (usual, other):
            heuristic.tell(table.state)
        assert list(usual.inputs) == list(other.inputs)
        table.play(table.state.random_move(rng))


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
    without = changed_settings(GAMES["m"].spec(2), {"learned": 0})
    assert not without.learned
    assert without.horizon == settings_for(GAMES["m"].spec(3)).horizon
    assert not isinstance(heuristic_for(GAMES["m"].spec(2), learned=False), MLearned)


def test_the_network_in_use_names_its_command_and_fits_what_it_is_told() -> None:
    assert in_use().command.startswith("trilithon learn m ")
    assert in_use().date
    assert in_use().layers[0] == INPUTS
    assert tomllib.loads(written(in_use())) == tomllib.loads(FILE.read_text("utf-8"))


def test_a_network_is_written_as_it_is_read() -> None:
    told = Learned("trilithon learn m", "2026-01-31", "", "abc", [1, 1, 0], [0.5, -1.25, 3.0])
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
    data = GAMES["m"].data.hash
    far_off = Learned("", "", "", data, (size, 0, 0), [0.0] * size + [1000.0 if better else 0.0])
    monkeypatch.setattr(learning, "FILE", path)
    monkeypatch.setattr(learning, "in_use", lambda: far_off)
    if not better:
        worse = [10.0] * len(in_use().numbers)
        monkeypatch.setattr(Pupil, "numbers", lambda _: worse)
    asked = "learn m --bot search:8 --games 20 --write --json"
    assert main(asked.split()) == 0
    told = capsys.readouterr()
    missed = json.loads(told.out)
    assert (missed["new"] < missed["old"]) == better == path.exists()
    assert (str(path) in told.err.replace("\n", "")) == better
    if better:
        kept = Learned(**tomllib.loads(path.read_text("utf-8")))
        assert kept.command == "trilithon learn m --bot search:8 --whim 0.7 --games 20 --seed 0"
        assert (kept.data, kept.before) == (data, far_off.mark)


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
