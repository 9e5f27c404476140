"""The pack of Truc: forty cards, and how strong they are (TRU-1). Suits count for nothing."""

from collections.abc import Iterable

from engine.cards.packs import hand_order, pack, rank

ORDER = "4567JQKA23"  # low to high
CARDS = pack(ORDER)
STRENGTH = {card: ORDER.index(rank(card)) for card in CARDS}  # a table, since searches look strengths up all the time


def strength(card: str) -> int:
    """The strength of a card: 0 for a Four, 9 for a Three."""
    return STRENGTH[card]


def by_strength(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards low to high; equal ones in the order of a hand (G-R17)."""
    return tuple(sorted(cards, key=lambda card: (strength(card), hand_order(card))))
