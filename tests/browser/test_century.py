"""Century in the browser: what the board shows, and what pointers, fingers and keys do there."""

import itertools
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.arranged import arrange
from browser.guests import LAPTOP, PHONE, Guests
from browser.playing import (
    PATIENCE,
    TURN,
    expect_turn,
    moved_on,
    table_on_server,
    version,
)
from browser.playing_century import (
    GEM,
    act,
    button,
    stage,
    start,
    told_by_server,
)
from browser.served import Served
from browser.test_pages import THEMES, Theme, violations
from trilithon import GAMES, Table
from trilithon.games.century.catalogue import CenturyCatalogue
from trilithon.locales import Sentences


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def caravan(page: Page) -> Locator:
    """The crystals on one's own board, in their places."""
    return page.locator(".hold ol li:has(svg)")


def test_the_board_shows_what_the_server_knows(guests: Guests) -> None:
    page = guests.come()
    start(page, 3)
    rng = Random(7)
    for made in itertools.count():
        page.wait_for_selector(TURN, timeout=PATIENCE)
        if made >= 5 and stage(page) == "turn":
            break
        act(page, rng)
    view = told_by_server(page)
    seat = view.to_move
    expect(page.locator("[data-place]")).to_have_count(23)
    for location in view.locations:
        shown = place(page, location.id)
        label = shown.locator(".unseen").first.inner_text()
        assert (shown.get_attribute("data-state") == "open") == (not location.why[seat])
        assert (shown.locator(".cover").count() == 1) == (location.cover is not None)
        if location.seat is not None:
            expect(shown.locator(".there svg")).to_have_count(min(3, location.count))
        if location.seat != seat:
            expect(shown.locator(".need")).to_contain_text(str(location.need[seat]))
            assert f"(printed: {location.merchants})" in label
    assert page.locator("[data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)") == [
        card.id for card in view.row if card is not None
    ]
    expect(page.locator(".deck")).to_contain_text(f"{view.deck} cards")
    expect(caravan(page)).to_have_count(len(view.seats[seat].caravan))


