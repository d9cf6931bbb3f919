"""Stonehenge on the server: bots with their own hands, motion pictures, what would be allowed."""

from pathlib import Path
from threading import get_ident
from typing import Any

import anyio
import msgspec
import pytest

from live import BOT, ME, Message, Person, Server, serving
from trilithon import GAMES, Record, Table
from trilithon.core.game import Hints
from trilithon.core.rng import Rng
from trilithon.core.state import State
from trilithon.games.stonehenge import Stonehenge
from trilithon.games.stonehenge.hands import Take
from trilithon.games.stonehenge.moves import Settled
from trilithon.games.stonehenge.playback import BALL, decode
from trilithon.games.stonehenge.rules import StonehengeState
from trilithon.server import sight, wire
from trilithon.server.analysing import Analyses
from trilithon.server.denied import Denied
from trilithon.server.hub import Hub
from trilithon.server.identity import Identity
from trilithon.server.room import Connection
from trilithon.server.store import Place, Setup, Store
from trilithon.server.thinking import Thinkers

NOVICE = {"kind": "bot", "bot": "sunthrower-novice"}
EXPERT = {"kind": "bot", "bot": "sunthrower-expert"}


def open_table(person: Person, *seats: object, **more: object) -> Message:
    return person.post("/api/tables", {"game": "stonehenge", "seats": seats, **more})


def hands(person: Person, table: str) -> list[str]:
    options: dict[str, str] = person.get(f"/api/tables/{table}")["options"]
    return [options[f"hand_{seat}"] for seat in ("first", "second", "third", "fourth")]


def test_every_bot_plays_with_its_own_hand(ann: Person) -> None:
    way = open_table(ann, ME, NOVICE, EXPERT, BOT)
    assert hands(ann, way["table"]) == ["steady", "novice", "expert", "steady"]


def test_a_hand_goes_with_its_bot_when_seats_are_shuffled(ann: Person) -> None:
    for _ in range(6):
        way = open_table(ann, ME, NOVICE, shuffle=True)
        seats = ann.get(f"/api/tables/{way['table']}")["seats"]
        kept = ["novice" if seat["bot"] else "steady" for seat in seats]
        assert hands(ann, way["table"])[:2] == kept


def test_a_bot_cannot_be_given_a_steadier_hand(ann: Person) -> None:
    wanted = {"hand_second": "steady", "guide": "long"}
    way = open_table(ann, ME, NOVICE, options=wanted)
    assert hands(ann, way["table"])[1] == "novice"
    assert ann.get(f"/api/tables/{way['table']}")["options"]["guide"] == "long"


def played(moves: int, players: int = 2) -> Table:
    """A game in which at random something falls."""
    table = Table("stonehenge", players=players, seed=3)
    rng = Rng("films")
    for _ in range(moves):
        table.play(table.state.random_move(rng))
    return table


def test_a_film_ends_in_the_settled_poses() -> None:
    table = played(24)
    draws = [step for step in table.steps if step.seat is None]
    assert len(draws) > 12
    for number, step in enumerate(draws):
        assert isinstance(step.before, StonehengeState)
        film = sight.film(step, number)
        tracks = decode(film.frames)
        swing = film.before.intent is not None and film.before.intent.startswith("swing")
        assert (BALL in tracks) == swing
        settled = step.before.outcomes[step.move]
        for change in settled.changes or ():
            if change.pose is not None and change.stone in tracks:
                last = tracks[change.stone][-1]
                assert last[:3] == pytest.approx(change.pose[:3], abs=0.06)
                assert last[3:] == pytest.approx(change.pose[3:], abs=1e-3)


def test_a_film_is_small() -> None:
    draws = [step for step in played(24).steps if step.seat is None]
    sizes = [len(sight.film(step, number).frames) for number, step in enumerate(draws)]
    assert max(sizes) < 5000
    assert len(msgspec.json.encode(sight.film(draws[-1], 0))) < 16_000


def test_a_film_is_the_same_after_a_restart() -> None:
    table = played(9)
    again = Table.from_record(Record.parse(str(table.record)))
    for number, (one, two) in enumerate(zip(table.steps, again.steps, strict=True)):
        if one.seat is None:
            assert sight.film(one, number) == sight.film(two, number)


def test_there_is_no_film_of_what_would_now_happen_differently() -> None:
    table = played(9)
    again = Table.from_record(Record.parse(str(table.record)))
    draw = next(step for step in again.steps if step.seat is None)
    assert isinstance(draw.before, StonehengeState)
    draw.before.outcomes[draw.move] = Settled(0, ())
    with pytest.raises(Denied):
        sight.film(draw, 0)


def play_turn(client: Any) -> None:
    """The first legal move, three times."""
    for _ in range(3):
        hints = client.hints(0)
        if hints is None:
            return
        assert client.play(0, hints["moves"][0])["type"] == "done"


