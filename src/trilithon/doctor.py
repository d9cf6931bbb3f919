"""Is everything as it should be? Versions, compilation, component data."""

import importlib.metadata
import importlib.util
import platform
import shutil
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

import trilithon
from trilithon.core.game import GAMES
from trilithon.locales import Sentences

PACKAGES: Final = ("trilithon", "librt", "mypy-extensions", "fluent.runtime", "rich", "open_spiel")
FOLDER: Final = Path(trilithon.__file__).parent
GROUP: Final = "trilithon__mypyc"


def examine(console: Console, say: Sentences) -> int:
    """Tell what is found; 0 if there is nothing to do about it, else 1."""
    console.print(f"Python {platform.python_version()} ({platform.machine()})")
    for package in PACKAGES:
        console.print(f"{package} {version(package)}")
    for game in GAMES.values():
        console.print(say("doctor-data", game=game.name, hash=game.data.hash, rules=game.rules))
    advice = compiled_advice(say)
    for line in advice:
        console.print(Text(line, "bold yellow"))
    if trilithon.COMPILED:
        console.print(say("doctor-compiled"))
    if not advice:
        console.print(Text(say("doctor-fine"), "bold green"))
    return 1 if advice else 0


def version(package: str) -> str:
    """The installed version of a package, or a dash."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "–"


def compiled_advice(say: Sentences) -> list[str]:
    """What is wrong with the compiled engines, and what to do about it."""
    if not trilithon.COMPILED:
        missing = [] if shutil.which("cc") else [say("doctor-no-compiler")]
        return [say("doctor-interpreted"), *missing, say("doctor-compile")]
    stale = stale_modules(FOLDER, group_module())
    if stale:
        return [say("doctor-stale", modules=", ".join(stale)), say("doctor-rebuild")]
    return []


def group_module() -> Path | None:
    """The library that holds all compiled modules."""
    found = importlib.util.find_spec(GROUP)
    return Path(found.origin) if found and found.origin else None


def stale_modules(folder: Path, library: Path | None) -> list[str]:
    """The compiled modules whose source is newer than the library they were compiled into."""
    stale = []
    for shim in sorted(folder.rglob("*.so")):
        source = shim.with_name(shim.name.split(".")[0] + ".py")
        built = (library or shim).stat().st_mtime
        if source.exists() and source.stat().st_mtime > built:
            stale.append(".".join(source.relative_to(folder).with_suffix("").parts))
    return stale
