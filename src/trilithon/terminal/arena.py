"""`trilithon arena`: bots play each other, and their standings are told."""

import json
import tempfile
from collections.abc import Generator, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from trilithon.bots import check_bot
from trilithon.bots.arena import Block, Setting, blocks_for
from trilithon.bots.rating import Interval, Standing, Test, standings
from trilithon.bots.workers import Workers
from trilithon.core.errors import BadSetup
from trilithon.core.record import Record
from trilithon.locales import Sentences
from trilithon.terminal.keep import save


def check(setting: Setting) -> None:
    """Refuse who cannot play, before anybody does."""
    for name in setting.bots:
        check_bot(name, setting.game, arena=True)
    if len(setting.bots) < min(2, setting.players):
        raise BadSetup("error-arena-bots")


def compete(
    setting: Setting, games: int, workers: Workers, test: Test | None, console: Console
) -> Generator[Block]:
    """Play at least so many games, fewer if the test is sure before; a bar shows how far."""
    blocks: list[Block] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        total = blocks_for(setting, games)
        task = progress.add_task(" · ".join(setting.bots), total=total)
        for block in workers(setting, total):
            blocks.append(block)
            progress.advance(task)
            yield block
            if test is not None and test.verdict(blocks) is not None:
                break


def report(
    setting: Setting, blocks: Sequence[Block], test: Test | None
) -> tuple[list[Standing], dict[str, object]]:
    """The standings, and all that is known as plain data."""
    found = standings(setting.bots, blocks)
    facts: dict[str, object] = {
        "game": setting.game,
        "players": setting.players,
        "seed": setting.seed,
        "games": sum(len(block.games) for block in blocks),
        "blocks": len(blocks),
        "bots": [_plain(standing) for standing in found],
    }
    if test is not None:
        facts["test"] = {**asdict(test), "verdict": test.verdict(blocks)}
    return found, facts


def _plain(standing: Standing) -> dict[str, object]:
    def figures(interval: Interval) -> list[float]:
        return [interval.low, interval.high]

    measured = {
        "share": standing.share.mean,
        "interval": figures(standing.share),
        "rating": standing.rating.mean,
        "rating_interval": figures(standing.rating),
    }
    return {
        "bot": standing.bot,
        "games": standing.games,
        "wins": standing.wins,
        **(measured if standing.meetings else {}),
        "mean_score": standing.mean_score,
        "seconds_per_game": standing.seconds,
    }


def show(
    setting: Setting,
    blocks: Sequence[Block],
    test: Test | None,
    console: Console,
    say: Sentences,
    *,
    as_json: bool,
) -> None:
    """Print the standings, for people or as JSON."""
    found, facts = report(setting, blocks, test)
    if as_json:
        print(json.dumps(facts, indent=2))
        return
    games = sum(len(block.games) for block in blocks)
    title = say("arena-title", game=setting.game, players=setting.players, games=games)
    met = any(one.meetings for one in found)
    shown = ("wins", "share", "rating", "score", "seconds") if met else ("score", "seconds")
    grid = Grid(
        say("arena-bot"),
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for key in shown:
        grid.add_column(say(f"arena-{key}"), justify="right")
    for one in sorted(found, key=lambda standing: -standing.rating.mean):
        cells = _cells(one)
        grid.add_row(one.bot, *(cells[key] for key in shown))
    console.print(title)
    console.print(grid)
    console.print(say("arena-note" if met else "arena-note-alone"))
    if test is not None:
        verdict = {True: "high", False: "low", None: "open"}[test.verdict(blocks)]
        low, high = round(100 * test.low), round(100 * test.high)
        console.print(say(f"arena-test-{verdict}", bot=setting.bots[0], low=low, high=high))


def _cells(one: Standing) -> dict[str, str]:
    """What the table tells of a bot; share and rating only of one that has met others."""
    share, rating = one.share, one.rating
    shares = f"{share.mean:.1%} [{100 * share.low:.0f}, {100 * share.high:.0f}]"
    ratings = f"{rating.mean:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]"
    return {
        "wins": f"{one.wins:.1f}/{one.games}",
        "share": shares if one.meetings else "–",
        "rating": ratings if one.meetings else "–",
        "score": f"{one.mean_score:.1f}",
        "seconds": f"{one.seconds:.2f}",
    }


def make_folder(folder: Path) -> None:
    """Make a folder for records; refuse one in which nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadSetup("error-save", path=str(folder), detail=str(error.strerror)) from error


def keep_records(setting: Setting, block: Block, folder: Path) -> None:
    """Write the records of a block's games into a folder."""
    for number, game in enumerate(block.games):
        name = f"{setting.game}-{block.number:04}-{number:02}.txt"
        save(Record.parse(game.record), folder / name)


def read_test(text: str) -> Test:
    """A sequential test as `0.5,0.6`."""
    low, _, high = text.partition(",")
    try:
        test = Test(float(low), float(high))
    except ValueError as error:
        raise BadSetup("error-arena-test", text=text[:40]) from error
    if not 0 <= test.low < test.high <= 1:
        raise BadSetup("error-arena-test", text=text[:40])
    return test
