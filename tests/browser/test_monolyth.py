"""Monolyth in the browser: what can be done at the table, and that the scene tells the truth."""

import json

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from browser.arranged import arrange
from browser.guests import PHONE, Guests
from browser.monoliths import (
    SCENE,
    cubes,
    drawn,
    finish,
    finish_by_keyboard,
    ghost,
    hold,
    played,
    seated,
    start,
    told_by_server,
    turn_by_tapping,
)
from browser.playing import END, PATIENCE, moved_on, version
from browser.served import Served
from browser.test_pages import violations

MOST_DRAW_CALLS = 60
COUNTED = """() => {
  window.drawn = 0;
  for (const draw of ["drawElements", "drawElementsInstanced"]) {
    const was = WebGL2RenderingContext.prototype[draw];
    WebGL2RenderingContext.prototype[draw] = function (...all) {
      window.drawn += 1;
      return was.apply(this, all);
    };
  }
}"""


def test_a_placement_is_drawn_cube_by_cube_as_the_server_knows_it(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    for _ in range(2):
        page.locator("[data-deed]:not(.no)").first.click()
        at = hold(page)
        promised = ghost(page)
        before = version(page)
        page.mouse.click(*at)
        moved_on(page, before)
        expect(page.locator(".prompt")).to_contain_text("Discard a prophecy")
        builder = told_by_server(page).builders[0]
        assert drawn(page) == cubes(builder)
        spaces = sorted("abcd"[x] + str(y + 1) for x, y, _ in builder.stones[-1].cubes)
        assert spaces == sorted(promised.split()[1:])
        page.locator("[data-prophecy]").first.click()
        expect(page.locator(".prompt")).to_contain_text("choose a stone")


def test_ones_mind_is_free_until_the_drop(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 6)))
    seated(page)
    before = version(page)
    page.keyboard.press("1")
    expect(page.locator(".placing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".placing")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".placing")).to_be_visible()
    hold(page)
    for key in "eqrr":
        page.keyboard.press(key)
    page.keyboard.press("2")
    expect(page.locator(".prompt .text")).to_contain_text("cube")
    assert version(page) == before, "the server hears nothing before the drop"


def test_an_illegal_rest_says_why(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 8)))
    seated(page)
    before = version(page)
    for take in page.locator("[data-deed^=take]:not(.no)").all():
        take.click()
        page.keyboard.press("Tab")
        for key in "rererere":
            for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 2:
                page.keyboard.press(arrow)
                if ghost(page).startswith("monolyth-why"):
                    expect(page.locator(".prompt .hint")).to_contain_text("would be")
                    expect(page.locator(".labels [data-note=no]")).to_contain_text("would be")
                    expect(page.get_by_role("button", name="Drop")).to_be_disabled()
                    assert version(page) == before
                    return
            page.keyboard.press(key)
        page.keyboard.press("Escape")
    raise AssertionError("every rest is legal")


def test_a_site_out_of_reach_says_why(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 3)))
    seated(page)
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    reached = {label.inner_text() for label in page.locator(".labels [data-site]").all()}
    assert reached == {"1", "2", "3", "4"}
    hint = page.locator(".prompt .hint")
    # Along the ellipse on which the stones of the ring stand.
    told = set()
    for x, y in ((-0.27, 0.14), (0, 0.35), (0.27, 0.14), (-0.14, 0.28), (0.14, 0.28)):
        page.mouse.move(box["x"] + box["width"] * (0.5 + x), box["y"] + box["height"] * (0.5 + y))
        told.add("out of reach" in hint.inner_text())
    assert told == {True, False}


@pytest.mark.long
def test_the_eye_and_the_others(guests: Guests, served: Served) -> None:
    page = guests.come()
    table = played(4, 24)
    page.goto(arrange(served.folder, page, table, bots="random"))
    seated(page)
    view = told_by_server(page)
    assert drawn(page) == cubes(view.builders[0])
    sign = page.locator(".labels [data-seat='2']").bounding_box()
    assert sign is not None
    page.mouse.click(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] + 36)
    expect(page.locator(".whose")).to_be_visible()
    assert drawn(page) == cubes(view.builders[2])
    page.get_by_role("button", name="Look at the monolyth of seat 1").click()
    expect(page.locator(".whose")).to_have_count(0)
    label = page.locator(".labels [data-site]").first
    places = [label.get_attribute("style") or ""]
    for key in ("]", "[", "t", "v"):
        page.keyboard.press(key)
        expect(label).not_to_have_attribute("style", places[-1])
        places.append(label.get_attribute("style") or "")
    assert places[0] == places[2] == places[4]
    assert places[1] != places[3]
    page.keyboard.press("w")
    walls = page.locator(".unfold li")
    expect(walls).to_have_count(4)
    for wall, side in zip(walls.all(), view.builders[0].sides, strict=True):
        asked = "" if side.prophecy is None else f" of {side.prophecy}"
        expect(wall).to_contain_text(f"{side.count}{asked} so far")


