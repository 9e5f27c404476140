"""The seven melds and what they are worth (IND-6), with the poker hands that the highest ones are. Pure: cards in,
points out.

The packs hold cards twice, so there is a hand above all that one pack knows: five of a kind. An ace is high or low in a
straight, and a straight does not go round the corner.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import combinations

from engine.cards.packs import RANKS, rank, suit

FIVE = 5  # cards of a hand

Split = tuple[tuple[str, ...], tuple[str, ...]]  # a hand of five, and the cards that are left


class Poker(IntEnum):
    """The categories of five cards, the weakest first."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9


# By how many ranks there are, and how many cards of one at most.
ALIKE = {
    (1, 5): Poker.FIVE_OF_A_KIND,
    (2, 4): Poker.FOUR,
    (2, 3): Poker.FULL_HOUSE,
    (3, 3): Poker.THREE,
    (3, 2): Poker.TWO_PAIR,
    (4, 2): Poker.PAIR,
    (5, 1): Poker.HIGH_CARD,
}
RUNS = frozenset(frozenset((RANKS + RANKS[0])[at : at + FIVE]) for at in range(len(RANKS) + 2 - FIVE))


def poker(cards: Sequence[str]) -> Poker:
    """The best that five cards are. Raises ValueError for another number of them."""
    if len(cards) != FIVE:
        raise ValueError(f"a poker hand has {FIVE} cards: {cards}")
    ranks = list(map(rank, cards))
    different = frozenset(ranks)
    flush = len(set(map(suit, cards))) == 1
    if len(different) == FIVE and different in RUNS:
        return Poker.STRAIGHT_FLUSH if flush else Poker.STRAIGHT
    alike = ALIKE[len(different), max(map(ranks.count, different))]
    return max(alike, Poker.FLUSH) if flush else alike


def splits(cards: Sequence[str]) -> Iterator[Split]:
    """Every way to take a hand of five out of some cards, and the rest."""
    rests = [*combinations(cards, len(cards) - FIVE)] if len(cards) >= FIVE else []
    return zip(combinations(cards, FIVE), reversed(rests), strict=True)  # what is left comes in the reverse order


def best_split(cards: Sequence[str], worth: Callable[[Split], int]) -> Split:
    """The split that is worth most; of equal ones the first. Raises ValueError for fewer than five cards."""
    return max(splits(cards), key=worth)


# The categories; the one at place k is a meld of k + 1 cards.
CATEGORIES = ("thief", "beggar_man", "poor_man", "lawyer", "rich_man", "doctor", "indian_chief")
THIEF, BEGGAR_MAN, POOR_MAN, LAWYER, RICH_MAN, DOCTOR, INDIAN_CHIEF = CATEGORIES

TEN = 10  # what a ten and the court cards count, and the number above which baccarat drops the tens
FACE_VALUES = {card: min(number, TEN) for number, card in enumerate(RANKS, 1)}
MATCH = 2  # a beggar's points for each card
VERDICT = 25  # the lawyer's sum, and points
CURE = 10  # a doctor's points for each card of the best suit
POKER_POINTS = {
    Poker.FIVE_OF_A_KIND: 50,
    Poker.STRAIGHT_FLUSH: 45,
    Poker.FOUR: 40,
    Poker.FULL_HOUSE: 35,
    Poker.FLUSH: 30,
    Poker.STRAIGHT: 25,
    Poker.THREE: 20,
    Poker.TWO_PAIR: 15,
    Poker.PAIR: 10,
    Poker.HIGH_CARD: 5,
}


def size_of(category: str) -> int:
    """The number of cards of a category."""
    return CATEGORIES.index(category) + 1


def category_of(cards: Sequence[str]) -> str:
    """The category of a meld with this number of cards. Raises IndexError if there is none."""
    return CATEGORIES[len(cards) - 1]


@lru_cache(1 << 8)
def face_value(card: str) -> int:
    """An ace counts 1, a ten and the court cards 10."""
    return FACE_VALUES[rank(card)]


def face_values(cards: Iterable[str]) -> int:
    """The sum of them."""
    return sum(map(face_value, cards))


def points(cards: Sequence[str], others: Iterable[str] = ()) -> int:
    """The score of a meld of one to seven cards. `others`: the cards in the melds of all others this turn."""
    return beggar(cards, others) if category_of(cards) == BEGGAR_MAN else ALONE[len(cards)](cards)


def beggar(cards: Sequence[str], others: Iterable[str]) -> int:
    """Two for each card of the others that has one of the ranks, each such card once (IND-R2, IND-R3)."""
    ranks = set(map(rank, cards))
    return MATCH * sum(rank(card) in ranks for card in others)


def poor_man(cards: Sequence[str]) -> int:
    """The face values of the spades."""
    return face_values(card for card in cards if suit(card) == "S")


def lawyer(cards: Sequence[str]) -> int:
    """The points of a lawyer: 25 for exactly 25, or nothing."""
    return VERDICT if face_values(cards) == VERDICT else 0


def rich_man(cards: Sequence[str]) -> int:
    """All face values, to be paid."""
    return -face_values(cards)


def doctor(cards: Sequence[str]) -> int:
    """Six different ranks with a heart and an ace, which may be one card (IND-R4); ten for each of the best suit."""
    ranks, suits = {rank(card) for card in cards}, [suit(card) for card in cards]
    qualifies = len(ranks) == len(cards) and "H" in suits and "A" in ranks
    return CURE * max(map(suits.count, suits)) if qualifies else 0


def chief(cards: Sequence[str]) -> int:
    """The best split into a poker hand and two cards of baccarat (IND-R8)."""
    return _worth(chief_split(cards))


def chief_split(cards: Sequence[str]) -> Split:
    """The five and the two cards that a chief is best split into."""
    return best_split(cards, _worth)


def _worth(split: Split) -> int:
    hand, pair = split
    return _poker_points(hand) + _baccarat(pair)


@lru_cache(1024)  # the ways to lay seven cards of a hand share their hands of five
def _poker_points(hand: tuple[str, ...]) -> int:
    return POKER_POINTS[poker(hand)]


@lru_cache(1024)  # and their pairs
def _baccarat(pair: tuple[str, ...]) -> int:
    return face_values(pair) % TEN


# The scores of melds that do not look at the others, by their number of cards.
ALONE: Mapping[int, Callable[[Sequence[str]], int]] = {
    1: face_values,
    3: poor_man,
    4: lawyer,
    5: rich_man,
    6: doctor,
    7: chief,
}


@lru_cache(2048)  # a panel that is drawn anew shows the same melds of the same hand
def best(hand: tuple[str, ...], size: int) -> tuple[str, ...]:
    """The cards of a hand that make the best meld of `size` cards, whatever the others lay; among equal ones
    the first.
    """
    if size < len(CATEGORIES):
        return max(combinations(hand, size), key=ALONE.get(size, points))
    five, pair = max(((five, _best_pair(rest)) for five, rest in splits(hand)), key=_worth)
    return tuple(card for card in hand if card in five or card in pair)


def _best_pair(cards: Sequence[str]) -> tuple[str, ...]:
    """The two cards that are worth most in baccarat."""
    return max(combinations(cards, 2), key=_baccarat)
