"""Stonehenge in the browser: whole games by pointer, keys and fingers; the films and the server."""

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.guests import PHONE, Guests
from browser.playing import (
    PATIENCE,
    READY,
    TURN,
    expect_turn,
    moved_on,
    table_on_server,
    to_the_end,
    version,
)
from browser.stones import (
    GAME,
    MIDDLE,
    SCENE,
    around,
    assert_poses,
    choose_by_keys,
    place_of,
    read,
    spoken,
    start,
    turn_by_finger,
    turn_by_pointer,
    where,
)
from browser.test_pages import violations
from trilithon.games.stonehenge.view import StonehengeView

MOST_DRAW_CALLS = 24
MOST_DECISIONS = 150


def test_a_turn_by_pointer_and_its_films(guests: Guests) -> None:
    """Place, swing, see it again: the last frame of a film is the settled position."""
    page = guests.come()
    start(page, 2, "On this screen")
    for _ in range(5):
        turn_by_pointer(page)
        expect_turn(page)
    table = table_on_server(page)
    view = table.view(None)
    assert isinstance(view, StonehengeView)
    assert_poses(read(page, "stones"), view)
    draws = [number for number, step in enumerate(table.steps) if step.seat is None]
    page.get_by_role("button", name="Seen again").click()
    films = page.locator(".spots select")
    assert films.locator("option:enabled").count() == len(draws)
    for film, index in list(enumerate(draws))[-2:]:
        films.select_option(str(film))
        page.wait_for_selector(f"canvas[data-still='{film}']", timeout=PATIENCE)
        slider = page.get_by_label("Moment")
        slider.focus()
        page.keyboard.press("End")
        last = slider.get_attribute("max") or ""
        expect(slider).to_have_value(last)
        after = table.state if index + 1 == len(table.steps) else table.steps[index + 1].before
        settled = after.view(None)
        assert isinstance(settled, StonehengeView)
        assert_poses(read(page, "stones"), settled)
    page.get_by_role("button", name="Close").click()
    assert_poses(read(page, "stones"), view)


def test_an_illegal_place_says_why_and_changes_nothing(guests: Guests) -> None:
    page = guests.come()
    start(page, 2, "On this screen")
    before = version(page)
    page.mouse.click(*where(page, around(180, MIDDLE)))
    expect(page.locator(".hint")).to_have_text("A stone may not stand in front of a marker.")
    expect(page.get_by_role("button", name="Lower it")).to_be_disabled()
    page.mouse.click(*where(page, around(90, MIDDLE)))
    expect(page.locator(".hint")).to_have_text("The stone can stand here.")
    page.mouse.wheel(0, 100)
    expect(page.get_by_label("Turned by")).to_have_value("1")
    page.keyboard.press("Escape")
    expect(page.locator(f"{SCENE}[data-plan='']")).to_be_visible()
    assert version(page) == before


def test_a_short_pull_is_no_throw(guests: Guests) -> None:
    page = guests.come()
    start(page, 2, "On this screen")
    turn_by_pointer(page)
    expect(page.locator(".prompt .text")).to_have_text("Swing the sun!")
    before = version(page)
    x, y = where(page, place_of(read(page, "ball")))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 40, steps=3)
    expect(page.locator(".hint")).to_have_text("Pull farther back.")
    page.mouse.up()
    assert version(page) == before
    expect(page.locator(".readout")).to_have_count(0)


def test_opponents_and_spectators_see_the_same_film(guests: Guests) -> None:
    """With motion: everybody watches, and what came of it is told only afterwards."""
    page = guests.come()
    start(page, 2, "On this screen")
    watching = guests.come(urlsplit(page.url).path)
    watching.emulate_media(reduced_motion="no-preference")
    watching.wait_for_selector(SCENE, timeout=PATIENCE)
    turn_by_pointer(page)
    watching.wait_for_selector("canvas[data-film='0']", timeout=PATIENCE)
    expect(watching.locator(".prompt .text")).to_have_text("Watch…")
    expect(watching.locator(".right")).not_to_contain_text("stands")
    watching.get_by_role("button", name="Skip").click()
    expect(watching.locator(".right")).to_contain_text("stands")
    watching.wait_for_selector(f"{SCENE}:not([data-film])", timeout=PATIENCE)
    view = table_on_server(page).view(None)
    assert isinstance(view, StonehengeView)
    assert_poses(read(watching, "stones"), view)


