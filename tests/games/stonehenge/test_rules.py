"""One test per sentence of the rules, on positions dealt by hand: the physics never runs."""

from __future__ import annotations

import math

import pytest

from trilithon.core.state import CHANCE, OVER
from trilithon.games.stonehenge.circle import Stone
from trilithon.games.stonehenge.geometry import on_ring, on_top
from trilithon.games.stonehenge.moves import Gate, Mark, Ring, Swing, Top
from trilithon.games.stonehenge.position import FLIGHT, LOWERING, MARKER, STONE, SUN
from trilithon.games.stonehenge.rules import StonehengeState

from .positions import gated, happen, play, scene, slide, start, why


def stacked(state: StonehengeState, number: int, below: int) -> StonehengeState:
    pose = on_top(state.circle.stones[below].pose, 0, 0, 0, state.parts)
    state.circle = state.circle.adding(number, Stone(pose, (below,)))
    return state


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_markers_are_equally_spaced_and_all_stones_in_the_reserve(players: int) -> None:
    state = start(players)
    assert [marker / 2 for marker in state.markers] == [360 * k / players for k in range(players)]
    assert len(state.reserve) == state.parts.stone.count
    assert not state.circle.stones


# The first turn


def test_first_turn_place_a_stone_and_swing_and_the_marker_stays() -> None:
    state = start()
    markers = state.markers
    play(state, Ring(45))
    assert (state.stage, state.to_move) == (LOWERING, CHANCE)
    happen(state)
    assert state.stage == SUN
    play(state, Swing(200, 250))
    assert (state.stage, state.to_move) == (FLIGHT, CHANCE)
    happen(state)
    assert state.markers == markers
    assert (state.stage, state.to_move, state.turn) == (STONE, 1, 2)


def test_first_turn_the_swing_may_go_anywhere() -> None:
    state = scene([10, 60], [35, 180], turn=1)
    state.stage = SUN
    assert all(why(state, Swing(angle, 250)) == "" for angle in range(0, 360, 30))


def test_first_turn_no_gate() -> None:
    state = scene([0, 20, 100], [150, 250], turn=2)
    assert why(state, Gate(2, 0)) == "stonehenge-why-first"


# Placing


def test_a_stone_may_stand_on_the_inner_edge_or_on_a_standing_stone() -> None:
    state = scene([0, 90, 180], [45, 135])
    assert why(state, Ring(270)) == ""
    assert why(state, Ring(270.25, 4, -12)) == ""
    assert why(state, Top(0)) == ""
    assert why(state, Top(0, 2, -1, 5)) == ""


def test_stones_stand_on_two_levels_at_most() -> None:
    state = stacked(scene([0, 90, 180], [45, 135]), 3, 0)
    assert why(state, Top(3)) == "stonehenge-why-carry"
    assert why(state, Top(0)) == "stonehenge-why-carry"
    assert why(state, Top(9)) == "stonehenge-why-carry"


def test_a_stone_cannot_stand_on_a_lintel() -> None:
    state = gated(scene([0, 20, 100, 200], [150, 250]), 4, 0)
    assert why(state, Top(4)) == "stonehenge-why-carry"
    assert why(state, Top(0)) == "stonehenge-why-carry"


def test_an_upper_stone_needs_a_foothold() -> None:
    assert why(scene([0, 90, 180], [45, 135]), Top(0, 12, 0)) == "stonehenge-why-foot"


def test_stones_do_not_stand_in_each_other() -> None:
    state = scene([0, 90, 180], [45, 135])
    assert why(state, Ring(3)) == "stonehenge-why-meets"
    assert why(state, Ring(90)) == "stonehenge-why-meets"


def test_a_stone_cannot_stand_under_a_lintel() -> None:
    state = gated(scene([0, 20, 100, 200], [150, 250]), 4, 0)
    assert why(state, Ring(10)) == "stonehenge-why-meets"


def test_a_stone_cannot_stand_in_front_of_a_marker() -> None:
    state = scene([0, 90, 180], [45, 135])
    assert why(state, Ring(45)) == "stonehenge-why-marker"
    assert why(state, Ring(135)) == "stonehenge-why-marker"


def test_a_stone_is_placed_only_where_the_marker_finds_a_new_zone() -> None:
    state = scene([0, 90], [45, 200])
    assert why(state, Ring(75)) == "stonehenge-why-zone", "the other part is too narrow"
    assert why(state, Ring(65)) == ""


def test_stones_knocked_down_while_placing_are_the_player_s() -> None:
    state = scene([0, 90, 180], [45, 135])
    play(state, Ring(270))
    happen(state, 1)
    assert state.penalties == ((1,), ())
    assert 1 not in state.circle.stones
    assert state.stage == MARKER


def test_a_stone_that_will_not_stand_goes_back_and_is_placed_again_at_most_twice() -> None:
    state = scene([0, 90, 180], [45, 135])
    for attempt in range(2):
        play(state, Ring(270))
        happen(state, 3)
        assert (state.stage, state.to_move, state.attempts) == (STONE, 0, attempt + 1)
        assert state.reserve[0] == 3
        assert state.penalties == ((), ())
    play(state, Ring(270))
    happen(state, 3)
    assert state.penalties == ((3,), ())
    assert state.stage == SUN
    assert state.markers == (90, 270)


