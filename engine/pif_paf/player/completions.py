"""How far nine cards are from being all in melds, and in how many ways the cards may come that they lack.

Cards are told apart by kind, with a bit for each. A complete hand is three melds of three, or a meld of four and one of
five: every longer meld is made of these.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from engine.cards.packs import RANKS, SUITS, pack, plain
from engine.pif_paf.melds import GROUP_SUITS, HAND, LEAST

BIT = {card: 1 << at for at, card in enumerate(pack())}
WIDTH = len(BIT)
ALL = (1 << WIDTH) - 1
FURTHEST = 5  # cards that a hand lacks at most, as far as is told
LONG = 2  # cards that a hand may lack at most for a meld of four and one of five to be looked for
SIZES = (3, 2, 1)  # cards that are held of a meld of three which a hand may come to


class Kinds(NamedTuple):
    """Some cards: the kinds that are among them, and the kinds that are twice."""

    some: int
    twice: int


class Lacking(NamedTuple):
    """`cards`: the fewest cards that a hand lacks, each of which may still come. `ways`: the number of choices of so
    many unseen cards that complete it. Capped: for `FURTHEST` or more missing cards `ways` is 0.
    """

    cards: int
    ways: int


def kinds(cards: Iterable[str]) -> Kinds:
    """The kinds of some cards, of each of which there are two at most."""
    some = twice = 0
    for card in cards:
        bit = BIT[plain(card)]
        twice |= some & bit
        some |= bit
    return Kinds(some, twice)


def _runs(size: int) -> Iterator[Kinds]:
    for suit, low in product(SUITS, range(len(RANKS) - size + 1)):
        yield kinds(f"{rank}{suit}" for rank in RANKS[low : low + size])


def _groups(size: int) -> Iterator[Kinds]:
    for rank, suits in product(RANKS, combinations(SUITS, GROUP_SUITS)):
        for twice in combinations(suits, size - GROUP_SUITS):
            yield kinds(f"{rank}{suit}" for suit in (*suits, *twice))


THREES = tuple(meld.some for meld in (*_runs(LEAST), *_groups(LEAST)))
FOURS, FIVES = ((*_runs(size), *_groups(size)) for size in (4, 5))


def lacking(hand: Kinds, unseen: Kinds) -> Lacking:
    """The cards that a hand of nine lacks, where these are unseen."""
    threes: dict[int, list[int]] = {size: [] for size in (*SIZES, 0)}
    for three in THREES:
        threes[(three & hand.some).bit_count()].append(three)
    # By the number of cards: those that are lacking for one complete hand, second cards of a kind as higher bits. Melds
    # that want the same card of the hand lack more than each of them does alone, so they are found before their turn.
    found: list[set[int]] = [set() for _ in range(HAND + 1)]
    seconds = hand.twice << WIDTH
    for lacks in range(FURTHEST):
        for need in _three_melds(threes, HAND - lacks, ~hand.some & ALL, ~seconds):
            found[need.bit_count()].add(need)
        if lacks <= LONG:
            for need in _two_melds(hand, HAND - lacks):
                found[need.bit_count()].add(need)
        if ways := sum(_ways(need, unseen) for need in found[lacks]):
            return Lacking(lacks, ways)
    return Lacking(FURTHEST, 0)


def _three_melds(threes: dict[int, list[int]], holds: int, some: int, seconds: int) -> Iterator[int]:
    """Yield what is lacking for each complete hand of three melds that hold so many cards of a hand, each by itself.
    `some`, `seconds`: what the hand has none of, and no second card of.
    """
    for one, other in combinations_with_replacement(SIZES, 2):
        last = holds - one - other
        if not 0 < last <= other:
            continue
        for a, b in _pairs(threes[one], threes[other]):
            any_of, both = a | b, a & b
            for c in threes[last]:
                if not both & c:
                    yield (any_of | c) & some | (both | any_of & c) << WIDTH & seconds


def _pairs(ones: Sequence[int], others: Sequence[int]) -> Iterator[tuple[int, int]]:
    return combinations_with_replacement(ones, 2) if ones is others else product(ones, others)


def _two_melds(hand: Kinds, holds: int) -> Iterator[int]:
    """Yield the same for a meld of four and one of five."""
    fives = [(five, _held(five, hand)) for five in FIVES if (five.some & hand.some).bit_count() >= LEAST]
    for four in FOURS:
        wanted = holds - _held(four, hand)
        for five, holding in fives:
            if holding == wanted and not (both := four.some & five.some) & (four.twice | five.twice):
                some, twice = four.some | five.some, four.twice | five.twice | both
                yield some & ~hand.some | (twice & ~hand.twice) << WIDTH


def _held(meld: Kinds, hand: Kinds) -> int:
    return (meld.some & hand.some).bit_count() + (meld.twice & hand.twice).bit_count()


def _ways(need: int, unseen: Kinds) -> int:
    """The number of choices of unseen cards that are these."""
    first, second = need & ALL, need >> WIDTH
    if (first | second) & ~unseen.some or first & second & ~unseen.twice:
        return 0
    return 1 << (first & unseen.twice & ~second).bit_count()
