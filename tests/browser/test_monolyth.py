"""Monolyth in the browser: whole games by pointer, keys and fingers; the scene and the server."""

import itertools
import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.guests import PHONE, Guests
from browser.playing import END, PATIENCE, TURN, expect_turn, moved_on, version
from browser.test_pages import violations
from trilithon import Record, Table
from trilithon.games.monolyth.view import Builder, MonolythView

READY = f"{TURN}, {END}"
SCENE = "canvas[data-cubes]"
MOST_DRAW_CALLS = 60


def start(page: Page, players: int, company: str = "Against the computer") -> None:
    """From the home page to a table of Monolyth, against the weakest computer."""
    page.get_by_role("button", name="Play Monolyth").click()
    page.get_by_role("button", name=company).click()
    count = page.locator(".count")
    while int(count.inner_text().split()[0]) > players:
        page.get_by_role("button", name="One seat fewer").click()
    while int(count.inner_text().split()[0]) < players:
        page.get_by_role("button", name="One seat more").click()
    level = page.get_by_label("How strong is the computer?")
    if level.count():
        level.select_option("random")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(SCENE, state="attached", timeout=PATIENCE)
    expect_turn(page)


def ghost(page: Page) -> str:
    """The placement that the stone in hand is held over, or why it cannot stay there."""
    return page.locator(SCENE).get_attribute("data-ghost") or ""


def site(page: Page) -> tuple[float, float]:
    """Where the first stone in reach is on the screen: below its number."""
    box = page.locator(".labels [data-site]").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 28


def hold(page: Page, scene: Locator) -> tuple[float, float]:
    """Move the pointer over the monolyth until the stone in hand rests where it may stay."""
    box = scene.bounding_box()
    assert box is not None
    steps = itertools.product(range(-6, 7), range(-9, 5))
    for right, down in sorted(steps, key=lambda step: abs(step[0]) + abs(step[1] + 2)):
        x = box["x"] + box["width"] / 2 + right * 20
        y = box["y"] + box["height"] / 2 + down * 20
        page.mouse.move(x, y)
        if ghost(page).startswith("place"):
            return x, y
    raise AssertionError("the stone rests nowhere under the pointer")


def turn_by_pointer(page: Page) -> None:
    """One decision with the mouse: a stone of the ring onto the monolyth, or a prophecy."""
    before = version(page)
    if page.locator(".prompt").get_by_text("Discard a prophecy").count():
        page.locator("[data-prophecy]").first.click()
    elif page.locator("[data-deed^=discard]").count():
        page.locator("[data-deed^=discard]").first.click()
    else:
        if page.locator(".placing").count() == 0:
            page.mouse.click(*site(page))
        if page.locator(".placing").count() == 0:
            # Its first stone cannot be placed, or hides behind the monolyth.
            page.locator("[data-deed]:not(.no)").first.click()
        page.mouse.click(*hold(page, page.locator(SCENE)))
    moved_on(page, before)


def finish(page: Page, most: int = 120) -> int:
    """Play until the end screen; the number of decisions."""
    for made in range(most):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            return made
        turn_by_pointer(page)
        page.wait_for_selector(f"{READY}, .prompt:not(.yours)", timeout=PATIENCE)
    raise AssertionError("the game does not end")


def told_by_server(page: Page) -> MonolythView:
    """The position that the server's record of this table leads to."""
    table = urlsplit(page.url).path.split("/")[-1]
    answer = page.request.get(f"/api/tables/{table}/record")
    view = Table.from_record(Record.parse(answer.json()["record"])).view(None)
    assert isinstance(view, MonolythView)
    return view


LETTERS = {"w": "white", "b": "blue", "o": "orange", "k": "black", "t": "turquoise"}


def cubes(builder: Builder) -> list[str]:
    """The cubes of a monolyth, in the words of the scene."""
    return sorted(
        f"{LETTERS[placed.stone[0]]}:{x},{y},{z}"
        for placed in builder.stones
        for x, y, z in placed.cubes
    )


