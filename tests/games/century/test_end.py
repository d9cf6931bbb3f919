"""Rest, the caravan, the end of the game and the score."""

import pytest

from trilithon import OVER, Table

from .scenes import (
    caravan,
    changed,
    give_bonus,
    give_cards,
    moves,
    play,
    player,
    scene,
    state_of,
    view,
    why_not,
)

ROW = "P01 P26 P36 P13 P02"

# Rest


def test_rest_takes_all_merchants_back_from_the_board() -> None:
    table = play(scene(), "A1.3", "rest", "A1.5", "rest")
    assert (player(table, 0).home, player(table, 0).on_board) == (4, 3)
    play(table, "rest")
    assert (player(table, 0).home, player(table, 0).on_board) == (7, 0)
    assert all(place.seat is None for place in view(table).locations)


def test_rest_leaves_the_merchants_of_others() -> None:
    table = play(scene(), "A1.3", "A1.5", "rest")
    assert [place.id for place in view(table).locations if place.seat == 1] == ["A1.5"]


def test_rest_is_legal_as_a_plain_pass() -> None:
    table = scene()
    assert "rest" in moves(table)
    assert play(table, "rest").to_move == 1


# The caravan


def test_at_the_end_of_the_turn_discard_down_to_ten_as_you_choose() -> None:
    table = play(scene("yyggggbb"), "A1.3")
    assert (caravan(table, 0), view(table).discard) == ("yyyyyyggggbb", 2)
    assert moves(table) == ["drop 1y", "drop 2y", "drop 1g", "drop 2g", "drop 1b", "drop 2b"]
    play(table, "drop 1g")
    assert (view(table).discard, table.to_move) == (1, 0)
    play(table, "drop 1b")
    assert (caravan(table, 0), table.to_move) == ("yyyyyygggb", 1)


def test_no_more_than_necessary_is_discarded() -> None:
    table = play(scene("yyyyyyyy"), "A1.3")
    assert why_not(table, "drop 3y") == "century-why-discard"
    assert why_not(table, "drop 1m") == "century-why-colour"


def test_during_the_turn_the_caravan_may_hold_more() -> None:
    table = play(scene("bbbbbbbbbb"), "C1.4", "trade")
    assert len(caravan(table, 0)) == 8 + 6
    assert table.to_move == 0


# The end


def test_the_eighth_card_ends_the_game_when_the_round_is_finished() -> None:
    table = scene("yyyg", "", "", row=ROW, data=changed(end={"cards": 1}))
    play(table, "A1.1", "claim", "stop")
    assert view(table).last_round
    assert table.to_move == 1
    play(table, "rest")
    assert table.to_move == 2
    play(table, "rest")
    assert table.to_move == OVER


def test_the_last_seat_s_eighth_card_ends_it_at_once() -> None:
    table = scene("", "", "yyyg", row=ROW, data=changed(end={"cards": 1}))
    play(table, "rest", "rest", "A1.1", "claim", "stop")
    assert table.over


def test_it_is_the_eighth_card() -> None:
    state = state_of(scene("yyyg", row=ROW))
    give_cards(state, 0, ["P02", "P03", "P04", "P05", "P06", "P07", "P14"][:6])
    assert state.world.cards_to_end == 8
    state.apply(0)
    state.apply(state.world.claim)
    assert not state.last_round
    state = state_of(scene("yyyg", row=ROW))
    give_cards(state, 0, ["P02", "P03", "P04", "P05", "P06", "P07", "P14"])
    state.apply(0)
    state.apply(state.world.claim)
    assert state.last_round


def test_house_end_after_three_rounds_in_which_everyone_rests() -> None:
    table = scene(players=3)
    play(table, *["rest"] * 8)
    assert (view(table).rest_rounds, table.over) == (2, False)
    assert play(table, "rest").over
    assert [event.key for event in table.events()][-1] == "century-event-idle"


def test_any_activation_starts_the_count_anew() -> None:
    table = play(scene(), "rest", "rest", "rest", "rest", "A1.3", "rest")
    assert view(table).rest_rounds == 0
    play(table, *["rest"] * 5)
    assert not table.over
    assert play(table, "rest").over


