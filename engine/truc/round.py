"""One hand of Truc: the cut, the deal, the tricks, the calls (rules 7.3 to 7.7)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.cards.events import Dealt, Laid, TrickTaken
from engine.cards.hands import hand_zones, without
from engine.cards.tricks import SeatCard, taker
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    Options,
    PickOne,
    Result,
    Rider,
    Round,
    Rules,
    Seat,
    Standing,
    Zone,
    action,
    naming,
)
from engine.contract.action import RIDER
from engine.contract.view import Counters
from engine.truc import events
from engine.truc.cards import CARDS, by_strength, strength
from engine.truc.places import SEATS, left, order_of_play, right, seats_of, team
from engine.truc.raising import CALLS, MOST, TRUC, Raising
from engine.truc.scoring import at_brink, decided, scored

FULL, SHORT = 3, 1  # cards each
CUT, TAP = action("cut"), action("tap")
DEALS = (naming("deal", str(FULL)), naming("deal", str(SHORT)))
CONTEST, DECLINE = action("contest"), action("decline")
REJECT, ACCEPT = action("reject"), action("accept")
# What may be said at one moment or another of a hand, so that it is refused with its reason where it may not.
PLAYS = tuple(action("play", card) for card in CARDS)
SAID = (CUT, TAP, *DEALS, CONTEST, DECLINE, REJECT, ACCEPT, *PLAYS, *map(action, CALLS))
KNOWN = {one.text: one for one in (*SAID, *(play.saying(call) for play in PLAYS for call in CALLS))}


class Trick(NamedTuple):
    """A trick that is complete; `taker` None: it was drawn."""

    laid: tuple[SeatCard, ...]
    taker: int | None

    @property
    def side(self) -> int | None:
        return None if self.taker is None else team(self.taker)


class Said(NamedTuple):
    """A call as everybody heard it: on which turn of the hand, counted from 0, and whether it came with the card."""

    seat: int
    name: str
    turn: int
    ridden: bool


class TrucRound(Round):
    """One hand. `deck`: what is not dealt. `size`: cards each, 0 before the deal. `step`: "cut", "size", "eleven" or
    "turn". `trick`: what lies on the table, `tricks` those that are complete, `turn`: who plays. `won`: by which team,
    for how many points, and how ("tricks", "rejected", "declined"). `calls`: all that were not void.
    """

    def __init__(self, rules: Rules, standing: Standing, deck: Sequence[str], target: int) -> None:
        """Before the cut. `deck`: all cards, shuffled."""
        super().__init__(rules, standing)
        scores = standing.scores or (0,) * SEATS
        self.deck, self.size, self.step = tuple(deck), 0, "cut"
        self.hands: list[tuple[str, ...]] = [()] * SEATS
        self.order = order_of_play(standing.dealer)
        self.turn = self.order[0]
        self.trick: list[SeatCard] = []
        self.tricks: list[Trick] = []
        self.target, self.brink = target, at_brink(scores, target)
        stake = MOST if len(self.brink) == 1 else 1
        self.raising = Raising(stake, closed=bool(self.brink), brink=target - 1)
        self.calls: list[Said] = []
        self.won: tuple[int, int, str] | None = None

    def skip_cut(self) -> None:
        """Nobody is asked: three cards each. A team that is alone at eleven is asked what to do with them."""
        self.opening = self.dealt(FULL)
        if len(self.brink) == 1:
            self.step = "eleven"

    def dealt(self, size: int) -> tuple[Event, ...]:
        """Everybody gets so many cards."""
        for at, seat in enumerate(self.order):
            self.hands[seat] = by_strength(self.deck[at * size : (at + 1) * size])
        self.deck, self.size, self.step = self.deck[SEATS * size :], size, "turn"
        return tuple(Dealt(seat, self.hands[seat]) for seat in self.order)

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return "answer" if self.raising.pending else self.step

    def ask(self) -> tuple[Decision, ...]:
        if call := self.raising.pending:
            return (Decision("answer", call.responder, (REJECT, ACCEPT), costly=True),)
        match self.step:
            case "cut":
                return (Decision("cut", left(self.standing.dealer), (CUT, TAP)),)
            case "size":
                return (Decision("size", self.standing.dealer, DEALS),)
            case "eleven":
                return (Decision("eleven", self.spokes_seat(), (CONTEST, DECLINE)),)
            case _:
                return (self._turn(),)

    def spokes_seat(self) -> int:
        """Who decides for the only team that needs one point: its member who plays first (TRU-R6)."""
        return next(seat for seat in self.order if team(seat) in self.brink)

    def _turn(self) -> Decision:
        hand, call = self.hands[self.turn], self.raising.call(team(self.turn))
        before: tuple[Options, ...] = ((action(call),),) if call else ()
        riders = (Rider(call),) if call and not self._last_card() else ()
        return Decision("turn", self.turn, PickOne("play", "card", hand), before, riders)

    def _last_card(self) -> bool:
        """Whether the card that is to be played ends the last trick; a call with it would be void (TRU-R11)."""
        return len(self.tricks) + 1 == self.size and len(self.trick) + 1 == SEATS

    def action(self, text: str) -> Action:
        return KNOWN.get(text) or super().action(text)

    def refused(self, seat: int, text: str) -> Illegal:
        plain, _, said = text.partition(RIDER)
        known = KNOWN.get(plain)
        if self.raising.pending:
            return self._answer_first()
        if known and known.verb == "play" and self.phase() == "turn" and known.cards[0] not in self.hands[seat]:
            return Illegal("not_in_hand", card=known.cards[0])
        call = said or (known.verb if known else "")
        reason = self.raising.refusal(call, team(seat)) if call in CALLS else None
        return reason or super().refused(seat, text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        return self._answer_first() if self.raising.pending else super().out_of_turn(seat, text)

    def _answer_first(self) -> Illegal:
        call = self.raising.pending
        if call is None:
            raise ValueError("nothing was called")
        return Illegal("tru_answer_first", by=call.seat, call=call.name, whom=call.responder)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        match action.verb:
            case "cut":
                return (events.Cut(seat), *self.dealt(FULL))
            case "tap":
                self.step = "size"
                return (events.Tapped(seat, self.standing.dealer),)
            case "deal":
                size = int(action.values[0])
                return (events.SizeChosen(seat, size), *self.dealt(size))
            case "contest":
                self.step = "turn"
                return (events.Contested(seat, self.raising.stake),)
            case "decline":
                return (events.Declined(seat, self.finish(1 - team(seat), 1, "declined"), 1),)
            case "accept" | "reject":
                return self._answered(seat, action == ACCEPT)
            case "play":
                return tuple(self._played(seat, action.cards[0], action.rider))
            case call:
                return (self._called(seat, call),)

    def _played(self, seat: int, card: str, call: str) -> Iterator[Event]:
        self.hands[seat] = without(self.hands[seat], card)
        self.trick.append((seat, card))
        yield Laid(seat, card)
        self.turn = right(seat)
        if len(self.trick) == SEATS:
            yield from self._settled()
        if call and self.result is not None:
            yield events.CallVoid(seat)
        elif call:
            yield self._called(seat, call, ridden=True)

    def _settled(self) -> Iterator[Event]:
        """The trick is complete: whose it is, who leads, and whether the hand is decided with it."""
        done = Trick(tuple(self.trick), taker(self.trick, strength, team))
        self.tricks.append(done)
        self.turn = done.laid[0][0] if done.taker is None else done.taker
        self.trick = []
        yield events.TrickDrawn(self.turn) if done.taker is None else TrickTaken(done.taker)
        side = decided(self.standing.dealer, [trick.side for trick in self.tricks], self.size)
        if side is not None:
            yield events.HandWon(self.finish(side, self.raising.stake, "tricks"), self.raising.stake)

    def _called(self, seat: int, name: str, *, ridden: bool = False) -> Event:
        laid = SEATS * len(self.tricks) + len(self.trick)
        self.calls.append(Said(seat, name, laid - ridden, ridden))
        self.raising = self.raising.called(seat, name)
        event = events.TrucCalled if name == TRUC else events.RetrucCalled
        return event(seat, right(seat), self.raising.pending.stake if self.raising.pending else 0)

    def _answered(self, seat: int, accepts: bool) -> tuple[Event, ...]:
        caller = left(seat)
        if accepts:
            self.raising = self.raising.accepted()
            return (events.Accepted(seat, self.raising.stake),)
        self.finish(team(caller), self.raising.stake, "rejected")
        return (events.Rejected(seat, caller, self.raising.stake),)

    def finish(self, side: int, points: int, how: str) -> tuple[int, ...]:
        """The hand is over: the seats that have won it."""
        winners, self.won = seats_of(side), (side, points, how)
        places = tuple(int(seat not in winners) for seat in range(SEATS))
        self.result = Result(places, winners, scored(side, points))
        return winners

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        scores = self.standing.scores or (0,) * SEATS
        taken = [trick.taker for trick in self.tricks]
        return tuple(
            replace(plain, team=team(seat), counters={"score": scores[seat], "tricks": taken.count(seat)})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"stake": self.raising.stake}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            Zone("deck", count=len(self.deck)),
            Zone("trick", cards=tuple(card for _, card in self.trick)),
            Zone("tricks", cards=tuple(card for trick in self.tricks for _, card in trick.laid)),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        call = self.raising.pending
        return {
            "target": self.target,
            "step": self.step,
            "size": self.size,
            "turn": self.turn,
            "raiser": self.raising.raiser,
            "call": list(call) if call else None,
            "calls": [list(said) for said in self.calls],
            "trick": [at for at, _ in self.trick],
            "tricks": [{"seats": [at for at, _ in trick.laid], "taker": trick.taker} for trick in self.tricks],
            "won": list(self.won) if self.won else None,
        }

    def opened(self) -> tuple[Zone, ...]:
        """The cards that were played; all others stay closed."""
        laid = (*(card for trick in self.tricks for _, card in trick.laid), *(card for _, card in self.trick))
        return (Zone("tricks", cards=laid),)
