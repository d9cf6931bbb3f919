"""A real server, a real Chromium, and guests who notice every error and every foreign request."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.guests import Guests, chromium
from browser.playing import PATIENCE
from browser.served import Served

BUILT = Path(__file__).parents[2] / "web" / "dist" / "index.html"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert BUILT.exists(), "the page is not built: make web"
    served = Served(tmp_path_factory.mktemp("served"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert shutil.which("chromium"), "Debian's chromium is not installed"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Browser, served: Served) -> Iterator[Guests]:
    guests = Guests(browser, served.address)
    yield guests
    guests.leave()
    assert guests.troubles == []
