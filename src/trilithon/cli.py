"""The command line: `trilithon play|serve|replay|analyse|render|verify|…`."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from rich.console import Console
from rich.text import Text

from trilithon.bots import options_for
from trilithon.core.data import Data
from trilithon.core.errors import BadSetup, TrilithonError
from trilithon.core.game import GAMES, find_game
from trilithon.core.table import Table, resimulate, verify
from trilithon.locales import LANGUAGES, Sentences, preferred, sentences
from trilithon.terminal import SCREENS
from trilithon.terminal.keep import keeping_place, load, save
from trilithon.terminal.places import Place, choose_places, places_of, printable, seat_everyone
from trilithon.terminal.play import Session

if TYPE_CHECKING:
    from trilithon.bots.workers import Workers

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
MOST_WORKERS: Final = 256
MOST_ITERATIONS: Final = 1_000_000
MOST_GAMES: Final = 1_000_000
LONGEST_NUMBER: Final = 20


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are sentences of ours."""

    say: Sentences

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line, and how it is used."""
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, self.say("error-usage", detail=message) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status, 2 if what was asked is wrong."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    say = sentences(preferred())
    try:
        say = sentences(asked_language(arguments) or preferred())
        asked = build_parser(say).parse_args(arguments)
        status: int = asked.run(asked, say)
    except TrilithonError as error:
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        text = Text(f"{type(error).__name__}: ", "bold red")
        console.print(text.append(printable(say.error(error)), "default not bold"))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def asked_language(arguments: Sequence[str]) -> str | None:
    """What follows `--lang`, needed before the parser can speak."""
    for here, after in pairwise([*arguments, ""]):
        if here == "--lang":
            return after
        if here.startswith("--lang="):
            return here.removeprefix("--lang=")
    return None


def build_parser(say: Sentences) -> Parser:
    """All commands and their options, explained in the language spoken."""
    Parser.say = say
    common = Parser(add_help=False)
    common.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"))
    parser = Parser(prog="trilithon", description=say("help-trilithon"), parents=[common])
    commands = parser.add_subparsers(required=True, metavar=say("help-command"), dest="command")

    def command(name: str, run: Callable[[argparse.Namespace, Sentences], int]) -> Parser:
        text = say(f"help-{name}")
        made = commands.add_parser(name, help=text, description=text, parents=[common])
        made.set_defaults(run=run)
        return made

    add_play(command("play", play), say)
    add_serve(command("serve", serve), say)
    replaying = command("replay", replay)
    replaying.add_argument("file", metavar="FILE", help=say("help-file"))
    replaying.add_argument("--seat", metavar="N", help=say("help-seat"))
    replaying.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    analysing = command("analyse", analyse)
    analysing.add_argument("file", metavar="FILE", help=say("help-file"))
    analysing.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    analysing.add_argument("--iterations", default="1000", metavar="N", help=say("help-iterations"))
    analysing.add_argument("--json", action="store_true", help=say("help-json"))
    verifying = command("verify", check)
    verifying.add_argument("file", metavar="FILE", help=say("help-file"))
    verifying.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    rendering = command("render", render)
    rendering.add_argument("file", metavar="FILE", help=say("help-file"))
    rendering.add_argument("--out", metavar="FOLDER", default=".", help=say("help-out"))
    rendering.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    showing = command("data", data)
    showing.add_argument("game", metavar="GAME", help=say("help-game", known=", ".join(GAMES)))
    showing.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    add_arena(command("arena", arena), say)
    add_tune(command("tune", tune), say)
    add_bench(command("bench", bench), say)
    command("doctor", doctor)
    return parser


def add_play(parser: argparse.ArgumentParser, say: Sentences) -> None:
    """The options of `trilithon play`."""
    known = ", ".join(GAMES)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game", known=known))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument(
        "--hotseat", nargs="+", default=[], metavar="NAME", help=say("help-hotseat")
    )
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help=say("help-bots"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help=say("help-option")
    )
    parser.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    parser.add_argument("--save", metavar="FILE", help=say("help-save"))
    parser.add_argument("--resume", metavar="FILE", help=say("help-resume"))


def add_arena(parser: argparse.ArgumentParser, say: Sentences) -> None:
    """The options of `trilithon arena`."""
    parser.add_argument("game", metavar="GAME", help=say("help-game", known=", ".join(GAMES)))
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=say("help-arena-bots"))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("--games", default="100", metavar="K", help=say("help-arena-games"))
    parser.add_argument("--seed", default="0", metavar="N", help=say("help-seed"))
    parser.add_argument("--test", metavar="LOW,HIGH", help=say("help-arena-test"))
    parser.add_argument("--workers", metavar="N", help=say("help-arena-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("help-arena-ray"))
    parser.add_argument("--records", metavar="FOLDER", help=say("help-arena-records"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help=say("help-option")
    )
    parser.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def add_tune(parser: argparse.ArgumentParser, say: Sentences) -> None:
    """The options of `trilithon tune`."""
    parser.add_argument("game", metavar="GAME", help=say("help-game", known=", ".join(GAMES)))
    parser.add_argument("--bot", default="search:200", metavar="BOT", help=say("help-tune-bot"))
    parser.add_argument("--players", default="2", metavar="N", help=say("help-players"))
    parser.add_argument("--steps", default="60", metavar="N", help=say("help-tune-steps"))
    parser.add_argument("--games", default="48", metavar="K", help=say("help-tune-games"))
    parser.add_argument("--check", default="400", metavar="K", help=say("help-tune-check"))
    parser.add_argument("--seed", default="0", metavar="N", help=say("help-seed"))
    parser.add_argument("--workers", metavar="N", help=say("help-arena-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("help-arena-ray"))
    parser.add_argument("--write", action="store_true", help=say("help-tune-write"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def add_serve(parser: argparse.ArgumentParser, say: Sentences) -> None:
    """The options of `trilithon serve`."""
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("help-host"))
    parser.add_argument("--port", default="8000", metavar="N", help=say("help-port"))
    parser.add_argument("--data-dir", default="data", metavar="FOLDER", help=say("help-data-dir"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=say("help-origin")
    )
    parser.add_argument("--rate", default="1", metavar="X", help=say("help-rate"))
    parser.add_argument("--bot-seconds", default="15", metavar="S", help=say("help-bot-seconds"))
    parser.add_argument("--bot-pace", default="0.7", metavar="S", help=say("help-bot-pace"))
    parser.add_argument(
        "--analysis-iterations",
        default="1000",
        metavar="N",
        help=say("help-analysis-iterations"),
    )


def add_bench(parser: argparse.ArgumentParser, say: Sentences) -> None:
    """The options of `trilithon bench`."""
    parser.add_argument("game", metavar="GAME", help=say("help-game", known=", ".join(GAMES)))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("--peers", action="store_true", help=say("help-peers"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


# The commands


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
        show(record, turns, Console(highlight=False, markup=False, emoji=False), say)
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
    from trilithon.bots.arena import Setting
    from trilithon.terminal.arena import compete, keep_records, read_test, show

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
    blocks = compete(setting, games, arena_workers(asked), test, bar)
    if asked.records is not None:
        keep_records(setting, blocks, Path(asked.records))
    console = Console(highlight=False, markup=False, emoji=False)
    show(setting, blocks, test, console, say, as_json=asked.json)
    return 0


def tune(asked: argparse.Namespace, say: Sentences) -> int:
    """Improve the weights of a game's heuristic by self-play."""
    from trilithon.bots import check_bot
    from trilithon.bots.arena import Setting
    from trilithon.terminal.tuning import show, tuned, write

    game = find_game(asked.game)
    check_bot(asked.bot, game.name)
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
    told, facts = tuned(setting, arena_workers(asked), (steps, games, check), command, bar)
    if asked.write and facts["won"]:
        write(game.name, players, told)
    show(facts, Console(highlight=False, markup=False, emoji=False), say, as_json=asked.json)
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


