"""One hand of Schwimmen: the dealer's choice, exchanges, closing, and the end of a hand (rules 8.4 to 8.8)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Dealt
from engine.cards.hands import hand_zones
from engine.cards.order import leftward
from engine.cards.packs import in_hand_order
from engine.contract import (
    RESULT,
    Action,
    Decision,
    Event,
    Exchange,
    Illegal,
    OneOf,
    Result,
    Rider,
    Round,
    Seat,
    Standing,
    Zone,
    action,
    ranked,
)
from engine.contract.action import RIDER
from engine.contract.options import Listed
from engine.contract.view import Counters
from engine.schwimmen.events import (
    AllSpared,
    Closed,
    Exchanged,
    ExchangedAll,
    FeuerShown,
    HandsShown,
    HouseClosed,
    Kept,
    LastAfloat,
    LifeLost,
    Passed,
    SchnauzShown,
    SwappedBlind,
    Swims,
    TableRenewed,
    TableStuck,
    WentUnder,
)
from engine.schwimmen.lives import costs, lives_after, match_of
from engine.schwimmen.options import Options
from engine.schwimmen.values import DECK, FEUER, HAND, losers, value

KEEP, SWAP, PASS, CLOSE = (action(verb) for verb in ("keep", "swap", "pass", "close"))
EXCHANGE = "exchange"
SIZES = (1, HAND)  # one card, or all of them
HOUSE = -1  # in the place of the seat that closed
TURNS = 20  # so many a live seat, then the house closes (G-R9)


def gave_and_took(exchange: Action) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of an exchange: those of the hand, and those of the table."""
    half = len(exchange.cards) // 2
    return exchange.cards[:half], exchange.cards[half:]


def hand_after(hand: Sequence[str], answer: Action) -> tuple[str, ...]:
    """A hand once its holder has done this on their turn."""
    if answer.verb != EXCHANGE:
        return tuple(hand)
    gave, took = gave_and_took(answer)
    return in_hand_order([*(card for card in hand if card not in gave), *took])


