"""The state of a hand of Tyzicha: what everybody sees of it, what lies closed, and what one seat alone has seen. It is
made of an auction, in which whoever passes drops out, and every bid is one step above the last, so that the last seat
left has it; of the tricks, with the knowledge of hands that the play has given (TYZ-7, TYZ-8); and, in the end, of
scores (TYZ-10).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple, Self

from engine.cards.hands import Cards, FaceDown, put, without
from engine.cards.packs import in_hand_order, suit
from engine.cards.tricks import Duty, SeatCard, duty, winning
from engine.contract import View
from engine.tyzicha.cards import CARDS, MARRIAGES, SEATS, left, others, points, strength

CONCEDED = 40  # what each opponent scores when the declarer concedes

CLOSED = 100  # the contract at which widow and gifts stay closed


class Terms(NamedTuple):
    """The options on which a round depends."""

    target: int
    max_bid: int
    equal_makes: bool
    opponents_always_score: bool


class Score(NamedTuple):
    """A hand that was scored. `totals`: card points and marriages of each seat; `gains`: what each scores."""

    made: bool
    totals: tuple[int, ...]
    gains: tuple[int, ...]


def totals(points: Sequence[int], marriages: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """The total of each seat: the points of its cards and the worth of its marriages, which are given as suits."""
    return tuple(points[seat] + sum(MARRIAGES[suit] for suit in marriages[seat]) for seat in range(SEATS))


def scored(declarer: int, contract: int, sums: Sequence[int], before: Sequence[int], terms: Terms) -> Score:
    """A hand that was played. `sums`: the totals by seat, `before`: the scores."""
    total = sums[declarer]
    made = total > contract or (terms.equal_makes and total == contract)
    gains = [contract if made else -contract] * SEATS
    for seat in others(declarer):
        scores = not made or terms.opponents_always_score
        gains[seat] = capped(before[seat], sums[seat], terms.target) if scores else 0
    return Score(made, tuple(sums), tuple(gains))


def conceded(declarer: int, contract: int, before: Sequence[int], target: int) -> tuple[int, ...]:
    """The scores of a round that is conceded, by seat."""
    gains = [-contract] * SEATS
    for seat in others(declarer):
        gains[seat] = capped(before[seat], CONCEDED, target)
    return tuple(gains)


def capped(before: int, gain: int, target: int) -> int:
    """The part of a gain that an opponent may add: nobody but a declarer reaches the target, and nobody loses points by
    that (TYZ-R8).
    """
    return max(0, min(before + gain, target - 1) - before)


class Call(NamedTuple):
    """The call of a seat; without an amount it passed."""

    seat: int
    amount: int | None


@dataclass(frozen=True, slots=True)
class Auction:
    """The `calls` so far, oldest first.

    `order`: the seats, the first bidder first; it goes round and round. `opening`: the first bid, `step`: what every
    later one adds, `most`: where bidding ends.
    """

    order: tuple[int, ...]
    opening: int
    step: int
    most: int
    calls: tuple[Call, ...] = ()

    @property
    def high(self) -> Call | None:
        """The highest bid, which is the last one; None before anybody has bid."""
        return next((call for call in reversed(self.calls) if call.amount is not None), None)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that have not passed, in order."""
        passed = {call.seat for call in self.calls if call.amount is None}
        return tuple(seat for seat in self.order if seat not in passed)

    @property
    def winner(self) -> int | None:
        """The seat that has it: the last one left, once it has bid. None while the auction goes on."""
        return self.live[0] if self.high and len(self.live) == 1 else None

    @property
    def alone(self) -> int | None:
        """The last seat, if all others have passed and nobody has bid, else None. The game says what it must do."""
        return self.live[0] if self.high is None and len(self.live) == 1 else None

    @property
    def turn(self) -> int | None:
        """The seat that calls next; None when the auction is over."""
        if self.winner is not None:
            return None
        at = self.order.index(self.calls[-1].seat) + 1 if self.calls else 0
        return next(seat for seat in (*self.order[at:], *self.order[:at]) if seat in self.live)

    @property
    def amount(self) -> int | None:
        """The only amount that may be bid now; None where the last bid cannot be topped."""
        if self.high is None or self.high.amount is None:
            return self.opening
        above = self.high.amount + self.step
        return above if above <= self.most else None

    def called(self, amount: int | None) -> Self:
        """The seat on turn has bid this, or passed. Raises ValueError when the auction is over."""
        if self.turn is None:
            raise ValueError("the auction is over")
        return replace(self, calls=(*self.calls, Call(self.turn, amount)))


