import hashlib

import pytest

from games_played import random_table
from trilithon import BadRecord, Dealer, Record, Table, verify
from trilithon.core.record import Line


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dealer = Dealer(b"s" * 32, ("a", "b"))
    assert dealer.commitment == hashlib.sha256(b"s" * 32).hexdigest()
    assert "s" * 8 not in repr(dealer)


def test_secrets_are_fresh_and_seeds_are_not() -> None:
    assert Dealer().secret != Dealer().secret
    assert Dealer.seeded(7) == Dealer.seeded(7) != Dealer.seeded(8)


def test_every_nonce_changes_the_deal() -> None:
    deals = set()
    for nonces in [(), ("a", "b"), ("a", "c"), ("b", "a")]:
        table = Table("m", players=2, dealer=Dealer(b"s" * 32, nonces))
        deals.add(tuple(line.notation for line in table.record.moves))
    assert len(deals) == 4


def test_a_fair_record_is_verified_and_a_forged_draw_is_named() -> None:
    table = Table("m", players=2, dealer=Dealer(b"s" * 32, ("a", "b")))
    record = Record.parse(str(table.record))
    assert verify(record) == 13
    swapped = (record.moves[1], record.moves[0], *record.moves[2:])
    with pytest.raises(BadRecord, match="draw"):
        verify(with_changes(record, moves=swapped))


def test_a_record_without_its_secret_or_with_another_cannot_be_verified() -> None:
    record = random_table("m", 2, seed=3).record
    with pytest.raises(BadRecord):
        verify(with_changes(record, secret=""))
    with pytest.raises(BadRecord):
        verify(with_changes(record, secret="00" * 32))
    with pytest.raises(BadRecord):
        verify(with_changes(record, secret="no hex"))


def test_the_public_record_tells_no_secret() -> None:
    table = random_table("m", 3, seed=4, moves=30)
    public = table.public_record
    assert public.secret == ""
    assert public.commitment == table.record.commitment
    assert all("?" not in line.notation for line in public.moves[:5])
    hidden = [line for line in public.moves[5:] if line.seat is None]
    assert set(hidden) == {Line(None, "deal ?")}


def with_changes(record: Record, **changes: object) -> Record:
    fields = {name: getattr(record, name) for name in Record.__dataclass_fields__}
    return Record(**{**fields, **changes})


def test_the_draws_taken_over_from_another_game_are_not_this_dealers() -> None:
    first = Table("m", players=2, seed=1)
    first.play(first.legal_moves()[0])
    dealer = Dealer.seeded(2)
    taken = first.record.moves[:-1]
    forked = Table.from_record(
        with_changes(
            first.record,
            moves=taken,
            secret=dealer.secret.hex(),
            commitment=dealer.commitment,
            inherited=len(taken),
        )
    )
    record = Record.parse(str(forked.record))
    assert record.inherited == len(taken)
    assert forked.public_record.inherited == len(taken)
    assert verify(record) == 1
    with pytest.raises(BadRecord):
        verify(with_changes(record, inherited=0))


@pytest.mark.parametrize("number", ["-1", "99", "one"])
def test_a_record_cannot_have_taken_over_more_than_it_has(number: str) -> None:
    record = Table("m", players=2, seed=1).record
    text = str(with_changes(record, inherited=1))
    body = text[: text.rindex("end ")].replace("inherited: 1", f"inherited: {number}")
    seal = hashlib.sha256(body.encode()).hexdigest()[:16]
    with pytest.raises(BadRecord, match="number"):
        Record.parse(f"{body}end {len(record.moves)} {seal}\n")
