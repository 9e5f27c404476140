"""A deal before its first card, in bits: who wins the auction, what is given away, and to what the play comes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import exp
from random import Random
from typing import NamedTuple, Self

from engine.cards.packs import SUITS
from engine.tyzicha.cards import CARDS, ORDER, SEATS, others
from engine.tyzicha.player.policy import AFTER, BEFORE, RISK, Weights, hand_points
from engine.tyzicha.player.world import BITS, COUPLE, MARRIED, NOTHING, SUIT, SUIT_OF, WORTH, TyzichaWorld, bits, mask
from engine.tyzicha.round import HAND, OPENING, STEP
from engine.tyzicha.state import CLOSED, Auction, TyzichaView, gifts_in

# A declarer who searches does better than one course does. The share is chosen by contracts of 110 on middling hands,
# which the auction is about (docs/lab/strength.md); of contracts on any hand
# `python -m tests.tools.fits.tyzicha_courses` finds that a share of 1 tells best, by little.
BETTER = 0.5  # how often a declarer has the better of two courses, and not one alone
BOLD = 0.1  # how often a card of a course is any that may be laid
BLUR = 12.0  # points by which the worth of a hand is off, from which somebody bids
TRIES = 16  # deals that are drawn until one fits the calls; the last one is taken as it is

WIDTH = len(ORDER)
SUIT_MASK = (1 << WIDTH) - 1

Suits = tuple[tuple[float, ...], ...]


class Spare(NamedTuple):
    """Cards of one suit that a declarer may give away: what that costs, their points, and their bits."""

    cost: float
    points: int
    cards: int


def _by_suit(weights: Weights) -> Suits:
    """By suit and by the cards of it that are held, what they add to the strength of a hand."""
    return tuple(
        tuple(
            hand_points([card for card in CARDS if BITS[card] & held << WIDTH * at], weights) - weights.base
            for held in range(1 << WIDTH)
        )
        for at in range(len(SUITS))
    )


SEVEN, EIGHT = _by_suit(BEFORE), _by_suit(AFTER)


def _summed(suits: Suits, hand: int) -> float:
    spades, hearts, clubs, diamonds = suits
    return (
        spades[hand & SUIT_MASK]
        + hearts[hand >> WIDTH & SUIT_MASK]
        + clubs[hand >> 2 * WIDTH & SUIT_MASK]
        + diamonds[hand >> 3 * WIDTH]
    )


def expected(hand: int) -> float:
    """The number of points, roughly, for which seven cards and a widow are good."""
    return BEFORE.base + _summed(SEVEN, hand)


def good_for(hand: int) -> float:
    """The number of points, roughly, that a declarer takes with eight cards."""
    return AFTER.base + _summed(EIGHT, hand)


def spares(hand: int, number: int) -> list[Spare]:
    """All ways to give away `number` of a declarer's ten cards, cheapest first."""
    return sorted(_spare(hand, sum(cards)) for cards in combinations(bits(hand), number))


def _spare(hand: int, cards: int) -> Spare:
    given = bits(cards)
    risk = sum(MARRIED[SUIT_OF[bit]] for bit in given if bit & (half := COUPLE[SUIT_OF[bit]]) and hand & half != half)
    cost = RISK * risk + good_for(hand) - good_for(hand & ~cards)
    return Spare(cost, sum(WORTH[bit] for bit in given), cards)


def gifts(hand: int) -> tuple[int, ...]:
    """The two cards of a declarer's ten that the policy gives away: what a card costs depends on its suit alone."""
    held = [hand & one for one in SUIT]
    best, second, *_ = sorted(_cheapest(one, 1) for one in held if one)
    apart = Spare(best.cost + second.cost, best.points + second.points, best.cards | second.cards)
    return tuple(bits(min(apart, *(_cheapest(one, 2) for one in held if one & (one - 1))).cards))


@cache
def _cheapest(suit: int, number: int) -> Spare:
    """The cards of one suit that can be spared best."""
    return spares(suit, number)[0]


Given = tuple[int, ...] | None
"""Gifts to the left and to the right opponent; None: those of the policy; none: they have been given already."""


