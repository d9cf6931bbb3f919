"""`make screenshots`: pictures of every screen, on laptop and phone, by day and by night."""

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import Page, sync_playwright

from browser import playing_century
from browser.guests import LAPTOP, PHONE, Guests, chromium
from browser.playing import (
    END,
    PATIENCE,
    READY,
    act,
    expect_turn,
    moved_on,
    start,
    version,
)
from browser.served import Served

SIZES = {"laptop": LAPTOP, "phone": PHONE}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GUIDE = ("play", "take", "pass", "handover", "end")


def pages(guests: Guests, picture: Callable[[Page, str], None]) -> None:
    """The screens that need no game."""
    for (size, viewport), theme in product(SIZES.items(), THEMES):
        for locale in ("en-GB", "fr-FR"):
            page = guests.come(size=viewport, theme=theme, locale=locale)
            picture(page, f"home-{locale[:2]}-{size}-{theme}")
            page.locator("main li button").first.click()
            picture(page, f"new-table-{locale[:2]}-{size}-{theme}")
            guests.leave()
        for screen in GUIDE:
            page = guests.come(f"/styleguide?screen={screen}", size=viewport, theme=theme)
            picture(page, f"guide-{screen}-{size}-{theme}")
            guests.leave()


def game(guests: Guests, picture: Callable[[Page, str], None]) -> None:
    """A real game, from its first turn to its end."""
    page = guests.come()
    start(page)
    expect_turn(page)
    picture(page, "game-start")
    for tool in ("rules", "scores", "share"):
        page.locator(f".tool.{tool}").click()
        picture(page, f"game-{tool}")
        page.keyboard.press("Escape")
    for turn in range(400):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            break
        if page.locator("[data-state=take]").count():
            picture(page, "game-take")
        elif turn == 9 and page.locator("[data-state=open]").count():
            page.locator("[data-card]:not(.idle)").first.click()
            page.locator("[data-state=fits]").first.hover()
            picture(page, "game-place")
            page.keyboard.press("Escape")
        act(page)
    picture(page, "game-end")
    guests.leave()


def stonehenge(guests: Guests, picture: Callable[[Page, str], None]) -> None:
    """The phases of a turn of Stonehenge, and a swing frame by frame."""
    for (size, viewport), (theme, locale) in product(
        SIZES.items(), zip(THEMES, ("en-GB", "fr-FR"), strict=True)
    ):
        page = guests.come(size=viewport, theme=theme, locale=locale, touch=size == "phone")
        page.locator("main li button").last.click()
        page.locator(".company button").last.click()
        page.locator("form button[type=submit]").click()
        page.wait_for_selector("canvas[data-stones]", timeout=PATIENCE)
        for phase in ("first", "first-sun", "second", "second-sun", "stone", "marker", "sun"):
            expect_turn(page)
            before = version(page)
            page.locator(".spots select").select_option(index=2 if phase == "second" else 1)
            page.locator(".go button:enabled").wait_for()
            picture(page, f"stonehenge-{phase}-{size}-{theme}")
            page.locator(".go button").first.click()
            moved_on(page, before)
        expect_turn(page)
        page.locator(".tabs button").last.click()
        page.locator(".spots select").select_option(index=1)
        for frame in range(5):
            slider = page.locator(".time input")
            slider.evaluate(SCRUB, frame / 4)
            picture(page, f"stonehenge-film-{frame}-{size}-{theme}")
        guests.leave()


SCRUB = """(slider, part) => {
  slider.value = Math.round(part * slider.max);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def century(guests: Guests, picture: Callable[[Page, str], None]) -> None:
    """Every phase of Century: by day in English, by night in French on a phone."""
    for size, theme, french in (("laptop", THEMES[0], False), ("phone", THEMES[1], True)):
        page = guests.come(size=SIZES[size], theme=theme)
        playing_century.start(page, 4 if french else 3)
        if french:
            page.get_by_role("button", name="Français").click()
        seen: set[str] = set()
        rng = Random(1)
        for turn in range(600):
            page.wait_for_selector(READY, timeout=PATIENCE)
            if page.locator(END).is_visible():
                break
            stage = playing_century.stage(page)
            phase = f"{stage}-late" if turn > 60 else stage
            if phase not in seen:
                seen.add(phase)
                picture(page, f"century-{phase}-{size}-{theme}")
            playing_century.act(page, rng)
        picture(page, f"century-end-{size}-{theme}")
        guests.leave()


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)

    def picture(page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"{name}.png")

    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        served.start()
        guests = Guests(chromium(playwright), served.address)
        pages(guests, picture)
        game(guests, picture)
        stonehenge(guests, picture)
        century(guests, picture)
        served.stop()
        assert guests.troubles == []


if __name__ == "__main__":
    main(Path(sys.argv[1]))
