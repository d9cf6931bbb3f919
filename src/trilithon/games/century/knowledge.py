"""What a viewer of Century knows: its view, and a world imagined from it."""

from mypy_extensions import i64, u8

from trilithon.games.century.check import ICONS, MERCHANT, TYPES
from trilithon.games.century.components import GOLEM, CenturySpec
from trilithon.games.century.position import (
    ASSIST,
    BONUSES,
    CARAVAN,
    CLAIMED,
    COVERED,
    DISCARDING,
    HOME,
    LAID,
    NONE,
    RESERVE,
    SPOTS,
    STEPPED,
    TOOK,
)
from trilithon.games.century.rules import Rules
from trilithon.games.century.scoring import bonus_points, points, sheet, times
from trilithon.games.century.view import (
    STAGES,
    BonusTile,
    Card,
    CenturyView,
    Effect,
    ExplorationTile,
    Location,
    Player,
    Scored,
    Stack,
)


def see(position: Rules, viewer: int | None) -> CenturyView:
    """List what this viewer may see."""
    world = position.world
    row = [_card(position, slot) for slot in range(int(world.row_size) + 1)]
    in_play = [int(position.nth_location(n)) for n in range(int(position.in_play))]
    seats = range(int(world.players))
    return CenturyView(
        game="century",
        players=int(world.players),
        viewer=viewer,
        to_move=int(position.to_move),
        turn=int(position.turn),
        scores=tuple(points(position)),
        stage=STAGES[position.stage],
        active=int(position.active),
        panel=world.choices[position.panel] if position.panel >= 0 else None,
        layout=_layout(position),
        locations=tuple([_location(position, location) for location in in_play]),
        row=tuple(row[:-1]),
        deck=int(position.pool) + (row[-1] is not None),
        deck_top=row[-1],
        surplus=int(position.unseen) - _buried(position),
        seats=tuple([_player(position, seat) for seat in seats]),
        icons=ICONS,
        capacity=int(world.caravan),
        bonus_spaces=int(world.bonus_spaces),
        cards_to_end=int(world.cards_to_end),
        location=world.location_names[position.location] if position.location >= 0 else None,
        steps=int(position.steps),
        took=position.done & TOOK != 0,
        claimed=position.done & CLAIMED != 0,
        stepped=position.done & STEPPED != 0,
        discard=int(position.excess(position.active)) if position.stage == DISCARDING else 0,
        drawing=int(position.drawing),
        round=int(position.round),
        rest_rounds=int(position.rest_rounds),
        acted=position.acted,
        last_round=position.last_round,
        sheet=tuple([tuple(lines) for lines in sheet(position)]),
    )


def _layout(position: Rules) -> tuple[tuple[str | None, ...], ...]:
    world = position.world
    chosen = world.choices[position.panel] if position.panel >= 0 else None
    rows: list[list[str]] = world.data.content["setup"]["layout"]
    return tuple([tuple([chosen if panel == "choice" else panel for panel in row]) for row in rows])


def _card(position: Rules, slot: int) -> Card | None:
    card = int(position.board[position.world.row_at + slot])
    return None if card == NONE else describe_card(position.world, card)


def _buried(position: Rules) -> int:
    """How many bonus tiles lie unseen in the stacks."""
    world = position.world
    buried = 0
    for stack in range(int(world.stacks)):
        at = world.stack_at + 2 * stack
        buried += int(position.board[at]) - (position.board[at + 1] != NONE)
    return buried


def describe_card(world: CenturySpec, card: int) -> Card:
    """What is printed on a card."""
    symbol = world.card_symbol[card]
    return Card(
        id=world.card_names[card],
        icon=ICONS[world.icon[card]],
        symbol=world.symbol_names[symbol] if symbol < world.symbols else None,
        crystals=world.spell(world.card_crystals[card]),
        count=int(world.card_count[card]),
        cost=world.spell(world.cost[card]),
        points=int(world.points[card]),
    )


def describe_bonus(world: CenturySpec, kind: int) -> BonusTile:
    """What is printed on a bonus tile."""
    per: list[str] = []
    for item, name in enumerate([*ICONS, MERCHANT]):
        per += [name] * int(world.kind_per[kind * world.items + item])
    return BonusTile(world.kind_names[kind], tuple(per), int(world.kind_points[kind]))


def describe_tile(world: CenturySpec, tile: int) -> ExplorationTile:
    """What is printed on an exploration tile."""
    icon = int(world.tile_icon[tile])
    return ExplorationTile(
        id=world.tile_names[tile],
        crystals=world.spell(world.tile_crystals[tile]),
        merchants=int(world.tile_merchants[tile]),
        points=int(world.tile_points[tile]),
        icon=ICONS[icon] if icon >= 0 else None,
    )


def _location(position: Rules, location: int) -> Location:
    world = position.world
    there = int(position.board[location])
    occupied = 0 < there < COVERED
    symbol = world.symbol[location]
    trade = world.give[location] != 0
    gain = world.spell(world.gain[location])
    golem = world.type[location] == GOLEM
    seats = range(int(world.players))
    panel = world.location_panel[location]
    index = location - world.location_panel.index(panel)
    return Location(
        id=world.location_names[location],
        panel=panel,
        type=TYPES[world.type[location]],
        symbol=world.symbol_names[symbol] if symbol < world.symbols else None,
        merchants=int(world.printed[location]),
        gain="" if trade else gain,
        give=world.spell(world.give[location]),
        get=gain if trade else "",
        upgrades=int(world.upgrades[location]),
        stacks=_stacks(position, location),
        card=_card(position, int(world.slot[location])) if golem else None,
        cover=describe_tile(world, there - int(COVERED)) if there >= COVERED else None,
        seat=there & 3 if occupied else None,
        count=there >> 2 if occupied else 0,
        need=tuple([int(position.need(seat, location)) for seat in seats]),
        why=tuple([position.why_not_activate(seat, location) for seat in seats]),
        mark=world.data.mark(f"panels.{panel}.{index}"),
    )