def test_a_stone_that_fell_must_be_placed_and_not_laid_as_a_gate() -> None:
    state = scene([0, 20, 100, 200], [150, 250])
    play(state, Ring(300))
    happen(state, 4)
    assert why(state, Gate(2, 0)) == "stonehenge-why-again"


# Gates


def test_a_gate_is_laid_over_two_neighbours_and_the_marker_stays() -> None:
    state = scene([0, 20, 100, 200], [150, 250])
    play(state, Gate(2, 0))
    assert 2 in state.circle.stones
    happen(state)
    assert state.circle.stones[2].on == (0, 1)
    assert state.stage == SUN
    assert state.markers == (300, 500)
    assert len(state.reserve) == state.parts.stone.count - 4


def test_a_gate_may_use_a_stone_that_stands_on_another() -> None:
    state = stacked(scene([0, 20, 100, 200], [150, 250]), 4, 2)
    assert why(state, Gate(4, 0)) == ""
    assert why(state, Gate(2, 0)) == "stonehenge-why-source", "it carries stone 4"


def test_a_gate_may_use_the_stone_on_one_of_its_supports() -> None:
    state = stacked(scene([0, 20, 100, 200], [150, 250]), 4, 0)
    assert why(state, Gate(4, 0)) == ""
    assert why(state, Gate(2, 0)) == "stonehenge-why-supports", "stone 0 is not bare"


def test_a_gate_never_uses_a_reserve_stone() -> None:
    assert why(scene([0, 20, 100], [150, 250]), Gate(7, 0)) == "stonehenge-why-source"


def test_a_stone_of_a_gate_stays_in_it() -> None:
    state = gated(scene([0, 20, 100, 120, 200], [150, 250]), 5, 0)
    for part in (0, 1, 5):
        assert why(state, Gate(part, 2)) == "stonehenge-why-source"


def test_the_supports_stand_close_enough_to_carry_the_lintel() -> None:
    state = scene([0, 40, 100, 200], [150, 250])
    assert why(state, Gate(2, 0)) == "stonehenge-why-wide"


def test_the_stone_taken_is_not_one_of_the_supports() -> None:
    state = scene([0, 20, 100, 200], [150, 250])
    assert why(state, Gate(0, 0)) == "stonehenge-why-supports"
    assert why(state, Gate(1, 0)) == "stonehenge-why-wide", "0 and 2 are then the neighbours"


def test_a_gate_closes_the_zone_under_it() -> None:
    state = scene([0, 15, 100, 200], [150, 250])
    assert state.circle.zone_from(0).closed is False
    play(state, Gate(2, 0))
    happen(state)
    assert state.circle.zone_from(0).closed is True
    assert not state.circle.zone_from(0).passable(state.parts)


def test_no_gate_over_one_s_own_zone() -> None:
    state = scene([0, 20, 100, 200], [10, 250])
    assert why(state, Gate(2, 0)) == "stonehenge-why-own-zone"


def test_a_gate_over_another_s_zone_is_allowed() -> None:
    state = scene([0, 20, 100, 200, 270], [150, 10])
    assert why(state, Gate(4, 0)) == ""


def test_no_gate_while_one_s_own_zone_is_closed() -> None:
    state = gated(scene([0, 20, 100, 120, 200, 240], [10, 250]), 6, 0)
    assert why(state, Gate(4, 2)) == "stonehenge-why-closed"
    assert why(state, Ring(300)) == "", "a stone must be placed and the marker moved"


def test_no_gate_that_would_put_two_markers_into_one_zone() -> None:
    state = scene([0, 20, 100, 200], [60, 150])
    assert why(state, Gate(2, 0)) == "stonehenge-why-merge"
    assert why(state, Gate(3, 0)) == ""


def test_a_lintel_that_falls_is_a_penalty() -> None:
    state = scene([0, 20, 100, 200], [150, 250])
    play(state, Gate(2, 0))
    happen(state, 2)
    assert state.penalties == ((2,), ())
    assert state.stage == SUN


# The marker


def test_after_placing_the_marker_moves_to_a_zone_that_borders_the_new_stone() -> None:
    state = scene([0, 90, 180], [45, 135])
    play(state, Ring(270))
    happen(state)
    assert state.stage == MARKER
    assert why(state, Mark(225)) == ""
    assert why(state, Mark(315)) == ""
    assert why(state, Mark(45)) == "stonehenge-why-zone-choice"


def test_the_marker_must_change_its_zone() -> None:
    state = scene([0, 90, 180], [45, 135])
    play(state, Ring(65))
    happen(state)
    assert why(state, Mark(40)) == "stonehenge-why-zone-choice"
    assert why(state, Mark(77.5)) == ""


