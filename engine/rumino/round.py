"""One hand of Rumino: turns, claims, the end of a hand, and the rebuys after it (RUM-3 to RUM-11)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.drawing import DrawingRound
from engine.cards.events import Dealt, Reshuffled, TurnedUp, Won
from engine.cards.hands import Cards, put, without
from engine.cards.match import added, by_seat, shares
from engine.cards.packs import less, pack
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    Menu,
    OneOf,
    PickOne,
    Result,
    Seat,
    Seeded,
    action,
    ranked,
)
from engine.contract.view import Counters
from engine.rumino.deadwood import claimant, deadwood, dealt_rumino, discards, gin_discards, laid, rumino_of
from engine.rumino.events import (
    BoughtBack,
    Busted,
    Counted,
    DroppedOut,
    Knocked,
    RuminoClaimed,
    RuminoShown,
    WentGin,
)
from engine.rumino.rules import RuminoCarried, RuminoRules, hand_scores, no_rebuy, outcome_of, price, total_after_rebuy
from engine.rumino.state import RuminoHidden, RuminoPrivate, RuminoPublic

DECK = pack(copies=2, jokers=4)

DRAW, TAKE, KNOCK, GIN = (action(verb) for verb in ("draw", "take", "knock", "gin"))
DROP, REBUY = action("drop"), action("rebuy")
ON_TURN = ("draw", "take", "knock", "gin", "discard")  # the verbs of a hand
AFTER = ("drop", "rebuy")


class Turn(Menu):
    """The answers before the draw. A knock with nothing unmatched is gin, so gin alone is listed (RUM-R17)."""

    def alike(self, answer: Action) -> Iterator[Action]:
        yield answer
        if answer == GIN:
            yield KNOCK


class RuminoRound(DrawingRound[RuminoPublic, RuminoHidden, RuminoPrivate, RuminoRules]):
    """One hand, with the rebuys after it."""

    def begin(self) -> None:
        """Begin after the deal. A rumino that was dealt is shown at once (RUM-R12)."""
        hands, public = self.hidden.hands, self.public
        events: list[Event] = [Dealt(seat, hands[seat]) for seat in public.live]
        events.append(TurnedUp(public.turn, public.discards[-1]))
        holder = dealt_rumino(self.standing.dealer, hands)
        if holder is not None:
            events += self._show_rumino(holder)
        self.opening = tuple(events)

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.result is not None:
            return "over"
        return "rebuy" if self.public.buyers else "discard" if self.public.drawn else "turn_start"

    def ask(self) -> tuple[Decision, ...]:
        match self.phase():
            case "rebuy":
                return tuple(
                    Decision("rebuy", seat, (DROP, REBUY), sealed=True, given=self.hidden.answers[seat])
                    for seat in self.public.buyers
                )
            case "discard":
                return (Decision("discard", self.public.turn, self._discards(), goes_on=True),)
            case _:
                return (Decision("turn_start", self.public.turn, self._turn()),)

    def _turn(self) -> Turn:
        left = deadwood(self.hidden.hands[self.public.turn])
        ending = (GIN,) if left == 0 else (KNOCK,) if left <= self.rules.knock_max else ()
        return Turn((DRAW, TAKE, *ending))

    def _discards(self) -> PickOne | OneOf:
        """The clock throws the first: what leaves least, of that the dearest card."""
        hand, barred = self.hidden.hands[self.public.turn], "" if self.rules.return_discard else self.public.taken
        free = PickOne("discard", "card", tuple(card for card, _ in discards(hand) if card != barred))
        gin = PickOne("gin", "card", gin_discards(hand) if self.rules.gin_after_draw else ())
        return OneOf((free, gin)) if gin.among else free

    def may_leave(self, seat: int) -> bool:
        """The hand is scored before the rebuys: whoever leaves then leaves with the next hand."""
        return self.phase() != "rebuy" and super().may_leave(seat)

    # ------------------------------------------------------------------ what an answer does

    def declare(self, seat: int, action: Action) -> Iterator[Event]:
        if action.verb in ("knock", "gin"):
            yield from self._call(seat, *action.cards)
            return
        self.hidden = replace(self.hidden, answers=put(self.hidden.answers, seat, action))
        if all(self.hidden.answers[buyer] for buyer in self.public.buyers):
            yield from self._bought()

    def refill(self) -> Event:
        stock = Seeded(self.hidden.luck, f"stock {self.public.refills}").shuffle(self.public.renewed)
        self.hidden = replace(self.hidden, stock=tuple(stock))
        self.public = replace(self.public, draws=(0,) * len(self.public.draws))
        return Reshuffled(len(stock))

    def ran_out(self) -> Iterator[Event]:
        return self._ended()

    def came(self, seat: int) -> Iterator[Event]:
        draws = self.public.draws
        if self.public.refills and not self.public.taken:
            self.public = replace(self.public, draws=put(draws, seat, draws[seat] + 1))
        if rumino_of(self.hidden.hands[seat]):
            yield from self._show_rumino(seat)

    def claimant(self, discarder: int, card: str) -> int | None:
        return claimant(discarder, card, self.public.live, self.hidden.hands)

    def claimed(self, seat: int, discarder: int, card: str) -> Iterator[Event]:
        return self._show_rumino(seat, discarder, card)

    def _call(self, seat: int, card: str = "") -> Iterator[Event]:
        if card:
            self.throw(seat, card)
        left = deadwood(self.hidden.hands[seat])
        yield Knocked(seat, left) if left else WentGin(seat, card)
        yield from self._ended(None if left else seat)

    # ------------------------------------------------------------------ the end of a hand

    def _show_rumino(self, seat: int, discarder: int | None = None, card: str = "") -> Iterator[Event]:
        """End the match, in which nothing is scored. If the seat is retired, end the hand alone (G-R19)."""
        cards, public = laid(rumino_of(self.hidden.hands[seat], card)), self.public
        self.hidden = replace(self.hidden.without(seat, *cards), new="")
        self.public = replace(
            public,
            known=put(public.known, seat, without(public.known[seat], *cards)),
            shown=put(public.shown, seat, cards),
            drawn=False,
            taken="",
        )
        yield RuminoShown(seat, cards) if discarder is None else RuminoClaimed(seat, discarder, card, cards)
        if seat in self.retired:
            self.public = replace(self.public, scores=(0,) * len(public.shown))
            yield from self._judged()
            return
        places = ranked([float(at != seat) for at in range(len(public.shown))], low_wins=True)
        yield from self._won((seat,), Result(places, (seat,)))

    def _ended(self, gin: int | None = None) -> Iterator[Event]:
        """Show and score every live hand."""
        hands = self.hidden.hands
        none: tuple[Cards, ...] = ((),) * len(hands)
        scores = by_seat(hand_scores({seat: hands[seat] for seat in self.public.live}, gin), len(hands))
        self.hidden = replace(self.hidden, hands=none)
        self.public = replace(self.public, known=none, shown=hands, scores=scores)
        yield Counted(scores)
        yield from self._judged(gin)

    def _judged(self, gin: int | None = None) -> Iterator[Event]:
        """The events that follow from the scores: somebody is busted, may come back, or has won."""
        found = outcome_of(self.rules, self.standing, self.public.scores, gin, self.retired)
        for seat in found.out:
            yield Busted(seat, self.totals()[seat])
        if found.over:
            yield from self._won(found.winners, self._result())
            return
        self.public = replace(self.public, buyers=tuple(seat for seat in found.out if not self.no_rebuy(seat)))
        if not self.public.buyers:
            self.result = self._result()

    def _result(self, scores: Sequence[int] = (), chips: Sequence[int] = ()) -> Result:
        """The hand by itself: the fewest points are best. It is a draw if all have as many, or nothing was scored."""
        staying, counted = self._staying(), self.public.scores
        points = [float(score) if seat in staying else float("inf") for seat, score in enumerate(counted)]
        best = tuple(seat for seat in staying if points[seat] == min(points))
        winners = best if len(best) < len(self.public.live) and any(counted) else ()
        return Result(ranked(points, low_wins=True), winners, tuple(scores or counted), chips=tuple(chips))

    def _won(self, winners: Sequence[int], result: Result) -> Iterator[Event]:
        pool = self._pool()
        if pool and winners:
            parts = shares(pool, winners, self.standing.dealer)
            result = replace(result, chips=by_seat(parts, len(self.standing.order)))
        self.result = result
        if winners:
            yield Won(tuple(winners), pool)

    def _staying(self) -> tuple[int, ...]:
        """The live seats whose players have not left for good."""
        return tuple(seat for seat in self.public.live if seat not in self.retired)

    # ------------------------------------------------------------------ rebuys

    def no_rebuy(self, seat: int) -> str:
        """The reason why this seat may not buy itself back after the hand; "" where it may."""
        if not self.public.scores:
            return "in"
        return no_rebuy(self.rules, self.standing, self.totals(), self.retired, seat)

    def _bought(self) -> Iterator[Event]:
        """Carry out the answers about rebuys, which are open now that everybody has given one, and set the result."""
        totals = {seat: self.totals()[seat] for seat in self._staying()}
        back, rebuys = total_after_rebuy(totals, self.rules.limit), self.standing.carried_as(RuminoCarried).rebuys
        scores, chips = list(self.public.scores), [0] * len(self.standing.order)
        for seat in self.public.buyers:
            if self.hidden.answers[seat] != REBUY:
                yield DroppedOut(seat)
                continue
            chips[seat] = -price(self.rules.stake, rebuys[seat])
            scores[seat] = back - self.standing.scores[seat]
            yield BoughtBack(seat, -chips[seat], back)
        self.result = self._result(scores, chips if any(chips) else ())

    # ------------------------------------------------------------------ why not

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        if self.result is not None and action.verb in AFTER and self.public.scores and seat in self.public.live:
            raise Illegal("rum_no_rebuy", why=self.no_rebuy(seat) or "late")
        return super().play(seat, action)

    def action(self, text: str) -> Action:
        """Read an action, also one that is not offered now, so that the refusal can say why."""
        verb, *cards = text.split(" ")
        if verb in (*ON_TURN, *AFTER) and len(cards) <= 1 and all(card in DECK for card in cards):
            return action(verb, *cards)
        return super().action(text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        verb = text.partition(" ")[0]
        if seat not in self.public.live:
            return Illegal("not_seated")
        if verb in AFTER:
            return Illegal("rum_no_rebuy", why=self.no_rebuy(seat) or "late")
        return Illegal("round_over") if self.phase() == "rebuy" else super().out_of_turn(seat, text)

    def refused(self, seat: int, text: str) -> Illegal:
        verb, _, card = text.partition(" ")
        if self.phase() == "rebuy":
            return Illegal("round_over") if verb in ON_TURN else super().refused(seat, text)
        if verb in AFTER:
            return Illegal("rum_no_rebuy", why=self.no_rebuy(seat))
        after = self.phase() == "discard"
        thrown = card if after and verb in ("discard", "gin") else ""
        if thrown and thrown not in self.hidden.hands[seat]:
            return Illegal("not_in_hand", card=thrown)
        if after and (verb == "knock" or (verb == "gin" and not self.rules.gin_after_draw)):
            return Illegal("rum_knock_late")
        if thrown and verb == "gin":
            return Illegal("rum_not_gin", d=deadwood(less(self.hidden.hands[seat], thrown)))
        if thrown:
            return Illegal("rum_return", card=thrown)
        if verb == "knock":
            return Illegal("rum_knock_high", d=deadwood(self.hidden.hands[seat]), most=self.rules.knock_max)
        if verb == "gin" and not after and not card:
            return Illegal("rum_not_gin", d=deadwood(self.hidden.hands[seat]))
        return super().refused(seat, text)

    # ------------------------------------------------------------------ what is seen

    def totals(self) -> tuple[int, ...]:
        """The totals by seat, with this hand as far as it is scored."""
        return added(self.standing.scores, self.result.scores if self.result else self.public.scores)

    def chips(self) -> tuple[int, ...]:
        return added(self.standing.chips, self.result.chips if self.result else ())

    def _pool(self) -> int:
        before = sum(self.standing.chips) + self.standing.carried_as(RuminoCarried).pool
        return before - sum(self.chips())

    def seats(self) -> tuple[Seat, ...]:
        totals, chips = self.totals(), self.chips()
        return tuple(
            replace(
                plain,
                status="in" if seat in self.public.live else "out",
                counters={"score": totals[seat]} | ({"chips": chips[seat]} if chips else {}),
            )
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"pool": self._pool()} if self.standing.chips else {}

    def private(self, seat: int) -> RuminoPrivate:
        new = self.hidden.new if seat == self.public.turn else ""
        return RuminoPrivate(new, self.hidden.answers[seat])
