"""Playing Century as people do: by choosing what the page lights up."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

from browser.playing import expect_turn, moved_on, sit_down, table_on_server, to_the_end, version
from trilithon.games.century.view import CenturyView

GAME = "Century: Golem – An Endless World"
OPEN = "[data-state=open]"
GEM = "button[data-gem]"


def start(page: Page, players: int, company: str = "Against the computer") -> None:
    """From the home page to a table of Century, against the weakest computer."""
    sit_down(page, GAME, players, company)
    expect_turn(page)


def told_by_server(page: Page) -> CenturyView:
    """The position that the server's record of this table leads to."""
    view = table_on_server(page).view(None)
    assert isinstance(view, CenturyView)
    return view


def button(page: Page, deed: str) -> Locator:
    """The button of the prompt that does this."""
    return page.locator(f"[data-do={deed}]")


def stage(page: Page) -> str:
    """What is to be done now, as far as the page lets one see it."""
    for deed in ("discard", "claim", "trade", "take"):
        if button(page, deed).count():
            return deed
    if page.locator(GEM).count():
        return "upgrade"
    if button(page, "rest").count():
        return "turn"
    return "explore" if page.locator(OPEN).count() else "stop"


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    """A finger looks first, and then does it."""
    target.tap()
    target.tap()


def act(page: Page, rng: Random, use: Callable[[Locator], None] = click) -> str:
    """One decision, one that leads to cards where there is one; what it was."""
    before = version(page)
    doing = stage(page)
    match doing:
        case "discard":
            for _ in range(told_by_server(page).discard):
                page.locator(f"{GEM}[aria-pressed=false]").first.click()
            button(page, "discard").click()
        case "upgrade":
            use(page.locator(GEM).last)
        case "claim" | "trade" | "take" | "stop":
            button(page, doing).first.click()
        case "explore":
            use(page.locator(OPEN).first)
        case _:
            take_turn(page, rng, use)
    moved_on(page, before)
    return doing


def take_turn(page: Page, rng: Random, use: Callable[[Locator], None]) -> None:
    """A card that can be paid for, else any location, else rest."""
    payable, places = page.locator(".card.payable"), page.locator(OPEN)
    if payable.count():
        use(payable.first)
    elif places.count():
        use(places.nth(rng.randrange(places.count())))
    else:
        button(page, "rest").click()


def finish(page: Page, rng: Random, use: Callable[[Locator], None] = click) -> set[str]:
    """Play until the end screen; all the things that were done."""
    done: set[str] = set()
    to_the_end(page, lambda page: done.add(act(page, rng, use)), 600)
    return done
