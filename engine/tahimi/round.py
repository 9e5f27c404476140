"""One round of Tahimi: the deal, the taxes, the tricks, going out, One Card, leaving (rules A.3 to A.10)."""

from collections.abc import Sequence
from functools import cache

from engine.contract import Action, Decision, Event, Illegal, Pick, Result, Standing, View, action
from engine.tahimi import actions, sight, taxes
from engine.tahimi.catalogue import Catalogue, Play, catalogue
from engine.tahimi.deck import JOKER
from engine.tahimi.events import (
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
from engine.tahimi.legal import judge
from engine.tahimi.options import Options
from engine.tahimi.taxes import Exchange

NOBODY = -1
# What becomes of a single card that nobody has announced, one_card: manual (A.5).
GRACE, CATCHABLE, MISSED = "grace", "catchable", "missed"


class Round:
    """The state of one round. Seats are ranks: 0 the highest. Sets of seats are bit masks."""

    __slots__ = (
        "_announced",
        "_closing",
        "_dealt",
        "_hands",
        "_in",
        "_jokers",
        "_lead_may_pass",
        "_lead_passed",
        "_leaving",
        "_legal",
        "_may_pass",
        "_offers",
        "_opened",
        "_owner",
        "_penalty",
        "_ring",
        "_silent",
        "_top",
        "_trick_from",
        "_turn",
        "_turns",
        "_unusual",
        "catalogue",
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

    def __init__(self, rules: Options, standing: Standing, plays: Catalogue, hands: Sequence[tuple[int, int]]) -> None:
        """A round at the moment when the hands (naturals, jokers) are dealt. `deal`, `begin` and `position` go on
        from here. `plays` is `catalogue_for` these rules.
        """
        self.rules = rules
        self.standing = standing
        self.catalogue = plays
        self._may_pass = plays.may_pass
        self._turns = plays.turns
        self._offers = plays.offers
        self._unusual = rules.jokers != "none" or rules.one_card == "manual"
        self._lead_may_pass = rules.lead_pass == "allowed"  # noqa: S105  # the lead's pass, no password
        self._closing = plays.width - rules.instant_top  # the rank that takes a trick at once
        self._dealt = tuple(hands)
        self._hands = [naturals for naturals, _ in hands]
        self._jokers = [jokers for _, jokers in hands]
        self.exchanges: tuple[Exchange, ...] = ()
        self._opened: tuple[Event, ...] = ()
        self.log: list[tuple[int, Action]] = []
        self.pending: tuple[Decision, ...] = ()
        self.result: Result | None = None
        self.finish: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.trick = 1
        self._in = (1 << len(hands)) - 1
        self._leaving: tuple[int, ...] = ()  # left during the exchange; takes effect when that is complete
        self._turn = NOBODY
        self._legal = 0
        self._top: Play | None = None
        self._owner = NOBODY
        self._ring = plays.turns[0]  # who is asked after whom in this trick: those in, and the owner
        self._trick_from = 0  # where in the log the trick began
        self._lead_passed = 0
        self._announced = 0
        self._silent: dict[int, str] = {}
        self._penalty = 0

    # ------------------------------------------------------------------ acting

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened. Raises Illegal and changes nothing when the rules refuse it (A.4)."""
        if (
            seat != self._turn
            or not isinstance(action, Play)
            or not action.bit & self._legal
            or action.catalogue is not self.catalogue
        ):
            return self._play_aside(seat, action)
        if self._unusual:
            self._reckon(seat)
        entry, told = action.by[seat]
        self.log.append(entry)
        top = self._top
        if not action.size:
            if top is None:
                return self._pass_lead(seat)
            following = self._ring[seat]
            if following == self._owner:
                return told + self._end_trick()
        else:
            hand = self._hands[seat]
            column = hand & action.column
            hand = hand ^ column | column >> action.drop
            self._hands[seat] = hand
            if action.jokers:
                self._jokers[seat] -= action.jokers
            self._top = top = action
            self._owner = seat
            self._lead_passed = 0
            self._ring = ring = self._turns[self._in | 1 << seat]
            if not hand & (hand - 1):
                told += self._thin_hand(seat)
                if self.result is not None:
                    return told
            if action.place >= self._closing:
                return told + self._end_trick(at_once=True)
            following = ring[seat]
        self._turn = following
        moves = self._moves(following) if self._unusual else self._hands[following]
        self._legal = legal = moves & top.beats | self._may_pass
        self.pending = self._offers[legal][following]
        return told

    def _follow(self, seat: int, top: Play) -> None:
        """`seat` may top the play or pass. `pending` is ready before anybody asks."""
        self._turn = seat
        moves = self._moves(seat) if self._unusual else self._hands[seat]
        self._legal = legal = moves & top.beats | self._may_pass
        self.pending = self._offers[legal][seat]

    def _lead(self, seat: int) -> None:
        """`seat` may lead anything, and pass the lead if the rules allow it, once (A.4)."""
        self._turn = seat
        legal = self._moves(seat) if self._unusual else self._hands[seat]
        if not legal or (self._lead_may_pass and not self._lead_passed >> seat & 1):
            legal |= self._may_pass
        self._legal = legal
        self.pending = self.catalogue.ask(seat, legal)

    def _moves(self, seat: int) -> int:
        """The sets in a hand that may hold jokers; none for a seat that must pass because it was caught (A.5)."""
        if self._penalty >> seat & 1:
            return 0
        return self.catalogue.moves(self._hands[seat], self._jokers[seat])

    def _pass_lead(self, seat: int) -> tuple[Event, ...]:
        self._lead_passed |= 1 << seat
        self._lead(self.catalogue.turns[self._in][seat])
        return _lead_passed(seat)

    def _end_trick(self, at_once: bool = False) -> tuple[Event, ...]:
        """A.5: the owner leads, or if he is out the highest rank still in, or without rank privilege the next in
        line (A.9).
        """
        owner = self._owner
        if self._in >> owner & 1:
            leader = owner
        elif self.rules.rank_privilege:
            leader = (self._in & -self._in).bit_length() - 1
        else:
            leader = self.catalogue.turns[self._in][owner]
        self._top = None
        self._owner = NOBODY
        self.trick += 1
        self._trick_from = len(self.log)
        self._lead(leader)
        return _trick_taken(owner, leader, at_once)

    def _thin_hand(self, seat: int) -> tuple[Event, ...]:
        """After a play that left few cards: going out, or One Card (A.5)."""
        left = self._hands[seat].bit_count() + self._jokers[seat]
        if left == 1:
            if self.rules.one_card == "manual":
                self._silent[seat] = GRACE
                return ()
            self._announced |= 1 << seat
            return _one_card(seat)
        if left:
            return ()
        self._in &= ~(1 << seat)
        self._silent.pop(seat, None)
        self.finish += (seat,)
        return _went_out(seat, len(self.finish) - 1) + self._end_round()

    def _end_round(self) -> tuple[Event, ...]:
        """The round is over the instant at most one seat holds cards; that seat is last."""
        if self._in & (self._in - 1):
            return ()
        if self._in:
            self.finish += (self._in.bit_length() - 1,)
        self.result = Result(self.finish, self.left)
        self.pending = ()
        self._turn = NOBODY
        return (RoundEnded(self.finish, self.left),)

    # ------------------------------------------------------------------ everything but a legal play or pass on turn

    def _play_aside(self, seat: int, action: Action) -> tuple[Event, ...]:
        if self.result is not None:
            raise Illegal("round_over")
        if action.verb == "leave":
            return self._leave(seat, action)
        if action.verb == "call":
            return self._call(seat, action)
        if action.verb == "catch":
            return self._catch(seat, action)
        if action.verb == "give":
            return self._give(seat, action)
        if not isinstance(action, Play) or action.catalogue is not self.catalogue:  # an action is its text
            meant = self.action(action.text)
            if isinstance(meant, Play):
                return self.play(seat, meant)
        raise self._refusal(seat, action)

    def _refusal(self, seat: int, action: Action) -> Illegal:
        """Why this play or pass is refused: the codes of A.4, in their order."""
        if seat != self._turn:
            return Illegal("not_your_turn", turn=self._turn)
        if self._penalty >> seat & 1:
            return Illegal("one_card_penalty")
        if action.verb == "pass":
            return Illegal("must_lead")
        declared = action.rank if isinstance(action, Play) else actions.declaration(action.text)
        top = None if self._top is None else (self._top.rank, self._top.size)
        try:
            judge(self.hand(seat), action.cards, declared, top, self.catalogue.order, self.catalogue.wild)
        except Illegal as refusal:
            return refusal
        raise AssertionError(f"{action} is legal, but was not offered")

    def _reckon(self, mover: int) -> None:
        """A play or pass: its penalty is paid; others' single cards can be caught from now on, the mover's own no
        longer (A.5).
        """
        self._penalty &= ~(1 << mover)
        for seat, chance in self._silent.items():
            if seat == mover:
                self._silent[seat] = MISSED
            elif chance == GRACE:
                self._silent[seat] = CATCHABLE

    def _call(self, seat: int, action: Action) -> tuple[Event, ...]:
        if seat not in self._silent:
            raise Illegal("nothing_to_call")
        return self._announce(seat, action, seat, None)

    def _catch(self, seat: int, action: Action) -> tuple[Event, ...]:
        whom = action.whom
        if not self._in >> seat & 1:
            raise Illegal("out_of_round")
        if whom is None or whom == seat or self._silent.get(whom) != CATCHABLE:
            raise Illegal("nothing_to_catch")
        if self.rules.one_card_penalty == "skip":
            self._penalty |= 1 << whom
        events = self._announce(seat, action, whom, seat)
        if whom == self._turn:
            self._ask_again()
        return events

    def _ask_again(self) -> None:
        """The seat whose turn it is decides anew."""
        if self._top is None:
            self._lead(self._turn)
        else:
            self._follow(self._turn, self._top)

    def _announce(self, seat: int, action: Action, holder: int, by: int | None) -> tuple[Event, ...]:
        del self._silent[holder]
        self._announced |= 1 << holder
        self.log.append((seat, action))
        return (OneCard(holder, by),)

    def _leave(self, seat: int, action: Action) -> tuple[Event, ...]:
        """A.10. During the exchange the seat's return is made for it, and it leaves when the exchange is complete."""
        if not self._in >> seat & 1 or seat in self._leaving:
            raise Illegal("out_of_round")
        self.log.append((seat, action))
        if self._turn == NOBODY:
            self._leaving += (seat,)
            owed = next((decision for decision in self.pending if decision.seat == seat), None)
            return self._give(seat, self.default(owed), logged=True) if owed else ()
        return self._leave_now(seat)

    def _leave_now(self, seat: int) -> tuple[Event, ...]:
        self._in &= ~(1 << seat)
        self._silent.pop(seat, None)
        self.left += (seat,)
        events: tuple[Event, ...] = (Left(seat), *self._end_round())
        if self.result is not None:
            return events
        if self._top is not None:
            self._ring = self.catalogue.turns[self._in | 1 << self._owner]
        if self._turn != seat:
            return events
        if self._top is None:
            self._lead(self.catalogue.turns[self._in][seat])
        elif self._ring[seat] == self._owner:
            events += self._end_trick()
        else:
            self._follow(self._ring[seat], self._top)
        return events

    # ------------------------------------------------------------------ the exchange

    def tax(self) -> None:
        """Collect what the low seats owe, and ask the high ones (A.6). Part of the opening."""
        worth = taxes.tax_order(self.catalogue.order, self.rules.jokers_taxed_first)
        for high, low, count in self.rules.schedule(self.catalogue.players):
            paid = taxes.due(self.hand(low), count, worth)
            self._move(low, high, paid)
            self.exchanges += (Exchange(high, low, paid),)
            self._opened += (TaxPaid(low, high, len(paid), paid),)
        self._ask_returns()

    def _ask_returns(self) -> None:
        self.pending = tuple(
            Decision("tax", pair.high, Pick("give", self.hand(pair.high), len(pair.paid), len(pair.paid)))
            for pair in self.exchanges
            if pair.returned is None
        )

    def _give(self, seat: int, action: Action, logged: bool = False) -> tuple[Event, ...]:
        pair = next((pair for pair in self.exchanges if pair.high == seat and pair.returned is None), None)
        if pair is None:
            raise Illegal("not_your_turn", turn=self._turn)
        if len(action.cards) != len(pair.paid):
            raise Illegal("wrong_number", count=len(pair.paid))
        if not set(action.cards) <= {*self.catalogue.order, JOKER} or any(
            action.cards.count(card) > self.hand(seat).count(card) for card in action.cards
        ):
            raise Illegal("not_in_hand", cards=action.cards)
        self.return_tax(pair, action.cards)
        if not logged:
            self.log.append((seat, action))
        told: tuple[Event, ...] = (TaxReturned(seat, pair.low, len(action.cards), action.cards),)
        return told if self.pending else told + self.lead_off()

    def return_tax(self, pair: Exchange, cards: tuple[str, ...]) -> None:
        """The high seat of `pair` gives `cards` back."""
        self._move(pair.high, pair.low, cards)
        done = Exchange(pair.high, pair.low, pair.paid, cards)
        self.exchanges = tuple(done if one is pair else one for one in self.exchanges)
        self._ask_returns()

    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        given, got = taxes.without(self.hand(giver), cards), (*self.hand(taker), *cards)
        self._hands[giver], self._jokers[giver] = self.catalogue.pack(given)
        self._hands[taker], self._jokers[taker] = self.catalogue.pack(got)

    def lead_off(self) -> tuple[Event, ...]:
        """The first trick begins; who left during the exchange leaves now."""
        leader = self.rules.first_leader(self.standing)
        self._trick_from = len(self.log)
        self._lead(leader)
        events: tuple[Event, ...] = (TaxesDone(leader),) if self.exchanges else ()
        for seat in self._leaving:
            if self.result is None:
                events += self._leave_now(seat)
        return events

    # ------------------------------------------------------------------ reading

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first action: the hands dealt, the taxes paid."""
        hands = [self.catalogue.tokens(*hand) for hand in self._dealt]
        return (*(Dealt(seat, len(hand), hand) for seat, hand in enumerate(hands)), *self._opened)

    @property
    def dealt(self) -> tuple[int, ...]:
        """How many cards each seat was dealt."""
        return tuple(naturals.bit_count() + jokers for naturals, jokers in self._dealt)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The seat's cards, low to high, jokers at the end; after leaving, what it left face down."""
        return self.catalogue.tokens(self._hands[seat], self._jokers[seat])

    def action(self, text: str) -> Action:
        """Read an action's text, as `actions` describes it. Raises Illegal("unreadable")."""
        return actions.read(self.catalogue, text)

    def rights(self, seat: int) -> tuple[Action, ...]:
        """Leave; and with one_card: manual, call one's own single card, or try to catch anybody not yet announced."""
        if self.result is not None or not self._in >> seat & 1 or seat in self._leaving:
            return ()
        rights: tuple[Action, ...] = (action("leave"),)
        if self.rules.one_card == "manual" and self._turn != NOBODY:
            if seat in self._silent:
                rights += (action("call"),)
            open_to_doubt = self._in & ~self._announced & ~(1 << seat)
            rights += tuple(action("catch", whom=at) for at in range(self.catalogue.players) if open_to_doubt >> at & 1)
        return rights

    def default(self, decision: Decision) -> Action:
        """A.10: following a pass; on the lead the lowest set, as large as it goes, without jokers if possible;
        taxes: the lowest.
        """
        if isinstance(decision.options, Pick):
            return decision.options.action(decision.options.cards[: decision.options.least])
        plays = [play for play in decision.options if isinstance(play, Play) and play.size]
        if self._top is not None or not plays:
            return self.catalogue.pass_
        return min(plays, key=lambda play: (play.jokers > 0, play.place, -play.size))

    def view(self, seat: int | None) -> View:
        """All that `seat` may know, or a spectator (None)."""
        return sight.view(self, seat)

    def copy(self) -> "Round":
        """An independent state that goes on from here."""
        new = object.__new__(Round)
        for name in Round.__slots__:
            setattr(new, name, getattr(self, name))
        new._hands = self._hands[:]
        new._jokers = self._jokers[:]
        new._silent = self._silent.copy()
        new.log = self.log[:]
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


@cache
def _lead_passed(seat: int) -> tuple[Event, ...]:
    return (Passed(seat, lead=True),)


def catalogue_for(rules: Options, players: int) -> Catalogue:
    """The plays of these rules' deck."""
    deck = rules.deck(players)
    return catalogue(players, deck.order, deck.copies, rules.jokers)
