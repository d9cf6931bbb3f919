"""Random games with every option: everything is conserved, every position has a move, all end."""

import json
from collections import Counter
from dataclasses import asdict
from itertools import product

import pytest

from games_played import number_of_games
from trilithon import CHANCE, GAMES, OVER, Rng, Spec, Table
from trilithon.core.data import MARKS
from trilithon.games.century.catalogue import CenturyCatalogue
from trilithon.games.century.components import CenturySpec
from trilithon.games.century.hints import CenturyHints, MoveHint
from trilithon.games.century.position import NONE
from trilithon.games.century.state import CenturyState
from trilithon.games.century.view import CenturyView

from .scenes import play, scene, state_of

GAME = GAMES["century"]
COUNTS = (2, 3, 4)
PANELS = ("D1", "E1", "F1")
READINGS = [
    {"panel": panel, "action_required": required, "golem_order": order}
    for panel, required, order in product(PANELS, ("yes", "no"), ("either", "tile_first"))
]


def step(state: CenturyState, rng: Rng) -> None:
    chance = state.to_move == CHANCE
    state.apply(state.sample_chance(rng) if chance else state.random_move(rng))


def started(spec: Spec) -> CenturyState:
    state = GAME.start(spec)
    assert isinstance(state, CenturyState)
    return state


def seen(state: CenturyState) -> CenturyView:
    view = state.view(None)
    assert isinstance(view, CenturyView)
    return view


def check_merchants(state: CenturyState, view: CenturyView) -> None:
    """Twelve of each seat: on the player board, on the board, in the reserve."""
    there: Counter[int] = Counter()
    for place in view.locations:
        if place.seat is not None:
            assert place.cover is None
            assert place.count >= 1
            there[place.seat] += place.count
    for seat, player in enumerate(view.seats):
        assert min(player.home, player.reserve) >= 0
        assert there[seat] == player.on_board
        assert player.home + player.on_board + player.reserve == state.world.merchants


def check_cards(state: CenturyState, view: CenturyView) -> None:
    """Each card once: in the row, on the deck, claimed, or unseen."""
    cards = [card.id for card in (*view.row, view.deck_top) if card is not None]
    cards += [card.id for player in view.seats for card in player.cards]
    pool = state.board[state.world.pool_at : state.world.pool_at + state.pool]
    cards += [state.world.card_names[card] for card in pool]
    assert sorted(cards) == sorted(state.world.card_names)


def check_tiles(state: CenturyState, view: CenturyView) -> None:
    """Exploration tiles on the board, with players or in the box; bonus tiles likewise."""
    world = state.world
    tiles = [place.cover.id for place in view.locations if place.cover]
    assert len(tiles) == state.covers
    tiles += [tile.id for player in view.seats for tile in player.explored]
    owners = state.board[world.tile_at : world.tile_at + world.tiles]
    boxed = [name for name, at in zip(world.tile_names, owners, strict=True) if at == NONE]
    assert sorted(tiles + boxed) == sorted(world.tile_names)
    stacks = [stack for place in view.locations for stack in place.stacks]
    bonus = Counter(stack.top.id for stack in stacks if stack.top)
    bonus.update(scored.tile.id for player in view.seats for scored in player.bonus)
    left = state.board[world.kind_at : world.kind_at + world.kinds]
    bonus.update(dict(zip(world.kind_names, map(int, left), strict=True)))
    assert bonus == Counter(dict(zip(world.kind_names, map(int, world.kind_count), strict=True)))
    assert view.surplus == sum(world.kind_count) - sum(world.stack_size)


def check_caravans(state: CenturyState, view: CenturyView) -> None:
    for seat, player in enumerate(view.seats):
        assert state.caravan(seat) == state.world.pack(player.caravan)
        if seat != state.active or view.stage == "turn":
            assert len(player.caravan) <= state.world.caravan


def check(state: CenturyState) -> None:
    view = seen(state)
    check_merchants(state, view)
    check_cards(state, view)
    check_caravans(state, view)
    if view.turn > 0:
        check_tiles(state, view)
    if state.to_move >= 0:
        assert len(state.legal_moves()) > 0
    assert GAME.from_view(state.spec, view, Rng(1)).key() == state.key()


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("options", READINGS, ids=lambda options: "-".join(options.values()))
def test_merchants_cards_tiles_and_crystals_are_conserved(
    players: int, options: dict[str, str]
) -> None:
    spec = GAME.spec(players, options)
    rng = Rng(f"{players} {options}")
    state = started(spec)
    check(state)
    while state.to_move != OVER:
        step(state, rng)
        check(state)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("panel", PANELS)
def test_every_random_game_ends_and_nothing_is_lost(players: int, panel: str) -> None:
    spec = GAME.spec(players, {"panel": panel})
    for seed in range(number_of_games("century", 60)):
        rng = Rng(f"{panel} {players} {seed}")
        state = started(spec)
        moves = 0
        while state.to_move != OVER:
            step(state, rng)
            moves += 1
        assert moves <= spec.longest
        check(state)
        view = seen(state)
        most = max(len(player.cards) for player in view.seats)
        assert (most == view.cards_to_end) == view.last_round
        assert view.round <= state.world.most_rounds


@pytest.mark.parametrize("options", READINGS[:4], ids=lambda options: "-".join(options.values()))
def test_random_moves_are_equally_likely(options: dict[str, str]) -> None:
    spec = GAME.spec(3, options)
    rng = Rng(5)
    tested: set[int] = set()
    state = started(spec)
    while len(tested) < 6 and state.to_move != OVER:
        stage = int(state.stage)
        if state.to_move >= 0 and stage not in tested and len(state.legal_moves()) > 1:
            tested.add(stage)
            legal = list(state.legal_moves())
            drawn = Counter(state.random_move(rng) for _ in range(400 * len(legal)))
            assert set(drawn) == set(legal)
            square = sum((drawn[move] - 400) ** 2 / 400 for move in legal)
            assert square < len(legal) + 6 * len(legal) ** 0.5 + 10
        step(state, rng)
    assert len(tested) >= 4


