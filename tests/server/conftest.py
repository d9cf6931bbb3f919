"""One server for all tests of a file that need nothing special of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from live import Person, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--rate", "1000") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    yield from _person(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    yield from _person(server, "Bob")


def _person(server: Server, name: str) -> Iterator[Person]:
    person = Person(server)
    assert person.post("/api/me", {"name": name}) == {"name": name}
    yield person
    person.http.close()


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    return tmp_path / "data"
