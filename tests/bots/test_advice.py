"""Hints and analysis: from the view alone, legal, reproducible, in words of both languages."""

import itertools
import json
from pathlib import Path

import pytest

from trilithon import GAMES, Record, Rng, Table, cli
from trilithon.bots import make_bot
from trilithon.bots.advice import PART_OF, RIVAL, UNSPOKEN, Reason, advise
from trilithon.bots.analysis import TURNING, analyse, turns_of
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.core.errors import BadSetup
from trilithon.locales import LANGUAGES, sentences
from trilithon.terminal.analysis import reason_in_words

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEARCHED)
def test_every_reason_has_its_sentences(name: str, language: str) -> None:
    say = sentences(language)
    named = set(heuristic_for(GAMES[name].spec(2)).names()) - UNSPOKEN
    features = {PART_OF.get(feature, feature) for feature in named}
    for points in (3.2, -3.2):
        told = {reason_in_words(Reason(f, points), name, ("A", "B"), say) for f in features}
        assert len(told) == len(features)
        assert all("3" in words and "reason-" not in words for words in told)
        rival = reason_in_words(Reason(RIVAL, points, 1), name, ("Ada", "Bob"), say)
        assert "Bob" in rival


@pytest.mark.parametrize("name", SEARCHED)
def test_every_turn_of_a_game_is_analysed(name: str) -> None:
    table = played(name)
    turns = list(analyse(table, 20))
    assert [turn.number for turn in turns] == list(range(1, len(turns_of(table)) + 1))
    for turn, after in itertools.pairwise(turns):
        assert turn.after == after.before
        assert turn.played
        assert turn.turning == (abs(turn.swing) >= TURNING)
        assert sum(turn.before) == pytest.approx(1)
    winner = table.ranking.index(1)
    assert turns[-1].after[winner] > 0.5


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
    assert len(Record.parse(path.read_text()).moves) >= facts["turns"][-1]["step"]


@pytest.mark.parametrize("iterations", ["0", "-1", "many", "99999999999"])
def test_a_wrong_number_of_iterations_is_refused(
    iterations: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(played("m").record))
    assert cli.main(["analyse", str(path), f"--iterations={iterations}"]) == 2
    assert capsys.readouterr().err
