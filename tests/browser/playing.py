"""Sitting down, waiting and going on at any table; playing M by clicking on what is lit."""

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from trilithon import Record, Table

PATIENCE = 30_000
"""How long a bot or a slow machine may keep us waiting, in milliseconds."""

TURN = ".prompt.yours"
END = "dialog[open] .sheets"
HANDOVER = ".handover"
READY = f"{TURN}, {END}, {HANDOVER}"


def start(page: Page, company: str = "Against the computer", name: str = "Ada") -> None:
    """From the home page to a table of M."""
    page.get_by_role("button", name="Play M", exact=True).click()
    page.get_by_role("button", name=company).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Start").click()


def sit_down(page: Page, game: str, players: int, company: str = "Against the computer") -> None:
    """From the home page to a table of a game with so many seats, the computers apprentices."""
    page.get_by_role("button", name=f"Play {game}", exact=True).click()
    page.get_by_role("button", name=company).click()
    count = page.locator(".count")
    while (seats := int(count.inner_text().split()[0])) != players:
        step = "One seat fewer" if seats > players else "One seat more"
        page.get_by_role("button", name=step).click()
    level = page.get_by_label("How strong is the computer?")
    if level.count():
        level.select_option("apprentice")
    page.get_by_role("button", name="Start").click()


def table_on_server(page: Page) -> Table:
    """The table that the server's record of it leads to."""
    table = urlsplit(page.url).path.split("/")[-1]
    answer = page.request.get(f"/api/tables/{table}/record")
    return Table.from_record(Record.parse(answer.json()["record"]))


def version(page: Page) -> str:
    """The version of the table that the page shows."""
    return page.locator("main[data-version]").get_attribute("data-version") or ""


def moved_on(page: Page, before: str) -> None:
    """Wait until the page shows a later version."""
    expect(page.locator("main[data-version]")).not_to_have_attribute(
        "data-version", before, timeout=PATIENCE
    )


def act(page: Page) -> None:
    """One decision: the first thing on the page that can be done."""
    if page.locator(HANDOVER).is_visible():
        page.locator(HANDOVER).get_by_role("button").click()
        return
    before = version(page)
    if page.locator("[data-state=take]").count():
        page.locator("[data-state=take]").first.click()
    elif page.locator("[data-state=open]").count():
        page.locator("[data-card]:not(.idle)").first.click()
        page.locator("[data-state=fits]").first.click()
    else:
        # A line to choose, or a pass.
        page.locator(".prompt .actions button").first.click()
    moved_on(page, before)


def to_the_end(page: Page, decide: Callable[[Page], object], most: int) -> int:
    """Decide whenever it is this guest's turn, until the end screen; how often."""
    for made in range(most):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            return made
        decide(page)
    raise AssertionError("the game does not end")


def finish(page: Page) -> int:
    """Play M until the end screen; the number of clicks on the table."""
    return to_the_end(page, act, 400)


def tab_to(page: Page, wanted: Locator) -> None:
    """Wait for it to be on the screen, then press Tab until the focus is on it or in it."""
    expect(wanted.first).to_be_visible()
    for _ in range(60):
        if wanted.evaluate_all("all => all.some((one) => one.contains(document.activeElement))"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never gets to {wanted}")


def expect_turn(page: Page) -> None:
    """Wait until it is this guest's turn."""
    expect(page.locator(TURN)).to_be_visible(timeout=PATIENCE)
