"""The outlook of a hand of eight, found quickly, for a search that looks at thousands of hands.

A card is a number, suit by suit, the ranks from the ace up; the copies of a card are alike.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

from engine.cards.packs import RANKS, SUITS, rank, suit
from engine.indian_chief.melds import (
    CATEGORIES,
    CURE,
    DOCTOR,
    FACE_VALUES,
    FIVE,
    INDIAN_CHIEF,
    POKER_POINTS,
    POOR_MAN,
    RICH_MAN,
    RUNS,
    VERDICT,
    Poker,
    size_of,
)
from engine.indian_chief.player.fitted import COMING

FACES = [FACE_VALUES[name] for _ in SUITS for name in RANKS]
SPADES, HEARTS = SUITS.index("S"), SUITS.index("H")
ACE = 1 << RANKS.index("A")
# The categories whose promise now says something about what they will score after another meld.
PERSISTING = [CATEGORIES.index(one) for one in (POOR_MAN, RICH_MAN, DOCTOR, INDIAN_CHIEF)]
STRAIGHTS = [sum(1 << RANKS.index(name) for name in run) for run in RUNS]
# The points that the two cards beside the five of a chief bring in baccarat: the mean over 3,000 hands.
BESIDE = {
    Poker.HIGH_CARD: 9.0,
    Poker.PAIR: 8.8,
    Poker.TWO_PAIR: 8.0,
    Poker.THREE: 8.5,
    Poker.STRAIGHT: 6.5,
    Poker.FLUSH: 6.9,
    Poker.FULL_HOUSE: 7.0,
    Poker.FOUR: 8.0,
    Poker.STRAIGHT_FLUSH: 7.0,
    Poker.FIVE_OF_A_KIND: 7.0,
}


def number(card: str) -> int:
    """A card as a number."""
    return SUITS.index(suit(card)) * len(RANKS) + RANKS.index(rank(card))


def outlook(hand: Sequence[int], empty: tuple[int, ...]) -> float:
    """The points that a hand may expect from now to the end. `empty`: the categories that are left, by their places in
    order; with none there is nothing to come.
    """
    brings = category_values(hand)
    _, _, poor, _, rich, cure, chief = brings
    return max(
        (
            brings[at] + usual + of_poor * poor + of_rich * rich + of_cure * cure + of_chief * chief
            for at, (usual, of_poor, of_rich, of_cure, of_chief) in _after(empty)
        ),
        default=0.0,
    )


@cache
def _after(empty: tuple[int, ...]) -> list[tuple[int, tuple[float, ...]]]:
    """The weights of what is to come after a meld of each of these categories."""
    return [(at, COMING[CATEGORIES[at]][tuple(one for one in empty if one != at)]) for at in empty]


def category_values(hand: Sequence[int]) -> tuple[float, ...]:
    """The score of the best meld of each category. A beggar's does not depend on the hand: it is 0, the usual."""
    faces = sorted([FACES[card] for card in hand])
    spades = sorted([FACES[card] for card in hand if card // len(RANKS) == SPADES])
    best = best_poker(hand)
    return (
        faces[-1],
        0,
        sum(spades[-3:]),
        lawyer(tuple(faces)),
        -sum(faces[:5]),
        doctor(by_suit(hand)),
        POKER_POINTS[best] + BESIDE[best],
    )


def by_suit(hand: Sequence[int]) -> list[int]:
    """The ranks of each suit, as bits."""
    ranks = [0] * len(SUITS)
    for card in hand:
        ranks[card // len(RANKS)] |= 1 << card % len(RANKS)
    return ranks


@lru_cache(1 << 14)
def lawyer(faces: tuple[int, ...]) -> int:
    """The verdict, if some of these face values make it."""
    return VERDICT * any(sum(some) == VERDICT for some in combinations(faces, 4))


def doctor(suits: Sequence[int]) -> int:
    """The best cure. An ace or a heart that the best suit has not takes the place of one of its cards."""
    hearts, size, best = suits[HEARTS], size_of(DOCTOR), 0
    ranks = suits[0] | suits[1] | suits[2] | suits[3]
    if not ranks & ACE or not hearts or ranks.bit_count() < size:
        return 0
    for at, held in enumerate(suits):
        ace, heart = not held & ACE, at != HEARTS
        if ace and heart and hearts & ACE:
            heart = False  # one card is both
        own = held.bit_count() - (heart and not hearts & ~held)
        best = max(best, min(own, size - ace - heart))
    return CURE * best


def best_poker(hand: Sequence[int]) -> Poker:
    """The best five cards of a hand."""
    ranks, suits = [card % len(RANKS) for card in hand], by_suit(hand)
    *_, second, most = sorted(map(ranks.count, range(len(RANKS))))
    if most >= FIVE:
        return Poker.FIVE_OF_A_KIND
    colours = [card // len(RANKS) for card in hand]
    flush = max(map(colours.count, range(len(SUITS)))) >= FIVE
    if flush and any(map(_has_run, suits)):
        return Poker.STRAIGHT_FLUSH
    if most == 4:
        return Poker.FOUR
    if most == 3 and second >= 2:
        return Poker.FULL_HOUSE
    if flush:
        return Poker.FLUSH
    if _has_run(suits[0] | suits[1] | suits[2] | suits[3]):
        return Poker.STRAIGHT
    if most == 3:
        return Poker.THREE
    if second == 2:
        return Poker.TWO_PAIR
    return Poker.PAIR if most == 2 else Poker.HIGH_CARD


@lru_cache(1 << len(RANKS))
def _has_run(ranks: int) -> bool:
    """True if five ranks in a row are among these."""
    return any(ranks & run == run for run in STRAIGHTS)