@dataclass(frozen=True, slots=True)
class Play:
    """`turn`: who lays next. `trump`: a suit, "" before the first marriage. `trick`: what lies there, `last`: the trick
    before it. By seat: the cards that it has `laid`, the `points` and tricks (`taken`) that it has, the suits of its
    `marriages`, and the cards that it cannot hold by what it has laid (`lacks`).
    """

    turn: int
    trump: str = ""
    trick: tuple[SeatCard, ...] = ()
    last: tuple[SeatCard, ...] = ()
    laid: tuple[Cards, ...] = ((),) * SEATS
    points: tuple[int, ...] = (0,) * SEATS
    taken: tuple[int, ...] = (0,) * SEATS
    marriages: tuple[tuple[str, ...], ...] = ((),) * SEATS
    lacks: tuple[frozenset[str], ...] = (frozenset(),) * SEATS

    def duty(self, hand: Sequence[str]) -> Duty:
        """The duty of a hand now."""
        return duty(hand, self.trick, strength, self.trump)

    def after(self, card: str) -> Self:
        """The seat on turn has laid a card. Whoever takes a trick that is complete with it leads the next one."""
        seat, trick = self.turn, (*self.trick, (self.turn, card))
        laid = replace(
            self,
            turn=left(seat),
            trick=trick,
            laid=put(self.laid, seat, (*self.laid[seat], card)),
            lacks=put(self.lacks, seat, self.lacks[seat] | lacked(self.trick, self.trump, card)),
        )
        if len(trick) < SEATS:
            return laid
        taker, _ = winning(trick, strength, self.trump)
        worth = self.points[taker] + points(card for _, card in trick)
        taken = put(self.taken, taker, self.taken[taker] + 1)
        return replace(laid, turn=taker, trick=(), last=trick, taken=taken, points=put(self.points, taker, worth))

    def married(self, card: str) -> Self:
        """The seat on turn has shown a marriage and is about to lead this card of it: its suit is trump (TYZ-R4)."""
        shown = (*self.marriages[self.turn], suit(card))
        return replace(self, trump=suit(card), marriages=put(self.marriages, self.turn, shown))


@lru_cache(maxsize=1 << 14)
def lacked(trick: tuple[SeatCard, ...], trump: str, card: str) -> frozenset[str]:
    """The cards that a seat cannot hold, since it has laid this one to such a trick."""
    duties = ((other, duty((card, other), trick, strength, trump)) for other in CARDS)
    return frozenset(other for other, found in duties if card not in found.legal)


class Gift(NamedTuple):
    """A card that the declarer gave, and to whom."""

    whom: int
    card: str


@dataclass(frozen=True, slots=True)
class TyzichaPublic:
    """The facts that everybody sees. `contract`: 0 until there is one. `widow`, `gifts`: where they are open. `known`:
    by seat, the cards of its hand that everybody has seen. `conceded`: without a card played.
    """

    terms: Terms
    auction: Auction
    tricks: Play
    step: Literal["bid", "exchange", "commit", "play"] = "bid"
    contract: int = 0
    conceded: bool = False
    widow: Cards = ()
    gifts: tuple[Gift, ...] = ()
    known: tuple[Cards, ...] = ((),) * SEATS

    @property
    def closed(self) -> bool:
        """True if widow and gifts are seen by those alone who hold them."""
        return self.contract <= CLOSED

    @property
    def declarer(self) -> int:
        """The seat that plays the hand. ValueError while that is open."""
        if self.auction.winner is None:
            raise ValueError("nobody has the contract yet")
        return self.auction.winner

    def showing(self, seat: int, cards: Iterable[str]) -> Self:
        """The same after everybody has seen these cards in a hand."""
        return replace(self, known=put(self.known, seat, in_hand_order({*self.known[seat], *cards})))

    def parting(self, seat: int, *cards: str) -> Self:
        """The same after these cards have left a hand."""
        return replace(self, known=put(self.known, seat, without(self.known[seat], *cards)))


@dataclass(frozen=True, slots=True)
class TyzichaHidden(FaceDown):
    """The cards that lie closed. The stock is the widow, as long as it is not opened; `gifts`: those that nobody else
    saw.
    """

    gifts: tuple[Gift, ...] = ()


@dataclass(frozen=True, slots=True)
class TyzichaPrivate:
    """The cards that this seat has seen of a closed widow and of closed gifts."""

    widow: Cards = ()
    gifts: tuple[Gift, ...] = ()


TyzichaView = View[TyzichaPublic, TyzichaPrivate]


def widow_in(view: TyzichaView) -> Cards:
    """The widow, as far as the viewer has seen it."""
    return view.public.widow or (view.private.widow if view.private else ())


def gifts_in(view: TyzichaView) -> tuple[Gift, ...]:
    """The gifts that the viewer has seen."""
    return view.public.gifts or (view.private.gifts if view.private else ())
