"""Golem locations: bonus tiles, points cards, their effects, the row."""

import pytest
from mypy_extensions import u8

from trilithon import Data, Table
from trilithon.games.century.position import NONE

from .scenes import (
    caravan,
    content_of,
    give_bonus,
    give_cards,
    location,
    made_of,
    moves,
    play,
    player,
    scene,
    state_of,
    view,
    why_not,
)

ROW = "P01 P26 P36 P13 P02"
BONUS = "B01 B05 B07 B11 B12"


def row(table: Table) -> list[str | None]:
    return [card.id if card else None for card in view(table).row]


# What may be done there


def test_take_a_tile_or_claim_the_card() -> None:
    table = play(scene("yyyg", row=ROW, bonus=BONUS), "A1.1")
    assert moves(table) == ["take a B01", "claim P01"]


def test_a_tile_alone() -> None:
    table = play(scene("yyyg", row=ROW, bonus=BONUS), "A1.1", "take a", "stop")
    assert [scored.tile.id for scored in player(table, 0).bonus] == ["B01"]
    assert (player(table, 0).cards, caravan(table, 0), table.to_move) == ((), "yyyg", 1)


def test_a_card_alone() -> None:
    table = play(scene("yyyg", row=ROW, bonus=BONUS), "A1.1", "claim", "stop")
    assert [card.id for card in player(table, 0).cards] == ["P01"]
    assert (player(table, 0).bonus, caravan(table, 0), table.to_move) == ((), "", 1)


@pytest.mark.parametrize("order", [("take a", "claim"), ("claim", "take a")])
def test_both_in_either_order(order: tuple[str, str]) -> None:
    table = play(scene("yyyg", row=ROW, bonus=BONUS), "A1.1", *order)
    assert (len(player(table, 0).bonus), len(player(table, 0).cards)) == (1, 1)
    assert table.to_move == 1


def test_at_least_one_of_the_two() -> None:
    table = play(scene("yyyg", row=ROW, bonus=BONUS), "A1.1")
    assert why_not(table, "stop") == "century-why-step-first"


def test_at_most_one_card_even_if_the_next_could_be_paid() -> None:
    table = play(scene("yyyyyggg", row="P01 P02 P36 P13 P03"), "A1.1", "claim")
    assert row(table)[0] == "P02"
    assert why_not(table, "claim") == "century-why-one-card"


def test_at_most_one_tile() -> None:
    table = play(scene("bm", row="P01 P02 P03 P21 P04", players=3), "B1.2", "take a")
    assert why_not(table, "take b") == "century-why-one-tile"


# Bonus tiles


def test_the_next_tile_of_the_stack_is_turned_up() -> None:
    table = scene("yyyg", row=ROW, bonus=BONUS)
    table.play("A1.1")
    table.play("take a")
    assert location(table, "A1.1").stacks[0].size == 1
    assert location(table, "A1.1").stacks[0].top is None
    table.play("bonus B12" if "bonus B12" in moves(table) else moves(table)[0])
    assert location(table, "A1.1").stacks[0].top is not None


def test_with_two_stacks_you_choose() -> None:
    table = play(scene("", row=ROW, bonus=BONUS), "B1.2")
    assert moves(table) == ["take a B11", "take b B12"]
    play(table, "take b")
    assert [scored.tile.id for scored in player(table, 0).bonus] == ["B12"]
    assert [stack.size for stack in location(table, "B1.2").stacks] == [2, 1]


def test_an_empty_stack_gives_none() -> None:
    table = scene(row=ROW, bonus=BONUS, merchants=12)
    play(table, "A1.1", "take a", "A1.1", "take a")
    assert location(table, "A1.1").stacks[0].size == 0
    assert location(table, "A1.1").stacks[0].top is None
    play(table, "rest", "rest")
    assert why_not(table, "A1.1") == "century-why-golem"


