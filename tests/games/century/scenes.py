"""Positions of Century set up by name: caravans, the row of cards, stacks, exploration tiles.

A scene is reached by the checked public path alone: its data are the game's, changed where the
scene says so, and CHANCE turns up what the scene names, then whatever comes first.
"""

import copy
import dataclasses
from collections.abc import Iterable
from typing import Any

import pytest

from trilithon import CHANCE, GAMES, Data, IllegalMove, Table
from trilithon.games.century.state import CenturyState
from trilithon.games.century.view import CenturyView, Location, Player

PANEL = "D1"


def content_of(data: Data | None = None) -> dict[str, Any]:
    """A copy of the data's content that may be changed."""
    return copy.deepcopy(dict((data or GAMES["century"].data).content))


def made_of(content: dict[str, Any]) -> Data:
    return dataclasses.replace(GAMES["century"].data, content=content, hash="changed")


def changed(**sections: dict[str, Any]) -> Data:
    """Century's data with some values changed: `changed(end={"cards": 1})`."""
    content = content_of()
    for section, values in sections.items():
        content[section].update(values)
    return made_of(content)


def scene(
    *caravans: str,
    players: int = 0,
    row: str = "",
    bonus: str = "",
    covers: dict[str, str] | None = None,
    merchants: int = 0,
    panel: str = PANEL,
    options: dict[str, str] | None = None,
    data: Data | None = None,
) -> Table:
    """A table whose seat 0 begins. Without `covers` every location is open from the start."""
    players = players or max(2, len(caravans))
    content = content_of(data)
    setup = content["setup"]
    setup["start_crystals"] = [*caravans, *[""] * players][:players]
    if covers is None:
        setup["cover_players"] = {icon: [] for icon in setup["cover_players"]}
    if merchants:
        setup["merchants_start"][str(players)] = merchants
    chosen = {"panel": panel, **(options or {})}
    table = Table("century", players, options=chosen, data=made_of(content), deal=False)
    for name in row.split():
        table.play(f"deal {name}")
    settle(table, "bonus")
    for name in bonus.split():
        table.play(f"bonus {name}")
    settle(table, "cover")
    while table.to_move == CHANCE:
        assert covers is not None
        table.play(f"cover {next_cover(table, covers)}")
    return table


def next_cover(table: Table, wanted: dict[str, str]) -> str:
    """The tile for the location that is covered next: as wanted, or any other."""
    state = table.state
    assert isinstance(state, CenturyState)
    location = state.world.location_names[state.nth_location(state.drawing)]
    free = [str(move).split()[1] for move in table.legal_moves()]
    others = [tile for tile in free if tile not in wanted.values()]
    return wanted.get(location) or others[0]


def settle(table: Table, until: str = "") -> Table:
    """Let CHANCE turn up whatever comes first, until it is the turn of a kind of move or a seat."""
    while table.to_move == CHANCE and not moves(table)[0].startswith(until or "-"):
        table.play(table.legal_moves()[0])
    return table


def play(table: Table, *notations: str) -> Table:
    """Play moves; CHANCE turns up whatever comes first after each of them."""
    for notation in notations:
        table.play(notation)
        settle(table)
    return table


def view(table: Table, seat: int | None = None) -> CenturyView:
    seen = table.view(seat)
    assert isinstance(seen, CenturyView)
    return seen


def player(table: Table, seat: int) -> Player:
    return view(table).seats[seat]


def caravan(table: Table, seat: int) -> str:
    return player(table, seat).caravan


def location(table: Table, name: str) -> Location:
    return next(place for place in view(table).locations if place.id == name)


def moves(table: Table) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in table.legal_moves()]


def why_not(table: Table, move: str) -> str:
    """The reason for which the table refuses this move, nothing being changed by it."""
    before, steps = table.state.key(), len(table.steps)
    assert move not in moves(table)
    with pytest.raises(IllegalMove) as refusal:
        table.play(move)
    assert (table.state.key(), len(table.steps)) == (before, steps)
    return refusal.value.key


def state_of(table: Table) -> CenturyState:
    """A copy of the position, to be changed by hand."""
    state = table.state.copy()
    assert isinstance(state, CenturyState)
    return state


def give_cards(state: CenturyState, seat: int, names: Iterable[str]) -> None:
    for name in names:
        state.own_card(seat, state.world.card_of_name[name])


def give_bonus(state: CenturyState, seat: int, names: Iterable[str]) -> None:
    for name in names:
        state.own_bonus(seat, state.world.kind_names.index(name))
