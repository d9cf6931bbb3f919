import pytest

import trilithon
from trilithon import BadNotation, BadSetup, IllegalMove, NotYourTurn, Record, Table
from trilithon.games.m.moves import Place
from trilithon.games.m.view import MView


def table() -> Table:
    return trilithon.Table("m", players=3, seed=7)


def test_the_same_seed_deals_the_same_game() -> None:
    assert table().record == table().record
    assert table().record != trilithon.Table("m", players=3, seed=8).record


def test_a_move_is_played_by_name_by_notation_or_by_number() -> None:
    named, noted, numbered = table(), table(), table()
    move = named.legal_moves()[0]
    assert isinstance(move, Place)
    named.play(move)
    noted.play(f"  {str(move).upper()} ")
    numbered.play(int(numbered.state.legal_moves()[0]))
    assert named.state.key() == noted.state.key() == numbered.state.key()


def test_without_a_dealer_chance_is_played_by_hand() -> None:
    dealt = Table("m", players=2, deal=False)
    assert dealt.to_move == trilithon.CHANCE
    for card in ("b40c", "n30t", "r0", "r0", "y10f"):
        dealt.play(f"deal {card}")
    with pytest.raises(IllegalMove):
        dealt.play("deal b40c")
    view = dealt.view()
    assert isinstance(view, MView)
    assert [lying.card for lying in view.table] == ["n30t", "r0", "b40c", "r0", "y10f"]


@pytest.mark.parametrize("text", ["", "nonsense", "b40c", "b40c d4 e5", "take", "x99z a1", "💎 a1"])
def test_malformed_notation_is_refused_and_changes_nothing(text: str) -> None:
    asked = table()
    key = asked.state.key()
    with pytest.raises(BadNotation):
        asked.play(text)
    assert asked.state.key() == key


def test_an_oversized_notation_is_refused() -> None:
    with pytest.raises(BadNotation):
        table().play("b" * 1_000_000)


def test_errors_speak_english_and_carry_a_key() -> None:
    with pytest.raises(IllegalMove) as caught:
        table().play("row")
    assert caught.value.key == "m-why-stage"
    assert str(caught.value)[0].isupper()
    assert " " in str(caught.value)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_impossible_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        trilithon.Table("m", players=players)


def test_an_unknown_game_option_or_choice_is_refused() -> None:
    with pytest.raises(BadSetup):
        trilithon.Table("chess")
    with pytest.raises(BadSetup):
        trilithon.Table("m", options={"speed": "fast"})
    with pytest.raises(BadSetup):
        trilithon.Table("m", options={"layout": "circle"})


def test_a_view_is_for_a_seat_of_the_table_or_a_spectator() -> None:
    for seat in (-1, 3, 99):
        with pytest.raises(NotYourTurn):
            table().view(seat)
    assert table().view().viewer is None


def test_events_are_told_from_any_step_on() -> None:
    played = table()
    before = len(played.steps)
    played.play(played.legal_moves()[0])
    told = played.events(0, since=before)
    assert told == played.events(0)[-len(told) :]
    assert told[0].key == "m-event-place"


def forked(inherited: int) -> Table:
    """A game that goes on from the middle of a turn of another one, with draws of its own."""
    made = trilithon.Table("monolyth", players=2, seed=7)
    while not made.can_undo:
        made.play(made.legal_moves()[0])
    fields = {name: getattr(made.record, name) for name in Record.__dataclass_fields__}
    count = len(made.steps) if inherited < 0 else inherited
    return Table.from_record(Record(**{**fields, "inherited": count}))


def test_a_move_taken_over_from_another_game_is_not_undone() -> None:
    fork = forked(inherited=-1)
    assert not fork.can_undo
    with pytest.raises(IllegalMove):
        fork.undo()
    assert Record.parse(str(fork.record)) == fork.record


def test_a_fork_undoes_its_own_moves_and_no_more() -> None:
    fork = forked(inherited=-1)
    inherited = len(fork.steps)
    own = forked(inherited=inherited - 1)
    assert own.can_undo
    own.undo()
    assert len(own.steps) == own.inherited
    assert not own.can_undo
    assert Record.parse(str(own.record)) == own.record
