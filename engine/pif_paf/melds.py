"""The melds of Pif Paf, and when nine cards are all in melds (rules 3.4, 3.7, 3.11). Aces are low."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations, product
from operator import or_
from typing import NamedTuple

from engine.cards import order
from engine.cards.covers import Cover, cover_of, picked
from engine.cards.packs import RANKS, SUITS, hand_order, in_hand_order, rank, suit

Cards = tuple[str, ...]

HAND = 9  # cards
LEAST, LARGEST_GROUP = 3, 6  # cards of a meld
GROUP_SUITS = 3  # a group shows just so many


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
    hand = in_hand_order(cards)
    return _cover(hand)((1 << len(hand)) - 1)[0]


def left_by(cards: Sequence[str]) -> dict[str, int]:
    """How many cards stay in no meld if this one is thrown, for each; those that leave fewest first."""
    hand = in_hand_order(cards)
    every = (1 << len(hand)) - 1
    left = {card: _cover(hand)(every & ~(1 << at))[0] for at, card in enumerate(hand)}
    return dict(sorted(left.items(), key=lambda one: one[1]))


def outs(cards: Sequence[str]) -> Cards:
    """Of ten cards those with which one goes out, in hand order (PIF-R11, PIF-R13)."""
    hand = in_hand_order(cards)
    if reduce(or_, _melds(hand), 0).bit_count() < HAND:  # too many cards go with no others: of most hands that is so
        return ()
    left = left_by(hand)
    return tuple(card for card in hand if left[card] == 0)


def thrown_for(hand: Sequence[str], card: str) -> str:
    """What a seat with these nine cards throws when it claims the card: the first other one that leaves all in melds;
    "" where it may not claim (PIF-R6).
    """
    return next((out for out in outs((*hand, card)) if out != card), "")


def claimant(discarder: int, card: str, live: Collection[int], hands: Sequence[Sequence[str]]) -> int | None:
    """The first live seat from the discarder's left for which the card is the last one that it needs (rules 3.7)."""
    return order.claimant(discarder, live, lambda seat: bool(thrown_for(hands[seat], card)))


# ---------------------------------------------------------------------- melds as masks


@lru_cache(maxsize=64)
def _cover(hand: Cards) -> Callable[[int], Cover]:
    """The cover of some cards of a hand that leaves fewest over, with long melds rather than short ones."""
    return cover_of([1] * len(hand), _melds(hand))


@lru_cache(maxsize=1 << 10)
def _melds(hand: Cards) -> tuple[int, ...]:
    """Every meld of a hand as a mask, the longest first."""
    masks = (sum(1 << at for at in places) for places in (*_sequences(hand), *_groups(hand)))
    return tuple(sorted(masks, key=int.bit_count, reverse=True))


def _sequences(hand: Cards) -> Iterator[tuple[int, ...]]:
    """Where the sequences lie; of a card that is there twice, with the one and with the other."""
    for wanted in SUITS:
        places = [[at for at, card in enumerate(hand) if card[:2] == height + wanted] for height in RANKS]
        for low in range(len(RANKS)):
            for high in range(low + LEAST, len(RANKS) + 1):
                yield from product(*places[low:high])


def _groups(hand: Cards) -> Iterator[tuple[int, ...]]:
    for wanted in RANKS:
        places = [at for at, card in enumerate(hand) if rank(card) == wanted]
        for size in range(LEAST, min(len(places), LARGEST_GROUP) + 1):
            for group in combinations(places, size):
                if is_group([hand[at] for at in group]):
                    yield group
