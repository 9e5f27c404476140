"""The value of a hand of Rumino: its deadwood, the discards with which it goes gin, and its rumino (RUM-4)."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from engine.cards import order
from engine.cards.packs import hand_order
from engine.rumino.deadwood import Cards, deadwood_without, melds_of, points

HAND, LONG = 7, 7  # cards of a hand, and of a rumino


@lru_cache(maxsize=1 << 12)
def discards(cards: Cards) -> tuple[tuple[str, int], ...]:
    """Each of eight cards with the deadwood that it leaves: the least first, among equal ones the dearest card
    (RUM-5).
    """
    left = deadwood_without(cards)
    ordered = sorted(cards, key=lambda card: (left[card], -points(card), hand_order(card)))
    return tuple((card, left[card]) for card in ordered)


def gin_discards(cards: Cards) -> Cards:
    """The discards after which nothing is left unmatched."""
    return tuple(card for card, left in discards(cards) if left == 0)


def rumino_of(cards: Sequence[str], using: str = "") -> Cards:
    """Seven of the cards that are a rumino, with the card `using` among them; none where there are no such."""
    return next((found for found in melds_of(cards, LONG) if not using or using in found), ())


def dealt_rumino(dealer: int, hands: Sequence[Sequence[str]]) -> int | None:
    """The first seat from the dealer's left that was dealt a rumino (RUM-R12)."""
    return order.first_leftward(dealer, range(len(hands)), lambda seat: bool(rumino_of(hands[seat])))


def claimant(discarder: int, card: str, live: Collection[int], hands: Sequence[Sequence[str]]) -> int | None:
    """The first seat from the discarder's left for which the card completes a rumino (G-R4, RUM-R6)."""
    return order.claimant(discarder, live, lambda seat: bool(rumino_of((*hands[seat], card), card)))
