"""A game looked at again: every moment as it was seen, and nothing that one may not see."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from live import BOT, ME, OPEN, Message, Person, Server, here
from trilithon import OVER, Record, Table
from trilithon.server.hub import options_with
from trilithon.server.replaying import PART, moments_of, state_at
from trilithon.server.store import Place, Setup


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[str, list[Message], Table]]:
    """A game that Ann and Bea played at one screen: its path, seat 0's log, the table."""
    person = Person(server)
    way = person.open(ME, here("Bea"))
    with person.at(way["table"]) as client:
        client.begin()
        client.play_to_end(0, 1)
        log = client.logs[0]
    path = f"/api/tables/{way['table']}"
    table = Table.from_record(Record.parse(person.get(path + "/record")["record"]))
    yield path, log, table
    person.http.close()


def positions(person: Person, path: str, eyes: str) -> list[Message]:
    """All positions, part by part."""
    found: list[Message] = []
    total = len(person.get(f"{path}/replay/{eyes}")["moments"])
    for number in range(-(-total // PART)):
        part = person.get(f"{path}/replay/{eyes}/{number}")
        assert part["first"] == len(found)
        found += part["positions"]
    assert len(found) == total
    return found


def plain(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_a_finished_game_is_seen_through_anybodys_eyes(
    bob: Person, finished: tuple[str, list[Message], Table]
) -> None:
    path, log, table = finished
    replay = bob.get(path + "/replay")
    assert replay["eyes"] == "mover"
    assert replay["choices"] == ["mover", "0", "1", "watcher"]
    assert replay["mine"] == []
    for eyes in ("0", "1"):
        views = [state_at(table, step).view(int(eyes)) for step in moments_of(table)]
        told = [position["view"] for position in positions(bob, path, eyes)]
        assert told == plain(views)
    seen = bob.get(path + "/replay/0")
    assert [event for moment in seen["moments"] for event in moment["log"]] == log


def test_the_movers_eyes_are_those_of_whoever_decided_last(
    bob: Person, finished: tuple[str, list[Message], Table]
) -> None:
    path, _, _ = finished
    moments = bob.get(path + "/replay/mover")["moments"]
    viewers = [position["view"]["viewer"] for position in positions(bob, path, "mover")]
    assert viewers[0] == moments[0]["to_move"]
    assert viewers[1:] == [moment["seat"] for moment in moments[1:]]


def test_moments_are_decisions_and_count_the_turns(
    bob: Person, finished: tuple[str, list[Message], Table]
) -> None:
    path, _, table = finished
    replay = bob.get(path + "/replay")
    moments = replay["moments"]
    assert moments[0]["turn"] == 0
    assert moments[0]["seat"] is None
    turns = [moment["turn"] for moment in moments]
    assert turns == sorted(turns)
    assert set(turns) == set(range(replay["turns"] + 1))
    assert [moment["step"] for moment in moments] == moments_of(table)
    assert all(moment["to_move"] >= 0 for moment in moments[:-1])
    assert moments[-1]["to_move"] == OVER
    decided = [moment["seat"] for moment in moments[1:]]
    assert decided == [step.seat for step in table.steps if step.seat is not None]


def test_while_a_game_runs_one_sees_what_one_saw(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    path = f"/api/tables/{way['table']}"
    assert ann.get(path + "/replay")["code"] == "waiting"
    bob.post(path + "/join", {"invite": way["invite"]})
    with ann.at(way["table"]) as one, bob.at(way["table"]) as two:
        one.begin()
        two.begin()
        for client, seat in ((one, 0), (two, 1)):
            while client.hints(seat) is None:
                client.hear()
            hints = client.hints(seat)
            assert hints is not None
            assert client.play(seat, hints["moves"][0])["type"] == "done"
    replay = ann.get(path + "/replay")
    assert replay["eyes"] == "0"
    assert replay["choices"] == ["0", "watcher"]
    assert {p["view"]["viewer"] for p in positions(ann, path, "0")} == {0}
    assert all(p["hints"] is None for p in positions(ann, path, "0"))
    assert all(p["view"]["hand"] is None for p in positions(bob, path, "watcher"))
    for eyes in ("1", "mover"):
        assert ann.get(f"{path}/replay/{eyes}")["code"] == "running"
        assert ann.get(f"{path}/replay/{eyes}/0")["code"] == "running"
    eve = Person(ann.server)
    assert eve.get(path + "/replay")["choices"] == ["watcher"]
    assert eve.get(path + "/replay/0")["code"] == "running"
    eve.http.close()


def test_those_who_share_a_screen_see_what_all_of_them_may(ann: Person) -> None:
    way = ann.open(ME, here("Bea"))
    with ann.at(way["table"]) as client:
        client.begin()
    replay = ann.get(f"/api/tables/{way['table']}/replay")
    assert replay["eyes"] == "watcher"
    assert replay["mine"] == [0, 1]


@pytest.mark.parametrize(
    ("asked", "code", "status"),
    [
        ("/replay/7", "malformed", 400),
        ("/replay/8", "malformed", 400),
        ("/replay/nobody", "malformed", 400),
        ("/replay/0/999", "unknown", 404),
        ("/replay/0/10001", "malformed", 400),
        ("/replay/0/-1", "malformed", 400),
        ("/replay/mover/x", "unknown", 404),
    ],
)
def test_a_strange_wish_is_refused(
    ann: Person, finished: tuple[str, list[Message], Table], asked: str, code: str, status: int
) -> None:
    answer = ann.http.get(finished[0] + asked)
    assert answer.status_code == status
    assert answer.json()["code"] == code


@pytest.mark.parametrize("path", ["/replay", "/replay/mover/0", "/analysis"])
def test_an_unknown_table_has_nothing_to_show(ann: Person, path: str) -> None:
    assert ann.get("/api/tables/0123456789abcdef" + path)["code"] == "unknown"


def test_a_fork_keeps_the_hands_dealt_and_deals_the_rest_anew(
    ann: Person, finished: tuple[str, list[Message], Table]
) -> None:
    path, _, table = finished
    step = moments_of(table)[10]
    wanted = {"moves": step, "seats": [ME, here("Bea")]}
    ways = [ann.post(path + "/fork", wanted) for _ in range(2)]
    records = []
    for way in ways:
        with ann.at(way["table"]) as client:
            client.begin()
            assert client.sights[0]["position"]["view"] == plain(state_at(table, step).view(0))
            client.play_to_end(0, 1)
        records.append(Record.parse(ann.get(f"/api/tables/{way['table']}/record")["record"]))
    draws = [
        [line.notation for line in record.moves[step:] if line.seat is None]
        for record in (*records, table.record)
    ]
    assert draws[0] != draws[1]
    assert draws[2] not in draws[:2]


def test_too_large_a_fork_is_refused(
    ann: Person, finished: tuple[str, list[Message], Table]
) -> None:
    fork = finished[0] + "/fork"
    assert ann.post(fork, {"moves": 3, "seats": [BOT] * 9})["code"] == "malformed"
    large = {"moves": 3, "seats": [here("B" * 100_000), ME]}
    assert ann.http.post(fork, json=large).status_code == 413
    assert ann.post(fork, {"moves": -1, "seats": [ME, BOT]})["code"] == "malformed"


def test_a_hand_leaves_with_its_bot_when_a_person_plays_on() -> None:
    table = Table("stonehenge", seed=3, options={"hand_second": "novice", "guide": "long"})
    options = dict(table.spec.options)
    bots = (Place(bot="sunthrower-expert"), Place(bot="sunthrower-novice"))
    data = table.spec.data.hash
    setup = Setup("stonehenge", 1, data, options, bots, shuffle=False, secret="")
    found = options_with(setup, (Place(bot="sunthrower-average"), Place(owner="ann")))
    assert found["hand_first"] == "average"
    assert found["hand_second"] == "steady"
    assert found["guide"] == "long"
