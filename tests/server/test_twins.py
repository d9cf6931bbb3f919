"""Twin worlds on the bytes that leave the server.

Two servers keep games that differ only in what one viewer cannot see. Whatever that viewer asks of
them, live or catching up, over HTTP or a socket, the answers are the same bytes.
"""

import asyncio
import pickle
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from live import Client, Person, Server, serving
from trilithon import CHANCE, GAMES, OVER, Rng, State, Table, View
from trilithon.core.record import Line
from trilithon.server import thinking
from trilithon.server.hub import asking
from trilithon.server.identity import COOKIE, Guest, Identity
from trilithon.server.replaying import PART
from trilithon.server.sitting import Sitting
from trilithon.server.store import Moved, Place, Setup, Store
from trilithon.server.thinking import Question

GAME = GAMES["m"]
OWNERS = ("ann", "bea", "carl", "dora", "emil", "fay")


@dataclass(frozen=True)
class Twins:
    """A game and its twin for a viewer, up to the same step."""

    table: str
    viewer: int | None
    players: int
    worlds: tuple[list[Moved], list[Moved]]
    differ: bool


def grouped(lines: list[Line]) -> list[Moved]:
    """The lines as the server stores them: a move of a seat and what was dealt after it."""
    starts = [0] + [index for index, line in enumerate(lines) if line.seat is not None]
    ends = [*starts[1:], len(lines)]
    return [Moved(tuple(lines[a:b])) for a, b in zip(starts, ends, strict=True)]


def replayed(moves: list[int], players: int) -> list[State] | None:
    """The positions before each move and after the last; None if one of them is illegal."""
    states = [GAME.start(GAME.spec(players))]
    for move in moves:
        if not states[-1].is_legal(move):
            return None
        after = states[-1].copy()
        after.apply(move)
        states.append(after)
    return states


def twin_of(moves: list[int], players: int, viewer: int | None) -> list[int]:
    """Other cards where others drew what they still hold, at most four, the game staying legal."""
    twin, changes = list(moves), 0
    states = replayed(twin, players)
    assert states is not None
    for index in reversed(range(len(moves))):
        before = states[index]
        if before.to_move != CHANCE or changes == 4:
            continue
        for card, _ in states[-1].chance_outcomes():
            hidden = GAME.seen(before, card, viewer) == GAME.seen(before, moves[index], viewer)
            if not hidden or card == moves[index]:
                continue
            trial = [*twin[:index], card, *twin[index + 1 :]]
            found = replayed(trial, players)
            if found is not None:
                twin, states, changes = trial, found, changes + 1
                break
    return twin


def lines_of(moves: list[int], players: int) -> list[Line]:
    states = replayed(moves, players)
    assert states is not None
    seats = [None if state.to_move == CHANCE else int(state.to_move) for state in states]
    return [
        Line(seat, str(GAME.decode(state, move)))
        for seat, state, move in zip(seats, states, moves, strict=False)
    ]


def twins(players: int, viewer: int | None, seed: int, turns: int) -> Twins:
    """A random game of so many turns and its twin."""
    rng = Rng(f"{players} {viewer} {seed}")
    state = GAME.start(GAME.spec(players))
    moves: list[int] = []
    while state.to_move == CHANCE or (state.to_move != OVER and state.turn < turns):
        chance = state.to_move == CHANCE
        moves.append(int(state.sample_chance(rng) if chance else state.random_move(rng)))
        state.apply(moves[-1])
    assert state.to_move != OVER
    other = twin_of(moves, players, viewer)
    worlds = (grouped(lines_of(moves, players)), grouped(lines_of(other, players)))
    name = f"{players}{'s' if viewer is None else viewer}{seed:014}"
    return Twins(name, viewer, players, worlds, moves != other)


def pairs() -> list[Twins]:
    return [
        twins(players, viewer, seed, turns)
        for players in (2, 3, 6)
        for viewer in (None, 0, players - 1)
        for seed, turns in ((1, 3), (2, 20))
    ]


async def keep(folder: Path, world: int, games: list[Twins]) -> None:
    store = await Store.opened(f"sqlite+aiosqlite:///{folder / 'trilithon.sqlite'}")
    spec = GAME.spec(2)
    for game in games:
        places = tuple(
            Place(name=owner, owner=owner, nonce=owner) for owner in OWNERS[: game.players]
        )
        setup = Setup(
            "m", GAME.rules, GAME.data.hash, spec.options, places, shuffle=False, secret="00" * 32
        )
        await store.create(game.table, setup)
        for seq, moved in enumerate(game.worlds[world]):
            await store.append(game.table, seq, moved)
    await store.close()


@pytest.fixture(scope="module")
def games() -> list[Twins]:
    return pairs()


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, games: list[Twins]
) -> Iterator[tuple[Server, Server]]:
    one, two = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    Identity.kept_in(one)
    shutil.copy(one / "secret", two / "secret")
    asyncio.run(keep(one, 0, games))
    asyncio.run(keep(two, 1, games))
    with serving(one, "--rate", "1000") as first, serving(two, "--rate", "1000") as second:
        yield first, second


