"""The options: the voluntary pass and the second opening layout."""

import pytest

from trilithon import GAMES, BadSetup, Table

from ..refusals import refused
from .pictures import lying, moves, play, position, view, why_not

VOLUNTARY = {"voluntary_pass": "yes"}
LONE = """
   c
4  r30t
"""


def test_the_defaults_are_no_voluntary_pass_and_the_zigzag() -> None:
    table = Table("m")
    assert table.spec.options == {"voluntary_pass": "no", "layout": "zigzag"}


def test_a_voluntary_pass_is_offered_after_the_placements() -> None:
    table = position(LONE, "b10c r10c", options=VOLUNTARY)
    placements = ["r10c c3", "r10c b4", "r10c d4", "r10c c5"]
    assert moves(table) == [*placements, "pass", "pass b10c", "pass r10c"]


def test_a_voluntary_pass_needs_a_token() -> None:
    table = position(LONE, "b10c r10c", options=VOLUNTARY, tokens=0)
    assert not any(move.startswith("pass") for move in moves(table))
    assert why_not(table, "pass") == "m-why-pass"


def test_who_can_place_nothing_passes_without_a_token() -> None:
    table = position(LONE, "b10c", options=VOLUNTARY, tokens=0)
    assert moves(table) == ["pass", "pass b10c"]


def test_it_is_otherwise_an_ordinary_pass() -> None:
    """A token to the right, a swap, no swap with an empty pile, and it counts for the jam."""
    table = position(LONE, "r10c", options=VOLUNTARY, players=3)
    table.play("pass r10c")
    table.play("deal y40f")
    assert (view(table).tokens, view(table).idle, table.to_move) == ((5, 6, 7), 1, 1)
    assert view(table, 0).hand == ("y40f",)
    empty = position(LONE, "r10c", "r20c", options=VOLUNTARY, pile=0)
    assert why_not(empty, "pass r10c") == "m-why-pile"
    assert play(empty, "pass", "pass").over


def test_it_is_off_unless_chosen() -> None:
    assert why_not(position(LONE, "r10c"), "pass") == "m-why-pass"


def test_the_second_layout_opens_in_an_arch() -> None:
    table = Table("m", options={"layout": "arch"}, deal=False)
    for _ in range(5):
        table.play(table.legal_moves()[0])
    assert set(lying(table)) == {"b3", "b2", "c2", "d2", "d3"}


@pytest.mark.parametrize("layout", ["zigzag", "arch"])
@pytest.mark.parametrize("voluntary", ["no", "yes"])
def test_games_end_under_every_option(layout: str, voluntary: str) -> None:
    options = {"layout": layout, "voluntary_pass": voluntary}
    table = Table("m", 3, seed=4, options=options)
    rng_moves = 0
    while not table.over:
        table.play(table.legal_moves()[rng_moves * 7 % len(table.legal_moves())])
        rng_moves += 1
    assert rng_moves <= table.spec.longest


def test_unknown_options_and_choices_are_refused_by_name() -> None:
    with refused(BadSetup, "error-option") as unknown:
        Table("m", options={"speed": "fast"})
    assert unknown.value.details["option"] == "speed"
    with refused(BadSetup, "error-choice") as wrong:
        Table("m", options={"layout": "circle"})
    assert wrong.value.details == {"option": "layout", "choice": "circle", "known": "zigzag, arch"}


def test_the_options_are_told_with_their_choices() -> None:
    told = {option.name: option.choices for option in GAMES["m"].options(GAMES["m"].data)}
    assert told == {"voluntary_pass": ("no", "yes"), "layout": ("zigzag", "arch")}
