"""M once more, for reading alone: plain coordinates, sets and dictionaries, no speed.

It follows the rules in their order and shares nothing with the engine but the notation of
moves. The tests play both side by side.
"""

from itertools import product

Cell = tuple[int, int]

IN_PLAY = {2: 50, 3: 60, 4: 70, 5: 80, 6: 90}
OPENING: list[Cell] = [(2, 1), (1, 2), (2, 3), (1, 4), (2, 5)]
SIDES = [(-1, 0), (0, -1), (0, 1), (1, 0)]
AROUND = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]


def name_of(cell: Cell) -> str:
    """The table goes round after seven columns and seven rows."""
    row, column = cell
    return f"{'abcdefg'[column % 7]}{row % 7 + 1}"


def shared(one: str, two: str) -> int:
    """How many of colour, value and symbol two cards share; having no symbol is not shared."""
    same_symbol = one[-1] == two[-1] and not one[-1].isdigit()
    return (one[0] == two[0]) + (value(one) == value(two)) + same_symbol


def value(card: str) -> int:
    return int(card[1:].rstrip("ctmf"))


def in_one_piece(cells: set[Cell]) -> bool:
    reached: set[Cell] = set()
    frontier = set(list(cells)[:1])
    while frontier:
        reached |= frontier
        near = {(row + down, column + right) for row, column in frontier for down, right in AROUND}
        frontier = near & cells - reached
    return reached == cells


class Reference:
    """A game of M from its first dealt card on."""

    def __init__(self, players: int, voluntary: bool = False) -> None:
        self.players = players
        self.voluntary = voluntary
        self.table: dict[Cell, str] = {}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.taken: list[list[str]] = [[] for _ in range(players)]
        self.tokens = [6] * players
        self.pile = IN_PLAY[players]
        self.buried: list[tuple[str, int]] = []
        self.stage = "setup"
        self.active = 0
        self.taker = 0
        self.placed: Cell = (0, 0)
        self.line: list[Cell] = []
        self.idle = 0
        self.last_phase = False
        self.over = False

    # Placing

    def neighbours(self, cell: Cell) -> list[str]:
        beside = [(cell[0] + down, cell[1] + right) for down, right in SIDES]
        return [self.table[other] for other in beside if other in self.table]

    def fits(self, card: str, cell: Cell) -> bool:
        if cell in self.table or not self.neighbours(cell):
            return False
        rows, columns = zip(*self.table, cell, strict=True)
        if max(rows) - min(rows) >= 6 or max(columns) - min(columns) >= 6:
            return False
        return all(shared(card, other) for other in self.neighbours(cell))

    def placements(self) -> dict[str, tuple[str, Cell]]:
        near = {(row + down, column + right) for row, column in self.table for down, right in SIDES}
        return {
            f"{card} {name_of(cell)}": (card, cell)
            for card in self.hands[self.active]
            for cell in near
            if self.fits(card, cell)
        }

    def place(self, card: str, cell: Cell) -> None:
        self.hands[self.active].remove(card)
        self.table[cell] = card
        self.placed = cell
        self.idle = 0
        due = len(self.neighbours(cell)) - 1
        for step in range(1, self.players):
            giver = (self.active - step) % self.players
            given = min(due, self.tokens[giver])
            self.tokens[giver] -= given
            self.tokens[self.active] += given
            due -= given
        lines = [line for line in ("row", "column") if self.scores(line)]
        if len(lines) == 2:
            self.stage = "line"
        elif lines:
            self.start_scoring(lines[0])
        else:
            self.finish_turn()

    # Scoring

    def run(self, line: str) -> list[Cell]:
        """The gapless run of the row or column through the placed card."""
        down, right = (0, 1) if line == "row" else (1, 0)
        row, column = self.placed
        while (row - down, column - right) in self.table:
            row, column = row - down, column - right
        run = []
        while (row, column) in self.table:
            run.append((row, column))
            row, column = row + down, column + right
        return run

    def scores(self, line: str) -> bool:
        run = self.run(line)
        at = run.index(self.placed)
        beside = [run[index] for index in (at - 1, at + 1) if 0 <= index < len(run)]
        card = self.table[self.placed]
        return len(run) >= 5 and any(shared(card, self.table[cell]) >= 2 for cell in beside)

    def start_scoring(self, line: str) -> None:
        self.line = self.run(line)
        self.last_phase = self.pile == 0
        self.stage = "take"
        self.taker = self.active

    def takes(self) -> dict[str, Cell]:
        if len(self.line) == 1:
            return {}
        cells = set(self.table)
        return {f"take {name_of(c)}": c for c in self.line if in_one_piece(cells - {c})}

    def take(self, cell: Cell) -> None:
        self.taken[self.taker].append(self.table.pop(cell))
        self.line.remove(cell)
        self.taker = (self.taker + 1) % self.players
        if not self.takes():
            self.line = []
            self.over = self.last_phase
            if not self.over:
                self.finish_turn()

    # Drawing, passing, the end

    def deal(self, card: str) -> None:
        self.pile -= 1
        if self.stage == "setup" and len(self.table) < len(OPENING):
            self.table[OPENING[len(self.table)]] = card
            return
        if self.pile < len(self.buried):
            assert self.buried.pop(0)[0] == card
        self.hands[self.active].append(card)
        if self.stage == "draw":
            self.next_turn()
        elif len(self.hands[self.active]) == 4:
            self.active = (self.active + 1) % self.players
            self.stage = "setup" if self.active else "play"

    def finish_turn(self) -> None:
        if self.pile:
            self.stage = "draw"
        else:
            self.next_turn()

    def pass_turn(self, card: str | None) -> None:
        if self.tokens[self.active]:
            self.tokens[self.active] -= 1
            self.tokens[(self.active - 1) % self.players] += 1
        self.idle += 1
        if card is None:
            self.next_turn()
            return
        self.hands[self.active].remove(card)
        self.buried.append((card, self.active))
        self.pile += 1
        self.stage = "draw"

    def next_turn(self) -> None:
        self.stage = "play"
        self.active = (self.active + 1) % self.players
        if self.idle == (2 if self.pile else 1) * self.players:
            self.over = True
        elif not self.hands[self.active]:
            self.idle += 1
            self.next_turn()

    # Moves

    def moves(self) -> set[str]:
        if self.over:
            return set()
        match self.stage:
            case "line":
                return {"row", "column"}
            case "take":
                return set(self.takes())
            case _:
                placements = set(self.placements())
                willing = self.voluntary and self.tokens[self.active] > 0
                return placements | self.passes() if willing else placements or self.passes()

    def passes(self) -> set[str]:
        swaps = {f"pass {card}" for card in self.hands[self.active]} if self.pile else set()
        return {"pass"} | swaps

    def play(self, move: str) -> None:
        first, *rest = move.split()
        match first:
            case "deal":
                self.deal(rest[0])
            case "pass":
                self.pass_turn(rest[0] if rest else None)
            case "take":
                self.take(self.takes()[move])
            case "row" | "column":
                self.start_scoring(first)
            case _:
                self.place(*self.placements()[move])

    def total(self, seat: int) -> int:
        """10 a token, plus the two best colours, minus the others."""
        sums = sorted(sum(value(c) for c in self.taken[seat] if c[0] == hue) for hue in "bnrgy")
        return 10 * self.tokens[seat] + sum(sums[-2:]) - sum(sums[:-2])
