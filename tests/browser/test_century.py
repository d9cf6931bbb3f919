"""Century in the browser: whole games by pointer, keys and fingers; the board and the server."""

import itertools
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.guests import LAPTOP, PHONE, Guests
from browser.playing import (
    PATIENCE,
    READY,
    TURN,
    moved_on,
    tab_until,
    to_the_end,
    version,
)
from browser.playing_century import (
    GEM,
    OPEN,
    act,
    button,
    finish,
    stage,
    start,
    tap,
    told_by_server,
)
from browser.test_pages import THEMES, Theme, violations
from trilithon.locales import Sentences


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def caravan(page: Page) -> Locator:
    """The crystals on one's own board, in their places."""
    return page.locator(".hold ol li:has(svg)")


def end_is_right(page: Page, players: int) -> None:
    """The end screen adds up and says what the server's record leads to."""
    sheets = page.locator("dialog[open] table")
    expect(sheets).to_have_count(players)
    totals = [int(sheet.locator("tfoot td").inner_text()) for sheet in sheets.all()]
    assert sorted(totals) == sorted(told_by_server(page).scores)
    for sheet, total in zip(sheets.all(), totals, strict=True):
        assert sum(map(int, sheet.locator("tbody td").all_inner_texts())) == total


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]
)
def test_a_whole_game_by_pointer(guests: Guests, players: int) -> None:
    page = guests.come()
    start(page, players)
    expect(page.locator(".seats > ol > li")).to_have_count(players)
    done = finish(page, Random(players))
    assert {"turn", "upgrade", "claim"} <= done
    end_is_right(page, players)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".prompt")).to_contain_text("The game is over.")


@pytest.mark.long
def test_a_whole_game_on_one_screen(guests: Guests) -> None:
    page = guests.come()
    start(page, 2, "On this screen")
    finish(page, Random(5))
    end_is_right(page, 2)


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
    expect(page.locator(".prompt .hint")).to_contain_text("Gives 3 yellow.")
    expect(page.locator(".hold li.comes")).to_have_count(3)
    expect(caravan(page)).to_have_count(held + 3)
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


def test_merchants_walk_and_crystals_arrive(guests: Guests) -> None:
    page = guests.come()
    page.emulate_media(reduced_motion="no-preference")
    start(page, 2)
    page.evaluate(WATCH)
    place(page, "A1.3").click()
    page.wait_for_function(SEEN, arg=["merchant", "crystal"])
    expect(page.locator("[data-flight]")).to_have_count(0, timeout=PATIENCE)


WATCH = """() => {
  window.flown = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("[data-flight]")) flown.add(one.dataset.flight);
  }).observe(document.body, { childList: true, subtree: true });
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


def keyboard_turn(page: Page, rng: Random) -> None:
    """One decision without a pointer: keys for what has one, arrows and Enter on the board."""
    before = version(page)
    match stage(page):
        case "discard":
            view = told_by_server(page)
            for letter in view.seats[view.to_move].caravan[: view.discard]:
                page.keyboard.press(str("ygbm".index(letter) + 1))
            tab_until(page, "document.activeElement.dataset.do === 'discard'")
            page.keyboard.press("Enter")
        case "upgrade":
            letter = page.locator(GEM).last.get_attribute("data-gem") or ""
            page.keyboard.press(str("ygbm".index(letter) + 1))
        case "claim":
            page.keyboard.press("c")
        case "trade" | "stop":
            page.keyboard.press("s")
        case "take":
            tab_until(page, "document.activeElement.dataset.do === 'take'")
            page.keyboard.press("Enter")
        case _ if page.locator(OPEN).count():
            choose_by_arrows(page, rng)
        case _:
            page.keyboard.press("r")
    moved_on(page, before)


def choose_by_arrows(page: Page, rng: Random) -> None:
    """Walk over the board until something can be done there, and do it."""
    tab_until(page, "document.activeElement.dataset.box !== undefined")
    for step in range(200):
        there = "document.activeElement.matches('.payable, [data-state=open]')"
        if page.evaluate(there) and (step > 6 or page.evaluate(f"{there} && {PAYABLE}")):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    raise AssertionError("the arrows lead nowhere")


PAYABLE = "document.activeElement.matches('.payable')"


def test_some_turns_by_keyboard(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    rng = Random(11)
    for _ in range(8):
        page.wait_for_selector(READY, timeout=PATIENCE)
        keyboard_turn(page, rng)


@pytest.mark.long
def test_a_whole_game_by_keyboard(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    rng = Random(12)
    to_the_end(page, lambda page: keyboard_turn(page, rng), 600)
    end_is_right(page, 2)


def test_a_first_tap_only_shows_what_would_happen(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    before = version(page)
    place(page, "A1.4").tap()
    expect(page.locator(".prompt .hint")).to_contain_text("Up to 2 upgrades.")
    assert version(page) == before
    page.get_by_role("button", name="Go to A1.4").tap()
    moved_on(page, before)
    for part in (".prompt", ".hold", ".dock .merchants"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_tapping_in_french(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 3)
    page.get_by_role("button", name="Français").tap()
    expect(page.locator(".prompt")).to_contain_text("À vous")
    finish(page, Random(13), tap)
    end_is_right(page, 3)


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
