"""The types of both sides are one: `web/src/wire.ts` is made from `wire.py`, and is fresh."""

import json
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from trilithon import GAMES, Table
from trilithon.server import docs_page, openapi, sight, wire
from trilithon.server.app import ROUTES

WEB = Path(__file__).parents[2] / "web"


def test_wire_ts_is_fresh(tmp_path: Path) -> None:
    """If this fails: `make wire`."""
    description = tmp_path / "openapi.json"
    description.write_bytes(openapi.text(ROUTES))
    script: str = json.loads((WEB / "package.json").read_text())["scripts"]["wire"]
    made = tmp_path / "wire.ts"
    command = script.replace("openapi.json", str(description)).replace("src/wire.ts", str(made))
    tool, *arguments = command.split()
    subprocess.run([WEB / "node_modules" / ".bin" / tool, *arguments], cwd=WEB, check=True)
    assert made.read_text() == (WEB / "src" / "wire.ts").read_text()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_on_the_wire(name: str) -> None:
    game = GAMES[name]
    spec = game.spec(game.players[0])
    assert msgspec.to_builtins(sight.components(spec, game.catalogue(spec)))["game"] == name
    table = Table(name, players=game.players[0], seed=1)
    for seat in (None, *range(game.players[0])):
        position = sight.position(table, seat)
        assert msgspec.to_builtins(position)["game"] == name
        assert (position.hints is not None) == (seat == table.to_move)


def test_no_type_on_the_wire_is_loose() -> None:
    """Every field of every message says what it is."""
    for name, schema in openapi.schemas().items():
        text = json.dumps(schema)
        assert "{}" not in text.replace('"default": {}', ""), name


def test_what_the_server_says_can_be_read_back_by_its_types() -> None:
    table = Table("m", players=2, seed=1)
    told = sight.position(table, 0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=wire.MPosition) == told


def test_the_description_for_people_has_the_colours_of_the_page() -> None:
    tokens = (WEB / "src" / "design" / "tokens.css").read_text()
    colours = re.findall(r"light-dark\([^)]*\)", docs_page.STYLE)
    assert len(colours) > 5
    assert [colour for colour in colours if colour not in tokens] == []
