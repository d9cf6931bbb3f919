"""The arena: every seating, the same draws, the same results wherever the games are played."""

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import log10
from pathlib import Path

import pytest
from rich.console import Console

from trilithon import BadSetup, Record, Table, cli
from trilithon.bots.arena import (
    Block,
    Played,
    Setting,
    blocks_for,
    line_up,
    play_block,
    seatings,
)
from trilithon.bots.heuristics import PLANS
from trilithon.bots.rating import Interval, ratings, share, standings, wilson
from trilithon.bots.rating import Test as SequentialTest
from trilithon.cli import main
from trilithon.locales import sentences
from trilithon.terminal.arena import show

SETTING = Setting("m", 2, ("greedy", "random"), seed=5)


def result(first: float, number: int = 0) -> Block:
    """A block of one game with this result of bot 0 against bot 1."""
    ranking = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[first]
    return Block(number, (Played((0, 1), (0, 0), ranking, (0.0, 0.0)),))


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    counts = [[0] * seats for _ in range(bots)]
    for number in range(60):
        for seating in seatings(line_up(bots, seats, number)):
            for seat, bot in enumerate(seating):
                counts[bot][seat] += 1
    assert all(len(set(row)) == 1 for row in counts)
    assert len({sum(row) for row in counts}) == 1


def test_the_draws_of_a_block_are_the_same_for_each_seating() -> None:
    block = play_block(Setting("m", 2, ("random", "greedy"), seed=1, records=True), 0)
    deals = [
        [line for line in game.record.splitlines() if "deal" in line][:13] for game in block.games
    ]
    assert len(deals) == 2
    assert all(one == other for one, other in pairwise(deals))
    assert block.games[0].seats != block.games[1].seats


def test_changed_settings_are_those_of_the_first_bot() -> None:
    setting = Setting("m", 2, ("search:40", "greedy"), seed=2, records=True)
    usual = PLANS["m"].settings.temperature

    def records(*changes: tuple[str, float], bots: tuple[str, ...] = setting.bots) -> list[str]:
        block = play_block(replace(setting, bots=bots, changes=changes), 0)
        return [game.record for game in block.games]

    assert records(("temperature", usual)) == records()
    assert records(("temperature", 1.0)) != records()
    other_way_round = ("greedy", "search:40")
    assert records(("temperature", 1.0), bots=other_way_round) == records(bots=other_way_round)


def test_a_share_comes_with_its_interval() -> None:
    blocks = [result(1.0, n) for n in range(30)] + [result(0.0, 30 + n) for n in range(10)]
    found = share(0, blocks)
    assert found.mean == 0.75
    assert 0.58 < found.low < 0.62
    assert 0.85 < found.high < 0.88
    assert share(1, blocks).mean == 0.25


def test_a_clean_sweep_has_an_interval_too() -> None:
    found = share(0, [result(1.0, n) for n in range(50)])
    assert found.mean == 1.0
    assert 0.9 < found.low < 0.95
    assert found.high == pytest.approx(1.0)


def test_wilsons_interval() -> None:
    found = wilson(0.5, 100)
    assert found.low == pytest.approx(0.404, abs=1e-3)
    assert found.high == pytest.approx(0.596, abs=1e-3)


def test_ratings_are_on_the_elo_scale() -> None:
    blocks = [result(1.0, n) for n in range(64)] + [result(0.0, n) for n in range(36)]
    one, other = ratings(2, blocks)
    assert one - other == pytest.approx(100, abs=3)
    assert one + other == pytest.approx(0)


def test_the_sequential_test_stops_when_it_is_sure() -> None:
    test = SequentialTest(0.5, 0.7)
    clear = [result(1.0, n) if n % 10 else result(0.0, n) for n in range(60)]
    assert test.verdict(clear[:4]) is None
    assert test.verdict(clear) is True
    even = [result(float(n % 2), n) for n in range(200)]
    assert test.verdict(even) is False


def test_wins_are_shared_by_tied_winners() -> None:
    assert result(0.5).wins(0) == result(0.5).wins(1) == 0.5
    standing = standings(("a", "b"), [result(0.5), result(1.0)])[0]
    assert (standing.games, standing.wins, standing.share.mean) == (2, 1.5, 0.75)


@pytest.mark.parametrize("games", [1, 2, 4, 20])
def test_a_clean_sweep_leaves_a_rating_uncertain(games: int) -> None:
    one, other = standings(("a", "b"), [result(1.0, n) for n in range(games)])
    assert one.rating.low < one.rating.mean - 40
    assert one.rating.high > one.rating.mean + 100
    assert other.rating.high == pytest.approx(-one.rating.low)


def test_the_interval_of_a_rating_narrows_with_games_and_agrees_with_that_of_the_share() -> None:
    def won_of_four(blocks: int) -> Interval:
        played = [result(float(n % 4 > 0), n) for n in range(blocks)]
        return standings(("a", "b"), played)[0].rating

    few, many = won_of_four(20), won_of_four(400)
    assert few.high - few.low > 3 * (many.high - many.low)
    shared = share(0, [result(float(n % 4 > 0), n) for n in range(400)])
    for end, expected in ((many.low, shared.low), (many.high, shared.high)):
        # Half of the difference, for both are around 0.
        assert end == pytest.approx(200 * log10(expected / (1 - expected)), abs=6)


