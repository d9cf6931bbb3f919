"""What a page is told of a turn: every placement at once, what it brings, and why not."""

from trilithon import GAMES, Rng, Table
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.hints import MonolythCatalogue, MonolythHints

from .building import EMPTY, builder, opened, play, position, view


def hints(table: Table) -> MonolythHints:
    told = GAMES["monolyth"].hints(table.state)
    assert isinstance(told, MonolythHints)
    return told


def test_a_whole_turn_is_told_at_once() -> None:
    table = opened("wI2", "bI3", "oL3", "kT4")
    told = hints(table)
    assert [(hint.move, hint.site, hint.stone) for hint in told.crystal] == [
        ("take 1", 1, "wI2"),
        ("take 2", 2, "bI3"),
        ("take 3", 3, "oL3"),
        ("take 4", 4, "kT4"),
        ("swap 1", 1, "wI1"),
        ("swap 2", 2, "bI1"),
        ("swap 3", 3, "oI1"),
        ("swap 4", 4, "kI1"),
    ]
    assert len(told.prophecies) == 44
    for hint in told.crystal:
        after = opened("wI2", "bI3", "oL3", "kT4")
        after.play(hint.move)
        assert [place.move for place in hint.places] == [str(move) for move in after.legal_moves()]
        assert hints(after).places == hint.places


def test_what_a_placement_brings() -> None:
    almost = "www www www .\n" + "w w w w\n" * 3
    table = position(almost, EMPTY, ring="oI3 wI3", card="rampart", boards=["without_white"])
    table.play("take 1")
    best = next(hint for hint in hints(table).places if hint.move == "place d1 d1 d1")
    assert best.cubes == ((3, 0, 0), (3, 0, 1), (3, 0, 2))
    assert best.walls == (0, 3, 0, 0)
    assert (best.levels, best.structure) == (1, True)
    table.play(best.move)
    assert [side.count for side in builder(table).sides] == [0, 3, 0, 0]


def test_why_a_site_is_no_choice() -> None:
    full = "www wwww wwww wwww\n" + "wwww wwww wwww wwww\n" * 3
    table = position(full, EMPTY, ring="oI3 wI2", supply=0, box=0)
    told = hints(table)
    assert [(hint.deed, hint.stone) for hint in told.crystal] == [("discard", None)] * 2
    assert {(refusal.deed, refusal.why) for refusal in told.refusals} == {
        ("take", "monolyth-why-fit"),
        ("swap", "monolyth-why-supply"),
    }


def test_the_prophecies_to_discard_in_a_solo_game() -> None:
    table = opened("wI2", players=1)
    table.play("take 1")
    table.play("place a1 b1")
    told = hints(table)
    assert [hint.number for hint in told.forgoes] == [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16]
    assert (told.crystal, told.places, told.refusals) == ((), (), ())


def test_hints_agree_with_what_happens_all_through_random_games() -> None:
    rng = Rng("hints")
    table = Table("monolyth", 2, seed=5)
    while not table.over:
        seat = table.to_move
        told = {hint.move: hint for hint in hints(table).places}
        before = builder(table, seat)
        move = str(table.name(int(table.state.random_move(rng))))
        table.play(move)
        if move in told:
            after = builder(table, seat)
            assert after.stones[-1].cubes == told[move].cubes
            gained = [a.count - b.count for a, b in zip(after.sides, before.sides, strict=True)]
            assert tuple(gained) == told[move].walls
            assert after.levels - before.levels == told[move].levels
            earned = after.structure_token is not None and before.structure_token is None
            assert earned == told[move].structure
    assert hints(table).moves == ()


def test_the_catalogue_names_every_component() -> None:
    game = GAMES["monolyth"]
    spec = game.spec(3)
    assert isinstance(spec, MonolythSpec)
    told = game.catalogue(spec)
    assert isinstance(told, MonolythCatalogue)
    table = play(opened("oL4", players=3), "take 1")
    assert told.stones[view(table).held or ""].shape == "L4"
    assert told.stones["oL4"].colour == told.colours["o"] == "orange"
    assert len(told.stones) == 40
    assert len(told.cards) == 10
    assert told.boards["without_white"] == ("blue", "orange", "black", "turquoise")
    assert (told.grid, told.limit, told.sites, told.reach, told.solo) == (4, 3, 13, 4, False)
    assert told.ranks[0] == ("dutiful_builder", 0)
