"""A real server in a process of its own, and clients that talk to it over real sockets."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE: Final = 120


class Server:
    """`trilithon serve` on a free port; `kill` is kill -9."""

    def __init__(self, data_dir: Path, *options: str) -> None:
        self.data_dir = data_dir
        command = [sys.executable, "-m", "trilithon.cli", "serve", "--port", "0"]
        command += ["--data-dir", str(data_dir), "--bot-pace", "0", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://"), self.url

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self._wait()

    def _wait(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(data_dir: Path, *options: str) -> Iterator[Server]:
    server = Server(data_dir, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@dataclass
class Person:
    """Somebody with a cookie jar."""

    server: Server
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.server.url, timeout=PATIENCE)

    def post(self, path: str, body: Mapping[str, object] | None = None) -> Message:
        answer: Message = self.http.post(path, json=body or {}).json()
        return answer

    def get(self, path: str) -> Message:
        answer: Message = self.http.get(path).json()
        return answer

    def open(self, *seats: Mapping[str, object], **more: object) -> Message:
        return self.post("/api/tables", {"game": "m", "seats": seats, **more})

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, table: str, **hello: object) -> Iterator["Client"]:
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        with connect(socket_url(self.server, table), additional_headers=headers) as socket:
            client = Client(socket)
            client.say(type="hello", **hello)
            yield client


def socket_url(server: Server, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


@dataclass
class Client:
    """One connection. `sight` is the last that was told of each seat, `raw` all that came."""

    socket: ClientConnection
    version: int = 0
    sights: dict[int | None, Message] = field(default_factory=dict)
    logs: dict[int | None, list[Message]] = field(default_factory=dict)
    finish: Message | None = None
    seats: list[Message] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    requests: int = 0

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("fresh", "step"):
            self._follow(message)
        if message["type"] in ("fresh", "seats"):
            self.seats = message.get("table", message)["seats"]
        return message

    def _follow(self, message: Message) -> None:
        self.version = message["version"]
        self.finish = message["finish"]
        for sight in message["sights"]:
            seat = sight["seat"]
            log = self.logs.get(seat, [])
            assert sight["keep"] <= len(log)
            self.logs[seat] = log[: sight["keep"]] + sight["log"]
            self.sights[seat] = sight

    def hear_until(self, *kinds: str) -> Message:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def begin(self) -> None:
        """Wait until the game runs."""
        while not self.sights:
            self.hear()

    def hints(self, seat: int) -> Message | None:
        found: Message | None = self.sights[seat]["position"]["hints"]
        return found

    def play(self, seat: int, move: str, **changes: object) -> Message:
        """Ask for a move; what the server answers to it."""
        self.requests += 1
        asked = {"request": self.requests, "version": self.version, "seat": seat, "move": move}
        self.say(type="move", **{**asked, **changes})
        return self.hear_until("done", "refused")

    def undo(self, seat: int) -> Message:
        self.requests += 1
        self.say(type="undo", request=self.requests, version=self.version, seat=seat)
        return self.hear_until("done", "refused")

    def play_to_end(self, *seats: int) -> None:
        """Make the first legal move of these seats until the game is over."""
        while self.finish is None:
            turn = [seat for seat in seats if self.hints(seat) is not None]
            if turn:
                hints = self.hints(turn[0])
                assert hints is not None
                assert self.play(turn[0], hints["moves"][0])["type"] == "done"
            else:
                self.hear()


ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "random"}


def here(name: str) -> dict[str, object]:
    return {"kind": "here", "name": name}
