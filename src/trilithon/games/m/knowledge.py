"""What a seat cannot know in a game of M, drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trilithon.core.rng import Rng
from trilithon.games.m.position import Position


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
    position.sort_pool()
    index = 0
    while index < len(position.buried):
        if i64(position.buried[index + 1]) != seat:
            position.buried[index] = u8(position.draw_unseen(rng))
        index += 2
    holder = 0
    while holder < position.m.players:
        while position.hand_size(holder) < sizes[holder]:
            position.put_in_hand(holder, position.draw_unseen(rng))
        holder += 1
    if len(position.known) > 0:
        rename_known(position, seat)


def return_hand(position: Position, seat: i64, holder: i64) -> None:
    """The holder's cards go back to the pool, except those that the seat knows."""
    slot: i64 = holder * position.m.hand + position.hand_size(holder) - 1
    while slot >= holder * position.m.hand:
        if not position.is_known(seat, holder, slot):
            face: i64 = i64(position.hands[slot])
            position.enter_pool(face)
            position.drop_from_hand(holder, face)
        slot -= 1


def rename_known(position: Position, seat: i64) -> None:
    """What others know of the newly drawn hands names cards of those hands again."""
    hand: i64 = position.m.hand
    holder: i64 = 0
    while holder < position.m.players:
        slot: i64 = holder * hand
        index: i64 = 0
        while index < len(position.known):
            about = i64(position.known[index + 1]) == holder and holder != seat
            if about and i64(position.known[index]) != seat:
                while position.is_known(seat, holder, slot):
                    slot += 1
                position.known[index + 2] = position.hands[slot]
                slot += 1
            index += 3
        holder += 1
