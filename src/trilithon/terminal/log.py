"""What happened, in sentences: one entry for the deal and one for each decision."""

from collections.abc import Sequence
from itertools import groupby

from trilithon.core.table import Table
from trilithon.terminal.screen import Screen


def entries(table: Table, viewer: int | None, screen: Screen) -> list[str]:
    """Entry 0 is the deal; entry k tells decision k and all that it brought about."""
    told: list[list[str]] = [[]]
    states = [step.before for step in table.steps] + [table.state]
    for step, after in zip(table.steps, states[1:], strict=True):
        if step.seat is not None:
            told.append([])
        events = table.game.events(step.before, step.move, after, viewer)
        told[-1] += [screen.tell(event) for event in events]
    return [" ".join(condensed(entry)) for entry in told]


def condensed(sentences: Sequence[str]) -> list[str]:
    """The sentences, with neighbours that say the same told once."""
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [sentence if count == 1 else f"{sentence} ×{count}" for sentence, count in runs]