def test_the_tablets_lead_to_prophecies_and_main_board(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(2, 6)))
    seated(page)
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    for side, name in ((0.11, "Prophecies"), (0.89, "Main board")):
        page.mouse.click(box["x"] + box["width"] * side, box["y"] + box["height"] * 0.78)
        tab = page.get_by_role("button", name=name, exact=True)
        expect(tab).to_have_attribute("aria-pressed", "true")


@pytest.mark.long
def test_nothing_is_drawn_while_nothing_changes(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.add_init_script(f"({COUNTED})()")
    page.goto(arrange(served.folder, page, played(4, 20)))
    seated(page)
    settled(page)
    before = page.evaluate("drawn")
    assert before > 0
    page.wait_for_timeout(1500)
    assert page.evaluate("drawn") == before
    page.keyboard.press("]")
    page.wait_for_function("(before) => drawn > before", arg=before, timeout=PATIENCE)


def settled(page: Page) -> None:
    """Wait until a second has passed without a draw call."""
    page.wait_for_function(
        """() => new Promise((done) => {
          const before = window.drawn;
          setTimeout(() => done(window.drawn === before), 1000);
        })""",
        timeout=PATIENCE,
    )


def test_a_full_scene_takes_few_draw_calls(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(4, 1000)))
    page.get_by_role("button", name="Look at the table").click()
    scene = page.locator(SCENE)
    scene.dispatch_event("measure")
    measured = json.loads(scene.get_attribute("data-measure") or "{}")
    assert 0 < measured["calls"] <= MOST_DRAW_CALLS


@pytest.mark.long
def test_a_solo_game_ends_with_a_rank_and_keepsakes(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 15)))
    seated(page)
    assert finish(page) > 1
    view = told_by_server(page)
    assert drawn(page) == cubes(view.builders[0])
    end = page.locator("dialog[open]")
    expect(end).to_contain_text(f"{view.scores[0]} point")
    end.get_by_role("button", name="Look at the table").click()
    with page.expect_download(timeout=4 * PATIENCE) as kept:
        page.get_by_role("button", name="Keep a picture").click()
    with Image.open(kept.value.path()) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 1200))
    with page.expect_download(timeout=4 * PATIENCE) as kept:
        page.get_by_role("button", name="Keep a turntable film").click()
    with Image.open(kept.value.path()) as film:
        assert (film.format, film.info["loop"]) == ("GIF", 0)
        frames = set()
        for frame in range(getattr(film, "n_frames", 1)):
            film.seek(frame)
            frames.add(film.convert("RGB").tobytes())
        assert len(frames) == 48, "the eye goes round, a little further in every frame"


def test_the_last_turns_by_keyboard_alone(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 16)))
    seated(page)
    finish_by_keyboard(page)
    expect(page.locator(END)).to_be_visible()


@pytest.mark.long
def test_fingers_tap_drag_and_pinch(guests: Guests, served: Served) -> None:
    page = guests.come(size=PHONE, touch=True)
    page.goto(arrange(served.folder, page, played(2, 4), bots="random"))
    seated(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    turn_by_tapping(page)
    seated(page)
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = spread(page)
    fingers(page, [[(x - 20, y), (x + 20, y)], [(x - 60, y), (x + 60, y)], []])
    nearer = spread(page)
    assert nearer > before * 1.1, "two fingers apart come nearer"
    at = page.locator(".labels [data-site]").first.bounding_box()
    fingers(page, [[(x, y)], [(x + 30, y)], [(x + 90, y)], []])
    assert page.locator(".labels [data-site]").first.bounding_box() != at, "one finger goes round"


def fingers(page: Page, steps: list[list[tuple[float, float]]]) -> None:
    """Fingers on the screen, step by step."""
    session = page.context.new_cdp_session(page)
    kinds = ["touchStart", *["touchMove"] * (len(steps) - 2), "touchEnd"]
    for kind, points in zip(kinds, steps, strict=True):
        touched = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    page.wait_for_function("() => new Promise(requestAnimationFrame)")
    session.detach()


def spread(page: Page) -> float:
    """How far the reachable sites are from each other on the screen."""
    boxes = [label.bounding_box() for label in page.locator(".labels [data-site]").all()]
    xs, ys = zip(*[(box["x"], box["y"]) for box in boxes if box is not None], strict=True)
    return float(max(xs) - min(xs) + max(ys) - min(ys))


def test_everything_is_accessible(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(2, 10)))
    seated(page)
    for name in ("Prophecies", "Main board", "Stones"):
        page.get_by_role("button", name=name, exact=True).click()
        assert violations(page) == []
    page.keyboard.press("w")
    assert violations(page) == []
    page.keyboard.press("w")
    page.locator("[data-deed]:not(.no)").first.click()
    page.keyboard.press("ArrowDown")
    assert violations(page) == []
