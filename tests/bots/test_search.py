"""The search: reproducible, bounded, interruptible, and right where the answer is known."""

import pytest

from trilithon import GAMES, OVER, Rng, State, Table
from trilithon.bots.budget import Budget
from trilithon.bots.heuristic import Heuristic
from trilithon.bots.heuristics import PLANS, heuristic_for
from trilithon.bots.ismcts import FIRST, MOVE, MOVER, NEXT, NODE, VISITS, Search, Settings
from trilithon.bots.search import PLAIN, SearchBot
from trilithon.games.m.rules import MState

SEARCHED = sorted(PLANS)
KINDS = {
    "plain": PLAIN,
    "rated": Settings(rated=True, horizon=0),
    "short": Settings(rated=True, horizon=2),
    "redrawn": Settings(rated=True, horizon=0, redraw=True),
}


def begun(name: str, settings: Settings, seed: int = 1, players: int = 2) -> Search:
    table = Table(name, players, seed=seed)
    world = GAMES[name].from_view(table.spec, table.view(table.to_move), Rng(seed))
    return Search(world, table.to_move, Rng(seed), heuristic_for(table.spec), settings)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SEARCHED)
def test_equal_seeds_and_iterations_give_equal_trees(name: str, kind: str) -> None:
    one, two = begun(name, KINDS[kind]), begun(name, KINDS[kind])
    one.run(300)
    for _ in range(10):
        two.run(30)
    assert one.findings() == two.findings()
    assert one.size() == two.size()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SEARCHED)
def test_the_world_that_is_searched_does_not_change(name: str, kind: str) -> None:
    search = begun(name, KINDS[kind])
    before = search.world.key()
    search.run(100)
    assert search.world.key() == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SEARCHED)
def test_every_iteration_visits_one_move_of_the_root(name: str, kind: str) -> None:
    search = begun(name, KINDS[kind])
    search.run(200)
    found = search.findings()
    legal = {int(move) for move in search.world.legal_moves()}
    assert {move for move, _, _ in found} <= legal
    assert sum(visits for _, visits, _ in found) == search.visits() == 200
    assert all(0 <= mean <= 1 for _, _, mean in found)
    assert search.best() in legal


class TurnsSeen(Heuristic):
    """Notes in which turn each position is that it is asked to judge, unless the game is over."""

    turns: list[int]

    def judge(self, state: State) -> None:
        if state.to_move != OVER:
            self.turns.append(int(state.turn))
        super().judge(state)


def test_so_many_turns_are_improvised_before_a_position_is_judged() -> None:
    table = Table("m", 2, seed=1)
    world = GAMES["m"].from_view(table.spec, table.view(table.to_move), Rng(1))
    heuristic = TurnsSeen(2, 60.0, (18.0, 40.0), [1.0])
    heuristic.turns = []
    Search(world, table.to_move, Rng(1), heuristic, Settings(rated=True, horizon=7)).run(20)
    # The first turn of the tree is finished, and seven more follow.
    assert len(heuristic.turns) == 20
    assert min(heuristic.turns) == int(world.turn) + 1 + 7


@pytest.mark.parametrize("kind", KINDS)
def test_the_tree_keeps_to_its_size(kind: str) -> None:
    plan = KINDS[kind]
    settings = Settings(rated=plan.rated, horizon=int(plan.horizon), nodes=200)
    search = begun("m", settings)
    search.run(1000)
    assert search.size() <= 200
    assert search.visits() == 1000


def near_the_end(name: str, seed: int) -> State:
    """The last decision of a random game in which the seat has a choice."""
    rng = Rng(f"last {seed}")
    table = Table(name, 2, seed=seed)
    last = table.state
    while not table.over:
        if len(table.state.legal_moves()) > 1:
            last = table.state
        table.play(int(table.state.random_move(rng)))
    return last


@pytest.mark.parametrize("name", SEARCHED)
def test_a_win_in_one_move_is_found(name: str) -> None:
    """Where one move ends the game with a win and another with a loss, the win is chosen."""
    tried = 0
    for seed in range(40):
        state = near_the_end(name, seed)
        seat = int(state.to_move)
        results = {}
        for move in state.legal_moves():
            after = state.copy()
            after.apply(move)
            if after.to_move == OVER:
                results[int(move)] = after.ranking()[seat] == 1
        if len(results) == len(state.legal_moves()) and len(set(results.values())) == 2:
            tried += 1
            for settings in KINDS.values():
                heuristic = heuristic_for(state.spec)
                search = Search(state.copy(), seat, Rng(seed), heuristic, settings)
                search.run(400)
                assert results[search.best()]
    assert tried > 0 or name != "m"


