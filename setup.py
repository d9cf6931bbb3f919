"""Compile the engines with mypyc; without a C compiler they are installed as plain Python."""

import os
from pathlib import Path

from setuptools import setup

MODULES = {
    "core": "rng state",
    "games/m": "boards components position knowledge scoring rules",
    "games/monolyth": "heights components position knowledge scoring turn rules",
    "games/century": "components position rules scoring knowledge state",
    "bots": "heuristic ismcts",
    "bots/heuristics": "m m_ratings monolyth century",
}
COMPILED = [
    Path("src/trilithon", folder, f"{module}.py")
    for folder, modules in MODULES.items()
    for module in modules.split()
]

# Calls inside the group need no look-up by name, so that small functions can be inlined.
INLINING = ["-fno-semantic-interposition", "-fno-plt"]


def build() -> None:
    """Compile the modules in one group, so that calls between them are direct."""
    if os.environ.get("TRILITHON_INTERPRETED"):
        setup()
        return
    from mypyc.build import mypycify

    modules = mypycify(
        [str(path) for path in COMPILED], opt_level="3", debug_level="0", group_name="trilithon"
    )
    for module in modules:
        module.optional = True
        module.extra_compile_args = [*module.extra_compile_args, *INLINING]
    setup(ext_modules=modules)


build()
