"""The outlook of a hand that stays after a throw: the lead with which the round may end, from its deadwood, its loose
cards, and what may still meld them. Hands are integers, a bit for each card, for a search that asks for the deadwood of
thousands of them.

The lead is the mean of the others' points less one's own. A linear value, fitted to rounds of merchants
(`engine.rumino.player.fitted`), says what a hand leads to; looking one card ahead says it better.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.cards.packs import JOKER, is_joker, plain
from engine.rumino.deadwood import is_meld, is_run, is_set, points
from engine.rumino.player.fitted import ENDED, ENDS, THEIRS, WEIGHTS
from engine.rumino.round import DECK
from engine.rumino.rules import GIN

BITS = {card: 1 << at for at, card in enumerate(DECK)}  # each card's bit in hand order, jokers last
CARD = {bit: card for card, bit in BITS.items()}
POINTS = {bit: points(card) for card, bit in BITS.items()}
FIRST_COPIES = sum(bit for card, bit in BITS.items() if card.endswith("1") and not is_joker(card))

MOST_MORE = 9  # points that a hand may leave beyond the least and still be the one to keep
OTHERS = len(ENDS)  # the most rivals
LAST = len(ENDS[0]) - 1  # later turns count as this one
FADES = 0.8  # the share of the weights that fade which each turn leaves
# How often a card is thrown, against others of its kind: a joker, a card of 8 points or more, of 5, a lower one. Chosen
# by hand, about as merchants throw.
THROWN_JOKER, THROWN = 0.05, ((8, 1.5), (5, 1.0), (0, 0.6))

COPIES = {bit: sum(its for other, its in BITS.items() if plain(other) == plain(card)) for card, bit in BITS.items()}


def mask(cards: Iterable[str]) -> int:
    """The bits of cards."""
    return sum(map(BITS.__getitem__, cards))


def _above(*jokers: str) -> dict[int, int]:
    """The higher cards that may lie in a run with each card and with these jokers, by card; without, in a set."""
    fits = is_run if jokers else is_set
    return {
        bit: sum(its for other, its in BITS.items() if its > bit and fits((card, other, *jokers)))
        for card, bit in BITS.items()
    }


SETS, THREES, FOURS = _above(), _above(JOKER), _above(JOKER, JOKER)
GOES_WITH = {bit: SETS[bit] | THREES[bit] for bit in BITS.values()}
BESIDE = {bit: GOES_WITH[bit] | sum(one for one in GOES_WITH if GOES_WITH[one] & bit) for bit in GOES_WITH}
FIRSTS = tuple(bit for card, bit in BITS.items() if card.endswith("#1"))  # one card of each kind


def bits(hand: int) -> list[int]:
    """The cards of a hand one by one, the lowest first."""
    found = []
    while hand:
        lowest = hand & -hand
        found.append(lowest)
        hand ^= lowest
    return found


def melds(hand: int) -> Iterator[int]:
    """Yield every meld of a hand, found from its lowest card. The cards that can lie in a meld with that one can lie
    with each other as well, except the two copies of a card in a run.
    """
    for low in bits(hand):
        for size, higher in ((2, SETS), (3, SETS), (2, THREES), (3, FOURS)):
            beside = hand & higher[low]
            if beside & (beside - 1):
                for rest in map(sum, combinations(bits(beside), size)):
                    if higher is SETS or not rest & rest >> 1 & FIRST_COPIES:
                        yield low | rest


class Hand(NamedTuple):
    """Seven cards, the fewest points that can be left over of them, and the cards that are in melds then. `melds`: how
    many melds; `longer`: the cards that would make one of them a meld of four.
    """

    cards: int
    deadwood: int
    melded: int
    melds: int
    longer: int


@lru_cache(maxsize=1 << 14)
def kept(cards: int) -> tuple[Hand, ...]:
    """The hands that may stay of eight cards when one is thrown: all that leave few points, of twins one."""
    covers, total = _covers(cards), sum(map(POINTS.__getitem__, bits(cards)))
    hands = []
    for thrown in bits(cards):
        if not cards & COPIES[thrown] & (thrown - 1):
            melded, saved, many, longer = next(cover for cover in covers if not cover[0] & thrown)
            hands.append(Hand(cards ^ thrown, total - POINTS[thrown] - saved, melded, many, longer))
    least = min(hand.deadwood for hand in hands)
    return tuple(hand for hand in hands if hand.deadwood <= least + MOST_MORE)


def hand_of(cards: int) -> Hand:
    """Seven cards as they are."""
    melded, saved, many, longer = _covers(cards)[0]
    return Hand(cards, sum(map(POINTS.__getitem__, bits(cards))) - saved, melded, many, longer)


def _covers(cards: int) -> list[tuple[int, int, int, int]]:
    """The parts of a hand that can lie in one meld, in two, or in none, those that save most first: the cards, their
    points, the number of melds, and the cards that would make one longer.
    """
    ones = [(meld, sum(map(POINTS.__getitem__, bits(meld))), 1, _longer(meld)) for meld in sorted(set(melds(cards)))]
    twos = [
        (one | other, mine + its, 2, more | most)
        for (one, mine, _, more), (other, its, _, most) in combinations(ones, 2)
        if not one & other
    ]
    return sorted([*ones, *twos, (0, 0, 0, 0)], key=lambda cover: -cover[1])


@lru_cache(maxsize=1 << 13)
def _longer(meld: int) -> int:
    """The cards that make a meld of four with a meld of three."""
    return 0 if meld.bit_count() == 4 else completing(meld)


@lru_cache(maxsize=1 << 13)
def completing(cards: int) -> int:
    """The cards that are a meld with these."""
    held = [CARD[bit] for bit in bits(cards)]
    return sum(COPIES[first] for first in FIRSTS if is_meld((*held, CARD[first]))) & ~cards


def features(hand: Hand, unseen: int, knock_max: int) -> tuple[float, ...]:
    """What the value of a hand is fitted to: its deadwood, its three dearest loose cards, the unseen cards that meld
    two of these, once by number and once by the points, those that make a meld longer, and how low it is for a knock.
    """
    loose = bits(hand.cards & ~hand.melded)
    first, second, third, *_ = *sorted((POINTS[one] for one in loose), reverse=True), 0, 0, 0
    outs = saves = 0
    for at, one in enumerate(loose):
        near = GOES_WITH[one]
        for other in loose[at + 1 :]:
            if near & other:
                many = (completing(one | other) & unseen).bit_count()
                outs += many
                saves += many * (POINTS[one] + POINTS[other])
    longer = (hand.longer & unseen).bit_count()
    low = hand.deadwood <= knock_max
    return (
        1.0,
        hand.deadwood / 10,
        first / 10,
        second / 10,
        third / 10,
        outs / 10,
        saves / 100,
        longer / 10,
        longer * first / 100,
        float(low),
        (knock_max - hand.deadwood) / 7 if low else 0.0,
        outs * outs / 400,
    )


@dataclass(slots=True, eq=False)
class Outlook:
    """The values of hands for one decision, in points of lead. `unseen`: the cards that may come, as bits; `others`:
    the number of rivals; turns are counted from 0.
    """

    unseen: int
    others: int
    knock_max: int
    kinds: Sequence[tuple[int, int]] = field(init=False)  # a card of each unseen kind, and how many of it there are
    _seen: dict[int, tuple[float, ...]] = field(init=False, default_factory=dict)  # features by hand
    _values: dict[tuple[int, int], float] = field(init=False, default_factory=dict)  # by hand and turn

    def __post_init__(self) -> None:
        here = [self.unseen & COPIES[first] for first in FIRSTS]
        self.kinds = [(cards & -cards, cards.bit_count()) for cards in here if cards]

    def gin(self, turn: int) -> float:
        """The lead with which one goes gin on this turn."""
        return self.theirs(turn) - GIN

    def theirs(self, turn: int) -> float:
        """The points that the others have left, on average, if one ends the round on this turn."""
        return THEIRS[min(self.others, OTHERS) - 1][min(turn, LAST + 1)]

    def value(self, hand: Hand, turn: int) -> float:
        """The value of a hand that stays after the throw of this turn."""
        if not hand.deadwood:
            return self.gin(turn)
        key = (hand.cards, turn)
        if key not in self._values:
            if hand.cards not in self._seen:
                self._seen[hand.cards] = features(hand, self.unseen, self.knock_max)
            weights = _weights(min(self.others, OTHERS), min(turn, LAST), hand.melds)
            self._values[key] = sum(a * b for a, b in zip(weights, self._seen[hand.cards], strict=True))
        return self._values[key]

    def best(self, cards: int, turn: int) -> float:
        """The value of the best hand that may stay of eight cards."""
        return max(self.value(hand, turn) for hand in kept(cards))

    def taken(self, cards: int, upcard: int, turn: int) -> float:
        """The value of the best hand with an upcard, which may not be thrown again, though its twin may."""
        twin = cards & COPIES[upcard]
        hands = [hand for hand in kept(cards | upcard) if twin or hand.cards & upcard]
        return max(self.value(hand, turn) for hand in hands or [hand_of(cards)])

    def drawn(self, hand: Hand, turn: int) -> float:
        """The value of a card from the stock."""
        return self._drawn(hand, turn)[0]

    def ahead(self, hand: Hand, turn: int) -> float:
        """The value of a hand that stays after the throw of this turn, one card looked ahead."""
        if not hand.deadwood:
            return self.gin(turn)
        at = min(self.others, OTHERS) - 1
        ends, ended = ENDS[at][min(turn, LAST)], ENDED[at][min(turn, LAST)]
        low = hand.deadwood <= self.knock_max
        goes_on = self.theirs(turn + 1) - hand.deadwood if low else self._next(hand, turn + 1)
        return ends * (ended - hand.deadwood) + (1 - ends) * goes_on

    def _next(self, hand: Hand, turn: int) -> float:
        """The value of a hand before the next turn, on which a thrown card may be taken or one drawn."""
        drawn, values = self._drawn(hand, turn)
        weights = [many * _thrown(card) for card, many in self.kinds]
        return sum(weight * max(value, drawn) for weight, value in zip(weights, values, strict=True)) / sum(weights)

    def _drawn(self, hand: Hand, turn: int) -> tuple[float, list[float]]:
        """The mean value of a card that comes, and the value of each kind."""
        dearest = max((POINTS[one] for one in bits(hand.cards & ~hand.melded)), default=0)
        same = self.value(hand, turn)
        values = [
            same if POINTS[card] >= dearest and not BESIDE[card] & hand.cards else self.best(hand.cards | card, turn)
            for card, _ in self.kinds
        ]
        number = sum(many for _, many in self.kinds)
        return sum(value * many for value, (_, many) in zip(values, self.kinds, strict=True)) / number, values


@lru_cache(maxsize=1 << 8)
def _weights(others: int, turn: int, melds: int) -> tuple[float, ...]:
    """The weights of the features of a hand on a turn."""
    stay, fade = WEIGHTS[others - 1][melds]
    return tuple(steady + FADES**turn * early for steady, early in zip(stay, fade, strict=True))


@lru_cache(maxsize=1 << 7)
def _thrown(card: int) -> float:
    """How often a card is thrown, against others."""
    if is_joker(CARD[card]):
        return THROWN_JOKER
    return next(often for least, often in THROWN if POINTS[card] >= least)
