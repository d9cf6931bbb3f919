"""The command line: `trilithon play|serve|replay|analyse|render|verify|…`."""

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from trilithon.bots import options_for
from trilithon.core.errors import BadSetup, TrilithonError
from trilithon.core.game import GAMES, find_game
from trilithon.core.table import Table, resimulate, verify
from trilithon.locales import Sentences, preferred, sentences
from trilithon.options import (
    BAD_INPUT,
    Command,
    asked_language,
    build_parser,
    data_file,
    decimal,
    number,
    option,
    whole,
)
from trilithon.terminal import SCREENS
from trilithon.terminal.keep import keeping_place, load, save
from trilithon.terminal.places import Place, choose_places, places_of, printable, seat_everyone
from trilithon.terminal.play import Session

if TYPE_CHECKING:
    from trilithon.bots.workers import Workers

INTERRUPTED: Final = 130
MOST_WORKERS: Final = 256
MOST_ITERATIONS: Final = 1_000_000
MOST_GAMES: Final = 1_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status, 2 if what was asked is wrong."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    say = sentences(preferred())
    try:
        say = sentences(asked_language(arguments) or preferred())
        asked = build_parser(COMMANDS, say).parse_args(arguments)
        status: int = asked.run(asked, say)
    except TrilithonError as error:
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        text = Text(f"{type(error).__name__}: ", "bold red")
        console.print(text.append(printable(say.error(error)), "default not bold"))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def serve(asked: argparse.Namespace, say: Sentences) -> int:
    """Let people play in their browsers, and programs over the network."""
    from trilithon.server.serve import MOST_PORT, run

    return run(
        say,
        host=asked.host,
        port=whole("--port", asked.port, 0, MOST_PORT),
        data_dir=Path(asked.data_dir),
        origins=tuple(asked.origin),
        rate=decimal("--rate", asked.rate, 0.1, 1_000_000),
        bot_seconds=decimal("--bot-seconds", asked.bot_seconds, 0, 3600),
        bot_pace=decimal("--bot-pace", asked.bot_pace, 0, 60),
        analysis_iterations=whole(
            "--analysis-iterations", asked.analysis_iterations, 1, MOST_ITERATIONS
        ),
    )


def play(asked: argparse.Namespace, say: Sentences) -> int:
    """Start or resume a game and play it here."""
    table, places, keep = resumed(asked, say) if asked.resume else started(asked, say)
    if asked.save:
        keep = Path(asked.save)
        save(table.record, keep)
    seated = seat_everyone(places, table.game.name, asked.seed or secrets.token_hex(8))
    console = Console(highlight=False, markup=False, emoji=False)
    Session(table, seated, console, say, keep, autosave=bool(asked.save or asked.resume)).run()
    return 0


def started(asked: argparse.Namespace, say: Sentences) -> tuple[Table, list[Place], Path]:
    """A new table."""
    if asked.game is None:
        raise BadSetup("error-no-game", known=", ".join(GAMES))
    game = find_game(asked.game)
    check_screen(game.name)
    players = None if asked.players is None else number(asked.players)
    seed = None if asked.seed is None else number(asked.seed)
    if players is not None:
        game.spec(players)
    places = choose_places(players, asked.hotseat, asked.bots, game.players[0], say)
    table = Table(
        game.name,
        len(places),
        seed,
        options={
            **options_for(game.name, [place.bot for place in places]),
            **dict(map(option, asked.option)),
        },
        data=data_file(asked),
        seats=tuple(map(str, places)),
    )
    return table, places, keeping_place(game.name, datetime.now())


def resumed(asked: argparse.Namespace, say: Sentences) -> tuple[Table, list[Place], Path]:
    """The table of a record, its seats as they were."""
    path = Path(asked.resume)
    table = Table.from_record(load(path), data_file(asked))
    check_screen(table.game.name)
    if table.dealer is None:
        raise BadSetup("error-resume-public", path=str(path))
    return table, places_of(table.seats, int(table.spec.players), say), path


def check_screen(game: str) -> None:
    """Refuse a game that can be played, but not in a terminal."""
    if game not in SCREENS:
        raise BadSetup("error-no-screen", game=game, known=", ".join(SCREENS))


def replay(asked: argparse.Namespace, say: Sentences) -> int:
    """Step through a record."""
    from trilithon.terminal.replay import Replay

    table = Table.from_record(load(Path(asked.file)), data_file(asked))
    check_screen(table.game.name)
    seat = None if asked.seat is None else number(asked.seat)
    table.view(seat)
    Replay(table, seat, Console(highlight=False, markup=False, emoji=False), say).run()
    return 0


def analyse(asked: argparse.Namespace, say: Sentences) -> int:
    """Look at a game turn by turn."""
    from trilithon.terminal.analysis import analyse_with_bar, as_json, show

    record, iterations = load(Path(asked.file)), number(asked.iterations)
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise BadSetup("error-budget", text=asked.iterations[:40])
    table = Table.from_record(record, data_file(asked))
    turns = analyse_with_bar(table, iterations, Console(stderr=True))
    if asked.json:
        print(as_json(record, iterations, turns))
    else:
        show(table, turns, Console(highlight=False, markup=False, emoji=False), say)
    return 0


def render(asked: argparse.Namespace, say: Sentences) -> int:
    """Draw the last position and the last swing of a record."""
    from trilithon.render import render

    path = Path(asked.file)
    table = Table.from_record(load(path), data_file(asked))
    for written in render(table, Path(asked.out), path.stem):
        print(say("render-written", path=str(written)))
    return 0


