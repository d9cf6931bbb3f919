"""How Monolyth looks in the browser: the eye, the others, the unfolded walls, a phone."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.arranged import arrange
from browser.guests import LAPTOP, PHONE, Guests
from browser.monoliths import (
    SCENE,
    cubes,
    drawn,
    played,
    seated,
    start,
    told_by_server,
    turn_by_tapping,
)
from browser.playing import PATIENCE
from browser.served import Served

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
    page.mouse.click(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] + 60)
    expect(page.locator(".whose")).to_be_visible()
    assert drawn(page) == cubes(view.builders[2])
    page.get_by_role("button", name="Back to yours").click()
    expect(page.locator(".whose")).to_have_count(0)
    assert drawn(page) == cubes(view.builders[0])
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
    for side, name in ((0.14, "Prophecies"), (0.86, "Main board")):
        page.mouse.click(box["x"] + box["width"] * side, box["y"] + box["height"] * 0.82)
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


def test_what_was_looked_at_is_forgotten_at_the_next_table(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(4, 8), bots="random"))
    seated(page)
    page.get_by_role("button", name="Look at the monolyth of seat 4").click()
    expect(page.locator(".whose")).to_be_visible()
    page.get_by_role("link", name="Trilithon").first.click()
    start(page, 2)
    expect(page.locator(".whose")).to_have_count(0)
    assert drawn(page) == []


@pytest.mark.parametrize("limit", [3, 4])
def test_the_unfolded_walls_and_their_words_keep_apart(
    guests: Guests, served: Served, limit: int
) -> None:
    page = guests.come(size=PHONE if limit == 3 else LAPTOP)
    page.goto(arrange(served.folder, page, played(4 if limit == 3 else 2, 8), bots="random"))
    seated(page)
    page.keyboard.press("w")
    apart = """() => {
      const boxes = (all) =>
        [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
      const faces = boxes(".net svg g");
      return boxes(".net li").every((words) => faces.every((face) =>
        face.right <= words.left + 3 || words.right <= face.left + 3
        || face.bottom <= words.top + 3 || words.bottom <= face.top + 3));
    }"""
    expect(page.locator(".net li")).to_have_count(4)
    assert page.evaluate(apart)


def test_on_a_phone_nothing_hides_below_the_buttons(guests: Guests, served: Served) -> None:
    page = guests.come(size=PHONE, touch=True)
    page.goto(arrange(served.folder, page, played(2, 0), bots="random"))
    seated(page)
    free = """(label) => {
      const box = label.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.tagName;
    }"""
    for label in page.locator(".labels [data-site]").all():
        assert label.evaluate(free) == "CANVAS"
    page.locator(".roll").tap()
    page.get_by_role("button", name="From above").tap()
    page.locator(".roll").tap()
    expect(page.get_by_role("button", name="From above")).to_be_hidden()