class SchwimmenRound(Round):
    """`table`: three cards, of which nobody sees any until they are `turned` up; `gone`: those that were on it before.
    `stock`: the next card first.

    `turn`: who decides. `passes`: how many in a row; `turns`: how many were played. `closer`: who closed the hand;
    `last`: who still has a turn since. `known`: by seat, the cards of its hand that everybody saw it take. `shown`: the
    hands that lie open, by seat.
    """

    def __init__(
        self,
        rules: Options,
        standing: Standing,
        hands: Sequence[Sequence[str]],
        table: Sequence[str],
        stock: Sequence[str],
    ) -> None:
        super().__init__(rules, standing)
        self.options = rules
        self.live = standing.live
        self.hands = [in_hand_order(hand) for hand in hands]
        self.table, self.stock, self.gone = tuple(table), list(stock), tuple[str, ...]()
        self.turned = False
        self.turn = standing.dealer
        self.passes = self.turns = 0
        self.closer: int | None = None
        self.last: tuple[int, ...] = ()
        self.known: list[tuple[str, ...]] = [() for _ in hands]
        self.shown: dict[int, tuple[str, ...]] = {}

    def begin(self) -> None:
        """The hands are dealt: those worth 31 or 32 are shown at once (SCH-R3)."""
        told: list[Event] = [Dealt(seat, self.hands[seat]) for seat in self.live]
        special = [seat for seat in self.live if value(self.hands[seat]).special]
        if special:
            told += self._special(special)
        self.opening = tuple(told)

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.result is not None:
            return "over"
        return "turn" if self.turned else "dealer"

    def ask(self) -> tuple[Decision, ...]:
        if not self.turned:
            return (Decision("dealer", self.turn, (KEEP, SWAP)),)
        closes = not self._not_closed(self.turn)
        plain: Listed = (PASS, CLOSE) if closes and self._instead else (PASS,)
        options = OneOf((plain, Exchange(EXCHANGE, self.hands[self.turn], self.table, SIZES)))
        return (Decision("turn", self.turn, options, riders=(Rider(CLOSE.text),) * (closes and not self._instead)),)

    @property
    def _instead(self) -> bool:
        return self.options.close_style == "instead"

    def _not_closed(self, seat: int) -> Illegal | None:
        """Why the seat on turn may not close."""
        if self.closer is not None:
            return Illegal("sch_closed", by=self.closer)
        own = self.turns // len(self.live) + 1
        return Illegal("sch_too_early") if own < self.options.close_from else None

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        match action.verb:
            case "keep":
                self._turn_up()
                yield Kept(seat, self.table)
            case "swap":
                self.hands[seat], self.table = in_hand_order(self.table), self.hands[seat]
                self._turn_up()
                yield SwappedBlind(seat, self.table)
                if value(self.hands[seat]).special:
                    yield from self._special([seat])
            case _:
                yield from self._move(seat, action)

    def _turn_up(self) -> None:
        """The table is open, and the dealer's left begins."""
        self.turned, self.turn = True, leftward(self.standing.dealer, self.live)[0]

    def _move(self, seat: int, action: Action) -> Iterator[Event]:
        if action.verb == EXCHANGE:
            yield self._exchange(seat, action)
            if value(self.hands[seat]).special:
                yield from self._special([seat])
                return
        elif action.verb == "pass":
            self.passes += 1
            yield Passed(seat)
        self.turns += 1
        self.last = tuple(other for other in self.last if other != seat)
        if CLOSE.verb in (action.verb, action.rider):
            self.closer, self.last = seat, tuple(one for one in leftward(seat, self.live) if one != seat)
            yield Closed(seat)
        yield from self._next(leftward(seat, self.live)[0])

    def _exchange(self, seat: int, action: Action) -> Event:
        """What is given takes the places of what is taken."""
        self.passes = 0
        gave, took = gave_and_took(action)
        places = dict(zip(took, gave, strict=True))
        self.table = tuple(places.get(card, card) for card in self.table)
        self.hands[seat] = hand_after(self.hands[seat], action)
        self.known[seat] = (*(card for card in self.known[seat] if card not in gave), *took)
        return Exchanged(seat, *gave, *took) if len(gave) == 1 else ExchangedAll(seat, gave, took)

    def _next(self, seat: int) -> Iterator[Event]:
        """The next seat is on turn, unless the hand is over. A refresh goes before the house's close (SCH-R10)."""
        self.turn = seat
        if self.closer is not None:
            if not self.last:
                yield from self._ended()
            return
        if self.passes == len(self.live):
            if len(self.stock) < HAND:
                yield TableStuck(len(self.stock))
                yield from self._ended()
                return
            yield self._renew()
        if self.turns == TURNS * len(self.live):
            self.closer, self.last = HOUSE, self.live
            yield HouseClosed(seat)

    def _renew(self) -> Event:
        self.gone, self.passes = (*self.gone, *self.table), 0
        self.table, self.stock = tuple(self.stock[:HAND]), self.stock[HAND:]
        return TableRenewed(self.table)

    # ------------------------------------------------------------------ the end of a hand

    def _special(self, seats: Sequence[int]) -> Iterator[Event]:
        """Hands worth 31 or 32 end it at once, and nobody has a turn any more (SCH-R3)."""
        for seat in seats:
            hand = self.hands[seat]
            yield FeuerShown(seat, hand) if value(hand).doubled == FEUER else SchnauzShown(seat, hand)
        yield from self._ended()

    def _ended(self) -> Iterator[Event]:
        """Every live hand is shown, and whoever loses by it loses a life."""
        self.shown = {seat: self.hands[seat] for seat in self.live}
        self.hands, self.known = [()] * len(self.hands), [()] * len(self.hands)
        values = {seat: value(hand) for seat, hand in self.shown.items()}
        yield HandsShown(tuple(values[seat].points if seat in values else 0 for seat in range(len(self.hands))))
        lost = losers(self.shown)
        lives = {seat: self.standing.lives[seat] for seat in self.live}
        paying = costs(lives, lost, self.retired)
        yield from (self._told(seat, lives[seat] - 1) for seat in paying)
        self.result = self._result(paying)
        match = match_of(self.standing, replace(self.result, left=tuple(sorted(self.retired))))
        if not (paying or match.over):
            yield AllSpared(lost)
        yield from (LastAfloat(seat) for seat in match.winners)

    def _told(self, seat: int, lives: int) -> Event:
        """A seat has so many lives left, the one for swimming among them."""
        if not lives:
            return WentUnder(seat)
        return Swims(seat) if lives == 1 and self.options.swim else LifeLost(seat, lives - self.options.swim)

    def _result(self, paying: Sequence[int]) -> Result:
        """The hand by itself: the best one has won it, of those whose players have not left for good."""
        seats = range(len(self.hands))
        able = [seat for seat in self.live if seat not in self.retired]
        order = sorted({value(self.shown[seat]) for seat in able})
        worth = [order.index(value(self.shown[seat])) if seat in able else 0 for seat in seats]
        places = ranked(worth, last=[seat for seat in seats if seat not in able])
        winners = tuple(seat for seat in able if places[seat] == 0)
        return Result(places, winners, lives=tuple(int(seat in paying) for seat in seats))

    # ------------------------------------------------------------------ why not

    def action(self, text: str) -> Action:
        """A bare close means passing and closing, where one closes with the turn's action (SCH-R12)."""
        return super().action(PASS.saying(CLOSE.text).text if text == CLOSE.text and not self._instead else text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        return super().out_of_turn(seat, text) if seat in self.live else Illegal("not_seated")

    def refused(self, seat: int, text: str) -> Illegal:
        plain, _, said = text.partition(RIDER)
        verb, *words = plain.split(" ")
        ridden = said == CLOSE.text and not self._instead
        if not self.turned or (said and not ridden) or (verb != EXCHANGE and plain not in (PASS.text, CLOSE.text)):
            return super().refused(seat, text)
        if verb == EXCHANGE and (fault := self._not_exchanged(seat, text, words)):
            return fault
        closing = ridden or verb == CLOSE.verb
        return (self._not_closed(seat) if closing else None) or super().refused(seat, text)

    def _not_exchanged(self, seat: int, text: str, words: Sequence[str]) -> Illegal | None:
        """What is wrong with an exchange, in the order of the rules; without its table card it is stale (G-R11)."""
        if words.count("for") != 1 or not {*words} <= {"for", *DECK}:
            return super().refused(seat, text)
        cut = words.index("for")
        gives, takes = words[:cut], words[cut + 1 :]
        if (Counter(takes) - Counter(self.table)).total():
            return super().refused(seat, text)
        if strange := next(iter(Counter(gives) - Counter(self.hands[seat])), ""):
            return Illegal("not_in_hand", card=strange)
        return None if len(gives) == len(takes) and len(gives) in SIZES else Illegal("sch_one_or_three")

    # ------------------------------------------------------------------ what is seen

    def lives(self) -> tuple[int, ...]:
        """By seat, after this hand once it is over."""
        return lives_after(self.standing, self.result)

    def seats(self) -> tuple[Seat, ...]:
        lives = self.lives()
        return tuple(
            replace(plain, status="in" if seat in self.live else "out", counters={"lives": lives[seat]})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {} if self.closer is None else {"last": len(self.last)}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            Zone("table", cards=self.table if self.turned else None, count=len(self.table)),
            Zone("stock", count=len(self.stock)),
            Zone("gone", cards=self.gone),
            *(Zone("shown", at, cards) for at, cards in self.shown.items()),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        return {
            "turn": self.turn,
            "passes": self.passes,
            "turns": self.turns,
            "closer": self.closer,
            "last": self.last,
            "known": self.known.copy(),
            "result": RESULT.dump_python(self.result) if self.result else None,
        }

    def opened(self) -> tuple[Zone, ...]:
        """All hands, and all that lay open on the table. What was never turned up stays closed."""
        return (
            *(Zone("shown", seat, cards) for seat, cards in self.shown.items()),
            *([Zone("table", cards=self.table)] if self.turned else []),
            Zone("gone", cards=self.gone),
        )