def test_a_solo_game_by_pointer_ends_with_a_rank(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    finish(page)
    view = told_by_server(page)
    drawn = page.locator(SCENE).get_attribute("data-cubes") or ""
    assert sorted(drawn.split()) == cubes(view.builders[0])
    end = page.locator("dialog[open]")
    expect(end).to_contain_text(f"{view.scores[0]} point")
    end.get_by_role("button", name="Look at the table").click()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep a picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_placement_is_drawn_cube_by_cube_as_the_server_knows_it(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    for _ in range(3):
        page.locator("[data-deed]:not(.no)").first.click()
        at = hold(page, page.locator(SCENE))
        promised = ghost(page)
        before = version(page)
        page.mouse.click(*at)
        moved_on(page, before)
        expect(page.locator(".prompt")).to_contain_text("Discard a prophecy")
        builder = told_by_server(page).builders[0]
        drawn = page.locator(SCENE).get_attribute("data-cubes") or ""
        assert sorted(drawn.split()) == cubes(builder)
        spaces = sorted("abcd"[x] + str(y + 1) for x, y, _ in builder.stones[-1].cubes)
        assert spaces == sorted(promised.split()[1:])
        page.locator("[data-prophecy]").first.click()
        expect(page.locator(".prompt")).to_contain_text("choose a stone")


def test_ones_mind_is_free_until_the_drop(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    before = version(page)
    page.keyboard.press("1")
    expect(page.locator(".placing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".placing")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".placing")).to_be_visible()
    hold(page, page.locator(SCENE))
    for key in "eqrr":
        page.keyboard.press(key)
    page.keyboard.press("2")
    expect(page.locator(".prompt .text")).to_contain_text("cube")
    assert version(page) == before, "the server hears nothing before the drop"


def test_an_illegal_rest_says_why(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    for _ in range(4):
        page.locator("[data-deed^=take]:not(.no)").first.click()
        page.locator("[role=option]").last.click()
        before = version(page)
        page.get_by_role("button", name="Drop").click()
        moved_on(page, str(int(before) + 1))
        page.locator("[data-prophecy]").first.click()
        expect(page.locator(".prompt .text")).to_contain_text("choose a stone")
    before = version(page)
    for take in page.locator("[data-deed^=take]:not(.no)").all():
        take.click()
        page.keyboard.press("Tab")
        for key in "rererere":
            for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 2:
                page.keyboard.press(arrow)
                if ghost(page).startswith("monolyth-why"):
                    expect(page.locator(".hint")).to_contain_text("would be")
                    expect(page.get_by_role("button", name="Drop")).to_be_disabled()
                    assert version(page) == before
                    return
            page.keyboard.press(key)
        page.keyboard.press("Escape")
    raise AssertionError("every rest is legal")


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_against_bots_by_pointer(guests: Guests, players: int) -> None:
    page = guests.come()
    start(page, players)
    assert finish(page) > 5
    expect(page.locator("dialog[open] table")).to_have_count(players)
    page.get_by_role("button", name="Look at the table").click()
    scene = page.locator(SCENE)
    scene.dispatch_event("measure")
    measured = json.loads(scene.get_attribute("data-measure") or "{}")
    print(f"full scene, {players} players: {measured}")
    assert measured["calls"] <= MOST_DRAW_CALLS


def test_a_whole_solo_game_by_keyboard(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    for _ in range(60):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            break
        before = version(page)
        if page.locator(".prompt").get_by_text("Discard a prophecy").count():
            tab_until(page, "document.activeElement.dataset.prophecy !== undefined")
        else:
            tab_until(page, "document.activeElement.matches('[data-deed][aria-disabled=false]')")
            page.keyboard.press("Enter")
            if page.locator("[role=listbox]").count():
                expect(page.locator("[role=listbox]")).to_be_focused()
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        moved_on(page, before)
    expect(page.locator(END)).to_be_visible()


def tab_until(page: Page, condition: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(condition):
            return
    raise AssertionError(f"the Tab key never gets where {condition}")


def test_a_whole_game_on_a_phone_by_tapping(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for _ in range(80):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            break
        before = version(page)
        deed = page.locator("[data-deed]:not(.no)").first
        stays = "discard" not in (deed.get_attribute("data-deed") or "")
        deed.tap()
        if stays:
            expect(page.locator(".placing")).to_be_visible()
            tap_down(page)
        moved_on(page, before)
    expect(page.locator(END)).to_be_visible()


def tap_down(page: Page) -> None:
    """The first tap shows where the stone would stand, the second one drops it."""
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 10
    page.touchscreen.tap(x, y)
    if ghost(page).startswith("place"):
        expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
        page.touchscreen.tap(x, y)
    else:
        page.locator("[role=option]").first.tap()
        page.get_by_role("button", name="Drop").tap()


def test_everything_is_accessible(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    assert violations(page) == []
    for name in ("Prophecies", "Main board"):
        page.get_by_role("button", name=name, exact=True).click()
        assert violations(page) == []
    page.keyboard.press("w")
    assert violations(page) == []
    page.keyboard.press("w")
    page.get_by_role("button", name="Stones", exact=True).click()
    page.locator("[data-deed]:not(.no)").first.click()
    page.keyboard.press("ArrowDown")
    assert violations(page) == []
