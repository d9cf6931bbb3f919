"""Why a turn is good: what it changes at once, and what it promises beside other turns."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from trilithon.bots.heuristic import Heuristic
from trilithon.bots.ismcts import Search
from trilithon.core.state import CHANCE, OVER, State, View

# Reasons worth less than this part of the strongest one are not told, nor more than so many beside
# the points that the turn itself brings, nor what is too small to be written.
TELLING: Final = 0.15
MOST_REASONS: Final = 3
LEAST: Final = 0.1
# With how many other turns the best one is compared.
COMPARED: Final = 24
# What only corrects the other features is no reason that a player would name.
UNSPOKEN: Final = {"turn", "held", "held colour"}
# Points that stand: what becomes of them is told as it is, not compared.
STANDING: Final = {
    *("score", "cards", "bonus", "tokens", "early tokens"),
    *("best", "early best", "second", "early second", "third", "early third"),
    *("rest", "early rest"),
}
# What only tells another feature's worth more finely is told as a part of it.
PART_OF: Final = {
    "late promise": "promise",
    "close": "promise",
    "hopeless": "promise",
    "late open": "open",
    "pattern": "structure",
    "later gain": "gain",
    "later scoring": "scoring",
}
# What becomes points: it is no cost that it is not promised any more once the points are there.
REDEEMED: Final = {"promise", "open", "ready", "level", "structure", "afford", "near"}
# What the turn's own moves bring; what is likely before the turn is over; what others may expect.
POINTS: Final = "points"
SOON: Final = "soon"
RIVAL: Final = "rival"

Worths = dict[tuple[str, int | None], float]
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Reason:
    """Something that speaks for a turn, or against it if its points are below 0.

    feature: POINTS and SOON are changes, of one's own score or of that of `seat`; all others tell
    how many points more the turn promises than others do, RIVAL by what `seat` may expect.
    colour: the one in which most of it lies, if one can be named.
    """

    feature: str
    points: float
    seat: int | None = None
    colour: str | None = None

    @property
    def key(self) -> str:
        """The end of the key of its sentence."""
        return self.feature.replace(" ", "")

    @property
    def compared(self) -> bool:
        """Whether it tells the turn from others, and not what it changes."""
        return self.feature not in (POINTS, SOON)


def reasons_for(search: Search, view: View, first: int, made: State) -> tuple[Reason, ...]:
    """Why to play a turn that begins with the move `first` and leads to the position `made`."""
    seat = int(view.to_move)
    dealt = made.copy()
    while dealt.to_move == CHANCE and dealt.turn == view.turn:
        dealt.apply(search.chance(dealt))
    end = dealt.copy()
    search.finish_turn(end, view.turn)
    sure = _changes(POINTS, search.world, dealt, seat)
    compared = _comparisons(search, view, first, end)
    own = [reason for reason in sure if reason.seat is None]
    if own and own[0].points > 0:
        redeemed = _lost(search.heuristic, search.world, end, seat) & REDEEMED
        compared = [r for r in compared if r.points > 0 or r.feature not in redeemed]
    found = sure + _changes(SOON, dealt, end, seat) + compared
    if not found:
        return ()
    least = max(LEAST, TELLING * max(abs(reason.points) for reason in found))
    others = [r for r in found if r not in own and abs(r.points) >= least]
    others.sort(key=lambda reason: -abs(reason.points))
    told = own + others[:MOST_REASONS]
    return tuple(sorted(told, key=_order))


def _order(reason: Reason) -> tuple[bool, bool, bool, float]:
    """What is sure before what is likely, one's own before others', gains before costs."""
    return reason.compared, reason.feature == SOON, reason.seat is not None, -reason.points


def _lost(heuristic: Heuristic, before: State, after: State, seat: int) -> set[str]:
    """The features that promise the seat less than they did."""
    old, new = (_promises(heuristic, state, seat) for state in (before, after))
    return {key[0] for key, worth in new.items() if worth < old.get(key, worth)}


def _changes(feature: str, before: State, after: State, seat: int) -> list[Reason]:
    """How the scores change; what another seat gets is a cost."""
    found = []
    for other, (old, new) in enumerate(zip(before.scores(), after.scores(), strict=True)):
        if new != old and other == seat:
            found.append(Reason(feature, float(new - old)))
        elif new != old:
            found.append(Reason(feature, float(old - new), other))
    return found


def _comparisons(search: Search, view: View, first: int, end: State) -> list[Reason]:
    """What the turn promises beside others; nothing counts after the end."""
    seat = int(view.to_move)
    heuristic = search.heuristic
    ends = [
        other
        for other in _other_ends(search, view, first)
        if heuristic.decided(other) == heuristic.decided(end)
    ]
    if not ends:
        return []
    more = _more(_promises(heuristic, end, seat), [_promises(heuristic, one, seat) for one in ends])
    coloured = _more(
        _colours(heuristic, end, seat), [_colours(heuristic, one, seat) for one in ends]
    )
    return [
        Reason(
            feature, points, whose, None if whose is not None else _most(coloured, feature, points)
        )
        for (feature, whose), points in more.items()
    ]


def _more(worths: Mapping[Key, float], others: Sequence[Mapping[Key, float]]) -> dict[Key, float]:
    """By how much each of these worths exceeds what it is on average among the others."""
    return {
        key: worth - sum(one.get(key, 0.0) for one in others) / len(others)
        for key, worth in worths.items()
    }


def _colours(heuristic: Heuristic, state: State, seat: int) -> dict[tuple[str, str], float]:
    """What the features of the seat promise it in each colour."""
    worths: dict[tuple[str, str], float] = {}
    if state.to_move != OVER and not heuristic.decided(state):
        told = heuristic.settled(state)
        for (name, colour), worth in heuristic.by_colour(told, seat).items():
            key = (PART_OF.get(name, name), colour)
            worths[key] = worths.get(key, 0.0) + worth
    return worths


def _most(coloured: Mapping[tuple[str, str], float], feature: str, points: float) -> str | None:
    """The colour that makes more than half of what a feature promises more, or less."""
    parts = {colour: worth for (name, colour), worth in coloured.items() if name == feature}
    most = max(parts, key=lambda colour: parts[colour] * points, default=None)
    return most if most is not None and abs(parts[most]) > abs(points) / 2 else None


def _other_ends(search: Search, view: View, first: int) -> list[State]:
    """How turns end that begin otherwise: some of them, played on by the best-rated moves."""
    moves = [move for move in search.world.legal_moves() if move != first]
    ends = []
    for move in moves[:: max(1, len(moves) // COMPARED)]:
        world = search.world.copy()
        world.apply(move)
        search.finish_turn(world, view.turn)
        ends.append(world)
    return ends


def _promises(heuristic: Heuristic, state: State, seat: int) -> Worths:
    """What the features of the seat promise it, and what the others may not expect."""
    if state.to_move == OVER:
        return {}
    heuristic.estimate(state)
    expected = [float(points) for points in heuristic.points]
    rivals = [other for other in range(len(expected)) if other != seat]
    if heuristic.decided(state):
        scores = state.scores()
        return {(RIVAL, other): scores[other] - expected[other] for other in rivals}
    told = heuristic.settled(state)
    worths: Worths = dict(_features(heuristic, told, seat))
    for other in rivals:
        worths[RIVAL, other] = -sum(_features(heuristic, told, other).values())
    return worths


def _features(heuristic: Heuristic, told: State, seat: int) -> Worths:
    """What each feature of a seat is worth, points that stand left out."""
    heuristic.measure(told, seat)
    names: Sequence[str] = heuristic.names()
    worths: Worths = {}
    for name, value, weight in zip(names, heuristic.values, heuristic.weights, strict=True):
        if name not in UNSPOKEN and name not in STANDING:
            key = (PART_OF.get(name, name), None)
            worths[key] = worths.get(key, 0.0) + float(value) * float(weight)
    return worths
