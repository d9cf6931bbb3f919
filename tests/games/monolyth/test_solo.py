"""Playing alone: limited prophecies, the lowest level tokens, the end, the ranks."""

import pytest

from trilithon import CHANCE

from .building import EMPTY, builder, moves, moves_of, opened, play, position, view, why_not

TOP_MISSING = "www wwww wwww wwww\n" + "wwww wwww wwww wwww\n" * 3


def test_every_crystal_turn_also_discards_one_prophecy_of_your_choice() -> None:
    table = opened("wI2", players=1)
    table.play("take 1")
    table.play("place a1 b1")
    assert table.to_move == 0
    assert moves(table) == [f"forgo {n}" for n in (4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16)]
    table.play("forgo 5")
    assert view(table).prophecies.count(5) == 1
    assert len(view(table).prophecies) == 19


def test_after_the_placement_and_before_the_refill() -> None:
    table = opened("wI2", players=1)
    table.play("take 1")
    assert why_not(table, "forgo 5") == "monolyth-why-stage"
    table.play("place a1 b1")
    assert why_not(table, "take 1") == "monolyth-why-stage"
    table.play("forgo 5")
    assert table.to_move == CHANCE
    assert view(table).ring[0] is None


def test_also_with_a_forced_discard() -> None:
    table = position(TOP_MISSING, ring="oI3 wI3 wI2 wI2", supply=0)
    table.play("discard 1")
    assert len(moves_of(table, "forgo")) == 11
    play(table, "forgo 7")
    assert len(view(table).prophecies) == 19


def test_a_prophecy_that_is_gone_cannot_be_discarded() -> None:
    table = position(EMPTY, ring="oI3 wI3 wI2 wI2", prophecies=(4, 4, 9))
    table.play("take 1")
    table.play("place a1 a1 a1")
    assert moves(table) == ["forgo 4", "forgo 9"]
    assert why_not(table, "forgo 5") == "monolyth-why-token"


def test_making_a_prophecy_discards_none() -> None:
    table = play(opened(players=1), "prophecy 9 k")
    assert len(view(table).prophecies) == 19
    assert moves_of(table, "take")


def test_with_more_players_no_prophecy_is_discarded() -> None:
    table = opened("wI2", players=2)
    table.play("take 1")
    table.play("place a1 b1")
    assert table.to_move == CHANCE


def test_levels_give_the_lowest_level_token_6_8_10_16() -> None:
    deep = ". wwww wwww wwww\n" + "wwww wwww wwww wwww\n" * 3
    table = position(deep, ring="oI3 wI3 wI2 wI2")
    play(table, "take 1", "place a1 a1 a1", "forgo 4")
    assert builder(table).level_tokens == (6, 8, 10)
    assert view(table).level_tokens == (16,)
    play(table, "swap 1", "place a1", "forgo 4")
    assert builder(table).level_tokens == (6, 8, 10, 16)


def test_it_ends_when_the_top_level_is_complete() -> None:
    table = position(TOP_MISSING, ring="oI3 wI3 wI2 wI2")
    play(table, "swap 1", "place a1", "forgo 4")
    assert table.over
    assert view(table).prophecies


def test_it_ends_when_the_last_prophecy_is_discarded_after_resolving_that_turn() -> None:
    almost = "w w w .\n" + "w w w w\n" * 3
    table = position(almost, ring="oI3 wI3 wI2 wI2", prophecies=(9,))
    play(table, "swap 1", "place d1", "forgo 9")
    assert table.over
    assert builder(table).level_tokens == (6,)


def test_or_taken() -> None:
    table = position(EMPTY, prophecies=(9,))
    play(table, "prophecy 9 k")
    assert table.over
    assert [side.prophecy for side in builder(table).sides].count(9) == 1


def test_there_are_at_most_twenty_turns() -> None:
    table = opened(players=1)
    while not table.over:
        play(table, moves(table)[0])
    assert table.state.turn <= 20


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (0, "dutiful_builder"),
        (45, "dutiful_builder"),
        (46, "steadfast_craftsman"),
        (59, "steadfast_craftsman"),
        (60, "dedicated_artisan"),
        (69, "dedicated_artisan"),
        (70, "sovereign_architect"),
        (79, "sovereign_architect"),
        (80, "monolyth_master"),
        (100, "monolyth_master"),
    ],
)
def test_the_rank_by_score(score: int, rank: str) -> None:
    table = position(EMPTY, earned=(score,) if score else ())
    assert table.scores == [score]
    assert view(table).rank == rank


def test_there_is_no_rank_with_more_players() -> None:
    assert view(opened(players=2)).rank is None
