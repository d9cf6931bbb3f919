"""Stacking a stone: any rotation, inside the grid, nothing empty under it, not too high."""

from itertools import product

import pytest

from trilithon import CHANCE, GAMES, Rng
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.rules import MonolythState
from trilithon.games.monolyth.stones import orientations, poses
from trilithon.games.monolyth.view import MonolythView

from .building import EMPTY, FLAT, builder, moves, opened, position, state_of, why_not

Cube = tuple[int, int, int]
STONES: dict[str, list[Cube]] = {
    name: [(x, y, z) for x, y, z in stone["cubes"]]
    for name, stone in GAMES["monolyth"].data.content["stones"].items()
}


def rolled(cubes: list[Cube], quarters: tuple[int, int, int]) -> frozenset[Cube]:
    """A stone turned by quarters about z, then y, then x, and moved to the origin."""
    for _ in range(quarters[0]):
        cubes = [(-y, x, z) for x, y, z in cubes]
    for _ in range(quarters[1]):
        cubes = [(z, y, -x) for x, y, z in cubes]
    for _ in range(quarters[2]):
        cubes = [(x, -z, y) for x, y, z in cubes]
    low = [min(cube[axis] for cube in cubes) for axis in range(3)]
    return frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in cubes)


def every_rotation(cubes: list[Cube]) -> set[frozenset[Cube]]:
    return {rolled(cubes, (a, b, c)) for a, b, c in product(range(4), repeat=3)}


def rulebook_placements(stone: str, heights: tuple[int, ...], limit: int) -> set[frozenset[Cube]]:
    """Every place for a stone, found slowly, cube by cube."""
    filled = {(n % 4, n // 4, z) for n, height in enumerate(heights) for z in range(height)}
    found = set()
    for turned in every_rotation(STONES[stone]):
        for dx, dy, dz in product(range(4), range(4), range(limit)):
            cubes = {(x + dx, y + dy, z + dz) for x, y, z in turned}
            inside = all(x < 4 and y < 4 and z < limit for x, y, z in cubes)
            held = all(z == 0 or (x, y, z - 1) in filled | cubes for x, y, z in cubes)
            if inside and held and not cubes & filled:
                found.add(frozenset(cubes))
    return found


@pytest.mark.parametrize(
    ("stone", "count"),
    [("I1", 1), ("I2", 3), ("I3", 3), ("L3", 12), ("L4", 24), ("O4", 3), ("S4", 12), ("T4", 12)],
)
def test_all_distinct_rotations_of_the_24(stone: str, count: int) -> None:
    cubes = STONES[stone]
    assert {frozenset(turned) for turned in orientations(cubes)} == every_rotation(cubes)
    assert len(orientations(cubes)) == len(poses(tuple(cubes))) == count


def test_a_stone_with_a_gap_inside_a_column_cannot_stand_that_way() -> None:
    arch: list[Cube] = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (2, 1, 0)]
    assert len(orientations(arch)) == 12
    assert len(poses(tuple(arch))) == 8


@pytest.mark.parametrize("players", range(1, 5))
def test_every_placement_and_no_other_is_offered(players: int) -> None:
    """The fast tables agree with a search cube by cube, all through random games."""
    game, rng = GAMES["monolyth"], Rng(f"placing {players}")
    spec = game.spec(players)
    assert isinstance(spec, MonolythSpec)
    for _ in range(3):
        state = game.start(spec)
        assert isinstance(state, MonolythState)
        while state.to_move >= CHANCE:
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            if state.held != 255:
                check_placements(state)
            state.apply(state.random_move(rng))


def check_placements(state: MonolythState) -> None:
    seen = state.view(None)
    assert isinstance(seen, MonolythView)
    assert seen.held is not None
    heights = seen.builders[seen.to_move].heights
    offered = set()
    for move in state.legal_moves():
        after = state.copy()
        after.place(move)
        _, cubes = after.stones_of(seen.to_move)[-1]
        assert cubes not in offered
        offered.add(frozenset(cubes))
    assert offered == rulebook_placements(seen.held[1:], heights, seen.limit)


def test_the_stone_is_aligned_with_the_grid() -> None:
    """A place is named by the space of each cube: there is no other."""
    table = opened("wI2")
    table.play("take 1")
    table.play("place b3 c3")
    assert builder(table).stones[0].cubes == ((1, 2, 0), (2, 2, 0))


def test_no_part_may_overhang_the_grid() -> None:
    table = opened("wI3")
    table.play("take 1")
    spaces = {space for move in moves(table) for space in move.split()[1:]}
    assert spaces == {f"{x}{y}" for x in "abcd" for y in "1234"}
    assert len(moves(table)) == 8 + 8 + 16
    assert not any({"d1", "a2"} <= set(move.split()) for move in moves(table))


def test_no_empty_space_under_the_stone() -> None:
    table = position("w . . .\n" + ". . . .\n" * 3, EMPTY, ring="bI2 bI3 bL3 bL4")
    table.play("take 1")
    assert why_not(table, "place a1 b1") == "monolyth-why-gap"
    table.play("place b1 c1")
    assert builder(table).heights[:4] == (1, 1, 1, 0)


def test_a_stone_may_stand_on_one_leg_if_the_others_are_held() -> None:
    """A T with its stem down needs its arms to lie on neighbours one higher."""
    table = position("w . w .\n" + ". . . .\n" * 3, EMPTY, ring="bT4 bI3 bL3 bL4")
    table.play("take 1")
    table.play("place a1 b1 b1 c1")
    assert builder(table).heights[:4] == (2, 2, 2, 0)
    assert builder(table).stones[-1].cubes == ((0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 1))


@pytest.mark.parametrize(("players", "limit"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_at_most_four_cubes_high_with_one_or_two_players_three_with_more(
    players: int, limit: int
) -> None:
    tower = "w" * (limit - 1)
    table = position(f"{tower} {'w' * limit} . .\n" + ". . . .\n" * 3, players=players, ring="bI2")
    table.play("take 1")
    assert why_not(table, "place a1 a1") == "monolyth-why-high"
    assert why_not(table, "place a1 b1") in ("monolyth-why-high", "monolyth-why-gap")
    table = position(f"{tower} . . .\n" + ". . . .\n" * 3, players=players, ring="bI2 bI3")
    table.play("swap 1")
    table.play("place a1")
    assert builder(table).heights[0] == limit


def test_another_shape_is_refused() -> None:
    table = opened("wI2")
    table.play("take 1")
    assert why_not(table, "place a1 b1 c1") == "monolyth-why-shape"
    assert why_not(table, "place a1") == "monolyth-why-shape"


def test_a_placement_raises_its_spaces_by_its_cubes() -> None:
    table = position(FLAT, EMPTY, ring="bS4 bI3")
    table.play("take 1")
    table.play("place a1 b1 b2 c2")
    heights = builder(table).heights
    assert [heights[n] for n in (0, 1, 5, 6)] == [2, 2, 2, 2]
    assert sum(heights) == 20
    assert state_of(table).held == 255
