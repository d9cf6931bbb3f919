"""Bots see what their seat sees, and nothing else: twin worlds, and what their sources may name."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import trilithon.bots
from trilithon import GAMES, Rng, State
from trilithon.bots import bots_for, levels, make_bot
from trilithon.bots.advice import advise
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import Search
from trilithon.bots.search import SearchBot
from trilithon.core.state import Spec, View
from trilithon.games.m import M
from trilithon.games.m.rules import MState
from trilithon.games.m.view import MView
from trilithon.server import thinking
from trilithon.server.thinking import Question
from twin_worlds import in_lockstep

PLAYERS = 3
GAME = GAMES["m"]
SPEC = GAME.spec(PLAYERS)

# Chooses in a real world; only planted cheats look at more of it than the view of their seat.
Decide = Callable[[State], object]
Maker = Callable[[int], Decide]


def check_choices(make: Maker, seat: int, seed: int = 11) -> int:
    """One game, and its twin: the seat is played by two equal deciders, one in each world.

    They live as long as the game, so that what they keep is compared too. How many of their
    decisions were made in worlds that really differ.
    """
    differed = 0
    one, two = make(seat), make(seat)

    def chosen(state: State) -> int | None:
        choice = one(state) if state.to_move == seat else None
        told.append(choice)
        return choice if isinstance(choice, int) else None

    told: list[object] = []
    for pair in in_lockstep(GAME, PLAYERS, seat, seed, chosen):
        if pair.state.to_move == seat:
            differed += pair.state.key() != pair.twin.key()
            assert two(pair.twin) == told[-1]
    return differed


def check_all_seats(make: Maker) -> None:
    """Compare at every seat, in worlds that do differ."""
    differed = [check_choices(make, seat) for seat in range(PLAYERS)]
    assert min(differed) > 0


def playing(name: str) -> Maker:
    """A bot of ours at a seat."""

    def make(seat: int) -> Decide:
        bot = make_bot(name, Rng(2), "m")
        return lambda world: bot.choose(world.view(seat), SPEC)

    return make


def quick(bot: str) -> str:
    return f"{bot}:24" if bot == "search" or bot in levels.NAMES else bot


@pytest.mark.parametrize("bot", [*bots_for("m"), "uct:40"])
def test_equal_views_and_equal_chance_give_equal_choices(bot: str) -> None:
    """Twin worlds: two games that differ only in what the seat cannot see."""
    check_all_seats(playing(quick(bot)))


def test_trees_that_are_kept_are_twinned_too(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    looked = SearchBot._kept

    def counting(self: SearchBot, view: View, spec: Spec) -> Search | None:
        found = looked(self, view, spec)
        kept.append(found is not None)
        return found

    monkeypatch.setattr(SearchBot, "_kept", counting)
    check_all_seats(playing("search:60"))
    assert sum(kept) > 10


def advised(seat: int) -> Decide:
    return lambda world: advise(world.view(seat), SPEC, 40, Rng(3))


def hinted(seat: int) -> Decide:
    """What the server's worker answers to a question about a hint."""
    options = tuple(SPEC.options.items())

    def decide(world: State) -> object:
        asked = Question("search", "m", options, GAME.data.hash, "seed", world.view(seat))
        return thinking.advice(asked, 40, 60.0)

    return decide


@pytest.mark.parametrize("make", [advised, hinted])
def test_equal_views_and_equal_chance_give_equal_hints(make: Maker) -> None:
    check_all_seats(make)


# Planted cheats: the comparison must catch each of them, or it proves nothing.


def next_hand(world: State, seat: int) -> int:
    """A number that tells the hand of the next seat."""
    view = world.view((seat + 1) % PLAYERS)
    assert isinstance(view, MView)
    return sum(map(ord, "".join(view.hand or ())))


def given_the_real_state(seat: int) -> Decide:
    def decide(world: State) -> int:
        moves = list(world.legal_moves())
        return moves[next_hand(world, seat) % len(moves)]

    return decide


def searching_the_real_state(seat: int) -> Decide:
    rng = Rng(4)

    def decide(world: State) -> int:
        plan = PLANS["m"]
        fates = [Rng(draw) for draw in range(100)]
        search = Search(world.copy(), seat, rng, heuristic_for(SPEC), plan.settings, fates)
        search.run(100)
        return search.best()

    return decide


def remembering(seat: int) -> Decide:
    """Fair at its first decision, at which it peeks; later on it plays by what it has seen."""
    seen: list[int] = []

    def decide(world: State) -> int:
        seen.append(next_hand(world, seat))
        moves = list(world.legal_moves())
        return moves[(seen[0] if len(seen) > 1 else 0) % len(moves)]

    return decide


@pytest.mark.parametrize("cheat", [given_the_real_state, searching_the_real_state, remembering])
def test_a_planted_cheat_is_caught(cheat: Maker) -> None:
    with pytest.raises(AssertionError):
        check_all_seats(cheat)


class Imagining:
    """Plays by the next hand in the world that it imagines: fair, as long as that is imagined."""

    def __init__(self) -> None:
        self.rng = Rng(5)

    def choose(self, view: View, spec: Spec) -> int:
        world = GAME.from_view(spec, view, self.rng)
        moves = list(world.legal_moves())
        return moves[next_hand(world, view.to_move) % len(moves)]


