"""Poses, outlines, zones and free paths: what needs no simulation."""

from __future__ import annotations

import math

import pytest

from trilithon.games.stonehenge import geometry
from trilithon.games.stonehenge.circle import Circle, Stone
from trilithon.games.stonehenge.geometry import Pose, on_ring, on_top
from trilithon.games.stonehenge.path import (
    Release,
    clearances,
    crossings,
    free_path,
    is_clear,
)

from .scenes import PARTS, gate, ring, stack

SQUARE = ((1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0))


def standing(poses: list[Pose]) -> Circle:
    return Circle({n: Stone(pose, ()) for n, pose in enumerate(poses)}, PARTS)


def shifted(dx: float, dy: float = 0.0) -> geometry.Polygon:
    return tuple((x + dx, y + dy) for x, y in SQUARE)


def test_a_rounded_pose_is_its_own_rounding_and_has_one_sign() -> None:
    pose = geometry.rounded((1.23456, -0.0, 3, -0.5, 0.5, 0.5, 0.5))
    assert pose == geometry.rounded(pose)
    assert pose.qw > 0
    assert str(pose.y) == "0.0"


def test_the_gap_between_outlines_is_their_distance() -> None:
    assert geometry.gap(SQUARE, shifted(5)) == pytest.approx(3)
    assert geometry.gap(SQUARE, shifted(5, 6)) == pytest.approx(5)
    assert geometry.gap(SQUARE, shifted(1.5)) == 0
    assert not geometry.overlap(SQUARE, shifted(2.01))


def test_the_common_part_of_two_outlines() -> None:
    assert geometry.area(SQUARE) == pytest.approx(4)
    assert geometry.area(geometry.common(SQUARE, shifted(1))) == pytest.approx(2)
    assert geometry.common(SQUARE, shifted(3)) == ()


def test_a_ring_stone_faces_the_centre_with_its_depth() -> None:
    pose = on_ring(0.0, 3, 0.0, PARTS)
    xs = [x for x, _ in geometry.footprint(pose, PARTS)]
    assert max(xs) == pytest.approx(PARTS.base.inner_edge - 3, abs=0.01)
    assert max(xs) - min(xs) == pytest.approx(PARTS.stone.depth, abs=0.01)


def test_a_lintel_lies_and_a_standing_stone_stands() -> None:
    supports_and_lintel = gate(1.0)
    assert [geometry.is_lintel(pose) for pose in supports_and_lintel] == [False, False, True]
    lintel = supports_and_lintel[2]
    assert geometry.tilt(lintel, geometry.up_axis(lintel)) == pytest.approx(0, abs=1e-3)
    assert lintel.z == PARTS.stone.height + PARTS.stone.depth / 2


def test_with_no_or_one_ground_level_stone_the_whole_rim_is_one_zone() -> None:
    assert len(standing([]).zones()) == 1
    assert len(standing(ring(1)).zones()) == 1
    assert standing([]).zones()[0].passable(PARTS)
    assert standing(ring(1)).zone_at(3.0).passable(PARTS)
    assert standing(ring(1)).room(standing(ring(1)).zones()[0])[1] > 5


def test_a_zone_is_the_arc_between_two_neighbouring_ground_level_stones() -> None:
    circle = standing(ring(5))
    for angle in (0.1, 1.1, 2.5, 6.2):
        zone = circle.zone_at(angle)
        assert geometry.azimuth(circle.stones[zone.start].pose) < angle
        assert zone == circle.zones()[int(angle / math.tau * 5)]
    assert {z.end for z in circle.bordering(2)} == {2, 3}


def test_half_the_rim_lets_the_ball_through_however_near_its_stones_stand() -> None:
    near = [on_ring(angle, 2, 0, PARTS) for angle in (0.0, 0.2)]
    circle = standing(near)
    assert not circle.zone_at(0.1).passable(PARTS)
    assert circle.zone_at(3.0).passable(PARTS)


