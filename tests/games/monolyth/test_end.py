"""The end of the game: the top level and the round, or no stone left."""

import pytest

from trilithon import OVER, NotYourTurn

from ..refusals import refused
from .building import EMPTY, builder, opened, play, position, view

TOP_MISSING = {
    4: "www wwww wwww wwww\n" + "wwww wwww wwww wwww\n" * 3,
    3: "ww www www www\n" + "www www www www\n" * 3,
}


@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 3), (4, 3)])
def test_when_someone_has_completed_the_top_level_the_round_is_finished(
    players: int, limit: int
) -> None:
    table = position(TOP_MISSING[limit], players=players, ring="oI3 wI2 wI2 wI2 wI2")
    play(table, "swap 1", "place a1")
    assert builder(table).levels == limit
    assert view(table).last_round
    for seat in range(1, players):
        assert table.to_move == seat
        play(table, f"prophecy {6 + seat} t")
    assert table.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_had_the_same_number_of_turns(players: int) -> None:
    """The last seat completes its top level: the game is over at once."""
    limit = 4 if players == 2 else 3
    pictures = [EMPTY] * (players - 1) + [TOP_MISSING[limit]]
    table = position(*pictures, ring="oI3 wI2 wI2 wI2 wI2")
    for number in (6, 8, 10)[: players - 1]:
        play(table, f"prophecy {number} k")
    play(table, "swap 1", "place a1")
    assert table.over


def test_the_last_turn_of_all_still_earns_its_tokens() -> None:
    table = position(TOP_MISSING[4], TOP_MISSING[4], ring="oI3 wI2 wI2 wI2 wI2")
    play(table, "swap 1", "place a1", "swap 1", "place a1")
    assert table.over
    assert [builder(table, seat).level_tokens for seat in (0, 1)] == [(16,), (14,)]


def test_when_no_stone_is_left_on_any_site_nor_in_the_box_the_game_ends_at_once() -> None:
    table = position(EMPTY, EMPTY, EMPTY, ring=". . wI2", box=0)
    table.play("take 1")
    table.play("place a1 b1")
    assert table.to_move == OVER
    assert builder(table).stones[-1].stone == "wI2"


def test_after_that_turns_awards() -> None:
    table = position(TOP_MISSING[3], EMPTY, EMPTY, ring=". . wI2", box=0)
    table.play("swap 1")
    table.play("place a1")
    assert table.over
    assert builder(table).level_tokens == (12,)


def test_after_a_forced_discard_too() -> None:
    table = position(TOP_MISSING[3], EMPTY, EMPTY, ring=". . wI2", box=0, supply=0)
    table.play("discard 1")
    assert table.over


def test_an_empty_box_alone_does_not_end_the_game() -> None:
    table = position(EMPTY, EMPTY, ring=". . wI2 wI3", box=0)
    play(table, "take 1", "place a1 b1")
    assert table.to_move == 1


def test_a_prophecy_does_not_end_the_game_without_stones_in_the_box() -> None:
    table = position(EMPTY, EMPTY, ring=". . wI2", box=0)
    play(table, "prophecy 7 k")
    assert table.to_move == 1


def test_nothing_is_played_after_the_end() -> None:
    table = position(EMPTY, EMPTY, ring=". . wI2", box=0)
    table.play("take 1")
    table.play("place a1 b1")
    assert table.legal_moves() == []
    assert len(table.state.legal_moves()) == 0
    with refused(NotYourTurn, "error-over"):
        table.play("take 1")


def test_no_end_before_a_top_level_or_the_last_stone() -> None:
    table = play(opened(), *["prophecy 7 k", "prophecy 8 k"])
    assert not table.over
    assert not view(table).last_round
