"""The end of a turn: level tokens and structure tokens."""

from functools import cache

import pytest

from trilithon import GAMES, Table
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.heights import card_test, matches, raised
from trilithon.games.monolyth.stones import bounds, turns

from .architect import plan
from .building import EMPTY, FLAT, builder, play, position, settle, view

CARDS: dict[str, list[str]] = GAMES["monolyth"].data.content["structure_cards"]

ONE_MISSING = ". w w w\n" + "w w w w\n" * 3


def test_a_level_is_complete_when_every_space_is_at_least_that_high() -> None:
    """The rulebook's example: an orange stone fills the last gap of the first level."""
    almost = """
        w   wbw o   o
        t   t   .   .
        k   kk  b   .
        w   w   w   w
    """
    table = position(almost, EMPTY, ring="oL3 wI2 wI2 wI2")
    play(table, "take 1", "place c2 d2 d3")
    assert builder(table).levels == 1
    assert builder(table).level_tokens == (16,)
    assert view(table).level_tokens == (14, 12, 10, 8, 6, 4, 2)


def test_take_the_highest_level_token_left() -> None:
    table = position(ONE_MISSING, ONE_MISSING, ring="oL3 wI2 wI2 wI2 wI2")
    play(table, "swap 1", "place a1", "swap 1", "place a1")
    assert builder(table, 0).level_tokens == (16,)
    assert builder(table, 1).level_tokens == (14,)


def test_one_token_for_each_of_several_levels_completed_in_a_turn() -> None:
    deep = ". www www www\n" + "www www www www\n" * 3
    table = position(deep, EMPTY, ring="oI3 wI2 wI2 wI2")
    play(table, "take 1", "place a1 a1 a1")
    assert builder(table).levels == 3
    assert builder(table).level_tokens == (16, 14, 12)
    assert view(table).level_tokens == (10, 8, 6, 4, 2)


def test_a_level_is_paid_once() -> None:
    table = position(ONE_MISSING, EMPTY, ring="oL3 wI2 wI2 wI2 wI2 wI2")
    play(table, "swap 1", "place a1", "prophecy 7 k", "swap 1", "place a1")
    assert builder(table).level_tokens == (16,)


def test_no_token_is_left_for_a_level() -> None:
    table = position(ONE_MISSING, EMPTY, ring="oL3 wI2 wI2 wI2", level_tokens=())
    play(table, "swap 1", "place a1")
    assert builder(table).levels == 1
    assert builder(table).level_tokens == ()