def test_films_over_the_wire(data_dir: Path) -> None:
    with serving(data_dir, "--rate", "100") as server:
        ann = Person(server)
        way = open_table(ann, ME, {"kind": "here", "name": "Bob"})
        path = f"/api/tables/{way['table']}/films"
        with ann.at(way["table"]) as client:
            client.begin()
            assert ann.http.get(f"{path}/0").status_code == 404
            play_turn(client)
        films = [ann.get(f"{path}/{number}") for number in range(2)]
        ann.http.close()
        server.kill()
    with serving(data_dir, "--rate", "100") as server:
        spectator = Person(server)
        assert [spectator.get(f"{path}/{number}") for number in range(2)] == films
        for number in (2, 10_001, 10**20, -1, "x"):
            answer = spectator.http.get(f"{path}/{number}")
            assert answer.status_code in (400, 404)
            assert answer.json()["code"] in ("unknown", "malformed")
        spectator.http.close()
    swing = msgspec.convert(films[1], wire.Film)
    assert swing.before.stage == "flight"
    assert len(decode(swing.frames)[BALL]) > 40


def test_other_games_have_no_films(ann: Person) -> None:
    way = ann.open(ME, BOT)
    with ann.at(way["table"]) as client:
        client.begin()
    answer = ann.http.get(f"/api/tables/{way['table']}/films/0")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_why_tells_what_would_be_allowed_and_changes_nothing(ann: Person, server: Server) -> None:
    way = open_table(ann, ME, {"kind": "here", "name": "Bob"})
    with ann.at(way["table"]) as client:
        client.begin()
        version = client.version

        def why(move: str, **changes: object) -> Message:
            client.say(
                **{"type": "why", "request": 1, "version": version, "seat": 0, "move": move}
                | changes
            )
            return client.hear_until("because", "refused")

        assert why("ring 90.25 in 2 yaw -5") == {
            "type": "because", "request": 1, "key": None, "gaps": [],
        }  # fmt: skip
        assert why("ring 0")["key"] == "stonehenge-why-marker"
        assert why("swing 45 pull 250")["key"] == "stonehenge-why-stage"
        assert why("swing 45 pull 99999")["code"] == "notation"
        assert why("ring", version=version)["code"] == "notation"
        assert why("ring 90", version=version + 7)["code"] == "stale"
        assert why("ring 90", seat=1)["code"] == "turn"
        assert why("ring 90", seat=3)["code"] == "seat"
        assert why("ring 90" + " " * 5000)["code"] == "malformed"
        assert client.version == version
        assert client.play(0, "ring 90")["type"] == "done"
        version = client.version
        assert why("swing 90 pull 250")["gaps"] == [{"stone": 0, "mm": 0.0}]
        assert why("swing 0 pull 250 side 0")["key"] is None
        stranger = Person(server)
        with stranger.at(way["table"]) as spectator:
            spectator.begin()
            spectator.say(type="why", request=1, version=version, seat=0, move="ring 90")
            assert spectator.hear_until("because", "refused")["code"] == "seat"
        stranger.http.close()


def test_why_works_for_every_game(ann: Person) -> None:
    for game in GAMES:
        way = ann.post("/api/tables", {"game": game, "seats": [ME, {"kind": "here", "name": "B"}]})
        with ann.at(way["table"]) as client:
            client.begin()
            seat = next(seat for seat in (0, 1) if client.hints(seat) is not None)
            hints = client.hints(seat)
            assert hints is not None
            move = hints["moves"][0]
            client.say(type="why", request=5, version=client.version, seat=seat, move=move)
            assert client.hear_until("because", "refused")["key"] is None


def test_simulation_and_hints_are_made_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A throw and the hints after it take tens of milliseconds: no other table waits for them."""
    found: dict[str, set[int]] = {"simulate": set(), "hints": set()}
    simulate, hints = StonehengeState.simulate, Stonehenge.hints

    def watched_simulate(self: StonehengeState, tremor: int) -> Take:
        found["simulate"].add(get_ident())
        return simulate(self, tremor)

    def watched_hints(self: Stonehenge, state: State) -> Hints:
        found["hints"].add(get_ident())
        return hints(self, state)

    monkeypatch.setattr(StonehengeState, "simulate", watched_simulate)
    monkeypatch.setattr(Stonehenge, "hints", watched_hints)
    game = GAMES["stonehenge"]
    places = tuple(Place(name, "ann", nonce="0" * 32) for name in ("Ann", "Bob"))
    options = game.spec(2).options
    setup = Setup("stonehenge", game.rules, game.data.hash, options, places, False, "0" * 64)

    async def play() -> int:
        store = await Store.opened(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await store.create("t", setup)
        thinkers = Thinkers(30)
        hub = Hub(store, Identity.kept_in(tmp_path), thinkers, Analyses(store, thinkers, 1), 0)
        room, client = await hub.room("t"), Connection()
        await room.enter(client, lambda sitting: sitting.seats_of("ann"), wire.Hello())
        begun = room.sitting.version
        version = await room.change(lambda sitting: sitting.play(0, "ring 90", begun))
        await room.change(lambda sitting: sitting.play(0, "swing 0 pull 200", version))
        with client.outbox:
            told = client.outbox.statistics().current_buffer_used
        await hub.close()
        await store.close()
        return told

    assert anyio.run(play) >= 3
    assert found["simulate"]
    assert found["hints"]
    assert get_ident() not in found["simulate"] | found["hints"]
