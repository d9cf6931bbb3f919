"""The rulebook's worked examples of moving the marker (Ex. 1 to 4), as scenes of our own."""

from __future__ import annotations

from trilithon.games.stonehenge.moves import Mark, Ring
from trilithon.games.stonehenge.rules import StonehengeState

from .positions import happen, play, scene, why

STAY = "stonehenge-why-zone-choice"


def placed(state: StonehengeState, degree: float) -> StonehengeState:
    play(state, Ring(degree))
    happen(state)
    return state


def zones(state: StonehengeState) -> int:
    return len(state.new_zones(state.circle, state.placed))


def test_example_1_away_from_one_s_zone_there_are_two_places_to_choose_from() -> None:
    state = placed(scene([0, 60, 120, 200, 280], [30, 90]), 240)
    assert zones(state) == 2
    assert why(state, Mark(220)) == why(state, Mark(260)) == ""


def test_example_2_a_stone_in_one_s_own_zone_leaves_one_place() -> None:
    state = placed(scene([0, 60, 120, 200, 280], [220, 90]), 240)
    assert zones(state) == 1
    assert why(state, Mark(220)) == STAY
    assert why(state, Mark(260)) == ""


def test_a_stone_that_parts_two_markers_makes_a_new_zone_of_each_half() -> None:
    state = placed(scene([0, 60], [120, 240]), 180)
    assert zones(state) == 1
    assert why(state, Mark(100)) == ""
    assert why(state, Mark(240)) == STAY, "the other player's half"


def test_markers_that_share_a_zone_do_not_block_each_other() -> None:
    state = scene([190, 206], [180, 239])
    assert state.can_place()


def test_example_3_the_new_zone_overlaps_no_other_s_and_lets_the_ball_through() -> None:
    state = placed(scene([0, 60, 120, 200, 280], [30, 265]), 240)
    assert why(state, Mark(260)) == STAY, "the other player's zone"
    assert why(state, Mark(220)) == ""
    narrow = placed(scene([0, 60, 120, 200, 280], [30, 90]), 215)
    assert why(narrow, Mark(207.5)) == STAY, "no room for the ball"
    assert why(narrow, Mark(250)) == ""


def test_example_4_the_marker_never_goes_into_another_s_zone() -> None:
    state = placed(scene([0, 60, 120, 200, 280], [30, 260, 90]), 240)
    assert why(state, Mark(260)) == STAY
    assert why(state, Mark(90)) == STAY
    assert zones(state) == 1
