"""Monolyth's component data, turned into tables that the rules can look things up in."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.core.data import Data
from trilithon.core.errors import BadSetup
from trilithon.core.state import Spec
from trilithon.games.monolyth.checks import check
from trilithon.games.monolyth.heights import Heights
from trilithon.games.monolyth.stones import Cube

RULES: Final = 1
SIDES: Final = 4
RANDOM: Final = "random"
BOARD_OPTIONS: Final = ("board_first", "board_second", "board_third", "board_fourth")


class MonolythSpec(Spec):
    """The specification of a game of Monolyth: stones and their settings, tokens, numbers of moves.

    A kind of stone is its shape and its colour, `shape * colours + colour`; shape 0 is the 1-cube
    stone of the supply. A footprint tells which spaces get how many cubes; shapes share them.
    """

    def __init__(self, players: int, options: dict[str, str], data: Data) -> None:
        check(data, players)
        content = data.content
        board = content["board"]
        self.grid: i64 = int(board["grid"])
        self.spaces: i64 = self.grid * self.grid
        self.limit: i64 = int(board["max_height"][str(players)])
        self.sites: i64 = int(board["sites"])
        self.arrow: i64 = int(board["crystal"])
        self.reach: i64 = int(board["move"])
        self.solo: bool = players == 1
        self._make_kinds(content["colours"], content["stones"])
        self._make_tokens(content, players)
        self._make_boards(content["player_boards"], players, options)
        self._make_cards(content["structure_cards"], options["structure"])
        limit = int(board["max_height"][str(players)])
        self.heights: Heights = tables(
            int(self.grid), limit, tuple(self.shape_cubes), tuple(self.card_cells)
        )
        self._make_walls()
        self._number_moves()
        levels = sorted(map(int, self.level_tokens))[-int(self.limit) :]
        prophecies = sorted(content["prophecy_tokens"][str(players)])[-SIDES:]
        structure = max(map(int, self.structure_tokens), default=0)
        super().__init__(
            "monolyth",
            RULES,
            players,
            options,
            data,
            int(self.deal),
            longest=4 * sum(self.kind_counts[int(self.colours) :]) + SIDES * players,
            score_low=0,
            score_high=sum(levels) + sum(prophecies) + structure,
        )

    def _make_kinds(self, colours: dict[str, Any], stones: dict[str, Any]) -> None:
        shapes = sorted(stones, key=lambda shape: not stones[shape].get("supply", False))
        self.colours: i64 = len(colours["names"])
        self.colour_names: list[str] = list(colours["names"])
        self.colour_letters: list[str] = list(colours["letters"])
        self.shapes: i64 = len(shapes)
        self.shape_names: list[str] = shapes
        self.shape_cubes: list[tuple[tuple[int, int, int], ...]] = [
            tuple((x, y, z) for x, y, z in stones[shape]["cubes"]) for shape in shapes
        ]
        self.kinds: i64 = self.shapes * self.colours
        self.names: list[str] = [
            letter + shape for shape in shapes for letter in colours["letters"]
        ]
        self.kind_of_name: dict[str, int] = {name: kind for kind, name in enumerate(self.names)}
        self.kind_counts: list[int] = [
            int(stones[shape]["count"]) for shape in shapes for _ in colours["letters"]
        ]
        self.kind_shape: vec[i64] = vec[i64](
            [i64(kind // int(self.colours)) for kind in range(len(self.names))]
        )
        self.kind_colour: vec[i64] = vec[i64](
            [i64(kind % int(self.colours)) for kind in range(len(self.names))]
        )

    def _make_walls(self) -> None:
        grid = int(self.grid)
        self.footprints: i64 = len(self.heights.footprints)
        self.in_walls: vec[i64] = vec[i64](
            [i64(_in_walls(footprint, grid)) for footprint in self.heights.footprints]
        )

    def _make_tokens(self, content: Mapping[str, Any], players: int) -> None:
        """Level and structure tokens in the order in which they are taken; kinds of prophecies."""
        levels = sorted(content["level_tokens"][str(players)], reverse=not self.solo)
        structures = sorted(content["structure_tokens"][str(players)], reverse=True)
        prophecies: list[int] = content["prophecy_tokens"][str(players)]
        values = sorted({v for tokens in content["prophecy_tokens"].values() for v in tokens})
        self.level_tokens: vec[i64] = vec[i64]([i64(value) for value in levels])
        self.structure_tokens: vec[i64] = vec[i64]([i64(value) for value in structures])
        self.prophecy_values: vec[i64] = vec[i64]([i64(value) for value in values])
        self.prophecy_counts: list[int] = [prophecies.count(value) for value in values]
        self.prophecies: i64 = len(prophecies)
        self.ranks: list[tuple[int, str]] = sorted(
            ((least, rank) for rank, least in content["solo_ranks"].items()), reverse=True
        )

    def _make_boards(
        self, boards: dict[str, list[str]], players: int, options: dict[str, str]
    ) -> None:
        self.board_names: list[str] = list(boards)
        self.boards: i64 = len(boards)
        sides: list[i64] = []
        masks: list[i64] = []
        for colours in boards.values():
            sides += [i64(self.colour_names.index(colour)) for colour in colours]
            for name in self.colour_names:
                masks.append(
                    sum(255 << (8 * side) for side in range(SIDES) if colours[side] == name)
                )
        self.side_colours: vec[i64] = vec[i64](sides)
        self.wall_masks: vec[i64] = vec[i64](masks)
        wanted = [options[name] for name in BOARD_OPTIONS[:players]]
        chosen = [name for name in wanted if name != RANDOM]
        if len(set(chosen)) < len(chosen):
            raise BadSetup("monolyth-error-boards", boards=", ".join(chosen))
        self.chosen_boards: list[int] = [
            -1 if name == RANDOM else self.board_names.index(name) for name in wanted
        ]

    def _make_cards(self, cards: dict[str, list[str]], chosen: str) -> None:
        self.card_names: list[str] = list(cards)
        self.cards: i64 = len(cards)
        self.chosen_card: int = -1 if chosen == RANDOM else self.card_names.index(chosen)
        self.card_cells: list[tuple[str, ...]] = [
            tuple(" ".join(rows).split()) for rows in cards.values()
        ]

    def _number_moves(self) -> None:
        """Moves are numbered in this order; those from `deal` on are moves of CHANCE."""
        self.take: i64 = self.footprints
        self.swap: i64 = self.take + self.reach
        self.discard: i64 = self.swap + self.reach
        self.prophesy: i64 = self.discard + self.reach
        self.forgo: i64 = self.prophesy + SIDES * len(self.prophecy_values)
        self.deal: i64 = self.forgo + len(self.prophecy_values)
        self.show: i64 = self.deal + self.kinds
        self.give: i64 = self.show + self.cards
        self.moves: i64 = self.give + self.boards
        # Where things lie in the vec of the main board.
        self.stock: i64 = self.sites
        self.tokens: i64 = self.stock + self.kinds

    def space_name(self, space: int) -> str:
        """The letter of x and the number of y."""
        y, x = divmod(space, int(self.grid))
        return f"{chr(ord('a') + x)}{y + 1}"

    def space_of_name(self, name: str) -> int:
        """The space of a name such as b3, or -1."""
        x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
        inside = 0 <= x < self.grid and 0 <= y < self.grid
        return y * int(self.grid) + x if inside else -1

    def first_board(self) -> vec[u8]:
        """The main board before anything is drawn: empty sites, all stones, all tokens."""
        numbers = [255] * int(self.sites) + self.kind_counts + self.prophecy_counts
        return vec[u8]([u8(number) for number in numbers])


@lru_cache(maxsize=16)
def tables(
    grid: int, limit: int, shapes: tuple[tuple[Cube, ...], ...], cards: tuple[tuple[str, ...], ...]
) -> Heights:
    """The tables of these stones and cards, made once: nothing ever changes them."""
    return Heights(grid, limit, list(shapes), list(cards))


def _in_walls(footprint: tuple[int, ...], grid: int) -> int:
    """How many of the cubes stand in each of the four walls, 8 bits each; corners count twice."""
    last = grid - 1
    cubes = [divmod(space, grid) for space in footprint]
    walls = (
        sum(y == 0 for y, _ in cubes),
        sum(x == last for _, x in cubes),
        sum(y == last for y, _ in cubes),
        sum(x == 0 for _, x in cubes),
    )
    return sum(count << (8 * side) for side, count in enumerate(walls))
