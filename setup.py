"""Compile the engines with mypyc; without a C compiler they are installed as plain Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "core/rng.py",
    "core/state.py",
    *(
        f"games/{game}/{module}.py"
        for game in ("m",)
        for module in ("boards", "components", "position", "knowledge", "scoring", "rules")
    ),
    *(
        f"games/monolyth/{module}.py"
        for module in ("heights", "components", "position", "knowledge", "scoring", "turn", "rules")
    ),
    *(
        f"games/century/{module}.py"
        for module in ("components", "position", "rules", "scoring", "knowledge", "state")
    ),
    "bots/heuristic.py",
    "bots/ismcts.py",
    *(f"bots/heuristics/{game}.py" for game in ("m", "monolyth", "century")),
]

# Calls inside the group need no look-up by name, so that small functions can be inlined.
INLINING = ["-fno-semantic-interposition", "-fno-plt"]


def build() -> None:
    """Compile the modules in one group, so that calls between them are direct."""
    if os.environ.get("TRILITHON_INTERPRETED"):
        setup()
        return
    from mypyc.build import mypycify

    sources = [str(Path("src/trilithon") / module) for module in COMPILED]
    modules = mypycify(sources, opt_level="3", debug_level="0", group_name="trilithon")
    for module in modules:
        module.optional = True
        module.extra_compile_args += INLINING
    setup(ext_modules=modules)


build()
