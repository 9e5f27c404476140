"""One round of Tarot-himi. Hands without arcana go Tahimi's quick way; this is what is added for the others."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Self

from engine.climbing.state import NOBODY
from engine.climbing.views import SECRET
from engine.contract import Action, Decision, Event, Illegal, PickCards, Standing
from engine.tahimi.catalogue import Play, catalogue
from engine.tahimi.round import Round
from engine.tarothimi import legal
from engine.tarothimi.arcana import NAMES, POWERS, Arcana, Power, Spot, cards_of, mask_of, misfit
from engine.tarothimi.catalogue import (
    AS_A_PASS,
    ASKING_ACTED,
    ASKING_FIRST,
    Laid,
    TarotCatalogue,
    declared_rank,
    has_acted,
    key,
    possible_plays,
    read_action,
    read_pile,
    rescind_play,
)
from engine.tarothimi.legal import Allowed
from engine.tarothimi.rules import TarotHimiRules
from engine.tarothimi.state import Discarded, Short, Showing, Shown, Swap, TarotPrivate, TarotPublic

NO_SEED = bytes(32)
Entry = tuple[int, Action]  # of the log: a seat and what it did


class Situation(NamedTuple):
    """Where a round stands, as everybody sees it. Sets of seats are bit masks. `turn`: the seat on turn. `alive`: those
    that hold cards. `ring`: by seat, the next one in this trick. `pile`: from its bottom up. `lead_passed`: those that
    have passed this lead. `acted`: those that have had their turn since the pile was empty. `announced`: those that are
    known to hold one card. `must_pass`: those that were caught. `begun`: a play was made in the round.
    """

    turn: int
    alive: int
    ring: tuple[int, ...]
    pile: tuple[Laid, ...]
    lead_passed: int
    acted: int
    announced: int
    must_pass: int
    begun: bool


class TarotRound(Round):
    """The state of one round. `_beside` are a hand's arcana, a bit each; `_special` the seats that hold any.

    `seed`: from which The Wheel's draws unfold. `shown`: which arcana were shown: before which action of the seats'
    log, by whom. `swaps`: what The Chariot and The Wheel moved. `elsewhere`: cards in the discards from the start.
    """

    __slots__ = ("elsewhere", "seed", "shown", "swaps")

    AS_A_PASS = AS_A_PASS

    rules: TarotHimiRules
    catalogue: TarotCatalogue

    def __init__(
        self,
        rules: TarotHimiRules,
        standing: Standing,
        plays: TarotCatalogue,
        hands: Sequence[tuple[int, int]],
        seed: bytes = NO_SEED,
        elsewhere: tuple[str, ...] = (),
    ) -> None:
        super().__init__(rules, standing, plays, hands)
        self.seed = seed
        self.elsewhere = elsewhere
        self.shown: tuple[Showing, ...] = ()
        self.swaps: tuple[Swap, ...] = ()

    def _watched(self) -> int:
        return -1 if self._manual else sum(1 << seat for seat, arcana in enumerate(self._beside) if arcana)

    def _watch(self, seat: int) -> None:
        """Note that the seat's arcana have changed."""
        if not self._manual:
            self._special = self._special & ~(1 << seat) | bool(self._beside[seat]) << seat

    # ------------------------------------------------------------------ positions set up by hand, and drawn worlds

    def set_up_within(
        self, turn: int, top: Play | None, owner: int, before: Sequence[Entry], since: Sequence[Entry]
    ) -> None:
        """Set up a position as `set_up` does: `before` was done in earlier tricks, `since` after the top was laid."""
        self._trick_from = len(before)
        self.log = [*before, *([(owner, top)] if top is not None else []), *since]
        self.set_up(turn, top, owner)

    def redeal(self, dealt: Sequence[tuple[int, int]], held: Sequence[tuple[int, int]]) -> None:
        """Put the hands of a drawn world in place, packed: those that were dealt, and those that are held now."""
        self._dealt = tuple(dealt)
        for seat, hand in enumerate(held):
            self.hold(seat, hand)

    def hold(self, seat: int, hand: tuple[int, int]) -> None:
        """Let a seat hold this packed hand from now on."""
        self._hands[seat], self._beside[seat] = hand
        self._watch(seat)

    def set_hand(self, seat: int, cards: Sequence[str]) -> None:
        """Let a seat hold these cards from now on."""
        self.hold(seat, self.catalogue.pack(cards))

    # ------------------------------------------------------------------ what a hand with arcana may do

    def _moves(self, seat: int) -> int | None:
        if not self._beside[seat]:
            return super()._moves(seat)
        plays, quiet = self._choices(seat)
        may_pass = self._may_pass if self._passable(seat, plays) else 0
        self.quick_plays = quiet | may_pass  # whatever needs arcana to be shown comes to `_play_aside`
        powers = self._powers(seat, bool(may_pass)) if self._beside[seat] & POWERFUL else ()
        if powers:
            self.pending = (Decision("play", seat, self.catalogue.list_plays(plays | may_pass), before=powers),)
        elif may_pass and self._top is not None:
            self.pending = self._replies[plays][1][seat]
        else:
            self.pending = self.catalogue.ask(seat, plays | may_pass)
        return None

    def spot(self, seat: int) -> Spot:
        """The position in which this seat's plays are judged."""
        return Spot(self._top, cards_of(self._beside[seat]), self._acted(seat), self._first())

    def _first(self) -> bool:
        """True if nothing has been played yet in the round."""
        return not any(isinstance(action, Play) and action.size for _, action in self.log)

    def _acted(self, seat: int) -> bool:
        """True if the seat has had its turn since the pile was last empty."""
        if self._top is None or not any(at == seat for at, _ in self.log[self._trick_from :]):
            return False
        pile = self._pile()
        return bool(pile) and has_acted(self._texts(pile[0].at), self.catalogue, seat)

    def _choices(self, seat: int) -> Allowed:
        """The legal plays (TAR-4 to TAR-7)."""
        if self._penalty >> seat & 1:
            return Allowed(0, 0)
        beside = self._beside[seat]
        acted = beside & ASKING_ACTED > 0 and self._acted(seat)
        first = beside & ASKING_FIRST > 0 and self._first()
        return self.catalogue.allowed(self._hands[seat], beside, self._top, acted, first)

    def _passable(self, seat: int, plays: int) -> bool:
        """True if a seat with these legal plays may pass (TAR-7, TAR-R27)."""
        if not plays:
            return True
        if self._beside[seat] & COMPELLING:
            return False
        return self._top is not None or (self._lead_may_pass and not self._lead_passed >> seat & 1)

    def _powers(self, seat: int, may_pass: bool) -> tuple[PickCards, ...]:
        """The powers that may be used now: at the start of a turn on a pile, in lieu of it where a pass is open."""
        if self._penalty >> seat & 1:
            return ()
        found = []
        for card in cards_of(self._beside[seat] & POWERFUL):
            if card.power and (self._top is not None if card.power.when == "start" else may_pass):
                pick = self._pick(seat, card)
                found += [pick] if pick else []
        return tuple(found)

    def _pick(self, seat: int, card: Arcana) -> PickCards | None:
        if card.power is None:
            return None
        verb, wants = card.name.lower(), card.power.wants
        rest = self.catalogue.tokens(self._hands[seat], self._beside[seat] & ~(1 << card.number)) if wants else ()
        return card.power.pick(verb, rest, self.others(seat) if wants == "whom" else ())

    def situation(self) -> Situation:
        """Where the round stands."""
        return Situation(
            turn=self._turn,
            alive=self._in,
            ring=self._ring,
            pile=tuple(self._pile()),
            lead_passed=self._lead_passed,
            acted=sum(1 << seat for seat in range(len(self.dealt)) if self._acted(seat)),
            announced=self._announced,
            must_pass=self._penalty,
            begun=not self._first(),
        )

    # ------------------------------------------------------------------ acting

    def _play_aside(self, seat: int, action: Action) -> tuple[Event, ...]:
        events = self._aside(seat, action)
        if events is not None:
            return events
        if not isinstance(action, Play) or action.key is not self._key:
            action = self.action(action.text)  # an action is its text
        if action.verb in POWERS:
            return self._use(seat, action)
        if seat == self._turn:
            for play in possible_plays(self.catalogue, action, self._top):
                if play in self.pending[0].answers:
                    return self._lay(seat, play)
        raise self._refusal(seat, action)

    def _lay(self, seat: int, play: Play) -> tuple[Event, ...]:
        """A play or pass that is legal: show what it needs, then go Tahimi's way."""
        shown: tuple[Event, ...] = ()
        if play.size and self._beside[seat]:
            for card in legal.shows(play, Spot(self._top, cards_of(self._beside[seat]))):
                shown += self._show(seat, card)
        self.quick_plays = play.bit
        return shown + self.play(seat, play)

    def _show(self, seat: int, card: str) -> tuple[Event, ...]:
        self.shown += (Showing(self._log_length(), seat, card),)
        return (Shown(seat, card),)

    def _log_length(self) -> int:
        verbs = [action.verb for _, action in self.log]
        return len(verbs) - sum(map(verbs.count, SECRET))

    def _use(self, seat: int, action: Action) -> tuple[Event, ...]:
        """A power (TAR-9). At the start of a turn: the turn still follows. In lieu of it: as a pass."""
        card = POWERS[action.verb]
        refused = self._no_power(seat, action, card)
        if refused is not None or card.power is None:
            raise refused or Illegal("unreadable", text=action.text)
        return self.discard(seat, action, card.power)

    def discard(self, seat: int, action: Action, power: Power) -> tuple[Event, ...]:
        """A power card goes to the discards and does what it does; then the turn goes on."""
        card = POWERS[action.verb]
        if self._manual:
            self._reckon(seat)
        self.log.append((seat, action))
        self.lose(seat, (card.name,))
        events = (Discarded(seat, card.name), *power.use(self, seat, action))
        if self._top is not None:
            self._ring = self._turns[self._in | 1 << self._owner]
        return events + self._go_on(seat, power.when == "in lieu")

    def _go_on(self, seat: int, passes: bool) -> tuple[Event, ...]:
        """Go on after a power: out with the last card, One Card, and whose turn it is."""
        events: tuple[Event, ...] = ()
        left = len(self.hand(seat))
        if not left:
            events = self._go_out(seat)
            if self.result is not None:
                return events
            if self._top is not None:
                self._ring = self._turns[self._in | 1 << self._owner]
        elif left == 1 and not self._announced >> seat & 1 and seat not in self._silent:
            events = self._one_left(seat)
        if left and not passes:
            self._ask(seat)
        elif self._top is None:
            self._lead_passed |= passes << seat
            self._ask(self._turns[self._in][seat])
        elif self._ring[seat] == self._owner:
            events += self._end_trick()
        else:
            self._ask(self._ring[seat])
        return events

    def _leave_now(self, seat: int) -> tuple[Event, ...]:
        events = super()._leave_now(seat)
        if self._turn != NOBODY and self._beside[self._turn]:
            self._ask(self._turn)  # one whom it might have aimed at is gone
        return events

    # ------------------------------------------------------------------ who leads

    def lead_off(self) -> tuple[Event, ...]:
        holder = self._opener()
        shown = () if holder is None else self._show(holder, self._opener_name(holder))
        return shown + super().lead_off()

    def _first_leader(self) -> int:
        holder = self._opener()
        return super()._first_leader() if holder is None else holder

    def _heir(self, owner: int) -> tuple[int, tuple[Event, ...]]:
        heir = super()._heir(owner)
        if not any(self._beside):
            return heir
        holder = self._opener()
        if holder is None or holder == heir[0]:
            return heir
        return holder, self._show(holder, self._opener_name(holder))

    def _opener(self) -> int | None:
        """The seat that is still in and holds the card that leads (TAR-9, The Hierophant)."""
        return self._holder(OPENS)

    def _opener_name(self, seat: int) -> str:
        return cards_of(self._beside[seat] & OPENS)[0].name

    def _holder(self, mask: int) -> int | None:
        for seat, arcana in enumerate(self._beside):
            if arcana & mask and self._in >> seat & 1:
                return seat
        return None

    # ------------------------------------------------------------------ refusals

    def _refusal(self, seat: int, action: Action) -> Illegal:
        """The reason to refuse this play or pass: the codes of TAR-12, in their order."""
        if seat != self._turn:
            return Illegal("not_your_turn", turn=self._turn)
        if action.verb == "pass":
            compelled = legal.compelled(self.spot(seat)) and self._choices(seat).legal
            return Illegal("mandatory" if compelled else "must_lead")
        if self._penalty >> seat & 1:
            return Illegal("one_card_penalty")
        hand, order, spot = self.hand(seat), self.catalogue.order, self.spot(seat)
        refused = legal.shape(hand, action.cards, declared_rank(action), order)
        if refused is not None:
            return refused
        readings = tuple(possible_plays(self.catalogue, action, self._top))
        for play in readings:
            if play not in self.catalogue.candidates(self._hands[seat], self._beside[seat], self._top):
                return Illegal("bad_declaration", rank=play.rank)  # a mimic of what no longer lies there
        return legal.refusal_of_all(readings, spot)

    def _no_power(self, seat: int, action: Action, card: Arcana) -> Illegal | None:
        """The reason to refuse this power: the codes of TAR-12, in their order."""
        if seat != self._turn:
            return Illegal("not_your_turn", turn=self._turn)
        if self._penalty >> seat & 1:
            return Illegal("one_card_penalty")
        if not self._beside[seat] >> card.number & 1:
            return Illegal("not_in_hand", cards=(card.name,))
        if card.power is not None and card.power.when == "start":
            return None if self._top is not None else Illegal("no_pile")
        if not any(answer.verb == "pass" for answer in self.pending[0].answers):
            return self._refusal(seat, self.catalogue.pass_)
        return misfit(self._pick(seat, card), self, seat, action)

    # ------------------------------------------------------------------ what powers do to the table (`arcana.Reach`)

    @property
    def top(self) -> Play | None:
        """The play to beat."""
        return self._top

    def others(self, seat: int) -> tuple[int, ...]:
        """The others that hold cards."""
        return tuple(at for at in range(len(self.dealt)) if self._in >> at & 1 and at != seat)

    def highest(self, seat: int) -> str:
        """The seat's highest card: minors by rank, before all arcana, these by number (TAR-9)."""
        hand = self.hand(seat)
        minors = self.returnable(seat)
        return minors[-1] if minors else hand[-1]

    def lose(self, seat: int, cards: Sequence[str]) -> None:
        """Take cards out of a hand."""
        held = Counter(self.hand(seat)) - Counter(cards)
        self.set_hand(seat, tuple(held.elements()))

    def gain(self, seat: int, cards: Sequence[str]) -> None:
        """Put cards into a hand. A seat that was out is in again, and the seats that went out after it move up."""
        self.set_hand(seat, (*self.hand(seat), *cards))
        self._in |= 1 << seat
        self.finish = tuple(at for at in self.finish if at != seat)

    def swap(self, seat: int, whom: int, gave: str, got: str) -> None:
        """Let two cards change places."""
        self._move(whom, seat, (got,))
        self._move(seat, whom, (gave,))
        self.remember(seat, whom, (gave,), (got,))

    def remember(self, seat: int, whom: int | None, gave: tuple[str, ...], got: tuple[str, ...]) -> None:
        """Remember the cards that the last action moved unseen."""
        self.swaps += (Swap(self._log_length() - 1, seat, whom, gave, got),)

    def take_back(self, whole: bool) -> tuple[int, tuple[str, ...], bool]:
        """Take back the top play (`whole`), or one card of it, by the power that is last in the log. Return its owner,
        the cards, and True if nothing of it is left. The play below is the top again.
        """
        if self._top is None:
            raise ValueError("there is no pile")
        owner = self._owner
        cards, rest = rescind_play(self.catalogue, self._top, whole)
        pile = self._pile()
        self._top, self._owner = (pile[-1].play, pile[-1].seat) if pile else (None, NOBODY)
        return owner, cards, rest is None

    def grown(self, seat: int) -> bool:
        """Note that a hand took cards back: what was said of its one card is void. True if one card must be announced
        now.
        """
        self._silent.pop(seat, None)
        self._announced &= ~(1 << seat)
        if len(self.hand(seat)) > 1:
            return False
        self._announced |= 1 << seat
        return True

    def uses(self, verb: str) -> int:
        """The number of times that a power has been used in this round."""
        return sum(action.verb == verb for _, action in self.log)

    def discards(self) -> tuple[str, ...]:
        """Everything that is neither in a hand nor on the pile."""
        cards = Counter(self.elsewhere)
        for hand in self._dealt_hands():
            cards.update(hand)
        for seat in self.others(NOBODY):
            cards.subtract(self.hand(seat))
        for laid in self._pile():
            cards.subtract(laid.play.cards)
        return self.sorted(tuple(cards.elements()))

    def _pile(self) -> list[Laid]:
        if self._top is None and not any(action.verb in POWERS for _, action in self.log):
            return []
        return read_pile(self.catalogue, self._texts(self._trick_from), self._trick_from).laid

    def _texts(self, begins: int = 0) -> list[tuple[int, str]]:
        """The log from there on, as texts."""
        return [(at, action.text) for at, action in self.log[begins:]]

    # ------------------------------------------------------------------ taxes (TAR-8)

    def _charge(self, high: int, low: int, count: int) -> tuple[Event, ...]:
        for seat in (high, low):
            for card in cards_of(self._beside[seat] & TURNS_TAX):
                return self._show(seat, card.name) + super()._charge(low, high, count)
        return super()._charge(high, low, count)

    def _check_returned(self, seat: int, cards: Sequence[str]) -> None:
        """TAR-8: arcana are exempt from taxes."""
        if any(card not in self.returnable(seat) for card in cards):
            raise Illegal("arcana_tax_exempt")

    def returnable(self, seat: int) -> tuple[str, ...]:
        return self.catalogue.tokens(self._hands[seat], 0)

    def due(self, seat: int, count: int) -> tuple[str, ...]:
        return self.returnable(seat)[::-1][:count]

    # ------------------------------------------------------------------ hands

    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        held = Counter(cards)
        return tuple(token for token in (*self.catalogue.order, *NAMES) for _ in range(held[token]))

    def action(self, text: str) -> Action:
        """Read an action's text, as `catalogue` describes it. Raises Illegal("unreadable")."""
        return read_action(self.catalogue, text)

    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        super()._move(giver, taker, cards)
        self._watch(giver)
        self._watch(taker)

    def _spend(self, seat: int, play: Play) -> None:
        self._beside[seat] &= ~play.beside
        self._watch(seat)

    # ------------------------------------------------------------------ reading (`climbing.sight`)

    def laid(self) -> tuple[Sequence[tuple[int, Play]], Sequence[str]]:
        tale = read_pile(self.catalogue, self._texts())
        pile = [(laid.seat, laid.play) for laid in tale.laid if laid.at >= self._trick_from]
        gone = [card for laid in tale.laid if laid.at < self._trick_from for card in laid.play.cards]
        return pile, [*self.elsewhere, *gone, *tale.aside]

    def _piles(self, entry: tuple[int, Action]) -> bool:
        card = POWERS.get(entry[1].verb)
        return super()._piles(entry) or bool(card and card.power and card.power.takes_back)

    def redact_log(self, seat: int | None) -> tuple[tuple[int, str], ...]:
        """The log as a seat knows it: only its two know what a Chariot gives, and only the holder what a Wheel puts
        away; the others see how many cards.
        """
        return tuple(
            (at, action.text if seat is not None and seat in (at, action.whom) else _public(action))
            for at, action in self.log
            if action.verb not in SECRET
        )

    @property
    def public(self) -> TarotPublic:
        seen = super().public
        owed = {frozenset(pair): count for *pair, count in self.rules.schedule(len(self.dealt))}
        paid = [(one.low, len(one.paid), owed[frozenset((one.high, one.low))]) for one in self.exchanges]
        return TarotPublic(
            dealt=seen.dealt,
            paid=seen.paid,
            given=seen.given,
            must_pass=seen.must_pass,
            shown=self.shown,
            short=tuple(Short(payer, count) for payer, count, due in paid if count < due),
        )

    def private(self, seat: int) -> TarotPrivate:
        return TarotPrivate(
            exchange=self.exchange(seat),
            reveals=self._reveals(seat) if seat == self._turn else {},
            swaps=tuple(swap for swap in self.swaps if seat in (swap.seat, swap.whom)),
        )

    def _reveals(self, seat: int) -> dict[str, tuple[str, ...]]:
        spot = self.spot(seat)
        plays = [answer for answer in self.pending[0].answers if isinstance(answer, Play) and answer.size]
        shows = {play.text: legal.shows(play, spot) for play in plays} if spot.held else {}
        return {text: cards for text, cards in shows.items() if cards}

    def copy(self) -> Self:
        new = super().copy()
        new.elsewhere = self.elsewhere
        new.seed = self.seed
        new.shown = self.shown
        new.swaps = self.swaps
        return new


OPENS = mask_of("opens")
TURNS_TAX = mask_of("turns_tax")
COMPELLING = mask_of("compels")
POWERFUL = mask_of("power")


def _public(action: Action) -> str:
    card = POWERS.get(action.verb)
    return card.power.public(action) if card and card.power else action.text


def catalogue_for(players: int) -> TarotCatalogue:
    """The catalogue of plays for `players` seats."""
    return catalogue(TarotCatalogue, *key(players))
