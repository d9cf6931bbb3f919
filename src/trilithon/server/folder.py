"""The data folder: dealers' secrets, hands and guests' ids are nobody else's business."""

from pathlib import Path
from typing import Final

from trilithon.core.errors import BadSetup

DATABASE: Final = "trilithon.sqlite"
SECRET: Final = "secret"


def keep_private(folder: Path) -> None:
    """Make the folder and the database in it readable to their owner alone.

    A folder that was there before keeps its mode, since others may use it too; our files do not.
    SQLite gives the files beside the database the mode of the database.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (folder / DATABASE).touch(mode=0o600)
        for path in (folder / SECRET, *folder.glob(f"{DATABASE}*")):
            if path.exists():
                path.chmod(0o600)
    except OSError as error:
        detail = str(error.strerror)
        raise BadSetup("error-folder", path=str(folder), detail=detail) from error
