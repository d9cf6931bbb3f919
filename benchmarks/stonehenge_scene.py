"""What Stonehenge's table costs to draw: thirty fixed stones against the same table without any.

`PYTHONPATH=tests python benchmarks/stonehenge_scene.py` starts a server and Chromium of its own,
opens a table in a window of 1280 x 800 and prints draw calls, triangles and milliseconds of a
frame, shadows included, each frame waited for.
"""

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.guests import Guests, chromium
from browser.served import Served
from browser.stones import SCENE, start


def cost(page: Page, rounds: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The cheapest of so many readings without stones, and with thirty."""
    scene = page.locator(SCENE)
    readings = []
    for _ in range(rounds):
        scene.dispatch_event("measure")
        readings.append(json.loads(scene.get_attribute("data-measure") or "{}"))
    none = min((reading["none"] for reading in readings), key=lambda one: float(one["ms"]))
    return none, min(readings, key=lambda one: float(one["ms"]))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    rounds: int = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        served.start()
        browser = chromium(playwright)
        guests = Guests(browser, served.address)
        page = guests.come()
        start(page, 2, "On this screen")
        none, thirty = cost(page, rounds)
        guests.leave()
        browser.close()
        served.stop()
    assert guests.troubles == []
    for name, one in (("no stones", none), ("thirty stones", thirty)):
        ratio = one["ms"] / none["ms"]
        print(
            f"{name:13} {one['calls']:3.0f} draw calls, {one['triangles']:6.0f} triangles, "
            f"{one['ms']:6.1f} ms a frame ({ratio:.2f} x no stones)"
        )


if __name__ == "__main__":
    main()
