"""What Stonehenge's table costs to draw: thirty fixed stones against the same table without any.

`PYTHONPATH=tests python benchmarks/stonehenge_scene.py` starts a server and Chromium of its own,
opens a table in a window of 1280 x 800 and prints draw calls, triangles and milliseconds of a
frame, shadows included, each frame waited for.
"""

from playwright.sync_api import Page

from browser.stones import SCENE, start
from scenes import Reading, guest, measured, rounds, tell


def cost(page: Page, times: int) -> tuple[Reading, Reading]:
    """The cheapest of so many readings without stones, and with thirty."""
    readings = [measured(page, SCENE) for _ in range(times)]
    none = min((reading["none"] for reading in readings), key=lambda one: float(one["ms"]))
    return none, min(readings, key=lambda one: float(one["ms"]))


def main() -> None:
    """Measure and print."""
    times = rounds()
    with guest() as (page, _):
        start(page, 2, "On this screen")
        none, thirty = cost(page, times)
    for name, one in (("no stones", none), ("thirty stones", thirty)):
        tell(name, one, f"{one['ms'] / none['ms']:.2f} x no stones")


if __name__ == "__main__":
    main()
