"""What the search would do and why: chances, the best turn found, reasons that a player names."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import NODE, VISITS, Search
from trilithon.core.errors import BadSetup
from trilithon.core.game import Event, find_game
from trilithon.core.rng import Rng
from trilithon.core.state import OVER, Spec, State, View

# Reasons worth less than this part of the strongest one are not told, nor more than so many.
TELLING: Final = 0.15
MOST_REASONS: Final = 3
# With how many other turns the best one is compared.
COMPARED: Final = 24
# What only corrects the other features is no reason that a player would name.
UNSPOKEN: Final = {"turn", "held", "held colour"}
# What only tells another feature's worth more finely is told as a part of it.
PART_OF: Final = {
    "late promise": "promise",
    "close": "promise",
    "hopeless": "promise",
    "late open": "open",
    "pattern": "structure",
    "early tokens": "tokens",
    "best": "colours",
    "early best": "colours",
    "second": "colours",
    "early second": "colours",
    "third": "colours",
    "early third": "colours",
    "rest": "colours",
    "early rest": "colours",
    "later gain": "gain",
    "later scoring": "scoring",
}
RIVAL: Final = "rival"
# How long to think about a hint.
HINT_ITERATIONS: Final = 3000


@dataclass(frozen=True)
class Reason:
    """A feature that the turn changes, and by how many points more than turns usually do.

    seat: who may expect fewer points for it, if it is not one's own feature.
    """

    feature: str
    points: float
    seat: int | None = None

    @property
    def key(self) -> str:
        """The end of the key of its sentence."""
        return self.feature.replace(" ", "")


@dataclass(frozen=True)
class Advice:
    """What a search of a seat's view found.

    moves: the best turn as far as it lies in the seat's hand, each move in notation. events: what
    would happen. chances: what each seat may expect, from 0 to 1 (alone: the part of the points
    that can be had).
    """

    seat: int
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    chances: tuple[float, ...]
    reasons: tuple[Reason, ...]


def advise(
    view: View,
    spec: Spec,
    iterations: int,
    rng: Rng,
    cancelled: Callable[[], bool] = lambda: False,
) -> Advice:
    """Search the position that the view shows; the same advice for the same view and chance."""
    if spec.game not in PLANS:
        raise BadSetup("error-bot-game", game=spec.game)
    world = find_game(spec.game).from_view(spec, view, rng)
    settings = PLANS[spec.game].settings
    heuristic = heuristic_for(spec)
    search = Search(world, view.to_move, rng, heuristic, settings)
    totals = [0.0] * int(spec.players)
    done = 0
    while done == 0 or (done < iterations and not cancelled()):
        search.run(1)
        done += 1
        for seat in range(len(totals)):
            totals[seat] += heuristic.results[seat]
    moves, events, after = _best_turn(search, view)
    return Advice(
        view.to_move,
        moves,
        events,
        shares(total / done for total in totals),
        _reasons(search, view, after),
    )


def shares(results: Iterable[float]) -> tuple[float, ...]:
    """Chances that add up to one: a search also counts by how much one wins; alone, as they are."""
    found = tuple(float(result) for result in results)
    whole = sum(found)
    return found if len(found) == 1 else tuple(result / whole for result in found)


def _best_turn(search: Search, view: View) -> tuple[tuple[str, ...], tuple[Event, ...], State]:
    """The moves chosen most often until the seat's turn ends, or the tree does."""
    game = find_game(search.world.spec.game)
    world, node = search.world.copy(), 0
    moves: list[str] = []
    events: list[Event] = []
    while world.to_move == view.to_move and world.turn == view.turn:
        found = _most_visited(search, node, world)
        if found is None:
            break
        move, node = found
        moves.append(str(game.decode(world, move)))
        before = world.copy()
        world.apply(move)
        events += game.events(before, move, world, view.viewer)
    search.finish_turn(world, view.turn)
    return tuple(moves), tuple(events), world


def _most_visited(search: Search, node: int, world: State) -> tuple[int, int] | None:
    """The legal move that was chosen most often here, and its node."""
    most, found = 0, None
    for move in world.legal_moves():
        child = search.child_of(node, move, world.to_move)
        visits = int(search.nodes[child * NODE + VISITS]) if child >= 0 else 0
        if visits > most:
            most, found = visits, (int(move), child)
    return found


def _reasons(search: Search, view: View, best: State) -> tuple[Reason, ...]:
    """What tells the best turn from the others, what helps before what costs."""
    others = [_worths(search, end, view.to_move) for end in _other_ends(search, view)]
    if not others:
        return ()
    found = []
    for (feature, seat), worth in _worths(search, best, view.to_move).items():
        usual = sum(other[feature, seat] for other in others) / len(others)
        found.append(Reason(feature, worth - usual, seat))
    strongest = max(abs(reason.points) for reason in found)
    told = [r for r in found if r.points and abs(r.points) >= TELLING * strongest]
    told.sort(key=lambda reason: -abs(reason.points))
    return tuple(sorted(told[:MOST_REASONS], key=lambda reason: -reason.points))


def _other_ends(search: Search, view: View) -> list[State]:
    """How turns end that begin otherwise: some of them, played on by the best-rated moves."""
    best = search.best()
    moves = [move for move in search.world.legal_moves() if move != best]
    ends = []
    for move in moves[:: max(1, len(moves) // COMPARED)]:
        world = search.world.copy()
        world.apply(move)
        search.finish_turn(world, view.turn)
        ends.append(world)
    return ends


def _worths(search: Search, state: State, seat: int) -> dict[tuple[str, int | None], float]:
    """What each of the seat's features is worth, and what the others may not expect."""
    heuristic = search.heuristic
    heuristic.estimate(state)
    if state.to_move == OVER:
        heuristic.settle(state)
    worths: dict[tuple[str, int | None], float] = {
        (RIVAL, other): -float(points)
        for other, points in enumerate(heuristic.points)
        if other != seat
    }
    heuristic.measure(heuristic.settled(state), seat)
    weighed = zip(heuristic.names(), heuristic.values, heuristic.weights, strict=True)
    for name, value, weight in weighed:
        if name not in UNSPOKEN:
            told = (PART_OF.get(name, name), None)
            worths[told] = worths.get(told, 0.0) + value * weight
    return worths
