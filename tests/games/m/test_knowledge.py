"""What is public, what one seat alone knows, and worlds imagined from that."""

from collections import Counter

import pytest

from trilithon import CHANCE, GAMES, Rng, State, Table
from trilithon.games.m.view import Buried, Known, MView

from .pictures import play, position, view, why_not

LONE = """
   c
4  r30t
"""


def buried_and_drawn() -> Table:
    """Seat 0 has buried b10c, seat 1 has drawn it; seat 2 saw neither face. Seat 0 is to move."""
    table = position(LONE, "b10c y20c", "r10m g20f", "n20c n40c", pile=1)
    for move in ("pass b10c", "deal y40f", "r10m d4", "deal b10c", "pass"):
        table.play(move)
    return table


def hand(state: State, seat: int) -> tuple[str, ...]:
    seen = state.view(seat)
    assert isinstance(seen, MView)
    assert seen.hand is not None
    return seen.hand


# What is public


def test_public_are_table_tokens_taken_cards_pile_size_and_hand_sizes() -> None:
    table = Table("m", 3, seed=5)
    while not table.over:
        table.play(table.legal_moves()[0])
        shared = {
            (seen.table, seen.tokens, seen.taken, seen.pile, seen.hand_sizes, seen.line, seen.idle)
            for seen in (view(table, viewer) for viewer in (None, 0, 1, 2))
        }
        assert len(shared) == 1


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = position(LONE, "b10c y20c", "r10m g20f")
    assert view(table, 0).hand == ("b10c", "y20c")
    assert view(table, 1).hand == ("r10m", "g20f")
    assert view(table).hand is None


# Buried cards


def test_a_card_put_under_the_pile_is_known_to_the_player_who_put_it_there() -> None:
    table = play(position(LONE, "b10c y20c", "r10m", players=3, pile=3), "pass b10c")
    assert view(table, 0).buried == (Buried(0, "b10c"),)
    for viewer in (None, 1, 2):
        assert view(table, viewer).buried == (Buried(0, None),)


def test_buried_cards_come_last_in_order() -> None:
    table = position(LONE, "b10c b20c", "y10c y20c", pile=2, tokens=0)
    table.play("pass b20c")
    table.play("deal g10c")
    table.play("pass y10c")
    table.play("deal g20c")
    assert view(table).buried == (Buried(0, None), Buried(1, None))
    table.play("pass g10c")
    assert table.state.chance_outcomes() == [(table.number("deal b20c"), 1.0)]
    assert why_not(table, "deal y10c") == "m-why-bottom"
    table.play("deal b20c")
    assert view(table, 0).hand == ("b10c", "b20c")
    table.play("pass g20c")
    assert [str(move) for move in table.legal_moves()] == ["deal y10c"]
    table.play("deal y10c")
    assert view(table, 1).hand == ("y10c", "y20c")
    assert view(table, 0).buried == (Buried(0, "g10c"), Buried(1, None))


def test_a_swap_never_draws_the_card_just_buried_while_others_are_in_the_pile() -> None:
    table = position(LONE, "b10c", "y10c", pile=1)
    table.play("pass b10c")
    assert "deal b10c" not in map(str, table.legal_moves())


def test_drawing_ones_own_buried_card_tells_nobody_anything() -> None:
    table = position(LONE, "b10c b20c", "y10c y20c", pile=1, tokens=0)
    table.play("pass b20c")
    table.play("deal g10c")
    table.play("pass")
    play(table, "pass g10c")
    assert "b20c" in hand(table.state, 0)
    assert [view(table, viewer).known for viewer in (None, 0, 1)] == [(), (), ()]


def test_who_buried_a_card_knows_it_in_the_hand_of_who_draws_it() -> None:
    table = buried_and_drawn()
    assert view(table, 0).known == (Known(0, 1, "b10c"),)
    assert view(table, 1).known == (Known(0, 1, "b10c"),)


def test_others_learn_nothing_of_it() -> None:
    table = buried_and_drawn()
    assert view(table, 2).known == view(table, None).known == ()


def test_it_is_known_no_more_once_it_is_placed() -> None:
    table = play(buried_and_drawn(), "pass", "b10c e4")
    assert view(table, 0).known == view(table, 1).known == ()


