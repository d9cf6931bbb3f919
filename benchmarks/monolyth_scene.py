"""What Monolyth's table costs to draw: a full scene against the same table before its first move.

`PYTHONPATH=tests python benchmarks/monolyth_scene.py` starts a server and Chromium of its own,
opens two fixed positions of four players in a window of 1280 x 800 and prints draw calls, triangles
and milliseconds of a frame, shadows included, each frame waited for: by the clock, and in processor
time of the whole browser, which other programs disturb less. A second reading of the first position
tells how far the machine can be trusted. Linux only.
"""

import os
from pathlib import Path

from playwright.sync_api import Page

from browser.arranged import arrange
from browser.monoliths import SCENE, played
from browser.playing import PATIENCE
from scenes import FRAMES, Reading, guest, measured, rounds, tell
from trilithon import Table

SEED = 1
PLAYERS = 4


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


def cost(page: Page, folder: Path, table: Table, times: int) -> Reading:
    """The cheapest of so many readings."""
    page.goto(arrange(folder, page, table))
    page.wait_for_selector(SCENE, state="attached", timeout=PATIENCE)
    readings = []
    for _ in range(times):
        before = processor_seconds()
        reading = measured(page, SCENE)
        reading["cpu"] = (processor_seconds() - before) * 1000 / FRAMES
        readings.append(reading)
    return min(readings, key=lambda reading: float(reading["cpu"]))


def main() -> None:
    """Measure and print."""
    times = rounds()
    first, full = played(PLAYERS, 0, SEED), played(PLAYERS, 10_000, SEED)
    with guest() as (page, folder):
        costs = [cost(page, folder, table, times) for table in (first, full, first)]
    for name, found in zip(("first position", "full scene", "first again"), costs, strict=True):
        ratio = found["cpu"] / costs[0]["cpu"]
        note = f"{found['cpu']:.1f} of processor time, {ratio:.2f} x the first position"
        tell(name, found, note)


if __name__ == "__main__":
    main()
