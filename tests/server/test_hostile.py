"""The illegal, stale, out of turn, malformed, oversized and foreign is named and harmless."""

import json
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from live import BOT, ME, OPEN, Message, Person, Server, here, serving, socket_url


def at_table(ann: Person) -> Message:
    return ann.open(ME, here("Bea"))


def state(ann: Person, table: str) -> tuple[int, str]:
    version = ann.get(f"/api/tables/{table}")["version"]
    return version, ann.get(f"/api/tables/{table}/record")["record"]


@pytest.mark.parametrize(
    ("move", "code", "key"),
    [
        ("take a1", "illegal", "m-why-stage"),
        ("b40c z9", "notation", "m-error-cell"),
        ("nonsense!", "notation", "error-notation"),
        ("deal b40c", "illegal", "m-why-stage"),
        ("\u2028", "notation", "error-notation"),
        ("9" * 4000, "notation", "error-notation"),
    ],
)
def test_an_illegal_move_is_named_and_changes_nothing(
    ann: Person, move: str, code: str, key: str
) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()
        before = state(ann, table)
        answer = client.play(0, move)
        assert (answer["type"], answer["code"], answer["key"]) == ("refused", code, key)
        assert answer["request"] == client.requests
        assert state(ann, table) == before


def test_another_seats_card_is_not_in_ones_hand(ann: Person) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()
        mine, other = (client.sights[seat]["position"]["view"]["hand"] for seat in (0, 1))
        card = next(card for card in other if card not in mine)
        assert client.play(0, f"{card} a1")["key"] == "m-why-hand"


def test_out_of_turn(ann: Person) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()
        assert client.play(1, "pass")["code"] == "turn"


def test_a_stale_move_is_refused_and_not_played_twice(ann: Person) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()
        hints = client.hints(0)
        assert hints is not None
        version = client.version
        assert client.play(0, hints["moves"][0])["type"] == "done"
        before = state(ann, table)
        assert client.play(0, hints["moves"][0], version=version)["code"] == "stale"
        assert client.play(1, "pass", version=version + 7)["code"] == "stale"
        assert state(ann, table) == before


def test_somebody_elses_seat(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    bob.post(f"/api/tables/{way['table']}/join", {"invite": way["invite"]})
    with ann.at(way["table"]) as first, bob.at(way["table"]) as second:
        first.begin()
        second.begin()
        hints = first.hints(0)
        assert hints is not None
        assert second.play(0, hints["moves"][0])["code"] == "seat"
        assert second.undo(0)["code"] == "seat"
        assert second.play(99, "pass")["code"] == "seat"


def test_a_spectator_cannot_move(ann: Person, server: Server) -> None:
    way = ann.open(ME, BOT)
    watcher = Person(server)
    with ann.at(way["table"]) as client, watcher.at(way["table"]) as spectator:
        client.begin()
        spectator.begin()
        assert spectator.play(0, "pass")["code"] == "seat"
    watcher.http.close()


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "{}",
    '{"type":"dance"}',
    '{"type":"move"}',
    '{"type":"move","request":1,"version":0,"seat":"0","move":"pass"}',
    '{"type":"move","request":1,"version":-1,"seat":0,"move":"pass"}',
    '{"type":"move","request":1,"version":0,"seat":0,"move":""}',
    '{"type":"move","request":1,"version":0,"seat":0,"move":"pass","more":1}',
    '{"type":"move","request":1e99,"version":0,"seat":0,"move":"pass"}',
    '{"type":"hello"}',
    "[" * 4000,
]


def test_malformed_messages_are_named_and_the_line_stays_up(ann: Person) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()
        before = state(ann, table)
        for text in MALFORMED:
            client.socket.send(text)
            assert client.hear_until("refused")["code"] == "malformed", text
        client.socket.send(b"\xff\xfe")
        assert client.hear_until("refused")["code"] == "malformed"
        client.say(type="ping", request=5)
        assert client.hear_until("pong")["request"] == 5
        assert state(ann, table) == before


