"""Component data that are not built like the game's own are refused, whatever is wrong."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from trilithon import GAMES, BadData, Data

ODD: list[Any] = ["x", "", -1, 0, 1, 2.5, True, [], [[]], {}, ["a"], ["a", "b"], 10**30, [[0, 0]]]
REMOVED = object()


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from paths(inner, (*path, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*path, index))


def changed(data: Data, path: tuple[str | int, ...], value: object) -> Data:
    """The data with another value at one place, or without that place."""
    content = copy.deepcopy(dict(data.content))
    place: Any = content
    for step in path[:-1]:
        place = place[step]
    if value is REMOVED:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return Data(data.game, content, data.marks, "changed", "")


@pytest.mark.parametrize("name", GAMES)
def test_odd_data_are_played_or_refused_but_never_break(name: str) -> None:
    game = GAMES[name]
    refused = 0
    odd = [*ODD, REMOVED]
    every = list(paths(game.data.content))
    tried = len(odd) if len(every) < 100 else 3
    for index, path in enumerate(every):
        for value in [odd[(index * tried + turn) % len(odd)] for turn in range(tried)]:
            try:
                spec = game.spec(game.players[0], data=changed(game.data, path, value))
                game.start(spec)
            except BadData:
                refused += 1
    assert refused > 100


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("deck",), REMOVED, "deck"),
        (("deck", "zeros"), "two", "deck.zeros"),
        (("deck", "zeros"), 2.5, "deck.zeros"),
        (("deck", "colours", 0), 3, "deck.colours.0"),
        (("setup", "tokens"), 10**30, "setup.tokens"),
        (("setup", "layouts", "zigzag", 0), [1], "setup.layouts.zigzag"),
        (("setup", "surprise"), [None], "setup.surprise"),
    ],
)
def test_the_error_names_the_place(path: tuple[str | int, ...], value: object, where: str) -> None:
    with pytest.raises(BadData) as caught:
        GAMES["m"].spec(2, data=changed(GAMES["m"].data, path, value))
    assert caught.value.details["path"] == where


def test_a_new_layout_is_welcome() -> None:
    stairs = [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]]
    data = changed(GAMES["m"].data, ("setup", "layouts", "stairs"), stairs)
    GAMES["m"].spec(2, {"layout": "stairs"}, data)
