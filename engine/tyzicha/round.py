"""One hand of Tyzicha: the auction, the exchange, the contract, eight tricks (rules 6.4 to 6.10)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.auction import Auction
from engine.cards.events import Dealt, Laid, TrickTaken
from engine.cards.hands import hand_zones, without
from engine.cards.packs import in_hand_order
from engine.contract import (
    Action,
    Assign,
    Decision,
    Event,
    Illegal,
    Options,
    PickNumber,
    PickOne,
    Result,
    Round,
    Rules,
    Seat,
    Standing,
    Zone,
    action,
    naming,
)
from engine.contract.view import Counters
from engine.tyzicha import events, refusals
from engine.tyzicha.cards import CARDS, MARRIAGES, by_strength, couple, marriages
from engine.tyzicha.gifts import gifts
from engine.tyzicha.places import SEATS, bidders, others
from engine.tyzicha.play import Play
from engine.tyzicha.scoring import Score, Terms, conceded, scored, totals

HAND, WIDOW = 7, 3  # cards
CLOSED, OPENING, STEP = 100, 110, 10  # bids; at 100 widow and gifts stay closed
PASS, STAY, CONCEDE = action("pass"), action("stay"), action("concede")

Cards = tuple[str, ...]


class TyzichaRound(Round):
    """One hand. `step`: "bid", "exchange", "commit" or "play". `contract`: 0 until there is one. `gifts`: to whom the
    declarer gave which card. `public`: cards that everybody has seen and that no trick has taken. `conceded`: without
    a card played.
    """

    def __init__(
        self, rules: Rules, standing: Standing, hands: Sequence[Sequence[str]], widow: Sequence[str], terms: Terms
    ) -> None:
        super().__init__(rules, standing)
        self.terms = terms
        self.hands = [in_hand_order(hand) for hand in hands]
        self.widow = in_hand_order(widow)
        self.auction = Auction(bidders(standing.dealer), OPENING, STEP, terms.max_bid)
        self.step, self.contract, self.conceded = "bid", 0, False
        self.gifts: list[tuple[int, str]] = []
        self.public: set[str] = set()
        self.tricks = Play(standing.dealer)
        self.opening = tuple(Dealt(seat, hand) for seat, hand in enumerate(self.hands))

    @property
    def declarer(self) -> int:
        """The seat that plays the hand. ValueError while that is open."""
        if self.auction.winner is None:
            raise ValueError("nobody has the contract yet")
        return self.auction.winner

    @property
    def closed(self) -> bool:
        """Whether widow and gifts are seen by those alone who hold them."""
        return self.contract <= CLOSED

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.step == "bid":
            return "bid" if self.auction.alone is None else "forced"
        if self.step == "play":
            return "follow" if self.tricks.trick else "lead"
        return self.step

    def ask(self) -> tuple[Decision, ...]:
        match self.phase():
            case "bid":
                bid = self.auction.amount
                return (self._asked(PASS) if bid is None else self._asked(PASS, _bid(bid)),)
            case "forced":
                return (self._asked(*map(_bid, (CLOSED, OPENING))),)
            case "exchange":
                return (Decision("exchange", self.declarer, self._gifts()),)
            case "commit":
                low = self.contract + STEP
                raises = PickNumber("raise", low, self.terms.max_bid, STEP)
                may = not self.closed and low <= self.terms.max_bid
                return (Decision("commit", self.declarer, (STAY, CONCEDE), (raises,) if may else ()),)
            case phase:
                return (self._card(phase),)

    def _asked(self, *calls: Action) -> Decision:
        """A call of the seat whose turn it is to bid."""
        if self.auction.turn is None:
            raise ValueError("the auction is over")
        return Decision(self.phase(), self.auction.turn, calls)

    def _gifts(self) -> Assign:
        return Assign("give", self.hands[self.declarer], others(self.declarer))

    def _card(self, phase: str) -> Decision:
        """A card of those that may be laid, the lowest first; or a marriage and a card of it."""
        seat = self.tricks.turn
        hand = self.hands[seat]
        shown: Options = tuple(_marriage(suit, card) for suit in marriages(hand) for card in couple(suit))
        before = (shown,) if phase == "lead" and shown else ()
        return Decision(phase, seat, PickOne("play", "card", by_strength(self.tricks.duty(hand).legal)), before)

    def default(self, decision: Decision) -> Action:
        """The plainest answer; of an exchange one that costs little."""
        if decision.kind == "exchange":
            return self._gifts().action(gifts(self.hands[decision.seat]))
        return super().default(decision)

    def refused(self, seat: int, text: str) -> Illegal:
        words = text.split(" ")
        match self.step:
            case "bid":
                reason = refusals.of_bid(self.auction, words, (CLOSED, OPENING))
            case "exchange":
                reason = refusals.of_gifts(self.hands[seat], words)
            case "commit":
                reason = refusals.of_raise(self.contract, self.terms.max_bid, self.closed, words)
            case _:
                reason = refusals.of_play(self.tricks, self.hands[seat], words)
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
                self.step = "play"
                return (events.Stayed(seat, self.contract),)
            case "raise":
                self.step, self.contract = "play", int(action.values[0])
                return (events.Raised(seat, self.contract),)
            case "concede":
                return (self._concedes(seat),)
            case "marriage":
                return (self._married(seat, *action.values, *action.cards), *self._laid(action.cards[0]))
            case _:
                return tuple(self._laid(action.cards[0]))

    def _called(self, seat: int, amount: int | None) -> tuple[Event, ...]:
        self.auction = self.auction.called(amount)
        told = events.Passed(seat) if amount is None else events.Bid(seat, amount)
        if self.auction.alone is not None:
            return told, events.Forced(self.auction.alone)
        high = self.auction.high
        if self.auction.winner is None or high is None or high.amount is None:
            return (told,)
        return told, *self._declared(high.seat, high.amount)

    def _declared(self, seat: int, contract: int) -> Iterator[Event]:
        """A seat has the contract, and takes the widow."""
        self.step, self.contract = "exchange", contract
        self.hands[seat] = in_hand_order((*self.hands[seat], *self.widow))
        yield events.Declared(seat, contract)
        if self.closed:
            yield events.WidowTaken(seat, WIDOW, self.widow)
        else:
            self.public |= {*self.widow}
            yield events.WidowOpened(seat, self.widow)

    def _given(self, seat: int, cards: Sequence[str]) -> Iterator[Event]:
        self.step = "commit"
        self.gifts = list(zip(others(seat), cards, strict=True))
        self.hands[seat] = without(self.hands[seat], *cards)
        if not self.closed:
            self.public |= {*cards}
        for whom, card in self.gifts:
            self.hands[whom] = in_hand_order((*self.hands[whom], card))
            yield events.Slipped(seat, whom, card) if self.closed else events.Given(seat, whom, card)
        self.tricks.turn = seat

    def _concedes(self, seat: int) -> Event:
        self.conceded = True
        self.settle()
        return events.Conceded(seat, self.contract, self.result.scores if self.result else ())

    def _married(self, seat: int, suit: str, card: str) -> Event:
        self.tricks.marry(card)
        self.public |= {*couple(suit)}
        return events.Married(seat, couple(suit), suit, MARRIAGES[suit])

    def _laid(self, card: str) -> Iterator[Event]:
        """The seat on turn lays a card. The last trick is nobody's choice, so it is laid by itself (G-R24)."""
        seat = self.tricks.turn
        self.hands[seat] = without(self.hands[seat], card)
        self.public.discard(card)
        taker = self.tricks.lay(card)
        yield Laid(seat, card)
        if taker is not None:
            yield TrickTaken(taker)
        if not any(self.hands):
            yield self._ended()
        elif self._forced():
            yield from self._laid(self.hands[self.tricks.turn][0])

    def _forced(self) -> bool:
        """Whether the last trick is played."""
        return sum(map(len, self.hands)) + len(self.tricks.trick) == SEATS

    def _ended(self) -> Event:
        self.settle()
        if self.result is None:
            raise ValueError("the hand is not over")
        score = self.score()
        event = events.Made if score.made else events.Broken
        total = score.totals[self.declarer]
        return event(self.declarer, self.contract, total, score.totals, score.gains)

    # ------------------------------------------------------------------ what it comes to

    @property
    def before(self) -> tuple[int, ...]:
        """The scores before this hand."""
        return self.standing.scores or (0,) * SEATS

    def totals(self) -> tuple[int, ...]:
        """What each seat has taken so far."""
        return totals(self.tricks.points, self.tricks.marriages)

    def score(self) -> Score:
        """What the hand comes to once all tricks are played."""
        return scored(self.declarer, self.contract, self.totals(), self.before, self.terms)

    def settle(self) -> None:
        """The hand is over. Whoever scores most has won it; nobody has where a seat comes to the target that has been
        left by its player (G-R19).
        """
        if self.conceded:
            gains = conceded(self.declarer, self.contract, self.before, self.terms.target)
        else:
            gains = self.score().gains
        result, after = Result.of_scores(gains, self.retired), self.before[self.declarer] + gains[self.declarer]
        void = self.declarer in self.retired and after >= self.terms.target
        self.result = replace(result, winners=()) if void else result

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        taken = self.tricks.taken
        return tuple(
            replace(plain, counters={"score": self.before[seat], "tricks": taken[seat]})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        high = self.auction.high
        if self.contract:
            return {"contract": self.contract, **({"trump": self.tricks.trump} if self.tricks.trump else {})}
        return {"bid": high.amount} if high and high.amount else {}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        gone = sum(self.tricks.taken) * SEATS - len(self.tricks.last)
        return (
            *hand_zones(self.hands, seat),
            Zone("widow", count=WIDOW if self.step == "bid" else 0),
            Zone("trick", cards=tuple(card for _, card in self.tricks.trick)),
            Zone("last", cards=tuple(card for _, card in self.tricks.last)),
            Zone("gone", count=gone),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        """What everybody has seen: the calls, the contract, what was opened, what the play has told; and of a closed
        widow and closed gifts what this seat has.
        """
        tricks, sees = self.tricks, not self.closed or (seat is not None and seat == self.auction.winner)
        return {
            "step": self.step,
            "calls": [list(call) for call in self.auction.calls],
            "declarer": self.auction.winner,
            "contract": self.contract,
            "conceded": self.conceded,
            "widow": list(self.widow) if self.step != "bid" and sees else None,
            "gifts": [[whom, card if sees or whom == seat else None] for whom, card in self.gifts],
            "public": [[card for card in hand if card in self.public] for hand in self.hands],
            "turn": tricks.turn,
            "trump": tricks.trump,
            "trick": [at for at, _ in tricks.trick],
            "last": [at for at, _ in tricks.last],
            "laid": [list(in_hand_order(cards)) for cards in tricks.laid],
            "points": list(tricks.points),
            "taken": list(tricks.taken),
            "marriages": [list(suits) for suits in tricks.marriages],
            "lacks": [list(in_hand_order(cards)) for cards in tricks.lacks],
        }

    def opened(self) -> tuple[Zone, ...]:
        """With an open widow whatever was seen; of a conceded hand that is the widow and the gifts. With a closed one
        nothing, since the place of a card in the pack tells who was dealt it.
        """
        if self.closed:
            return ()
        if self.conceded:
            return (Zone("widow", cards=in_hand_order({*self.widow, *dict(self.gifts).values()})),)
        return (Zone("gone", cards=CARDS),)


def _bid(amount: int) -> Action:
    return naming("bid", str(amount))


def _marriage(suit: str, card: str) -> Action:
    return Action(f"marriage {suit} {card}", "marriage", (card,), values=(suit,))
