"""The same source without its compiled modules, run in a process of its own."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
LEFT_OUT: Final = ("*.so", "*.pyd", "*.c", "__pycache__", "static")


def run_interpreted(*arguments: str, timeout: float | None = None) -> str:
    """What `python ARGUMENTS` prints when `trilithon` is a copy of the package's plain source.

    `run_interpreted("-c", code)`, `run_interpreted("-m", "trilithon.bench", "m")`. Any complaint
    of the process goes to our standard error, and its failure raises CalledProcessError.
    """
    with tempfile.TemporaryDirectory(prefix="trilithon-") as folder:
        shutil.copytree(
            PACKAGE, Path(folder) / PACKAGE.name, ignore=shutil.ignore_patterns(*LEFT_OUT)
        )
        others = os.environ.get("PYTHONPATH", "")
        path = os.pathsep.join(filter(None, (folder, others)))
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=timeout,
        )
    return done.stdout