def test_placing_another_card_leaves_it_known() -> None:
    table = position(LONE, "b10c y20c", "r10m r20f", "n20c n40c", pile=1)
    table.play("pass b10c")
    table.play("deal y40f")
    play(table, "r10m d4", "pass", "pass", "r20f e4")
    assert view(table, 0).known == (Known(0, 1, "b10c"),)


def test_nothing_is_sure_once_its_holder_has_buried_a_card() -> None:
    table = position(LONE, "b10c y20c", "y10c y40c", pile=1, tokens=0)
    table.play("pass b10c")
    table.play("deal g20m")
    play(table, "pass y10c")
    assert hand(table.state, 1) == ("b10c", "y40c")
    assert view(table, 0).known == (Known(0, 1, "b10c"),)
    play(table, "pass", "pass y40c")
    assert hand(table.state, 1) == ("b10c", "y10c")
    assert view(table, 0).known == ()


def test_of_two_equal_zeros_as_many_are_known_as_were_buried() -> None:
    """Seat 1 holds a green zero of its own and one that seat 0 buried; seat 0 knows of one."""
    table = position(LONE, "g0 y20c", "r10m g0", "n20c n40c", pile=1)
    table.play("pass g0")
    table.play("deal y40f")
    play(table, "r10m d4")
    assert hand(table.state, 1) == ("g0", "g0")
    assert view(table, 0).known == (Known(0, 1, "g0"),)
    held = Counter[int]()
    for seed in range(300):
        world = table.state.copy()
        world.determinize(0, Rng(seed))
        held[hand(world, 1).count("g0")] += 1
    assert held[0] == 0
    assert 0 < held[2] < held[1]


def test_of_two_equal_zeros_one_placed_leaves_none_known() -> None:
    table = position(
        """
           c    d
        4  r30t r0
        """,
        "b0 y20m",
        "b0 r10m",
        "n20c n40c",
        pile=1,
        options={"voluntary_pass": "yes"},
    )
    table.play("pass b0")
    table.play("deal y40f")
    play(table, "r10m c3")
    assert hand(table.state, 1) == ("b0", "b0")
    play(table, "pass", "pass", "b0 e4")
    assert hand(table.state, 1) == ("b0",)
    assert view(table, 0).known == view(table, 1).known == ()


def test_of_two_equal_zeros_both_buried_one_placed_leaves_one_known() -> None:
    table = position(
        """
           c    d
        4  r30t r0
        """,
        "g0 g0",
        "r10m r20f",
        pile=2,
        options={"voluntary_pass": "yes"},
    )
    for move in ("pass g0", "deal y40f", "pass", "pass g0", "deal y20c"):
        table.play(move)
    play(table, "r10m c3", "pass", "r20f c5", "pass")
    assert view(table, 0).known == (Known(0, 1, "g0"), Known(0, 1, "g0"))
    table.play("g0 e4")
    assert view(table, 0).known == (Known(0, 1, "g0"),)


def test_what_two_others_know_of_each_other_is_hidden_even_when_it_ends() -> None:
    """Twin worlds for seat 2: the card that seat 1 places was buried by seat 0, or it was not."""
    first = position(LONE, "b10c y20c", "r10m g20f", "n20c n40c", pile=1)
    second = position(LONE, "g20f y20c", "r10m b10c", "n20c n40c", pile=1)
    first.play("pass b10c")
    second.play("pass g20f")
    first.play("deal y40f")
    second.play("deal y40f")
    for move in ("r10m d4", "pass", "pass", "b10c e4"):
        for viewer in (2, None):
            assert view(first, viewer) == view(second, viewer)
        assert imagined(first.state, 2, 1) == imagined(second.state, 2, 1)
        play(first, move)
        play(second, move)
    assert view(first, 0) != view(second, 0)
    assert view(first, 2) == view(second, 2)
    assert imagined(first.state, 2, 1) == imagined(second.state, 2, 1)


# Imagined worlds


def imagined(state: State, seat: int, seed: int) -> int:
    world = state.copy()
    world.determinize(seat, Rng(seed))
    return world.key()


def test_determinize_keeps_what_is_known() -> None:
    table = buried_and_drawn()
    for seat in range(3):
        for seed in range(50):
            world = table.state.copy()
            world.determinize(seat, Rng(seed))
            assert world.view(seat) == table.view(seat)
            assert "b10c" in hand(world, 1) or seat == 2


