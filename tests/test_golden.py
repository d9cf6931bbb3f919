import pytest

from golden import FOLDER, SIMULATED, path_of, playthrough, replayed, tables

EVERY = sorted(tables())


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_game_still_plays_as_written_down(name: str, players: int) -> None:
    path = path_of(name, players)
    assert path.exists(), "a game without a playthrough: `make golden` writes it"
    told = replayed if name in SIMULATED else playthrough
    assert told(name, players) == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    kept = {path_of(name, players) for name, players in EVERY}
    assert set(FOLDER.glob("*")) == kept