def everything(server: Server, game: Twins) -> list[str]:
    """All that the viewer can get out of a server about this game, as it came."""
    person = Person(server)
    token = Identity.kept_in(server.data_dir).seat_token(game.table, game.viewer or 0)
    tokens = [] if game.viewer is None else [token]
    path = f"/api/tables/{game.table}"
    got = [person.http.get(path).text, person.http.get(path + "/record").text]
    versions = len(game.worlds[0])
    for have in (None, *range(1, versions, 1 + versions // 5), versions):
        with person.at(game.table, tokens=tokens, have=have) as client:
            client.logs = dict.fromkeys((None, *range(game.players)), [{}] * 1000)
            client.hear_until("seats")
            if have is None:
                for seat in range(min(game.players, 3)):
                    for move in ("deal b0", "column", "r40t ?", "pass y99f", "b40c g9"):
                        client.play(seat, move)
                    client.undo(seat)
            got += client.raw
    person.http.close()
    return got + looked_at_again(server, game)


def looked_at_again(server: Server, game: Twins) -> list[str]:
    """The replay through all eyes, those that are refused included."""
    person = Person(server)
    if game.viewer is not None:
        owner = Guest(OWNERS[game.viewer], OWNERS[game.viewer])
        person.http.cookies.set(COOKIE, Identity.kept_in(server.data_dir).cookie(owner))
    path = f"/api/tables/{game.table}/replay"
    outline = person.get(path)
    assert outline["mine"] == ([] if game.viewer is None else [game.viewer])
    parts = range(-(-len(outline["moments"]) // PART))
    asked = [path, path.replace("replay", "analysis")]
    for eyes in ("mover", "watcher", *range(game.players)):
        asked += [f"{path}/{eyes}", *(f"{path}/{eyes}/{number}" for number in parts)]
    got = [person.http.get(one).text for one in asked]
    person.http.close()
    return got


def test_the_twins_differ(games: list[Twins]) -> None:
    assert all(game.differ for game in games)
    assert any(len(game.worlds[0]) > 20 for game in games)


def test_twin_worlds_give_the_same_bytes(
    servers: tuple[Server, Server], games: list[Twins]
) -> None:
    for game in games:
        one, two = (everything(server, game) for server in servers)
        assert one == two, (game.players, game.viewer)
        assert len(one) > 10


def test_another_seat_can_tell_the_twins_apart(
    servers: tuple[Server, Server], games: list[Twins]
) -> None:
    """The comparison would see a leak: to those who know more the worlds do differ."""
    game = next(game for game in games if game.differ and game.viewer == 0)
    other = Twins(game.table, 1, game.players, game.worlds, differ=True)
    one, two = (everything(server, other) for server in servers)
    assert one != two


def asked_for_a_hint(game: Twins, world: int, seat: int) -> Question:
    """What the server's worker is asked when the guest at this seat, among bots, wants a hint."""
    guest = Guest("ann", "Ann")
    places = tuple(
        Place(name="Ann", owner="ann", nonce="n") if at == seat else Place(bot="artisan", nonce="n")
        for at in range(game.players)
    )
    options = GAME.spec(game.players).options
    setup = Setup("m", GAME.rules, GAME.data.hash, options, places, shuffle=False, secret="00" * 32)
    sitting = Sitting(game.table, setup, game.worlds[world])
    return replace(asking(sitting, guest, seat)[1], seed="the same chance")


def hints_of(players: int, seat: int, turns: int) -> tuple[Twins, list[Question]]:
    game = twins(players, seat, 5, turns)
    return game, [asked_for_a_hint(game, world, seat) for world in (0, 1)]


MOMENTS = [(players, seat, turns) for players in (2, 3) for seat in (0, 1) for turns in (7, 19)]


@pytest.mark.parametrize(("players", "seat", "turns"), MOMENTS)
def test_twin_worlds_give_the_same_hint(players: int, seat: int, turns: int) -> None:
    """The seat to move asks: what goes to the worker is the same, and so is what it answers."""
    game, (one, two) = hints_of(players, seat, turns + seat)
    assert game.differ
    assert one == two
    assert pickle.dumps(one) == pickle.dumps(two)
    assert thinking.advice(one, 60, 60.0) == thinking.advice(two, 60, 60.0)


def test_a_hint_from_another_seats_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def leaking(self: Table, viewer: int | None) -> View:
        return honest(self, None if viewer is None else (viewer + 1) % int(self.spec.players))

    monkeypatch.setattr(Table, "view", leaking)
    _, (one, two) = hints_of(2, 0, 7)
    assert one != two


@contextmanager
def seen_by(server: Server, game: Twins, seat: int | None) -> Iterator[Client]:
    person = Person(server)
    identity = Identity.kept_in(server.data_dir)
    tokens = [] if seat is None else [identity.seat_token(game.table, seat)]
    with person.at(game.table, tokens=tokens) as client:
        client.begin()
        client.hear_until("seats")
        yield client
    person.http.close()


def to_move(client: Client, game: Twins) -> int:
    return int(client.sights[game.viewer]["position"]["view"]["to_move"])


def move_of_another(servers: tuple[Server, Server], game: Twins, seat: int) -> bool:
    """Let this seat make a move that it has in both worlds, if there is one."""
    with seen_by(servers[0], game, seat) as one, seen_by(servers[1], game, seat) as two:
        ours, theirs = one.hints(seat), two.hints(seat)
        assert ours is not None
        assert theirs is not None
        common = sorted(set(ours["moves"]) & set(theirs["moves"]))
        answers = [client.play(seat, move) for move in common[:1] for client in (one, two)]
        assert all(answer["type"] == "done" for answer in answers)
        return bool(common)


def test_twin_worlds_look_the_same_while_others_move(
    servers: tuple[Server, Server], games: list[Twins]
) -> None:
    made = 0
    for game in games:
        one, two = servers
        with seen_by(one, game, game.viewer) as first, seen_by(two, game, game.viewer) as second:
            for _ in range(3):
                seat = to_move(first, game)
                if seat in (game.viewer, OVER) or not move_of_another(servers, game, seat):
                    break
                first.hear_until("step")
                second.hear_until("step")
                assert first.raw[-1] == second.raw[-1]
                made += 1
    assert made > 15
