"""Activating a location: which, with how many merchants, and the four types of actions."""

import pytest

from .scenes import (
    caravan,
    give_cards,
    location,
    moves,
    play,
    player,
    scene,
    state_of,
    view,
    why_not,
)

# Which locations


def test_exactly_one_action_a_turn() -> None:
    table = play(scene("yyy", "yyy"), "A1.3")
    assert table.to_move == 1
    assert play(table, "rest").to_move == 0


def test_a_location_with_an_exploration_tile_cannot_be_chosen() -> None:
    table = scene("yyyyyy", covers={})
    assert why_not(table, "C1.3") == "century-why-covered"
    assert location(table, "C1.3").why == ("century-why-covered",) * 2


def test_nor_one_with_your_own_merchants() -> None:
    table = play(scene("yyy", "yyy"), "A1.3", "rest")
    assert why_not(table, "A1.3") == "century-why-own"
    assert location(table, "A1.3").why == ("century-why-own", "")


def test_nor_one_of_another_panel() -> None:
    assert why_not(scene("yyy", panel="D1"), "E1.1") == "century-why-panel"


# Merchants


def test_an_unoccupied_location_takes_the_printed_number() -> None:
    table = play(scene(), "C1.1")
    assert (location(table, "C1.1").seat, location(table, "C1.1").count) == (0, 3)
    assert (player(table, 0).home, player(table, 0).on_board) == (4, 3)


def test_displacing_three_takes_four_and_they_go_back_to_their_owner() -> None:
    """The rulebook's example: one merchant at A, four at B to displace three."""
    table = play(scene(), "C1.1")
    assert location(table, "A1.3").need[1] == 1
    assert location(table, "C1.1").need[1] == 4
    play(table, "C1.1")
    assert (location(table, "C1.1").seat, location(table, "C1.1").count) == (1, 4)
    assert (player(table, 0).home, player(table, 0).on_board) == (7, 0)
    assert (player(table, 1).home, player(table, 1).on_board) == (3, 4)


def test_displaced_merchants_can_be_used_on_their_owner_s_next_turn() -> None:
    table = scene(merchants=4)
    play(table, "C1.1", "C1.1")
    assert player(table, 0).home == 4
    play(table, "A1.3")
    assert player(table, 0).home == 3


def test_displacing_counts_the_merchants_that_are_there_not_the_printed_number() -> None:
    table = play(scene(players=3), "A1.3", "A1.3")
    assert location(table, "A1.3").need == (3, 3, 3)


def test_without_enough_merchants_it_cannot_be_done() -> None:
    table = scene(merchants=3)
    play(table, "C1.1")
    assert why_not(table, "C1.1") == "century-why-merchants"


# Assistance


@pytest.mark.parametrize(("cards", "need"), [([], 3), (["P04"], 2), (["P04", "P08"], 1)])
def test_each_assistance_card_with_the_symbol_saves_a_merchant(cards: list[str], need: int) -> None:
    state = state_of(scene(players=3))
    give_cards(state, 0, cards)
    rune = state.world.location_of_name["C1.1"]
    assert state.need(0, rune) == need
    assert state.need(1, rune) == 3
    state.apply(rune)
    assert state.merchants_at_home(0) == 6 - need


def test_but_one_merchant_is_always_needed() -> None:
    state = state_of(scene(players=4))
    give_cards(state, 0, ["P04", "P08", "P12"])
    assert state.need(0, state.world.location_of_name["C1.1"]) == 1
    assert state.need(0, state.world.location_of_name["A1.6"]) == 1


def test_assistance_also_counts_when_displacing() -> None:
    state = state_of(play(scene(players=3), "C1.1"))
    give_cards(state, 1, ["P04"])
    assert state.need(1, state.world.location_of_name["C1.1"]) == 3
    assert state.need(2, state.world.location_of_name["C1.1"]) == 4


def test_assistance_of_another_symbol_does_not_count() -> None:
    state = state_of(scene())
    give_cards(state, 0, ["P01"])
    assert state.need(0, state.world.location_of_name["C1.1"]) == 3


