"""The pack of Tyzicha: 24 cards, what they count, and what marriages are worth (TYZ-1, TYZ-3). And its seats: three,
and everything runs to the left, but for the first bid (TYZ-1, TYZ-5).
"""

from collections.abc import Iterable, Sequence

from engine.cards.packs import SUITS, hand_order, pack, rank

SEATS = 3


def left(seat: int) -> int:
    """The neighbour who acts next."""
    return (seat + 1) % SEATS


def others(seat: int) -> tuple[int, int]:
    """The opponents of a declarer: the one on the left, the one on the right."""
    return (seat + 1) % SEATS, (seat - 1) % SEATS


def bidders(dealer: int) -> tuple[int, ...]:
    """The order of bidding: the dealer's right, the dealer, the dealer's left."""
    return (dealer - 1) % SEATS, dealer, (dealer + 1) % SEATS


ORDER = "9JQKTA"  # low to high
CARDS = pack(ORDER)
STRENGTH = {card: ORDER.index(rank(card)) for card in CARDS}
POINTS = {card: {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}[rank(card)] for card in CARDS}
MARRIAGES = {"H": 100, "D": 80, "C": 60, "S": 40}  # the points of a marriage, by suit


def strength(card: str) -> int:
    """The place of a card in its suit: 0 for a Nine, 5 for an ace."""
    return STRENGTH[card]


def points(cards: Iterable[str]) -> int:
    """The points of cards in a trick."""
    return sum(POINTS[card] for card in cards)


def by_strength(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards low to high; equal ones in the order of a hand (TYZ-R11)."""
    return tuple(sorted(cards, key=lambda card: (STRENGTH[card], hand_order(card))))


def couple(suit: str) -> tuple[str, str]:
    """The king and the queen of a suit."""
    return f"K{suit}", f"Q{suit}"


def marriages(hand: Sequence[str]) -> tuple[str, ...]:
    """The suits of which a hand has king and queen, in hand order."""
    return tuple(suit for suit in SUITS if set(couple(suit)) <= set(hand))
