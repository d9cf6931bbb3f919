"""Stonehenge in the browser: whole games by pointer, keys and fingers; the films and the server."""

import json
import math
from collections.abc import Sequence
from itertools import pairwise
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.arranged import arrange
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
from browser.served import Served
from browser.stones import (
    GAME,
    MIDDLE,
    PARTS,
    SCENE,
    Place,
    around,
    assert_poses,
    choose_by_keys,
    offered,
    place_of,
    read,
    spoken,
    start,
    turn_by_finger,
    turn_by_pointer,
    where,
)
from browser.test_pages import violations
from trilithon import Table
from trilithon.games.stonehenge.moves import Gate
from trilithon.games.stonehenge.rules import StonehengeState
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


# What is told during the film, looked at and skipped at once: it is a short one.
SKIP = """() => {
  const prompt = document.querySelector(".prompt .text")?.innerText;
  const skip = [...document.querySelectorAll("button")].find((one) => one.innerText === "Skip");
  if (document.querySelector("canvas[data-film='0']") === null || skip === undefined) return null;
  const log = document.querySelector(".right").innerText;
  skip.click();
  return { prompt, log };
}"""


def test_opponents_and_spectators_see_the_same_film(guests: Guests) -> None:
    """With motion: everybody watches, and what came of it is told only afterwards."""
    page = guests.come()
    start(page, 2, "On this screen")
    watching = guests.come(urlsplit(page.url).path)
    watching.emulate_media(reduced_motion="no-preference")
    watching.wait_for_selector(SCENE, timeout=PATIENCE)
    turn_by_pointer(page)
    told = watching.wait_for_function(SKIP, timeout=PATIENCE).json_value()
    assert told["prompt"] == "Watch…"
    assert "stands" not in told["log"]
    expect(watching.locator(".right")).to_contain_text("stands")
    watching.wait_for_selector(f"{SCENE}:not([data-film])", timeout=PATIENCE)
    view = table_on_server(page).view(None)
    assert isinstance(view, StonehengeView)
    assert_poses(read(watching, "stones"), view)


# Shifted stones


def held(page: Page) -> str:
    """What the page tells of the stone in hand, once the server has answered."""
    hint = page.locator(".hint")
    expect(hint).to_contain_text("mm on stone")
    return hint.inner_text()


GATE = "gate 3 over 0"
BEFORE_A_GATE = (
    "ring 90", "swing 0", "ring 106", "swing 0", "ring 300", "mark 20", "swing 20", "ring 240",
    "mark 270", "swing 75 side -80",
)  # fmt: skip


def before_a_gate(guests: Guests, served: Served, moves: Sequence[str] = BEFORE_A_GATE) -> Page:
    """Two stones stand near each other; of the others only stone 3 may be laid over them."""
    table = Table("stonehenge", players=2, seed=1)
    for move in moves:
        table.play(move)
    page = guests.come()
    page.goto(arrange(served.folder, page, table))
    page.wait_for_selector(SCENE, timeout=PATIENCE)
    expect_turn(page)
    return page


def standing(page: Page) -> list[Place]:
    """Where the stones are, by their numbers."""
    view = table_on_server(page).view(None)
    assert isinstance(view, StonehengeView)
    return [stone.position for stone in view.stones]


def test_a_lintel_is_shifted_by_drag_and_by_keys(guests: Guests, served: Served) -> None:
    page = before_a_gate(guests, served)
    one, other, _, source = standing(page)
    over = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2, PARTS.stone.height)
    page.mouse.move(*where(page, source))
    page.mouse.down()
    page.mouse.move(*where(page, over), steps=4)
    along = page.get_by_label("Along")
    across = page.get_by_label("Across")
    expect(along).to_have_value("0")
    expect(across).to_have_value("0")
    centred = held(page)
    length = math.dist(one[:2], other[:2])
    way = [(b - a) / length for a, b in zip(one, other, strict=True)]
    page.mouse.move(*where(page, (over[0] + 9 * way[0], over[1] + 9 * way[1], over[2])), steps=3)
    expect(along).not_to_have_value("0")
    expect(page.locator(".hint")).not_to_have_text(centred)
    page.mouse.up()
    page.get_by_label("Choose a place").focus()
    page.get_by_label("Choose a place").blur()
    page.keyboard.press("ArrowUp")
    expect(across).to_have_value("1")
    shift = f"{along.input_value()},{across.input_value()}"
    expect(page.get_by_role("button", name="Lay the gate")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".right")).to_contain_text("takes stone 3")
    notation = [str(line) for line in table_on_server(page).record.moves]
    assert any(f"{GATE} at {shift}" in line for line in notation)


