"""Positions of Monolyth drawn by hand.

A picture of a monolyth has four lines, y from 1 to 4, each with four spaces, x from a to d; a space
names the colours of its cubes from the ground up, `.` if it has none:

        w   wb  .   .
        .   .   .   .
        .   .   ooo .
        .   .   .   t
"""

import copy
import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from trilithon import CHANCE, GAMES, Data, IllegalMove, Rng, Table
from trilithon.games.monolyth.rules import MonolythState
from trilithon.games.monolyth.view import Builder, Count, MonolythView, Placed

EMPTY = ". . . .\n" * 4
FLAT = "w w w w\n" * 4
BOARD_OPTIONS = ("board_first", "board_second", "board_third", "board_fourth")


def changed(**sections: Mapping[str, Any]) -> Data:
    """Monolyth's data with some values changed: `changed(board={"move": 3})`."""
    data = GAMES["monolyth"].data
    content = copy.deepcopy(dict(data.content))
    for section, values in sections.items():
        content[section].update(values)
    return dataclasses.replace(data, content=content, hash="changed")


def opened(
    *stones: str,
    players: int = 2,
    card: str = "keep",
    boards: Sequence[str] = (),
    data: Data | None = None,
) -> Table:
    """A table just set up, with these stones on the first sites after the crystal, others after."""
    names = list(boards) or list(GAMES["monolyth"].data.content["player_boards"])
    options = {"structure": card} | dict(zip(BOARD_OPTIONS[:players], names, strict=False))
    table = Table("monolyth", players, options=options, data=data, deal=False)
    for stone in stones:
        table.play(f"deal {stone}")
    return settle(table)


def settle(table: Table) -> Table:
    """Let CHANCE deal anything until a seat is to move."""
    while table.to_move == CHANCE:
        table.play(table.legal_moves()[0])
    return table


def play(table: Table, *moves: str) -> Table:
    """Play moves of the seats; CHANCE deals anything after each of them."""
    for move in moves:
        table.play(move)
        settle(table)
    return table


def view(table: Table) -> MonolythView:
    seen = table.view(None)
    assert isinstance(seen, MonolythView)
    return seen


def builder(table: Table, seat: int = 0) -> Builder:
    return view(table).builders[seat]


def rows(picture: str) -> list[str]:
    """The sixteen spaces of a picture."""
    spaces = picture.split()
    assert len(spaces) == 16
    return spaces


def built(picture: str) -> tuple[Placed, ...]:
    """A monolyth of single cubes that looks like the picture."""
    return tuple(
        Placed(f"{colour}I1", ((number % 4, number // 4, level),))
        for number, space in enumerate(rows(picture))
        for level, colour in enumerate(space.replace(".", ""))
    )


def position(
    *pictures: str,
    players: int = 0,
    ring: str = "",
    box: int | None = None,
    supply: int | None = None,
    counts: tuple[Count, ...] = (),
    slots: Mapping[str, int] | None = None,
    earned: tuple[int, ...] = (),
    card: str = "keep",
    boards: Sequence[str] = (),
    data: Data | None = None,
    **changes: Any,
) -> Table:
    """A table at which seat 0 chooses, its monolyth and the others' as in the pictures.

    ring: stones from the site after the crystal on, `.` for none. box, supply: at most so many of
    each kind. counts: the supply. slots: colours of seat 0's sides and their prophecies. earned:
    its level tokens. changes: of the view.
    """
    players = players or max(1, len(pictures))
    start = view(opened(players=players, card=card, boards=boards, data=data))
    limit = start.limit
    builders = []
    for seat, was in enumerate(start.builders):
        picture = pictures[seat] if seat < len(pictures) else EMPTY
        levels = min(len(space.replace(".", "")) for space in rows(picture))
        assert max(len(space) for space in rows(picture)) <= limit
        builders.append(dataclasses.replace(was, stones=built(picture), levels=levels))
    builders[0] = dataclasses.replace(
        builders[0],
        level_tokens=earned,
        sides=tuple(
            dataclasses.replace(side, prophecy=(slots or {}).get(side.colour))
            for side in builders[0].sides
        ),
    )
    if ring:
        named = [None if stone == "." else stone for stone in ring.split()]
        changes["ring"] = (None, *named, *[None] * (len(start.ring) - 1 - len(named)))
    changes["box"] = most(start.box, box)
    changes["supply"] = counts or most(start.supply, supply)
    table = opened(players=players, card=card, boards=boards, data=data)
    seen = dataclasses.replace(start, builders=tuple(builders), **changes)
    table.state = GAMES["monolyth"].from_view(table.spec, seen, Rng(0))
    table.steps = []
    return table


def most(counts: tuple[Count, ...], number: int | None) -> tuple[Count, ...]:
    if number is None:
        return counts
    return tuple(Count(count.stone, min(count.count, number)) for count in counts)


def state_of(table: Table) -> MonolythState:
    assert isinstance(table.state, MonolythState)
    return table.state


def moves(table: Table) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in table.legal_moves()]


def moves_of(table: Table, *kinds: str) -> list[str]:
    """The legal moves whose notation begins with one of these words."""
    return [move for move in moves(table) if move.split()[0] in kinds]


def why_not(table: Table, move: str) -> str:
    """The reason for which the table refuses this move, nothing being changed by it."""
    before, steps = table.state.key(), len(table.steps)
    assert move not in moves(table)
    with pytest.raises(IllegalMove) as refusal:
        table.play(move)
    assert (table.state.key(), len(table.steps)) == (before, steps)
    return refusal.value.key
