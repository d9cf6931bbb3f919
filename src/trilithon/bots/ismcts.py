"""Information-set Monte-Carlo tree search, for every discrete game and number of players.

One tree stands for all worlds that agree with what the seat sees (Cowling, Powley and Whitehouse
2012): each iteration draws a world, descends by the moves that are legal in it, and counts for
every move how often it was available. Chance is sampled and leaves no nodes. Each seat looks after
its own result (max^n).
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trilithon.bots.heuristic import Heuristic, filled, zeros
from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, State

# A node is a move: who makes it, its first child, its next sibling, how often it was chosen and how
# often it could have been. Beside them, its total result for its mover and the weight that its
# rating gives it among its siblings.
MOVE: Final[i64] = 0
MOVER: Final[i64] = 1
FIRST: Final[i64] = 2
NEXT: Final[i64] = 3
VISITS: Final[i64] = 4
AVAILABLE: Final[i64] = 5
NODE: Final[i64] = 6
TOTAL: Final[i64] = 0
WEIGHT: Final[i64] = 1
VALUE: Final[i64] = 2
NOBODY: Final[i64] = -1
NONE: Final[i64] = -1

# Nodes are numbered below 2**24, so that a mark holds a node and the round it was set in.
MARK: Final[i64] = 24
MOST_NODES: Final[i64] = 1 << 24

# No rating makes a weight that cannot be divided by.
STEEPEST: Final = 300.0


class Settings:
    """How to search.

    rated: moves are tried in the order of the heuristic's ratings, of which `temperature` points
    tell a good move from a bad one; else all moves are tried at random first (plain UCT).
    If they are rated, a turn that has begun is finished by the best-rated moves, so that turns are
    compared at their ends.
    horizon: how many turns are improvised before the heuristic judges, -1 for all; at random, if
    moves are not rated.
    redraw: other seats rate their moves in worlds of their own, drawn from what they can know.
    """

    def __init__(
        self,
        exploration: float = 0.7,
        rated: bool = False,
        temperature: float = 10.0,
        horizon: int = -1,
        redraw: bool = False,
        nodes: int = 1_000_000,
    ) -> None:
        self.exploration: float = exploration
        self.rated: bool = rated
        self.temperature: float = temperature
        self.horizon: i64 = horizon
        self.redraw: bool = redraw
        self.nodes: i64 = min(nodes, 1 << 24)


class Search:
    """A tree below one position, as a seat sees it; it grows with every `run`.

    fates: the generators of the moves of CHANCE to come, for a searcher that knows the future.
    """

    def __init__(
        self,
        world: State,
        seat: int,
        rng: Rng,
        heuristic: Heuristic,
        settings: Settings,
        fates: list[Rng] | None = None,
    ) -> None:
        self.world: State = world
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.heuristic: Heuristic = heuristic
        self.settings: Settings = settings
        self.fates: list[Rng] = fates or []
        self.knows_all: bool = fates is not None
        self.drawn: i64 = 0
        self.nodes: vec[i64] = vec[i64]()
        self.values: vec[float] = vec[float]()
        self.marks: vec[i64] = vec[i64]()
        while len(self.marks) < world.spec.actions:
            self.marks = append(self.marks, 0)
        self.round: i64 = 0
        self.usual: float = 0.5
        """What is expected of a move not tried yet: what the mover has got at the node so far."""
        self.lows: vec[float] = filled(heuristic.players, 1.0)
        self.highs: vec[float] = zeros(heuristic.players)
        self.add(NOBODY, NOBODY, NONE, 1.0)

    def run(self, iterations: int) -> None:
        """Let the tree grow by so many iterations."""
        left: i64 = iterations
        while left > 0:
            self.iterate()
            left -= 1

    def iterate(self) -> None:
        """Draw a world, descend to a new node, see how it ends, tell the path."""
        state = self.world.copy()
        self.drawn = 0
        if not self.knows_all:
            state.determinize(self.seat, self.rng)
        path = vec[i64](capacity=16)
        node: i64 = 0
        turn: i64 = -1
        path = append(path, node)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(self.chance(state))
                continue
            seen = state
            if self.settings.redraw and state.to_move != self.seat:
                seen = state.copy()
                seen.determinize(state.to_move, self.rng)
            node = self.select(seen, node)
            if node == NONE:
                break
            turn = state.turn
            state.apply(self.nodes[node * NODE + MOVE])
            path = append(path, node)
            if self.nodes[node * NODE + VISITS] == 0:
                break
        if self.settings.rated:
            self.finish_turn(state, turn)
        self.play_on(state, self.settings.horizon)
        self.heuristic.judge(state)
        self.tell(path)

    def chance(self, state: State) -> i64:
        """A move of CHANCE: at its true odds, or the one that is to come."""
        if self.drawn < len(self.fates):
            fate = self.fates[self.drawn].copy()
            self.drawn += 1
            return state.sample_chance(fate)
        return state.sample_chance(self.rng)

    # The tree

    def size(self) -> int:
        """How many nodes the tree has."""
        return int(len(self.nodes) // NODE)

    def add(self, move: i64, mover: i64, parent: i64, weight: float) -> i64:
        """A new node, the first child of its parent; NONE if the tree is full."""
        node: i64 = len(self.nodes) // NODE
        if node >= self.settings.nodes:
            return NONE
        sibling: i64 = NONE
        if parent != NONE:
            sibling = self.nodes[parent * NODE + FIRST]
            self.nodes[parent * NODE + FIRST] = node
        nodes = append(append(append(self.nodes, move), mover), NONE)
        self.nodes = append(append(append(nodes, sibling), 0), 0)
        self.values = append(append(self.values, 0.0), weight)
        return node

    def select(self, state: State, node: i64) -> i64:
        """The child to descend to, made if need be; NONE if there is none and no room for one."""
        moves = state.legal_moves()
        self.mark_children(node, state.to_move)
        missing: i64 = 0
        for move in moves:
            child: i64 = self.marked(move)
            if child == NONE:
                missing += 1
            else:
                self.nodes[child * NODE + AVAILABLE] += 1
        if missing > 0 and self.has_room(missing):
            if not self.settings.rated:
                return self.expand(state, node, moves, self.rng.below(missing))
            self.expand_rated(state, node, moves, missing)
        return self.best_child(state.to_move, moves)

    def has_room(self, missing: i64) -> bool:
        """Whether so many nodes fit into the tree."""
        wanted: i64 = missing if self.settings.rated else 1
        return len(self.nodes) // NODE + wanted <= self.settings.nodes

    def mark_children(self, node: i64, mover: i64) -> None:
        """Note the node of each move that this mover has made here, and what they have brought."""
        self.round += 1
        tried: i64 = 0
        total = 0.0
        child: i64 = self.nodes[node * NODE + FIRST]
        while child != NONE:
            at: i64 = child * NODE
            if self.nodes[at + MOVER] == mover:
                self.marks[self.nodes[at + MOVE]] = (self.round << MARK) | child
                tried += self.nodes[at + VISITS]
                total += self.values[child * VALUE + TOTAL]
            child = self.nodes[at + NEXT]
        self.usual = total / float(tried) if tried > 0 else 0.5

    def marked(self, move: i64) -> i64:
        """The node of a move among the children marked last, or NONE."""
        mark: i64 = self.marks[move]
        if mark >> MARK != self.round:
            return NONE
        return mark & (MOST_NODES - 1)

    def expand(self, state: State, node: i64, moves: vec[i64], number: i64) -> i64:
        """Make the node of one of the moves that have none yet."""
        for move in moves:
            if self.marked(move) == NONE:
                if number == 0:
                    child = self.add(move, state.to_move, node, 0.0)
                    self.nodes[child * NODE + AVAILABLE] = 1
                    return child
                number -= 1
        return NONE

    def expand_rated(self, state: State, node: i64, moves: vec[i64], missing: i64) -> None:
        """Make the nodes of all moves that have none yet, weighted by what each gains here."""
        new = vec[i64](capacity=missing)
        for move in moves:
            if self.marked(move) == NONE:
                new = append(new, move)
        self.heuristic.estimate(state)
        before = self.heuristic.lead(state.to_move)
        ratings = self.heuristic.rate(state, new)
        at: i64 = 0
        while at < len(new):
            gain = (ratings[at] - before) / self.settings.temperature
            weight = exp(max(-STEEPEST, min(STEEPEST, gain)))
            child = self.add(new[at], state.to_move, node, weight)
            self.nodes[child * NODE + AVAILABLE] = 1
            self.marks[new[at]] = (self.round << MARK) | child
            at += 1

    def best_child(self, mover: i64, moves: vec[i64]) -> i64:
        """The child that promises most, what is little known being given the benefit of doubt."""
        best: i64 = NONE
        best_worth = -1e9
        weights = self.weights(moves) if self.settings.rated else 0.0
        for move in moves:
            child: i64 = self.marked(move)
            if child != NONE:
                worth = self.worth(child, mover, weights)
                if worth > best_worth:
                    best_worth = worth
                    best = child
        return best

    def weights(self, moves: vec[i64]) -> float:
        """The weights of all these moves that have a node."""
        total = 0.0
        for move in moves:
            child: i64 = self.marked(move)
            if child != NONE:
                total += self.values[child * VALUE + WEIGHT]
        return total

    def worth(self, child: i64, mover: i64, weights: float) -> float:
        """UCB1 over the times that the move was available.

        If moves are rated, by its part of the weights of all that can be made, and results count
        within the range that the mover's have in this tree: where all is nearly won or lost, small
        differences still tell moves apart.
        """
        visits = float(self.nodes[child * NODE + VISITS])
        available = float(self.nodes[child * NODE + AVAILABLE])
        total = self.values[child * VALUE + TOTAL]
        if self.settings.rated:
            known = self.usual if visits == 0.0 else total / visits
            spread = self.highs[mover] - self.lows[mover]
            if spread > 0.0:
                known = (known - self.lows[mover]) / spread
            prior = self.values[child * VALUE + WEIGHT] / weights
            return known + self.settings.exploration * prior * sqrt(available) / (1.0 + visits)
        return total / visits + self.settings.exploration * sqrt(log(available) / visits)

    # The end of an iteration

    def finish_turn(self, state: State, turn: i64) -> None:
        """Play the best-rated moves until this turn is over."""
        while state.turn == turn and state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(self.chance(state))
            else:
                state.apply(self.heuristic.pick(state))

    def play_on(self, state: State, horizon: i64) -> None:
        """Play so many turns without thinking, or all to come if it is -1."""
        last: i64 = state.turn + horizon
        while state.to_move != OVER and (horizon < 0 or state.turn < last):
            if state.to_move == CHANCE:
                state.apply(self.chance(state))
            elif self.settings.rated:
                state.apply(self.heuristic.improvise(state, self.rng))
            else:
                state.apply(state.random_move(self.rng))

    def tell(self, path: vec[i64]) -> None:
        """Add the result to every node of the path, each from its mover's side."""
        for node in path:
            self.nodes[node * NODE + VISITS] += 1
            mover: i64 = self.nodes[node * NODE + MOVER]
            if mover != NOBODY:
                total = self.values[node * VALUE + TOTAL] + self.heuristic.results[mover]
                self.values[node * VALUE + TOTAL] = total
                self.note(mover, total / float(self.nodes[node * NODE + VISITS]))

    def note(self, mover: i64, mean: float) -> None:
        """Widen the range of a seat's results to hold this one."""
        self.lows[mover] = min(self.lows[mover], mean)
        self.highs[mover] = max(self.highs[mover], mean)

    # What has been found

    def visits(self) -> int:
        """How many iterations went through the root."""
        return int(self.nodes[VISITS])

    def findings(self) -> list[tuple[int, int, float]]:
        """For each move of the seat at the root: the move, its visits, its mean result."""
        found: list[tuple[int, int, float]] = []
        child: i64 = self.nodes[FIRST]
        while child != NONE:
            at: i64 = child * NODE
            if self.nodes[at + MOVER] == self.world.to_move:
                visits = int(self.nodes[at + VISITS])
                mean = self.values[child * VALUE + TOTAL] / float(max(visits, 1))
                found.append((int(self.nodes[at + MOVE]), visits, mean))
            child = self.nodes[at + NEXT]
        return found

    def best(self) -> int:
        """The move chosen most often, the better one of equals, else the first in order."""
        found = self.findings()
        best = found[0]
        for finding in found:
            if (finding[1], finding[2], -finding[0]) > (best[1], best[2], -best[0]):
                best = finding
        return best[0]

    # Going on from a later position

    def child_of(self, node: int, move: int, mover: int) -> int:
        """The node of a move, or -1."""
        child: i64 = self.nodes[i64(node) * NODE + FIRST]
        while child != NONE:
            at: i64 = child * NODE
            if self.nodes[at + MOVER] == i64(mover) and self.nodes[at + MOVE] == i64(move):
                return int(child)
            child = self.nodes[at + NEXT]
        return -1

    def move_root(self, node: int, world: State) -> None:
        """Keep what lies below a node as the tree of this world, and forget the rest."""
        old = self.nodes
        values = self.values
        self.nodes = vec[i64]()
        self.values = vec[float]()
        self.world = world
        self.lows = filled(self.heuristic.players, 1.0)
        self.highs = zeros(self.heuristic.players)
        self.add(NOBODY, NOBODY, NONE, 1.0)
        self.nodes[VISITS] = old[i64(node) * NODE + VISITS]
        origins = vec[i64]([i64(node)])
        copied: i64 = 0
        while copied < len(origins):
            child: i64 = old[origins[copied] * NODE + FIRST]
            while child != NONE:
                at: i64 = child * NODE
                weight = values[child * VALUE + WEIGHT]
                new = self.add(old[at + MOVE], old[at + MOVER], copied, weight)
                self.nodes[new * NODE + VISITS] = old[at + VISITS]
                self.nodes[new * NODE + AVAILABLE] = old[at + AVAILABLE]
                self.values[new * VALUE + TOTAL] = values[child * VALUE + TOTAL]
                if old[at + VISITS] > 0:
                    mean = values[child * VALUE + TOTAL] / float(old[at + VISITS])
                    self.note(old[at + MOVER], mean)
                origins = append(origins, child)
                child = old[at + NEXT]
            copied += 1
