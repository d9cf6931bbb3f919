"""Playing Stonehenge as people do: stones dragged, zones clicked, the Sun pulled and let go."""

import json
import math
import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.playing import PATIENCE, READY, moved_on, sit_down, tab_to, version
from trilithon.games import GAMES
from trilithon.games.stonehenge.components import read as read_components
from trilithon.games.stonehenge.view import StonehengeView

GAME = "Stonehenge and the Sun"
SCENE = "canvas[data-stones]"
PARTS = read_components(GAMES["stonehenge"].data)
MIDDLE = PARTS.ring - PARTS.stone.depth / 2
"""How far from the middle of the base a stone on the ring is held, in mm."""

WHERE = """([x, y, z]) => {
  const canvas = document.querySelector("canvas[data-stones]");
  canvas.dispatchEvent(new CustomEvent("where", { detail: [x, y, z] }));
  const box = canvas.getBoundingClientRect();
  const [right, down] = canvas.dataset.where.split(",").map(Number);
  return [box.x + right, box.y + down];
}"""

Place = tuple[float, float, float]


def start(page: Page, players: int, company: str = "Against the computer") -> None:
    """From the home page to a table of Stonehenge, against the weakest computer."""
    sit_down(page, GAME, players, company)
    page.wait_for_selector(SCENE, timeout=PATIENCE)
    page.wait_for_selector(READY, timeout=PATIENCE)


def where(page: Page, place: Place) -> tuple[float, float]:
    """Where a place of the table is on the screen."""
    x, y = page.evaluate(WHERE, list(place))
    return x, y


def read(page: Page, name: str) -> str:
    """What the scene tells of itself."""
    return page.locator(SCENE).get_attribute(f"data-{name}") or ""


def around(degrees: float, radius: float, height: float = 0.0) -> Place:
    """A place by its direction and its distance from the middle."""
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle), height


def pulled(degrees: float, pull: float) -> Place:
    """Where the ball is, pulled so far from the base."""
    radius = PARTS.base.radius + pull
    return around(degrees, radius, PARTS.anchor - math.sqrt(PARTS.string.length**2 - radius**2))


def place_of(text: str) -> Place:
    x, y, z = map(float, text.split(","))
    return x, y, z


def offered(page: Page) -> list[str]:
    """The moves or zones in the list below the scene."""
    values: list[str] = page.locator(".spots option:enabled").evaluate_all(
        "options => options.map(option => option.value)"
    )
    return values


def spoken(page: Page) -> list[str]:
    return page.locator(".spots option:enabled").all_inner_texts()


def roomy(page: Page) -> str:
    """A place for a stone: the middle of the first range of the ring, if there is one."""
    moves = offered(page)
    return moves[1] if moves[1:] and moves[1].startswith("ring") else moves[0]


def is_legal(page: Page) -> bool:
    """Whether the server, which takes a moment, lets the stone be lowered where it is held."""
    page.wait_for_timeout(250)
    return page.locator(".go button:enabled").count() > 0


def place_by_pointer(page: Page) -> None:
    """Drag the next stone from the reserve to its place, and lower it by a click on it."""
    move = roomy(page)
    kind, number = move.split()[:2]
    if kind == "gate":
        page.locator(".spots select").select_option(move)
    else:
        height = PARTS.stone.height / 2
        if kind == "ring":
            target = around(float(number), MIDDLE)
        else:
            stones = dict(json.loads(read(page, "stones")))
            x, y, z = stones[int(number)]["position"]
            target, height = (x, y, z + PARTS.stone.height / 2 + 4), z + PARTS.stone.height
        page.mouse.move(*where(page, place_of(read(page, "reserve"))))
        page.mouse.down()
        page.mouse.move(*where(page, target), steps=3)
        page.mouse.up()
        expect(page.locator(f"{SCENE}:not([data-plan=''])")).to_be_visible()
        # Behind a standing stone one points at that stone; the list has every place.
        if kind == read(page, "plan") == "ring" and is_legal(page):
            page.mouse.click(*where(page, (*target[:2], height + 22)))
            return
        page.locator(".spots select").select_option(move)
    page.locator(".go button").first.click()