def test_equal_positions_have_equal_keys_whatever_order_led_to_them() -> None:
    one = play(scene("yyyy"), "B1.4", "up y", "up g", "up y")
    two = play(scene("yyyy"), "B1.4", "up y", "up y", "up g")
    other = play(scene("yyyy"), "B1.4", "up y", "up y", "up y")
    assert one.state.key() == two.state.key() != other.state.key()


def test_nothing_is_hidden_so_all_see_the_same() -> None:
    state = state_of(Table("century", 3, seed=2))
    views = [asdict(state.view(viewer)) for viewer in (0, 1, 2, None)]
    for view in views:
        del view["viewer"]
    assert views[0] == views[1] == views[2] == views[3]


def test_a_view_is_plain_data() -> None:
    state = state_of(play(scene("yyyyyyyy"), "C1.2"))
    assert json.loads(json.dumps(asdict(state.view(0))))["location"] == "C1.2"


def test_hints_tell_what_a_move_brings() -> None:
    table = play(scene("yyyg", row="P01 P26 P36 P13 P02", bonus="B12"), "A1.1")
    hints = GAME.hints(table.state)
    assert isinstance(hints, CenturyHints)
    assert hints.moves == ("take a B12", "claim P01")
    take, claim = hints.brings
    assert (take.kind, take.about, take.caravan, take.points) == ("take", "a", "yyyg", 3)
    assert (claim.kind, claim.about, claim.caravan, claim.points) == ("claim", "P01", "", 3 - 1)


def hint_of(table: Table, move: str) -> MoveHint:
    """What this move would bring."""
    hints = GAME.hints(table.state)
    assert isinstance(hints, CenturyHints)
    return next(hint for hint in hints.brings if hint.move == move)


def test_hints_tell_how_often_a_trade_can_be_made() -> None:
    table = scene("yyyyyyyy")
    assert hint_of(table, "C1.2").times == 2
    assert hint_of(play(table, "C1.2"), "trade").times == 1


def test_hints_tell_how_many_upgrades_a_location_gives() -> None:
    hint = hint_of(scene("yyyy"), "B1.4")
    assert (hint.times, hint.then) == (3, ("upgrade",))


def test_hints_tell_what_tools_give_first() -> None:
    table = scene("ygbyyy", row="P13 P26 P36 P14 P02")
    play(table, "A1.1", "claim", "stop", "rest")
    hint = hint_of(table, "A1.5")
    assert (hint.tools, hint.caravan) == ("y", "yyyyyg")


def test_hints_tell_what_may_follow_in_the_turn() -> None:
    table = scene("yyyg", row="P01 P26 P36 P13 P02")
    assert hint_of(table, "A1.1").then == ("take", "claim")
    assert hint_of(table, "A1.3").then == ()
    play(table, "A1.1")
    assert hint_of(table, "claim P01").then == ("take", "stop")


def test_hints_tell_what_would_have_to_be_discarded() -> None:
    hint = hint_of(scene("y" * 8), "A1.3")
    assert (hint.excess, hint.then) == (2, ("discard",))


@pytest.mark.parametrize("players", GAME.players)
def test_the_catalogue_lists_the_box_for_every_number_of_players(players: int) -> None:
    spec = GAME.spec(players)
    assert isinstance(spec, CenturySpec)
    catalogue = GAME.catalogue(spec)
    assert isinstance(catalogue, CenturyCatalogue)
    assert catalogue == GAME.catalogue(GAME.spec(2))
    assert len(catalogue.cards) == 44
    deck = [name for name, counts in catalogue.card_players.items() if players in counts]
    assert deck == spec.card_names
    assert sum(catalogue.bonus_counts.values()) == 17
    assert len(catalogue.tiles) == 10
    assert catalogue.colours == {"y": "yellow", "g": "green", "b": "blue", "m": "magenta"}


def test_the_catalogue_prints_the_locations_that_the_board_shows() -> None:
    table = Table("century", 4, 3)
    catalogue, view = GAME.catalogue(table.spec), table.view()
    assert isinstance(catalogue, CenturyCatalogue)
    assert isinstance(view, CenturyView)
    assert [name for names in catalogue.panels.values() for name in names] == list(
        catalogue.locations
    )
    for location in view.locations:
        printed = catalogue.locations[location.id]
        for name in ("type", "symbol", "merchants", "gain", "give", "get", "upgrades"):
            assert getattr(printed, name) == getattr(location, name)
        assert printed.stacks == tuple(stack.size for stack in location.stacks)
        assert (4 in printed.covered) == (location.cover is not None)


def test_the_catalogue_says_how_sure_every_datum_is() -> None:
    catalogue = GAME.catalogue(GAME.spec(2))
    assert isinstance(catalogue, CenturyCatalogue)
    box = (catalogue.locations, catalogue.cards, catalogue.tiles, catalogue.bonus)
    assert list(catalogue.marks) == [name for things in box for name in things]
    assert catalogue.marks["A1.1"] == {"type": "R", "merchants": "I", "stacks": "X"}
    assert catalogue.marks["D1.3"]["get"] == "P"
    assert set(catalogue.marks["P01"].values()) == {"X"}
    assert catalogue.marks["B01"]["points"] == "R"
    assert catalogue.general["end.rest_rounds"] == "X"
    assert set(catalogue.general.values()) <= set(MARKS)
