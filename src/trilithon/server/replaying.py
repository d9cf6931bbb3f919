"""A game looked at again: its moments and positions, as eyes saw them that one may look through.

While a game runs these are one's own or a watcher's; when it is over they may be anybody's.
"""

from typing import Final

from trilithon.bots.analysis import turns_of
from trilithon.core.state import CHANCE, State
from trilithon.core.table import Table
from trilithon.server import sight
from trilithon.server.denied import Denied
from trilithon.server.sitting import Sitting
from trilithon.server.wire import Moment, Replay, ReplayPart

MOVER: Final = "mover"
WATCHER: Final = "watcher"
# How many positions are told at once.
PART: Final = 16


def replay(sitting: Sitting, owner: str, eyes: str | None) -> Replay:
    """All moments of a table, for this guest; without a wish for eyes, the best that there are."""
    table = sitting.running
    choices = choices_for(sitting, owner)
    eyes = checked(sitting, eyes or choices[0], choices)
    turns = [start.step for start in turns_of(table)]
    moments, begun, told = [], 0, 0
    for step in moments_of(table):
        while begun < len(turns) and turns[begun] < step:
            begun += 1
        viewer = viewer_at(table, step, eyes)
        log = [event for k in range(told, step) for event in table.events_of(k, viewer)]
        to_move = int(state_at(table, step).to_move)
        moments.append(Moment(step, decider(table, step), begun, to_move, tuple(log)))
        told = step
    return Replay(
        version=sitting.version,
        table=sight.table_info(sitting, ()),
        mine=sitting.seats_of(owner),
        eyes=eyes,
        choices=choices,
        turns=len(turns),
        moments=tuple(moments),
    )


def part(sitting: Sitting, owner: str, eyes: str, number: int) -> ReplayPart:
    """Some of the positions: `PART` of them, beginning with moment `number * PART`."""
    table = sitting.running
    checked(sitting, eyes, choices_for(sitting, owner))
    steps = moments_of(table)[number * PART : (number + 1) * PART]
    if not steps:
        raise Denied("unknown")
    views = (state_at(table, step).view(viewer_at(table, step, eyes)) for step in steps)
    return ReplayPart(sitting.version, number * PART, tuple(map(sight.seen, views)))


def choices_for(sitting: Sitting, owner: str) -> tuple[str, ...]:
    """The eyes that a guest may look through, the best first.

    Those who share a screen in a game that runs see what all of them may see.
    """
    mine = sitting.seats_of(owner)
    if sitting.phase == "over":
        return (MOVER, *map(str, range(len(sitting.places))), WATCHER)
    if len(mine) == 1:
        return (str(mine[0]), WATCHER)
    return (WATCHER, *map(str, mine))


def checked(sitting: Sitting, eyes: str, choices: tuple[str, ...]) -> str:
    """These eyes, if one may look through them."""
    if eyes in choices:
        return eyes
    if eyes == MOVER or (eyes.isdigit() and int(eyes) < len(sitting.places)):
        raise Denied("running")
    raise Denied("malformed", detail="eyes")


def moments_of(table: Table) -> list[int]:
    """After how many steps somebody has to decide, or the game is over."""
    steps = range(len(table.steps) + 1)
    return [step for step in steps if state_at(table, step).to_move != CHANCE]


def state_at(table: Table, step: int) -> State:
    """The position after so many steps."""
    return table.steps[step].before if step < len(table.steps) else table.state


def decider(table: Table, step: int) -> int | None:
    """The seat that made the last decision before this moment."""
    decisions = (made.seat for made in reversed(table.steps[:step]) if made.seat is not None)
    return next(decisions, None)


def viewer_at(table: Table, step: int, eyes: str) -> int | None:
    """The seat whose view is shown at a moment; None is a watcher's."""
    if eyes == WATCHER:
        return None
    if eyes != MOVER:
        return int(eyes)
    seat = decider(table, step)
    return int(state_at(table, step).to_move) if seat is None else seat
