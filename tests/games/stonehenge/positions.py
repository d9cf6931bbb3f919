"""Positions dealt by hand: stones put where a test wants them, no simulation."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.circle import Circle, Stone
from trilithon.games.stonehenge.geometry import Pose, on_ring
from trilithon.games.stonehenge.hands import lowered
from trilithon.games.stonehenge.moves import Change, Gate, Ring, Settled, StonehengeMove, Top
from trilithon.games.stonehenge.position import StonehengeSpec
from trilithon.games.stonehenge.rules import StonehengeState
from trilithon.games.stonehenge.verdict import Verdict, judge

from .scenes import WIDE

GAME = Stonehenge()
TREMOR = 7


def start(players: int = 2) -> StonehengeState:
    """A game about to begin."""
    spec = GAME.spec(players, data=WIDE)
    assert isinstance(spec, StonehengeSpec)
    return StonehengeState(spec)


def scene(
    degrees: Sequence[float],
    markers: Sequence[float],
    more: Mapping[int, Stone] | None = None,
    turn: int = 9,
) -> StonehengeState:
    """Stones 0, 1, ... on the ring and markers at these degrees; seat 0 is to place a stone."""
    state = start(len(markers))
    ring = {
        n: Stone(on_ring(math.radians(d), 0, 0, state.parts), ()) for n, d in enumerate(degrees)
    }
    state.circle = Circle({**ring, **(more or {})}, state.parts)
    state.markers = tuple(round(2 * degree) for degree in markers)
    state.turn = turn
    return state


def gated(state: StonehengeState, number: int, start: int) -> StonehengeState:
    """The same scene with one more stone, a lintel over `start` and its neighbour."""
    end = state.circle.zone_from(start).end
    pose = state.circle.lintel(start, end, 0, 0)
    assert pose is not None
    state.circle = state.circle.adding(number, Stone(pose, (start, end)))
    return state


def why(state: StonehengeState, move: StonehengeMove) -> str:
    """Why the move is illegal; empty if it is legal."""
    return state.why_not(GAME.encode(state, move))


def play(state: StonehengeState, move: StonehengeMove) -> None:
    """Make a legal move."""
    assert why(state, move) == ""
    state.apply(GAME.encode(state, move))


def rest(state: StonehengeState, *fallen: int) -> Settled:
    """An outcome in which the stone in the hand comes to rest as meant, and these stones fall."""
    intent = state.intent
    changes = [Change(n, Verdict.TOPPLED, None) for n in fallen]
    if isinstance(intent, (Ring, Top, Gate)):
        number = state.raised(intent)
        if number not in fallen:
            plan = state.planned(intent).pose
            above = lowered(plan, TREMOR, state.spec.hands[state.active], state.parts)
            changes.append(Change(number, judge(above, plan, state.parts), plan))
    return Settled(TREMOR, tuple(changes))


def happen(state: StonehengeState, *fallen: int) -> None:
    """CHANCE makes the pending intention come out well but for these stones."""
    play(state, rest(state, *fallen))


def slide(state: StonehengeState, number: int, pose: Pose) -> None:
    """CHANCE moves one stone, which stays on its feet."""
    move = rest(state)
    kept = [change for change in move.changes or () if change.stone != number]
    play(state, Settled(move.tremor, (*kept, Change(number, Verdict.MOVED, pose))))
