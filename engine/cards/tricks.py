"""Tricks: who laid the strongest card, and whose the trick is where sides play. Each game says how strong a card is."""

from collections.abc import Callable, Sequence

SeatCard = tuple[int, str]  # a seat and the card that it laid


def strongest(laid: Sequence[SeatCard], strength: Callable[[str], int]) -> tuple[int, ...]:
    """The seats that laid the strongest card, or cards as strong, in the order in which they did."""
    best = max((strength(card) for _, card in laid), default=0)
    return tuple(seat for seat, card in laid if strength(card) == best)


def taker(laid: Sequence[SeatCard], strength: Callable[[str], int], side: Callable[[int], int]) -> int | None:
    """The seat that takes the trick: the first with the strongest card. None where two sides laid cards as strong, and
    the trick is drawn.
    """
    seats = strongest(laid, strength)
    return seats[0] if len({side(seat) for seat in seats}) == 1 else None