def test_with_assistance_fewer_merchants_than_printed_may_stand_there() -> None:
    state = state_of(scene())
    give_cards(state, 0, ["P04"])
    rune = state.world.location_of_name["C1.1"]
    state.apply(rune)
    assert state.need(1, rune) == 3


# Tools


def test_each_tool_with_the_symbol_first_gives_its_crystal() -> None:
    state = state_of(scene("y"))
    give_cards(state, 0, ["P14", "P17"])
    state.apply(state.world.location_of_name["A1.3"])
    assert state.world.spell(state.caravan(0)) == "yyyyyyg"


def test_the_crystal_may_be_used_at_once() -> None:
    state = state_of(scene())
    lantern = state.world.location_of_name["A1.4"]
    assert not state.is_legal(lantern)
    give_cards(state, 0, ["P16"])
    assert state.is_legal(lantern)
    state.apply(lantern)
    state.apply(state.world.upgrade)
    assert state.world.spell(state.caravan(0)) == "g"


def test_a_tool_of_another_symbol_gives_nothing() -> None:
    state = state_of(scene())
    give_cards(state, 0, ["P13"])
    state.apply(state.world.location_of_name["A1.3"])
    assert state.world.spell(state.caravan(0)) == "yyyy"


def test_a_tool_s_crystal_alone_is_no_reason_to_activate() -> None:
    """Reading: a step of the location's own action has to follow."""
    state = state_of(scene())
    give_cards(state, 0, ["P13"])
    assert not state.is_legal(state.world.location_of_name["C1.2"])


# Production


def test_production_gives_the_crystals_shown() -> None:
    assert caravan(play(scene("b"), "A1.5"), 0) == "ygb"
    assert caravan(play(scene("b"), "D1.4"), 0) == "gbb"


# Upgrade


def test_up_to_n_upgrades_of_one_level() -> None:
    table = play(scene("yyy"), "B1.4", "up y", "up y")
    assert table.to_move == 0
    assert view(table).steps == 1
    play(table, "up y")
    assert (caravan(table, 0), table.to_move) == ("ggg", 1)


def test_several_upgrades_may_go_to_the_same_crystal() -> None:
    assert caravan(play(scene("yyy"), "B1.4", "up y", "up g", "up b"), 0) == "yym"


def test_at_least_one_upgrade_then_stop_at_any_time() -> None:
    table = play(scene("yyy"), "B1.4")
    assert why_not(table, "stop") == "century-why-step-first"
    play(table, "up y", "stop")
    assert (caravan(table, 0), table.to_move) == ("yyg", 1)


def test_the_highest_level_cannot_be_upgraded() -> None:
    table = scene("mm")
    assert why_not(table, "A1.4") == "century-why-upgrade"
    table = play(scene("bm"), "A1.4")
    assert moves(table) == ["up b"]
    assert why_not(table, "up m") == "century-why-highest"
    assert play(table, "up b").to_move == 1


def test_only_a_crystal_that_is_there_can_be_upgraded() -> None:
    table = play(scene("yy"), "A1.4")
    assert why_not(table, "up g") == "century-why-colour"


# Trade


def test_a_trade_gives_and_gets_as_printed_as_often_as_wished() -> None:
    table = play(scene("yyyyyyyy"), "C1.2")
    assert (caravan(table, 0), table.to_move) == ("yyyyyggg", 0)
    assert moves(table) == ["trade", "stop"]
    play(table, "trade")
    assert (caravan(table, 0), table.to_move) == ("yygggggg", 1)


def test_a_trade_may_be_stopped() -> None:
    table = play(scene("yyyyyyyy"), "C1.2", "stop")
    assert (caravan(table, 0), table.to_move) == ("yyyyyggg", 1)


def test_a_trade_that_cannot_be_paid_cannot_be_chosen() -> None:
    table = scene("yy")
    assert why_not(table, "C1.2") == "century-why-trade"
    assert location(table, "C1.2").why[0] == "century-why-trade"


def test_what_a_trade_brings_may_pay_for_part_of_it_again() -> None:
    """Four yellow for two blue, then again from what is left."""
    table = play(scene("yyyyyyyyyy", panel="E1"), "E1.2", "trade")
    assert caravan(table, 0) == "yybbbb"
