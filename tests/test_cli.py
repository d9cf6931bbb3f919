"""The command line: what it prints, and how it refuses what makes no sense."""

import io
import json
import os
import re
import socket
import sys
from pathlib import Path

import pytest

import trilithon
from games_played import resealed
from trilithon import Record, Table, bench, doctor, terminal, verify
from trilithon.cli import main
from trilithon.interpreted import run_interpreted
from trilithon.terminal.keep import load, save


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


def played(path: Path, moves: int = 6) -> Record:
    """A record of a game that has begun."""
    table = Table("m", 3, seed=11, seats=("Ada", "Basalt [random]", "Granite [random]"))
    for _ in range(moves):
        table.play(table.legal_moves()[0])
    save(table.record, path)
    return table.record


BAD_COMMANDS = [
    (["play", "go"], "BadSetup", "Known games: "),
    (["play"], "BadSetup", "Which game?"),
    (["play", "m", "--players", "7"], "BadSetup", "2 to 6 players, not for 7"),
    (["play", "m", "--players", "1"], "BadSetup", "2 to 6 players, not for 1"),
    (["play", "m", "--players", "some"], "BadSetup", "“some” is not a whole number"),
    (["play", "m", "--seed", "x"], "BadSetup", "“x” is not a whole number"),
    (["play", "m", "--option", "pass=yes"], "BadSetup", "no option “pass”"),
    (["play", "m", "--option", "layout=ring"], "BadSetup", "cannot be “ring”"),
    (["play", "m", "--option", "layout"], "BadSetup", "write name=choice"),
    (["play", "m", "--bots", "oracle"], "BadSetup", "no computer opponent called “oracle”"),
    (["play", "m", "--players", "2", "--bots", *["random"] * 2], "BadSetup", "do not fit on 2"),
    (["play", "m", "--hotseat", "A]"], "BadSetup", "cannot be a player's name"),
    (["play", "m", "--hotseat", "random"], "BadSetup", "is a computer opponent"),
    (["play", "m", "--lang", "tlh"], "BadSetup", "Known languages: en, fr"),
    (["play", "m", "--data", "absent.toml"], "BadData", "absent.toml cannot be read"),
    (["play", "m", "--save", "/dev/null/x"], "BadSetup", "could not be written"),
    (["play", "--resume", "absent.txt"], "BadRecord", "absent.txt cannot be read"),
    (["replay", "absent.txt"], "BadRecord", "absent.txt cannot be read"),
    (["verify", "absent.txt"], "BadRecord", "absent.txt cannot be read"),
    (["data", "go"], "BadSetup", "no game called “go”"),
    (["bench", "go"], "BadSetup", "no game called “go”"),
    (["bench", "m", "--players", "9"], "BadSetup", "not for 9"),
    (["play", "m", "--players", "0" * 19 + "12"], "BadSetup", "is not a whole number"),
    (["arena", "m", "--bots", "random,random", "--games", "0"], "BadSetup", "--games goes from 1"),
    (["arena", "m", "--bots", "random,random", "--games", "-4"], "BadSetup", "“-4” is outside"),
    (["arena", "m", "--bots", "random,random", "--games", "9" * 19], "BadSetup", "to 1000000"),
    (["arena", "m", "--bots", "random,random", "--workers", "0"], "BadSetup", "from 1 to 256"),
    (["serve", "--port", "99999"], "BadSetup", "--port goes from 0 to 65535"),
    (["serve", "--port", "-1"], "BadSetup", "--port goes from 0 to 65535"),
    (["serve", "--port", "http"], "BadSetup", "“http” is not a whole number"),
    (["serve", "--rate", "-1"], "BadSetup", "--rate goes from 0.1 to 1000000"),
    (["serve", "--rate", "0"], "BadSetup", "--rate goes from 0.1 to 1000000"),
    (["serve", "--rate", "fast"], "BadSetup", "“fast” is not a number"),
    (["serve", "--bot-seconds", "nan"], "BadSetup", "--bot-seconds goes from 0 to 3600"),
    (["serve", "--bot-seconds", "inf"], "BadSetup", "--bot-seconds goes from 0 to 3600"),
    (["serve", "--bot-pace", "-3"], "BadSetup", "--bot-pace goes from 0 to 60"),
    (["serve", "--bot-pace", "0." + "0" * 30 + "1"], "BadSetup", "is outside"),
]

UNREACHABLE = [
    ("nowhere.invalid", "no address of this machine"),
    ("", "no address of this machine"),
    ("x" * 300, "no address of this machine"),
    ("192.0.2.1", "cannot listen on 192.0.2.1, port 0: Cannot assign requested address"),
]