# Reading what was asked


def check_screen(game: str) -> None:
    """Refuse a game that can be played, but not in a terminal."""
    if game not in SCREENS:
        raise BadSetup("error-no-screen", game=game, known=", ".join(SCREENS))


def number(text: str) -> int:
    """A whole number."""
    if len(text) > LONGEST_NUMBER:
        raise BadSetup("error-number", text=text[:40])
    try:
        return int(text)
    except ValueError as error:
        raise BadSetup("error-number", text=text[:40]) from error


def whole(option: str, text: str, low: int, high: int) -> int:
    """The whole number of an option, within its bounds."""
    found = number(text)
    if not low <= found <= high:
        raise BadSetup("error-range", option=option, text=text, low=str(low), high=str(high))
    return found


def decimal(option: str, text: str, low: float, high: float) -> float:
    """The number of an option, perhaps with a fraction, within its bounds."""
    try:
        found = float(text[:LONGEST_NUMBER])
    except ValueError as error:
        raise BadSetup("error-decimal", text=text[:40]) from error
    if len(text) > LONGEST_NUMBER or not low <= found <= high:
        raise BadSetup("error-range", option=option, text=text[:40], low=str(low), high=str(high))
    return found


def option(text: str) -> tuple[str, str]:
    """An option as `name=choice`."""
    name, equals, choice = text.partition("=")
    if not equals:
        raise BadSetup("error-option-form", text=text[:40])
    return name.strip(), choice.strip()


def data_file(asked: argparse.Namespace) -> Data | None:
    """The component data of `--data`, if it was given."""
    return None if asked.data is None else Data.read(Path(asked.data))


if __name__ == "__main__":
    sys.exit(main())
