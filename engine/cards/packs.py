"""Packs of cards: tokens, packs with jokers and with every card twice, and the order of a hand (G-1, G-R17). And the
order of seats around a table (G-1): clockwise is to the left, and seats that are out are passed over.

A token is rank and suit ("9S", "TD"), or `*` for a joker. Where a pack holds a card more than once, each has its copy's
number: "9S#1", "9S#2". Rules compare rank and suit alone, so they ask `rank`, `suit` and `plain` here.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache

RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKER = "*"
COPY = "#"  # before the number of a copy


def leftward(seat: int, live: Collection[int]) -> tuple[int, ...]:
    """The live seats clockwise, the next one on the left of `seat` first, `seat` itself last if it is live."""
    return tuple(sorted(live, key=lambda other: (other <= seat, other)))


def first_leftward(seat: int, live: Collection[int], fits: Callable[[int], bool]) -> int | None:
    """The first live seat clockwise from the left of `seat` that fits, `seat` itself last; None where none does."""
    return next((other for other in leftward(seat, live) if fits(other)), None)


def first_claimant(discarder: int, live: Collection[int], fits: Callable[[int], bool]) -> int | None:
    """The seat that claims a discard: the first from the discarder's left that it fits, never the discarder (G-R4)."""
    return first_leftward(discarder, [seat for seat in live if seat != discarder], fits)


def pack(ranks: str = RANKS, suits: str = SUITS, copies: int = 1, jokers: int = 0) -> tuple[str, ...]:
    """The cards of a pack in hand order; the jokers last, `jokers` of them in all."""
    plains = [f"{rank}{suit}" for suit in suits for rank in RANKS if rank in ranks]
    cards = [f"{card}{mark}" for card in plains for mark in _marks(copies)]
    return (*cards, *(f"{JOKER}{mark}" for mark in _marks(jokers)))


@lru_cache(maxsize=1 << 8)
def plain(card: str) -> str:
    """A card without its copy's number."""
    return card.partition(COPY)[0]


def rank(card: str) -> str:
    """A card's rank; a joker's is "*"."""
    return card[0]


@lru_cache(maxsize=1 << 8)
def suit(card: str) -> str:
    """A card's suit; "" for a joker."""
    return plain(card)[1:]


def is_joker(card: str) -> bool:
    return card.startswith(JOKER)


@lru_cache(maxsize=1 << 8)
def hand_order(card: str) -> tuple[int, int, str]:
    """The key that sorts a hand: suits S H D C, ranks A to K, the lower copy first, jokers last (G-R17)."""
    copy = card.partition(COPY)[2]
    return (len(SUITS), 0, copy) if is_joker(card) else (SUITS.index(suit(card)), RANKS.index(rank(card)), copy)


def in_hand_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as a hand holds them."""
    return tuple(sorted(cards, key=hand_order))


def less(cards: Sequence[str], card: str) -> tuple[str, ...]:
    """The cards without one of them. Raises ValueError where it is not among them."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def _marks(count: int) -> list[str]:
    """The endings that tell `count` equal cards apart; an empty one if there is only one."""
    return [""] * count if count < 2 else [f"{COPY}{number}" for number in range(1, count + 1)]
