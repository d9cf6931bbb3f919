"""The data folder: private, and its secret whole or refused."""

import stat
from pathlib import Path

import pytest

from live import BOT, ME, Person, serving
from trilithon import BadSetup
from trilithon.cli import main
from trilithon.server.folder import keep_private
from trilithon.server.identity import Guest, Identity


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_folder_and_all_its_files_are_for_their_owner_alone(data_dir: Path) -> None:
    with serving(data_dir) as server:
        ann = Person(server)
        ann.open(ME, BOT)
        ann.http.close()
        assert mode(data_dir) == 0o700
        files = {path.name: mode(path) for path in data_dir.iterdir()}
    assert files == dict.fromkeys(
        ("secret", "trilithon.sqlite", "trilithon.sqlite-shm", "trilithon.sqlite-wal"), 0o600
    )


def test_files_of_an_older_version_are_taken_out_of_sight(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    ours = [tmp_path / name for name in ("secret", "trilithon.sqlite", "trilithon.sqlite-wal")]
    other = tmp_path / "notes.txt"
    for path in (*ours, other):
        path.touch()
        path.chmod(0o644)
    keep_private(tmp_path)
    assert [mode(path) for path in ours] == [0o600] * 3
    assert (mode(tmp_path), mode(other)) == (0o755, 0o644)


def test_a_secret_is_made_once_and_stays(tmp_path: Path) -> None:
    cookie = Identity.kept_in(tmp_path).cookie(Guest("id", "Ann"))
    assert Identity.kept_in(tmp_path).guest(cookie) == Guest("id", "Ann")
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    assert mode(tmp_path / "secret") == 0o600


@pytest.mark.parametrize("left", [b"", b"\n", b"00ff", b"f" * 63, b"\xff" * 64, b"f" * 65])
def test_an_empty_or_cut_secret_is_refused(
    left: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_bytes(left)
    with pytest.raises(BadSetup, match="does not hold a whole secret"):
        Identity.kept_in(tmp_path)
    assert main(["serve", "--port", "0", "--data-dir", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("BadSetup: ")
    assert (tmp_path / "secret").read_bytes() == left


def test_a_crash_while_the_secret_is_written_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def power_cut(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", power_cut)
    with pytest.raises(KeyboardInterrupt):
        Identity.kept_in(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_of_two_processes_that_make_a_secret_the_first_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = "ab" * 32

    def meanwhile(_: int) -> None:
        (tmp_path / "secret").write_text(theirs, encoding="ascii")

    monkeypatch.setattr("os.fsync", meanwhile)
    mine = Identity.kept_in(tmp_path)
    assert mine.guest(Identity(theirs).cookie(Guest("id", "Ann"))) == Guest("id", "Ann")


def test_a_folder_that_is_a_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").touch()
    assert main(["serve", "--data-dir", str(tmp_path / "data"), "--lang", "en"]) == 2
    assert "cannot be used" in capsys.readouterr().err
