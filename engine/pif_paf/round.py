"""One hand of Pif Paf: antes and bets, turns, claims, and who gets the pot (PIF-3 to PIF-10)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.drawing import DrawingHidden, DrawingPrivate, DrawingRound
from engine.cards.events import Dealt, Won
from engine.cards.hands import put, without
from engine.cards.match import added, by_seat, shares
from engine.cards.packs import leftward, pack
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    OneOf,
    PickNumber,
    PickOne,
    Result,
    Seat,
    action,
)
from engine.contract.answers import Answers
from engine.contract.view import Counters
from engine.pif_paf.events import (
    AntesPaid,
    Bet,
    BettingClosed,
    BettingLimited,
    Called,
    Checked,
    ClaimedOut,
    Folded,
    OutOfChips,
    PotShared,
    PotStays,
    PotTaken,
    Raised,
    TurnedOver,
    WentOut,
)
from engine.pif_paf.melds import claimant, discards, grouped, outs, thrown_for
from engine.pif_paf.rules import PifPafCarried, PifPafRules, is_last, most_chips, out_after, sharers
from engine.pif_paf.state import Claim, PifPafPublic, limit, limited_by

DECK = pack(copies=2)

CHECK, CALL, FOLD, DRAW, TAKE = (action(verb) for verb in ("check", "call", "fold", "draw", "take"))


class PifPafRound(DrawingRound[PifPafPublic, DrawingHidden, DrawingPrivate, PifPafRules]):
    """One hand."""

    def begin(self) -> None:
        """Begin after the deal."""
        self.opening = (
            AntesPaid(self.rules.ante, self.pot()),
            *(Dealt(seat, self.hidden.hands[seat]) for seat in self.public.live),
            *self._limited(),
        )

    def _limited(self) -> Iterator[Event]:
        """The event that tells why betting is limited, or does not happen at all (PIF-R15)."""
        ante = self.rules.ante
        if self.rules.betting and (seats := limited_by(ante, self.standing)):
            yield BettingLimited(seats, self.public.betting.cap, limit(ante, self.standing))

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.result is not None:
            return "over"
        return "bet" if self.public.betting.due else "discard" if self.public.drawn else "draw"

    def ask(self) -> tuple[Decision, ...]:
        public = self.public
        match self.phase():
            case "bet":
                return (Decision("bet", public.betting.due[0], self._bets()),)
            case "discard":
                return (Decision("discard", public.turn, self._discards(), goes_on=True),)
            case _:
                return (Decision("draw", public.turn, (DRAW, TAKE) if public.discards else (DRAW,)),)

    def _bets(self) -> Answers:
        betting = self.public.betting
        levels = betting.levels
        plain = (FOLD, CALL) if betting.owes(betting.due[0]) else (CHECK, FOLD)
        return OneOf((plain, PickNumber("bet", levels[0], levels[-1], levels.step))) if levels else plain

    def _discards(self) -> Answers:
        """The throws: going out comes first, then what leaves fewest cards without a meld."""
        hand, barred = self.hidden.hands[self.public.turn], "" if self.rules.return_discard else self.public.taken
        out = PickOne("out", "card", outs(hand))
        free = PickOne("discard", "card", tuple(card for card, _ in discards(hand) if card != barred))
        return OneOf((out, free)) if out.among else free

    # ------------------------------------------------------------------ what an answer does

    def declare(self, seat: int, action: Action) -> Iterator[Event]:
        if action.verb == "out":
            yield from self._go_out(seat, action.cards[0])
        else:
            yield self._bet(seat, action)
            yield from self._after_bet()

    def _bet(self, seat: int, action: Action) -> Event:
        before = self.public.betting
        match action.verb:
            case "check":
                self.public = replace(self.public, betting=before.passed())
                return Checked(seat)
            case "fold":
                live = tuple(other for other in self.public.live if other != seat)
                self.public = replace(self.public, betting=before.passed(), live=live)
                return Folded(seat)
            case "call":
                self.public = replace(self.public, betting=before.called())
                return Called(seat, before.owes(seat))
            case _:
                level = int(action.values[0])
                self.public = replace(self.public, betting=before.raised(level, self.public.live))
                return Raised(seat, level) if before.level else Bet(seat, level)

    def _after_bet(self) -> Iterator[Event]:
        """One seat that is left has won; otherwise play begins when nobody has to act any more."""
        live, betting = self.public.live, self.public.betting
        if len(live) == 1:
            self.public = replace(self.public, betting=replace(betting, due=()))
            yield from self._won(live[0])
        elif not betting.due:
            self.public = replace(self.public, turn=leftward(self.standing.dealer, live)[0])
            yield BettingClosed(self.public.turn, self.pot())

    def refill(self) -> Event:
        """Make the discards the stock: turned over, not shuffled, so that everybody can tell what comes (PIF-R5)."""
        self.hidden = replace(self.hidden, stock=self.public.renewed)
        return TurnedOver(len(self.hidden.stock))

    def ran_out(self) -> Iterator[Event]:
        return self._nobody_won()

    def came(self, seat: int) -> Iterator[Event]:
        traced = self.public.traced
        if self.public.refills and not self.public.taken:
            self.public = replace(self.public, traced=put(traced, seat, (*traced[seat], self.hidden.new)))
        return iter(())

    def throw(self, seat: int, card: str) -> None:
        super().throw(seat, card)
        traced = self.public.traced
        if card in traced[seat]:
            self.public = replace(self.public, traced=put(traced, seat, without(traced[seat], card)))

    def claimant(self, discarder: int, card: str) -> int | None:
        return claimant(discarder, card, self.public.live, self.hidden.hands)

    def claimed(self, seat: int, discarder: int, card: str) -> Iterator[Event]:
        thrown = thrown_for(without(self.hidden.hands[seat], card), card)
        return self._go_out(seat, thrown, Claim(discarder, card))

    # ------------------------------------------------------------------ the end of a hand

    def _go_out(self, seat: int, thrown: str, claim: Claim | None = None) -> Iterator[Event]:
        self.throw(seat, thrown)
        cards = tuple(one for meld in grouped(self.hidden.hands[seat]).melds for one in meld)
        public = self.public
        self.hidden = self.hidden.with_hand(seat, ())
        self.public = replace(
            public,
            known=put(public.known, seat, ()),
            traced=put(public.traced, seat, ()),
            shown=put(public.shown, seat, cards),
            claim=claim,
        )
        yield ClaimedOut(seat, *claim, thrown, cards) if claim else WentOut(seat, thrown, cards)
        yield from self._won(seat)

    def _won(self, seat: int) -> Iterator[Event]:
        """The pot is the seat's, unless its player has left for good: then nobody has won the hand (G-R19)."""
        if seat in self.retired:
            yield from self._nobody_won()
            return
        pot, places = self.pot(), tuple(int(at != seat) for at in range(len(self.standing.order)))
        yield PotTaken(seat, pot)
        yield from self._ended(Result(places, (seat,), chips=self._net(by_seat({seat: pot}, len(places)))))

    def _nobody_won(self) -> Iterator[Event]:
        """The pot stays for the next winner, unless the match ends with this hand (PIF-R9)."""
        unbeaten = [seat for seat in self.public.live if seat not in self.retired]
        places = tuple(int(at not in unbeaten) for at in range(len(self.standing.order)))
        chips, pot = self._net(), self.pot()
        heirs = sharers(self.standing, unbeaten)
        if heirs and is_last(self.rules, self.standing, self._out(chips)):
            yield PotShared(heirs, pot)
            chips = added(chips, by_seat(shares(pot, heirs, self.standing.dealer), len(places)))
        else:
            yield PotStays(pot)
        yield from self._ended(Result(places, (), chips=chips))

    def _ended(self, result: Result) -> Iterator[Event]:
        """The hand is over with this result: tell which seats cannot go on, and who has won the match, if anybody."""
        self.result = result
        out = self._out(result.chips)
        broke = tuple(seat for seat in self.standing.live if seat in out and seat not in self.retired)
        if broke and self.standing.round < self.rules.last_hand:
            yield OutOfChips(broke)
        if is_last(self.rules, self.standing, out) or not (result.winners or self.pot()):
            winners = most_chips(self.standing, self.chips(), self.retired)
            if winners:
                yield Won(winners, self.chips()[winners[0]])

    def _out(self, chips: Sequence[int]) -> tuple[int, ...]:
        return out_after(self.rules, self.standing, added(self.standing.chips, chips), self.retired)

    # ------------------------------------------------------------------ why not

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        if seat not in self.standing.live:
            return Illegal("not_seated")
        return super().out_of_turn(seat, text) if seat in self.public.live else Illegal("pif_folded")

    def refused(self, seat: int, text: str) -> Illegal:
        verb, _, named = text.partition(" ")
        match self.phase(), verb:
            case "bet", "bet":
                return Illegal("pif_cap", cap=self.public.betting.cap, ante=self.rules.ante)
            case "bet", "check":
                return Illegal("pif_match", bet=self.public.betting.level, owes=self.public.betting.owes(seat))
            case "draw", "take":
                return Illegal("pif_no_discard")
            case "discard", "discard" | "out":
                return self._not_thrown(seat, verb, named)
        return super().refused(seat, text)

    def _not_thrown(self, seat: int, verb: str, card: str) -> Illegal:
        if card not in self.hidden.hands[seat]:
            return Illegal("not_in_hand", card=card)
        return Illegal("pif_not_out" if verb == "out" else "pif_return", card=card)

    # ------------------------------------------------------------------ what is seen

    def chips(self) -> tuple[int, ...]:
        """The chips of each seat, by seat, with all that has gone into the pot or come out of it."""
        return added(self.standing.chips, self.result.chips if self.result else self._net())

    def pot(self) -> int:
        return self.standing.carried_as(PifPafCarried).pot + sum(self.standing.chips) - sum(self.chips())

    def _net(self, got: Sequence[int] = ()) -> tuple[int, ...]:
        """The chips that each seat wins or loses in this hand: what it gets, less its ante and its bet."""
        antes = [self.rules.ante * (seat in self.standing.live) for seat in range(len(self.standing.order))]
        paid = [-ante - bet for ante, bet in zip(antes, self.public.betting.bets, strict=True)]
        return added(paid, got)

    def seats(self) -> tuple[Seat, ...]:
        chips, bets = self.chips(), self.public.betting.bets
        return tuple(
            replace(
                plain,
                status="in" if seat in self.public.live else "out",
                counters={"chips": chips[seat]} | ({"bet": bets[seat]} if bets[seat] else {}),
            )
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"pot": self.pot()}

    def private(self, seat: int) -> DrawingPrivate:
        return DrawingPrivate(self.hidden.new if seat == self.public.turn else "")