def test_a_held_gate_is_taken_again_and_stays_a_gate(guests: Guests, served: Served) -> None:
    page = before_a_gate(guests, served)
    page.get_by_label("Choose a place").select_option(GATE)
    page.get_by_label("Along").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Along")).to_have_value("3")
    state = table_on_server(page).state
    assert isinstance(state, StonehengeState)
    x, y, z = state.planned(Gate(3, 0, along=3)).pose[:3]
    ghost = where(page, (x, y, z + 22))
    page.mouse.move(*ghost)
    page.mouse.down()
    page.mouse.move(ghost[0] + 12, ghost[1], steps=4)
    page.mouse.move(*ghost)
    expect(page.locator(f"{SCENE}[data-plan=gate]")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_label("Along")).to_have_value("3")


def test_a_stone_that_cannot_become_a_lintel_says_why(guests: Guests, served: Served) -> None:
    page = before_a_gate(guests, served)
    x, y = where(page, standing(page)[1])
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=3)
    expect(page.locator(".hint")).to_have_text("These two stones are too far apart for a lintel.")
    page.mouse.up()


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
    assert all(text.endswith("30 mm or more from every stone") for text in spoken(page))
    page.locator(".spots select").select_option(index=1)
    for label, text in (("Direction", "°"), ("Pull", "mm"), ("Sideways", "mm/s")):
        slider = page.get_by_role("slider", name=label)
        slider.focus()
        page.keyboard.press("ArrowRight")
        assert text in (slider.get_attribute("aria-valuetext") or "")
    expect(page.locator(".hint")).to_contain_text("This line")


def test_lines_that_curve_are_spoken_with_their_sideways_speed(
    guests: Guests, served: Served
) -> None:
    page = before_a_gate(guests, served, BEFORE_A_GATE[:-1])
    expect(page.locator(".prompt .text")).to_have_text("Swing the sun!")
    assert any("-80 mm/s sideways: 28.9 mm from stone 2" in text for text in spoken(page))
    assert "swing 75 pull 200 side -80" in offered(page)


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
    page.get_by_label("How strong is the computer?").select_option("apprentice")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seats").get_by_text("(novice)")).to_have_count(2, timeout=PATIENCE)


WATCH = """() => {
  const canvas = document.querySelector("canvas[data-stones]");
  window.seen = [];
  new MutationObserver(() => {
    const { shakes, ball } = canvas.dataset;
    if (shakes !== undefined) window.seen.push([Number(shakes), ...ball.split(",").map(Number)]);
  }).observe(canvas, { attributeFilter: ["data-ball"] });
}"""


@pytest.mark.parametrize(("level", "hand"), [("apprentice", "novice"), ("master", "expert")])
def test_the_ball_trembles_in_the_hand_of_a_computer(guests: Guests, level: str, hand: str) -> None:
    """Before it is let go, about where it is held, and as much as the name of the hand says."""
    page = guests.come()
    page.get_by_role("button", name=f"Play {GAME}", exact=True).click()
    page.get_by_label("How strong is the computer?").select_option(level)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(SCENE, timeout=PATIENCE)
    page.wait_for_selector(READY, timeout=PATIENCE)
    while not page.evaluate("window.seen?.length"):
        page.evaluate(WATCH)
        page.emulate_media(reduced_motion="reduce")
        turn_by_pointer(page)
        page.emulate_media(reduced_motion="no-preference")
        expect_turn(page)
    seen = page.evaluate("window.seen")
    tremor = PARTS.hands[hand].release_offset
    assert {shake for shake, *_ in seen} == {tremor}
    outside = [(x, y) for _, x, y, _ in seen if math.hypot(x, y) > PARTS.base.radius + 170]
    assert len(outside) > 4
    radii = [math.hypot(x, y) for x, y in outside]
    backwards = sum(b < a for a, b in pairwise(radii))
    assert backwards > 0
    assert max(radii) - min(radii) > tremor / 2
    expect(page.locator(f"{SCENE}[data-shakes]")).to_have_count(0)


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
