"""M's component data, checked and turned into tables that the rules can look things up in."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilithon.core.data import Data
from trilithon.core.state import Spec
from trilithon.games.m.boards import Torus
from trilithon.games.m.check import check

RULES: Final = 1
NO_SYMBOL: Final = ""

# Kinds of moves, in the order of their numbers.
LINES: Final = ("row", "column")


class MSpec(Spec):
    """The specification of a game of M: faces of cards, cells of the table, numbers of moves.

    A face is what is printed on a card; two zeros of a colour share one. A face shows two or three
    features: its colour, its value, its symbol; `feature_of` lists three a face, -1 for none.
    """

    def __init__(self, players: int, options: dict[str, str], data: Data) -> None:
        check(data, players)
        deck = data.content["deck"]
        setup = data.content["setup"]
        scoring = data.content["scoring"]
        self._make_faces(deck)
        self.size: i64 = int(data.content["area"]["size"])
        self.side: i64 = self.size + 1
        self.cells: i64 = self.side * self.side
        self.torus: Torus = Torus(int(self.side))
        self.tokens: i64 = int(setup["tokens"])
        self.hand: i64 = int(setup["hand"])
        self.pile: i64 = int(setup["in_play"][str(players)])
        self.run: i64 = int(scoring["run"])
        self.shared: i64 = int(scoring["shared"])
        self.best_colours: i64 = int(scoring["best_colours"])
        self.token_points: i64 = int(scoring["token_points"])
        self.voluntary_pass: bool = options["voluntary_pass"] == "yes"
        layout = setup["layouts"][options["layout"]]
        self.opening: vec[i64] = vec[i64](
            [i64((int(row) + 1) * int(self.side) + int(column) + 1) for row, column in layout]
        )
        self.take: i64 = self.faces * self.cells
        self.line: i64 = self.take + self.cells
        self.passing: i64 = self.line + 2
        self.bury: i64 = self.passing + 1
        self.deal: i64 = self.bury + self.faces
        values = sum(int(value) for value in self.face_value)
        tokens = int(self.tokens) * players * int(self.token_points)
        # Each card in play is placed once, after fewer than 2n passes, perhaps with a line to
        # choose, and taken once; then the table jams. After each of these CHANCE may deal.
        super().__init__(
            "m",
            RULES,
            players,
            options,
            data,
            int(self.deal),
            longest=2 * (int(self.pile) * (2 * players + 2) + 2 * players),
            score_low=-values,
            score_high=values + tokens,
        )

    def _make_faces(self, deck: dict[str, Any]) -> None:
        colours, symbols = deck["colours"], deck["symbols"]
        values = [int(value) for value in deck["values"]]
        zeros = int(deck["zeros"])
        self.colours: i64 = len(colours)
        self.names: list[str] = []
        face_value: list[i64] = []
        face_colour: list[i64] = []
        face_symbol: list[i64] = []
        card_face: list[u8] = []
        for colour, letter in enumerate(deck["colour_letters"]):
            printed = [(symbol, value) for symbol in range(len(symbols)) for value in values]
            for symbol, value in [(-1, 0)] * (zeros > 0) + printed:
                mark = deck["symbol_letters"][symbol] if symbol >= 0 else NO_SYMBOL
                card_face += [u8(len(self.names))] * (1 if symbol >= 0 else zeros)
                self.names.append(f"{letter}{value}{mark}")
                face_value.append(value)
                face_colour.append(colour)
                face_symbol.append(symbol)
        self.faces: i64 = len(self.names)
        self.face_of_name: dict[str, int] = {name: face for face, name in enumerate(self.names)}
        self.face_value: vec[i64] = vec[i64](face_value)
        self.face_colour: vec[i64] = vec[i64](face_colour)
        self.face_symbol: vec[i64] = vec[i64](face_symbol)
        self.cards: i64 = len(card_face)
        self.card_face: vec[u8] = vec[u8](card_face)
        self.first_card: vec[i64] = vec[i64](
            [i64(card_face.index(u8(face))) for face in range(len(self.names))] + [len(card_face)]
        )
        self.features: i64 = len(colours) + len(values) + 1 + len(symbols)
        feature_of: list[i64] = []
        for face in range(len(self.names)):
            feature_of.append(face_colour[face])
            feature_of.append(len(colours) + ([0, *values].index(int(face_value[face]))))
            symbol = int(face_symbol[face])
            feature_of.append(-1 if symbol < 0 else len(colours) + len(values) + 1 + symbol)
        self.feature_of: vec[i64] = vec[i64](feature_of)
        shared: list[u8] = []
        for a in range(len(self.names)):
            for b in range(len(self.names)):
                same = (face_colour[a] == face_colour[b]) + (face_value[a] == face_value[b])
                shared.append(u8(same + (face_symbol[a] == face_symbol[b] and face_symbol[a] >= 0)))
        self.in_common: vec[u8] = vec[u8](shared)

    def cell_name(self, cell: int) -> str:
        """The column's letter and the row's number; cards keep their cell's name while they lie."""
        row, column = divmod(cell, int(self.side))
        return f"{chr(ord('a') + column)}{row + 1}"

    def cell_of_name(self, name: str) -> int:
        """The cell of a name, or -1."""
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        inside = 0 <= row < self.side and 0 <= column < self.side
        return row * int(self.side) + column if inside else -1
