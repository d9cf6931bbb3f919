"""Which component data describe a playable game of Monolyth."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from trilithon.core.data import Data
from trilithon.core.errors import BadData
from trilithon.games.monolyth.stones import bounds

HIGHEST = 4  # the numbers of `heights` have no room for more
GRID = 4
PLAYERS = ("1", "2", "3", "4")

_NAME = re.compile(r"(?!random$)[a-z]+(?:_[a-z]+)*")
_SHAPE = re.compile(r"[A-Z][A-Z0-9]{0,7}")
_CELL = re.compile(r"[0-4](?:\+|-[0-4])?")


def check(data: Data, players: int) -> None:
    """Refuse data, built like ours, that describe no playable game: the path of what is wrong."""
    content = data.content
    colours, letters = data.texts("colours.names"), data.texts("colours.letters")
    checks = {
        **_check_board(content["board"]),
        **_check_colours(colours, letters),
        **_check_boards(content["player_boards"], colours, players),
        **_check_stones(content["stones"], content["board"], len(colours)),
        **_check_tokens(content),
        **_check_cards(content["structure_cards"]),
        **_check_ranks(content["solo_ranks"]),
    }
    for path, right in checks.items():
        if not right:
            raise BadData("error-data-value", path=path)


def _check_board(board: dict[str, Any]) -> dict[str, bool]:
    heights = board["max_height"]
    return {
        "board.grid": board["grid"] == GRID,
        "board.max_height": _by_players(heights) and _numbers(heights.values(), 1, HIGHEST),
        "board.sites": _numbers([board["sites"]], 2, 100),
        "board.crystal": _numbers([board["crystal"]], 0, board["sites"] - 1),
        "board.move": _numbers([board["move"]], 1, board["sites"] - 1),
    }


def _check_colours(names: list[str], letters: list[str]) -> dict[str, bool]:
    single = all(_NAME.fullmatch(letter) and len(letter) == 1 for letter in letters)
    return {
        "colours.names": _names(names) and 1 <= len(names) <= 12,
        "colours.letters": single and len(letters) == len(names),
    }


def _check_boards(
    boards: dict[str, list[str]], colours: list[str], players: int
) -> dict[str, bool]:
    checks = {"player_boards": _names(boards) and players <= len(boards) <= 100}
    for name, sides in boards.items():
        known = all(side in colours for side in sides)
        checks[f"player_boards.{name}"] = known and len(sides) == 4 and _distinct(sides)
    return checks


def _check_stones(
    stones: dict[str, dict[str, Any]], board: dict[str, Any], colours: int
) -> dict[str, bool]:
    supply = [stone for stone in stones.values() if stone.get("supply", False)]
    box = colours * sum(stone["count"] for stone in stones.values() if stone not in supply)
    checks = {
        "stones": all(_SHAPE.fullmatch(name) for name in stones)
        and len(supply) == 1
        and len(supply[0]["cubes"]) == 1
        and len(stones) * colours < 255
        and board["sites"] - 1 <= box <= 1000
    }
    for name, stone in stones.items():
        checks[f"stones.{name}.count"] = _numbers([stone["count"]], 0, 200)
        checks[f"stones.{name}.cubes"] = _in_one_piece(stone["cubes"])
    return checks


def _check_tokens(content: Mapping[str, Any]) -> dict[str, bool]:
    checks = {}
    for tokens, fewest in (("level_tokens", 0), ("prophecy_tokens", 1), ("structure_tokens", 0)):
        checks[tokens] = _by_players(content[tokens])
        for players, values in content[tokens].items():
            right = _numbers(values, 1, 100) and fewest <= len(values) <= 200
            checks[f"{tokens}.{players}"] = right
    return checks


def _check_cards(cards: dict[str, list[str]]) -> dict[str, bool]:
    checks = {"structure_cards": 1 <= len(cards) <= 100}
    return checks | {f"structure_cards.{name}": _card(name, rows) for name, rows in cards.items()}


def _check_ranks(ranks: dict[str, int]) -> dict[str, bool]:
    whole = _numbers(ranks.values(), 0, 255)
    return {"solo_ranks": _names(ranks) and whole and 0 in ranks.values()}


def _by_players(table: dict[str, object]) -> bool:
    return sorted(table) == list(PLAYERS)


def _numbers(values: Iterable[int], low: int, high: int) -> bool:
    return all(low <= value <= high for value in values)


def _distinct(names: list[str]) -> bool:
    return len(set(names)) == len(names)


def _names(names: Iterable[str]) -> bool:
    listed = list(names)
    return all(_NAME.fullmatch(name) for name in listed) and _distinct(listed)


def _in_one_piece(cubes: list[list[int]]) -> bool:
    """Distinct cubes, at most eight, that hang together by their faces."""
    if not 1 <= len(cubes) <= 8 or not all(len(cube) == 3 for cube in cubes):
        return False
    if not _numbers([number for cube in cubes for number in cube], -8, 8):
        return False
    reached = [cubes[0]]
    for here in reached:
        near = [c for c in cubes if sum(abs(a - b) for a, b in zip(c, here, strict=True)) == 1]
        reached += [cube for cube in near if cube not in reached]
    return len(reached) == len(cubes)


def _card(name: str, rows: list[str]) -> bool:
    cells = [row.split() for row in rows]
    square = len(cells) == GRID and all(len(row) == GRID for row in cells)
    written = all(_CELL.fullmatch(cell) for row in cells for cell in row)
    if not (square and written and _NAME.fullmatch(name)):
        return False
    allowed = [bounds(cell, HIGHEST) for row in cells for cell in row]
    return all(low <= high for low, high in allowed)
