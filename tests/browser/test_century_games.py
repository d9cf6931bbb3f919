"""Whole games of Century in the browser: by pointer, by keys and by fingers."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.guests import PHONE, Guests
from browser.playing import PATIENCE, READY, moved_on, tab_to, to_the_end, version
from browser.playing_century import GEM, OPEN, finish, stage, start, tap, told_by_server


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


def keyboard_turn(page: Page, rng: Random) -> None:
    """One decision without a pointer: keys for what has one, arrows and Enter on the board."""
    before = version(page)
    match stage(page):
        case "discard":
            view = told_by_server(page)
            for letter in view.seats[view.to_move].caravan[: view.discard]:
                page.keyboard.press(str("ygbm".index(letter) + 1))
            tab_to(page, page.locator("[data-do=discard]"))
            page.keyboard.press("Enter")
        case "upgrade":
            letter = page.locator(GEM).last.get_attribute("data-gem") or ""
            page.keyboard.press(str("ygbm".index(letter) + 1))
        case "claim":
            page.keyboard.press("c")
        case "trade" | "stop":
            page.keyboard.press("s")
        case "take":
            tab_to(page, page.locator("[data-do=take]"))
            page.keyboard.press("Enter")
        case _ if page.locator(OPEN).count():
            choose_by_arrows(page, rng)
        case _:
            page.keyboard.press("r")
    moved_on(page, before)


def choose_by_arrows(page: Page, rng: Random) -> None:
    """Walk over the board until something can be done there, and do it."""
    tab_to(page, page.locator("[data-box]"))
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


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_tapping_in_french(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 3)
    page.get_by_role("button", name="Français").tap()
    expect(page.locator(".prompt")).to_contain_text("À vous")
    finish(page, Random(13), tap)
    end_is_right(page, 3)
