"""Moving the crystal, taking a stone or a 1-cube stone, the forced discard, the refill."""

from trilithon import CHANCE, GAMES
from trilithon.games.monolyth.view import Count

from .building import EMPTY, builder, moves, moves_of, opened, play, position, view, why_not

# Every space but three is at the limit of four cubes: only three cubes can be added.
THREE_APART = """
    www  wwww wwww wwww
    wwww wwww www  wwww
    wwww wwww wwww wwww
    www  wwww wwww wwww
"""


def test_the_crystal_moves_1_to_4_sites_clockwise() -> None:
    table = opened("wI2", "bI3", "oL3", "kT4", "tL3")
    assert moves_of(table, "take") == ["take 1", "take 2", "take 3", "take 4"]
    for steps, stone in enumerate(("wI2", "bI3", "oL3", "kT4"), start=1):
        taken = opened("wI2", "bI3", "oL3", "kT4", "tL3")
        taken.play(f"take {steps}")
        assert view(taken).held == stone
        assert view(taken).crystal == steps


def test_it_goes_round_the_ring() -> None:
    table = opened()
    sites = []
    for _ in range(5):
        play(table, "swap 4", "place a1")
        sites.append(view(table).crystal)
    assert sites == [4, 8, 12, 3, 7]


def test_sites_without_a_stone_are_skipped_and_not_counted() -> None:
    table = position(EMPTY, EMPTY, ring=". . wI2 . bI3 . . oL3 kT4 tL3 . .", box=0)
    for steps, (site, stone) in enumerate([(3, "wI2"), (5, "bI3"), (8, "oL3"), (9, "kT4")], 1):
        taken = position(EMPTY, EMPTY, ring=". . wI2 . bI3 . . oL3 kT4 tL3 . .", box=0)
        taken.play(f"take {steps}")
        assert (view(taken).crystal, view(taken).held) == (site, stone)
    assert moves_of(table, "take") == ["take 1", "take 2", "take 3", "take 4"]


def test_with_few_stones_left_it_moves_no_further_than_there_are_stones() -> None:
    table = position(EMPTY, EMPTY, ring=". wI2 . . . . bI3 . . . . .", box=0)
    assert moves_of(table, "take", "swap") == ["take 1", "take 2", "swap 1", "swap 2"]
    assert why_not(table, "take 3") == "monolyth-why-steps"


def test_take_the_stone_of_that_site() -> None:
    table = opened("wI2", "bI3")
    table.play("take 2")
    assert view(table).held == "bI3"
    assert view(table).ring[2] is None
    table.play("place a1 b1 c1")
    assert [placed.stone for placed in builder(table).stones] == ["bI3"]


def test_or_discard_it_and_take_a_one_cube_stone_of_the_same_colour() -> None:
    table = opened("wI2", "bI3")
    table.play("swap 2")
    seen = view(table)
    assert (seen.held, seen.ring[2], seen.discarded) == ("bI1", None, 1)
    assert {count.stone: count.count for count in seen.supply}["bI1"] == 2
    table.play("place c2")
    assert [placed.stone for placed in builder(table).stones] == ["bI1"]


def test_only_if_one_is_left() -> None:
    table = opened("wL3", "wL3", "wL3", "wI2", "wI2", "wI3", "wI3", "bL3")
    for _ in range(3):
        play(table, "swap 1", "place a1")
    assert {count.stone: count.count for count in view(table).supply}["wI1"] == 0
    assert moves_of(table, "swap") == []
    assert why_not(table, "swap 1") == "monolyth-why-supply"
    play(table, "take 1", "place b1 c1")
    assert moves_of(table, "swap") == ["swap 4"]


def test_a_discarded_stone_does_not_return() -> None:
    table = opened("wT4")
    play(table, "swap 1", "place a1")
    assert {count.stone: count.count for count in view(table).box}["wT4"] == 0
    while not table.over:
        play(table, moves(table)[0])
    assert all(placed.stone != "wT4" for seat in (0, 1) for placed in builder(table, seat).stones)


def test_afterwards_a_stone_is_drawn_onto_the_site_where_the_crystal_started() -> None:
    table = opened("wI2", "bI3", "oL3")
    table.play("take 3")
    table.play("place a1 b1 a2")
    assert table.to_move == CHANCE
    table.play("deal tS4")
    seen = view(table)
    assert (seen.ring[0], seen.ring[3], seen.crystal) == ("tS4", None, 3)
    assert table.to_move == 1


