"""Hints and analysis: from the view alone, legal, reproducible, in words of both languages."""

import itertools
import json
from pathlib import Path

import pytest

from trilithon import GAMES, Record, Rng, State, Table, cli
from trilithon.bots import make_bot
from trilithon.bots.advice import SURE, advise
from trilithon.bots.analysis import TURNING, analyse, mark_of, turns_of
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.reasons import PART_OF, POINTS, RIVAL, SOON, STANDING, UNSPOKEN, Reason
from trilithon.core.errors import BadSetup
from trilithon.games.century.state import CenturyState
from trilithon.games.monolyth.view import MonolythView
from trilithon.locales import LANGUAGES, sentences
from trilithon.terminal import SCREENS
from trilithon.terminal.analysis import hint_in_words, reason_in_words, wrapped

SEARCHED = sorted(PLANS)


def played(name: str, seed: int = 1, bot: str = "greedy") -> Table:
    table = Table(name, 2, seed=seed, seats=("Ada", "Bob"))
    bots = [make_bot(bot, Rng(seed), name) for _ in range(2)]
    while not table.over:
        table.play(bots[table.to_move].choose(table.view(table.to_move), table.spec))
    return table


@pytest.mark.parametrize("name", SEARCHED)
def test_the_advised_turn_can_be_played(name: str) -> None:
    table = Table(name, 2, seed=4)
    for _ in range(6):
        seat = table.to_move
        advice = advise(table.view(seat), table.spec, 150, Rng(1))
        assert advice.seat == seat
        assert advice.moves
        for move in advice.moves:
            if table.to_move != seat:
                break
            table.play(move, seat)


@pytest.mark.parametrize("name", SEARCHED)
def test_chances_are_shares_and_equal_seeds_give_equal_advice(name: str) -> None:
    table = Table(name, 2, seed=5)
    one, two = (advise(table.view(table.to_move), table.spec, 100, Rng(2)) for _ in range(2))
    assert one == two
    assert all(0 <= chance <= 1 for chance in one.chances)
    assert sum(one.chances) == pytest.approx(1, abs=0.01)


def test_advice_can_be_called_off() -> None:
    table = Table("m", 2, seed=6)
    assert advise(table.view(0), table.spec, 10**9, Rng(3), cancelled=lambda: True).moves


def test_a_game_without_a_plan_has_no_advice() -> None:
    table = Table("stonehenge", 2, seed=1)
    with pytest.raises(BadSetup):
        advise(table.view(0), table.spec, 10, Rng(1))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", SEARCHED)
def test_points_at_once_are_those_that_the_table_shows(name: str, players: int) -> None:
    table = Table(name, players, seed=3)
    while not table.over:
        seat, before = table.to_move, table.scores
        advice = advise(table.view(seat), table.spec, 30, Rng(1))
        for move in advice.moves:
            table.play(move, seat)
        changes = [new - old for old, new in zip(before, table.scores, strict=True)]
        told = {reason.seat: reason.points for reason in advice.reasons if reason.feature == POINTS}
        assert told.pop(None, 0) == changes[seat]
        for other, points in told.items():
            assert other is not None
            assert -points == changes[other]


@pytest.mark.parametrize("name", SEARCHED)
def test_of_a_turn_that_ends_the_game_only_points_are_told(name: str) -> None:
    ended = 0
    for seed in range(1, 9):
        table = played(name, seed)
        last = turns_of(table)[-1]
        view = table.steps[last.step].before.view(last.seat)
        advice = advise(view, table.spec, 200, Rng(1), played=[table.steps[last.step].move])
        if advice.chances in ((1, 0), (0, 1), (0.5, 0.5)):
            ended += 1
            assert {reason.feature for reason in advice.reasons} <= {POINTS, SOON}
    assert ended > 0


def in_last_round(state: State) -> bool:
    assert isinstance(state, CenturyState)
    return bool(state.last_round)


def test_in_the_last_round_of_century_nothing_else_counts() -> None:
    looked_at = 0
    for seed in range(1, 6):
        table = played("century", seed, "search:30")
        for start in turns_of(table):
            state = table.steps[start.step].before
            if in_last_round(state):
                advice = advise(state.view(start.seat), table.spec, 100, Rng(1))
                assert {reason.feature for reason in advice.reasons} <= {POINTS, SOON, RIVAL}
                looked_at += 1
    assert looked_at > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEARCHED)
def test_a_hint_speaks_to_whoever_asks(name: str, language: str) -> None:
    say = sentences(language)
    table = Table(name, 2, seed=7)
    screen = SCREENS[name](table.spec, say, ("Adalbert", "Bob"))
    while not table.over:
        seat = table.to_move
        advice = advise(table.view(seat), table.spec, 20, Rng(1))
        turn = hint_in_words(advice, screen).splitlines()[0]
        assert screen.names[seat] not in turn
        assert "-event-" not in turn
        for move in advice.moves:
            table.play(move, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEARCHED)
def test_every_reason_has_its_sentences(name: str, language: str) -> None:
    say = sentences(language)
    named = set(heuristic_for(GAMES[name].spec(2)).names()) - UNSPOKEN - STANDING
    features = {PART_OF.get(feature, feature) for feature in named}
    for points in (3.2, -3.2):
        told = {reason_in_words(Reason(f, points), name, ("A", "B"), say) for f in features}
        assert len(told) == len(features)
        assert all("3" in words and "reason-" not in words for words in told)
        for feature in (POINTS, SOON, RIVAL):
            assert "Bob" in reason_in_words(Reason(feature, points, 1), name, ("Ada", "Bob"), say)


