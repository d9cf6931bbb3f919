"""`trilithon learn`: games are played, a network is fitted, and written if it foretells more."""

import json
from dataclasses import asdict
from datetime import date

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trilithon.bots.arena import Setting
from trilithon.bots.heuristics.networks import FILE, Learned, in_use, written
from trilithon.bots.learning import FIRST, PASSES, SECOND, Errors, errors, fit, games_of, lessons
from trilithon.bots.workers import Workers
from trilithon.core.errors import BadSetup
from trilithon.core.game import find_game
from trilithon.locales import Sentences


def learn(
    setting: Setting, workers: Workers, games: int, command: str, console: Console
) -> tuple[Learned, Errors]:
    """A new network, and how it does beside the one in use; a bar shows how far."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        played = progress.track(
            games_of(setting, workers, games), total=games, description=setting.game
        )
        taught = lessons(played)
        passes = fit(taught, setting.seed)
        *_, pupil = progress.track(passes, total=PASSES, description=setting.game)
    layers = (taught.told.shape[1], FIRST, SECOND)
    data = find_game(setting.game).data.hash
    before = in_use().mark if in_use().data == data else ""
    found = Learned(command, date.today().isoformat(), before, data, layers, pupil.numbers())
    return found, errors(taught, in_use().network(), found.network())


def show(missed: Errors, console: Console, say: Sentences, *, as_json: bool) -> None:
    """Print what is missed by whom."""
    if as_json:
        print(json.dumps(asdict(missed), indent=2))
        return
    console.print(say("learn-missed"))
    rows = {
        "learn-missed-even": missed.even,
        "learn-missed-heuristic": missed.heuristic,
        "learn-missed-old": missed.old,
        "learn-missed-new": missed.new,
    }
    for key, points in rows.items():
        console.print(f"{points:8.2f}  {say(key)}")


def write(found: Learned, missed: Errors, console: Console, say: Sentences) -> None:
    """Write the data file anew with this network, if it foretells more than one of its kind."""
    if found.before and missed.new >= missed.old:
        console.print(say("learn-kept"))
        return
    try:
        FILE.write_text(written(found), encoding="utf-8")
    except OSError as error:
        raise BadSetup("error-save", path=str(FILE), detail=str(error)) from error
    console.print(say("learn-written", path=str(FILE)))
