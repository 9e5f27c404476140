"""One hand of Pif Paf: antes and bets, turns, claims, and who gets the pot (PIF-3 to PIF-10)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.betting import Betting
from engine.cards.chips import added, by_seat, shares
from engine.cards.drawing import DrawingRound
from engine.cards.events import Dealt
from engine.cards.hands import without
from engine.cards.order import leftward
from engine.cards.packs import pack
from engine.contract import (
    RESULT,
    Action,
    Decision,
    Event,
    Illegal,
    OneOf,
    PickNumber,
    PickOne,
    Result,
    Seat,
    Standing,
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
    Won,
)
from engine.pif_paf.melds import claimant, discards, grouped, outs, thrown_for
from engine.pif_paf.rules import PifPafRules
from engine.pif_paf.stakes import cap, limit, limited_by
from engine.pif_paf.standings import is_last, most_chips, out_after, sharers

DECK = pack(copies=2)

CHECK, CALL, FOLD, DRAW, TAKE = (action(verb) for verb in ("check", "call", "fold", "draw", "take"))


class PifPafRound(DrawingRound):
    """`live`: the seats that have not folded. `betting`: the bets, over where nobody is due. `traced`: by seat, the
    cards of its hand that it drew from a stock that was turned over, so that everybody could tell which they are.
    `claim`: the seat that threw the card with which another went out, and the card.
    """

    def __init__(self, rules: PifPafRules, standing: Standing, hands: Sequence[Sequence[str]]) -> None:
        super().__init__(rules, standing, hands, throw_back=rules.return_discard)
        self.options = rules
        self.traced: list[tuple[str, ...]] = [() for _ in hands]
        self.claim: tuple[int, str] | None = None
        highest = cap(rules.ante, standing)
        due = leftward(standing.dealer, self.live) if rules.betting and highest else ()
        self.betting = Betting(rules.ante, highest, (0,) * len(hands), due)

    def begin(self, stock: Sequence[str]) -> None:
        """The hands are dealt."""
        self.stock = list(stock)
        self.opening = (
            AntesPaid(self.options.ante, self.pot()),
            *(Dealt(seat, self.hands[seat]) for seat in self.live),
            *self._limited(),
        )

    def _limited(self) -> Iterator[Event]:
        """Why betting is limited, or does not happen at all (PIF-R15)."""
        ante = self.options.ante
        if self.options.betting and (seats := limited_by(ante, self.standing)):
            yield BettingLimited(seats, self.betting.cap, limit(ante, self.standing))

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.result is not None:
            return "over"
        return "bet" if self.betting.due else "discard" if self.got else "draw"

    def ask(self) -> tuple[Decision, ...]:
        match self.phase():
            case "bet":
                return (Decision("bet", self.betting.due[0], self._bets()),)
            case "discard":
                return (Decision("discard", self.turn, self._discards(), goes_on=True),)
            case _:
                return (Decision("draw", self.turn, (DRAW, TAKE) if self.discards else (DRAW,)),)

    def _bets(self) -> Answers:
        levels = self.betting.levels
        plain = (FOLD, CALL) if self.betting.owes(self.betting.due[0]) else (CHECK, FOLD)
        return OneOf((plain, PickNumber("bet", levels[0], levels[-1], levels.step))) if levels else plain

    def _discards(self) -> Answers:
        """Going out comes first, then what leaves fewest cards without a meld."""
        hand = self.hands[self.turn]
        out = PickOne("out", "card", outs(hand))
        free = PickOne("discard", "card", tuple(card for card, _ in discards(hand) if self.may_throw(card)))
        return OneOf((out, free)) if out.among else free

    # ------------------------------------------------------------------ what an answer does

    def declare(self, seat: int, action: Action) -> Iterator[Event]:
        if action.verb == "out":
            yield from self._go_out(seat, action.cards[0])
        else:
            yield self._bet(seat, action)
            yield from self._after_bet()

    def _bet(self, seat: int, action: Action) -> Event:
        before = self.betting
        match action.verb:
            case "check":
                self.betting = before.passed()
                return Checked(seat)
            case "fold":
                self.betting = before.passed()
                self.live = tuple(other for other in self.live if other != seat)
                return Folded(seat)
            case "call":
                self.betting = before.called()
                return Called(seat, before.owes(seat))
            case _:
                level = int(action.values[0])
                self.betting = before.raised(level, self.live)
                return Raised(seat, level) if before.level else Bet(seat, level)

    def _after_bet(self) -> Iterator[Event]:
        """One seat that is left has won; otherwise play begins when nobody has to act any more."""
        if len(self.live) == 1:
            self.betting = replace(self.betting, due=())
            yield from self._won(self.live[0])
        elif not self.betting.due:
            self.turn = leftward(self.standing.dealer, self.live)[0]
            yield BettingClosed(self.turn, self.pot())

    def refill(self, below: list[str]) -> Event:
        """Turned over, not shuffled: everybody can tell what comes (PIF-R5)."""
        self.stock = below
        return TurnedOver(len(below))

    def ran_out(self) -> Iterator[Event]:
        return self._nobody_won()

    def came(self, seat: int) -> Iterator[Event]:
        if self.refills and not self.took:
            self.traced[seat] = (*self.traced[seat], self.got)
        return iter(())

    def throw(self, seat: int, card: str) -> None:
        super().throw(seat, card)
        self.traced[seat] = without(self.traced[seat], card)

    def claimant(self, discarder: int, card: str) -> int | None:
        return claimant(discarder, card, self.live, self.hands)

    def claimed(self, seat: int, discarder: int, card: str) -> Iterator[Event]:
        thrown = thrown_for([one for one in self.hands[seat] if one != card], card)
        return self._go_out(seat, thrown, discarder, card)

    # ------------------------------------------------------------------ the end of a hand

    def _go_out(self, seat: int, thrown: str, discarder: int | None = None, card: str = "") -> Iterator[Event]:
        self.throw(seat, thrown)
        cards = tuple(one for meld in grouped(self.hands[seat]).melds for one in meld)
        self.shown, self.hands[seat], self.known[seat], self.traced[seat] = {seat: cards}, (), (), ()
        if discarder is None:
            yield WentOut(seat, thrown, cards)
        else:
            self.claim = (discarder, card)
            yield ClaimedOut(seat, discarder, card, thrown, cards)
        yield from self._won(seat)

    def _won(self, seat: int) -> Iterator[Event]:
        """The pot is the seat's, unless its player has left for good: then nobody has won the hand (G-R19)."""
        if seat in self.retired:
            yield from self._nobody_won()
            return
        pot, places = self.pot(), tuple(int(at != seat) for at in range(len(self.hands)))
        yield PotTaken(seat, pot)
        yield from self._ended(Result(places, (seat,), chips=self._net(by_seat({seat: pot}, len(self.hands)))))

    def _nobody_won(self) -> Iterator[Event]:
        """The pot stays for the next winner, unless the match ends with this hand (PIF-R9)."""
        unbeaten = [seat for seat in self.live if seat not in self.retired]
        places = tuple(int(at not in unbeaten) for at in range(len(self.hands)))
        chips, pot = self._net(), self.pot()
        heirs = sharers(self.standing, unbeaten)
        if heirs and is_last(self.options, self.standing, self._out(chips)):
            yield PotShared(heirs, pot)
            chips = added(chips, by_seat(shares(pot, heirs, self.standing.dealer), len(self.hands)))
        else:
            yield PotStays(pot)
        yield from self._ended(Result(places, (), chips=chips))

    def _ended(self, result: Result) -> Iterator[Event]:
        """The hand is over with this result: tell which seats cannot go on, and who has won the match, if anybody."""
        self.result = result
        out = self._out(result.chips)
        broke = tuple(seat for seat in self.standing.live if seat in out and seat not in self.retired)
        if broke and self.standing.round < self.options.last_hand:
            yield OutOfChips(broke)
        if is_last(self.options, self.standing, out) or not (result.winners or self.pot()):
            winners = most_chips(self.standing, self.chips(), self.retired)
            if winners:
                yield Won(winners, self.chips()[winners[0]])

    def _out(self, chips: Sequence[int]) -> tuple[int, ...]:
        return out_after(self.options, self.standing, added(self.standing.chips, chips), self.retired)

    # ------------------------------------------------------------------ why not

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        if seat not in self.standing.live:
            return Illegal("not_seated")
        return super().out_of_turn(seat, text) if seat in self.live else Illegal("pif_folded")

    def refused(self, seat: int, text: str) -> Illegal:
        verb, _, named = text.partition(" ")
        match self.phase(), verb:
            case "bet", "bet":
                return Illegal("pif_cap", cap=self.betting.cap, ante=self.options.ante)
            case "bet", "check":
                return Illegal("pif_match", bet=self.betting.level, owes=self.betting.owes(seat))
            case "draw", "take":
                return Illegal("pif_no_discard")
            case "discard", "discard" | "out":
                return self._not_thrown(seat, verb, named)
        return super().refused(seat, text)

    def _not_thrown(self, seat: int, verb: str, card: str) -> Illegal:
        if card not in self.hands[seat]:
            return Illegal("not_in_hand", card=card)
        return Illegal("pif_not_out" if verb == "out" else "pif_return", card=card)

    # ------------------------------------------------------------------ what is seen

    def chips(self) -> tuple[int, ...]:
        """By seat, with all that has gone into the pot or come out of it."""
        return added(self.standing.chips, self.result.chips if self.result else self._net())

    def pot(self) -> int:
        return int(self.standing.carried["pot"]) + sum(self.standing.chips) - sum(self.chips())

    def _net(self, got: Sequence[int] = ()) -> tuple[int, ...]:
        """What this hand is to each seat in chips: what it gets, less its ante and its bet."""
        antes = [self.options.ante * (seat in self.standing.live) for seat in range(len(self.hands))]
        paid = [-ante - bet for ante, bet in zip(antes, self.betting.bets, strict=True)]
        return added(paid, got)

    def seats(self) -> tuple[Seat, ...]:
        chips, bets = self.chips(), self.betting.bets
        return tuple(
            replace(
                plain,
                status="in" if seat in self.live else "out",
                counters={"chips": chips[seat]} | ({"bet": bets[seat]} if bets[seat] else {}),
            )
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"pot": self.pot()}

    def memory(self, seat: int | None) -> dict[str, object]:
        return super().memory(seat) | {
            "live": self.live,
            "bets": self.betting.bets,
            "due": self.betting.due,
            "traced": self.traced.copy(),
            "claim": self.claim,
            "turned": tuple(self.stock) if self.refills else (),
            "result": RESULT.dump_python(self.result) if self.result else None,
        }