def test_house_end_after_so_many_rounds() -> None:
    table = scene(data=changed(end={"rounds": 2}))
    play(table, "A1.3", "A1.5", "A1.5")
    assert play(table, "rest").over
    assert [event.key for event in table.events()][-1] == "century-event-rounds"


def test_nobody_plays_after_the_end() -> None:
    table = play(scene(), *["rest"] * 6)
    assert table.legal_moves() == []
    assert table.state.why_not(0) == "error-over"


# The score


def test_points_of_cards_and_a_point_for_each_crystal_that_is_not_yellow() -> None:
    state = state_of(scene("yyygbm", "yyyy"))
    assert state.scores() == [3, 0]
    give_cards(state, 0, ["P01", "P05"])
    assert state.scores() == [3 + 3 + 6, 0]


@pytest.mark.parametrize(
    ("tile", "cards", "points"),
    [
        ("B01", ["P01", "P02", "P03"], 6),
        ("B02", ["P01", "P13"], 2),
        ("B03", [], 0),
        ("B04", ["P36"], 2),
        ("B05", ["P01", "P02", "P13"], 3),
        ("B05", ["P01", "P02", "P13", "P14"], 6),
        ("B06", ["P25", "P26"], 0),
        ("B12", [], 3),
    ],
)
def test_two_points_an_icon_three_a_pair_and_a_flat_three(
    tile: str, cards: list[str], points: int
) -> None:
    state = state_of(scene())
    give_cards(state, 0, cards)
    before = state.scores()[0]
    give_bonus(state, 0, [tile])
    assert state.scores()[0] == before + points


@pytest.mark.parametrize(("home", "points"), [(6, 3), (7, 3), (8, 4), (12, 6)])
def test_a_point_for_two_merchants_in_play_not_in_reserve(home: int, points: int) -> None:
    state = state_of(play(scene(merchants=home), "C1.1"))
    before = state.scores()[0]
    give_bonus(state, 0, ["B11"])
    assert state.scores()[0] == before + points


def test_the_rulebook_s_example_1_x_3_and_3_x_3_and_3_x_2_makes_18() -> None:
    """Seven icons: three of one type, three of another, one of a third."""
    state = state_of(scene())
    give_cards(state, 0, ["P01", "P02", "P03", "P13", "P14", "P15", "P25"])
    before = state.scores()[0]
    give_bonus(state, 0, ["B07", "B05", "B01"])
    lines = [line for line in state.score_sheet()[0] if line.key == "century-score-bonus"]
    assert [(dict(line.args)["count"], line.points) for line in lines] == [(1, 3), (3, 9), (3, 6)]
    assert state.scores()[0] == before + 18


def test_one_icon_may_serve_several_tiles() -> None:
    state = state_of(scene())
    give_cards(state, 0, ["P01"])
    before = state.scores()[0]
    give_bonus(state, 0, ["B01", "B01", "B01"])
    assert state.scores()[0] == before + 6


def test_the_score_sheet_adds_up() -> None:
    state = state_of(scene("gbm", "yg"))
    give_cards(state, 0, ["P01", "P13", "P25"])
    give_bonus(state, 0, ["B05", "B11", "B12"])
    state.own_tile(0, state.world.tile_names.index("E06"))
    assert [sum(line.points for line in lines) for lines in state.score_sheet()] == state.scores()


@pytest.mark.parametrize(
    ("caravans", "places"),
    [
        (("g", "g"), [2, 1]),
        (("g", ""), [1, 2]),
        (("g", "g", "g"), [3, 2, 1]),
        (("gg", "g", "gg", "y"), [2, 3, 1, 4]),
    ],
)
def test_of_tied_players_the_last_in_turn_order_wins(
    caravans: tuple[str, ...], places: list[int]
) -> None:
    assert scene(*caravans).ranking == places


def test_a_finished_game_is_replayed_from_its_record() -> None:
    table = play(scene("yyy", "yyyy"), "A1.3", "A1.4", "up y", "stop", *["rest"] * 6)
    again = Table.from_record(table.record, table.spec.data)
    assert again.state.key() == table.state.key()
