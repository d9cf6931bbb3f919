"""Component data: marked, complete, corrected without touching code, refused when impossible."""

from collections.abc import Callable
from typing import Any

import pytest

from trilithon import GAMES, OVER, BadData, Data, Rng, Table
from trilithon.core.state import playout
from trilithon.games.century.view import CenturyView

from .scenes import caravan, changed, content_of, made_of, play, scene

Content = dict[str, Any]


def test_every_datum_has_its_mark() -> None:
    data = GAMES["century"].data
    assert [path for path, _ in data.leaves() if not data.mark(path)] == []


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("setup.merchants", "R"),
        ("setup.deck.2", "I"),
        ("symbols.names", "X"),
        ("end.cards", "R"),
        ("end.rest_rounds", "X"),
        ("panels.A1.0.merchants", "I"),
        ("panels.A1.2.gain", "X"),
        ("panels.D1.2.give", "P"),
        ("cards.deck.7.cost", "X"),
        ("bonus.tiles.4.points", "R"),
        ("bonus.tiles.4.count", "I"),
    ],
)
def test_marks_are_kept(path: str, mark: str) -> None:
    assert GAMES["century"].data.mark(path) == mark


def test_the_box_holds_ten_exploration_and_seventeen_bonus_tiles() -> None:
    content = GAMES["century"].data.content
    assert len(content["exploration"]["tiles"]) == 10
    assert sum(tile["count"] for tile in content["bonus"]["tiles"]) == 17


def test_former_data_are_still_found_by_their_hash() -> None:
    assert GAMES["century"].data_by_hash("810616fb17a24f90").content["version"] == 2


def set_in(*path: str | int, to: object) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        inner: Any = content
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to

    return change


TRADE = ("panels", "C1", 1)


@pytest.mark.parametrize("get", ["yyy", "yyyg", "yyyyyy"])
def test_a_trade_that_pays_for_itself_without_end_is_refused(get: str) -> None:
    content = content_of()
    set_in(*TRADE, "get", to=get)(content)
    with pytest.raises(BadData) as error:
        GAMES["century"].spec(2, data=made_of(content))
    assert error.value.details == {"path": "panels.C1.1.get"}


def test_a_trade_that_only_pays_in_part_for_itself_is_not() -> None:
    content = content_of()
    set_in(*TRADE, "get", to="yyggg")(content)
    assert caravan(play(scene("yyyyy", data=made_of(content)), "C1.2", "trade"), 0) == "yyygggggg"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (set_in("colours", "letters", to=["y", "g", "b", "b"]), "colours.letters"),
        (set_in("colours", "names", to=["yellow"]), "colours.names"),
        (set_in("colours", "end_points", to=[0, 1]), "colours.end_points"),
        (set_in("setup", "caravan", to=0), "setup.caravan"),
        (set_in("setup", "merchants_start", to={"2": 13, "3": 6, "4": 6}), "setup.merchants_start"),
        (set_in("setup", "start_crystals", to=["yyy", "x"]), "setup.start_crystals"),
        (set_in("setup", "choice", to=[]), "setup.panels"),
        (set_in("setup", "layout", to=[["A1"]]), "setup.layout"),
        (set_in("setup", "deck", to={"2": 27, "3": 36, "4": 44}), "setup.deck"),
        (set_in("end", "cards", to=0), "end.cards"),
        (set_in("end", "rounds", to=-1), "end.rounds"),
        (set_in("panels", "A1", 0, "id", to="a1"), "panels.A1.0.id"),
        (set_in("panels", "A1", 0, "id", to="A1.2"), "panels"),
        (set_in("panels", "A1", 0, "type", to="temple"), "panels.A1.0.type"),
        (set_in("panels", "A1", 0, "stacks", to=[0]), "panels.A1.0.stacks"),
        (set_in("panels", "A1", 0, "stacks", to=[9]), "bonus.tiles"),
        (set_in("panels", "A1", 2, "merchants", to=13), "panels.A1.2.merchants"),
        (set_in("panels", "A1", 2, "gain", to=""), "panels.A1.2.gain"),
        (set_in("panels", "A1", 2, "gain", to="y" * 200), "panels.A1.2.merchants"),
        (set_in("panels", "A1", 2, "symbol", to="anvil"), "panels.A1.2.symbol"),
        (set_in("panels", "A1", 2, "cover", to="never"), "panels.A1.2.cover"),
        (set_in("panels", "A1", 3, "upgrades", to=0), "panels.A1.3.upgrades"),
        (set_in(*TRADE, "get", to="q"), "panels.C1.1.get"),
        (set_in("cards", "deck", 0, "icon", to="curse"), "cards.deck.0.icon"),
        (set_in("cards", "deck", 0, "cost", to="yz"), "cards.deck.0.cost"),
        (set_in("cards", "deck", 0, "points", to="3"), "cards.deck.0.points"),
        (set_in("cards", "deck", 0, "id", to="P02"), "cards.deck"),
        (set_in("exploration", "tiles", 0, "crystals", to=7), "exploration.tiles.0.crystals"),
        (set_in("exploration", "tiles", to=[]), "exploration.tiles"),
        (set_in("bonus", "tiles", 0, "per", to=["luck"]), "bonus.tiles.0.per"),
        (set_in("bonus", "tiles", 0, "count", to=0), "bonus.tiles.0.count"),
    ],
)
def test_impossible_data_are_refused_with_their_path(
    change: Callable[[Content], None], path: str
) -> None:
    content = content_of()
    change(content)
    with pytest.raises(BadData) as error:
        GAMES["century"].spec(2, data=made_of(content))
    assert error.value.details == {"path": path}


