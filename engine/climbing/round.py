"""One round of a climbing game: turns, tricks, going out, One Card, leaving, the exchange (TAH-4 to TAH-10)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.climbing.events import (
    Left,
    OneCard,
    Passed,
    RoundEnded,
    TaxesDone,
    TaxPaid,
    TaxReturned,
    TrickTaken,
    WentOut,
)
from engine.climbing.play import Play
from engine.climbing.rules import Exchange
from engine.climbing.state import NOBODY
from engine.climbing.views import VisibleRound
from engine.contract import Action, Decision, Event, Illegal, PickCards, Result

# The states of a single card that nobody has announced, with one_card: manual (TAH-R7).
GRACE, CATCHABLE, MISSED = "grace", "catchable", "missed"


class ClimbingRound(VisibleRound):
    """A round that can be played.

    A game's own class says what its hands are (`hand`, `_move`), what the seat on turn is asked (`_ask`), and what a
    play does (`play`).
    """

    __slots__ = ()

    # ------------------------------------------------------------------ positions set up by hand, and drawn worlds

    def set_up(self, turn: int, top: Play | None, owner: int) -> None:
        """Set up a position on freshly dealt hands: `turn` is to act, on `owner`'s play `top` or with the lead."""
        if top is not None:
            self._top, self._owner = top, owner
            self._ring = self._turns[self._in | 1 << owner]
        self._ask(turn)

    def ask_again(self) -> None:
        """Ask the seat whose turn it is once more, since the hands of a drawn world are others than before."""
        if self.result is None:
            self._ask(self._turn)

    # ------------------------------------------------------------------ tricks, and going out

    def _pass_lead(self, seat: int) -> tuple[Event, ...]:
        self._lead_passed |= 1 << seat
        self._ask(self._turns[self._in][seat])
        return _lead_passed(seat)

    def _end_trick(self, at_once: bool = False) -> tuple[Event, ...]:
        """End the trick: its owner leads, or their heir if they are out (TAH-5)."""
        leader = owner = self._owner
        why: tuple[Event, ...] = ()
        if not self._in >> owner & 1:
            leader, why = self._heir(owner)
        self._top = None
        self._owner = NOBODY
        self.trick += 1
        self._trick_from = len(self.log)
        self._ask(leader)
        return why + _trick_taken(owner, leader, at_once)

    def _heir(self, owner: int) -> tuple[int, tuple[Event, ...]]:
        """The leader in place of an owner who is out: the highest rank still in or, without rank privilege, the next in
        line (TAH-9); and the events that come before that of the trick.
        """
        if self.rules.rank_privilege:
            return (self._in & -self._in).bit_length() - 1, ()
        return self._turns[self._in][owner], ()

    def _one_left(self, seat: int) -> tuple[Event, ...]:
        """Note that a hand became exactly one card by its owner's play (TAH-5)."""
        if self._one_card == "manual":
            self._silent[seat] = GRACE
        if self._one_card != "auto":
            return ()
        self._announced |= 1 << seat
        return _one_card(seat)

    def _go_out(self, seat: int) -> tuple[Event, ...]:
        self._in &= ~(1 << seat)
        self._silent.pop(seat, None)
        self.finish += (seat,)
        return _went_out(seat, len(self.finish) - 1) + self._end_round()

    def _end_round(self) -> tuple[Event, ...]:
        """End the round as soon as at most one seat holds cards; that seat is last."""
        if self._in & (self._in - 1):
            return ()
        if self._in:
            self.finish += (self._in.bit_length() - 1,)
        self.result, events = _ended(self.finish, self.left)
        self.pending = ()
        self._turn = NOBODY
        return events

    # ------------------------------------------------------------------ what may be done out of turn

    def _aside(self, seat: int, action: Action) -> tuple[Event, ...] | None:
        """Carry out an action that is neither a play nor a pass. None if it is one of these. Raises Illegal."""
        if self.result is not None:
            raise Illegal("round_over")
        if not 0 <= seat < len(self.dealt):
            raise Illegal("out_of_round")
        if action.verb == "leave":
            return self._leave(seat, action)
        if action.verb == "call":
            return self._call(seat, action)
        if action.verb == "catch":
            return self._catch(seat, action)
        if action.verb == "give":
            return self._give(seat, action)
        return None

    def _reckon(self, mover: int) -> None:
        """Update penalties and unannounced single cards after a play or a pass: the mover's penalty is paid, the single
        cards of others can be caught from now on, the mover's own no longer (TAH-5).
        """
        self._penalty &= ~(1 << mover)
        for seat, stage in self._silent.items():
            if seat == mover:
                self._silent[seat] = MISSED
            elif stage == GRACE:
                self._silent[seat] = CATCHABLE

    def _call(self, seat: int, action: Action) -> tuple[Event, ...]:
        if seat not in self._silent:
            raise Illegal("nothing_to_call")
        return self._announce(seat, action, seat, None)

    def _catch(self, seat: int, action: Action) -> tuple[Event, ...]:
        whom = action.whom
        if not self._in >> seat & 1 or whom is None or whom == seat or self._silent.get(whom) != CATCHABLE:
            raise Illegal("nothing_to_catch")
        if self.rules.one_card_penalty == "skip":
            self._penalty |= 1 << whom
        events = self._announce(seat, action, whom, seat)
        if whom == self._turn:
            self._ask(whom)
        return events

    def _announce(self, seat: int, action: Action, holder: int, by: int | None) -> tuple[Event, ...]:
        del self._silent[holder]
        self._announced |= 1 << holder
        self.log.append((seat, action))
        return (OneCard(holder, by),)

    def _leave(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Let a seat leave (TAH-R14). During the exchange the default is given back for it, and it leaves when the
        exchange is complete.
        """
        if not self._in >> seat & 1 or seat in self._leaving:
            raise Illegal("out_of_round")
        self.log.append((seat, action))
        if self._turn == NOBODY:
            self._leaving += (seat,)
            return self._settle()
        return self._leave_now(seat)

    def _leave_now(self, seat: int) -> tuple[Event, ...]:
        """Take a seat out of the round. If it was on turn, the next seat is; if no other is left in the trick, that
        ends.
        """
        self._in &= ~(1 << seat)
        self._silent.pop(seat, None)
        self.left += (seat,)
        events: tuple[Event, ...] = (Left(seat), *self._end_round())
        if self.result is not None:
            return events
        if self._top is not None:
            self._ring = self._turns[self._in | 1 << self._owner]
        if self._turn != seat:
            return events
        if self._top is None:
            self._ask(self._turns[self._in][seat])
        elif self._ring[seat] == self._owner:
            events += self._end_trick()
        else:
            self._ask(self._ring[seat])
        return events

    # ------------------------------------------------------------------ the exchange

    def begin(self) -> None:
        """Begin after the deal: the exchange where one is due and has something to ask, else the first lead."""
        if self.rules.taxed(self.standing):
            self.tax()
        if not self.pending:
            self.open_play()

    def open_play(self) -> None:
        """Begin the first trick as a part of the opening, without an exchange before it."""
        self._first_events += self.lead_off()

    def tax(self) -> None:
        """Collect what the low seats owe, and ask the high ones (TAH-6). Part of the opening."""
        for high, low, count in self.rules.schedule(len(self.dealt)):
            self._first_events += self._charge(high, low, count)
        self._ask_exchange()

    def _charge(self, high: int, low: int, count: int) -> tuple[Event, ...]:
        """Collect what a low seat owes; or, where a game lets it choose, note that it is to be asked."""
        return self._collect(high, low, self.due(low, count))

    def _collect(self, high: int, low: int, paid: tuple[str, ...]) -> tuple[Event, ...]:
        self._move(low, high, paid)
        done = Exchange(high, low, paid, None if paid else ())
        self.exchanges = tuple(sorted((*self.exchanges, done), key=lambda pair: min(pair.high, pair.low)))
        return (TaxPaid(low, high, len(paid), paid),)

    def returnable(self, seat: int) -> tuple[str, ...]:
        """The cards that may be given back."""
        return self.hand(seat)

    def _check_returned(self, seat: int, cards: Sequence[str]) -> None:
        """Raises Illegal where cards of a hand may not be given back."""

    def _ask_exchange(self) -> None:
        self.pending = tuple(
            Decision("tax", pair.high, PickCards("give", self.returnable(pair.high), len(pair.paid), len(pair.paid)))
            for pair in self.exchanges
            if pair.returned is None
        )

    def _give(self, seat: int, action: Action) -> tuple[Event, ...]:
        pair = next((pair for pair in self.exchanges if pair.high == seat and pair.returned is None), None)
        if pair is None:
            raise Illegal("not_your_turn", turn=self._turn)
        if len(action.cards) != len(pair.paid):
            raise Illegal("wrong_number", count=len(pair.paid))
        hand = self.hand(seat)
        if any(action.cards.count(card) > hand.count(card) for card in action.cards):
            raise Illegal("not_in_hand", cards=action.cards)
        self._check_returned(seat, action.cards)
        self.log.append((seat, action))
        return self.hand_over(seat, action) + self._settle()

    def hand_over(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Let the cards that a seat was asked for in the exchange change hands."""
        pair = next(pair for pair in self.exchanges if pair.high == seat)
        self.return_tax(pair, action.cards)
        return (TaxReturned(seat, pair.low, len(action.cards), action.cards),)

    def _settle(self) -> tuple[Event, ...]:
        """Give cards back for seats that have left during the exchange, and begin the play once nothing is asked."""
        events: tuple[Event, ...] = ()
        while owed := next((decision for decision in self.pending if decision.seat in self._leaving), None):
            events += self.hand_over(owed.seat, self.default(owed))
        return events if self.pending else events + self.lead_off()

    def return_tax(self, pair: Exchange, cards: tuple[str, ...]) -> None:
        """Let the high seat of `pair` give `cards` back."""
        self._move(pair.high, pair.low, cards)
        done = Exchange(pair.high, pair.low, pair.paid, cards)
        self.exchanges = tuple(done if one is pair else one for one in self.exchanges)
        self._ask_exchange()

    def lead_off(self) -> tuple[Event, ...]:
        """Begin the first trick. The seats that left during the exchange leave now."""
        leader = self._first_leader()
        self._trick_from = len(self.log)
        self._ask(leader)
        events: tuple[Event, ...] = (TaxesDone(leader),) if self.exchanges else ()
        for seat in self._leaving:
            if self.result is None:
                events += self._leave_now(seat)
        return events

    def _first_leader(self) -> int:
        return self.rules.first_leader(self.standing)


@cache
def _trick_taken(owner: int, leader: int, at_once: bool) -> tuple[Event, ...]:
    return (TrickTaken(owner, leader, at_once),)


@cache
def _one_card(seat: int) -> tuple[Event, ...]:
    return (OneCard(seat),)


@cache
def _went_out(seat: int, place: int) -> tuple[Event, ...]:
    return (WentOut(seat, place),)


@lru_cache(maxsize=4096)
def _ended(finish: tuple[int, ...], left: tuple[int, ...]) -> tuple[Result, tuple[Event, ...]]:
    return Result.of_finish(finish, left), (RoundEnded(finish, left),)


@cache
def _lead_passed(seat: int) -> tuple[Event, ...]:
    return (Passed(seat, lead=True),)
