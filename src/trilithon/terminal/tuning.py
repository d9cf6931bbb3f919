"""`trilithon tune`: weights are improved, play the old ones, and are written if they surely win."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trilithon.bots.arena import Setting
from trilithon.bots.heuristics import PLANS, weights_of
from trilithon.bots.heuristics.weights import FILE, Tuned, all_tuned, entry_of, written
from trilithon.bots.rating import standings
from trilithon.bots.tuning import MATCH, check_tunable, part, tune
from trilithon.bots.workers import Workers
from trilithon.core.errors import BadSetup
from trilithon.locales import Sentences
from trilithon.terminal.arena import compete


def improve(
    setting: Setting, workers: Workers, steps: int, games: int, console: Console
) -> tuple[float, ...]:
    """The weights after so many steps of tuning; a bar shows how far."""
    found = weights_of(setting.game, setting.players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(setting.game, total=steps)
        for step in tune(setting, found, workers, steps, games):
            found = step.mean
            progress.advance(task)
    return tuple(float(f"{weight:.3g}") for weight in found)


def tuned(
    setting: Setting,
    workers: Workers,
    plan: tuple[int, int, int],
    command: str,
    console: Console,
) -> tuple[Tuned, dict[str, object]]:
    """Better weights, and how they did against the old ones. plan: steps, games a step, games."""
    for bot in setting.bots:
        check_tunable(bot, setting.game)
    steps, games, check = plan
    old = weights_of(setting.game, setting.players)
    new = improve(setting, workers, steps, games, console)
    match = replace(part(setting, MATCH), weights=(new, old))
    share = standings(setting.bots, [*compete(match, check, workers, None, console)])[0].share
    names = PLANS[setting.game].names
    note = all_tuned()[entry_of(setting.game, setting.players)].note
    told = Tuned(command, date.today().isoformat(), dict(zip(names, new, strict=True)), note)
    facts: dict[str, object] = {
        "game": setting.game,
        "command": command,
        "old": dict(zip(names, old, strict=True)),
        "new": dict(told.weights),
        "games": check,
        "won": share.low > 0.5,
        "share": share.mean,
        "interval": [share.low, share.high],
    }
    return told, facts


def show(facts: Mapping[str, object], console: Console, say: Sentences, *, as_json: bool) -> None:
    """Print the weights, old and new, and the match between them."""
    if as_json:
        print(json.dumps(facts, indent=2))
        return
    old, new = facts["old"], facts["new"]
    assert isinstance(old, dict)
    assert isinstance(new, dict)
    for name, weight in new.items():
        console.print(f"{name:14} {old[name]:8.3g} → {weight:8.3g}")
    share, interval = facts["share"], facts["interval"]
    assert isinstance(share, float)
    assert isinstance(interval, list)
    low, high = (f"{100 * end:.1f}" for end in interval)
    games = str(facts["games"])
    console.print(say("tune-match", games=games, share=f"{100 * share:.1f}", low=low, high=high))
    if not facts["won"]:
        console.print(say("tune-kept"))


def write(game: str, players: int, told: Tuned) -> None:
    """Write the data file anew, with these weights for the game."""
    try:
        text = written({**all_tuned(), entry_of(game, players): told})
        FILE.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup("error-save", path=str(FILE), detail=str(error)) from error
