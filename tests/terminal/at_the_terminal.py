"""A session whose person is a script, and what it saw."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

from trilithon import Table
from trilithon.locales import sentences
from trilithon.terminal.places import choose_places, seat_everyone
from trilithon.terminal.play import WIPE, Session


class Sitting:
    """A session, the screens it showed at each prompt, and the answers it was given."""

    def __init__(
        self,
        answer: Callable[["Sitting", str], str],
        keep: Path,
        *,
        players: int = 2,
        people: Sequence[str] = ("Ada",),
        language: str = "en",
        seed: int = 7,
        size: tuple[int, int] = (80, 24),
        autosave: bool = False,
        table: Table | None = None,
    ) -> None:
        say = sentences(language)
        places = choose_places(players, people, [], 2, say)
        self.table = table or Table("m", players, seed, seats=tuple(map(str, places)))
        self.file = io.StringIO()
        console = Console(
            file=self.file, force_terminal=True, color_system=None, width=size[0], height=size[1],
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip
        self.answer = answer
        self.prompts: list[str] = []
        self.screens: list[str] = []
        seated = seat_everyone(places, self.table.game.name, "script")
        self.session = Session(self.table, seated, console, say, keep, autosave, self.ask)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screens.append(self.screen)
        return self.answer(self, prompt)

    @property
    def screen(self) -> str:
        """What stands on the screen since it was last wiped."""
        return self.file.getvalue().rpartition(WIPE)[2]

    def run(self) -> "Sitting":
        self.session.run()
        return self


def always_the_first(_: Sitting, __: str) -> str:
    return "1"


def saying(*lines: str) -> Callable[[Sitting | None, str], str]:
    """These answers, then the end of the input."""
    left = list(lines)

    def answer(_: Sitting | None, __: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer
