"""Every screen: no violation that axe can find, in both lights, on laptop and phone."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.arranged import dealt
from browser.guests import LAPTOP, PHONE, Guests
from browser.playing import expect_turn, sit_down
from browser.served import Served

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SCREENS = ("play", "take", "pass", "handover", "end")
SIZES = (LAPTOP, PHONE)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run()")
    return [
        f"{rule['id']}: {node['html'][:120]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_home_is_accessible(guests: Guests, size: ViewportSize, theme: Theme) -> None:
    page = guests.come(size=size, theme=theme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Play M", exact=True).click()
    assert violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_of_the_style_guide_is_accessible(
    guests: Guests, screen: str, size: ViewportSize, theme: Theme
) -> None:
    page = guests.come(f"/styleguide?screen={screen}", size=size, theme=theme)
    expect(page.locator("h1").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_the_description_of_the_api_is_accessible(
    guests: Guests, size: ViewportSize, theme: Theme
) -> None:
    page = guests.come(size=size, theme=theme)
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if not answer.ok else None)
    page.goto("/docs")
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert missing == []


def test_the_description_of_the_api_links_to_what_it_names(guests: Guests) -> None:
    page = guests.come("/docs")
    dead = page.evaluate(
        "[...document.links].filter(link => link.pathname === '/docs').map(link => link.hash)"
        ".filter(hash => !document.getElementById(hash.slice(1)))"
    )
    assert dead == []
    page.get_by_role("link", name="Trilithon", exact=True).click()
    expect(page.get_by_role("button", name="Play M", exact=True)).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_in_play_is_accessible(guests: Guests, served: Served, theme: Theme) -> None:
    page = guests.come(theme=theme)
    page.goto(dealt(served.folder, page))
    expect_turn(page)
    assert violations(page) == []
    page.locator("[data-card]:not(.idle)").first.click()
    assert violations(page) == []
    for tool in ("Rules", "Scores", "Invite"):
        page.get_by_role("button", name=tool).click()
        assert violations(page) == []
        page.keyboard.press("Escape")


def test_the_light_is_switched_and_remembered(guests: Guests) -> None:
    page = guests.come()
    page.get_by_role("button", name="Switch to day").click()
    page.get_by_role("button", name="Switch to night").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_unknown_address_leads_home(guests: Guests) -> None:
    page = guests.come("/nowhere")
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("button", name="Play M", exact=True)).to_be_visible()


def test_an_unknown_table_says_so(guests: Guests) -> None:
    guests.offline = True  # the browser itself complains of what is not found
    page = guests.come("/t/0000000000000000")
    expect(page.get_by_text("This table does not exist")).to_be_visible()


TABLET = ViewportSize(width=1024, height=768)


@pytest.mark.parametrize(
    ("size", "told"),
    [(LAPTOP, "Apprentice · rating 1000"), (TABLET, "Apprentice · rating 1000"),
     (PHONE, "Apprentice · 1000")],
)  # fmt: skip
def test_how_strong_the_computer_is_can_be_read_at_the_table(
    guests: Guests, size: ViewportSize, told: str
) -> None:
    page = guests.come(size=size)
    page.get_by_role("button", name="Play Monolyth", exact=True).click()
    offers = page.get_by_label("How strong is the computer?").locator("option")
    expect(offers.first).to_contain_text("rating 1000")
    page.keyboard.press("Escape")
    sit_down(page, "Monolyth", 3)
    for seat in page.locator(".seats li", has=page.locator(".bot")).all():
        level = seat.get_by_text(told, exact=True)
        expect(level).to_be_visible()
        around, inside, score = (
            found.bounding_box() for found in (seat, level, seat.locator(".score"))
        )
        assert around is not None
        assert inside is not None
        assert score is not None
        assert 60 < inside["width"] < around["width"]
        beside = inside["x"] + inside["width"] <= score["x"]
        assert beside or inside["y"] >= score["y"] + score["height"]
