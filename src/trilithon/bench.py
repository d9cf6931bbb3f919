"""How fast an engine is, compiled and interpreted, and beside its peers in the same run.

Times are those of the processor, so that other programs on the machine disturb less.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

import trilithon
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import Search
from trilithon.bots.search import PLAIN
from trilithon.core.game import find_game
from trilithon.core.rng import Rng
from trilithon.core.state import CHANCE, OVER, Spec, State, playout, playout_legal
from trilithon.games.stonehenge.position import StonehengeSpec
from trilithon.interpreted import run_interpreted
from trilithon.locales import Sentences
from trilithon.peers import Peer, find_peers

Figures = dict[str, float]

REPETITIONS: Final = 7
SECONDS: Final = 0.2
DEALS: Final = 16
MIDGAME: Final = 12
UCT_BATCH: Final = 32
UCT_TREE: Final = 4096
ROWS: Final = {
    "moves_per_s": "bench-moves",
    "moves_per_s_legal": "bench-moves-legal",
    "python_moves_per_s": "bench-python",
    "copy_us": "bench-copy",
    "from_view_us": "bench-from-view",
    "determinize_us": "bench-determinize",
    "uct_per_s": "bench-uct",
}


def measure(spec: Spec, seconds: float) -> Figures:
    """Every figure of the engine that runs here, each measured for some time."""
    game = find_game(spec.game)
    rng = Rng("bench")
    deals = [dealt(spec, rng) for _ in range(DEALS)]
    middle = midgame(spec, rng)
    view = middle.view(int(middle.to_move))
    seat = middle.to_move

    def played(play: Callable[[State, Rng], int]) -> Callable[[], int]:
        return lambda: sum(play(deal.copy(), rng) for deal in deals)

    def determinize() -> int:
        middle.determinize(seat, rng)
        return 1

    def from_view() -> int:
        game.from_view(spec, view, rng)
        return 1

    figures = {
        "moves_per_s": rate(played(playout), seconds),
        "moves_per_s_legal": rate(played(playout_legal), seconds),
        "python_moves_per_s": rate(played(playout_from_python), seconds),
        "copy_us": copy_cost(middle, seconds),
        "from_view_us": 1e6 / rate(from_view, seconds),
        "determinize_us": 1e6 / rate(determinize, seconds),
    }
    if spec.game in PLANS:
        figures["uct_per_s"] = rate(searched(spec, deals, rng), seconds)
    return figures


def searched(spec: Spec, deals: list[State], rng: Rng) -> Callable[[], int]:
    """Iterations of plain UCT with random playouts to the end, in trees of an ordinary size."""
    searches: list[Search] = []

    def search() -> int:
        if not searches or searches[-1].visits() >= UCT_TREE:
            world = deals[len(searches) % len(deals)]
            seat = int(world.to_move)
            searches.append(Search(world.copy(), seat, rng, heuristic_for(spec), PLAIN))
            del searches[:-1]
        searches[-1].run(UCT_BATCH)
        return UCT_BATCH

    return search


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second."""
    done, start = 0, time.process_time()
    while True:
        done += work()
        took = time.process_time() - start
        if took >= seconds:
            return done / took


def copy_cost(state: State, seconds: float) -> float:
    """The time of one copy in microseconds, the loop around it taken off."""
    batch = range(1000)

    def copies() -> int:
        for _ in batch:
            state.copy()
        return len(batch)

    def nothing() -> int:
        for _ in batch:
            pass
        return len(batch)

    return 1e6 / rate(copies, seconds) - 1e6 / rate(nothing, seconds / 4)


def playout_from_python(state: State, rng: Rng) -> int:
    """A playout whose loop runs in interpreted Python, as a programmer's own would."""
    decisions = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))])
            decisions += 1
    return decisions


def dealt(spec: Spec, rng: Rng) -> State:
    """A position after the deal."""
    state = find_game(spec.game).start(spec)
    while state.to_move == CHANCE:
        state.apply(state.sample_chance(rng))
    return state


def midgame(spec: Spec, rng: Rng) -> State:
    """A position some moves after the deal, at which a seat decides."""
    state = dealt(spec, rng)
    made = 0
    while made < MIDGAME or state.to_move == CHANCE:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        after = state.copy()
        after.apply(after.random_move(rng))
        if after.to_move == OVER:
            break
        state = after
        made += 1
    return state


