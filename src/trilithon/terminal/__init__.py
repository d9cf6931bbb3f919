"""The games in a terminal: what each looks like, and the loop that plays them all."""

from collections.abc import Callable
from typing import Final

from trilithon.core.state import Spec
from trilithon.locales import Sentences
from trilithon.terminal.century import CenturyScreen
from trilithon.terminal.m import MScreen
from trilithon.terminal.monolyth import MonolythScreen
from trilithon.terminal.screen import Screen
from trilithon.terminal.stonehenge import StonehengeScreen

SCREENS: Final[dict[str, Callable[[Spec, Sentences, tuple[str, ...]], Screen]]] = {
    "century": CenturyScreen,
    "m": MScreen,
    "monolyth": MonolythScreen,
    "stonehenge": StonehengeScreen,
}
"""How each game is shown, by its name."""

__all__ = ["SCREENS", "Screen"]
