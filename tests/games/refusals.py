"""What every game's tests say of a refusal."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from trilithon import TrilithonError


@contextmanager
def refused(kind: type[TrilithonError], key: str) -> Iterator[pytest.ExceptionInfo[TrilithonError]]:
    """What happens inside is refused with this error."""
    with pytest.raises(kind) as refusal:
        yield refusal
    assert refusal.value.key == key
