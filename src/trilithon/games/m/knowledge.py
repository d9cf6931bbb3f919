"""What a viewer of M knows: its view, a world imagined from it, the unknown drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.games.m.boards import listed
from trilithon.games.m.position import EMPTY, Position
from trilithon.games.m.scoring import points, sheet
from trilithon.games.m.view import STAGES, Buried, Known, Lying, MView


def see(position: Position, viewer: int | None) -> MView:
    """List what this viewer may see."""
    m = position.m
    seats = range(int(m.players))
    names = m.names
    taken = [
        (int(position.taken[i]), int(position.taken[i + 1]))
        for i in range(0, len(position.taken), 2)
    ]
    return MView(
        game="m",
        players=int(m.players),
        viewer=viewer,
        to_move=int(position.to_move),
        turn=int(position.turn),
        scores=tuple(points(position)),
        stage=STAGES[position.stage],
        active=int(position.active),
        table=tuple(
            Lying(m.cell_name(cell), names[face])
            for cell, face in enumerate(position.table)
            if face != EMPTY
        ),
        placed=m.cell_name(int(position.placed)) if position.placed >= 0 else None,
        line=tuple(m.cell_name(cell) for cell in listed(position.line, 0, vec[i64]())),
        last_phase=position.last_phase,
        pile=int(position.pile),
        hand=None if viewer is None else tuple(_hand(position, viewer)),
        hand_sizes=tuple(int(position.hand_size(seat)) for seat in seats),
        tokens=tuple(int(position.token_count(seat)) for seat in seats),
        taken=tuple(tuple(names[face] for face, seat in taken if seat == taker) for taker in seats),
        buried=_buried(position, viewer),
        known=_known(position, viewer),
        idle=int(position.idle),
        sheet=tuple(tuple(lines) for lines in sheet(position)),
    )


def _hand(position: Position, seat: int) -> list[str]:
    first = seat * int(position.m.hand)
    size = int(position.hand_size(seat))
    return [position.m.names[position.hands[first + slot]] for slot in range(size)]


def _buried(position: Position, viewer: int | None) -> tuple[Buried, ...]:
    names = position.m.names
    pairs = [
        (int(position.buried[i]), int(position.buried[i + 1]))
        for i in range(0, len(position.buried), 2)
    ]
    return tuple(Buried(seat, names[face] if seat == viewer else None) for face, seat in pairs)


def _known(position: Position, viewer: int | None) -> tuple[Known, ...]:
    triples = [tuple(map(int, position.known[i : i + 3])) for i in range(0, len(position.known), 3)]
    return tuple(
        Known(knower, holder, position.m.names[face])
        for knower, holder, face in triples
        if viewer in (knower, holder)
    )


def imagine(position: Position, view: MView, rng: Rng) -> None:
    """Fill a fresh position with what the view shows, and draw the rest."""
    m = position.m
    viewer = -1 if view.viewer is None else view.viewer
    for lying in view.table:
        position.lay(m.cell_of_name(lying.cell), _show(position, lying.card))
    for seat, cards in enumerate(view.taken):
        for card in cards:
            position.take_for(seat, _show(position, card))
    for card in view.hand or ():
        position.put_in_hand(viewer, _show(position, card))
    for known in view.known:
        _imagine_known(position, known, viewer)
    for buried in view.buried:
        face = 0 if buried.card is None else _show(position, buried.card)
        position.buried = append(append(position.buried, u8(face)), u8(buried.seat))
    for seat in range(view.players):
        position.add_tokens(seat, view.tokens[seat] - position.token_count(seat))
    _imagine_turn(position, view)
    draw_unknown(position, viewer, vec[i64]([i64(size) for size in view.hand_sizes]), rng)


def _show(position: Position, card: str) -> int:
    """The face of a visible card, which leaves the unseen pool."""
    face = position.m.face_of_name[card]
    position.leave_pool(face)
    return face


def _imagine_known(position: Position, known: Known, viewer: int) -> None:
    face = position.m.face_of_name[known.card]
    if known.holder != viewer:
        position.put_in_hand(known.holder, _show(position, known.card))
    position.remember(known.knower, known.holder, face)


def _imagine_turn(position: Position, view: MView) -> None:
    m = position.m
    position.to_move = view.to_move
    position.turn = view.turn
    position.stage = STAGES.index(view.stage)
    position.active = view.active
    position.pile = view.pile
    position.idle = view.idle
    position.last_phase = view.last_phase
    position.placed = -1 if view.placed is None else m.cell_of_name(view.placed)
    position.line = sum(2 ** m.cell_of_name(cell) for cell in view.line)


def redraw(position: Position, seat: i64, rng: Rng) -> None:
    """Draw anew the pool, the other hands and the cards that others have buried (seat -1: all).

    All that is unknown goes back to the pool, and the pool is sorted, before anything is drawn:
    two worlds that look the same to the seat come out the same.
    """
    index: i64 = 0
    while index < len(position.buried):
        if i64(position.buried[index + 1]) != seat:
            position.enter_pool(i64(position.buried[index]))
        index += 2
    sizes = vec[i64](capacity=position.m.players)
    holder: i64 = 0
    while holder < position.m.players:
        sizes = append(sizes, position.hand_size(holder))
        if holder != seat:
            return_hand(position, seat, holder)
        holder += 1
    if len(position.known) > 0:
        forget_others(position, seat)
    draw_unknown(position, seat, sizes, rng)


def draw_unknown(position: Position, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    """Draw the cards that others have buried, then fill the hands, from the sorted pool."""
    position.sort_pool()
    index: i64 = 0
    while index < len(position.buried):
        if i64(position.buried[index + 1]) != seat:
            position.buried[index] = u8(position.draw_unseen(rng))
        index += 2
    holder: i64 = 0
    while holder < position.m.players:
        while position.hand_size(holder) < sizes[holder]:
            position.put_in_hand(holder, position.draw_unseen(rng))
        holder += 1


def return_hand(position: Position, seat: i64, holder: i64) -> None:
    """The holder's cards go back to the pool, except those that the seat knows."""
    slot: i64 = holder * position.m.hand + position.hand_size(holder) - 1
    while slot >= holder * position.m.hand:
        if not position.is_known(seat, holder, slot):
            face: i64 = i64(position.hands[slot])
            position.enter_pool(face)
            position.drop_from_hand(holder, face)
        slot -= 1


def forget_others(position: Position, seat: i64) -> None:
    """Drop what others know of each other: that is no business of this seat."""
    kept = vec[u8]()
    index: i64 = 0
    while index < len(position.known):
        if i64(position.known[index]) == seat or i64(position.known[index + 1]) == seat:
            kept = append(kept, position.known[index])
            kept = append(kept, position.known[index + 1])
            kept = append(kept, position.known[index + 2])
        index += 3
    position.known = kept