def test_a_location_that_cannot_be_used_says_why(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    view = told_by_server(page)
    say = Sentences("en")
    before = version(page)
    shut = [location for location in view.locations if location.why[view.to_move]]
    assert shut
    for location in shut[:4]:
        place(page, location.id).click(force=True)
        expect(page.locator(".prompt .hint")).to_have_text(say(location.why[view.to_move]))
    assert version(page) == before


def test_pointing_shows_what_a_move_would_bring(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    held = caravan(page).count()
    place(page, "A1.3").hover()
    expect(page.locator(".prompt .hint")).to_contain_text("Gives 4 yellow.")
    expect(page.locator(".hold li.comes")).to_have_count(4)
    expect(caravan(page)).to_have_count(held + 4)
    page.locator(".prompt").hover()
    expect(page.locator(".hold li.comes")).to_have_count(0)


def test_every_stage_can_be_taken_back(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    before = told_by_server(page)
    place(page, "A1.4").click()
    expect(page.locator(".prompt")).to_contain_text("2 upgrades left")
    page.locator(GEM).first.hover()
    expect(page.locator(".hold li.turns")).to_have_count(1)
    page.locator(GEM).first.click()
    expect(page.locator(".prompt")).to_contain_text("One more upgrade")
    for _ in range(2):
        now = version(page)
        page.get_by_role("button", name="Take back").click()
        moved_on(page, now)
    expect(button(page, "rest")).to_be_visible()
    after = told_by_server(page)
    assert (after.seats, after.stage) == (before.seats, "turn")


def test_merchants_and_crystals_can_be_dragged(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    page.locator(".figures").drag_to(place(page, "A1.4"))
    expect(page.locator(".prompt")).to_contain_text("2 upgrades left")
    now = version(page)
    page.locator(GEM).first.drag_to(place(page, "A1.3"))
    expect(page.locator(".prompt .hint")).to_contain_text("not what is to be done now")
    assert version(page) == now
    page.locator(GEM).first.drag_to(place(page, "A1.4"))
    expect(page.locator(".prompt")).to_contain_text("One more upgrade")


def test_what_is_carried_shows_its_outcome_on_the_way(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    before = version(page)
    page.locator(".figures").hover()
    page.mouse.down()
    place(page, "A1.3").hover()
    expect(page.locator("[data-over]")).to_have_attribute("data-place", "A1.3")
    expect(page.locator(".hold li.comes")).to_have_count(4)
    assert page.evaluate("getSelection().toString()") == ""
    page.locator(".prompt").hover()
    page.mouse.up()
    expect(page.locator(".hold li.comes")).to_have_count(0)
    assert version(page) == before


def with_yellow(served: Served, page: Page, *moves: str) -> None:
    """A table for two on this screen: the first has made these moves, the other has rested."""
    table = Table("century", 2, 1, options={"panel": "F1"})
    for move in moves:
        while table.to_move != 0:
            table.play("rest")
        table.play(move)
    page.goto(arrange(served.folder, page, table))
    expect_turn(page)


def test_the_crystals_that_one_clicks_are_discarded(guests: Guests, served: Served) -> None:
    page = guests.come()
    with_yellow(served, page, "A1.3", "rest", "B1.3", "A1.3")
    expect(page.locator(".prompt")).to_contain_text("2 crystals too many")
    expect(button(page, "discard")).to_be_disabled()
    gems = page.locator(GEM)
    for index in (1, 11):
        gems.nth(index).click()
        expect(gems.nth(index)).to_have_attribute("aria-pressed", "true")
    gems.nth(3).click()
    expect(page.locator(".prompt .hint")).to_contain_text("more than you have to discard")
    gems.nth(1).click()
    expect(page.locator(f"{GEM}[aria-pressed=true]")).to_have_count(1)
    gems.nth(3).click()
    before = version(page)
    button(page, "discard").click()
    expect(page.locator(".seats > ol > li").first).not_to_contain_text("to play")
    assert version(page) != before
    assert told_by_server(page).seats[0].caravan == "y" * 10


def test_crystals_are_carried_off_to_be_discarded(guests: Guests, served: Served) -> None:
    page = guests.come()
    with_yellow(served, page, "A1.3", "rest", "B1.3", "A1.3")
    page.locator(GEM).nth(2).drag_to(place(page, "C1.2"))
    expect(page.locator(GEM).nth(2)).to_have_attribute("aria-pressed", "true")


def test_the_location_itself_trades_again(guests: Guests, served: Served) -> None:
    page = guests.come()
    with_yellow(served, page, "A1.3", "C1.2")
    expect(button(page, "trade")).to_be_visible()
    place(page, "C1.2").hover()
    expect(page.locator(".hold li.turns")).to_have_count(3)
    before = version(page)
    place(page, "C1.2").click()
    moved_on(page, before)
    assert told_by_server(page).seats[0].caravan == "y" + "g" * 6


def test_everyone_can_see_where_the_numbers_come_from(guests: Guests) -> None:
    page = guests.come()
    start(page, 4)
    page.locator(".tool.rules").click()
    page.get_by_text("Where do these numbers come from?").click()
    told = GAMES["century"].catalogue(table_on_server(page).spec)
    assert isinstance(told, CenturyCatalogue)
    expect(page.locator("[data-source]")).to_have_count(len(told.marks))
    for name, marks in told.marks.items():
        shown = page.locator(f'[data-source="{name}"] abbr').all_inner_texts()
        assert shown == [mark for mark, _ in itertools.groupby(marks.values())]
    expect(page.locator('[data-source="A1.1"]')).to_contain_text("kind: Golem")
    expect(page.locator('[data-source="P10"]')).to_contain_text("with 4 players")
    assert violations(page) == []


@pytest.mark.parametrize("width", [820, 1024, 1280, 1920])
def test_nothing_on_the_board_lies_on_anything_else(guests: Guests, width: int) -> None:
    page = guests.come(size=ViewportSize(width=width, height=1100))
    start(page, 4)
    boxes = page.locator("[data-box]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.x, b.y, b.right, b.bottom])"
    )
    assert len(boxes) == 23 + 4 + 5 + 1
    for one, other in itertools.combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


def test_merchants_walk_and_crystals_arrive(guests: Guests) -> None:
    page = guests.come()
    page.emulate_media(reduced_motion="no-preference")
    start(page, 2)
    page.evaluate(WATCH)
    place(page, "A1.3").click()
    page.wait_for_function(SEEN, arg=["merchant", "crystal", "place A1.3", "letter y"])
    expect(page.locator("[data-flight]")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[data-expecting]")).to_have_count(0)


WATCH = """() => {
  window.flown = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("[data-flight]")) flown.add(one.dataset.flight);
    // Where something is on its way to, it is not seen yet.
    for (const { dataset: { place, letter } } of document.querySelectorAll("[data-expecting]"))
      flown.add(place === undefined ? `letter ${letter}` : `place ${place}`);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
SEEN = "kinds => kinds.every((kind) => flown.has(kind))"


def test_all_that_a_player_has_can_be_looked_at(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    page.get_by_role("button", name="Everything that").last.click()
    board = page.locator("dialog[open]")
    expect(board).to_contain_text("if the game ended now")
    expect(board).to_contain_text("in reserve")
    assert violations(page) == []


def test_a_first_tap_only_shows_what_would_happen(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    before = version(page)
    place(page, "A1.4").tap()
    expect(page.locator(".prompt .hint")).to_contain_text("Up to 2 upgrades.")
    assert version(page) == before
    expect(button(page, "rest")).to_be_visible()
    page.get_by_role("button", name="Go to A1.4").tap()
    moved_on(page, before)
    for part in (".prompt", ".hold", ".dock .merchants"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_everything_is_accessible(guests: Guests, size: ViewportSize, theme: Theme) -> None:
    page = guests.come(size=size, theme=theme)
    start(page, 4)
    assert violations(page) == []
    place(page, "A1.4").click()
    expect(page.locator(".prompt")).to_contain_text("2 upgrades left")
    assert violations(page) == []
    page.get_by_role("button", name="Take back").click()
    page.locator('.golem[data-state="open"]').first.click()
    expect(button(page, "take").first).to_be_visible()
    assert violations(page) == []
