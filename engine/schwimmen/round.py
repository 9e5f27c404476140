"""One hand of Schwimmen: the dealer's choice, exchanges, closing, and the end of a hand (SCH-4 to SCH-8)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Dealt, Passed
from engine.cards.hands import hand_zones, put, without
from engine.cards.packs import in_hand_order, leftward
from engine.contract import (
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
    Zone,
    action,
    ranked,
)
from engine.contract.action import RIDER
from engine.contract.answers import Listed
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
    SchnauzShown,
    SwappedBlind,
    Swims,
    TableRenewed,
    TableStuck,
    WentUnder,
)
from engine.schwimmen.rules import SchwimmenRules, costs, lives_after, match_of
from engine.schwimmen.state import HOUSE, SchwimmenHidden, SchwimmenPublic, Turn
from engine.schwimmen.values import DECK, FEUER, HAND, losers, value

KEEP, SWAP, PASS, CLOSE = (action(verb) for verb in ("keep", "swap", "pass", "close"))
EXCHANGE = "exchange"
SIZES = (1, HAND)  # one card, or all of them
TURNS = 20  # the turns of each live seat after which the house closes (G-R9)


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


class SchwimmenRound(Round[SchwimmenPublic, SchwimmenHidden, object, SchwimmenRules]):
    """One hand."""

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that play."""
        return self.standing.live

    def begin(self) -> None:
        """Begin after the deal. Hands worth 31 or 32 are shown at once (SCH-R3)."""
        hands = self.hidden.hands
        events: list[Event] = [Dealt(seat, hands[seat]) for seat in self.live]
        special = [seat for seat in self.live if value(hands[seat]).special]
        if special:
            events += self._special(special)
        self.opening = tuple(events)

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.result is not None:
            return "over"
        return "turn" if self.public.table else "dealer"

    def ask(self) -> tuple[Decision, ...]:
        seat, table = self.public.turn, self.public.table
        if not table:
            return (Decision("dealer", seat, (KEEP, SWAP)),)
        closes = not self._not_closed()
        plain: Listed = (PASS, CLOSE) if closes and self._instead else (PASS,)
        answers = OneOf((plain, Exchange(EXCHANGE, self.hidden.hands[seat], table, SIZES)))
        return (Decision("turn", seat, answers, riders=(Rider(CLOSE.text),) * (closes and not self._instead)),)

    @property
    def _instead(self) -> bool:
        return self.rules.close_style == "instead"

    def _not_closed(self) -> Illegal | None:
        """The reason why the seat on turn may not close; None if it may."""
        if self.public.closer is not None:
            return Illegal("sch_closed", by=self.public.closer)
        own = self.public.turns // len(self.live) + 1
        return Illegal("sch_too_early") if own < self.rules.close_from else None

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        match action.verb:
            case "keep":
                self._turn_up(self.hidden.table)
                self.public = replace(self.public, kept=True)
                yield Kept(seat, self.public.table)
            case "swap":
                hand, table = self.hidden.hands[seat], self.hidden.table
                self.hidden = self.hidden.with_hand(seat, in_hand_order(table))
                self._turn_up(hand)
                yield SwappedBlind(seat, hand)
                if value(table).special:
                    yield from self._special([seat])
            case _:
                yield from self._move(seat, action)

    def _turn_up(self, table: tuple[str, ...]) -> None:
        """Lay these cards open on the table, and begin with the seat on the dealer's left."""
        self.hidden = replace(self.hidden, table=())
        self.public = replace(self.public, table=table, turn=leftward(self.standing.dealer, self.live)[0])

    def _move(self, seat: int, action: Action) -> Iterator[Event]:
        gave, took = gave_and_took(action)
        closes = CLOSE.verb in (action.verb, action.rider)
        turn = Turn(seat, self.public.table, gave, took, closes)
        self.public = replace(self.public, past=(*self.public.past, turn))
        if action.verb == EXCHANGE:
            yield self._exchange(seat, action)
            if value(self.hidden.hands[seat]).special:
                yield from self._special([seat])
                return
        elif action.verb == "pass":
            self.public = replace(self.public, passes=self.public.passes + 1)
            yield Passed(seat)
        last = tuple(other for other in self.public.last if other != seat)
        self.public = replace(self.public, turns=self.public.turns + 1, last=last)
        if closes:
            others = tuple(one for one in leftward(seat, self.live) if one != seat)
            self.public = replace(self.public, closer=seat, last=others)
            yield Closed(seat)
        yield from self._next(leftward(seat, self.live)[0])

    def _exchange(self, seat: int, action: Action) -> Event:
        """The cards given take the places of the cards taken."""
        gave, took = gave_and_took(action)
        places = dict(zip(took, gave, strict=True))
        known = (*without(self.public.known[seat], *gave), *took)
        self.hidden = self.hidden.with_hand(seat, hand_after(self.hidden.hands[seat], action))
        self.public = replace(
            self.public,
            passes=0,
            table=tuple(places.get(card, card) for card in self.public.table),
            known=put(self.public.known, seat, known),
        )
        return Exchanged(seat, *gave, *took) if len(gave) == 1 else ExchangedAll(seat, gave, took)

    def _next(self, seat: int) -> Iterator[Event]:
        """The next seat is on turn, unless the hand is over. A refresh goes before the house's close (SCH-R10)."""
        self.public = replace(self.public, turn=seat)
        if self.public.closer is not None:
            if not self.public.last:
                yield from self._ended()
            return
        if self.public.passes == len(self.live):
            if len(self.hidden.stock) < HAND:
                yield TableStuck(len(self.hidden.stock))
                yield from self._ended()
                return
            yield self._renew()
        if self.public.turns == TURNS * len(self.live):
            self.public = replace(self.public, closer=HOUSE, last=self.live)
            yield HouseClosed(seat)

    def _renew(self) -> Event:
        table, stock = self.hidden.stock[:HAND], self.hidden.stock[HAND:]
        gone = (*self.public.gone, *self.public.table)
        self.hidden = replace(self.hidden, stock=stock)
        self.public = replace(self.public, gone=gone, table=table, passes=0)
        return TableRenewed(table)

    # ------------------------------------------------------------------ the end of a hand

    def _special(self, seats: Sequence[int]) -> Iterator[Event]:
        """Hands worth 31 or 32 end it at once, and nobody has a turn any more (SCH-R3)."""
        for seat in seats:
            hand = self.hidden.hands[seat]
            yield FeuerShown(seat, hand) if value(hand).doubled == FEUER else SchnauzShown(seat, hand)
        yield from self._ended()

    def _ended(self) -> Iterator[Event]:
        """Show every live hand; whoever loses by it loses a life."""
        hands = self.hidden.hands
        none: tuple[tuple[str, ...], ...] = ((),) * len(hands)
        self.hidden = replace(self.hidden, hands=none)
        self.public = replace(self.public, shown=hands, known=none)
        values = {seat: value(hands[seat]) for seat in self.live}
        yield HandsShown(tuple(values[seat].points if seat in values else 0 for seat in range(len(hands))))
        lost = losers({seat: hands[seat] for seat in self.live})
        lives = {seat: self.standing.lives[seat] for seat in self.live}
        paying = costs(lives, lost, self.retired)
        yield from (self._loss_event(seat, lives[seat] - 1) for seat in paying)
        self.result = self._result(paying)
        match = match_of(self.standing, replace(self.result, left=tuple(sorted(self.retired))))
        if not (paying or match.over):
            yield AllSpared(lost)
        yield from (LastAfloat(seat) for seat in match.winners)

    def _loss_event(self, seat: int, lives: int) -> Event:
        """The event that tells that a seat has `lives` lives left, the one for swimming among them."""
        if not lives:
            return WentUnder(seat)
        return Swims(seat) if lives == 1 and self.rules.swim else LifeLost(seat, lives - self.rules.swim)

    def _result(self, paying: Sequence[int]) -> Result:
        """The hand by itself: the best one has won it, of those whose players have not left for good."""
        shown = self.public.shown
        seats = range(len(shown))
        able = [seat for seat in self.live if seat not in self.retired]
        order = sorted({value(shown[seat]) for seat in able})
        worth = [order.index(value(shown[seat])) if seat in able else 0 for seat in seats]
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
        if (
            not self.public.table
            or (said and not ridden)
            or (verb != EXCHANGE and plain not in (PASS.text, CLOSE.text))
        ):
            return super().refused(seat, text)
        if verb == EXCHANGE and (fault := self._not_exchanged(seat, text, words)):
            return fault
        closing = ridden or verb == CLOSE.verb
        return (self._not_closed() if closing else None) or super().refused(seat, text)

    def _not_exchanged(self, seat: int, text: str, words: Sequence[str]) -> Illegal | None:
        """The reason to refuse an exchange, in the order of the rules; without its table card it is stale (G-R11)."""
        if words.count("for") != 1 or not {*words} <= {"for", *DECK}:
            return super().refused(seat, text)
        cut = words.index("for")
        gives, takes = words[:cut], words[cut + 1 :]
        if (Counter(takes) - Counter(self.public.table)).total():
            return super().refused(seat, text)
        if strange := next(iter(Counter(gives) - Counter(self.hidden.hands[seat])), ""):
            return Illegal("not_in_hand", card=strange)
        return None if len(gives) == len(takes) and len(gives) in SIZES else Illegal("sch_one_or_three")

    # ------------------------------------------------------------------ what is seen

    def lives(self) -> tuple[int, ...]:
        """The lives by seat, after this hand once it is over."""
        return lives_after(self.standing, self.result)

    def seats(self) -> tuple[Seat, ...]:
        lives = self.lives()
        return tuple(
            replace(plain, status="in" if seat in self.live else "out", counters={"lives": lives[seat]})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {} if self.public.closer is None else {"last": len(self.public.last)}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        table = self.public.table
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("table", cards=table or None, count=len(table or self.hidden.table)),
            Zone("stock", count=len(self.hidden.stock)),
            Zone("gone", cards=self.public.gone),
            *self._shown(),
        )

    def _shown(self) -> tuple[Zone, ...]:
        return tuple(Zone("shown", at, cards) for at, cards in enumerate(self.public.shown) if cards)

    def revealed_zones(self) -> tuple[Zone, ...]:
        """All hands, and all that lay open on the table. What was never turned up stays closed."""
        return (
            *self._shown(),
            *([Zone("table", cards=self.public.table)] if self.public.table else []),
            Zone("gone", cards=self.public.gone),
        )
