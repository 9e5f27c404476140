"""The policy of Tyzicha, from a view alone: the points that a hand is good for, the two cards that it can spare, and
the choice of a card by those that the other hands may still hold.

It bids what its hand is worth, and plays the contract as it was bid: a steward who sits in after the auction plays by
the policy and has not made the bid, so it neither concedes nor raises (TYZ-R14).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, Self

from engine.cards.packs import SUITS, rank, suit
from engine.cards.tricks import SeatCard, beats, winning
from engine.contract import Action, Assign, Decision
from engine.tyzicha.cards import CARDS, MARRIAGES, POINTS, SEATS, couple, left, marriages, points, strength
from engine.tyzicha.round import PASS, STAY
from engine.tyzicha.state import TyzichaView, gifts_in

FEW = 3  # if fewer cards of a suit are out, somebody may well have none
TRUMP = 4  # points that a trump is thought to be worth beside its own
SHARE = 0.3  # the share of a marriage's worth that it costs to break it before it is shown


def silent(view: TyzichaView, decision: Decision) -> Action:
    """The answer of a seat whose time is up: two cards that cost little, else the plainest (TYZ-5)."""
    if isinstance(decision.answers, Assign):
        return decision.answers.action(gifts(view.hand))
    return next(iter(decision.answers))


def choose(view: TyzichaView, decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    if isinstance(decision.answers, Assign):
        return decision.answers.action(gifts(view.hand))
    answers = list(decision.answers)
    match decision.kind:
        case "bid":
            return next(
                (bid for bid in answers if bid != PASS and int(bid.values[0]) < expected_points(view.hand)), PASS
            )
        case "forced":
            low, high = answers
            return high if expected_points(view.hand) > int(high.values[0]) else low
        case "commit":
            return STAY
        case "lead":
            return lead(view, [one for form in decision.before for one in form], answers)
        case _:
            return follow(view, answers)


class Weights(NamedTuple):
    """The points that each feature of a hand adds to what its declarer takes: an ace, a Ten beside it, a guarded Ten, a
    bare one, each card of a suit above two; and the shares of a marriage's worth, for the whole of it and for half of
    it.
    """

    base: float
    ace: float
    ten: float
    guarded: float
    bare: float
    length: float
    married: float
    single: float


# Fitted to 10,000 rounds of computer players: seven cards before the auction, eight after the exchange. The players
# have changed since. `python -m tests.tools.fits tyzicha` (seed "fits") fits the players of today, who bid by these
# numbers, and finds (34.8, 14.5, 14.8, 6.1, 4.9, 6.7, 0.88, 0.14) and (-31.7, 19.2, 18.8, 8.5, 3.6, 16.7, 0.94, 0.03).
BEFORE = Weights(31, 14, 13, 5, 3, 4.5, 0.9, 0.15)
AFTER = Weights(-26, 20, 18, 7, 2, 11, 0.9, 0.03)
# The cost of giving half of a marriage whose other half an opponent holds, as a share of its worth. In 2,400 deals that
# were played with it and without it 1,492 contracts were made, not 1,489, and 468 gifts completed a marriage, not 745.
RISK = 0.1


def hand_points(hand: Sequence[str], weights: Weights = AFTER) -> float:
    """The number of points, roughly, that a declarer takes with this hand, its marriages among them."""
    ranks = {one: "".join(rank(card) for card in hand if suit(card) == one) for one in SUITS}
    return weights.base + sum(_of_suit(ranks[one], one, weights) for one in SUITS)


def _of_suit(ranks: str, one: str, weights: Weights) -> float:
    taken = weights.length * max(0, len(ranks) - 2)
    taken += weights.ace * ("A" in ranks)
    if "T" in ranks:
        taken += weights.ten if "A" in ranks else weights.guarded if len(ranks) > 1 else weights.bare
    royals = ("K" in ranks) + ("Q" in ranks)
    return taken + MARRIAGES[one] * (0.0, weights.single, weights.married)[royals]


def expected_points(hand: Sequence[str]) -> float:
    """The number of points, roughly, for which seven cards and a widow are good."""
    return hand_points(hand, BEFORE)


def gifts(hand: Sequence[str]) -> tuple[str, str]:
    """The cards, of a declarer's ten, for the left and the right opponent: the hand that is left is good for most, and
    the gifts hardly ever complete a marriage.
    """
    return max(combinations(hand, 2), key=lambda pair: (_worth(hand, pair), -points(pair)))


def _worth(hand: Sequence[str], pair: tuple[str, str]) -> float:
    left = hand_points([card for card in hand if card not in pair])
    return left - RISK * sum(MARRIAGES[suit(card)] for card in pair if completes(hand, card))


def completes(hand: Sequence[str], card: str) -> bool:
    """True if a card of a declarer's ten is half of a marriage whose other half an opponent holds."""
    half = couple(suit(card))
    return card in half and not set(half) <= set(hand)


