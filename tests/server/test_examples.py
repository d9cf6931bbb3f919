"""The example program sits down by a link and plays."""

import subprocess
import sys
from pathlib import Path

from live import ME, OPEN, Person, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def test_a_program_plays_with_a_person(ann: Person, server: Server) -> None:
    way = ann.open(ME, OPEN)
    link = f"{server.url}{way['path']}#{way['invite']}"
    command = [sys.executable, str(EXAMPLE), link]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program,
        ann.at(way["table"]) as client,
    ):
        client.begin()
        client.play_to_end(0)
        told, _ = program.communicate(timeout=60)
    assert client.finish is not None
    assert told.strip() == str(client.finish)
