"""Positions of M drawn by hand: the table as a picture, every other card dealt by name.

A picture names its columns and rows as the game does:

           b    c    d
        2  .    r30t .
        3  b30c .    g40m

Its cards are dealt as the opening of a game whose data are changed to fit, then the hands, seat by
seat; the test plays on from there and deals what it likes. So a position is reached by the checked
public path alone.
"""

import copy
import dataclasses
from typing import Any

import pytest

from trilithon import CHANCE, GAMES, Data, IllegalMove, Table
from trilithon.games.m.view import MView

FIRST_ROW = 2
FIRST_COLUMN = "b"


def changed(**sections: dict[str, Any]) -> Data:
    """M's data with some values changed: `changed(setup={"tokens": 1})`."""
    data = GAMES["m"].data
    content = copy.deepcopy(dict(data.content))
    for section, values in sections.items():
        content[section].update(values)
    return dataclasses.replace(data, content=content, hash="changed")


def read(picture: str) -> dict[str, str]:
    """The cards of a picture by cell, row after row."""
    columns, *rows = (line.split() for line in picture.strip().splitlines())
    return {
        column + row[0]: card
        for row in rows
        for column, card in zip(columns, row[1:], strict=True)
        if card != "."
    }


def position(
    picture: str,
    *hands: str,
    players: int = 0,
    pile: int = 12,
    tokens: int = 6,
    options: dict[str, str] | None = None,
) -> Table:
    """A table that looks like the picture; seat 0 is to move. Hands not given are any cards."""
    players = players or max(2, len(hands))
    cards = read(picture)
    size = len(hands[0].split())
    cells = [[int(cell[1:]) - FIRST_ROW, ord(cell[0]) - ord(FIRST_COLUMN)] for cell in cards]
    setup = {
        "layouts": {"picture": cells},
        "hand": size,
        "tokens": tokens,
        "in_play": {str(players): len(cells) + size * players + pile},
    }
    table = Table("m", players, options=options, data=changed(setup=setup), deal=False)
    for card in [*cards.values(), *" ".join(hands).split()]:
        table.play(f"deal {card}")
    settle(table)
    return table


def settle(table: Table) -> Table:
    """Let CHANCE deal any cards until a seat is to move."""
    while table.to_move == CHANCE:
        table.play(table.legal_moves()[0])
    return table


def play(table: Table, *moves: str) -> Table:
    """Play moves of the seats; CHANCE deals any cards after each of them."""
    for move in moves:
        table.play(move)
        settle(table)
    return table


def view(table: Table, seat: int | None = None) -> MView:
    seen = table.view(seat)
    assert isinstance(seen, MView)
    return seen


def lying(table: Table) -> dict[str, str]:
    """The cards on the table by cell."""
    return {place.cell: place.card for place in view(table).table}


def moves(table: Table) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in table.legal_moves()]


def cells_for(table: Table, card: str) -> set[str]:
    """The cells on which the seat to move may place this card."""
    return {move.split()[1] for move in moves(table) if move.split()[0] == card}


def why_not(table: Table, move: str) -> str:
    """The reason for which the table refuses this move, nothing being changed by it."""
    before, steps = table.state.key(), len(table.steps)
    assert move not in moves(table)
    with pytest.raises(IllegalMove) as refusal:
        table.play(move)
    assert (table.state.key(), len(table.steps)) == (before, steps)
    return refusal.value.key
