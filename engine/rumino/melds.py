"""What a hand of Rumino is worth: its deadwood, the discards with which it goes gin, and its rumino (rules 1.4)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.cards.melds import Cards, deadwood, melds_of, points
from engine.cards.order import leftward
from engine.cards.packs import hand_order

HAND, LONG = 7, 7  # cards of a hand, and of a rumino


def less(cards: Sequence[str], card: str) -> Cards:
    """The cards without one of them."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


@lru_cache(maxsize=1 << 12)
def discards(cards: Cards) -> tuple[tuple[str, int], ...]:
    """Each of eight cards with the deadwood that it leaves: the least first, of those the dearest card (rules 1.5)."""
    left = [(card, deadwood(less(cards, card))) for card in cards]
    return tuple(sorted(left, key=lambda one: (one[1], -points(one[0]), hand_order(one[0]))))


def gin_discards(cards: Cards) -> Cards:
    """The discards after which nothing is left unmatched."""
    return tuple(card for card, left in discards(cards) if left == 0)


def rumino_of(cards: Sequence[str], using: str = "") -> Cards:
    """Seven of the cards that are a rumino, with the card `using` among them; none where there are no such."""
    return next((found for found in melds_of(cards, LONG) if not using or using in found), ())


def dealt_rumino(dealer: int, hands: Sequence[Sequence[str]]) -> int | None:
    """The first seat from the dealer's left that was dealt a rumino (RUM-R12)."""
    return next((seat for seat in leftward(dealer, range(len(hands))) if rumino_of(hands[seat])), None)


def claimant(discarder: int, card: str, live: Iterable[int], hands: Sequence[Sequence[str]]) -> int | None:
    """The first seat from the discarder's left for which the card completes a rumino (G-R4, RUM-R6)."""
    order = leftward(discarder, [seat for seat in live if seat != discarder])
    return next((seat for seat in order if rumino_of((*hands[seat], card), card)), None)
