"""What was acknowledged survives anything; what was not never happened, or happened once."""

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from live import BOT, ME, Client, Person, here, serving
from trilithon import Record


def moves_of_seats(record: str) -> list[str]:
    return [str(line) for line in Record.parse(record).moves if line.seat is not None]


def next_move(client: Client) -> tuple[int, str]:
    for seat in (0, 1):
        hints = client.hints(seat)
        if hints is not None:
            return seat, hints["moves"][0]
    raise AssertionError("nobody is to move")


def test_kill_in_play_loses_and_doubles_no_acknowledged_move(data_dir: Path) -> None:
    rng = random.Random(3)
    acknowledged: list[str] = []
    table, tokens, finished, kills = "", [], False, 0
    while not finished:
        with serving(data_dir, "--rate", "1000") as server:
            person = Person(server)
            if not table:
                way = person.open(ME, here("Bea"))
                table, tokens = way["table"], [key["token"] for key in way["seats"]]
            with person.at(table, tokens=tokens) as client:
                client.begin()
                stored = moves_of_seats(person.get(f"/api/tables/{table}/record")["record"])
                assert [line.split(" ?")[0] for line in stored[: len(acknowledged)]] == [
                    line if "pass " not in line else line.rpartition(" ")[0]
                    for line in acknowledged
                ]
                assert len(stored) - len(acknowledged) in (0, 1)
                acknowledged = stored
                for _ in range(rng.randrange(5, 12)):
                    if client.finish is not None:
                        break
                    seat, move = next_move(client)
                    assert client.play(seat, move)["type"] == "done"
                    acknowledged.append(f"{seat} {move}")
                finished = client.finish is not None
                if not finished:
                    seat, move = next_move(client)
                    client.say(type="move", request=1, version=client.version, seat=seat, move=move)
                    server.kill()
                    kills += 1
            person.http.close()
    assert kills >= 2


def to_a_stage(client: Client) -> int:
    """Play until a seat has made the first stage of a turn and can take it back."""
    while True:
        for seat in (0, 1):
            if client.sights[seat]["can_undo"]:
                return seat
        seat, move = next_move(client)
        hints = client.hints(seat)
        assert hints is not None
        scoring = [place["move"] for place in hints["places"] if place["lines"]]
        client.play(seat, (scoring or [move])[0])


def test_a_half_made_turn_survives_a_restart_and_can_be_taken_back(data_dir: Path) -> None:
    with serving(data_dir, "--rate", "1000") as server:
        person = Person(server)
        way = person.open(ME, here("Bea"))
        tokens = [key["token"] for key in way["seats"]]
        with person.at(way["table"], tokens=tokens) as client:
            client.begin()
            seat = to_a_stage(client)
            server.kill()
        person.http.close()
    with serving(data_dir, "--rate", "1000") as server:
        person = Person(server)
        with person.at(way["table"], tokens=tokens, have=client.version) as again:
            again.logs = dict(client.logs)
            assert again.hear()["type"] == "step"
            assert again.sights == {
                key: {**sight, "keep": again.sights[key]["keep"], "log": []}
                for key, sight in client.sights.items()
            }
            assert again.undo(seat)["type"] == "done"
            assert again.sights[seat]["position"]["view"]["stage"] == "play"
            assert again.logs[seat] == client.logs[seat][: len(again.logs[seat])]
            assert len(again.logs[seat]) < len(client.logs[seat])
            assert again.undo(seat)["key"] == "error-undo"
            again.play_to_end(0, 1)
        assert person.get(f"/api/tables/{way['table']}/record")["full"]
        person.http.close()


def test_stages_are_taken_back_and_made_anew(data_dir: Path) -> None:
    with serving(data_dir, "--rate", "1000") as server:
        person = Person(server)
        way = person.open(ME, here("Bea"))
        with person.at(way["table"]) as client:
            client.begin()
            seat = to_a_stage(client)
            have, logs, shown = client.version, dict(client.logs), dict(client.sights)
            placed = client.sights[seat]["position"]["view"]["placed"]
            assert client.undo(seat)["type"] == "done"
            hints = client.hints(seat)
            assert hints is not None
            move = next(p["move"] for p in hints["places"] if p["cell"] == placed and p["lines"])
            assert client.play(seat, move)["type"] == "done"
            assert client.logs[seat] == logs[seat]
            assert client.sights[seat]["position"] == shown[seat]["position"]
        with person.at(way["table"], have=have) as again:
            again.logs = logs
            again.hear()
            assert again.logs == client.logs
        person.http.close()


def test_a_bots_turn_goes_on_after_a_restart(data_dir: Path) -> None:
    with serving(data_dir, "--bot-pace", "60") as server:
        person = Person(server)
        way = person.open(BOT, ME)
        tokens = [key["token"] for key in way["seats"]]
        with person.at(way["table"], tokens=tokens) as client:
            client.begin()
            assert client.hints(1) is None
            server.kill()
        person.http.close()
    with serving(data_dir) as server:
        person = Person(server)
        with person.at(way["table"], tokens=tokens) as client:
            client.begin()
            while client.hints(1) is None:
                client.hear()
        person.http.close()


def test_of_two_servers_on_one_store_only_one_writes_a_version(data_dir: Path) -> None:
    with serving(data_dir) as one, serving(data_dir) as two:
        first, second = Person(one), Person(two)
        way = first.open(ME, here("Bea"))
        tokens = [key["token"] for key in way["seats"]]
        with first.at(way["table"], tokens=tokens) as here_:
            here_.begin()
            with second.at(way["table"], tokens=tokens) as there:
                there.begin()
                seat, move = next_move(here_)
                assert here_.play(seat, move)["type"] == "done"
                assert there.play(seat, move)["code"] == "stale"
                with pytest.raises(ConnectionClosed):
                    there.hear_until("never")
            with second.at(way["table"], tokens=tokens, have=there.version) as back:
                back.logs = dict(there.logs)
                assert back.hear()["version"] == here_.version
                assert back.logs == here_.logs
        first.http.close()
        second.http.close()
