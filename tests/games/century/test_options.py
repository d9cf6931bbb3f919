"""Choices made before the game, and readings of the rulebook."""

import pytest

from trilithon import GAMES, BadSetup, Table

from .scenes import caravan, give_cards, moves, play, player, scene, state_of, view, why_not

FREE = {"action_required": "no"}
TILE_FIRST = {"golem_order": "tile_first"}
ROW = "P01 P26 P36 P13 P02"


def test_the_defaults() -> None:
    spec = GAMES["century"].spec(2)
    assert spec.options == {"panel": "random", "action_required": "yes", "golem_order": "either"}


def test_unknown_options_and_choices_are_refused() -> None:
    with pytest.raises(BadSetup) as error:
        Table("century", options={"panel": "A1"})
    assert error.value.key == "error-choice"
    with pytest.raises(BadSetup) as error:
        Table("century", options={"panels": "D1"})
    assert error.value.key == "error-option"


def test_a_chosen_panel_is_not_drawn() -> None:
    table = Table("century", options={"panel": "F1"}, deal=False)
    assert moves(table)[0].startswith("deal")
    assert view(table).panel == "F1"


def test_without_the_reading_a_location_may_be_activated_for_nothing() -> None:
    table = scene("m", row=ROW, options=FREE)
    play(table, "C1.2")
    assert (caravan(table, 0), player(table, 0).on_board, table.to_move) == ("m", 2, 1)


def test_then_a_tool_s_crystal_is_reason_enough() -> None:
    state = state_of(scene(options=FREE))
    give_cards(state, 0, ["P13"])
    state.apply(state.world.location_of_name["C1.2"])
    assert state.world.spell(state.caravan(0)) == "y"
    assert state.to_move == 1


def test_then_each_action_may_be_left_undone() -> None:
    table = play(scene("yyy", row=ROW, options=FREE), "C1.2")
    assert moves(table) == ["trade", "stop"]
    play(table, "stop")
    assert (caravan(table, 0), table.to_move) == ("yyy", 1)
    table = play(scene("yyy", row=ROW, options=FREE), "A1.4")
    assert moves(table) == ["up y", "stop"]
    table = play(scene("yyyg", row=ROW, options=FREE), "A1.1")
    assert moves(table)[-1] == "stop"


def test_tile_first_the_tile_cannot_follow_the_card() -> None:
    table = play(scene("yyyg", row=ROW, options=TILE_FIRST), "A1.1", "claim")
    assert table.to_move == 1
    table = play(scene("yyyg", row=ROW, options=TILE_FIRST), "A1.1", "take a", "claim")
    assert (len(player(table, 0).bonus), len(player(table, 0).cards)) == (1, 1)


def test_tile_first_after_an_exploration_too() -> None:
    table = scene("gb", row="P36 P26 P01 P13 P02", covers={}, options=TILE_FIRST)
    table.play("A1.1")
    table.play("claim")
    state = state_of(table)
    assert state.why_not(state.world.take) == "century-why-stage"
    play(table, moves(table)[0], "explore C1.3")
    assert table.to_move == 1


def test_the_lists_of_moves_say_what_is_not_possible_in_either_reading() -> None:
    table = scene("m", row=ROW)
    assert why_not(table, "C1.2") == "century-why-trade"