def _stacks(position: Rules, location: int) -> tuple[Stack, ...]:
    world = position.world
    stacks: list[Stack] = []
    first = int(world.first_stack[location])
    for stack in range(first, first + int(world.stack_count[location])):
        at = world.stack_at + 2 * stack
        top = int(position.board[at + 1])
        bonus = None if top == NONE else describe_bonus(world, top)
        stacks.append(Stack(int(position.board[at]), bonus))
    return tuple(stacks)


def _player(position: Rules, seat: int) -> Player:
    world = position.world
    home, reserve = int(position.merchants_at_home(seat)), int(position.merchants_in_reserve(seat))
    cards = [c for c in range(int(world.cards)) if position.board[world.card_at + c] == seat]
    tiles = [t for t in range(int(world.tiles)) if position.board[world.tile_at + t] == seat]
    bonus: list[Scored] = []
    for space in range(int(position.seats[seat * position.stride + BONUSES])):
        kind = int(position.bonus_kind(seat, space))
        worth = int(bonus_points(position, seat, space))
        bonus.append(Scored(describe_bonus(world, kind), int(times(position, seat, kind)), worth))
    return Player(
        caravan=world.spell(position.caravan(seat)),
        home=home,
        on_board=int(world.merchants) - home - reserve,
        reserve=reserve,
        cards=tuple([describe_card(world, card) for card in cards]),
        effects=_effects(position, seat),
        icons=tuple([int(position.icons(seat, icon)) for icon in range(len(ICONS))]),
        bonus=tuple(bonus),
        explored=tuple([describe_tile(world, tile) for tile in tiles]),
    )


def _effects(position: Rules, seat: int) -> tuple[Effect, ...]:
    world = position.world
    effects: list[Effect] = []
    for symbol, name in enumerate(world.symbol_names):
        at = seat * position.stride + ASSIST + symbol
        saved = int(position.seats[at])
        tools = world.spell(position.seats[at + world.symbols + 1])
        if saved or tools:
            effects.append(Effect(name, saved, tools))
    return tuple(effects)


def imagine(position: Rules, view: CenturyView) -> None:
    """Fill a fresh position with what the view shows; the rest is drawn when it is turned up."""
    world = position.world
    if view.panel is not None:
        position.choose_panel(world.choices.index(view.panel))
    for slot, card in enumerate([*view.row, view.deck_top]):
        if card is not None:
            number = world.card_of_name[card.id]
            position.board[world.row_at + slot] = u8(number)
            position.leave_pool(number)
    for seat, player in enumerate(view.seats):
        _imagine_player(position, seat, player)
    for location in view.locations:
        _imagine_location(position, location)
    _imagine_turn(position, view)


def _imagine_player(position: Rules, seat: int, player: Player) -> None:
    world = position.world
    base: i64 = seat * position.stride
    position.seats[base + CARAVAN] = world.pack(player.caravan)
    position.seats[base + HOME] = player.home
    position.seats[base + RESERVE] = player.reserve
    for card in player.cards:
        number = world.card_of_name[card.id]
        position.leave_pool(number)
        position.own_card(seat, number)
    for tile in player.explored:
        position.own_tile(seat, world.tile_names.index(tile.id))
    for scored in player.bonus:
        kind = world.kind_names.index(scored.tile.id)
        position.see_bonus(kind)
        position.own_bonus(seat, kind)


def _imagine_location(position: Rules, shown: Location) -> None:
    world = position.world
    location = world.location_of_name[shown.id]
    if shown.cover is not None:
        tile = world.tile_names.index(shown.cover.id)
        position.board[location] = u8(COVERED + tile)
        position.board[world.tile_at + tile] = u8(LAID)
        position.covers += 1
    elif shown.seat is not None:
        position.board[location] = u8(shown.count * 4 + shown.seat)
        position.seats[shown.seat * position.stride + SPOTS] += 1
    for number, stack in enumerate(shown.stacks):
        at: i64 = world.stack_at + 2 * (world.first_stack[location] + number)
        position.board[at] = u8(stack.size)
        if stack.top is not None:
            kind = world.kind_names.index(stack.top.id)
            position.see_bonus(kind)
            position.board[at + 1] = u8(kind)


def _imagine_turn(position: Rules, view: CenturyView) -> None:
    position.to_move = view.to_move
    position.turn = view.turn
    position.stage = STAGES.index(view.stage)
    position.active = view.active
    if view.location is not None:
        position.location = position.world.location_of_name[view.location]
    position.done = TOOK * view.took + CLAIMED * view.claimed + STEPPED * view.stepped
    position.steps = view.steps
    position.drawing = view.drawing
    position.round = view.round
    position.rest_rounds = view.rest_rounds
    position.acted = view.acted
    position.last_round = view.last_round
