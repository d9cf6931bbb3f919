"""What an outcome does to the stones, and whether a record may tell it."""

from __future__ import annotations

from trilithon.games.stonehenge.circle import Circle, Stone
from trilithon.games.stonehenge.geometry import rounded
from trilithon.games.stonehenge.moves import Change
from trilithon.games.stonehenge.verdict import judge


def changed(circle: Circle, changes: tuple[Change, ...]) -> Circle:
    """The stones after an outcome."""
    stones = dict(circle.stones)
    for change in changes:
        if change.pose is None:
            del stones[change.stone]
        else:
            stones[change.stone] = Stone(change.pose, stones[change.stone].on)
    return Circle(stones, circle.parts)


def consistent(before: Circle, changes: tuple[Change, ...]) -> bool:
    """Whether an outcome tells of stones in play alone, judges them rightly, leaves none in air."""
    numbers = [change.stone for change in changes]
    if len(set(numbers)) != len(numbers) or not before.stones.keys() >= set(numbers):
        return False
    for stone, verdict, pose in changes:
        if verdict.fallen != (pose is None):
            return False
        if pose is not None and (
            pose != rounded(pose) or judge(before.stones[stone].pose, pose, before.parts) != verdict
        ):
            return False
    after = changed(before, changes)
    return all(below in after.stones for stone in after.stones.values() for below in stone.on)
