"""The score of Century: cards, exploration tiles, bonus tiles and the crystals that are left."""

from mypy_extensions import i64

from trilithon.core.state import ScoreLine
from trilithon.games.century.position import BONUSES, POINTS, Position


def times(position: Position, seat: i64, kind: i64) -> i64:
    """How often the seat has all that a bonus tile of this kind asks for."""
    world = position.world
    fewest: i64 = -1
    item: i64 = 0
    while item < world.items:
        asked: i64 = world.kind_per[kind * world.items + item]
        if asked > 0:
            there: i64 = held(position, seat, item) // asked
            if fewest < 0 or there < fewest:
                fewest = there
        item += 1
    if fewest < 0:
        return 1
    return fewest


def held(position: Position, seat: i64, item: i64) -> i64:
    """How many of an icon, or of merchants in play, the seat has."""
    if item < position.world.items - 1:
        return position.icons(seat, item)
    return position.world.merchants - position.merchants_in_reserve(seat)


def bonus_points(position: Position, seat: i64, space: i64) -> i64:
    """What the bonus tile on this space of the seat scores now."""
    kind: i64 = position.bonus_kind(seat, space)
    return position.world.kind_points[kind] * times(position, seat, kind)


def points(position: Position) -> list[int]:
    """Points by seat, as if the game ended now."""
    world = position.world
    totals: list[int] = []
    seat: i64 = 0
    while seat < world.players:
        total: i64 = position.seats[seat * position.stride + POINTS]
        space: i64 = 0
        while space < position.seats[seat * position.stride + BONUSES]:
            total += bonus_points(position, seat, space)
            space += 1
        colour: i64 = 0
        while colour < world.colours:
            total += position.crystals(seat, colour) * world.crystal_points[colour]
            colour += 1
        totals.append(int(total))
        seat += 1
    return totals


def places(totals: list[int]) -> list[int]:
    """The place of each seat; of equal totals the later seat in turn order is ahead."""
    return [
        1 + sum([(other, rival) > (total, seat) for rival, other in enumerate(totals)])
        for seat, total in enumerate(totals)
    ]


def sheet(position: Position) -> list[list[ScoreLine]]:
    """For each seat: its cards, its exploration tiles, each bonus tile, its crystals."""
    return [_sheet(position, seat) for seat in range(int(position.world.players))]


def _sheet(position: Position, seat: int) -> list[ScoreLine]:
    world = position.world
    cards = [c for c in range(int(world.cards)) if position.board[world.card_at + c] == seat]
    tiles = [t for t in range(int(world.tiles)) if position.board[world.tile_at + t] == seat]
    card_points = sum([int(world.points[card]) for card in cards])
    tile_points = sum([int(world.tile_points[tile]) for tile in tiles])
    lines = [ScoreLine("century-score-cards", card_points, (("count", len(cards)),))]
    if tile_points:
        lines.append(ScoreLine("century-score-exploration", tile_points))
    for space in range(int(position.seats[seat * position.stride + BONUSES])):
        kind = int(position.bonus_kind(seat, space))
        lines.append(
            ScoreLine(
                "century-score-bonus",
                int(bonus_points(position, seat, space)),
                (
                    ("tile", world.kind_names[kind]),
                    ("count", int(times(position, seat, kind))),
                    ("each", int(world.kind_points[kind])),
                ),
            )
        )
    counts = [int(position.crystals(seat, colour)) for colour in range(int(world.colours))]
    worth = [count * int(world.crystal_points[colour]) for colour, count in enumerate(counts)]
    scoring = sum([count for colour, count in enumerate(counts) if world.crystal_points[colour]])
    if scoring:
        lines.append(ScoreLine("century-score-crystals", sum(worth), (("count", scoring),)))
    return lines
