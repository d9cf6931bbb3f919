"""What Monolyth's table costs to draw: a full scene against the same table before its first move.

`PYTHONPATH=tests python benchmarks/monolyth_scene.py` starts a server and Chromium of its own,
opens two fixed positions of four players in a window of 1280 x 800 and prints draw calls, triangles
and milliseconds of a frame, shadows included, each frame waited for: by the clock, and in processor
time of the whole browser, which other programs disturb less. A second reading of the first position
tells how far the machine can be trusted. Linux only.
"""

import argparse
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.arranged import arrange
from browser.guests import Guests, chromium
from browser.monoliths import SCENE, played
from browser.playing import PATIENCE
from browser.served import Served
from trilithon import Table

SEED = 1
PLAYERS = 4
FRAMES = 30
"""How many frames a `measure` event draws."""


def processor_seconds() -> float:
    """What all processes below this one have used so far: the browser, its driver, the server."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        parents[int(folder.name)] = int(fields[1])
        used[int(folder.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    below = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    return sum(used[pid] for pid in below)


def cost(page: Page, folder: Path, table: Table, rounds: int) -> dict[str, Any]:
    """The cheapest of so many readings."""
    page.goto(arrange(folder, page, table))
    scene = page.wait_for_selector(SCENE, state="attached", timeout=PATIENCE)
    assert scene is not None
    readings = []
    for _ in range(rounds):
        before = processor_seconds()
        scene.dispatch_event("measure")
        reading = json.loads(scene.get_attribute("data-measure") or "{}")
        reading["cpu"] = (processor_seconds() - before) * 1000 / FRAMES
        readings.append(reading)
    return min(readings, key=lambda reading: float(reading["cpu"]))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    rounds: int = parser.parse_args().rounds
    first, full = played(PLAYERS, 0, SEED), played(PLAYERS, 10_000, SEED)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        served.start()
        browser = chromium(playwright)
        guests = Guests(browser, served.address)
        page = guests.come()
        costs = [cost(page, served.folder, table, rounds) for table in (first, full, first)]
        guests.leave()
        browser.close()
        served.stop()
    assert guests.troubles == []
    for name, found in zip(("first position", "full scene", "first again"), costs, strict=True):
        ratio = found["cpu"] / costs[0]["cpu"]
        print(
            f"{name:15} {found['calls']:3.0f} draw calls, {found['triangles']:6.0f} triangles, "
            f"{found['ms']:6.1f} ms a frame ({found['cpu']:.1f} of processor time, "
            f"{ratio:.2f} x the first position)"
        )


if __name__ == "__main__":
    main()
