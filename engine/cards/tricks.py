"""Tricks: who laid the strongest card, whose the trick is, with sides or with trumps, and what must be laid to one.

Each game says how strong a card is.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.cards.packs import suit

SeatCard = tuple[int, str]  # a seat and the card that it laid
Strength = Callable[[str], int]


def strongest(laid: Sequence[SeatCard], strength: Strength) -> tuple[int, ...]:
    """The seats that laid the strongest card, or cards as strong, in the order in which they did."""
    best = max((strength(card) for _, card in laid), default=0)
    return tuple(seat for seat, card in laid if strength(card) == best)


def taker(laid: Sequence[SeatCard], strength: Strength, side: Callable[[int], int]) -> int | None:
    """The seat that takes the trick: the first with the strongest card. None where two sides laid cards as strong, and
    the trick is drawn.
    """
    seats = strongest(laid, strength)
    return seats[0] if len({side(seat) for seat in seats}) == 1 else None


# ---------------------------------------------------------------------------- where suits are followed


def beats(card: str, other: str, strength: Strength, trump: str) -> bool:
    """True if a card beats one that was laid before it: it is a higher one of its suit, or a trump on another suit.

    `trump` is a suit, "" for none.
    """
    if suit(card) == suit(other):
        return strength(card) > strength(other)
    return suit(card) == trump


def winning(laid: Sequence[SeatCard], strength: Strength, trump: str) -> SeatCard:
    """The seat that wins the trick as it lies there, and its card: the highest trump, else the highest card of the suit
    that was led. Raises ValueError where nothing was laid.
    """
    if not laid:
        raise ValueError("nothing was laid")
    best = laid[0]
    for one in laid[1:]:
        if beats(one[1], best[1], strength, trump):
            best = one
    return best


def follow(hand: Sequence[str], laid: Sequence[SeatCard]) -> tuple[str, ...]:
    """The cards that may be laid where only suit must be followed: those of the suit that was led, or else all."""
    pool = tuple(card for card in hand if laid and suit(card) == suit(laid[0][1]))
    return pool or tuple(hand)


class Duty(NamedTuple):
    """The cards that may be laid to a trick. `suit`: the suit that must be followed, the one led or trumps; "" if any
    card will do. `pool`: the cards of the hand that are of that suit, or all of them; `heads`: the cards of the pool
    that win, one of which must be laid if there are any.
    """

    suit: str
    pool: tuple[str, ...]
    heads: tuple[str, ...] = ()

    @property
    def legal(self) -> tuple[str, ...]:
        """The cards that may be laid."""
        return self.heads or self.pool


def duty(hand: Sequence[str], laid: Sequence[SeatCard], strength: Strength, trump: str) -> Duty:
    """The duty of a hand where suit must be followed, else trumped, and the trick be won by whoever can. See `follow`
    where less is asked.
    """
    if not laid:
        return Duty("", tuple(hand))
    _, best = winning(laid, strength, trump)
    for wanted in (suit(laid[0][1]), trump):
        pool = tuple(card for card in hand if suit(card) == wanted)
        if pool:
            return Duty(wanted, pool, tuple(card for card in pool if beats(card, best, strength, trump)))
    return Duty("", tuple(hand))
