"""Prophecies on the four walls, tokens, and ties."""

import pytest

from trilithon.core.view import ScoreLine
from trilithon.games.monolyth.scoring import places

from .building import EMPTY, builder, position, state_of, view

BOARDS = ["without_white", "without_blue", "without_orange"]  # blue, orange, black, turquoise


def counts(picture: str) -> tuple[int, ...]:
    """What counts in each wall: blue (y = 1), orange (x = d), black (y = 4), turquoise (x = a)."""
    return tuple(side.count for side in builder(position(picture, EMPTY, boards=BOARDS)).sides)


def test_the_sides_go_around_the_board_y_1_x_d_y_4_x_a() -> None:
    picture = """
        w  b  b  w
        tt .  .  w
        t  .  .  ow
        w  k  k  w
    """
    assert counts(picture) == (2, 1, 2, 3)


def test_count_the_cubes_of_the_sides_colour() -> None:
    assert counts("bb bbw wb o\n" + ". . . .\n" * 3) == (5, 1, 0, 0)


def test_corner_cubes_count_for_both_walls() -> None:
    """A board whose neighbouring sides ask for blue and orange: a blue and an orange corner."""
    assert counts(". . . bo\n" + ". . . .\n" * 3) == (1, 1, 0, 0)
    assert counts("tb . . .\n" + ". . . .\n" * 3) == (1, 0, 0, 1)
    assert counts(". . . .\n" * 3 + "tk . . ok\n") == (0, 1, 2, 1)


def test_a_cube_seen_through_a_gap_does_not_count() -> None:
    assert counts("b . b b\n. bb . .\n" + ". . . .\n" * 2) == (3, 0, 0, 0)


def test_a_prophecy_scores_its_number_if_the_wall_has_at_least_as_many() -> None:
    row = "bbb bb bb . \n" + ". . . .\n" * 3
    for number, points in ((6, 6), (7, 7), (8, 0), (14, 0)):
        table = position(row, EMPTY, slots={"blue": number}, boards=BOARDS)
        assert table.scores == [points, 0]


def test_a_wall_without_a_prophecy_scores_nothing() -> None:
    table = position("bbb bb bb .\n" + ". . . .\n" * 3, EMPTY, boards=BOARDS)
    assert table.scores == [0, 0]


def test_the_rulebooks_example_seven_turquoise_and_fewer_than_fourteen_white() -> None:
    """Two players: turquoise 7 comes true; white 14 does not, an inner white cube does not help."""
    picture = """
        wwww wwww www  tt
        w    w    .    tt
        k    .    .    tt
        w    o    o    to
    """
    slots = {"turquoise": 7, "white": 14}
    table = position(picture, EMPTY, slots=slots, boards=["without_orange", "without_blue"])
    sides = {side.colour: side.count for side in builder(table).sides}
    assert list(sides) == ["black", "turquoise", "white", "blue"]
    assert (sides["turquoise"], sides["white"]) == (7, 1)
    turned = "\n".join(reversed(picture.strip().splitlines()))
    table = position(turned, EMPTY, slots=slots, boards=["without_orange", "without_blue"])
    sides = {side.colour: side.count for side in builder(table).sides}
    assert (sides["turquoise"], sides["white"]) == (7, 11)
    assert table.scores[0] == 7
    assert table.state.score_sheet()[0] == [
        ScoreLine(
            "monolyth-score-prophecy", 7, (("colour", "turquoise"), ("count", 7), ("number", 7))
        ),
        ScoreLine(
            "monolyth-score-unfulfilled", 0, (("colour", "white"), ("count", 11), ("number", 14))
        ),
    ]


def test_level_and_structure_tokens_are_added() -> None:
    table = position("www www www .\n" + "w w w w\n" * 3, EMPTY, ring="oI3", card="rampart")
    table.play("take 1")
    table.play("place d1 d1 d1")
    table.play(table.legal_moves()[0])
    assert table.scores == [16 + 18, 0]
    assert [line.key for line in view(table).sheet[0]] == [
        "monolyth-score-level",
        "monolyth-score-structure",
    ]


@pytest.mark.parametrize(
    ("totals", "order"),
    [
        ([5, 3], [1, 2]),
        ([3, 5], [2, 1]),
        ([5, 5], [2, 1]),
        ([5, 5, 5], [3, 2, 1]),
        ([5, 9, 5], [3, 1, 2]),
        ([9, 5, 9, 0], [2, 3, 1, 4]),
    ],
)
def test_the_tied_player_furthest_from_the_starting_player_wins(
    totals: list[int], order: list[int]
) -> None:
    assert places(totals) == order


def test_the_ranking_of_a_table_breaks_ties() -> None:
    table = position(EMPTY, EMPTY, EMPTY)
    assert table.scores == [0, 0, 0]
    assert table.ranking == [3, 2, 1]
    assert state_of(table).ranking() == table.ranking