def mark_by_pointer(page: Page) -> None:
    """Click in the middle of the first lit zone."""
    found = re.search(r"From (\d+)° to (\d+)°", spoken(page)[0])
    assert found is not None
    first, last = int(found[1]), int(found[2])
    page.mouse.click(*where(page, around(first + (last - first) % 360 / 2, PARTS.base.inner_edge)))


def swing_by_pointer(page: Page) -> None:
    """Pull the ball along the widest line that starts on the screen, hold it still, let go."""
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    straight = [move for move in offered(page) if " side " not in move]
    if not straight:
        # A hand that throws a curve on purpose is for people: the list has it too.
        page.locator(".spots select").select_option(index=1)
        page.locator(".go button").first.click()
        return
    aims = [where(page, pulled(float(move.split()[1]), 210)) for move in straight]
    seen = [
        (x, y)
        for x, y in aims
        if 9 < x - box["x"] < box["width"] - 9 and 9 < y - box["y"] < box["height"] - 9
    ]
    page.mouse.move(*where(page, place_of(read(page, "ball"))))
    page.mouse.down()
    page.mouse.move(*(seen or aims)[0], steps=3)
    expect(page.locator(".readout")).to_contain_text("mm back")
    page.wait_for_timeout(120)  # a hand that is not still throws sideways
    page.mouse.up()


def turn_by_pointer(page: Page) -> None:
    """One decision with the mouse."""
    before = version(page)
    text = page.locator(".prompt .text").inner_text()
    if text.startswith("Move"):
        mark_by_pointer(page)
    elif text.startswith("Swing"):
        swing_by_pointer(page)
    else:
        place_by_pointer(page)
    moved_on(page, before)


def assert_poses(drawn: str, view: StonehengeView) -> None:
    """The scene draws every stone in play where the server has it, to a tenth of a millimetre."""
    found = {number: pose for number, pose in json.loads(drawn) if pose is not None}
    for stone in view.stones:
        pose = found[stone.number]
        assert pose["position"] == pytest.approx(stone.position, abs=0.06)
        same = sum(a * b for a, b in zip(pose["rotation"], stone.rotation, strict=True))
        assert abs(same) == pytest.approx(1, abs=1e-3)


def choose_by_keys(page: Page) -> None:
    """One decision with the Tab key, the arrows and Enter."""
    before = version(page)
    tab_to(page, page.locator(".spots select"))
    page.keyboard.press("ArrowDown")
    tab_to(page, page.locator(".go button:enabled"))
    page.keyboard.press("Enter")
    moved_on(page, before)


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, moves, and is lifted."""
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", start)
    for step in (1, 2, 3):
        x, y = (a + (b - a) * step / 3 for a, b in zip(start, end, strict=True))
        touch("touchMove", (x, y))
    page.wait_for_timeout(120)  # a hand that is not still throws sideways
    touch("touchEnd")
    client.detach()


def turn_by_finger(page: Page) -> None:
    """One decision by touch."""
    before = version(page)
    text = page.locator(".prompt .text").inner_text()
    if text.startswith("Swing"):
        move = offered(page)[0]
        ball = where(page, place_of(read(page, "ball")))
        drag(page, ball, where(page, pulled(float(move.split()[1]), 200)))
    elif text.startswith("Move"):
        found = re.search(r"From (\d+)° to (\d+)°", spoken(page)[0])
        assert found is not None
        middle = int(found[1]) + (int(found[2]) - int(found[1])) % 360 / 2
        for _ in range(2):
            page.touchscreen.tap(*where(page, around(middle, PARTS.base.inner_edge)))
            page.wait_for_timeout(60)
    else:
        move = roomy(page)
        if move.startswith("ring"):
            target = around(float(move.split()[1]), MIDDLE)
            drag(page, where(page, place_of(read(page, "reserve"))), where(page, target))
        if not is_legal(page):
            page.locator(".spots select").select_option(move)
        page.locator(".go button").first.tap()
    try:
        page.wait_for_selector(f"main:not([data-version='{before}'])", timeout=PATIENCE / 5)
    except TimeoutError:
        # on so small a screen it may be behind a button, or beyond the edge: the list has it too
        page.locator(".spots select").select_option(index=1)
        page.locator(".go button").first.tap()
        moved_on(page, before)
