"""One hand of Truc: the cut, the deal, the tricks, the calls (TRU-3 to TRU-7)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.cards.events import Dealt, Laid, TrickTaken
from engine.cards.hands import FaceDown, hand_zones
from engine.cards.tricks import taker
from engine.contract import (
    Action,
    Answers,
    Decision,
    Event,
    Illegal,
    PickOne,
    Result,
    Rider,
    Round,
    Seat,
    Zone,
    action,
    naming,
)
from engine.contract.action import RIDER
from engine.contract.view import Counters
from engine.truc import events
from engine.truc.places import (
    SEATS,
    TEAMS,
    at_brink,
    left,
    order_of_play,
    points_by_seat,
    right,
    seats_of,
    team,
    winning_team,
)
from engine.truc.raising import CALLS, TRUC
from engine.truc.state import CARDS, Said, Trick, TrucPublic, Won, by_strength, strength

FULL, SHORT = 3, 1  # cards each
CUT, TAP = action("cut"), action("tap")
DEALS = (naming("deal", str(FULL)), naming("deal", str(SHORT)))
CONTEST, DECLINE = action("contest"), action("decline")
REJECT, ACCEPT = action("reject"), action("accept")
# Every answer that is legal at some moment of a round, by its text: one that comes at the wrong moment is still
# understood, and refused with its own reason.
PLAYS = tuple(action("play", card) for card in CARDS)
PLAIN = (CUT, TAP, *DEALS, CONTEST, DECLINE, REJECT, ACCEPT, *PLAYS, *map(action, CALLS))
KNOWN = {one.text: one for one in (*PLAIN, *(play.saying(call) for play in PLAYS for call in CALLS))}


class TrucRound(Round[TrucPublic, FaceDown]):
    """The state of one hand, which ends as soon as a team has won its stake."""

    @property
    def order(self) -> tuple[int, ...]:
        """All seats as they play the first trick."""
        return order_of_play(self.standing.dealer)

    def skip_cut(self) -> None:
        """Deal three cards to everybody at once, without asking about the cut. If exactly one team needs one point
        more, that team is then asked whether it plays (TRU-7).
        """
        self.opening = self.deal_hands(FULL)
        if len(at_brink(self.standing.scores, self.public.target)) == 1:
            self.public = replace(self.public, step="eleven")

    def deal_hands(self, size: int) -> tuple[Event, ...]:
        """Deal `size` cards to everybody, and return the events of it."""
        deck = self.hidden.stock
        hands = {seat: by_strength(deck[at * size : (at + 1) * size]) for at, seat in enumerate(self.order)}
        self.hidden = FaceDown(tuple(hands[seat] for seat in range(SEATS)), deck[SEATS * size :])
        self.public = replace(self.public, size=size, step="turn")
        return tuple(Dealt(seat, hand) for seat, hand in hands.items())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return "answer" if self.public.raising.pending else self.public.step

    def ask(self) -> tuple[Decision, ...]:
        if call := self.public.raising.pending:
            return (Decision("answer", call.responder, (REJECT, ACCEPT), costly=True),)
        match self.public.step:
            case "cut":
                return (Decision("cut", left(self.standing.dealer), (CUT, TAP)),)
            case "size":
                return (Decision("size", self.standing.dealer, DEALS),)
            case "eleven":
                return (Decision("eleven", self.spokes_seat(), (CONTEST, DECLINE)),)
            case _:
                return (self._turn(),)

    def spokes_seat(self) -> int:
        """The seat that speaks for its team when that team alone needs one point more: the member who plays first
        (TRU-R6).
        """
        return next(seat for seat in self.order if team(seat) in at_brink(self.standing.scores, self.public.target))

    def _turn(self) -> Decision:
        """The question to the seat on turn: a card, or a call before it, or a card with a call."""
        seat = self.public.turn
        call = self.public.raising.call(team(seat))
        before: tuple[Answers, ...] = ((action(call),),) if call else ()
        riders = (Rider(call),) if call and not self.public.last_card else ()
        return Decision("turn", seat, PickOne("play", "card", self.hidden.hands[seat]), before, riders)

    def action(self, text: str) -> Action:
        return KNOWN.get(text) or super().action(text)

    def refused(self, seat: int, text: str) -> Illegal:
        plain, _, said = text.partition(RIDER)
        known = KNOWN.get(plain)
        if self.public.raising.pending:
            return self._answer_first()
        if known and known.verb == "play" and self.phase() == "turn" and known.cards[0] not in self.hidden.hands[seat]:
            return Illegal("not_in_hand", card=known.cards[0])
        call = said or (known.verb if known else "")
        reason = self.public.raising.refusal(call, team(seat)) if call in CALLS else None
        return reason or super().refused(seat, text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        return self._answer_first() if self.public.raising.pending else super().out_of_turn(seat, text)

    def _answer_first(self) -> Illegal:
        call = self.public.raising.pending
        if call is None:
            raise ValueError("nothing was called")
        return Illegal("tru_answer_first", by=call.seat, call=call.name, whom=call.responder)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        match action.verb:
            case "cut":
                return (events.Cut(seat), *self.deal_hands(FULL))
            case "tap":
                self.public = replace(self.public, step="size")
                return (events.Tapped(seat, self.standing.dealer),)
            case "deal":
                size = int(action.values[0])
                return (events.SizeChosen(seat, size), *self.deal_hands(size))
            case "contest":
                self.public = replace(self.public, step="turn")
                return (events.Contested(seat, self.public.raising.stake),)
            case "decline":
                return (events.Declined(seat, self.finish(Won(1 - team(seat), 1, "declined")), 1),)
            case "accept" | "reject":
                return self._answer_call(seat, action == ACCEPT)
            case "play":
                return tuple(self._play(seat, action.cards[0], action.rider))
            case call:
                return (self._call(seat, call),)

    def _play(self, seat: int, card: str, call: str) -> Iterator[Event]:
        """Lay a card. `call`: the call that rides on it, "" for none."""
        self.hidden = self.hidden.without(seat, card)
        self.public = replace(self.public, trick=(*self.public.trick, (seat, card)), turn=right(seat))
        yield Laid(seat, card)
        if len(self.public.trick) == SEATS:
            yield from self._settle()
        if call and self.result is not None:
            yield events.CallVoid(seat)
        elif call:
            yield self._call(seat, call, ridden=True)

    def _settle(self) -> Iterator[Event]:
        """Settle a complete trick: find its taker and the next leader, and end the hand if the trick decides it."""
        laid, stake = self.public.trick, self.public.raising.stake
        done = Trick(laid, taker(laid, strength, team))
        leader = laid[0][0] if done.taker is None else done.taker
        self.public = replace(self.public, trick=(), tricks=(*self.public.tricks, done), turn=leader)
        yield events.TrickDrawn(leader) if done.taker is None else TrickTaken(leader)
        side = winning_team(self.standing.dealer, [trick.side for trick in self.public.tricks], self.public.size)
        if side is not None:
            yield events.HandWon(self.finish(Won(side, stake, "tricks")), stake)

    def _call(self, seat: int, name: str, *, ridden: bool = False) -> Event:
        """Let a seat call truc or retruc (`name`). `ridden`: True if the call came with a card."""
        # The turn that is called on; a card that the call came with has been laid by now, and is not counted.
        said = Said(seat, name, len(self.public.turns) - ridden, ridden)
        raising = self.public.raising.called(seat, name)
        self.public = replace(self.public, raising=raising, calls=(*self.public.calls, said))
        event = events.TrucCalled if name == TRUC else events.RetrucCalled
        return event(seat, right(seat), raising.pending.stake if raising.pending else 0)

    def _answer_call(self, seat: int, accepts: bool) -> tuple[Event, ...]:
        """Put the pending call in force, or end the hand for the stake before it."""
        caller = left(seat)
        if accepts:
            raising = self.public.raising.accepted()
            self.public = replace(self.public, raising=raising)
            return (events.Accepted(seat, raising.stake),)
        stake = self.public.raising.stake
        self.finish(Won(team(caller), stake, "rejected"))
        return (events.Rejected(seat, caller, stake),)

    def finish(self, won: Won) -> tuple[int, ...]:
        """End the hand, and return the seats that have won it."""
        winners, self.public = seats_of(won.side), replace(self.public, won=won)
        places = tuple(int(seat not in winners) for seat in range(SEATS))
        self.result = Result(places, winners, points_by_seat(won.side, won.points))
        return winners

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        taken = [trick.taker for trick in self.public.tricks]
        return tuple(
            replace(plain, team=team(seat), counters={"tricks": taken.count(seat)})
            for seat, plain in enumerate(super().seats())
        )

    def sides(self) -> tuple[Counters, ...]:
        return tuple({"score": score} for score in self.standing.scores[:TEAMS])  # seats 0 and 1

    def counters(self) -> Counters:
        return {"stake": self.public.raising.stake}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("deck", count=len(self.hidden.stock)),
            Zone("trick", cards=tuple(card for _, card in self.public.trick)),
            Zone("tricks", cards=tuple(card for trick in self.public.tricks for _, card in trick.laid)),
        )

    def revealed_zones(self) -> tuple[Zone, ...]:
        """The cards that were played. All others stay closed for good (TRU-R3)."""
        return (Zone("tricks", cards=self.public.laid),)
