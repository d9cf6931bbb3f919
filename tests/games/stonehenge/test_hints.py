"""What a page is told beside the view: lines worth aiming along, how a lintel lies."""

import pytest

from trilithon.games.stonehenge.gaps import gaps
from trilithon.games.stonehenge.hints import MOST_LINES, hints
from trilithon.games.stonehenge.moves import Gate, Swing, parse
from trilithon.games.stonehenge.position import SUN

from .positions import scene

EVERYWHERE = [15.0 + 30 * place for place in range(12)]


def straight_or_not(degrees: list[float], markers: list[float]) -> list[tuple[Swing, float]]:
    state = scene(degrees, markers)
    state.stage = SUN
    found = []
    for line in hints(state).lines:
        move = parse(line.move)
        assert isinstance(move, Swing)
        assert not state.why_not_named(move)
        found.append((move, line.nearest.mm if line.nearest is not None else 99.0))
    assert 0 < len(found) <= MOST_LINES
    return found


def test_lines_are_offered_where_only_a_curve_passes() -> None:
    """Opposite every gap stands a stone: straight through the centre the ball hits one."""
    degrees = [0.0, 45.0, 90.0, 135.0, 202.5, 247.5, 292.5, 337.5]
    found = straight_or_not(degrees, [22.0, 270.0])
    assert all(mm == 0 for move, mm in found if not move.sideways)
    assert max(mm for move, mm in found if move.sideways) > 1


def test_straight_lines_are_preferred_where_they_are_free() -> None:
    degrees = [0.0, 120.0]
    found = straight_or_not(degrees, [60.0, 240.0])
    state = scene(degrees, [60.0, 240.0])
    state.stage = SUN
    assert not found[0][0].sideways
    for move, _ in found:
        straight = Swing(move.azimuth, move.pull)
        legal = not state.why_not_named(straight)
        assert not move.sideways or not legal or gaps(state, straight)


def test_a_gate_says_how_much_of_it_lies_on_each_stone() -> None:
    state = scene([0.0, 16.0, 180.0, 90.0], [45.0, 135.0])
    [(one, other)] = [gate.gaps for gate in hints(state).gates if gate.move == "gate 2 over 0"]
    assert (one.stone, other.stone) == (0, 1)
    assert one.mm == pytest.approx(other.mm, abs=0.2)
    near, far = gaps(state, Gate(2, 0, along=3))
    assert near.mm == pytest.approx(one.mm - 3, abs=0.2)
    assert far.mm >= other.mm


def test_a_gate_that_cannot_be_laid_lies_on_nothing() -> None:
    state = scene(EVERYWHERE, [0.0, 180.0])
    assert gaps(state, Gate(0, 5)) == ()
    state.stage = SUN
    assert gaps(state, Gate(0, 1)) == ()
