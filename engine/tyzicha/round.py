"""One hand of Tyzicha: the auction, the exchange, the contract, eight tricks (TYZ-4 to TYZ-10)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Laid, Passed, TrickTaken
from engine.cards.hands import hand_zones
from engine.cards.packs import in_hand_order
from engine.contract import (
    Action,
    Answers,
    Assign,
    Decision,
    Event,
    Illegal,
    PickNumber,
    PickOne,
    Result,
    Round,
    Seat,
    Zone,
    action,
    naming,
)
from engine.contract.view import Counters
from engine.tyzicha import events, refusals
from engine.tyzicha.cards import CARDS, MARRIAGES, SEATS, by_strength, couple, marriages, others
from engine.tyzicha.state import (
    CLOSED,
    Gift,
    Score,
    TyzichaHidden,
    TyzichaPrivate,
    TyzichaPublic,
    conceded,
    scored,
    totals,
)

HAND, WIDOW = 7, 3  # cards
OPENING, STEP = 110, 10  # bids
PASS, STAY, CONCEDE = action("pass"), action("stay"), action("concede")


class TyzichaRound(Round[TyzichaPublic, TyzichaHidden, TyzichaPrivate]):
    """One hand."""

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        step = self.public.step
        if step == "bid":
            return "bid" if self.public.auction.alone is None else "forced"
        if step == "play":
            return "follow" if self.public.tricks.trick else "lead"
        return step

    def ask(self) -> tuple[Decision, ...]:
        match self.phase():
            case "bid":
                bid = self.public.auction.amount
                return (self._asked(PASS) if bid is None else self._asked(PASS, _bid(bid)),)
            case "forced":
                return (self._asked(*map(_bid, (CLOSED, OPENING))),)
            case "exchange":
                return (Decision("exchange", self.public.declarer, self._gifts()),)
            case "commit":
                low, most = self.public.contract + STEP, self.public.terms.max_bid
                raises = PickNumber("raise", low, most, STEP)
                may = not self.public.closed and low <= most
                return (Decision("commit", self.public.declarer, (STAY, CONCEDE), (raises,) if may else ()),)
            case phase:
                return (self._card(phase),)

    def _asked(self, *calls: Action) -> Decision:
        """A call of the seat whose turn it is to bid."""
        turn = self.public.auction.turn
        if turn is None:
            raise ValueError("the auction is over")
        return Decision(self.phase(), turn, calls)

    def _gifts(self) -> Assign:
        return Assign("give", self.hidden.hands[self.public.declarer], others(self.public.declarer))

    def _card(self, phase: str) -> Decision:
        """A card of those that may be laid, the lowest first; or a marriage and a card of it."""
        seat = self.public.tricks.turn
        hand = self.hidden.hands[seat]
        shown: Answers = tuple(_marriage(suit, card) for suit in marriages(hand) for card in couple(suit))
        before = (shown,) if phase == "lead" and shown else ()
        return Decision(phase, seat, PickOne("play", "card", by_strength(self.public.tricks.duty(hand).legal)), before)

    def refused(self, seat: int, text: str) -> Illegal:
        words, public, hand = text.split(" "), self.public, self.hidden.hands[seat]
        match public.step:
            case "bid":
                reason = refusals.of_bid(public.auction, words, (CLOSED, OPENING))
            case "exchange":
                reason = refusals.of_gifts(hand, words)
            case "commit":
                reason = refusals.of_raise(public.contract, public.terms.max_bid, public.closed, words)
            case _:
                reason = refusals.of_play(public.tricks, hand, words)
        return reason or super().refused(seat, text)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        match action.verb:
            case "pass":
                return self._called(seat, None)
            case "bid":
                return self._called(seat, int(action.values[0]))
            case "give":
                return tuple(self._given(seat, action.cards))
            case "stay":
                self.public = replace(self.public, step="play")
                return (events.Stayed(seat, self.public.contract),)
            case "raise":
                self.public = replace(self.public, step="play", contract=int(action.values[0]))
                return (events.Raised(seat, self.public.contract),)
            case "concede":
                return (self._concedes(seat),)
            case "marriage":
                return (self._married(seat, *action.values, *action.cards), *self._laid(action.cards[0]))
            case _:
                return tuple(self._laid(action.cards[0]))

    def _called(self, seat: int, amount: int | None) -> tuple[Event, ...]:
        auction = self.public.auction.called(amount)
        self.public = replace(self.public, auction=auction)
        event = Passed(seat) if amount is None else events.Bid(seat, amount)
        if auction.alone is not None:
            return event, events.Forced(auction.alone)
        high = auction.high
        if auction.winner is None or high is None or high.amount is None:
            return (event,)
        return event, *self._declared(high.seat, high.amount)

    def _declared(self, seat: int, contract: int) -> Iterator[Event]:
        """A seat has the contract, and takes the widow."""
        widow = self.hidden.stock
        self.hidden = self.hidden.with_hand(seat, in_hand_order((*self.hidden.hands[seat], *widow)))
        self.public = replace(self.public, step="exchange", contract=contract)
        yield events.Declared(seat, contract)
        if self.public.closed:
            yield events.WidowTaken(seat, WIDOW, widow)
        else:
            self.hidden = replace(self.hidden, stock=())
            self.public = replace(self.public.showing(seat, widow), widow=widow)
            yield events.WidowOpened(seat, widow)

    def _given(self, seat: int, cards: Sequence[str]) -> Iterator[Event]:
        given = tuple(map(Gift, others(seat), cards))
        self.hidden = self.hidden.without(seat, *cards)
        for whom, card in given:
            self.hidden = self.hidden.with_hand(whom, in_hand_order((*self.hidden.hands[whom], card)))
        self.public = replace(self.public, step="commit", tricks=replace(self.public.tricks, turn=seat))
        if self.public.closed:
            self.hidden = replace(self.hidden, gifts=given)
            yield from (events.Slipped(seat, whom, card) for whom, card in given)
        else:
            self.public = replace(self.public.parting(seat, *cards), gifts=given)
            for whom, card in given:
                self.public = self.public.showing(whom, [card])
                yield events.Given(seat, whom, card)

    def _concedes(self, seat: int) -> Event:
        self.public = replace(self.public, conceded=True)
        self.settle()
        return events.Conceded(seat, self.public.contract, self.result.scores if self.result else ())

    def _married(self, seat: int, suit: str, card: str) -> Event:
        public = self.public.showing(seat, couple(suit))
        self.public = replace(public, tricks=public.tricks.married(card))
        return events.Married(seat, couple(suit), suit, MARRIAGES[suit])

    def _laid(self, card: str) -> Iterator[Event]:
        """The seat on turn lays a card. The last trick is nobody's choice, so it is laid by itself (G-R24)."""
        seat = self.public.tricks.turn
        self.hidden = self.hidden.without(seat, card)
        public = self.public.parting(seat, card)
        self.public = replace(public, tricks=public.tricks.after(card))
        yield Laid(seat, card)
        if not self.public.tricks.trick:
            yield TrickTaken(self.public.tricks.turn)
        if not any(self.hidden.hands):
            yield self._ended()
        elif self._forced():
            yield from self._laid(self.hidden.hands[self.public.tricks.turn][0])

    def _forced(self) -> bool:
        """True if the last trick is played."""
        return sum(map(len, self.hidden.hands)) + len(self.public.tricks.trick) == SEATS

    def _ended(self) -> Event:
        self.settle()
        if self.result is None:
            raise ValueError("the hand is not over")
        score = self.score()
        event = events.Made if score.made else events.Broken
        declarer = self.public.declarer
        total = score.totals[declarer]
        return event(declarer, self.public.contract, total, score.totals, score.gains)

    # ------------------------------------------------------------------ what it comes to

    @property
    def before(self) -> tuple[int, ...]:
        """The scores before this hand."""
        return self.standing.scores or (0,) * SEATS

    def totals(self) -> tuple[int, ...]:
        """The points that each seat has taken so far."""
        return totals(self.public.tricks.points, self.public.tricks.marriages)

    def score(self) -> Score:
        """The score of the hand once all tricks are played."""
        return scored(self.public.declarer, self.public.contract, self.totals(), self.before, self.public.terms)

    def settle(self) -> None:
        """End the hand. Whoever scores most has won it. Nobody has if a seat that its player has left comes to the
        target (G-R19).
        """
        declarer, target = self.public.declarer, self.public.terms.target
        if self.public.conceded:
            gains = conceded(declarer, self.public.contract, self.before, target)
        else:
            gains = self.score().gains
        result, after = Result.of_scores(gains, self.retired), self.before[declarer] + gains[declarer]
        void = declarer in self.retired and after >= target
        self.result = replace(result, winners=()) if void else result

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        taken = self.public.tricks.taken
        return tuple(
            replace(plain, counters={"score": self.before[seat], "tricks": taken[seat]})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        high, trump = self.public.auction.high, self.public.tricks.trump
        if self.public.contract:
            return {"contract": self.public.contract, **({"trump": trump} if trump else {})}
        return {"bid": high.amount} if high and high.amount else {}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        tricks = self.public.tricks
        gone = sum(tricks.taken) * SEATS - len(tricks.last)
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("widow", count=WIDOW if self.public.step == "bid" else 0),
            Zone("trick", cards=tuple(card for _, card in tricks.trick)),
            Zone("last", cards=tuple(card for _, card in tricks.last)),
            Zone("gone", count=gone),
        )

    def private(self, seat: int) -> TyzichaPrivate:
        """The declarer has seen a closed widow and the gifts, everybody else the gift that they got."""
        if seat == self.public.auction.winner:
            return TyzichaPrivate(self.hidden.stock, self.hidden.gifts)
        return TyzichaPrivate(gifts=tuple(gift for gift in self.hidden.gifts if gift.whom == seat))

    def revealed_zones(self) -> tuple[Zone, ...]:
        """The zones that are open at the end. With an open widow that is whatever was seen; of a conceded hand the
        widow and the gifts. With a closed one it is nothing, since the place of a card in the pack tells who was dealt
        it.
        """
        if self.public.closed:
            return ()
        if self.public.conceded:
            return (Zone("widow", cards=in_hand_order({*self.public.widow, *(card for _, card in self.public.gifts)})),)
        return (Zone("gone", cards=CARDS),)


def _bid(amount: int) -> Action:
    return naming("bid", str(amount))


def _marriage(suit: str, card: str) -> Action:
    return Action(f"marriage {suit} {card}", "marriage", (card,), values=(suit,))
