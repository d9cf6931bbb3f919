"""What the command line understands: its commands, their options, and what people write there."""

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NoReturn

from trilithon.core.data import Data
from trilithon.core.errors import BadSetup
from trilithon.core.game import GAMES
from trilithon.locales import LANGUAGES, Sentences

BAD_INPUT: Final = 2
LONGEST_NUMBER: Final = 20

Command = Callable[[argparse.Namespace, Sentences], int]


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are sentences of ours."""

    say: Sentences

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line, and how it is used."""
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, self.say("error-usage", detail=message) + "\n")


def asked_language(arguments: Sequence[str]) -> str | None:
    """What follows `--lang`, needed before the parser can speak."""
    for here, after in pairwise([*arguments, ""]):
        if here == "--lang":
            return after
        if here.startswith("--lang="):
            return here.removeprefix("--lang=")
    return None


def build_parser(commands: dict[str, Command], say: Sentences) -> Parser:
    """All commands and their options, explained in the language spoken."""
    Parser.say = say
    common = Parser(add_help=False)
    common.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"))
    parser = Parser(prog="trilithon", description=say("help-trilithon"), parents=[common])
    subparsers = parser.add_subparsers(required=True, metavar=say("help-command"), dest="command")

    def command(name: str) -> Parser:
        text = say(f"help-{name}")
        made = subparsers.add_parser(name, help=text, description=text, parents=[common])
        made.set_defaults(run=commands[name])
        return made

    add_play(command("play"), say)
    add_serve(command("serve"), say)
    replaying = command("replay")
    replaying.add_argument("file", metavar="FILE", help=say("help-file"))
    replaying.add_argument("--seat", metavar="N", help=say("help-seat"))
    replaying.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    analysing = command("analyse")
    analysing.add_argument("file", metavar="FILE", help=say("help-file"))
    analysing.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    analysing.add_argument("--iterations", default="1000", metavar="N", help=say("help-iterations"))
    analysing.add_argument("--json", action="store_true", help=say("help-json"))
    verifying = command("verify")
    verifying.add_argument("file", metavar="FILE", help=say("help-file"))
    verifying.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    rendering = command("render")
    rendering.add_argument("file", metavar="FILE", help=say("help-file"))
    rendering.add_argument("--out", metavar="FOLDER", default=".", help=say("help-out"))
    rendering.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    showing = command("data")
    showing.add_argument("game", metavar="GAME", help=say("help-game", known=", ".join(GAMES)))
    showing.add_argument("--data", metavar="FILE", help=say("help-data-file"))
    add_arena(command("arena"), say)
    add_tune(command("tune"), say)
    add_bench(command("bench"), say)
    command("doctor")
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


# Reading what was asked


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