def compare(spec: Spec, peers: list[Peer]) -> tuple[Figures, dict[str, Figures]]:
    """The medians of interleaved repetitions: our figures, and those of each peer."""
    ours: list[Figures] = []
    theirs: dict[str, list[Figures]] = {peer.name: [] for peer in peers}
    for _ in range(REPETITIONS):
        ours.append(measure(spec, SECONDS))
        for peer in peers:
            theirs[peer.name].append(peer.figures(SECONDS))
    return medians(ours), {name: medians(runs) for name, runs in theirs.items()}


def medians(runs: list[Figures]) -> Figures:
    """The median of each figure."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def interpreted_figures(spec: Spec) -> Figures:
    """The figures of the same source, uncompiled."""
    printed = run_interpreted("-m", "trilithon.bench", spec.game, str(int(spec.players)))
    figures: Figures = json.loads(printed)
    return figures


def run(spec: Spec, *, peers: bool, as_json: bool, say: Sentences) -> None:
    """Measure, and print the figures for people or as JSON."""
    if isinstance(spec, StonehengeSpec):
        run_throws(spec, as_json=as_json, say=say)
        return
    found = find_peers() if peers else []
    ours, theirs = compare(spec, found)
    plain = interpreted_figures(spec) if trilithon.COMPILED else {}
    if as_json:
        print(json.dumps(report(spec, ours, plain, theirs), indent=2))
    else:
        print_figures(spec, ours, plain, theirs, say)


def run_throws(spec: StonehengeSpec, *, as_json: bool, say: Sentences) -> None:
    """Stonehenge is measured in throws: a playout would measure little else."""
    from trilithon.throws import measure

    figures = measure(spec)
    if as_json:
        print(json.dumps({"game": spec.game, "players": int(spec.players), **figures}, indent=2))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    title = say("bench-title", game=spec.game, players=int(spec.players))
    grid = Grid("", title=title, title_justify="left")
    for name, value in flattened("", figures):
        grid.add_row(name, shown(value))
    console.print(grid)


def flattened(path: str, figures: object) -> Iterator[tuple[str, float]]:
    """Figures inside figures, each with its path."""
    if isinstance(figures, dict):
        for name, inner in figures.items():
            yield from flattened(f"{path} {name}".strip(), inner)
    elif isinstance(figures, (int, float)):
        yield path, float(figures)


def report(
    spec: Spec, ours: Figures, plain: Figures, theirs: dict[str, Figures]
) -> dict[str, object]:
    """The figures under the same keys for every game."""
    moves = ours["moves_per_s"]
    return {
        "game": spec.game,
        "players": int(spec.players),
        "compiled": trilithon.COMPILED,
        **ours,
        "interpreted": plain,
        "peers": {
            name: {**figures, "ratio": moves / figures["moves_per_s"]}
            for name, figures in theirs.items()
        },
    }


def print_figures(
    spec: Spec, ours: Figures, plain: Figures, theirs: dict[str, Figures], say: Sentences
) -> None:
    """Our figures, then the peers and the ratio to each."""
    console = Console(highlight=False, markup=False, emoji=False)
    title = say("bench-title", game=spec.game, players=int(spec.players))
    grid = Grid("", title=title, title_justify="left")
    grid.add_column(say("bench-compiled" if plain else "bench-interpreted"), justify="right")
    if plain:
        grid.add_column(say("bench-interpreted"), justify="right")
    for name, key in ROWS.items():
        if name in ours:
            grid.add_row(say(key), *(shown(figures[name]) for figures in (ours, plain) if figures))
    console.print(grid)
    if theirs:
        beside = Grid(say("bench-peer"), title_justify="left")
        for key in ("bench-peer-moves", "bench-ratio", "bench-peer-uct", "bench-uct-ratio"):
            beside.add_column(say(key, game=spec.game), justify="right")
        for name, figures in theirs.items():
            cells = []
            for figure in ("moves_per_s", "uct_per_s"):
                if figure in figures and figure in ours:
                    cells += [shown(figures[figure]), f"{ours[figure] / figures[figure]:.2f}"]
            beside.add_row(name, *cells)
        console.print(beside)
    console.print(say("bench-note"))


def shown(figure: float) -> str:
    """A figure with as many digits as mean something."""
    return (
        f"{figure:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")
        if figure >= 100
        else f"{figure:.2f}"
    )


if __name__ == "__main__":
    asked = find_game(sys.argv[1]).spec(int(sys.argv[2]))
    print(json.dumps(measure(asked, SECONDS)))
