"""What holds in every position of random games: nothing appears, nothing is lost."""

from collections import Counter

import pytest

from games_played import number_of_games
from trilithon import CHANCE, GAMES, OVER, Rng
from trilithon.games.monolyth.components import SIDES
from trilithon.games.monolyth.position import SLOTS
from trilithon.games.monolyth.rules import MonolythState
from trilithon.games.monolyth.view import Builder, MonolythView

from .building import EMPTY, opened, position, state_of

PLAYERS = range(1, 5)
STONES = 80


@pytest.mark.parametrize("players", PLAYERS)
def test_stones_tokens_and_heights_add_up_in_every_position(players: int) -> None:
    game = GAMES["monolyth"]
    spec, rng = game.spec(players), Rng(f"invariants {players}")
    for _ in range(number_of_games("monolyth", 50)):
        state = game.start(spec)
        assert isinstance(state, MonolythState)
        forgone = moves = 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(rng))
            else:
                move = state.random_move(rng)
                forgone += move >= state.m.forgo
                state.apply(move)
            moves += 1
            check_stones(state)
            check_prophecies(state, forgone)
        assert moves < spec.longest
        check_end(state)


def check_stones(state: MonolythState) -> None:
    """Eighty stones: on the ring, in the box and the supply, in hand, placed or discarded."""
    m = state.m
    sites = [int(kind) for kind in state.board[: m.sites]]
    stock = [int(count) for count in state.board[m.stock : m.tokens]]
    on_ring = len(sites) - sites.count(255)
    assert on_ring == state.on_ring
    assert sum(stock[int(m.colours) :]) == state.in_box
    held = int(state.held != 255)
    assert on_ring + sum(stock) + held + len(state.placed) + state.discarded == STONES
    assert sites[state.crystal] == 255
    if state.to_move >= 0 and state.stage == 3 and state.in_box > 0:
        assert on_ring == len(sites) - 1


def check_prophecies(state: MonolythState, forgone: int) -> None:
    m = state.m
    left = sum(int(count) for count in state.board[m.tokens :])
    slots = [int(state.has(seat, SLOTS)) for seat in range(int(m.players))]
    filled = sum((slot >> (8 * side)) & 255 > 0 for slot in slots for side in range(SIDES))
    assert left == state.prophecies
    assert left + filled + forgone == m.prophecies


def check_end(state: MonolythState) -> None:
    """Heights equal cubes placed, walls are what they look like, every token is somewhere."""
    seen = state.view(None)
    assert isinstance(seen, MonolythView)
    m = state.m
    taken = [value for builder in seen.builders for value in builder.level_tokens]
    assert sorted([*taken, *seen.level_tokens]) == sorted(map(int, m.level_tokens))
    earned = [b.structure_token for b in seen.builders if b.structure_token is not None]
    assert sorted([*earned, *seen.structure_tokens]) == sorted(map(int, m.structure_tokens))
    assert len(taken) == sum(builder.levels for builder in seen.builders)
    for builder in seen.builders:
        check_builder(builder, seen.limit, dict(zip(m.colour_letters, m.colour_names, strict=True)))
    assert_over_for_a_reason(seen)


def check_builder(builder: Builder, limit: int, colours: dict[str, str]) -> None:
    cubes = {cube: colours[placed.stone[0]] for placed in builder.stones for cube in placed.cubes}
    assert len(cubes) == sum(len(placed.cubes) for placed in builder.stones)
    heights = Counter((x, y) for x, y, _ in cubes)
    assert builder.heights == tuple(heights[(x, y)] for y in range(4) for x in range(4))
    assert all(z < heights[(x, y)] <= limit for x, y, z in cubes)
    assert builder.levels == min(builder.heights)
    walls = (
        [colour for (_, y, _), colour in cubes.items() if y == 0],
        [colour for (x, _, _), colour in cubes.items() if x == 3],
        [colour for (_, y, _), colour in cubes.items() if y == 3],
        [colour for (x, _, _), colour in cubes.items() if x == 0],
    )
    for side, wall in zip(builder.sides, walls, strict=True):
        assert side.count == wall.count(side.colour)


def assert_over_for_a_reason(seen: MonolythView) -> None:
    no_stones = all(stone is None for stone in seen.ring) and not any(c.count for c in seen.box)
    top = any(builder.levels == seen.limit for builder in seen.builders)
    assert no_stones or top or (seen.players == 1 and not seen.prophecies)
    if top and not no_stones:
        assert seen.turn % seen.players == 0


@pytest.mark.parametrize("stage", ["choose", "few", "forced", "place", "forgo"])
def test_every_legal_move_is_equally_likely_to_be_drawn(stage: str) -> None:
    full = "www wwww wwww wwww\n" + "wwww wwww wwww wwww\n" * 3
    match stage:
        case "choose":
            table = opened("wI2", "bI3", "oL3", "kT4")
        case "few":
            table = position(full, EMPTY, ring="oI3 wI2 bI2", supply=0, prophecies=(4, 9))
        case "forced":
            slots = {"blue": 4, "orange": 5, "black": 6, "turquoise": 7}
            table = position(full, EMPTY, ring="oI3 wI2 bI2", supply=0, slots=slots)
        case "place":
            table = position("ww w www .\n" + "w . w w\n" * 3, EMPTY, ring="oL4")
            table.play("take 1")
        case _:
            table = opened("wI2", players=1)
            table.play("take 1")
            table.play("place a1 b1")
    state, rng, draws = state_of(table), Rng(f"fair {stage}"), 20_000
    moves = [int(move) for move in state.legal_moves()]
    drawn = Counter(int(state.random_move(rng)) for _ in range(draws))
    assert set(drawn) == set(moves)
    expected = draws / len(moves)
    squares = sum((drawn[move] - expected) ** 2 / expected for move in moves)
    freedom = len(moves) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5