@dataclass(slots=True)
class TyzichaDeal:
    """Hands by seat and a widow as they may be, and the luck with which they are played. `limits`: by seat, below what
    the others bid; 0 for the own seat. `ends`: to what it has come, by declarer and gifts.
    """

    hands: list[int]
    widow: int
    limits: list[float]
    luck: int
    ends: dict[tuple[int, Given], Sequence[int]] = field(default_factory=dict)

    def totals(self, declarer: int, given: Given = None) -> Sequence[int]:
        """The totals by seat if this declarer gives these cards, as play may go, which is found once."""
        if (declarer, given) not in self.ends:
            self.ends[declarer, given] = self._played(declarer, given)
        return self.ends[declarer, given]

    def _played(self, declarer: int, given: Given) -> Sequence[int]:
        hands = self.hands.copy()
        hands[declarer] |= self.widow
        for whom, bit in zip(others(declarer), gifts(hands[declarer]) if given is None else given, strict=False):
            hands[declarer] &= ~bit
            hands[whom] |= bit
        random, ends = Random(self.luck), list[Sequence[int]]()
        for _ in range(1 + (random.random() < BETTER)):
            world = TyzichaWorld(hands.copy(), [0] * SEATS, NOTHING, declarer, declarer)
            world.finish(random, BOLD)
            ends.append(world.sums)
        return max(ends, key=lambda sums: sums[declarer])


class Calls(NamedTuple):
    """The calls of a seat: its highest bid, and the bid that it did not make; None where there is none."""

    bid: int | None
    passed: int | None

    def likelihood(self, points: float) -> float:
        """The probability of these calls with a hand that is expected to be good for so many points, roughly."""
        likely = 1.0
        if self.bid is not None:
            likely /= 1 + exp((self.bid - points) / BLUR)
        if self.passed is not None:
            likely /= 1 + exp((points - self.passed) / BLUR)
        return likely


def calls_of(auction: Auction, seat: int) -> Calls:
    """What a seat has called so far."""
    amount, bid, passed = auction.opening, None, None
    for call in auction.calls:
        if call.seat == seat:
            bid, passed = (bid, amount) if call.amount is None else (call.amount, None)
        if call.amount is not None:
            amount = call.amount + auction.step
    return Calls(bid, passed)


def sample_deals(view: TyzichaView, random: Random) -> Iterator[TyzichaDeal]:
    """Deals that the view cannot tell from the true one before a card is played, those more often that fit the calls of
    the others.
    """
    own, given = view.own_seat, [0] * SEATS
    for whom, card in gifts_in(view):
        given[whom] |= BITS[card]
    hand = mask(view.hand)
    rest = [bit for bit in BITS.values() if not bit & (hand | sum(given))]
    calls = {seat: calls_of(view.public.auction, seat) for seat in others(own)}
    while True:
        hands, limits = [hand] * SEATS, [0.0] * SEATS
        for _ in range(TRIES):
            random.shuffle(rest)
            for at, seat in enumerate(calls):
                seven = sum(rest[HAND * at : HAND * (at + 1)])
                hands[seat], limits[seat] = seven | given[seat], expected(seven)
            if all(random.random() < calls[seat].likelihood(limits[seat]) for seat in calls):
                break
        yield TyzichaDeal(hands, sum(rest[HAND * len(calls) :]), limits, random.getrandbits(32))


class Bidding(NamedTuple):
    """An auction at a moment. `live`: the seats that have not passed, the next one first; `holder`, `contract`: the
    highest bid, if anybody has bid; `amount`: of the next one, as far as the `most`.
    """

    live: tuple[int, ...]
    holder: int | None
    contract: int
    amount: int
    most: int

    @classmethod
    def of(cls, auction: Auction) -> Self:
        """Read it from the auction of the rules."""
        live, turn, high = auction.live, auction.turn, auction.high
        at = live.index(turn) if turn is not None else 0
        holder, contract = (high.seat, high.amount or 0) if high else (None, 0)
        amount = contract + auction.step if high else auction.opening
        return cls((*live[at:], *live[:at]), holder, contract, amount, auction.most)

    def won(self, limits: Sequence[float]) -> tuple[int, int]:
        """The declarer and the contract, if everybody goes on to bid what is below the limit of its seat."""
        live, (_, holder, contract, amount, most) = list(self.live), self
        while len(live) > 1:
            seat = live.pop(0)
            if amount < limits[seat] and amount <= most:
                holder, contract, amount = seat, amount, amount + STEP
                live.append(seat)
        last = live[0]
        return last, contract if last == holder else OPENING if limits[last] > OPENING else CLOSED
