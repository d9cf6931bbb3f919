"""What the benchmarks of the scenes share: a server and Chromium of their own, readings, lines."""

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.guests import Guests, chromium
from browser.served import Served

FRAMES = 30
"""How many frames a reading draws; alone, a `measure` event draws one."""

Reading = dict[str, Any]
"""Draw calls, triangles and milliseconds of a frame."""


def rounds() -> int:
    """How many readings to take, from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    asked: int = parser.parse_args().rounds
    return asked


@contextmanager
def guest() -> Iterator[tuple[Page, Path]]:
    """A guest's page in a window of 1280 x 800, and the server's data folder."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        served.start()
        browser = chromium(playwright)
        guests = Guests(browser, served.address)
        yield guests.come(), served.folder
        guests.leave()
        browser.close()
        served.stop()
    assert guests.troubles == []


def measured(page: Page, scene: str) -> Reading:
    """One reading of the scene: it draws frames and waits for each."""
    canvas = page.locator(scene)
    canvas.evaluate("(canvas, frames) => (canvas.dataset.frames = frames)", FRAMES)
    canvas.dispatch_event("measure")
    found: Reading = json.loads(canvas.get_attribute("data-measure") or "{}")
    return found


def tell(name: str, found: Reading, note: str) -> None:
    """Print a reading."""
    print(
        f"{name:15} {found['calls']:3.0f} draw calls, {found['triangles']:6.0f} triangles, "
        f"{found['ms']:6.1f} ms a frame ({note})"
    )