def test_the_marker_s_place_decides_which_half_of_a_split_zone_is_its_own() -> None:
    for marker, own in ((20, 30), (70, 60)):
        state = scene([0, 90, 180], [marker, 135])
        play(state, Ring(45))
        happen(state)
        assert why(state, Mark(own)) == "stonehenge-why-zone-choice"
        assert why(state, Mark(90 - own)) == ""


def test_on_a_stack_the_zones_beside_the_stack_are_meant() -> None:
    state = scene([0, 90, 180, 270], [45, 135])
    play(state, Top(3))
    happen(state)
    assert why(state, Mark(225)) == ""
    assert why(state, Mark(315)) == ""


def test_the_player_chooses_the_exact_place_but_not_in_front_of_a_stone() -> None:
    state = scene([0, 90, 180], [45, 135])
    play(state, Ring(270))
    happen(state)
    assert why(state, Mark(200)) == ""
    assert why(state, Mark(250.5)) == ""
    assert why(state, Mark(182)) == "stonehenge-why-mark-near"


def test_with_fewer_than_two_ground_stones_the_marker_stays() -> None:
    state = scene([], [0, 180])
    play(state, Ring(90))
    happen(state)
    assert state.stage == SUN


def test_when_the_stone_slid_so_that_no_zone_is_left_the_marker_stays() -> None:
    state = scene([0, 60], [30, 200])
    play(state, Ring(85))
    slide(state, 2, on_ring(math.radians(72), 0, 0, state.parts))
    assert 2 in state.circle.stones
    assert state.stage == SUN
    assert state.markers == (60, 400)


# The Sun


def test_the_intended_path_crosses_one_s_zone_on_the_near_or_the_far_side() -> None:
    state = scene([0, 90, 180, 270], [45, 135])
    state.stage = SUN
    assert why(state, Swing(45, 250)) == ""
    assert why(state, Swing(225, 250)) == ""
    assert why(state, Swing(135, 250)) == "stonehenge-why-swing"


def test_sideways_motion_bends_the_path_into_the_zone() -> None:
    state = scene([0, 90, 180, 270], [45, 135])
    state.stage = SUN
    assert why(state, Swing(357, 200)) == "stonehenge-why-swing"
    assert why(state, Swing(357, 200, 40)) == ""


def test_the_ball_is_released_a_palm_outside_the_base() -> None:
    state = scene([0, 90], [45, 135])
    state.stage = SUN
    nearest, farthest = state.parts.swing.min_pull, state.parts.swing.max_pull
    assert why(state, Swing(45, nearest)) == why(state, Swing(45, farthest)) == ""


def test_fallen_stones_become_the_player_s_penalties() -> None:
    state = scene([0, 90, 180], [45, 135])
    state.stage = SUN
    play(state, Swing(45, 250))
    happen(state, 0, 2)
    assert state.penalties == ((0, 2), ())
    assert state.scores() == [-2, 0]
    assert list(state.circle.stones) == [1]


def test_a_moved_stone_that_still_stands_stays_where_it_is_now() -> None:
    state = scene([0, 90, 180], [45, 135])
    state.stage = SUN
    play(state, Swing(45, 250))
    old = state.circle.stones[0].pose
    slide(state, 0, old._replace(x=old.x - 5))
    assert state.circle.stones[0].pose.x == old.x - 5
    assert state.penalties == ((), ())


# The end


def test_the_game_ends_when_the_reserve_is_empty_after_a_swing() -> None:
    state = scene([0, 90, 180], [45, 135])
    state.penalties = ((), tuple(range(4, state.parts.stone.count)))
    play(state, Ring(270))
    happen(state)
    play(state, Mark(225))
    assert state.reserve == []
    play(state, Swing(225, 250))
    assert state.to_move == CHANCE
    happen(state)
    assert state.to_move == OVER


def swung_to(state: StonehengeState, seat: int) -> StonehengeState:
    """The same scene after the swing of the seat before this one."""
    state.active = state.to_move = (seat - 1) % len(state.markers)
    state.stage = SUN
    state.turn = 1
    play(state, Swing(45, 250))
    state.turn = 9
    happen(state)
    return state


def test_the_game_ends_when_the_player_to_move_can_make_no_new_zone() -> None:
    free = swung_to(stacked(scene([0], [90, 180, 270]), 1, 0), 1)
    assert free.to_move == 1, "between the stone and a marker there is room for a zone"
    crowded = swung_to(stacked(scene([0], [7, 180, 353]), 1, 0), 1)
    assert crowded.to_move == OVER
    assert crowded.reserve


def test_the_game_ends_even_if_a_gate_were_possible() -> None:
    state = stacked(scene([0, 15, 55], [35, 62, 353]), 3, 2)
    assert why(state, Gate(3, 0)) == ""
    assert swung_to(state, 0).to_move == OVER


def test_fewest_penalty_stones_win_and_ties_share() -> None:
    state = scene([0], [90, 180, 270])
    state.penalties = ((1,), (2, 3), (4,))
    assert state.scores() == [-1, -2, -1]
    assert state.ranking() == [1, 3, 1]