def test_an_empty_box_leaves_the_site_empty() -> None:
    table = position(EMPTY, EMPTY, ring="wI2 bI3 oL3", box=0)
    table.play("take 1")
    table.play("place a1 b1")
    assert table.to_move == 1
    assert view(table).ring == (None, None, "bI3", "oL3", *[None] * 9)


def test_what_is_in_the_box_is_public_as_counts() -> None:
    table = opened("wL3", "wL3", "wL3", "bT4")
    left = {count.stone: count.count for count in view(table).box}
    whole = {
        name: stone["count"] for name, stone in GAMES["monolyth"].data.content["stones"].items()
    }
    assert left["wL3"] == left["bT4"] == 0
    assert set(left) == {
        f"{colour}{shape}" for colour in "wbokt" for shape in whole if shape != "I1"
    }
    play(table, "take 1", "place a1 b1 a2")
    assert sum(count.count for count in view(table).box) == 65 - 12 - 1


def test_a_site_that_lets_you_place_nothing_is_not_a_choice() -> None:
    """Only single cubes fit, and the supply has white ones alone."""
    supply = (Count("wI1", 3), *(Count(f"{colour}I1", 0) for colour in "bokt"))
    table = position(THREE_APART, EMPTY, ring="bI2 wI3 oL3 kL4 wL4", counts=supply)
    assert moves_of(table, "take", "swap", "discard") == ["swap 2"]
    assert why_not(table, "take 1") == "monolyth-why-fit"
    assert why_not(table, "swap 1") == "monolyth-why-supply"
    assert why_not(table, "discard 1") == "monolyth-why-must-place"


def test_a_prophecy_instead_stays_possible() -> None:
    table = position(THREE_APART, EMPTY, ring="bI2 wI3 oL3 kL4", supply=0)
    assert moves_of(table, "discard")
    assert moves_of(table, "prophecy")


def test_if_no_reachable_site_lets_you_place_you_move_the_crystal_and_discard_the_stone() -> None:
    table = position(THREE_APART, EMPTY, ring="bI2 wI3 oL3 kL4 wL4", supply=0)
    assert moves_of(table, "take", "swap") == []
    assert moves_of(table, "discard") == ["discard 1", "discard 2", "discard 3", "discard 4"]
    table.play("discard 3")
    seen = view(table)
    assert (seen.crystal, seen.ring[3], seen.discarded, seen.left) == (3, None, 1, 0)
    assert seen.builders[0].stones == view(position(THREE_APART, EMPTY)).builders[0].stones


def test_the_fifth_site_does_not_count_as_reachable() -> None:
    """A stone that would fit lies too far away."""
    almost = THREE_APART.replace("www  wwww wwww wwww\n", "www  www  wwww wwww\n", 1)
    table = position(almost, EMPTY, ring="wI3 wI3 oL3 kL4 bI2", supply=0)
    assert moves_of(table, "discard") == ["discard 1", "discard 2", "discard 3", "discard 4"]
    table = position(almost, EMPTY, ring="wI3 wI3 oL3 bI2 kL4", supply=0)
    assert moves_of(table, "take", "swap", "discard") == ["take 4"]


def test_the_site_is_refilled_after_a_forced_discard_too() -> None:
    table = position(THREE_APART, EMPTY, ring="bI2 wI3 oL3 kL4 wL4", supply=0)
    table.play("discard 2")
    assert table.to_move == CHANCE
    table.play("deal tI3")
    assert view(table).ring[0] == "tI3"
    assert table.to_move == 1


def test_a_first_stage_that_leaves_no_second_is_never_offered() -> None:
    table = position(THREE_APART, EMPTY, ring="bI2 wI3 oL3 kL4 wL4")
    for move in moves_of(table, "take", "swap"):
        after = position(THREE_APART, EMPTY, ring="bI2 wI3 oL3 kL4 wL4")
        after.play(move)
        assert moves_of(after, "place")


def test_a_stone_in_hand_must_be_placed_first() -> None:
    table = opened("wI2")
    table.play("take 1")
    assert set(moves(table)) == set(moves_of(table, "place"))
    assert why_not(table, "take 1") == "monolyth-why-place-first"
    assert why_not(table, "prophecy 7 b") == "monolyth-why-place-first"
    assert why_not(table, "forgo 7") == "monolyth-why-stage"
    table.undo()
    assert view(table).crystal == 0
