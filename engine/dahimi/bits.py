"""Hands as integers, which is quick: bit 52 * (c - 1) + i is set when a hand holds the i-th card of the pack at least
c times. So the suits of a rank lie beside each other, and the next card of a suit is four bits above.
"""

from collections.abc import Iterable, Sequence

from engine.climbing.play import Remembered
from engine.dahimi.deck import ORDER, PACK, SUITS

MOST_EQUAL = 4  # packs
ONE_PACK = (1 << len(PACK)) - 1
RANKS_EACH = 4  # ranks that are looked at together: few enough to meet the same cards again and again

_BIT = {card: 1 << at for at, card in enumerate(PACK)}
_LAYERS = sum(1 << len(PACK) * layer for layer in range(MOST_EQUAL))
_COLUMN = {card: bit * _LAYERS for card, bit in _BIT.items()}


def ranks(first: int, end: int) -> int:
    """The bits of all cards from one place in the order up to another, which is not among them."""
    return ((1 << len(SUITS) * end) - (1 << len(SUITS) * first)) * _LAYERS


CHUNKS = tuple(ranks(first, min(first + RANKS_EACH, len(ORDER))) for first in range(0, len(ORDER), RANKS_EACH))
ABOVE = tuple(ranks(place + 1, len(ORDER)) for place in range(len(ORDER)))  # the cards of higher ranks, by place
ABOVE_TURNED = tuple(ranks(0, len(ORDER) - 1 - place) for place in range(len(ORDER)))  # the same after a revolution


def pack(cards: Iterable[str]) -> int:
    """A hand of these cards."""
    hand = 0
    for card in cards:
        bit = _BIT[card]
        while hand & bit:
            bit <<= len(PACK)
        hand |= bit
    return hand


def tokens(hand: int) -> tuple[str, ...]:
    """Its cards, low to high, equal ranks by suit."""
    found: tuple[str, ...] = ()
    for chunk in CHUNKS:
        found += _TOKENS[hand & chunk]
    return found


def without(hand: int, cards: Sequence[str], bits: int) -> int:
    """The hand less cards that it holds. `bits`: these cards as a hand."""
    if hand <= ONE_PACK:
        return hand ^ bits
    for card in cards:
        column = hand & _COLUMN[card]
        hand ^= column ^ column >> len(PACK)
    return hand


def linked(hand: int, least: int) -> int:
    """The cards that lie in runs of at least `least` cards, each of them once."""
    held = hand & ONE_PACK
    firsts = held
    for step in range(1, least):
        firsts &= held >> len(SUITS) * step
    found = firsts
    if firsts:
        for step in range(1, least):
            found |= firsts << len(SUITS) * step
    return found


def _tokens(hand: int) -> tuple[str, ...]:
    return tuple(card for card in PACK for _ in range((hand & _COLUMN[card]).bit_count()))


_TOKENS = Remembered(_tokens)
