"""Two to six players, ninety cards, six tokens, an opening in an M and secret hands of four."""

from fractions import Fraction

import pytest

from trilithon import CHANCE, GAMES, BadSetup, Table

from ..refusals import refused
from .pictures import changed, lying, position, view

PLAYERS = range(2, 7)
UNLIKE = ["b10c", "n20t", "r30m", "g40f", "y0"]


def test_two_to_six_players() -> None:
    assert list(GAMES["m"].players) == [2, 3, 4, 5, 6]
    for players in (-1, 0, 1, 7, 1000):
        with refused(BadSetup, "error-players"):
            Table("m", players)


def test_ninety_cards_in_five_colours_of_four_symbols_and_four_values_and_two_zeros() -> None:
    table = Table("m", deal=False)
    odds = {str(table.name(move)): share for move, share in table.state.chance_outcomes()}
    deck = {f"deal {c}{v}{s}": 1 for c in "bnrgy" for s in "ctmf" for v in (10, 20, 30, 40)}
    deck |= {f"deal {colour}0": 2 for colour in "bnrgy"}
    assert sum(deck.values()) == 90
    assert odds == {card: pytest.approx(count / 90) for card, count in deck.items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_six_tokens_each(players: int) -> None:
    assert view(Table("m", players, seed=1)).tokens == (6,) * players


@pytest.mark.parametrize(("players", "in_play"), [(2, 50), (3, 60), (4, 70), (5, 80), (6, 90)])
def test_fifty_to_ninety_cards_are_used(players: int, in_play: int) -> None:
    table = Table("m", players, seed=1)
    assert view(table).pile == in_play - 5 - 4 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rest_is_removed_unseen(players: int) -> None:
    """Every card not yet seen, removed or not, is equally likely to be drawn next."""
    table = Table("m", players, deal=False)
    seen = 5 + 4 * players
    for _ in range(seen):
        table.play(table.legal_moves()[0])
    table.play(table.legal_moves()[0])
    assert table.to_move == CHANCE
    shares = {Fraction(share).limit_denominator(90) for _, share in table.state.chance_outcomes()}
    assert shares <= {Fraction(count, 90 - seen) for count in (1, 2)}


@pytest.mark.parametrize("players", PLAYERS)
def test_five_cards_open_the_table_in_a_zigzag_m(players: int) -> None:
    table = Table("m", players, deal=False)
    for card in UNLIKE:
        table.play(f"deal {card}")
    assert lying(table) == dict(zip(["b3", "c2", "d3", "e2", "f3"], UNLIKE, strict=True))


def test_opening_cards_need_not_match() -> None:
    table = position(
        """
           b    c    d
        2  b10c n20t r30m
        3  g40f .    y0
        """,
        "b0",
    )
    assert len(lying(table)) == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_of_four(players: int) -> None:
    table = Table("m", players, seed=1)
    assert view(table).hand_sizes == (4,) * players
    for seat in range(players):
        assert len(view(table, seat).hand or ()) == 4


def test_hands_are_dealt_seat_by_seat_and_kept_in_order() -> None:
    table = position("   b\n 2 r0", "y40f b10c", "g0 g0")
    assert view(table, 0).hand == ("b10c", "y40f")
    assert view(table, 1).hand == ("g0", "g0")


def test_hands_are_secret() -> None:
    table = position("   b\n 2 r0", "y40f b10c", "g10f g30f")
    assert view(table, None).hand is None
    assert "g30f" not in repr(view(table, None)) + repr(view(table, 0))
    assert "b10c" not in repr(view(table, None)) + repr(view(table, 1))


def test_seat_0_starts() -> None:
    assert Table("m", 4, seed=3).to_move == 0


def test_the_deck_is_a_table_in_the_data_file() -> None:
    three = Table("m", data=changed(deck={"zeros": 3}), deal=False).state
    assert max(share for _, share in three.chance_outcomes()) == pytest.approx(3 / 95)


def test_a_card_is_dealt_once_and_a_zero_twice() -> None:
    table = Table("m", deal=False)
    for card in ("b10c", "b0", "b0"):
        table.play(f"deal {card}")
    assert {"deal b10c", "deal b0"}.isdisjoint(map(str, table.legal_moves()))