def check(asked: argparse.Namespace, say: Sentences) -> int:
    """Recompute every draw of a record."""
    record, components = load(Path(asked.file)), data_file(asked)
    print(say("verify-fair", draws=verify(record, components)))
    if simulator := find_game(record.game).simulator():
        outcomes, different = resimulate(record, components)
        key = "verify-differs" if different else "verify-simulated"
        first = different[0] if different else 0
        told = {"outcomes": outcomes, "different": len(different), "number": first}
        print(say(key, simulator=simulator, **told))
    return 0


def data(asked: argparse.Namespace, say: Sentences) -> int:
    """Show a game's component data and how sure each is."""
    from trilithon.terminal.components import show_data

    game = find_game(asked.game)
    chosen = data_file(asked) or game.data
    game.spec(game.players[0], data=chosen)
    show_data(chosen, Console(highlight=False, markup=False, emoji=False), say)
    return 0


def arena(asked: argparse.Namespace, say: Sentences) -> int:
    """Let bots play each other."""
    from trilithon.bots.arena import Block, Setting
    from trilithon.bots.workers import stop
    from trilithon.terminal.arena import check, compete, keep_records, make_folder, read_test, show

    game = find_game(asked.game)
    players = max(2, game.players[0]) if asked.players is None else number(asked.players)
    own_data = data_file(asked)
    spec = game.spec(players, dict(map(option, asked.option)), own_data)
    setting = Setting(
        game.name,
        players,
        tuple(asked.bots.split(",")),
        number(asked.seed),
        tuple(spec.options.items()),
        own_data.source if own_data else "",
        records=asked.records is not None,
    )
    test = None if asked.test is None else read_test(asked.test)
    bar = Console(stderr=True, highlight=False)
    games = whole("--games", asked.games, 1, MOST_GAMES)
    workers = arena_workers(asked)
    check(setting)
    folder = None if asked.records is None else Path(asked.records)
    if folder is not None:
        make_folder(folder)
    blocks: list[Block] = []
    status = 0
    try:
        with closing(compete(setting, games, workers, test, bar)) as played:
            for block in played:
                if folder is not None:
                    keep_records(setting, block, folder)
                blocks.append(block)  # what counts is kept, whenever Ctrl-C comes
    except KeyboardInterrupt:
        status = INTERRUPTED
        bar.print(say("arena-interrupted"))
    finally:
        stop()
    if blocks:
        console = Console(highlight=False, markup=False, emoji=False)
        show(setting, blocks, test, console, say, as_json=asked.json)
    return status


def tune(asked: argparse.Namespace, say: Sentences) -> int:
    """Improve the weights of a game's heuristic by self-play."""
    from trilithon.bots.arena import Setting
    from trilithon.bots.tuning import check_tunable
    from trilithon.bots.workers import stop
    from trilithon.terminal.tuning import show, tuned, write

    game = find_game(asked.game)
    check_tunable(asked.bot, game.name)
    players = number(asked.players)
    spec = game.spec(players)
    seed = number(asked.seed)
    setting = Setting(game.name, players, (asked.bot, asked.bot), seed, tuple(spec.options.items()))
    steps = whole("--steps", asked.steps, 1, MOST_GAMES)
    games = whole("--games", asked.games, 2, MOST_GAMES)
    check = whole("--check", asked.check, 2, MOST_GAMES)
    command = (
        f"trilithon tune {game.name} --bot {asked.bot} --players {players}"
        f" --steps {steps} --games {games} --seed {seed}"
    )
    bar = Console(stderr=True, highlight=False)
    try:
        told, facts = tuned(setting, arena_workers(asked), (steps, games, check), command, bar)
    finally:
        stop()
    show(facts, Console(highlight=False, markup=False, emoji=False), say, as_json=asked.json)
    if asked.write and facts["won"]:
        write(game.name, players, told)
    return 0


def arena_workers(asked: argparse.Namespace) -> "Workers":
    """Who plays the games of an arena: Ray, or as many processes as there are cores."""
    from trilithon.bots.workers import in_processes, on_ray, play_here

    if asked.ray is not None:
        return on_ray(asked.ray)
    cores = min(len(os.sched_getaffinity(0)), MOST_WORKERS)
    workers = cores
    if asked.workers is not None:
        workers = whole("--workers", asked.workers, 1, MOST_WORKERS)
    return play_here if workers == 1 else in_processes(workers)


def bench(asked: argparse.Namespace, say: Sentences) -> int:
    """Measure a game's speed."""
    from trilithon.bench import run

    game = find_game(asked.game)
    players = game.players[0] if asked.players is None else number(asked.players)
    run(game.spec(players), peers=asked.peers, as_json=asked.json, say=say)
    return 0


def doctor(_: argparse.Namespace, say: Sentences) -> int:
    """Tell whether everything is as it should be, and what to do if not."""
    from trilithon.doctor import examine

    return examine(Console(highlight=False, markup=False, emoji=False), say)


COMMANDS: Final[dict[str, Command]] = {
    "play": play,
    "serve": serve,
    "replay": replay,
    "analyse": analyse,
    "verify": check,
    "render": render,
    "data": data,
    "arena": arena,
    "tune": tune,
    "bench": bench,
    "doctor": doctor,
}


if __name__ == "__main__":
    sys.exit(main())
