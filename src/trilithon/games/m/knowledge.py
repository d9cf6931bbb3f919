"""What a seat cannot know in a game of M, drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.games.m.position import Position


def redraw(position: Position, seat: i64, rng: Rng) -> None:
    """Draw anew the pool, the other hands and the cards that others have buried (seat -1: all).

    All that is unknown goes back to the pool before anything is drawn: two worlds that look the
    same to the seat come out the same.
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
        position.known = own_knowledge(position, seat)
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


def own_knowledge(position: Position, seat: i64) -> vec[u8]:
    """What the seat knows of others, and others of it.

    Whether the others still know something of each other is a secret too: it depends on which card
    was buried.
    """
    kept = vec[u8]()
    index: i64 = 0
    while index < len(position.known):
        if i64(position.known[index]) == seat or i64(position.known[index + 1]) == seat:
            kept = append(kept, position.known[index])
            kept = append(kept, position.known[index + 1])
            kept = append(kept, position.known[index + 2])
        index += 3
    return kept