def test_three_bonus_spaces() -> None:
    state = state_of(scene("yyyg", row=ROW, bonus=BONUS))
    give_bonus(state, 0, ["B02", "B03"])
    assert state.is_legal(state.world.location_of_name["B1.1"])
    give_bonus(state, 0, ["B04"])
    assert not state.is_legal(state.world.location_of_name["B1.1"])
    state.apply(state.world.location_of_name["A1.1"])
    assert state.why_not(state.world.take) == "century-why-spaces"
    assert list(state.legal_moves()) == [state.world.claim]


# Claiming


def test_the_card_is_paid_from_the_caravan() -> None:
    assert caravan(play(scene("yyyyggm", row=ROW), "A1.1", "claim"), 0) == "ygm"


def test_a_card_that_cannot_be_paid_cannot_be_claimed() -> None:
    table = play(scene("yyy", row=ROW), "A1.1")
    assert why_not(table, "claim P01") == "century-why-cost"


def test_a_tool_of_a_symbol_does_not_help_at_a_location_without_one() -> None:
    state = state_of(scene("yyg", row=ROW))
    give_cards(state, 0, ["P14"])
    state.apply(state.world.location_of_name["A1.1"])
    assert not state.is_legal(state.world.claim)


def test_the_cards_to_the_right_slide_left_and_the_deck_s_top_enters() -> None:
    table = scene("bb", row=ROW)
    assert row(table) == ["P01", "P26", "P36", "P13"]
    table.play("A1.2")
    table.play("claim P26")
    assert row(table) == ["P01", "P36", "P13", "P02"]
    assert view(table).deck_top is None
    table.play("deal P40")
    top = view(table).deck_top
    assert top is not None
    assert top.id == "P40"


def small_deck() -> Data:
    """Five cards that cost a yellow crystal each."""
    content = content_of()
    content["cards"]["deck"] = [
        {**card, "cost": "y", "players": "all"} for card in content["cards"]["deck"][:5]
    ]
    content["setup"]["deck"]["2"] = 5
    return made_of(content)


def test_with_an_empty_deck_the_row_gets_shorter() -> None:
    table = scene("yy", "yy", row="P01 P02 P03 P04 P05", data=small_deck())
    table.play("A1.1")
    table.play("claim P01")
    assert row(table) == ["P02", "P03", "P04", "P05"]
    assert (view(table).deck, view(table).deck_top, table.to_move) == (0, None, 0)
    play(table, "stop", "A1.1", "claim P02", "stop")
    assert row(table) == ["P03", "P04", "P05", None]
    play(table, "B1.2")
    assert why_not(table, "claim") == "century-why-no-card"


def test_a_golem_location_without_a_card_or_a_tile_offers_nothing() -> None:
    state = state_of(scene("yyyg", row=ROW))
    state.board[state.world.row_at] = u8(NONE)
    state.board[state.world.stack_at] = u8(0)
    assert state.why_not(0) == "century-why-golem"


# Effects


def test_assistance_counts_from_the_next_activation_on() -> None:
    table = play(scene("yyyg", row=ROW), "A1.1", "claim", "stop")
    assert player(table, 0).effects[0].assistance == 1
    assert location(table, "D1.1").need == (1, 2)


def test_a_tool_counts_from_the_next_activation_on() -> None:
    table = play(scene("ygb", row="P13 P01 P02 P03 P04"), "A1.1", "claim", "stop", "rest")
    assert player(table, 0).effects[0].tools == "y"
    assert caravan(play(table, "A1.5"), 0) == "yyg"


def test_new_merchants_come_from_the_reserve_to_the_player_board() -> None:
    table = play(scene("bbm", row="P29 P01 P02 P03 P04"), "A1.1", "claim", "stop")
    assert (player(table, 0).home, player(table, 0).reserve) == (6 + 2, 3)


def test_new_merchants_as_many_as_there_are() -> None:
    table = play(scene("bbm", row="P29 P01 P02 P03 P04", merchants=11), "A1.1", "claim", "stop")
    assert (player(table, 0).home, player(table, 0).reserve) == (11, 0)
    table = play(scene("bbm", row="P29 P01 P02 P03 P04", merchants=12), "A1.1", "claim", "stop")
    assert (player(table, 0).home, player(table, 0).reserve) == (11, 0)
    assert len(player(table, 0).cards) == 1
