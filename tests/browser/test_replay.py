"""A game looked at again: by pointer and by keys, with its analysis, and played on from there."""

import re

from playwright.sync_api import Page, expect

from browser.arranged import arrange
from browser.guests import PHONE, Guests
from browser.playing import END, act, expect_turn, version
from browser.served import Served
from browser.test_pages import violations
from games_played import random_table

SLIDER = "input[type=range]"


def at(page: Page) -> int:
    """The moment that the slider stands at."""
    return int(page.locator(SLIDER).input_value())


def spoken(page: Page) -> str:
    """What the slider says of the moment."""
    return page.locator(SLIDER).get_attribute("aria-valuetext") or ""


def test_a_game_of_m_is_looked_at_again_analysed_and_played_on(
    guests: Guests, served: Served
) -> None:
    page = guests.come()
    path = arrange(served.folder, page, random_table("m", 2, 1), bots="random")
    page.goto(path)
    page.locator(END).wait_for()
    page.get_by_role("button", name="Look at the game again").click()
    expect(page).to_have_url(re.compile(r"/replay/\d+$"))
    last = at(page)

    page.keyboard.press("Home")
    assert at(page) == 0
    assert spoken(page).startswith("Before the first turn: ")
    page.keyboard.press("ArrowRight")
    assert re.match(r"Turn 1 of \d+: Ada ", spoken(page))
    expect(page.locator(".prompt .past")).to_contain_text("Ada")
    expect(page.locator("main")).to_have_attribute("data-version", "1")
    page.locator(SLIDER).focus()
    page.keyboard.press("PageUp")
    assert spoken(page).startswith("Turn 2 of ")
    page.keyboard.press("End")
    assert at(page) == last
    page.get_by_role("button", name="A step back").click()
    assert at(page) == last - 1
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(SLIDER)).to_have_value(str(last - 1))

    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    lines = page.locator(".graph path")
    expect(lines).to_have_count(2)
    assert len({lines.nth(seat).get_attribute("stroke-dasharray") for seat in range(2)}) == 2
    point = page.locator(".points button").first
    turn = re.match(r"Turn \d+", point.inner_text())
    assert turn is not None
    point.click()
    assert spoken(page).startswith(turn[0] + " of ")
    expect(page.get_by_role("columnheader", name="best")).to_be_visible()
    assert page.locator(".mark.there").count() == 1
    page.keyboard.press("Home")
    page.locator(".mark").first.focus()
    page.keyboard.press("Enter")
    assert spoken(page).startswith(turn[0] + " of ")
    assert violations(page) == []

    page.get_by_role("button", name="Try it yourself").click()
    dialog = page.get_by_role("dialog", name="Try it yourself")
    expect(dialog.locator("label", has_text="is to move").get_by_role("radio")).to_be_checked()
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(page.get_by_text("The game is over here")).to_be_visible()

    page.locator(SLIDER).fill(str(last // 2))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
    page.get_by_label("How strong is the computer?").select_option("apprentice")
    expect(page.get_by_text("drawn anew")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page).not_to_have_url(re.compile("replay"))
    expect_turn(page)
    before = version(page)
    act(page)
    assert version(page) != before


def test_a_game_of_monolyth_is_looked_at_again_on_a_phone_in_french(
    guests: Guests, served: Served
) -> None:
    page = guests.come(size=PHONE, touch=True, locale="fr-FR")
    table = random_table("monolyth", 2, 1)
    path = arrange(served.folder, page, table, bots="random")
    page.goto(f"{path}/replay/{len(table.steps) // 2}")
    page.locator(SLIDER).wait_for()
    before = at(page)
    assert re.match(r"Tour \d+ sur \d+", spoken(page))
    page.get_by_role("button", name="Un coup en avant").tap()
    expect(page.locator(SLIDER)).to_have_value(str(before + 1))
    page.get_by_role("button", name="Un tour en arrière").tap()
    assert at(page) < before + 1
    box = page.locator(SLIDER).bounding_box()
    assert box is not None
    page.locator(SLIDER).tap(position={"x": box["width"] - 12, "y": box["height"] / 2})
    expect(page.get_by_role("button", name="À la fin")).to_be_disabled()
    expect(page.get_by_role("button", name="Reprendre d’ici")).to_be_disabled()
    expect(page.get_by_role("button", name="Analyser la partie")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_while_a_game_runs_one_sees_ones_own_cards_and_no_others(
    guests: Guests, served: Served
) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, random_table("m", 2, 1, moves=12), bots="random"))
    page.get_by_role("link", name="Replay").click()
    page.locator(SLIDER).wait_for()
    assert page.get_by_label("Seen by").locator("option").all_inner_texts() == [
        "Ada",
        "a spectator",
    ]
    expect(page.locator("[data-card]").first).to_be_visible()
    page.get_by_label("Seen by").select_option("watcher")
    expect(page.locator("[data-card]")).to_have_count(0)
    assert page.get_by_role("button", name="Play on from here").count() == 0
    assert page.get_by_role("button", name="Analyse the game").count() == 0
    page.get_by_role("link", name="Back to the table").click()
    expect(page).not_to_have_url(re.compile("replay"))
