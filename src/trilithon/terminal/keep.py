"""Records on disk: where games are kept, and how they are read back."""

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from trilithon.core.errors import BadRecord, BadSetup
from trilithon.core.record import LARGEST, Record


def keeping_place(game: str, now: datetime, environment: Mapping[str, str] = os.environ) -> Path:
    """Where a game is kept that nobody named a file for."""
    given = environment.get("XDG_DATA_HOME", "")
    folder = Path(given) if given else Path.home() / ".local" / "share"
    return folder / "trilithon" / f"{game}-{now:%Y%m%d-%H%M%S}.txt"


def save(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(str(record))
        os.replace(name, path)
    except OSError as error:
        raise BadSetup("error-save", path=str(path), detail=str(error.strerror)) from error


def load(path: Path) -> Record:
    """Read a record; BadRecord if the file is none."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return Record.parse(file.read(LARGEST + 1))
    except OSError as error:
        raise BadRecord("error-file", path=str(path), detail=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("error-file-text", path=str(path)) from error
