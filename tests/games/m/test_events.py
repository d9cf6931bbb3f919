"""What each viewer is told of what happens."""

from trilithon import Event, Table

from .pictures import play, position

LONE = """
   c
4  r30t
"""
FOUR_IN_A_ROW = """
   c    d    e    f
4  r10c r20c r30c r40c
"""


def told(
    table: Table, *moves: str, viewer: int | None = None
) -> list[tuple[str, dict[str, object]]]:
    """What the viewer is told of these moves, those of CHANCE included."""
    since = len(table.steps)
    for move in moves:
        table.play(move)
    return [(event.key, dict(event.args)) for event in table.events(viewer, since)]


def test_opening_cards_are_told_to_all_and_hands_to_their_seat() -> None:
    table = position(LONE, "r10c", "b20c")
    keys = {viewer: table.events(viewer) for viewer in (None, 0, 1)}
    opening = Event("m-event-open", {"card": "r30t"})
    hidden = [Event("m-event-draw-hidden", {"seat": seat}) for seat in (0, 1)]
    assert keys[None] == [opening, *hidden]
    assert keys[0] == [opening, Event("m-event-draw", {"seat": 0, "card": "r10c"}), hidden[1]]
    assert keys[1] == [opening, hidden[0], Event("m-event-draw", {"seat": 1, "card": "b20c"})]


def test_a_placement() -> None:
    table = position(LONE, "r10c", "b20c")
    place = ("m-event-place", {"seat": 0, "card": "r10c", "cell": "d4"})
    assert told(table, "r10c d4", viewer=1) == [place]


def test_the_tokens_of_a_placement_giver_by_giver() -> None:
    picture = """
       b    c    d
    3  .    r10c .
    4  r0   .    r20t
    5  .    r30m .
    """
    table = position(picture, "r40f", players=4, tokens=2)
    assert told(table, "r40f c4")[1:] == [
        ("m-event-tokens", {"seat": 0, "other": 2, "count": 1}),
        ("m-event-tokens", {"seat": 0, "other": 3, "count": 2}),
    ]


def test_a_draw_is_told_to_who_draws() -> None:
    for viewer, told_event in (
        (0, ("m-event-draw", {"seat": 0, "card": "y40f"})),
        (1, ("m-event-draw-hidden", {"seat": 0})),
        (None, ("m-event-draw-hidden", {"seat": 0})),
    ):
        table = position(LONE, "r10c", "b20c")
        table.play("r10c d4")
        assert told(table, "deal y40f", viewer=viewer) == [told_event]


def test_a_scoring_phase_from_its_start_to_its_end() -> None:
    table = position(FOUR_IN_A_ROW, "r40t")
    assert told(table, "r40t g4")[1:] == [("m-event-scoring", {"count": 5})]
    take = ("m-event-take", {"seat": 0, "card": "r10c", "cell": "c4"})
    assert told(table, "take c4") == [take]
    rest = told(table, "take d4", "take e4", "take f4")
    assert [key for key, _ in rest] == ["m-event-take"] * 3 + ["m-event-scored"]


def test_the_line_that_was_picked() -> None:
    table = position(
        """
           b    c    d    e    f
        2  .    .    .    .    r10t
        3  .    .    .    .    r20t
        4  .    .    .    .    r30t
        5  .    .    .    .    r40t
        6  r10c r20c r30c r40c .
        """,
        "r40m",
    )
    assert [key for key, _ in told(table, "r40m f6")] == ["m-event-place", "m-event-tokens"]
    assert told(table, "column") == [
        ("m-event-line", {"seat": 0, "line": "column"}),
        ("m-event-scoring", {"count": 5}),
    ]


def test_a_pass_and_its_token() -> None:
    table = position(LONE, "b10c", players=3)
    assert told(table, "pass") == [
        ("m-event-pass", {"seat": 0}),
        ("m-event-tokens", {"seat": 2, "other": 0, "count": 1}),
    ]


def test_a_pass_without_a_token() -> None:
    assert told(position(LONE, "b10c", tokens=0), "pass") == [("m-event-pass", {"seat": 0})]


def test_a_buried_card_is_told_to_who_buries_it() -> None:
    for viewer, event in (
        (0, ("m-event-bury", {"seat": 0, "card": "b10c"})),
        (1, ("m-event-bury-hidden", {"seat": 0})),
        (None, ("m-event-bury-hidden", {"seat": 0})),
    ):
        assert told(position(LONE, "b10c"), "pass b10c", viewer=viewer)[0] == event


def test_a_buried_card_that_another_draws_is_told_to_both() -> None:
    known = ("m-event-draw", {"seat": 1, "card": "b10c"})
    hidden = ("m-event-draw-hidden", {"seat": 1})
    for viewer, event in ((0, known), (1, known), (2, hidden), (None, hidden)):
        table = position(LONE, "b10c y20c", "r10m g20f", "n20c n40c", pile=1)
        for move in ("pass b10c", "deal y40f", "r10m d4"):
            table.play(move)
        assert told(table, "deal b10c", viewer=viewer) == [event]


def test_skips_are_told() -> None:
    table = position(LONE, "r10c", "r20c", "b40m", "r0", pile=0)
    play(table, "r10c d4", "r20c e4", "pass")
    assert told(table, "r0 f4")[1:] == [
        ("m-event-skip", {"seat": 0}),
        ("m-event-skip", {"seat": 1}),
    ]


def test_the_end_after_the_last_scoring_phase() -> None:
    table = play(
        position(FOUR_IN_A_ROW, "r40t", pile=0), "r40t g4", "take c4", "take d4", "take e4"
    )
    assert [key for key, _ in told(table, "take f4")] == [
        "m-event-take",
        "m-event-scored",
        "event-over",
    ]


def test_a_jam() -> None:
    table = play(position(LONE, "b10c", "g20m", pile=0, tokens=0), "pass")
    assert told(table, "pass") == [("m-event-pass", {"seat": 1}), ("m-event-jam", {})]


def test_the_public_record_hides_hands_draws_and_buried_cards() -> None:
    table = position(LONE, "b10c y20c", "r10m g20f", pile=1)
    for move in ("pass b10c", "deal y40f", "r10m d4", "deal b10c"):
        table.play(move)
    lines = [line.notation for line in table.public_record.moves]
    hands = ["deal ?"] * 4
    assert lines == ["deal r30t", *hands, "pass ?", "deal ?", "r10m d4", "deal ?"]


def test_each_seat_reads_its_own_cards_in_the_record() -> None:
    table = position(LONE, "b10c y20c", "r10m g20f", pile=1)
    for move in ("pass b10c", "deal y40f", "r10m d4", "deal b10c"):
        table.play(move)
    last = table.steps[-4:]
    read = {
        viewer: [table.game.seen(step.before, step.move, viewer) for step in last]
        for viewer in (0, 1)
    }
    assert read[0] == ["pass b10c", "deal y40f", "r10m d4", "deal b10c"]
    assert read[1] == ["pass ?", "deal ?", "r10m d4", "deal b10c"]
