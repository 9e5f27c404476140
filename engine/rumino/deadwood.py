"""Melds of rummy games: sets and runs in which jokers stand for any card, and the arrangement that leaves least over;
what that is worth, the discards with which a hand goes gin, and its rumino (RUM-4).

Tokens are those of `packs`; rank and suit alone are compared, so two copies of a card may lie in one set, never in one
run. Aces are low.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.cards.covers import Cover, cover_of, picked
from engine.cards.packs import RANKS, first_claimant, first_leftward, hand_order, in_hand_order, is_joker, rank, suit

Cards = tuple[str, ...]

SIZES = (3, 4)  # how many cards a meld has, where a game says nothing else
MOST_POINTS = 10  # the points of tens, court cards and jokers


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Cards in melds, and the cards left over with their points. Melds lie as they are read: a run from its lowest card
    on, each joker where it stands for one.
    """

    melds: tuple[Cards, ...]
    loose: Cards
    deadwood: int


def points(card: str) -> int:
    """The points that a card costs outside a meld: an ace 1, a pip card its number, all others 10."""
    return MOST_POINTS if is_joker(card) else min(RANKS.index(rank(card)) + 1, MOST_POINTS)


def is_set(cards: Sequence[str]) -> bool:
    """True if all cards are of one rank. At least one of them has to be no joker."""
    return len({rank(card) for card in cards if not is_joker(card)}) == 1


def is_run(cards: Sequence[str]) -> bool:
    """True if the cards are of one suit and their ranks in a row. At least one of them has to be no joker."""
    naturals = [card for card in cards if not is_joker(card)]
    heights = {RANKS.index(rank(card)) for card in naturals}
    if not naturals or len(heights) < len(naturals) or len({suit(card) for card in naturals}) > 1:
        return False
    return max(heights) - min(heights) < len(cards) <= len(RANKS)


def is_meld(cards: Sequence[str]) -> bool:
    return is_set(cards) or is_run(cards)


def melds_of(cards: Sequence[str], size: int) -> Iterator[Cards]:
    """Every meld of `size` of the cards."""
    for places in _places(cards, size):
        yield tuple(cards[at] for at in places)


def laid(meld: Sequence[str]) -> Cards:
    """The cards of a meld in the order in which it is read: the jokers of a set last; each joker of a run in a gap, or
    else above or below.
    """
    naturals = sorted((card for card in meld if not is_joker(card)), key=hand_order)
    jokers = sorted(card for card in meld if is_joker(card))
    if is_set(meld) or not is_run(meld):
        return (*naturals, *jokers)
    by_height = {RANKS.index(rank(card)): card for card in naturals}
    bottom = min(min(by_height), len(RANKS) - len(meld))
    return tuple(by_height[at] if at in by_height else jokers.pop(0) for at in range(bottom, bottom + len(meld)))


def arranged(cards: Sequence[str], sizes: Sequence[int] = SIZES) -> Arrangement:
    """The arrangement in melds of these sizes with the fewest points left over."""
    return _arranged(in_hand_order(cards), tuple(sizes))


def deadwood(cards: Sequence[str], sizes: Sequence[int] = SIZES) -> int:
    """The fewest points that can be left over."""
    return _deadwood(in_hand_order(cards), tuple(sizes))


def deadwood_without(cards: Sequence[str], sizes: Sequence[int] = SIZES) -> dict[str, int]:
    """The fewest points that can be left over of the other cards, by the card that is taken away."""
    hand = in_hand_order(cards)
    cover, every = _cover(hand, tuple(sizes)), (1 << len(hand)) - 1
    return {card: cover(every & ~(1 << at))[0] for at, card in enumerate(hand)}


@lru_cache(maxsize=1 << 14)
def _deadwood(hand: Cards, sizes: tuple[int, ...]) -> int:
    return _cover(hand, sizes)((1 << len(hand)) - 1)[0]


@lru_cache(maxsize=1 << 10)
def _arranged(hand: Cards, sizes: tuple[int, ...]) -> Arrangement:
    cost, masks = _cover(hand, sizes)((1 << len(hand)) - 1)
    return Arrangement(tuple(laid(picked(hand, mask)) for mask in masks), picked(hand, ~sum(masks)), cost)


@lru_cache(maxsize=64)
def _cover(hand: Cards, sizes: tuple[int, ...]) -> Callable[[int], Cover]:
    """The cover of some cards of a hand that leaves the fewest points over."""
    pieces = [sum(1 << at for at in places) for size in sizes for places in _places(hand, size)]
    return cover_of([points(card) for card in hand], pieces)


def _places(cards: Sequence[str], size: int) -> Iterator[tuple[int, ...]]:
    """The places of the cards of every meld of this size. Only cards that go with the first one are tried, which are
    usually few.
    """
    for first in range(len(cards) - size + 1):
        others = [at for at in range(first + 1, len(cards)) if _together(cards[first], cards[at], size)]
        for rest in combinations(others, size - 1):
            if is_meld([cards[first], *(cards[at] for at in rest)]):
                yield (first, *rest)


@lru_cache(maxsize=1 << 15)
def _together(one: str, other: str, size: int) -> bool:
    """True if the two cards can lie in one meld of that size."""
    if is_joker(one) or is_joker(other) or rank(one) == rank(other):
        return True
    return suit(one) == suit(other) and abs(RANKS.index(rank(one)) - RANKS.index(rank(other))) < size


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
    return first_leftward(dealer, range(len(hands)), lambda seat: bool(rumino_of(hands[seat])))


def claimant(discarder: int, card: str, live: Collection[int], hands: Sequence[Sequence[str]]) -> int | None:
    """The first seat from the discarder's left for which the card completes a rumino (G-R4, RUM-R6)."""
    return first_claimant(discarder, live, lambda seat: bool(rumino_of((*hands[seat], card), card)))
