"""A search for stones that build a structure card."""

from functools import cache

from trilithon import GAMES
from trilithon.games.monolyth.components import MonolythSpec
from trilithon.games.monolyth.heights import height, matches, raised
from trilithon.games.monolyth.rules import MonolythState


@cache
def plan(card: str, players: int) -> list[tuple[str, str]]:
    """Shapes of the box and their spaces, one after another, that build the card.

    No shape is used more often than the box has for every one of the players. Each stone lies on
    the lowest space that is still to rise, so that the search never leaves a hole behind.
    """
    game = GAMES["monolyth"]
    spec = game.spec(players, {"structure": card})
    state = game.start(spec)
    assert isinstance(spec, MonolythSpec)
    assert isinstance(state, MonolythState)
    counts = [
        spec.kind_counts[shape * int(spec.colours)] * int(spec.colours) // players
        for shape in range(int(spec.shapes))
    ]
    counts[0] = 0
    target = [int(cell[0]) for cell in spec.card_cells[spec.chosen_card]]
    found = _search(spec, int(spec.heights.flat), target, counts)
    assert found is not None
    return found


def _search(
    spec: MonolythSpec, tops: int, target: list[int], counts: list[int]
) -> list[tuple[str, str]] | None:
    now = [int(height(spec.heights, tops, space)) for space in range(16)]
    missing = [space for space in range(16) if now[space] < target[space]]
    if not missing:
        assert matches(spec.heights, tops, spec.chosen_card)
        return []
    lowest = min(missing, key=lambda space: (now[space], space))
    for shape in sorted(range(int(spec.shapes)), key=lambda s: -len(spec.shape_cubes[s])):
        if counts[shape] == 0:
            continue
        for footprint in _placements(spec, tops, shape):
            spaces = spec.heights.footprints[footprint]
            fits = all(now[s] + spaces.count(s) <= target[s] for s in spaces)
            if lowest in spaces and fits:
                counts[shape] -= 1
                rest = _search(spec, int(raised(spec.heights, tops, footprint)), target, counts)
                if rest is not None:
                    names = " ".join(spec.space_name(space) for space in spaces)
                    return [(spec.shape_names[shape], names), *rest]
                counts[shape] += 1
    return None


def _placements(spec: MonolythSpec, tops: int, shape: int) -> list[int]:
    state = GAMES["monolyth"].start(spec)
    assert isinstance(state, MonolythState)
    state.seats[0] = tops
    state.held = shape * spec.colours
    return [int(footprint) for footprint in state.placements()]