def test_an_upper_stone_makes_no_zone_and_borders_those_of_its_stack() -> None:
    below, above = stack(0.0)
    circle = Circle({0: Stone(below, ()), 1: Stone(above, (0,))}, PARTS).adding(
        2, Stone(on_ring(2.0, 2, 0, PARTS), ())
    )
    assert circle.ground == [0, 2]
    assert circle.bordering(1) == circle.bordering(0)


def test_a_zone_is_passable_when_the_ball_fits() -> None:
    wide, narrow = gate(0, PARTS.zone.min_gap + 0.5), gate(0, PARTS.zone.min_gap - 0.5)
    assert standing(wide[:2]).zone_at(0.0).passable(PARTS)
    assert not standing(narrow[:2]).zone_at(0.0).passable(PARTS)


def test_a_lintel_closes_the_zone_under_it_alone() -> None:
    left, right, lintel = gate(0.0)
    circle = standing([left, right]).adding(2, Stone(lintel, (0, 1)))
    assert circle.zone_at(0.0).closed
    assert not circle.zone_at(math.pi).closed


def test_a_lintel_needs_six_millimetres_on_each_support() -> None:
    most = PARTS.stone.height - 2 * PARTS.gate.min_overlap
    assert standing(gate(0, most - 1)[:2]).lintel(0, 1, 0, 0) is not None
    assert standing(gate(0, most + 1)[:2]).lintel(0, 1, 0, 0) is None
    assert standing(gate(0, most - 1)[:2]).lintel(0, 1, 3, 0) is None


def test_an_upper_stone_needs_most_of_its_foot_carried() -> None:
    circle = standing(ring(3))
    below = circle.stones[0].pose
    assert circle.rests(on_top(below, 0, 0, 0, PARTS), 0)
    assert circle.rests(on_top(below, 0.35 * PARTS.stone.width, 0, 0, PARTS), 0)
    assert not circle.rests(on_top(below, 0.45 * PARTS.stone.width, 0, 0, PARTS), 0)
    assert not circle.rests(on_top(below, 200, 0, 0, PARTS), 0)


def test_a_marker_keeps_its_distance_from_the_stones_of_its_zone() -> None:
    circle = standing(ring(4))
    zone = circle.zone_at(0.5)
    first, width = circle.room(zone)
    assert circle.hides(circle.stones[zone.start].pose, [first - 1e-6])
    assert not circle.hides(circle.stones[zone.start].pose, [first + 1e-6])
    assert circle.zone_at(first) == circle.zone_at(first + width) == zone


def test_released_from_rest_the_path_goes_through_the_centre() -> None:
    path = free_path(Release(1.0, 200, 0), PARTS)
    assert min(math.hypot(x, y) for x, y, _ in path) < 6
    near, far = crossings(Release(1.0, 200, 0), PARTS)
    assert near == pytest.approx(1.0)
    assert far == pytest.approx(1.0 + math.pi)


def test_sideways_motion_bends_the_path_to_that_side() -> None:
    near, far = crossings(Release(1.0, 200, 80), PARTS)
    assert 1.0 < near < 1.3
    assert 1.0 + math.pi - 0.3 < far < 1.0 + math.pi


def test_the_ball_hangs_one_centimetre_above_the_base() -> None:
    lowest = min(z for _, _, z in free_path(Release(0, 250, 0), PARTS))
    assert lowest - PARTS.ball.radius == pytest.approx(PARTS.ball.clearance, abs=0.1)


def test_clearance_is_the_distance_that_is_left() -> None:
    left, right, lintel = gate(0, 50)
    sides = clearances(Release(0, 250, 0), [left, right], PARTS)
    assert sides == pytest.approx([10, 10], abs=0.1)
    assert clearances(Release(0, 250, 0), [lintel], PARTS)[0] <= 0
    assert is_clear(Release(0, 250, 0), [left, right], PARTS)
    assert not is_clear(Release(0, 250, 0), [left, right, lintel], PARTS)