@pytest.mark.parametrize("section", ["colours", "setup", "end", "panels", "cards", "bonus"])
def test_missing_data_are_refused(section: str) -> None:
    content = content_of()
    del content[section]
    for _ in range(2):
        with pytest.raises(BadData) as error:
            GAMES["century"].spec(2, data=made_of(content))
        assert error.value.key == "error-data-shape"
        content[section] = 7


def other_world() -> Data:
    """Five colours, two symbols, other sizes and names: a box that nobody has seen."""
    content = content_of()
    content["colours"] = {
        "names": ["ash", "bone", "coal", "dust", "ember"],
        "letters": ["a", "b", "c", "d", "e"],
        "value": [1, 2, 3, 4, 5],
        "end_points": [0, 0, 1, 2, 3],
    }
    content["symbols"]["names"] = ["sun", "moon"]
    content["setup"].update(
        caravan=7,
        bonus_spaces=2,
        merchants=9,
        merchants_start={"2": 5, "3": 5, "4": 5},
        start_crystals=["aab", "aaab"],
        panels=["X"],
        choice=["Y", "Z"],
        layout=[["X", "choice"]],
        card_players={"all": [2], "3+": [], "=4": []},
        deck={"2": 12, "3": 0, "4": 0},
        cover_players={"exploration": [2], "2-3": []},
    )
    content["end"] = {"cards": 3, "rest_rounds": 2, "rounds": 90}
    content["panels"] |= {
        "X": [
            {"id": "X.1", "type": "golem", "merchants": 1, "stacks": [1, 1, 1], "symbol": "sun"},
            {"id": "X.2", "type": "golem", "merchants": 2, "stacks": [], "cover": "exploration"},
            {"id": "X.3", "type": "production", "merchants": 1, "symbol": "moon", "gain": "aab"},
        ],
        "Y": [{"id": "Y.1", "type": "upgrade", "merchants": 1, "symbol": "sun", "upgrades": 5}],
        "Z": [
            {"id": "Z.1", "type": "trade", "merchants": 1, "give": "ab", "get": "aacd"},
            {
                "id": "Z.2",
                "type": "production",
                "merchants": 3,
                "gain": "e",
                "cover": "exploration",
            },
        ],
    }
    cards: list[Content] = [
        {"icon": "assistance", "symbol": "sun"},
        {"icon": "tool", "symbol": "moon", "crystals": "ce"},
        {"icon": "new_merchants", "count": 3},
        {"icon": "exploration", "count": 2},
    ]
    content["cards"]["deck"] = [
        {**cards[n % 4], "id": f"K{n}", "cost": "abc"[: n % 4], "points": n, "players": "all"}
        for n in range(12)
    ]
    content["exploration"]["tiles"] = [
        {"id": "T1", "crystals": "cde", "points": 1},
        {"id": "T2", "merchants": 2, "icon": "tool"},
        {"id": "T3", "points": 5},
    ]
    content["bonus"]["tiles"] = [
        {"id": "V1", "per": ["tool", "tool", "merchant"], "points": 4, "count": 2},
        {"id": "V2", "per": [], "points": 1, "count": 3},
    ]
    return made_of(content)


def test_nothing_of_any_card_tile_or_location_is_in_code() -> None:
    """A box with other colours, symbols, panels, cards and tiles plays as well."""
    game = GAMES["century"]
    spec = game.spec(2, data=other_world())
    panels = set()
    for seed in range(200):
        state = game.start(spec)
        assert playout(state, Rng(seed)) < spec.longest
        assert state.to_move == OVER
        view = state.view(None)
        assert isinstance(view, CenturyView)
        assert game.from_view(spec, view, Rng(0)).key() == state.key()
        assert all(spec.score_low <= score <= spec.score_high for score in state.scores())
        panels.add(view.panel)
    assert panels == {"Y", "Z"}


def test_records_name_the_hash_of_the_data() -> None:
    table = Table("century", seed=1)
    assert table.record.data == GAMES["century"].data.hash
    assert changed(end={"cards": 5}).hash != table.record.data