class Seen(NamedTuple):
    """The knowledge of a seat about the play. `held`: by seat, the cards that each of the others may hold."""

    seat: int
    hand: tuple[str, ...]
    trump: str
    trick: tuple[SeatCard, ...]
    declarer: int
    held: tuple[frozenset[str], ...]

    @classmethod
    def of(cls, view: TyzichaView) -> Self:
        """Read the knowledge from a view while tricks are played."""
        public, own = view.public, view.own_seat
        gone = {*view.hand, *(card for cards in public.tricks.laid for card in cards)}
        places = {card: whom for whom, card in gifts_in(view)}
        places |= {card: at for at, cards in enumerate(public.known) for card in cards}

        def held(at: int) -> Iterator[str]:
            """The cards that another seat may hold: it has not ruled them out, and they are not known elsewhere."""
            lacks = {*gone, *public.tricks.lacks[at]}
            return (card for card in CARDS if card not in lacks and places.get(card, at) == at)

        return cls(
            seat=own,
            hand=view.hand,
            trump=public.tricks.trump,
            trick=public.tricks.trick,
            declarer=public.declarer,
            held=tuple(frozenset(() if at == own else held(at)) for at in range(SEATS)),
        )

    def out(self, one: str) -> int:
        """The number of cards of a suit that the others may hold."""
        return sum(suit(card) == one for card in frozenset.union(*self.held))

    def master(self, card: str) -> bool:
        """True if nobody holds a higher card of its suit."""
        return not any(
            suit(other) == suit(card) and strength(other) > strength(card) for held in self.held for other in held
        )

    def safe(self, card: str) -> bool:
        """True if a card that is led will most likely take the trick."""
        if not self.master(card):
            return False
        trumped = self.trump and suit(card) != self.trump and self.out(self.trump)
        return not trumped or self.out(suit(card)) >= FEW

    def cost(self, card: str) -> float:
        """The cost of letting a card go: its points, and its use in the hand."""
        one = suit(card)
        broken = SHARE * MARRIAGES[one] if card in couple(one) and one in marriages(self.hand) else 0.0
        return POINTS[card] + broken + TRUMP * (one == self.trump)


def lead(view: TyzichaView, shown: Sequence[Action], plain: Sequence[Action]) -> Action:
    """The answer that leads to a trick. `shown`: marriages that may be shown, `plain`: cards that may be led.

    Cards that are safe are cashed, a marriage is shown when none is left beside it, and trumps are drawn.
    """
    seen = Seen.of(view)
    paired = {answer.values[0] for answer in shown}
    sure = [answer for answer in plain if seen.safe(answer.cards[0]) and suit(answer.cards[0]) not in paired]
    if shown and not (sure and not seen.trump):
        return max(shown, key=lambda answer: (MARRIAGES[answer.values[0]], -strength(answer.cards[0])))
    if sure:
        draws = seen.trump and seen.out(seen.trump)
        return max(sure, key=lambda one: (bool(draws) and suit(one.cards[0]) == seen.trump, POINTS[one.cards[0]]))
    return min(plain, key=lambda one: (seen.cost(one.cards[0]), -seen.out(suit(one.cards[0]))))


def follow(view: TyzichaView, answers: Sequence[Action]) -> Action:
    """The answer that follows to a trick that another seat has led."""
    seen = Seen.of(view)
    holder, best = winning(seen.trick, strength, seen.trump)
    if beats(answers[0].cards[0], best, strength, seen.trump):  # then all of them do
        return _takes(seen, answers)
    last = len(seen.trick) == SEATS - 1
    if last and seen.declarer not in (seen.seat, holder):
        return max(answers, key=lambda one: (not seen.master(one.cards[0]), POINTS[one.cards[0]]))
    return min(answers, key=lambda one: seen.cost(one.cards[0]))


def _takes(seen: Seen, answers: Sequence[Action]) -> Action:
    """A card that wins so far: from the last seat one that counts much but is no master, else one that lasts."""
    if len(seen.trick) == SEATS - 1:
        return max(answers, key=lambda one: (not seen.master(one.cards[0]), POINTS[one.cards[0]]))
    after = seen.held[left(seen.seat)]
    lasting = [one for one in answers if not any(beats(x, one.cards[0], strength, seen.trump) for x in after)]
    return min(lasting or answers, key=lambda one: seen.cost(one.cards[0]))
