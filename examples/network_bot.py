"""A program of one's own at a table with people: `python network_bot.py LINK`.

LINK is the one that the page offers for inviting friends. The program sits down and plays at
random; put your own choice into `choose`.
"""

import json
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def choose(sight: dict[str, Any]) -> str:
    """A move for what one sees: `sight["position"]` has the view and the legal moves."""
    moves: list[str] = sight["position"]["hints"]["moves"]
    return random.choice(moves)


def sit_down(server: str, table: str, invite: str) -> str:
    """Take an open seat; the token that stands for it."""
    request = urllib.request.Request(
        f"http://{server}/api/tables/{table}/join",
        data=json.dumps({"invite": invite}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        seats = json.load(answer)["seats"]
    return str(seats[0]["token"])


def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Play until the game is over; points and places."""
    with connect(f"ws://{server}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        for text in socket:
            message = json.loads(text)
            if message["type"] not in ("fresh", "step"):
                continue
            if message["finish"]:
                return dict(message["finish"])
            for sight in message["sights"]:
                if sight["position"]["hints"]:
                    move = {"request": 1, "version": message["version"], "seat": sight["seat"]}
                    socket.send(json.dumps({"type": "move", "move": choose(sight), **move}))
    raise ConnectionError("the server hung up")


def main() -> None:
    """Sit down by the link and play."""
    link = urlsplit(sys.argv[1])
    table = link.path.rpartition("/")[2]
    print(play(link.netloc, table, sit_down(link.netloc, table, link.fragment)))


if __name__ == "__main__":
    main()
