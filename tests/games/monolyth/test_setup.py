"""One to four players, eighty stones, a ring of thirteen sites, tokens, a card and boards."""

from collections import Counter

import pytest

from trilithon import CHANCE, GAMES, BadSetup, Table

from ..refusals import refused
from .building import opened, settle, view

PLAYERS = range(1, 5)


def test_one_to_four_players() -> None:
    assert list(GAMES["monolyth"].players) == [1, 2, 3, 4]
    for players in (-1, 0, 5, 1000):
        with refused(BadSetup, "error-players"):
            Table("monolyth", players)


def test_eighty_stones_sixteen_of_each_of_five_colours() -> None:
    seen = view(Table("monolyth", 2, deal=False))
    colours: Counter[str] = Counter()
    for count in seen.box + seen.supply:
        colours[count.stone[0]] += count.count
    assert colours == dict.fromkeys("wbokt", 16)


def test_there_are_3_2_2_3_2_1_2_1_stones_of_each_shape_in_a_colour() -> None:
    seen = view(Table("monolyth", 2, deal=False))
    shapes = {count.stone[1:]: count.count for count in seen.supply + seen.box}
    assert list(shapes.values()) == [3, 2, 2, 3, 2, 1, 2, 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_one_cube_stones_are_a_supply_by_colour(players: int) -> None:
    supply = view(opened(players=players)).supply
    assert {count.stone: count.count for count in supply} == {f"{c}I1": 3 for c in "wbokt"}


@pytest.mark.parametrize("players", PLAYERS)
def test_twelve_stones_lie_on_the_free_sites_and_the_crystal_on_the_thirteenth(
    players: int,
) -> None:
    seen = view(opened(players=players))
    assert len(seen.ring) == 13
    assert [site for site, stone in enumerate(seen.ring) if stone is None] == [seen.crystal] == [0]
    assert not any(stone and stone.endswith("I1") for stone in seen.ring)
    assert sum(count.count for count in seen.box) == 65 - 12


def test_stones_are_drawn_from_the_box_at_random() -> None:
    """The odds of a kind are its share of what is left in the box."""
    table = Table("monolyth", options={"structure": "keep"}, deal=False)
    for left in range(65, 53, -1):
        box = {f"deal {count.stone}": count.count for count in view(table).box if count.count}
        odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
        assert odds == {move: pytest.approx(count / left) for move, count in box.items()}
        table.play("deal wL3" if left > 62 else table.legal_moves()[-1])


@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_on_the_main_board_depend_on_the_number_of_players(players: int) -> None:
    content = GAMES["monolyth"].data.content
    seen = view(opened(players=players))
    assert sorted(seen.prophecies) == sorted(content["prophecy_tokens"][str(players)])
    assert sorted(seen.level_tokens) == sorted(content["level_tokens"][str(players)])
    assert sorted(seen.structure_tokens) == sorted(content["structure_tokens"][str(players)])


def test_one_structure_card_at_random() -> None:
    table = Table("monolyth", deal=False)
    odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
    cards = GAMES["monolyth"].data.content["structure_cards"]
    assert odds == {f"card {card}": pytest.approx(1 / 10) for card in cards}
    table.play("card spine")
    assert view(table).card == "spine"


def test_or_chosen() -> None:
    table = Table("monolyth", options={"structure": "gate"}, deal=False)
    assert view(table).card == "gate"
    assert {str(move).split()[0] for move in table.legal_moves()} == {"deal"}


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_a_random_different_player_board(players: int) -> None:
    table = Table("monolyth", players, deal=False)
    boards = set(GAMES["monolyth"].data.content["player_boards"])
    for _ in range(13):
        table.play(table.legal_moves()[0])
    for _ in range(players):
        odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
        assert odds == {f"board {name}": pytest.approx(1 / len(boards)) for name in boards}
        boards.remove(str(table.legal_moves()[-1]).split()[1])
        table.play(table.legal_moves()[-1])
    assert table.to_move == 0


def test_a_board_that_is_given_cannot_be_given_again() -> None:
    table = Table("monolyth", 2, options={"board_second": "without_blue"}, deal=False)
    while not str(table.legal_moves()[0]).startswith("board"):
        table.play(table.legal_moves()[0])
    assert table.state.why_not(table.state.spec.actions + 40 + 10 + 1) == "monolyth-why-board"
    table.play("board without_black")
    assert [builder.board for builder in view(table).builders] == ["without_black", "without_blue"]


def test_boards_can_be_chosen_and_are_different() -> None:
    options = {"board_first": "without_black", "board_second": "without_white"}
    table = Table("monolyth", 2, seed=1, options=options)
    assert [b.board for b in view(table).builders] == ["without_black", "without_white"]
    with refused(BadSetup, "monolyth-error-boards"):
        Table("monolyth", 2, options=dict.fromkeys(options, "without_black"))


@pytest.mark.parametrize("options", [{"structure": "tower"}, {"board_first": "x"}, {"board": "x"}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        Table("monolyth", 2, options=options)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_player_is_seat_0_and_play_is_clockwise(players: int) -> None:
    table = opened(players=players)
    order = []
    for _ in range(2 * players):
        order.append(table.to_move)
        table.play(table.legal_moves()[-1])
        settle(table)
    assert order == [*range(players), *range(players)]


def test_chance_is_not_played_by_a_seat() -> None:
    table = Table("monolyth", 2, deal=False)
    assert table.to_move == CHANCE
    assert table.state.why_not(0) == "monolyth-why-stage"
    assert table.state.why_not(table.spec.actions) == "monolyth-why-stage"
    assert opened().state.why_not(table.spec.actions) == "monolyth-why-stage"