def test_alone_the_points_are_the_result() -> None:
    search = begun("monolyth", KINDS["rated"], players=1)
    search.run(200)
    assert search.best() in set(search.world.legal_moves())


@pytest.mark.parametrize("name", SEARCHED)
def test_the_heuristic_measures_what_it_names(name: str) -> None:
    for players in GAMES[name].players:
        table = Table(name, players, seed=2)
        heuristic = heuristic_for(table.spec)
        assert len(heuristic.names()) == len(heuristic.weights)
        heuristic.judge(table.state)
        assert all(0 <= result <= 1 for result in heuristic.results)


@pytest.mark.parametrize("name", SEARCHED)
def test_tied_winners_share_and_results_add_up(name: str) -> None:
    """What the seats win adds up to one; the margins of two seats cancel out."""
    rng = Rng(5)
    for seed in range(5):
        table = Table(name, 2, seed=seed)
        while not table.over:
            table.play(int(table.state.random_move(rng)))
        heuristic = heuristic_for(table.spec)
        heuristic.judge(table.state)
        assert sum(heuristic.results) == pytest.approx(1.0)
        ahead = heuristic.results[0] - heuristic.results[1]
        assert (ahead > 0) == (table.ranking[0] < table.ranking[1])


@pytest.mark.parametrize("name", SEARCHED)
def test_a_lead_is_worth_less_as_long_as_the_game_goes_on(name: str) -> None:
    heuristic = heuristic_for(GAMES[name].spec(2))
    heuristic.results[0], heuristic.results[1] = 0.9, 0.1
    heuristic.level(0.25)
    assert list(heuristic.results) == pytest.approx([0.8, 0.2])


def test_whoever_leads_comes_to_the_end() -> None:
    """No game of Century is dragged out, though every move of the leader's seems to win."""
    for seed in range(8):
        table = Table("century", 2, seed=seed)
        bots = [SearchBot(Rng(f"{seed} {seat}"), Budget(iterations=60)) for seat in range(2)]
        while not table.over:
            table.play(bots[table.to_move].choose(table.view(table.to_move), table.spec))
        assert table.state.turn < 2 * 60


def test_others_who_draw_worlds_of_their_own_leave_the_searcher_its_hand() -> None:
    """Three cards in four of its next turn are those that it holds now."""
    search = begun("m", Settings(rated=True, horizon=0, redraw=True))
    world = search.world
    assert isinstance(world, MState)
    hand = {int(face) for face in world.hands[: int(world.hand_size(0))]}
    search.run(2000)
    visits = {True: 0, False: 0}
    for mine in children(search, 0):
        for theirs in children(search, mine):
            for next_one in children(search, theirs):
                at = next_one * NODE
                if search.nodes[at + MOVER] == 0 and search.nodes[at + MOVE] < world.m.take:
                    face = int(search.nodes[at + MOVE] // world.m.cells)
                    visits[face in hand] += int(search.nodes[at + VISITS])
    assert visits[True] > visits[False] > 0


def children(search: Search, node: int) -> list[int]:
    found = []
    child = int(search.nodes[node * NODE + FIRST])
    while child >= 0:
        found.append(child)
        child = int(search.nodes[child * NODE + NEXT])
    return found


def test_the_tree_is_used_again_within_a_turn() -> None:
    """In Monolyth a stone is chosen, then placed: the second search goes on with the first."""
    table = Table("monolyth", 2, seed=4)
    bot = SearchBot(Rng(1), Budget(iterations=2000))
    seat = table.to_move
    table.play(bot.choose(table.view(seat), table.spec), seat)
    first = bot.search
    assert table.to_move == seat
    table.play(bot.choose(table.view(seat), table.spec), seat)
    assert bot.search is first


def test_a_turn_costs_no_more_than_its_budget() -> None:
    table = Table("century", 2, seed=4)
    bots = [SearchBot(Rng(seat), Budget(iterations=300)) for seat in range(2)]
    for _ in range(40):
        seat = table.to_move
        table.play(bots[seat].choose(table.view(seat), table.spec), seat)
        assert bots[seat].spent <= 301


def test_a_search_can_be_called_off() -> None:
    table = Table("m", 2, seed=1)
    bot = SearchBot(Rng(1), Budget(seconds=600.0), cancelled=lambda: True)
    assert bot.choose(table.view(0), table.spec) in set(table.state.legal_moves())
    assert bot.search is not None
    assert bot.search.visits() < 1000


def test_one_bot_may_play_several_seats_and_games() -> None:
    bot = SearchBot(Rng(1), Budget(iterations=20))
    for name in SEARCHED:
        table = Table(name, 2, seed=1)
        for _ in range(12):
            table.play(bot.choose(table.view(table.to_move), table.spec))
