"""One round of a climbing game: turns, tricks, going out, One Card, leaving, the exchange (TAH-4 to TAH-10).

What a hand is, and what may be laid on what, is each game's own.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar, Protocol, Self

from engine.climbing.events import (
    Dealt,
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
from engine.climbing.taxes import Exchange
from engine.climbing.turns import turns
from engine.climbing.views import ClimbingPrivate, ClimbingPublic, ClimbingSeat, ClimbingView, Laid
from engine.contract import Action, Decision, Event, Illegal, PickCards, Result, Standing, Zone, action

NOBODY = -1
SECRET = ("pay", "give")  # verbs of the exchange
# The states of a single card that nobody has announced, with one_card: manual (TAH-R7).
GRACE, CATCHABLE, MISSED = "grace", "catchable", "missed"


class RoundRules(Protocol):
    """The part of the rules that a round needs."""

    GAME: ClassVar[str]

    @property
    def rank_privilege(self) -> bool: ...
    @property
    def one_card(self) -> str: ...
    @property
    def one_card_penalty(self) -> str: ...
    @property
    def show_counts(self) -> bool: ...
    def taxed(self, standing: Standing) -> bool: ...
    def schedule(self, players: int) -> tuple[tuple[int, int, int], ...]: ...
    def first_leader(self, standing: Standing) -> int: ...
    def titles(self, standing: Standing) -> tuple[str | None, ...]: ...


class ClimbingRound(ABC):
    """The state of one round. Seats are ranks: 0 the highest. Sets of seats are bit masks.

    A game says what its hands are (`hand`, `_move`), what is asked of the seat whose turn it is (`_ask`), and lays its
    plays in `play`.
    """

    __slots__ = (
        "_announced",
        "_first_events",
        "_in",
        "_lead_passed",
        "_leaving",
        "_one_card",
        "_owner",
        "_penalty",
        "_ring",
        "_silent",
        "_top",
        "_trick_from",
        "_turn",
        "_turns",
        "dealt",
        "exchanges",
        "finish",
        "left",
        "log",
        "pending",
        "result",
        "rules",
        "standing",
        "trick",
    )

    AS_A_PASS: ClassVar[tuple[str, ...]] = ("pass",)  # the verbs that count as passing

    rules: RoundRules
    _top: Play | None

    def __init__(self, rules: RoundRules, standing: Standing, dealt: Sequence[int]) -> None:
        """`dealt`: how many cards each seat was dealt."""
        self.rules = rules
        self.standing = standing
        self.dealt = tuple(dealt)
        self.exchanges: tuple[Exchange, ...] = ()
        self._first_events: tuple[Event, ...] = ()
        self.log: list[tuple[int, Action]] = []
        self.pending: tuple[Decision, ...] = ()
        self.result: Result | None = None
        self.finish: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.trick = 1
        self._in = (1 << len(dealt)) - 1
        self._one_card = rules.one_card
        self._leaving: tuple[int, ...] = ()  # left during the exchange; takes effect when that is complete
        self._turn = NOBODY
        self._top = None
        self._owner = NOBODY
        self._turns = turns(len(dealt))
        self._ring = self._turns[0]  # the order of turns in this trick: those in, and the owner
        self._trick_from = 0  # where in the log the trick began
        self._lead_passed = 0
        self._announced = 0
        self._silent: dict[int, str] = {}
        self._penalty = 0

    # ------------------------------------------------------------------ each game's own

    @abstractmethod
    def hand(self, seat: int) -> tuple[str, ...]:
        """The seat's cards as tokens, low to high; after leaving, what it left face down."""

    @abstractmethod
    def action(self, text: str) -> Action:
        """Read an action's text. Raises Illegal("unreadable")."""

    @abstractmethod
    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do the action, and return the events of it. Raises Illegal and changes nothing when the rules refuse it."""

    @abstractmethod
    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The tokens as a hand of this game shows them, low to high."""

    @abstractmethod
    def _ask(self, seat: int) -> None:
        """Ask the seat whose turn it is: set `pending` to what it may do, with the lead or on the top play."""

    @abstractmethod
    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        """Let cards change hands."""

    @abstractmethod
    def due(self, seat: int, count: int) -> tuple[str, ...]:
        """The cards that a payer must hand over, best first."""

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
        """The leader in place of one who is out: the highest rank still in or, without rank privilege, the next in line
        (TAH-9). With it come the events that are told before the trick's.
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
        """Do what is neither a play nor a pass; None when it is one. Raises Illegal."""
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
        """Reckon with a play or a pass: the mover's penalty is paid. The single cards of others can be caught from now
        on, the mover's own no longer (TAH-5).
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
        """Let a seat leave (TAH-R14). During the exchange the seat's cards are given for it, and it leaves when the
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

    def _check_returned(self, seat: int, cards: Sequence[str]) -> None:  # noqa: B027 -- most games forbid none
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
        """Give the cards that players who leave were asked for; begin the play once nothing is asked any more."""
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

    # ------------------------------------------------------------------ reading

    @property
    def top_owner(self) -> int | None:
        """The seat whose play lies on top; None on an empty pile."""
        return None if self._top is None else self._owner

    def must_pass(self, seat: int) -> bool:
        """True if a seat was caught with a single card, and pays for it with its next turn (TAH-5)."""
        return bool(self._penalty >> seat & 1)

    def settled(self, seat: int) -> bool:
        """True if a seat is out, and none of its cards can come back from the top of the pile."""
        return not self._in >> seat & 1 and self.top_owner != seat

    @property
    def turned(self) -> bool:
        """True if the lowest rank is the highest now, in a game where that can happen."""
        return False

    @property
    def min_run(self) -> int:
        """The number of cards that a run must have, in a game that has runs."""
        return 0

    def close(self, seat: int | None) -> bool:
        """True if a seat is out, or known to hold one card."""
        return seat is not None and (seat in self.finish or bool(self._announced & self._in & 1 << seat))

    def laid(self) -> tuple[Sequence[tuple[int, Play]], Sequence[str]]:
        """The plays of this trick that lie on the pile, with their seats, and all cards openly put aside before."""
        plays = [(at, action) for at, action in self.log if isinstance(action, Play) and action.size]
        cut = len(plays) - self.piled()
        return plays[cut:], [card for _, play in plays[:cut] for card in play.cards]

    @property
    def position(self) -> int:
        """The number of times that the pile has changed or been taken: a pass changes nothing that anybody plays on."""
        return self.trick - 1 + sum(map(self._piles, self.log))

    def piled(self) -> int:
        """The number of times that the pile of this trick has changed."""
        return sum(map(self._piles, self.log[self._trick_from :]))

    def _piles(self, entry: tuple[int, Action]) -> bool:
        """True if this action changed the pile."""
        return isinstance(entry[1], Play) and entry[1].size > 0

    def passed(self) -> set[int]:
        """The seats that passed since the top play."""
        since: set[int] = set()
        for entry in reversed(self.log[self._trick_from :]):
            if self._piles(entry):
                break
            if entry[1].verb in self.AS_A_PASS:
                since.add(entry[0])
        return since

    def redact_log(self, seat: int | None) -> tuple[tuple[int, str], ...]:
        """The log as `seat` remembers it (None: a spectator): all but what is paid and given, which is between two."""
        return tuple((at, action.text) for at, action in self.log if action.verb not in SECRET)

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events before the first action: the hands dealt, the taxes paid."""
        hands = self._dealt_hands()
        return (*(Dealt(seat, len(hand), hand) for seat, hand in enumerate(hands)), *self._first_events)

    def revealed_zones(self) -> tuple[Zone, ...]:
        """Every hand as it was dealt: no card of a climbing game stays closed."""
        return tuple(Zone("dealt", seat, hand, len(hand)) for seat, hand in enumerate(self._dealt_hands()))

    @abstractmethod
    def _dealt_hands(self) -> Sequence[tuple[str, ...]]:
        """Each seat's hand as it was dealt."""

    def rights(self, seat: int) -> tuple[Action, ...]:
        """Leave; and with one_card: manual, call one's own single card, or try to catch anybody not yet announced."""
        if self.result is not None or seat < 0 or not self._in >> seat & 1 or seat in self._leaving:
            return ()
        rights: tuple[Action, ...] = (action("leave"),)
        if self._one_card == "manual" and self._turn != NOBODY:
            if seat in self._silent:
                rights += (action("call"),)
            open_to_doubt = self._in & ~self._announced & ~(1 << seat)
            rights += tuple(action("catch", whom=at) for at in range(len(self.dealt)) if open_to_doubt >> at & 1)
        return rights

    def revealed(self, seat: int, position: int) -> bool:
        return False  # no choice is sealed in these games

    def default(self, decision: Decision) -> Action:
        """The answer for a silent seat (TAH-10): to a play, a pass; on the lead, or if passing is refused, the lowest
        play, as large as it goes, without jokers if possible; in the exchange, the lowest cards.
        """
        if isinstance(decision.answers, PickCards):
            return decision.answers.action(decision.answers.cards[: decision.answers.least])
        passes = [answer for answer in decision.answers if answer.verb == "pass"]
        plays = [play for play in decision.answers if isinstance(play, Play) and play.size]
        if passes and (self._top is not None or not plays):
            return passes[0]
        return min(plays, key=lambda play: (play.jokers > 0, play.place, -play.size))

    # ------------------------------------------------------------------ what is seen

    @property
    def public(self) -> ClimbingPublic:
        """The facts that everybody sees, put together when a view is asked for: a search that plays on pays nothing."""
        return ClimbingPublic(
            dealt=self.dealt,
            paid=tuple(pair.low for pair in self.exchanges),
            given=tuple(pair.high for pair in self.exchanges if pair.returned is not None),
            must_pass=tuple(filter(self.must_pass, range(len(self.dealt)))),
        )

    def private(self, seat: int) -> ClimbingPrivate:
        """The facts that this seat alone knows beside its hand."""
        return ClimbingPrivate(exchange=self.exchange(seat))

    def exchange(self, seat: int) -> Exchange | None:
        """The exchange in which this seat pays or receives."""
        return next((pair for pair in self.exchanges if seat in (pair.high, pair.low)), None)

    def view(self, seat: int | None) -> ClimbingView:
        """All that `seat` may know, or a spectator (None)."""
        pile, gone = self.laid()
        return ClimbingView(
            game=self.rules.GAME,
            seat=seat,
            standing=self.standing,
            phase="over" if self.result else "play" if self._turn >= 0 else "tax",
            position=self.position,
            trick=self.trick,
            piled=self.piled(),
            seats=self._seats(),
            zones=(*self._zones(seat), Zone("discards", cards=self.sorted(gone), count=len(gone))),
            pile=tuple(Laid(at, play.rank, play.size, play.cards, play.shape) for at, play in pile),
            log=self.redact_log(seat),
            decisions=tuple(decision for decision in self.pending if decision.seat == seat),
            rights=() if seat is None else self.rights(seat),
            public=self.public,
            private=None if seat is None else self.private(seat),
        )

    def _seats(self) -> tuple[ClimbingSeat, ...]:
        titles = self.rules.titles(self.standing)
        passed = self.passed()
        waited = {decision.seat for decision in self.pending if decision.open}
        return tuple(
            ClimbingSeat(
                title=titles[seat],
                status="left" if seat in self.left else "in" if self._in >> seat & 1 else "out",
                place=self.finish.index(seat) if seat in self.finish else None,
                waited=seat in waited,
                passed=seat in passed,
                one_card=bool(self._announced & self._in & 1 << seat),
            )
            for seat in range(len(self.dealt))
        )

    def _zones(self, seat: int | None) -> tuple[Zone, ...]:
        """One zone a hand. The number of cards that another holds is "one" or "more than one", but with `show_counts`
        it is told (TAH-5).
        """
        zones = []
        for at in range(len(self.dealt)):
            hand = self.hand(at)
            single = bool(self._announced & self._in & 1 << at)
            public = len(hand) if self.rules.show_counts or single else None
            if at in self.left or at in self.finish[: len(self.finish) - (self.result is not None)]:
                public = 0
            own = Zone("hand", at, cards=hand, count=len(hand))
            zones.append(own if at == seat else Zone("hand", at, count=public))
        return tuple(zones)

    def copy(self) -> Self:
        """An independent state that goes on from here. A game adds its own slots.

        Written out, since a search copies states all the time, and a loop with `getattr` and `setattr` takes four
        times as long.
        """
        new = object.__new__(type(self))
        new._announced = self._announced
        new._in = self._in
        new._lead_passed = self._lead_passed
        new._leaving = self._leaving
        new._one_card = self._one_card
        new._first_events = self._first_events
        new._owner = self._owner
        new._penalty = self._penalty
        new._ring = self._ring
        new._silent = self._silent.copy()
        new._top = self._top
        new._trick_from = self._trick_from
        new._turn = self._turn
        new._turns = self._turns
        new.dealt = self.dealt
        new.exchanges = self.exchanges
        new.finish = self.finish
        new.left = self.left
        new.log = self.log[:]
        new.pending = self.pending
        new.result = self.result
        new.rules = self.rules
        new.standing = self.standing
        new.trick = self.trick
        return new


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
