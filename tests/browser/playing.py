"""Playing M as people do: by clicking on what the page lights up."""

from playwright.sync_api import Page, expect

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


def finish(page: Page, most: int = 400) -> int:
    """Play until the end screen; the number of clicks on the table."""
    for made in range(most):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            return made
        act(page)
    raise AssertionError("the game does not end")


def expect_turn(page: Page) -> None:
    """Wait until it is this guest's turn."""
    expect(page.locator(TURN)).to_be_visible(timeout=PATIENCE)
