"""What the heuristics look at, against slower ways to find the same."""

from trilithon import GAMES, Table
from trilithon.bots.heuristics.m import best_colour, colours, in_hand, on_table
from trilithon.games.m.rules import MState
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


def m_table() -> MState:
    state = Table("m", 2, seed=3).state
    assert isinstance(state, MState)
    return state


def with_taken(state: MState, values: list[int]) -> MState:
    """The position in which seat 0 has taken so much in each colour."""
    for colour, value in enumerate(values):
        state.seats[2 + colour] = value
    return state


def test_the_second_colour_of_m_counts_the_more_the_fewer_cards_are_to_come() -> None:
    state = with_taken(m_table(), [90, 60, 40, 10, 0])
    state.pile = 0
    assert colours(state, 0, 0, 0) == 90 + 60 - 40 - 10
    assert colours(state, 0, 2, 30) == 90 + 70 - 60 - 10
    worth = []
    for pile in range(int(state.m.pile) + 1):
        state.pile = pile
        worth.append(colours(state, 0, 0, 0))
    assert worth == sorted(worth, reverse=True)
    assert worth[-1] > 90 - 10


def test_points_in_hand_and_on_the_table_are_counted_by_colour() -> None:
    state = with_taken(m_table(), [0, 50, 0, 70, 0])
    best = best_colour(state, 0, -1)
    assert (best, best_colour(state, 0, best)) == (3, 1)
    m = state.m
    hand = [int(face) for face in state.hands[: int(state.hand_size(0))]]
    table = [int(face) for face in state.table if int(face) != 255]
    for colour in range(int(m.colours)):
        assert in_hand(state, 0, colour) == sum(
            int(m.face_value[face]) for face in hand if m.face_colour[face] == colour
        )
        assert on_table(state, colour) == sum(
            int(m.face_value[face]) for face in table if m.face_colour[face] == colour
        )