@pytest.mark.parametrize(("players", "levels"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_nobody_earns_more_level_tokens_than_the_monolyth_is_high(
    players: int, levels: int
) -> None:
    content = GAMES["monolyth"].data.content
    assert content["board"]["max_height"][str(players)] == levels
    assert len(content["level_tokens"][str(players)]) == levels * players


def test_awards_come_at_the_end_of_the_turn() -> None:
    table = position(ONE_MISSING, EMPTY, ring="oL3 wI2 wI2 wI2")
    table.play("swap 1")
    table.play("place a1")
    assert builder(table).level_tokens == ()
    settle(table)
    assert builder(table).level_tokens == (16,)


def test_a_structure_completed_with_a_middle_space_four_high() -> None:
    """The rulebook's example: the card turned, and a 3+ space that is four high."""
    turned = """
        w   w   w   w
        w   www o   ww
        w   www www ww
        w   w   ww  w
    """
    table = position(turned, EMPTY, ring="oI3 wI2 wI2 wI2", card="keep")
    assert builder(table).structure_token is None
    play(table, "take 1", "place c2 c2 c2")
    assert builder(table).heights[6] == 4
    assert builder(table).structure_token == 18
    assert view(table).structure_tokens == (15,)


@pytest.mark.parametrize("card", CARDS)
def test_the_card_may_be_rotated_and_mirrored_in_any_direction(card: str) -> None:
    cells = tuple(" ".join(CARDS[card]).split())
    for turned in turns(cells, 4):
        heights = [bounds(cell, 3)[0] for cell in turned]
        assert completes(heights, card)


def test_eight_orientations() -> None:
    letters = tuple("abcdefghijklmnop")
    seen = turns(letters, 4)
    assert len(seen) == 8
    assert tuple("aeimbfjncgkodhlp") in seen
    assert tuple("dcbahgfelkjiponm") in seen
    assert tuple("mieanjfbokgcplhd") in seen


@cache
def table_spec(players: int) -> MonolythSpec:
    spec = GAMES["monolyth"].spec(players)
    assert isinstance(spec, MonolythSpec)
    return spec


def completes(heights: list[int], card: str, players: int = 2) -> bool:
    """Whether a monolyth of these heights matches the card."""
    spec = table_spec(players)
    tops = spec.heights.flat
    for space, height in enumerate(heights):
        for _ in range(height):
            tops = raised(spec.heights, tops, spec.heights.number_of[(space,)])
    return matches(spec.heights, tops, spec.card_names.index(card))


@pytest.mark.parametrize("players", [2, 3])
def test_a_plain_number_is_exact_1_2_is_one_or_two_3_plus_is_three_or_more(players: int) -> None:
    limit = int(table_spec(players).limit)
    for card, rows in CARDS.items():
        cells = " ".join(rows).split()
        lowest = [bounds(cell, limit)[0] for cell in cells]
        for space, cell in enumerate(cells):
            for height in range(limit + 1):
                right = {
                    "1": height == 1,
                    "2": height == 2,
                    "1-2": height in (1, 2),
                    "3+": height >= 3,
                }[cell]
                heights = [*lowest[:space], height, *lowest[space + 1 :]]
                assert completes(heights, card, players) == matches_slowly(heights, cells, limit)
                assert completes(heights, card, players) or not right


def matches_slowly(heights: list[int], cells: list[str], limit: int) -> bool:
    """Whether the heights match the card in some orientation, found slowly."""
    return any(
        all(low <= h <= high for h, (low, high) in zip(heights, allowed, strict=True))
        for turned in turns(tuple(cells), 4)
        for allowed in [[bounds(cell, limit) for cell in turned]]
    )


def test_a_number_above_the_limit_can_never_be_matched() -> None:
    forbidden, unfinished = card_test([(4, 4)] + [(0, 3)] * 15, 3)
    assert unfinished == 1
    assert forbidden & 1


def test_take_the_highest_structure_token_left() -> None:
    missing = "www www www .\n" + "w w w w\n" * 3
    table = position(missing, missing, ring="oI3 wI3 wI2 wI2", card="rampart")
    play(table, "take 1", "place d1 d1 d1", "take 1", "place d1 d1 d1")
    assert builder(table, 0).structure_token == 18
    assert builder(table, 1).structure_token == 15


def test_once_per_player_and_game() -> None:
    """The rampart stays complete while its wall grows from three to four."""
    missing = "www www www .\n" + "w w w w\n" * 3
    table = position(missing, EMPTY, ring="oI3 wI3 wI2 wI2", card="rampart")
    play(table, "take 1", "place d1 d1 d1", "prophecy 7 k", "swap 1", "place a1")
    assert builder(table).heights[0] == 4
    assert builder(table).structure_token == 18
    assert view(table).structure_tokens == (15,)


def test_kept_if_built_on() -> None:
    missing = "www www www .\n" + "w w w w\n" * 3
    table = position(missing, EMPTY, ring="oI3 wI3 wI2 wI2", card="rampart")
    play(table, "take 1", "place d1 d1 d1", "prophecy 7 k", "swap 1", "place a4")
    assert builder(table).heights[12] == 2
    assert builder(table).structure_token == 18
    assert table.scores[0] == 18 + 16


def test_it_is_automatic_and_comes_with_the_level_tokens() -> None:
    missing = "www www www .\n" + "w w w w\n" * 3
    table = position(missing, EMPTY, ring="oI3 wI3 wI2 wI2", card="rampart")
    play(table, "take 1", "place d1 d1 d1")
    assert (builder(table).level_tokens, builder(table).structure_token) == ((16,), 18)


@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize("card", CARDS)
def test_each_structure_card_can_be_built(card: str, players: int) -> None:
    """Every seat builds the card in a real game, with the stones of the box, and is paid for it."""
    stones = plan(card, players)
    deals = [stone for stone, _ in stones for _ in range(players)]
    table = Table("monolyth", players, options={"structure": card}, deal=False)
    left = {c.stone: c.count for c in view(table).box}
    drawn: list[str] = []
    for shape in deals:
        stone = next(s for s in left if s[1:] == shape and left[s] > 0)
        left[stone] -= 1
        drawn.append(stone)
    while not table.over:
        if table.to_move < 0:
            wanted = f"deal {drawn[0]}" if drawn else ""
            options = [str(move) for move in table.legal_moves()]
            if wanted in options:
                drawn.pop(0)
            table.play(wanted if wanted in options else options[-1])
        elif builder(table, players - 1).structure_token is not None:
            break
        else:
            turn = (int(table.state.turn) - 1) // players
            table.play("take 1")
            table.play(f"place {stones[turn][1]}")
            if players == 1:
                table.play(f"forgo {view(table).prophecies[0]}")
    tokens = [builder(table, seat).structure_token for seat in range(players)]
    assert tokens == sorted(GAMES["monolyth"].data.content["structure_tokens"][str(players)])[::-1]


def test_flat_is_one_level() -> None:
    assert builder(position(FLAT, EMPTY)).levels == 1
