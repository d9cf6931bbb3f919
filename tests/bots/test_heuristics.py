"""What the heuristics look at, against slower ways to find the same."""

from trilithon import GAMES, Table
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.heights import card_progress, matches, signed
from trilithon.games.monolyth.rules import MonolythState
from trilithon.games.monolyth.stones import bounds


def heights_of(cells: list[int], limit: int) -> int:
    """The bits of these heights."""
    bits = sum(2 ** (16 * (limit - 1 - high) + at) for at, high in enumerate(cells) if high < limit)
    return signed(bits)


def test_a_structure_card_comes_cube_by_cube() -> None:
    spec = GAMES["monolyth"].spec(2)
    assert isinstance(spec, MonolythSpec)
    limit = int(spec.limit)
    for card, rows in enumerate(spec.data.content["structure_cards"].values()):
        lows = [bounds(cell, limit)[0] for row in rows for cell in row.split()]
        whole = sum(lows)
        while sum(lows):
            built = heights_of(lows, limit)
            come = card_progress(spec.heights, built, card)
            assert come >= sum(lows) / whole - 1e-9
            assert (come == 1.0) == matches(spec.heights, built, card)
            lows[lows.index(max(lows))] -= 1
        assert card_progress(spec.heights, heights_of(lows, limit), card) == 0.0


def test_a_card_that_has_been_built_over_is_out_of_reach() -> None:
    table = Table("monolyth", 2, seed=1)
    state = table.state
    assert isinstance(state, MonolythState)
    heights = state.m.heights
    for card in range(len(heights.first_test) - 1):
        assert card_progress(heights, 0, card) == 0.0
