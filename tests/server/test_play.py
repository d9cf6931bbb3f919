"""Opening, joining, playing, watching, coming back, playing again."""

import json
from concurrent.futures import ThreadPoolExecutor

from live import BOT, ME, OPEN, Person, Server, here
from trilithon import Record, Table, verify


def test_alone_against_two_bots_to_the_end(ann: Person) -> None:
    way = ann.open(ME, BOT, BOT)
    with ann.at(way["table"], nonce="abc") as client:
        client.begin()
        client.play_to_end(0)
        assert client.finish is not None
        assert len(client.finish["scores"]) == 3
        assert 1 in client.finish["ranking"]
    told = ann.get(f"/api/tables/{way['table']}/record")
    assert told["full"]
    record = Record.parse(told["record"])
    assert record.seats == ("Ann", "random", "random")
    assert record.nonces[0] == "abc"
    assert verify(record) > 0
    assert Table.from_record(record).scores == client.finish["scores"]


def test_two_people_by_a_link(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    table = way["table"]
    before = bob.get(f"/api/tables/{table}")
    assert before["phase"] == "waiting"
    assert len(before["commitment"]) == 64
    with ann.at(table) as first:
        assert first.hear_until("fresh")["mine"] == [0]
        joined = bob.post(f"/api/tables/{table}/join", {"invite": way["invite"]})
        assert [key["seat"] for key in joined["seats"]] == [1]
        first.hear_until("seats")
        with bob.at(table) as second:
            first.begin()
            second.begin()
            assert [seat["name"] for seat in first.seats] == ["Ann", "Bob"]
            assert [seat["here"] for seat in second.seats] == [True, True]
            assert first.hints(0) is not None
            assert second.hints(1) is None
            hints = first.hints(0)
            assert hints is not None
            assert first.play(0, hints["moves"][0])["type"] == "done"
            step = second.hear_until("step")
            assert step["since"] + 1 == step["version"] == first.version
            assert second.sights[1]["position"]["view"]["viewer"] == 1
        while first.seats[1]["here"]:
            first.hear()
        assert first.seats[0]["here"]
    assert bob.get(f"/api/tables/{table}")["commitment"] == before["commitment"]


def test_the_game_starts_when_every_nonce_has_come(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    bob.post(f"/api/tables/{way['table']}/join", {"invite": way["invite"]})
    with ann.at(way["table"]):
        assert ann.get(f"/api/tables/{way['table']}")["phase"] == "waiting"
        with bob.at(way["table"]) as client:
            client.begin()
    assert ann.get(f"/api/tables/{way['table']}")["phase"] == "playing"


def test_several_seats_at_one_screen_see_each_their_own(ann: Person) -> None:
    way = ann.open(ME, here("Bea"), here("Carl"))
    with ann.at(way["table"]) as client:
        client.begin()
        assert set(client.sights) == {0, 1, 2}
        hands = [client.sights[seat]["position"]["view"]["hand"] for seat in range(3)]
        assert all(len(hand) == 4 for hand in hands)
        client.play_to_end(0, 1, 2)


def test_a_spectator_sees_no_hand_and_no_hints(ann: Person, server: Server) -> None:
    way = ann.open(ME, BOT)
    watcher = Person(server)
    with ann.at(way["table"]) as client:
        client.begin()
        with watcher.at(way["table"]) as spectator:
            fresh = spectator.hear_until("fresh")
            assert fresh["mine"] == []
            assert fresh["invite"] is None
            sight = spectator.sights[None]
            assert sight["position"]["view"]["hand"] is None
            assert sight["position"]["hints"] is None
            assert not any(event["key"] == "m-event-draw" for event in spectator.logs[None])
            hints = client.hints(0)
            assert hints is not None
            client.play(0, hints["moves"][0])
            assert spectator.hear_until("step")["version"] > fresh["version"]
    watcher.http.close()


def test_who_comes_back_gets_what_was_missed(ann: Person) -> None:
    way = ann.open(ME, here("Bea"))
    with ann.at(way["table"]) as client:
        client.begin()
        for _ in range(3):
            seat = 0 if client.hints(0) else 1
            hints = client.hints(seat)
            assert hints is not None
            client.play(seat, hints["moves"][0])
        have, logs = client.version, dict(client.logs)
        for _ in range(4):
            seat = 0 if client.hints(0) else 1
            hints = client.hints(seat)
            assert hints is not None
            client.play(seat, hints["moves"][0])
    with ann.at(way["table"], have=have) as again:
        again.logs = logs
        step = again.hear()
        assert (step["type"], step["since"], step["version"]) == ("step", have, client.version)
        assert again.logs == client.logs
        assert again.sights[0]["position"] == client.sights[0]["position"]


def test_who_claims_a_version_from_the_future_gets_everything(ann: Person) -> None:
    way = ann.open(ME, BOT)
    with ann.at(way["table"], have=2**31) as client:
        assert client.hear()["type"] == "fresh"


def test_a_program_plays_by_its_seats_token_alone(ann: Person, server: Server) -> None:
    way = ann.open(ME, BOT)
    program = Person(server)
    with program.at(way["table"], tokens=[way["seats"][0]["token"]]) as client:
        client.begin()
        client.play_to_end(0)
    program.http.close()


def test_shuffled_seats_all_get_taken(ann: Person, bob: Person) -> None:
    found = set()
    for _ in range(12):
        way = ann.open(ME, OPEN, BOT, shuffle=True)
        joined = bob.post(f"/api/tables/{way['table']}/join", {"invite": way["invite"]})
        found.add((way["seats"][0]["seat"], joined["seats"][0]["seat"]))
    assert len(found) > 1


def _finished(ann: Person, bob: Person) -> str:
    """A table at which both have played to the end."""
    way = ann.open(ME, OPEN)
    table: str = way["table"]
    bob.post(f"/api/tables/{table}/join", {"invite": way["invite"]})
    assert ann.post(f"/api/tables/{table}/rematch")["code"] == "running"
    with ann.at(table) as first, bob.at(table) as second:
        first.begin()
        second.begin()
        with ThreadPoolExecutor(1) as pool:
            other = pool.submit(second.play_to_end, 1)
            first.play_to_end(0)
            other.result()
    return table


def test_rematch_turns_the_seats_and_the_others_sit_down(
    server: Server, ann: Person, bob: Person
) -> None:
    table = _finished(ann, bob)
    with bob.at(table) as second:
        again = ann.post(f"/api/tables/{table}/rematch")
        assert [key["seat"] for key in again["seats"]] == [1]
        told = second.hear_until("rematch")
        assert told["table"] == again["table"]
    for _ in range(2):
        joined = bob.post(f"/api/tables/{table}/rematch")
        assert joined["table"] == again["table"]
        assert [key["seat"] for key in joined["seats"]] == [0]
    stranger = Person(server)
    assert stranger.post(f"/api/tables/{table}/rematch")["code"] == "seat"
    stranger.http.close()


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(ann: Person, bob: Person) -> None:
    table = _finished(ann, bob)
    with ThreadPoolExecutor(2) as pool:
        ways = list(pool.map(lambda who: who.post(f"/api/tables/{table}/rematch"), (ann, bob)))
    assert ways[0]["table"] == ways[1]["table"]
    assert {key["seat"] for way in ways for key in way["seats"]} == {0, 1}


def test_a_finished_game_is_forked_and_goes_on_with_other_cards(ann: Person) -> None:
    way = ann.open(ME, here("Bea"))
    with ann.at(way["table"]) as client:
        client.begin()
        client.play_to_end(0, 1)
    path = f"/api/tables/{way['table']}"
    whole = Record.parse(ann.get(path + "/record")["record"])
    moves = len(whole.moves) // 2
    too_far = {"moves": len(whole.moves), "seats": [ME, BOT]}
    assert ann.post(path + "/fork", too_far)["code"] == "malformed"
    assert ann.post(path + "/fork", {"moves": 3, "seats": [ME]})["code"] == "malformed"
    fork = ann.post(path + "/fork", {"moves": moves, "seats": [ME, here("Bea")]})
    with ann.at(fork["table"]) as client:
        client.begin()
        client.play_to_end(0, 1)
    forked = Record.parse(ann.get(f"/api/tables/{fork['table']}/record")["record"])
    assert forked.moves[:moves] == whole.moves[:moves]
    assert forked.moves != whole.moves
    assert forked.inherited == moves
    assert forked.commitment != whole.commitment
    assert verify(forked) > 0
    assert verify(whole) > 0


def test_the_games_come_with_their_components(ann: Person) -> None:
    told = ann.http.get("/api/games").json()
    m = next(game for game in told if game["name"] == "m")
    assert m["players"] == [2, 3, 4, 5, 6]
    assert m["components"]["catalogue"]["faces"]["r20t"] == {
        "colour": "red",
        "value": 20,
        "symbol": "triangle",
    }
    assert [bot["name"] for bot in m["bots"]]


def test_a_name_is_kept_by_the_cookie(ann: Person, server: Server) -> None:
    other = Person(server)
    assert other.get("/api/me") == {"name": ""}
    other.http.cookies.update(ann.http.cookies)
    assert other.get("/api/me") == {"name": "Ann"}
    other.http.close()


def test_a_hint_for_one_who_plays_against_computers(ann: Person, bob: Person) -> None:
    way = ann.open(ME, BOT)
    address = f"/api/tables/{way['table']}/hint"
    with ann.at(way["table"]) as client:
        client.begin()
        hint = ann.post(address, {"seat": 0})
        assert hint["seat"] == 0
        assert len(hint["chances"]) == 2
        assert client.play(0, hint["moves"][0])["type"] == "done"
        assert bob.post(address, {"seat": 0})["code"] == "seat"
        assert ann.post(address, {"seat": 1})["code"] == "seat"
        assert ann.post(address, {"seat": -1})["code"] == "malformed"


def test_no_hint_among_people_nor_in_a_game_without_advice(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    address = f"/api/tables/{way['table']}/hint"
    assert ann.post(address, {"seat": 0})["code"] == "waiting"
    bob.post(f"/api/tables/{way['table']}/join", {"invite": way["invite"]})
    with ann.at(way["table"]) as first, bob.at(way["table"]) as second:
        first.begin()
        second.begin()
        assert ann.post(address, {"seat": 0})["code"] == "company"
        assert bob.post(address, {"seat": 1})["code"] == "turn"
    alone = ann.open(ME, BOT, game="stonehenge")
    with ann.at(alone["table"]) as client:
        client.begin()
        asked = ann.post(f"/api/tables/{alone['table']}/hint", {"seat": 0})
        assert asked["key"] == "error-hint"


def test_whoever_has_other_seats_than_before_is_told_everything(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    table = way["table"]
    with ann.at(table) as first:
        bob.post(f"/api/tables/{table}/join", {"invite": way["invite"]})
        with bob.at(table) as second:
            first.begin()
            second.begin()
            have = second.version
        for mine, kind in (([], "fresh"), ([1], "step")):
            with bob.at(table, have=have, mine=mine) as client:
                assert json.loads(client.socket.recv())["type"] == kind
