"""Playing Monolyth as people do: a stone of the ring, held over the monolyth, dropped."""

from itertools import product
from random import Random

from playwright.sync_api import Page, expect

from browser.playing import (
    PATIENCE,
    expect_turn,
    moved_on,
    sit_down,
    tab_to,
    table_on_server,
    to_the_end,
    version,
)
from trilithon import Table
from trilithon.games.monolyth.moves import Place, Prophecy
from trilithon.games.monolyth.view import Builder, MonolythView

SCENE = "canvas[data-cubes]"
LETTERS = {"w": "white", "b": "blue", "o": "orange", "k": "black", "t": "turquoise"}


def start(page: Page, players: int) -> None:
    """From the home page to a table of Monolyth, against the weakest computer."""
    sit_down(page, "Monolyth", players)
    seated(page)


def seated(page: Page) -> None:
    """Wait until the scene is there and it is this guest's turn."""
    page.wait_for_selector(SCENE, state="attached", timeout=PATIENCE)
    expect_turn(page)


def played(players: int, turns: int, seed: int = 1) -> Table:
    """A game after so many turns, or its end: builders who prefer stones to prophecies."""
    rng = Random(seed)
    table = Table("monolyth", players=players, seed=seed)
    while not table.over:
        view = table.view(None)
        assert isinstance(view, MonolythView)
        if view.stage == "choose" and view.turn >= turns:
            break
        moves = table.legal_moves()
        stones = [move for move in moves if not isinstance(move, Prophecy)]
        foretold = len(stones) < len(moves) and (not stones or rng.random() < 0.12)
        move = rng.choice([move for move in moves if isinstance(move, Prophecy) is foretold])
        table.play(stones[0] if isinstance(move, Place) else move)
    return table


def ghost(page: Page) -> str:
    """The placement that the stone in hand is held over, or why it cannot stay there."""
    return page.locator(SCENE).get_attribute("data-ghost") or ""


def site(page: Page) -> tuple[float, float]:
    """Where the first stone in reach is on the screen: below its number."""
    box = page.locator(".labels [data-site]").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 36


def hold(page: Page) -> tuple[float, float]:
    """Move the pointer over the monolyth, and turn the wheel, until the stone may stay."""
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 40
    steps = sorted(product(range(-2, 3), repeat=2), key=lambda step: abs(step[0]) + abs(step[1]))
    for _ in range(24):
        for right, down in steps:
            page.mouse.move(x + right * 36, y + down * 28)
            held = page.locator(SCENE).get_attribute("data-under") == "rest"
            if held and ghost(page).startswith("place"):
                return x + right * 36, y + down * 28
        page.mouse.wheel(0, 100)
    raise AssertionError("the stone rests nowhere under the pointer")


def forgo(page: Page) -> bool:
    """Whether a prophecy is to be discarded."""
    return page.locator(".prompt").get_by_text("Discard a prophecy").count() > 0


def turn_by_pointer(page: Page) -> None:
    """One decision with the mouse: a stone of the ring onto the monolyth, or a prophecy."""
    before = version(page)
    if forgo(page):
        page.locator("[data-prophecy]").first.click()
    elif page.locator("[data-deed^=discard]").count():
        page.locator("[data-deed^=discard]").first.click()
    else:
        if page.locator(".placing").count() == 0:
            page.mouse.click(*site(page))
        if page.locator(".placing").count() == 0:
            # Its first stone cannot be placed, or hides behind the monolyth.
            page.locator("[data-deed]:not(.no)").first.click()
        page.mouse.click(*hold(page))
    moved_on(page, before)


def finish(page: Page) -> int:
    """Play until the end screen; the number of decisions."""
    return to_the_end(page, turn_by_pointer, 120)


def turn_by_keyboard(page: Page) -> None:
    """One decision without a pointer."""
    before = version(page)
    if forgo(page):
        tab_to(page, page.locator("[data-prophecy]"))
    else:
        tab_to(page, page.locator("[data-deed][aria-disabled=false]"))
        page.keyboard.press("Enter")
        if page.locator("[role=listbox]").count():
            expect(page.locator("[role=listbox]")).to_be_focused()
            page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    moved_on(page, before)


def finish_by_keyboard(page: Page) -> int:
    """Play until the end screen without a pointer."""
    return to_the_end(page, turn_by_keyboard, 80)


def tap_down(page: Page) -> None:
    """The first tap shows where the stone would stand, the second one drops it."""
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 10
    before = version(page)
    page.touchscreen.tap(x, y)
    assert version(page) == before
    if ghost(page).startswith("place"):
        expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
        page.touchscreen.tap(x, y)
    else:
        page.locator("[role=option]").first.tap()
        page.get_by_role("button", name="Drop").tap()


def turn_by_tapping(page: Page) -> None:
    """One decision with a finger."""
    before = version(page)
    deed = page.locator("[data-deed]:not(.no)").first
    stays = "discard" not in (deed.get_attribute("data-deed") or "")
    deed.tap()
    if stays:
        expect(page.locator(".placing")).to_be_visible()
        tap_down(page)
    moved_on(page, before)


def told_by_server(page: Page) -> MonolythView:
    """The position that the server's record of this table leads to."""
    view = table_on_server(page).view(None)
    assert isinstance(view, MonolythView)
    return view


def cubes(builder: Builder) -> list[str]:
    """The cubes of a monolyth, in the words of the scene."""
    return sorted(
        f"{LETTERS[placed.stone[0]]}:{x},{y},{z}"
        for placed in builder.stones
        for x, y, z in placed.cubes
    )


def drawn(page: Page) -> list[str]:
    """The cubes of the large monolyth as they are drawn."""
    return sorted((page.locator(SCENE).get_attribute("data-cubes") or "").split())
