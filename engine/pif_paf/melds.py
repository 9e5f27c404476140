"""The melds of Pif Paf, and when nine cards are all in melds (PIF-4, PIF-7, PIF-11). Aces are low."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.cards.covers import Cover, cover_of, picked
from engine.cards.packs import RANKS, first_claimant, hand_order, in_hand_order, pack, plain, rank, suit

Cards = tuple[str, ...]

PACK = pack()  # the two copies of a card are alike
HAND = 9  # cards
LEAST, LARGEST_GROUP = 3, 6  # cards of a meld
MOST_LOOSE = 5  # cards of a hand that may claim
GROUP_SUITS = 3  # the number of suits that a group shows


class Grouped(NamedTuple):
    """Cards in melds, and those that are in none."""

    melds: tuple[Cards, ...]
    loose: Cards


def is_sequence(cards: Sequence[str]) -> bool:
    """Three or more ranks in a row of one suit, none twice."""
    heights = sorted(RANKS.index(rank(card)) for card in cards)
    in_a_row = heights == list(range(heights[0], heights[0] + len(heights))) if heights else False
    return len(cards) >= LEAST and in_a_row and len({suit(card) for card in cards}) == 1


def is_group(cards: Sequence[str]) -> bool:
    """Three to six cards of one rank in exactly three suits, each of them at most twice, as the pack has them."""
    one_rank = len({rank(card) for card in cards}) == 1
    return LEAST <= len(cards) <= LARGEST_GROUP and one_rank and len({suit(card) for card in cards}) == GROUP_SUITS


def is_meld(cards: Sequence[str]) -> bool:
    return is_sequence(cards) or is_group(cards)


def grouped(cards: Sequence[str]) -> Grouped:
    """The cards with as few as possible in no meld. Melds lie as they are read, from the lowest card on."""
    hand = in_hand_order(cards)
    _, masks = _cover(hand)((1 << len(hand)) - 1)
    melds = (tuple(sorted(picked(hand, mask), key=hand_order)) for mask in masks)
    return Grouped(tuple(melds), picked(hand, ~sum(masks)))


def loose(cards: Sequence[str]) -> int:
    """The fewest cards that are in no meld."""
    return _loose(in_hand_order(cards))


def halves(cards: Sequence[str]) -> tuple[Cards, ...]:
    """The loose cards in pairs that lack one card for a meld: as many pairs as there can be, no card in two of them."""
    return _halves(in_hand_order(cards))


def discards(cards: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Each card with the number of cards that would stay in no meld without it: first the cards that leave fewest, and
    among these first the ones that go with the fewest others.
    """
    return _discards(tuple(cards))


def outs(cards: Sequence[str]) -> Cards:
    """The cards, of ten, with which one goes out, in hand order (PIF-R11, PIF-R13)."""
    return tuple(card for card, left in _left(tuple(cards)) if left == 0)


def thrown_for(hand: Sequence[str], card: str) -> str:
    """The card that a seat with these nine cards throws when it claims the card: the first other one that leaves all in
    melds; "" if it may not claim (PIF-R6).

    A hand with many loose cards is too far from that: a meld of at most five needs the card (a longer one is two), so
    four of them go with it, and one is thrown.
    """
    if loose(hand) > MOST_LOOSE:
        return ""
    return next((out for out in outs((*hand, card)) if out != card), "")


def claimant(discarder: int, card: str, live: Collection[int], hands: Sequence[Sequence[str]]) -> int | None:
    """The first live seat from the discarder's left for which the card is the last one that it needs (PIF-7)."""
    return first_claimant(discarder, live, lambda seat: bool(thrown_for(hands[seat], card)))


# ---------------------------------------------------------------------- melds as masks


@lru_cache(maxsize=1 << 12)
def _loose(hand: Cards) -> int:
    return _cover(hand)((1 << len(hand)) - 1)[0]


@lru_cache(maxsize=1 << 10)
def _left(cards: Cards) -> tuple[tuple[str, int], ...]:
    """Each card in hand order, with how many would stay in no meld without it."""
    hand = in_hand_order(cards)
    cover, every = _cover(hand), (1 << len(hand)) - 1
    return tuple((card, cover(every & ~(1 << at))[0]) for at, card in enumerate(hand))


@lru_cache(maxsize=1 << 10)
def _discards(cards: Cards) -> tuple[tuple[str, int], ...]:
    kinds = [plain(card) for card in cards]
    friends = {kind: sum(map(_friends(kind).__contains__, kinds)) for kind in kinds}
    return tuple(sorted(_left(cards), key=lambda one: (one[1], friends[plain(one[0])])))


@lru_cache(maxsize=1 << 10)
def _halves(cards: Cards) -> tuple[Cards, ...]:
    if not cards:
        return ()
    first, *rest = cards
    found = [_halves(tuple(rest))]
    for other in rest:
        if _go_together(plain(first), plain(other)):
            left = tuple(card for card in rest if card != other)
            found.append(((first, other), *_halves(left)))
    return max(found, key=len)


@lru_cache(maxsize=len(PACK))
def _friends(kind: str) -> frozenset[str]:
    """All cards that may lie in one meld of three with this one."""
    return frozenset(other for other in PACK if _go_together(kind, other))


def _go_together(one: str, other: str) -> bool:
    if rank(one) == rank(other):
        return suit(one) != suit(other)
    return suit(one) == suit(other) and abs(RANKS.index(rank(one)) - RANKS.index(rank(other))) < LEAST


@lru_cache(maxsize=64)
def _cover(hand: Cards) -> Callable[[int], Cover]:
    """Return a function that covers some cards of a hand so that the fewest are left over, with long melds rather than
    short ones.
    """
    return cover_of([1] * len(hand), _melds(hand))


def _melds(hand: Cards) -> tuple[int, ...]:
    """Every meld of a hand as a mask, the longest first."""
    masks = (sum(1 << at for at in places) for places in (*_sequences(hand), *_groups(hand)))
    return tuple(sorted(masks, key=int.bit_count, reverse=True))


def _sequences(hand: Cards) -> Iterator[tuple[int, ...]]:
    """The places of the cards of every sequence; a card that is held twice gives two of them."""
    places: dict[tuple[str, int], list[int]] = {}
    for at, card in enumerate(hand):
        places.setdefault((suit(card), RANKS.index(rank(card))), []).append(at)
    for kind, low in places:
        high = low + 1
        while (kind, high) in places:
            high += 1
            if high - low >= LEAST:
                yield from product(*(places[kind, height] for height in range(low, high)))


def _groups(hand: Cards) -> Iterator[tuple[int, ...]]:
    places_of: dict[str, list[int]] = {}
    for at, card in enumerate(hand):
        places_of.setdefault(rank(card), []).append(at)
    for places in places_of.values():
        for size in range(LEAST, min(len(places), LARGEST_GROUP) + 1):
            for group in combinations(places, size):
                if is_group([hand[at] for at in group]):
                    yield group