def test_whoever_met_nobody_has_no_share_and_no_rating(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "monolyth", "--players", "1", "--games", "2", "--workers", "1"]
    assert main([*words, "--bots", "random", "--json"]) == 0
    (alone,) = json.loads(capsys.readouterr().out)["bots"]
    assert alone["games"] == 2
    assert not {"share", "interval", "rating", "rating_interval"} & set(alone)
    assert main([*words, "--bots", "random"]) == 0
    printed = capsys.readouterr().out
    assert "points" in printed
    assert "share" not in printed
    assert "[" not in printed
    third = standings(("a", "b", "c"), [result(1.0)])[2]
    assert (third.games, third.meetings) == (0, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("names", [("clairvoyant:1s", "search:1s"), ("architect:2000", "random")])
def test_the_table_fits_80_columns(names: tuple[str, str], language: str) -> None:
    blocks = [result(1.0 if n % 50 else 0.5, n) for n in range(1000)]
    out = io.StringIO()
    setting = Setting("century", 2, names)
    console = Console(file=out, width=80, highlight=False)
    show(setting, blocks, None, console, sentences(language), as_json=False)
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    for name in names:
        (row,) = [line for line in lines if name in line]
        assert row.rstrip().endswith("0.00")
        assert "]" in row


def test_blocks_are_whole() -> None:
    assert blocks_for(SETTING, 5) == 3
    assert blocks_for(Setting("m", 4, ("greedy", "random")), 7) == 2


def test_the_command_prints_json_and_keeps_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    words = ["arena", "m", "--bots", "greedy,random", "--games", "4", "--workers", "1"]
    assert main([*words, "--json", "--records", str(folder)]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 4
    best = facts["bots"][0]
    assert {"bot", "games", "wins", "share", "interval", "rating"} <= set(best)
    assert best["interval"][0] <= best["share"] <= best["interval"][1]
    records = sorted(folder.iterdir())
    assert len(records) == 4
    assert Table.from_record(Record.parse(records[0].read_text(encoding="utf-8"))).over


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_prints_a_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "m", "--bots", "greedy,random", "--games", "20", "--workers", "1"]
    assert main([*words, "--test", "0.5,0.8", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert "greedy" in printed
    assert "80 %" in printed


@pytest.mark.parametrize(
    "words",
    [
        ["--bots", "greedy"],
        ["--bots", "greedy,deep"],
        ["--bots", "greedy,random", "--games", "many"],
        ["--bots", "greedy,random", "--test", "0.6,0.5"],
        ["--bots", "greedy,random", "--test", "x"],
        ["--bots", "greedy,random", "--players", "9"],
        ["--bots", "greedy,clairvoyant:x"],
        ["--bots", "greedy,clairvoyant"],
        ["--bots", "greedy,sunthrower-novice"],
    ],
)
def test_a_wrong_command_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before any game is played."""
    monkeypatch.setattr(cli, "arena_workers", lambda _: nobody_plays)
    assert main(["arena", "m", *words]) == 2
    assert BadSetup.__name__ in capsys.readouterr().err


def nobody_plays(setting: Setting, _: int) -> Iterator[Block]:
    raise AssertionError(setting)


@pytest.mark.parametrize("bot", ["clairvoyant:10", "search:10", "greedy", "master:10"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_does_not_play_stonehenge_is_refused_by_name(
    bot: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "arena_workers", lambda _: nobody_plays)
    words = ["arena", "stonehenge", "--bots", f"{bot},random", "--lang", language]
    assert main(words) == 2
    assert bot.partition(":")[0] in capsys.readouterr().err


def test_a_block_cannot_seat_the_clairvoyant_where_nobody_searches() -> None:
    with pytest.raises(BadSetup, match="does not play"):
        play_block(Setting("stonehenge", 2, ("clairvoyant:10", "random")), 0)


def test_the_clairvoyant_sees_what_comes() -> None:
    block = play_block(Setting("m", 2, ("clairvoyant:30", "random"), seed=3), 0)
    assert len(block.games) == 2


def test_alone_every_bot_plays_the_same_draws_and_more_points_win() -> None:
    setting = Setting("monolyth", 1, ("search:20", "random"), seed=2, records=True)
    blocks = [play_block(setting, number) for number in range(4)]
    for block in blocks:
        strong, weak = block.games
        assert (strong.seats, weak.seats) == ((0,), (1,))
        drawn = [
            [line for line in Record.parse(game.record).moves if line.seat is None][:13]
            for game in block.games
        ]
        assert drawn[0] == drawn[1]
        assert block.share(0) == (strong.scores > weak.scores) + 0.5 * (
            strong.scores == weak.scores
        )
    assert sum(block.wins(0) for block in blocks) == 4