def test_thirty_stones_in_few_draw_calls(guests: Guests) -> None:
    page = guests.come()
    start(page, 2, "On this screen")
    scene = page.locator(SCENE)
    scene.dispatch_event("measure")
    measured = json.loads(scene.get_attribute("data-measure") or "{}")
    print(f"thirty stones: {measured}")
    assert measured["calls"] <= MOST_DRAW_CALLS


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_by_pointer(guests: Guests, players: int) -> None:
    page = guests.come()
    start(page, players)
    to_the_end(page, turn_by_pointer, MOST_DECISIONS)
    expect(page.locator("dialog[open] table")).to_have_count(players)


# By keyboard


def test_lists_speak_of_clearances_in_millimetres(guests: Guests) -> None:
    page = guests.come()
    start(page, 2, "On this screen")
    for _ in range(2):
        choose_by_keys(page)
        expect_turn(page)
    assert any("mm from stone 0" in text for text in spoken(page))
    choose_by_keys(page)
    expect(page.locator(".prompt .text")).to_have_text("Swing the sun!")
    texts = spoken(page)
    assert texts[0].endswith("30 mm or more from every stone")
    assert any("hits stone" in text or "mm from stone" in text for text in texts)
    page.locator(".spots select").select_option(index=1)
    for label, text in (("Direction", "°"), ("Pull", "mm"), ("Sideways", "mm/s")):
        slider = page.get_by_label(label)
        slider.focus()
        page.keyboard.press("ArrowRight")
        assert text in (slider.get_attribute("aria-valuetext") or "")
    expect(page.locator(".hint")).to_contain_text("This line")


@pytest.mark.long
def test_a_whole_game_by_keyboard(guests: Guests) -> None:
    page = guests.come()
    start(page, 2)
    to_the_end(page, choose_by_keys, MOST_DECISIONS)


# By touch


def test_a_turn_on_a_phone_by_finger(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 2, "On this screen")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for _ in range(7):
        turn_by_finger(page)
        page.wait_for_selector(READY, timeout=PATIENCE)


@pytest.mark.long
def test_a_whole_game_on_a_phone(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 2)
    to_the_end(page, turn_by_finger, MOST_DECISIONS)


# For everybody


def test_everything_is_accessible(guests: Guests) -> None:
    page = guests.come()
    start(page, 2, "On this screen")
    assert violations(page) == []
    for _ in range(4):
        page.locator(".spots select").select_option(index=1)
        assert violations(page) == []
        before = version(page)
        page.locator(".go button").first.click()
        moved_on(page, before)
        expect_turn(page)
    page.get_by_role("button", name="Seen again").click()
    page.locator(".spots select").select_option(index=1)
    assert violations(page) == []


def test_computers_are_called_by_their_hands(guests: Guests) -> None:
    page = guests.come()
    page.get_by_role("button", name=f"Play {GAME}", exact=True).click()
    page.get_by_label("How strong is the computer?").select_option("sunthrower-novice")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seats").get_by_text("(novice)")).to_have_count(2, timeout=PATIENCE)


def test_in_french_with_the_long_guide(guests: Guests) -> None:
    page = guests.come(locale="fr-FR")
    page.get_by_role("button", name=f"Jouer à {GAME}", exact=True).click()
    page.get_by_role("button", name="Sur cet écran").click()
    page.get_by_text("Options").click()
    page.get_by_label("Jusqu’où voit-on la ligne que l’on vise ?").select_option("long")
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(TURN)).to_contain_text("Posez une pierre", timeout=PATIENCE)
    table = urlsplit(page.url).path.split("/")[-1]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert options["guide"] == "long"
