"""Making a prophecy: any token of the main board into any empty slot."""

from .building import EMPTY, builder, moves_of, opened, play, position, view, why_not


def test_take_any_prophecy_token_and_put_it_into_any_empty_slot() -> None:
    table = opened(boards=["without_white", "without_blue"])
    numbers = (4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16)
    wanted = {f"prophecy {number} {colour}" for number in numbers for colour in "bokt"}
    assert set(moves_of(table, "prophecy")) == wanted
    play(table, "prophecy 9 k")
    assert [(side.colour, side.prophecy) for side in builder(table).sides] == [
        ("blue", None),
        ("orange", None),
        ("black", 9),
        ("turquoise", None),
    ]


def test_the_token_leaves_the_main_board() -> None:
    table = play(opened(boards=["without_white", "without_blue"]), "prophecy 9 k")
    assert 9 not in view(table).prophecies
    assert len(view(table).prophecies) == 10
    assert why_not(table, "prophecy 9 t") == "monolyth-why-token"


def test_tokens_of_one_number_are_taken_one_at_a_time() -> None:
    table = play(opened(players=4), "prophecy 9 k", "prophecy 9 k")
    assert why_not(table, "prophecy 9 k") == "monolyth-why-token"


def test_only_one_token_in_a_slot_never_moved_nor_replaced() -> None:
    table = play(opened(boards=["without_white", "without_blue"]), "prophecy 9 k", "prophecy 7 k")
    assert why_not(table, "prophecy 10 k") == "monolyth-why-slot"
    assert not any(move.endswith("k") for move in moves_of(table, "prophecy"))


def test_not_with_four_full_slots() -> None:
    slots = {"blue": 4, "orange": 5, "black": 6, "turquoise": 7}
    table = position(EMPTY, EMPTY, slots=slots, boards=["without_white", "without_blue"])
    assert moves_of(table, "prophecy") == []
    assert why_not(table, "prophecy 10 k") == "monolyth-why-slots"
    assert moves_of(table, "take")


def test_not_with_no_token_left() -> None:
    table = position(EMPTY, EMPTY, prophecies=(), boards=["without_white", "without_blue"])
    assert moves_of(table, "prophecy") == []
    assert why_not(table, "prophecy 10 k") == "monolyth-why-token"


def test_it_is_the_whole_turn() -> None:
    table = play(opened(), "prophecy 9 k")
    assert table.to_move == 1
    assert view(table).crystal == 0
    assert view(table).left is None