def imagining(seat: int) -> Decide:
    bot = Imagining()
    return lambda world: bot.choose(world.view(seat), SPEC)


def test_a_world_that_is_not_imagined_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody makes `from_view` hand out the real position."""
    check_all_seats(imagining)
    real: list[State] = []
    monkeypatch.setattr(M, "from_view", lambda *_: real[-1].copy())

    def peeking(honest: Maker) -> Maker:
        def make(seat: int) -> Decide:
            decide = honest(seat)

            def with_real(world: State) -> object:
                real.append(world)
                return decide(world)

            return with_real

        return make

    for maker in (imagining, playing("greedy")):
        with pytest.raises(AssertionError):
            check_all_seats(peeking(maker))


# What sources may name

MODULES = sorted(Path(trilithon.bots.__file__).parent.rglob("*.py"))
# The clairvoyant is a measuring stick of the arena, which seats it; no table offers it. Analysis
# goes through games afterwards, and shows each position to the search as its mover saw it.
SEATING = {"arena.py", "clairvoyant.py", "analysis.py"}
REAL = ("trilithon.core.table", "trilithon.core.fair", "trilithon.Table", "trilithon.server")
CLAIRVOYANT = "trilithon.bots.clairvoyant"
OF_A_TABLE = {"dealer", "steps", "secret", "from_record"}

# What a position of M hides, and what tells it.
HIDDEN = {
    "hands", "holds", "pool", "pool_size", "sample_pool", "unseen_card", "draw_unseen", "buried",
    "known", "is_known", "at_bottom",
}  # fmt: skip
# A heuristic judges worlds that are imagined: there it may look at hands.
IMAGINED = {"hands"}


def imports(tree: ast.AST, package: str = "trilithon.bots") -> set[str]:
    """Every module that is imported, and every name that is imported from one."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                base = ".".join([*parts[: len(parts) - node.level + 1], *filter(None, [base])])
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            # importlib.import_module("trilithon.core.table")
            found |= {node.value} if node.value.startswith("trilithon.") else set()
    return found


def attributes(tree: ast.AST) -> set[str]:
    """Every attribute that is used, by name or with getattr; what a spec has is known to all."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            public = isinstance(node.value, ast.Attribute) and node.value.attr == "spec"
            found |= set() if public else {node.attr}
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in BY_NAME:
            found |= {str(word.value) for word in node.args if isinstance(word, ast.Constant)}
    return found


BY_NAME = ("getattr", "attrgetter")


def within(name: str, modules: tuple[str, ...]) -> bool:
    return any(name == one or name.startswith(one + ".") for one in modules)


def offences(source: str, *parts: str) -> set[str]:
    """What a bot module at this path names although it must not."""
    tree = ast.parse(source)
    imported, used = imports(tree, ".".join(("trilithon.bots", *parts[:-1]))), attributes(tree)
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    called = {func.attr for func in calls if isinstance(func, ast.Attribute)}
    heuristic = parts[0] == "heuristics"
    found = used & (HIDDEN - IMAGINED if heuristic else HIDDEN)
    if parts[-1] not in SEATING:
        found |= {name for name in imported if within(name, REAL)}
        found |= (used & OF_A_TABLE) | (called & {"start"})
    if parts not in (("__init__.py",), ("arena.py",)):
        found |= {name for name in imported if within(name, (CLAIRVOYANT,))}
    if not heuristic and parts[-1] != "sunthrower.py":
        found |= {name for name in imported if name.startswith("trilithon.games.")}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_bot_reaches_the_real_position_or_what_a_game_hides(path: Path) -> None:
    """No bot module knows tables or dealers, and worlds come from views alone."""
    parts = path.relative_to(Path(trilithon.bots.__file__).parent).parts
    assert offences(path.read_text(encoding="utf-8"), *parts) == set()


@pytest.mark.parametrize("name", sorted(HIDDEN))
def test_what_is_called_hidden_exists(name: str) -> None:
    assert hasattr(MState, name)


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("import trilithon.core.table", ("new.py",)),
        ("import trilithon.core.table as t", ("new.py",)),
        ("from trilithon.core import table", ("new.py",)),
        ("from trilithon.core.fair import Dealer", ("new.py",)),
        ("from trilithon import Table", ("heuristics", "m.py")),
        ("from ..core import table", ("new.py",)),
        ("from . import clairvoyant", ("new.py",)),
        ("import trilithon.games.m.rules", ("new.py",)),
        ('importlib.import_module("trilithon.core.table")', ("new.py",)),
        ("state.hands[0]", ("search.py",)),
        ('getattr(state, "hands")', ("search.py",)),
        ("state.buried", ("heuristics", "m.py")),
        ("table.dealer.chance(0)", ("search.py",)),
        ("game.start(spec)", ("greedy.py",)),
    ],
)
def test_a_source_that_names_what_it_must_not_is_caught(
    source: str, parts: tuple[str, ...]
) -> None:
    assert offences(source, *parts)