@pytest.mark.parametrize(("arguments", "error", "sentence"), BAD_COMMANDS)
def test_bad_input_is_a_named_error_with_a_sentence_and_status_2(
    arguments: list[str], error: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(f"{error}: ")
    assert sentence in printed.err
    assert "Traceback" not in printed.err
    assert printed.out == ""


@pytest.mark.parametrize(("host", "sentence"), UNREACHABLE)
def test_a_host_on_which_nobody_can_listen_is_refused(
    host: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["serve", "--port", "0", "--data-dir", str(tmp_path / "data"), "--host", host]
    assert main(asked) == 2
    printed = capsys.readouterr().err
    assert printed.startswith("BadSetup: ")
    assert sentence in printed


def test_a_busy_port_is_named_and_another_one_proposed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        asked = ["serve", "--port", str(port), "--data-dir", str(tmp_path / "data")]
        assert main(asked) == 2
    printed = capsys.readouterr().err
    assert printed.startswith(f"BadSetup: Port {port} is taken")
    assert "make play PORT=" in printed


def test_bench_without_its_peers_tells_the_locked_way_to_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["bench", "m", "--peers"]) == 2
    assert "make bench" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "go", "--lang", "fr"], "Il n’y a pas de jeu nommé « go »"),
        (["play", "m", "--players", "9", "--lang=fr"], "se joue de 2 à 6 joueurs"),
        (["verify", "absent.txt", "--lang", "fr"], "absent.txt ne peut pas être lu"),
    ],
)
def test_the_sentence_is_in_the_chosen_language(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play", "m", "--fast"], ["verify"]])
def test_a_command_line_that_makes_no_sense_is_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "Je ne comprends pas cette ligne de commande" in capsys.readouterr().err


def test_a_game_without_a_screen_is_refused_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    played(tmp_path / "game.txt")
    monkeypatch.delitem(terminal.SCREENS, "m")
    for arguments in (["play", "m"], ["replay", str(tmp_path / "game.txt")]):
        assert main(arguments) == 2
        assert "cannot be played in the terminal" in capsys.readouterr().err


def bad_records(text: str) -> dict[str, tuple[str, str]]:
    """Records that are wrong, and what is said of each."""
    lines = text.splitlines(keepends=True)
    move = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    played_again = "".join([*lines[: move + 1], *lines[move:]])
    return {
        "empty": ("", "not a record"),
        "cut": ("".join(lines[:-1]), "cut off"),
        "cut in a line": (text[: len(text) // 2], "cut off"),
        "edited": (text.replace("deal", "deal ", 1), "seal does not fit"),
        "illegal": (resealed(played_again), "is impossible. "),
        "unknown game": (resealed(text.replace("game: m", "game: go")), "no game called"),
        "other rules": (resealed(text.replace("rules: 1", "rules: 99")), "version 99"),
        "other data": (resealed(text.replace("data: ", "data: 0")), "--data"),
        "too many players": (resealed(text.replace("players: 3", "players: 33")), "not for 33"),
        "players?": (resealed(text.replace("players: 3", "players: three")), "header"),
        "secret": (resealed(text.replace("secret: ", "secret: 00")), "promised"),
        "no text": ("\x00\x01", "not a record"),
        "escape": (resealed(text.replace("0 ", "0 \x1b[2J", 1)), "�[2J"),
    }


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
@pytest.mark.parametrize("fault", bad_records("\n\n0 a\n"))
def test_a_bad_record_is_refused_and_left_as_it_is(
    fault: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    text, sentence = bad_records(str(played(path)))[fault]
    path.write_text(text, encoding="utf-8")
    assert main([*command.split(), str(path)]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(("BadRecord: ", "BadSetup: ", "BadData: "))
    assert sentence in " ".join(printed.err.split())
    assert "\x1b" not in printed.err
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(path)]) == 2
    assert "is not a text file" in capsys.readouterr().err


def test_a_public_record_cannot_be_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    text = str(played(path, 0))
    kept = [line for line in text.splitlines() if not line.startswith("secret")]
    path.write_text(resealed("\n".join(kept) + "\n"), encoding="utf-8")
    assert main(["play", "--resume", str(path)]) == 2
    assert "public record" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("game = ", "not valid TOML"),
        ("version = 1", "lacks “game”"),
        ('game = "go"', "belong to the game “go”"),
        ('game = "m"', "or it is of the wrong kind"),
        ('game = "m"\n[marks]\ngame = "Q"', "only R, P, I and X"),
    ],
)
@pytest.mark.parametrize("command", ["play", "data"])
def test_a_wrong_data_file_is_refused(
    command: str, content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "data.toml"
    path.write_text(content, encoding="utf-8")
    assert main([command, "m", "--data", str(path)]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith("BadData: ")
    assert sentence in printed


def test_a_game_is_played_kept_resumed_replayed_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    type_in(monkeypatch, "1", "2")
    assert main(["play", "m", "--players", "3", "--seed", "4", "--save", str(path)]) == 0
    assert "trilithon play --resume" in capsys.readouterr().out
    begun = load(path)
    assert sum(line.seat == 0 for line in begun.moves) == 2
    type_in(monkeypatch, *["1"] * 400)
    assert main(["play", "--resume", str(path)]) == 0
    assert re.search("wins|share the win", capsys.readouterr().out)
    record = load(path)
    assert record.moves[: len(begun.moves)] == begun.moves
    assert main(["verify", str(path), "--lang", "fr"]) == 0
    assert f"Les {verify(record)} tirages ont été recalculés" in capsys.readouterr().out
    type_in(monkeypatch, "", "b", "3", "e", "nowhere", "", "q")
    assert main(["replay", str(path)]) == 0
    assert "1. " in capsys.readouterr().out


def test_people_options_and_data_are_those_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, data = tmp_path / "game.txt", tmp_path / "data.toml"
    source = trilithon.GAMES["m"].data.source
    data.write_text(source.replace("tokens = 6", "tokens = 9"), encoding="utf-8")
    type_in(monkeypatch, "", "1")
    asked = ["play", "m", "--hotseat", "Ada", "Zoé", "--bots", "random", "--option", "layout=arch"]
    assert main([*asked, "--data", str(data), "--save", str(path)]) == 0
    record = load(path)
    assert record.seats == ("Ada", "Zoé", "Basalt [random]")
    assert record.options["layout"] == "arch"
    assert main(["verify", str(path)]) == 2
    assert main(["verify", str(path), "--data", str(data)]) == 0


def test_leaving_without_a_file_keeps_the_game_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "1")
    assert main(["play", "m"]) == 0
    (kept,) = (tmp_path / "home" / "trilithon").iterdir()
    assert str(kept) in "".join(capsys.readouterr().out.split("\n"))
    assert load(kept).game == "m"


def test_data_shows_every_datum_with_its_mark_in_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["data", "m"]) == 0
    printed = capsys.readouterr().out
    for path, _ in trilithon.GAMES["m"].data.leaves():
        assert path in printed
    assert "house data, invented here" in printed
    assert main(["data", "m", "--lang", "fr"]) == 0
    assert "donnée maison, inventée ici" in capsys.readouterr().out


def test_the_doctor_tells_versions_data_and_compilation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "stale_modules", lambda *_: [])
    assert main(["doctor"]) == (0 if trilithon.COMPILED else 1)
    printed = capsys.readouterr().out
    assert "librt" in printed
    assert trilithon.GAMES["m"].data.hash in printed
    assert ("are compiled" in printed) == trilithon.COMPILED


