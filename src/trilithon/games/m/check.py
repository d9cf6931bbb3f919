"""Refuse data that describe no playable game of M, with the path of what is wrong."""

import re
from typing import Final

from trilithon.core.data import Data
from trilithon.core.errors import BadData

LARGEST_AREA: Final = 6
LARGEST_HAND: Final = 8
MOST_CARDS: Final = 200
MOST_POINTS: Final = 1000


def check(data: Data, players: int) -> None:
    """Read every datum that the game needs; BadData at the first that is missing or wrong."""
    colours = _lettered(data, "deck.colours", "deck.colour_letters")
    symbols = _lettered(data, "deck.symbols", "deck.symbol_letters")
    values = data.integers("deck.values", 1, MOST_POINTS)
    _demand(len(set(values)) == len(values), "deck.values")
    zeros = data.integer("deck.zeros", 0, MOST_CARDS)
    cards = colours * (symbols * len(values) + zeros)
    _demand(cards <= MOST_CARDS, "deck")
    size = data.integer("area.size", 2, LARGEST_AREA)
    data.integer("setup.tokens", 0, MOST_POINTS)
    hand = data.integer("setup.hand", 1, LARGEST_HAND)
    opening = max(_layout(data, name, size) for name in data.names("setup.layouts"))
    data.integer(f"setup.in_play.{players}", hand * players + opening, cards)
    data.integer("scoring.run", 2, size)
    data.integer("scoring.shared", 1, 3)
    data.integer("scoring.best_colours", 0, colours)
    data.integer("scoring.token_points", 0, MOST_POINTS)


def _demand(right: bool, path: str) -> None:
    if not right:
        raise BadData("error-data-value", path=path)


def _lettered(data: Data, names: str, letters: str) -> int:
    """How many names there are; each has a letter of its own."""
    marks = data.texts(letters)
    _demand(all(re.fullmatch("[a-z]", mark) for mark in marks), letters)
    count = len(data.texts(names))
    _demand(count == len(marks), letters)
    return count


def _layout(data: Data, name: str, size: int) -> int:
    """How many cells there are: distinct, of the area, and in one piece as the table must be."""
    path = f"setup.layouts.{name}"
    _demand(re.fullmatch("[a-z_]+", name) is not None, path)
    cells = data.at(path)
    if not isinstance(cells, list) or not all(_is_pair(cell) for cell in cells):
        raise BadData("error-data-shape", path=path)
    places = {(row, column) for row, column in cells}
    inside = all(0 <= row < size and 0 <= column < size for row, column in places)
    _demand(inside and len(places) == len(cells) > 0, path)
    _demand(_in_one_piece(places), path)
    return len(places)


def _is_pair(cell: object) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(type(n) is int for n in cell)


def _in_one_piece(places: set[tuple[int, int]]) -> bool:
    reached: set[tuple[int, int]] = set()
    frontier = [min(places)]
    while frontier:
        row, column = frontier.pop()
        reached.add((row, column))
        near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
        frontier += (near & places) - reached
    return reached == places
