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
    """Whether a card wins over one that was laid before it: a higher one of its suit, or a trump over another suit.

    `trump` is a suit, "" for none.
    """
    if suit(card) == suit(other):
        return strength(card) > strength(other)
    return suit(card) == trump


def winning(laid: Sequence[SeatCard], strength: Strength, trump: str) -> SeatCard:
    """Who wins the trick as it lies there, and with which card: the highest trump, else the highest card of the suit
    that was led. Raises ValueError where nothing was laid.
    """
    if not laid:
        raise ValueError("nothing was laid")
    best = laid[0]
    for one in laid[1:]:
        if beats(one[1], best[1], strength, trump):
            best = one
    return best


class Duty(NamedTuple):
    """What must be laid to a trick. `suit`: the suit of it, the one that was led or trumps; "" where any card will do.
    `pool`: the cards of the hand that are of that suit, or all; `heads`: those of them that win, so that one of them
    must be laid.
    """

    suit: str
    pool: tuple[str, ...]
    heads: tuple[str, ...] = ()

    @property
    def legal(self) -> tuple[str, ...]:
        """The cards that may be laid."""
        return self.heads or self.pool


def duty(hand: Sequence[str], laid: Sequence[SeatCard], strength: Strength, trump: str) -> Duty:
    """What a hand must lay where suit is followed, else trumped, and the trick headed with what can win it."""
    if not laid:
        return Duty("", tuple(hand))
    _, best = winning(laid, strength, trump)
    for wanted in (suit(laid[0][1]), trump):
        pool = tuple(card for card in hand if suit(card) == wanted)
        if pool:
            return Duty(wanted, pool, tuple(card for card in pool if beats(card, best, strength, trump)))
    return Duty("", tuple(hand))