def test_the_doctor_advises_when_nothing_is_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trilithon, "COMPILED", False)
    monkeypatch.setenv("PATH", "")
    assert main(["doctor"]) == 1
    printed = capsys.readouterr().out
    assert "plain Python" in printed
    assert "no C compiler" in printed


def test_the_doctor_finds_modules_older_than_their_source(tmp_path: Path) -> None:
    library = tmp_path / "group.so"
    for name in ("old", "new"):
        (tmp_path / f"{name}.cpython-311.so").touch()
        (tmp_path / f"{name}.py").touch()
    library.touch()
    os.utime(library, (1000, 1000))
    os.utime(tmp_path / "old.py", (2000, 2000))
    os.utime(tmp_path / "new.py", (500, 500))
    assert doctor.stale_modules(tmp_path, library) == ["old"]


def test_an_interpreted_run_uses_the_plain_source() -> None:
    code = "import trilithon; print(trilithon.COMPILED, trilithon.Table('m', seed=7).state.key())"
    assert run_interpreted("-c", code).split() == ["False", str(Table("m", seed=7).state.key())]


def test_bench_prints_its_figures_as_json_and_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    assert main(["bench", "m", "--players", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["game"] == "m"
    assert figures["players"] == 3
    assert figures["compiled"] == trilithon.COMPILED
    assert figures["peers"] == {}
    for name in bench.ROWS:
        assert figures[name] > 0
        assert not trilithon.COMPILED or figures["interpreted"][name] > 0
    assert main(["bench", "m", "--lang", "fr"]) == 0
    assert "parties au hasard" in capsys.readouterr().out