def test_determinize_keeps_the_cards_that_the_seat_has_buried() -> None:
    table = position(LONE, "b10c b20c", "y10c y20c", pile=3)
    table.play("pass b20c")
    table.play("deal g10c")
    table.play("pass y10c")
    table.play("deal g20c")
    others = set()
    for seed in range(50):
        world = table.state.copy()
        world.determinize(0, Rng(seed))
        seen = world.view(1)
        assert isinstance(seen, MView)
        assert world.view(0) == table.view(0)
        others.add(seen.buried[1].card)
    assert len(others) > 20


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    assert counts.keys() <= expected.keys()
    return sum((counts[name] - mean) ** 2 / mean for name, mean in expected.items())


def test_determinize_draws_the_rest_uniformly() -> None:
    """Each unseen card is as likely as any other in the hand of another seat."""
    table = position(LONE, "b10c y20c", "r10m g20f", players=3, pile=6)
    worlds = 4000
    counts = Counter[str]()
    rng = Rng(11)
    world = table.state.copy()
    for _ in range(worlds):
        world.determinize(0, rng)
        counts.update(hand(world, 1))
        counts.update(hand(world, 2))
    deck = Counter(f"{c}{v}{s}" for c in "bnrgy" for s in "ctmf" for v in (10, 20, 30, 40))
    deck.update([f"{colour}0" for colour in "bnrgy"] * 2)
    deck.subtract(["r30t", "b10c", "y20c"])
    unseen = {card: copies * worlds * 4 / 87 for card, copies in deck.items() if copies}
    assert chi_square(counts, unseen) < 160, "82 degrees of freedom"


def test_determinize_draws_buried_cards_of_others_uniformly() -> None:
    table = position(LONE, "b10c", "y10c", pile=1)
    table.play("pass b10c")
    table.play("deal g10c")
    worlds = 4000
    counts = Counter[str]()
    rng = Rng(12)
    world = table.state.copy()
    for _ in range(worlds):
        world.determinize(1, rng)
        seen = world.view(0)
        assert isinstance(seen, MView)
        counts[seen.buried[0].card or ""] += 1
    assert len(counts) == 88 - 5
    unseen = {
        card: worlds / 88 * (2 if card.endswith("0") and len(card) == 2 else 1) for card in counts
    }
    assert chi_square(counts, unseen) < 160, "82 degrees of freedom"


def test_two_determinizations_are_independent_of_the_first() -> None:
    """What was drawn before leaves no trace: the same generator gives the same world."""
    state = Table("m", 4, seed=9).state
    assert imagined(state, 1, 5) == imagined(_after(state, 1, 6), 1, 5)


def _after(state: State, seat: int, seed: int) -> State:
    world = state.copy()
    world.determinize(seat, Rng(seed))
    return world


@pytest.mark.parametrize("players", range(2, 7))
def test_a_world_from_a_view_agrees_with_it_for_every_seat_and_a_spectator(players: int) -> None:
    game = GAMES["m"]
    table = Table("m", players, seed=players, options={"voluntary_pass": "yes"})
    rng = Rng(players)
    while not table.over:
        for viewer in (None, *range(players)):
            seen = table.view(viewer)
            world = game.from_view(table.spec, seen, rng)
            assert world.view(viewer) == seen
            if table.to_move in (viewer, CHANCE):
                assert list(world.legal_moves()) == list(table.state.legal_moves())
        table.play(table.state.random_move(rng))


def test_a_world_from_a_view_can_be_played_to_its_end() -> None:
    table = buried_and_drawn()
    rng = Rng(3)
    for viewer in (None, 0, 1, 2):
        world = GAMES["m"].from_view(table.spec, table.view(viewer), rng)
        while world.to_move != -2:
            chance = world.to_move == CHANCE
            move = world.sample_chance(rng) if chance else world.random_move(rng)
            assert world.is_legal(move)
            world.apply(move)


@pytest.mark.parametrize("players", range(2, 7))
def test_worlds_from_a_view_are_those_of_determinize(players: int) -> None:
    """One generator, one world: the real state gives nothing that its view does not."""
    table = Table("m", players, seed=players, options={"voluntary_pass": "yes"})
    rng = Rng(players)
    while not table.over:
        for seat in range(players):
            world = GAMES["m"].from_view(table.spec, table.view(seat), Rng(players))
            assert world.key() == imagined(table.state, seat, players)
        table.play(table.state.random_move(rng))