@pytest.mark.parametrize(
    ("points", "english", "french"),
    [(0.4, "+0.4", "+0,4"), (1.44, "+1.4", "+1,4"), (2.96, "+3", "+3"), (17.5, "+18", "+18")],
)
def test_small_points_are_told_with_a_decimal(points: float, english: str, french: str) -> None:
    for language, written in (("en", english), ("fr", french)):
        words = reason_in_words(Reason("gain", points), "m", ("A", "B"), sentences(language))
        assert words.endswith(written)


@pytest.mark.parametrize("name", SEARCHED)
def test_every_turn_of_a_game_is_analysed(name: str) -> None:
    table = played(name)
    turns = list(analyse(table, 20))
    assert [turn.number for turn in turns] == list(range(1, len(turns_of(table)) + 1))
    for turn, after in itertools.pairwise(turns):
        assert turn.then == after.before
        assert turn.played
        assert turn.turning == (turn.swing <= -TURNING)
        assert sum(turn.before) == pytest.approx(1)
        assert sum(turn.after) == pytest.approx(1)
    assert turns[-1].then == tuple((place == 1) / table.ranking.count(1) for place in table.ranking)


@pytest.mark.parametrize("name", SEARCHED)
def test_good_players_give_little_away(name: str) -> None:
    turns = list(analyse(played(name, bot="search:200"), 200))
    mean = sum(turn.swing for turn in turns) / len(turns)
    assert -0.05 < mean <= 0
    for turn in turns:
        if turn.found:
            assert turn.swing == 0
            assert not turn.turning


def test_what_the_best_turn_is_worth_is_what_it_turns_out_to_be_worth() -> None:
    """Whoever plays the advised turn finds the chances unchanged but for luck."""
    lucks = []
    for seed in range(3):
        table = played("m", seed, bot="search:200")
        lucks += [turn.luck for turn in analyse(table, 300)]
    assert abs(sum(lucks) / len(lucks)) < 0.08


def test_a_careless_turn_is_a_turning_point() -> None:
    table = played("century", bot="random")
    assert any(turn.turning for turn in analyse(table, 100))


def test_a_level_that_is_complete_is_told_and_not_as_a_loss() -> None:
    completed = 0
    for seed in range(4):
        table = Table("monolyth", 2, seed=seed)
        while not table.over:
            seat = table.to_move
            advice = advise(table.view(seat), table.spec, 40, Rng(1))
            told = {reason.feature: reason.points for reason in advice.reasons}
            before = len(table.steps)
            for move in advice.moves:
                table.play(move, seat)
            events = {event.key for event in table.events(seat, before)}
            assert SURE & events == SURE & {event.key for event in advice.events}
            if "monolyth-event-level" in events:
                completed += 1
                assert told[POINTS] > 0
                assert told.get("level", 1) > 0
    assert completed


def test_a_reason_names_the_colour_that_makes_most_of_it() -> None:
    named = 0
    for seed in range(2):
        table = Table("monolyth", 2, seed=seed)
        while not table.over:
            seat = table.to_move
            advice = advise(table.view(seat), table.spec, 40, Rng(1))
            view = table.view(seat)
            assert isinstance(view, MonolythView)
            for reason in advice.reasons:
                if reason.colour is not None:
                    named += 1
                    assert reason.feature in ("promise", "open")
                    assert reason.colour in {side.colour for side in view.builders[seat].sides}
                    words = reason_in_words(reason, "monolyth", ("A", "B"), sentences("en"))
                    assert reason.colour in words
            for move in advice.moves:
                table.play(move, seat)
    assert named > 10


def test_a_number_is_not_parted_from_its_percent() -> None:
    say = sentences("fr")
    parts = say("analysis-end-of", name="Ada", percent=53)
    for width in range(8, 20):
        lines = wrapped(say("analysis-end", parts=parts), width).splitlines()
        assert not any(line.strip().startswith(("%", ":")) for line in lines)


def test_an_analysis_is_marked_by_what_it_was_made_with() -> None:
    spec = Table("m", 2, seed=1).spec
    assert mark_of(spec, 100) == mark_of(spec, 100) != mark_of(spec, 200)
    assert mark_of(spec, 100) != mark_of(Table("century", 2, seed=1).spec, 100)


def test_the_command_writes_text_and_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(played("m").record))
    assert cli.main(["analyse", str(path), "--iterations", "10", "--lang", "fr"]) == 0
    assert "chances" in capsys.readouterr().out
    assert cli.main(["analyse", str(path), "--iterations", "10", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["game"] == "m"
    assert facts["seats"] == ["Ada", "Bob"]
    assert facts["turns"][0]["seat"] == 0
    assert all({"found", "events", "then"} <= set(turn) for turn in facts["turns"])
    assert facts["turns"][0]["events"][0]["key"].startswith("m-event-")
    assert len(Record.parse(path.read_text()).moves) >= facts["turns"][-1]["step"]


@pytest.mark.parametrize("iterations", ["0", "-1", "many", "99999999999"])
def test_a_wrong_number_of_iterations_is_refused(
    iterations: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(played("m").record))
    assert cli.main(["analyse", str(path), f"--iterations={iterations}"]) == 2
    assert capsys.readouterr().err
