"""Set-up: panels, cards, bonus stacks, exploration tiles, merchants, crystals."""

from collections import Counter
from fractions import Fraction

import pytest

from trilithon import CHANCE, GAMES, BadSetup, Table

from .scenes import moves, scene, settle, view

COUNTS = (2, 3, 4)


def test_two_to_four_players() -> None:
    assert list(GAMES["century"].players) == [2, 3, 4]
    for players in (-1, 0, 1, 5, 1000):
        with pytest.raises(BadSetup) as error:
            Table("century", players)
        assert error.value.key == "error-players"


def test_panels_a1_b1_c1_and_one_of_d1_e1_f1() -> None:
    for panel in ("D1", "E1", "F1"):
        seen = view(Table("century", seed=1, options={"panel": panel}))
        assert {place.panel for place in seen.locations} == {"A1", "B1", "C1", panel}
        assert len(seen.locations) == 23
        assert seen.layout == (("A1", "B1"), ("C1", panel))


def test_the_last_panel_may_be_drawn_at_random() -> None:
    table = Table("century", deal=False)
    odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
    assert odds == {f"panel {name}": pytest.approx(1 / 3) for name in ("D1", "E1", "F1")}
    table.play("panel E1")
    assert view(table).panel == "E1"
    assert {view(Table("century", seed=seed)).panel for seed in range(30)} == {"D1", "E1", "F1"}


@pytest.mark.parametrize(("players", "cards"), [(2, 28), (3, 36), (4, 44)])
def test_cards_that_do_not_suit_the_number_of_players_stay_in_the_box(
    players: int, cards: int
) -> None:
    table = Table("century", players, options={"panel": "D1"}, deal=False)
    marks = {card["id"]: card["players"] for card in GAMES["century"].data.content["cards"]["deck"]}
    wanted = {2: {"all"}, 3: {"all", "3+"}, 4: {"all", "3+", "=4"}}[players]
    deck = [name for name, mark in marks.items() if mark in wanted]
    assert moves(table) == [f"deal {name}" for name in deck]
    assert len(deck) == cards


@pytest.mark.parametrize("players", COUNTS)
def test_one_card_above_each_golem_location_and_the_deck_face_up(players: int) -> None:
    seen = view(scene(players=players, row="P01 P13 P25 P36 P02"))
    assert [card.id for card in seen.row if card] == ["P01", "P13", "P25", "P36"]
    golems = [place for place in seen.locations if place.type == "golem"]
    assert [place.card.id for place in golems if place.card] == ["P01", "P13", "P25", "P36"]
    assert seen.deck_top is not None
    assert seen.deck_top.id == "P02"
    assert seen.deck == {2: 28, 3: 36, 4: 44}[players] - 4


@pytest.mark.parametrize("players", COUNTS)
def test_bonus_tiles_form_face_up_stacks_of_the_printed_sizes_and_the_rest_goes_to_the_box(
    players: int,
) -> None:
    seen = view(scene(players=players, bonus="B01 B05 B07 B11 B12"))
    stacks = {place.id: place.stacks for place in seen.locations if place.stacks}
    sizes = {name: [stack.size for stack in pile] for name, pile in stacks.items()}
    assert sizes == {"A1.1": [2], "A1.2": [4], "B1.1": [4], "B1.2": [2, 2]}
    tops = [stack.top.id for pile in stacks.values() for stack in pile if stack.top]
    assert tops == ["B01", "B05", "B07", "B11", "B12"]
    assert seen.surplus == 17 - 14


def test_a_bonus_tile_is_drawn_as_likely_as_it_is_left() -> None:
    table = Table("century", options={"panel": "D1"}, deal=False)
    settle(table, "bonus")
    odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
    assert odds["bonus B07"] == pytest.approx(2 / 17)
    assert odds["bonus B12"] == pytest.approx(1 / 17)
    table.play("bonus B07")
    odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
    assert odds["bonus B07"] == pytest.approx(1 / 16)
    assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("panel", ["D1", "E1", "F1"])
def test_a_tile_on_each_location_with_the_icon_and_with_two_or_three_on_the_two_others(
    players: int, panel: str
) -> None:
    """With four players the two tiles left over go to the box."""
    table = Table("century", players, seed=3, options={"panel": panel})
    content = GAMES["century"].data.content["panels"]
    wanted = {"exploration"} if players == 4 else {"exploration", "2-3"}
    printed = {
        place["id"]
        for name in ("A1", "B1", "C1", panel)
        for place in content[name]
        if place.get("cover") in wanted
    }
    covered = {place.id: place.cover.id for place in view(table).locations if place.cover}
    assert set(covered) == printed
    assert len(set(covered.values())) == (8 if players == 4 else 10)


def test_exploration_tiles_are_laid_at_random() -> None:
    table = settle(Table("century", options={"panel": "D1"}, deal=False), "cover")
    assert [
        Fraction(share).limit_denominator(99) for _, share in table.state.chance_outcomes()
    ] == [Fraction(1, 10)] * 10
    table.play("cover E05")
    assert "cover E05" not in moves(table)


@pytest.mark.parametrize(("players", "home"), [(2, 7), (3, 6), (4, 6)])
def test_twelve_merchants_six_on_the_player_board_seven_with_two_players(
    players: int, home: int
) -> None:
    for seat in view(Table("century", players, seed=1)).seats:
        assert (seat.home, seat.on_board, seat.reserve) == (home, 0, 12 - home)


@pytest.mark.parametrize("players", COUNTS)
def test_crystals_by_turn_order(players: int) -> None:
    seats = view(Table("century", players, seed=1)).seats
    assert [seat.caravan for seat in seats] == ["yyy", "yyyy", "yyyy", "yyyg"][:players]


@pytest.mark.parametrize("players", COUNTS)
def test_seat_0_starts_and_the_seats_follow_in_turn(players: int) -> None:
    table = Table("century", players, seed=1)
    seats = []
    for _ in range(2 * players):
        seats.append(table.to_move)
        table.play("rest")
    assert seats == [*range(players)] * 2


def test_every_draw_of_set_up_is_a_move_of_chance_in_the_record() -> None:
    table = Table("century", 3, seed=5)
    kinds = Counter(line.notation.split()[0] for line in table.record.moves)
    assert kinds == {"panel": 1, "deal": 5, "bonus": 5, "cover": 10}
    assert all(step.before.to_move == CHANCE for step in table.steps)
