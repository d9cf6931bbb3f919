"""Exploration cards and tiles."""

import pytest

from .scenes import caravan, location, moves, play, player, scene, view, why_not

ROW = "P36 P26 P01 P13 P02"  # P36, an exploration card, costs a green and a blue


def test_claiming_the_card_takes_a_tile_of_your_choice_after_the_row_is_full_again() -> None:
    table = scene("gb", row=ROW, covers={})
    table.play("A1.1")
    table.play("claim P36")
    assert moves(table)[0].startswith("deal")
    table.play("deal P40")
    covered = [place.id for place in view(table).locations if place.cover]
    assert [move.split()[:2] for move in moves(table)] == [["explore", name] for name in covered]


def test_it_is_mandatory() -> None:
    table = play(scene("gb", row=ROW, covers={}), "A1.1", "claim")
    assert why_not(table, "stop") == "century-why-stage"
    assert why_not(table, "rest") == "century-why-stage"


def test_if_none_is_left_nothing_is_taken() -> None:
    table = play(scene("gb", row=ROW), "A1.1", "claim")
    assert moves(table)[0].startswith("take")


def test_the_location_is_open_to_all() -> None:
    table = scene("gb", "", row=ROW, covers={"C1.3": "E06"})
    play(table, "A1.1", "claim", "explore C1.3 E06", "stop")
    assert location(table, "C1.3").cover is None
    play(table, "C1.3")
    assert caravan(table, 1) == "yb"


def test_only_a_covered_location_can_be_explored() -> None:
    table = play(scene("gb", row=ROW, covers={}), "A1.1", "claim")
    assert why_not(table, "explore A1.3") == "century-why-open"
    assert why_not(table, "explore E1.3") == "century-why-panel"


@pytest.mark.parametrize(("tile", "gained"), [("E01", "gg"), ("E02", "yb"), ("E03", "m")])
def test_crystals_at_once(tile: str, gained: str) -> None:
    table = scene("gb", row=ROW, covers={"C1.3": tile})
    assert caravan(play(table, "A1.1", "claim", "explore C1.3"), 0) == gained


def test_crystals_of_the_tile_do_not_pay_for_a_second_card() -> None:
    table = scene("gb", row="P36 P26 P01 P13 P02", covers={"C1.3": "E02"})
    play(table, "A1.1", "claim", "explore C1.3")
    assert why_not(table, "claim") == "century-why-one-card"


def test_a_merchant_at_once() -> None:
    table = scene("gb", row=ROW, covers={"C1.3": "E04"})
    play(table, "A1.1", "claim", "explore C1.3")
    assert (player(table, 0).home, player(table, 0).reserve) == (7, 4)


def test_a_merchant_tile_is_taken_even_with_an_empty_reserve() -> None:
    table = scene("gb", row=ROW, covers={"C1.3": "E04"}, merchants=12)
    play(table, "A1.1", "claim", "explore C1.3")
    assert (player(table, 0).home, player(table, 0).reserve) == (11, 0)
    assert [tile.id for tile in player(table, 0).explored] == ["E04"]


def test_three_points_at_the_end() -> None:
    table = scene("gb", row=ROW, covers={"C1.3": "E06"})
    play(table, "A1.1", "claim")
    before = table.scores[0]
    assert play(table, "explore C1.3").scores[0] == before + 3


@pytest.mark.parametrize(("tile", "icon"), [("E07", 0), ("E08", 1), ("E09", 2), ("E10", 3)])
def test_an_icon_at_the_end(tile: str, icon: int) -> None:
    table = scene("gb", row=ROW, covers={"C1.3": tile})
    play(table, "A1.1", "claim", "explore C1.3")
    expected = [0, 0, 0, 1]
    expected[icon] += 1
    assert list(player(table, 0).icons) == expected
    assert player(table, 0).effects == ()


def test_the_bonus_tile_may_still_be_taken_afterwards() -> None:
    table = scene("gb", row=ROW, covers={})
    play(table, "A1.1", "claim", "explore C1.3")
    assert [move.split()[0] for move in moves(table)] == ["take", "stop"]
