"""What the search would do and why: chances, the best turn found, reasons that a player names."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import NODE, VISITS, Search
from trilithon.bots.reasons import Reason, reasons_for
from trilithon.core.errors import BadSetup
from trilithon.core.game import Event, find_game
from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, Spec, State, View

# How long to think about a hint.
HINT_ITERATIONS: Final = 3000
# The part of the iterations that goes, once the best turn is found, into what comes of a turn.
VALUED: Final = 0.5

# What the moves of a turn bring about after the draws that follow them, whatever is drawn.
SURE: Final = {
    "monolyth-event-level",
    "monolyth-event-structure",
    "monolyth-event-last-round",
    "century-event-last-round",
}

Cancelled = Callable[[], bool]


@dataclass(frozen=True)
class Advice:
    """What a search of a seat's view found.

    moves: the best turn as far as it lies in the seat's hand, each move in notation. events: what
    would happen. chances: what each seat may expect after it, from 0 to 1 (alone: the part of the
    points that can be had). played: the same after the turn that was asked about. found: whether
    that is the best turn; it is if it turns out no worse than what the search had chosen.
    """

    seat: int
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    chances: tuple[float, ...]
    reasons: tuple[Reason, ...]
    played: tuple[float, ...] = ()
    found: bool = False


@dataclass(frozen=True)
class _Turn:
    """A turn as far as it lies in the seat's hand, and the position after it."""

    moves: tuple[int, ...]
    notation: tuple[str, ...]
    events: tuple[Event, ...]
    made: State

    def is_like(self, other: "_Turn") -> bool:
        """Whether both come to the same, or one only goes on from the other."""
        shared = min(len(self.moves), len(other.moves))
        return self.moves[:shared] == other.moves[:shared] or self.made.key() == other.made.key()


def advise(
    view: View,
    spec: Spec,
    iterations: int,
    rng: Rng,
    cancelled: Cancelled = lambda: False,
    played: Sequence[int] = (),
) -> Advice:
    """Search the position that the view shows; the same advice for the same view and chance.

    Of the best turn and of the one that was `played` it tells what the seat may expect, both by a
    search of what comes after them, as the seat itself can know it.
    """
    if spec.game not in PLANS:
        raise BadSetup("error-bot-game", game=spec.game)
    world = find_game(spec.game).from_view(spec, view, rng)
    settings = PLANS[spec.game].settings
    search = Search(world, view.to_move, rng, heuristic_for(spec), settings)
    search.run(1)
    for _ in range(iterations - 1):
        if cancelled():
            break
        search.run(1)
    best = _best_turn(search, view)
    valued = max(1, int(VALUED * iterations))
    chances = _chances(search, best.made, valued, cancelled)
    after: tuple[float, ...] = ()
    found = False
    if played:
        turn = _turn(search.world, view, played)
        found = turn.is_like(best)
        after = chances if found else _chances(search, turn.made, valued, cancelled)
        if after[view.to_move] >= chances[view.to_move]:
            best, chances, found = turn, after, True
    reasons = reasons_for(search, view, best.moves[0], best.made)
    events = best.events + _brought_about(search, view, best.made)
    return Advice(view.to_move, best.notation, events, chances, reasons, after, found)


def result_of(state: State) -> tuple[float, ...]:
    """What everybody got out of a finished game: the winners share the win; alone, the points."""
    if state.spec.players == 1:
        heuristic = heuristic_for(state.spec)
        heuristic.settle(state)
        return (float(heuristic.results[0]),)
    ranking = state.ranking()
    return tuple((place == 1) / ranking.count(1) for place in ranking)


def _chances(
    search: Search, made: State, iterations: int, cancelled: Cancelled
) -> tuple[float, ...]:
    """What everybody may expect of a position, as the seat that searches can know it."""
    if made.to_move == OVER:
        return result_of(made)
    heuristic = search.heuristic
    later = Search(made, int(search.seat), search.rng, heuristic, search.settings)
    totals = [0.0] * int(heuristic.players)
    done = 0
    while done == 0 or (done < iterations and not cancelled()):
        later.run(1)
        done += 1
        for seat in range(len(totals)):
            totals[seat] += float(heuristic.wins[seat])
    return shares(total / done for total in totals)


def shares(results: Iterable[float]) -> tuple[float, ...]:
    """Chances that add up to one; alone, as they are."""
    found = tuple(float(result) for result in results)
    whole = sum(found)
    return found if len(found) == 1 else tuple(result / whole for result in found)


def _best_turn(search: Search, view: View) -> _Turn:
    """The moves chosen most often until the seat's turn ends, or the tree does."""
    world, node = search.world.copy(), 0
    moves: list[int] = []
    while world.to_move == view.to_move and world.turn == view.turn:
        found = _most_visited(search, node, world)
        if found is None:
            break
        move, node = found
        moves.append(move)
        world.apply(move)
    return _turn(search.world, view, moves)


def _most_visited(search: Search, node: int, world: State) -> tuple[int, int] | None:
    """The legal move that was chosen most often here, and its node."""
    most, found = 0, None
    for move in world.legal_moves():
        child = search.child_of(node, move, world.to_move)
        visits = int(search.nodes[child * NODE + VISITS]) if child >= 0 else 0
        if visits > most:
            most, found = visits, (int(move), child)
    return found


def _turn(world: State, view: View, moves: Sequence[int]) -> _Turn:
    """These moves, as far as nobody else and no draw comes between them."""
    game = find_game(world.spec.game)
    made, notation = world.copy(), []
    events: list[Event] = []
    for move in moves:
        if made.to_move != view.to_move or made.turn != view.turn:
            break
        notation.append(str(game.decode(made, move)))
        before = made.copy()
        made.apply(move)
        events += game.events(before, move, made, view.viewer)
    return _Turn(tuple(moves[: len(notation)]), tuple(notation), tuple(events), made)


def _brought_about(search: Search, view: View, made: State) -> tuple[Event, ...]:
    """What is sure to happen while the draws after a turn are made."""
    game, dealt = find_game(made.spec.game), made.copy()
    events: list[Event] = []
    while dealt.to_move == CHANCE and dealt.turn == view.turn:
        before, move = dealt.copy(), search.chance(dealt)
        dealt.apply(move)
        events += game.events(before, move, dealt, view.viewer)
    return tuple(event for event in events if event.key in SURE)