def test_who_does_not_stop_is_hung_up_on(ann: Person) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()

        def pester() -> None:
            """Under load the line may be cut while this is still being said."""
            for _ in range(40):
                client.socket.send("{")
            client.hear_until("never")

        with pytest.raises(ConnectionClosed) as closed:
            pester()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_an_oversized_message_ends_the_connection(ann: Person) -> None:
    table = at_table(ann)["table"]
    with ann.at(table) as client:
        client.begin()
        before = state(ann, table)
        client.say(type="move", request=1, version=1, seat=0, move="x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            client.hear_until("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert state(ann, table) == before


def test_an_oversized_body_is_refused(ann: Person) -> None:
    answer = ann.http.post("/api/me", json={"name": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "large"


def test_a_foreign_origin_is_refused_before_the_socket_opens(ann: Person, server: Server) -> None:
    table = at_table(ann)["table"]
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(socket_url(server, table), origin=Origin("http://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_foreign_origin_cannot_change_anything(ann: Person) -> None:
    answer = ann.http.post(
        "/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert ann.get("/api/me") == {"name": "Ann"}


def test_the_own_origin_is_welcome(ann: Person, server: Server) -> None:
    answer = ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": server.url})
    assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["other table", "other server", "edited", "nonsense"])
def test_a_wrong_token_opens_no_seat(
    ann: Person, server: Server, data_dir: Path, kind: str
) -> None:
    way = at_table(ann)
    token = way["seats"][0]["token"]
    if kind == "other table":
        token = at_table(ann)["seats"][0]["token"]
    elif kind == "other server":
        with serving(data_dir) as other:
            stranger = Person(other)
            token = stranger.open(ME, BOT)["seats"][0]["token"]
            stranger.http.close()
    else:
        token = token[:-2] + "xx" if kind == "edited" else "nonsense"
    program = Person(server)
    with program.at(way["table"], tokens=[token]) as client:
        assert client.hear()["code"] == "token"
        with pytest.raises(ConnectionClosed):
            client.hear()
    program.http.close()


def test_an_edited_cookie_is_nobodys(ann: Person, server: Server) -> None:
    way = at_table(ann)
    forger = Person(server)
    cookie = ann.http.cookies["trilithon-guest"]
    # Not the last character: some of its bits mean nothing.
    edited = cookie[:-5] + ("a" if cookie[-5] != "a" else "b") + cookie[-4:]
    forger.http.cookies.set("trilithon-guest", edited)
    with forger.at(way["table"]) as client:
        assert client.hear_until("fresh")["mine"] == []
    forger.http.close()


def test_joining_needs_the_invitation_and_an_open_seat(ann: Person, bob: Person) -> None:
    way = ann.open(ME, OPEN)
    join = f"/api/tables/{way['table']}/join"
    assert bob.post(join, {"invite": "nonsense"})["code"] == "token"
    other = ann.open(ME, OPEN)["invite"]
    assert bob.post(join, {"invite": other})["code"] == "token"
    assert bob.post(join, {"invite": way["invite"], "seat": 0})["code"] == "taken"
    assert bob.post(join, {"invite": way["invite"], "seat": 7})["code"] == "taken"
    assert ann.post(join, {"invite": way["invite"]})["code"] == "taken"
    assert bob.post(join, {"invite": way["invite"], "seat": 1})["seats"][0]["seat"] == 1
    assert bob.post(join, {"invite": way["invite"]})["code"] == "taken"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "setup"),
        ({"game": "m", "seats": [ME]}, "setup"),
        ({"game": "m", "seats": [ME, ME]}, "malformed"),
        ({"game": "m", "seats": [ME] + [BOT] * 6}, "setup"),
        ({"game": "m", "seats": [ME] + [BOT] * 8}, "malformed"),
        ({"game": "m", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "setup"),
        ({"game": "m", "seats": [ME, {"kind": "bot", "bot": "sunthrower-expert"}]}, "setup"),
        ({"game": "m", "seats": [ME, BOT], "options": {"layout": "spiral"}}, "setup"),
        ({"game": "m", "seats": [ME, BOT], "options": {"colour": "red"}}, "setup"),
        ({"game": "m", "seats": [ME, {"kind": "here", "name": "a\nseat 0: b"}]}, "ok"),
        ({"game": "m", "seats": [ME, {"kind": "here", "name": "a\x07"}]}, "malformed"),
        ({"game": "m", "seats": "me"}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_impossible_tables_are_not_opened(ann: Person, body: Message, code: str) -> None:
    assert ann.post("/api/tables", body).get("code", "ok") == code


def test_a_name_stays_in_its_line_of_the_record(ann: Person) -> None:
    way = ann.open(ME, here("a\nsecret: b"))
    with ann.at(way["table"]) as client:
        client.begin()
        assert client.seats[1]["name"] == "a secret: b"


def test_unknown_tables_and_addresses(ann: Person) -> None:
    assert ann.get("/api/tables/aaaaaaaaaaaaaaaa")["code"] == "unknown"
    assert ann.get("/api/tables/short")["code"] == "malformed"
    assert ann.get("/api/nothing")["code"] == "unknown"
    assert ann.http.get("/../../pyproject.toml").status_code == 404
    assert ann.http.get("/%2e%2e/%2e%2e/app.py").status_code == 404
    with ann.at("aaaaaaaaaaaaaaaa") as client:
        assert client.hear()["code"] == "unknown"


@pytest.mark.parametrize(
    "path",
    ["/%00", "/t/%00.js", "/" + "a" * 6000, "/" + "a" * 300, "/api/%00", "/api/tables/%00"],
)
def test_an_address_that_no_file_can_have_is_named(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("unknown", "malformed")


@pytest.mark.parametrize(
    "path", ["//pyproject.toml", "/%2f%2fetc/passwd.x", "/%ff.js", "/a%0d%0a.x"]
)
def test_a_strange_address_is_no_file(ann: Person, path: str) -> None:
    assert ann.http.get(ann.server.url + path).status_code == 404


def test_a_running_games_record_keeps_its_secrets(ann: Person) -> None:
    way = at_table(ann)
    path = f"/api/tables/{way['table']}"
    assert ann.get(path + "/record")["code"] == "waiting"
    with ann.at(way["table"]) as client:
        client.begin()
        told = ann.get(path + "/record")
        assert not told["full"]
        assert "secret:" not in told["record"]
        assert told["record"].count("* deal ?") == 8
        assert ann.post(path + "/fork", {"moves": 3, "seats": [ME, BOT]})["code"] == "running"


def test_too_many_requests(data_dir: Path) -> None:
    with serving(data_dir) as server:
        eve = Person(server)
        codes = [eve.http.post("/api/me", json={"name": "Eve"}).status_code for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429
        eve.http.close()


def test_too_many_messages(data_dir: Path) -> None:
    with serving(data_dir, "--rate", "0.2") as server:
        eve = Person(server)
        way = eve.open(ME, BOT)
        with eve.at(way["table"]) as client:
            client.begin()
            for request in range(50):
                client.say(type="ping", request=request)
            assert client.hear_until("refused")["code"] == "rate"
        eve.http.close()


def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/api/games", "/docs", "/nothing.js", "/api/nothing"):
        headers = httpx.get(server.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    cookie = httpx.get(server.url + "/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_no_page_names_another_host(server: Server) -> None:
    page = httpx.get(server.url + "/docs").text
    assert "http://" not in page
    assert "https://" not in page
    assert 'href="/docs/style.css"' in page
    description = json.loads(httpx.get(server.url + "/api/openapi.json").text)
    assert "/api/tables/{table}/socket" in description["paths"]


def test_the_secret_of_the_data_folder_is_private(server: Server) -> None:
    assert (server.data_dir / "secret").stat().st_mode & 0o077 == 0


def test_clients_that_vanish_leave_the_table_playable(ann: Person) -> None:
    way = at_table(ann)
    with ann.at(way["table"]) as client:
        client.begin()
        client.socket.socket.close()
    with ann.at(way["table"]) as again:
        again.begin()
        hints = again.hints(0)
        assert hints is not None
        assert again.play(0, hints["moves"][0])["type"] == "done"


def test_a_store_that_is_busy_is_no_table_that_does_not_exist(data_dir: Path) -> None:
    with serving(data_dir) as server:
        ann = Person(server)
        way = ann.open(ME, OPEN)
        busy = sqlite3.connect(data_dir / "trilithon.sqlite", isolation_level=None)
        busy.execute("BEGIN IMMEDIATE")
        with ann.at(way["table"], nonce="abc") as client:
            assert client.hear_until("refused")["code"] == "unavailable"
            with pytest.raises(ConnectionClosed) as closed:
                client.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        busy.close()
        with ann.at(way["table"], nonce="abc") as client:
            client.hear_until("fresh")
        ann.http.close()
