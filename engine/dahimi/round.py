"""One round of Dahimi: hands as bits, plays of two shapes, payers who choose (DAH-3 to DAH-7, DAH-10); and its
beginning: the deal (DAH-1, DAH-2, DAH-7), or a position set up by hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.climbing.round import ClimbingRound
from engine.climbing.rules import without
from engine.climbing.state import NOBODY
from engine.contract import Action, Decision, Event, Illegal, PickCards, Rng, Standing
from engine.dahimi import bits, plays
from engine.dahimi.deck import HIGHEST, ORDER, PLACE, rank_of, sort
from engine.dahimi.menu import PlayMenu
from engine.dahimi.plays import Pile, Play, by_spade, judge, read_action
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic, OrderTurned, Stopped, SuitsLocked

REVOLUTION = 4  # cards of one rank


@dataclass(frozen=True, slots=True)
class Owing:
    """A payer who has yet to choose: `sure` goes in any case, of `choice` the payer picks the rest (DAH-7)."""

    high: int
    low: int
    sure: tuple[str, ...]
    choice: PickCards


class Round(ClimbingRound):
    """The state of one round. `asked`: the payers who had a choice, which everybody could see; `_owing`: those of them
    who have not paid yet. `_cousin`: whether a rule of DAH-10 is in force; `_turned`: the lowest rank is high
    (revolution); `_absent`: the number of ranks that the deck lacks; `_locked`: the suits that the pile is locked to;
    `_spade`: whether the Three of spades beats a lone 2, which it does only where it is in the deck.
    """

    __slots__ = (
        "_absent",
        "_cousin",
        "_dealt",
        "_hands",
        "_locked",
        "_min_run",
        "_owing",
        "_spade",
        "_turned",
        "asked",
    )

    rules: DahimiRules
    _top: Play | None

    def __init__(self, rules: DahimiRules, standing: Standing, hands: Sequence[Sequence[str]]) -> None:
        """A round at the moment when these hands are dealt. `deal` and `begin` go on from here."""
        super().__init__(rules, standing, [len(hand) for hand in hands])
        self.hold(hands)
        self._min_run = rules.min_run
        self._turned = False
        self._locked = ""
        self._cousin = rules.cousin
        self._absent = rules.absent(len(hands))
        self._spade = rules.spade_three and not self._absent
        self._owing: tuple[Owing, ...] = ()
        self.asked: tuple[int, ...] = ()

    # ------------------------------------------------------------------ plays

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened. Raises Illegal and changes nothing when the rules refuse it (DAH-4)."""
        if isinstance(action, Play) and action.turned != self._turned:
            action = self._facing(action)
        if seat != self._turn or seat == NOBODY or not isinstance(action, Play) or not self._follows(seat, action):
            return self._play_aside(seat, action)
        entry, events = action.by[seat]
        self.log.append(entry)
        if action.size:
            hand = self.lose(seat, action)
            top, self._top = self._top, action
            self._owner = seat
            self._ring = self._turns[self._in | 1 << seat]
            if self._cousin:
                events += self._turn_order(seat, action)
            if not hand:
                events += self._go_out(seat)
                if self.result is not None:
                    return events
            if self._cousin:
                stopped = self._stop(seat, action, top)
                if stopped is not None:
                    return events + stopped + self._end_trick(at_once=True)
                events += self._lock(seat, action, top)
            elif plays.untoppable(action):
                return events + self._end_trick(at_once=True)
        following = self._ring[seat]
        if following == self._owner:
            return events + self._end_trick()
        self._ask(following)
        return events

    def _facing(self, play: Play) -> Play:
        """The play as it counts now."""
        return plays.facing(play, self._turned, self._absent)

    def _turn_order(self, seat: int, play: Play) -> tuple[Event, ...]:
        """DAH-10: a set of four or more turns the order of ranks for the rest of the round, or turns it back."""
        if play.size < REVOLUTION or play.shape != plays.SET or not self.rules.revolution:
            return ()
        self._turned = not self._turned
        self._top = self._facing(play)
        return (OrderTurned(seat, self._turned),)

    def _stop(self, seat: int, play: Play, under: Play | None) -> tuple[Event, ...] | None:
        """The events by which a play takes the pile at once (DAH-5, DAH-10); None if it does not."""
        if self._spade and not self._turned:
            if under is not None and by_spade(play, under):
                return ()
            if play.size == 1 and play.rank == HIGHEST:
                return None
        if plays.untoppable(self._facing(play)):
            return ()
        return (Stopped(seat),) if play.eight and self.rules.eight_stop else None

    def _lock(self, seat: int, play: Play, under: Play | None) -> tuple[Event, ...]:
        """DAH-10: a play of the suits that lay there locks the pile to them."""
        if under is None or self._locked or under.suits != play.suits or not self.rules.suit_lock:
            return ()
        self._locked = play.suits
        return (SuitsLocked(seat, play.suits),)

    def _end_trick(self, at_once: bool = False) -> tuple[Event, ...]:
        self._locked = ""
        return super()._end_trick(at_once)

    def _follows(self, seat: int, play: Play) -> bool:
        """The rule of `plays.judge` for a play that is one by its shape, and when a pass is legal (DAH-4), quickly."""
        top = self._top
        if play.bits & ~self._hands[seat]:
            return False
        if top is None:
            return play.size >= self._min_run if play.shape == plays.RUN else play.size > 0
        if not play.size:
            return True
        if play.size != top.size or play.low <= top.place or play.shape != top.shape:
            return self._spade and by_spade(play, top)
        return not self._locked or play.suits == self._locked or (self._spade and by_spade(play, top))

    def _play_aside(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Everything but a legal play or pass on turn. Raises Illegal with the codes of DAH-4 in their order."""
        if not isinstance(action, Play):  # an action is its text
            action = self.action(action.text)
            if isinstance(action, Play):
                return self.play(seat, action)
        events = self._aside(seat, action)
        if events is not None:
            return events
        if seat != self._turn:
            raise Illegal("not_your_turn", turn=self._turn)
        if action.verb == "pass":
            raise Illegal("must_lead")
        judge(self.hand(seat), action.cards, self._pile())
        raise AssertionError(f"{action} is legal, but was not taken")

    def _ask(self, seat: int) -> None:
        self._turn = seat
        self.pending = (Decision("play", seat, PlayMenu(self._hands[seat], self._pile())),)

    def _pile(self) -> Pile:
        return Pile(self._top, self._min_run, self._turned, self._locked, self._spade, self._absent)

    # ------------------------------------------------------------------ the exchange

    def _aside(self, seat: int, action: Action) -> tuple[Event, ...] | None:
        if action.verb == "pay" and self.result is None:
            return self._pay(seat, action)
        return super()._aside(seat, action)

    def _charge(self, high: int, low: int, count: int) -> tuple[Event, ...]:
        """DAH-7: a payer with more cards of the last rank due than they owe is asked which they give."""
        owing = owed(self.hand(low), high, low, count)
        if owing is None:
            return super()._charge(high, low, count)
        self._owing += (owing,)
        self.asked += (low,)
        return ()

    def _ask_exchange(self) -> None:
        super()._ask_exchange()
        self.pending = (*(Decision("pay", owing.low, owing.choice) for owing in self._owing), *self.pending)

    def _pay(self, seat: int, action: Action) -> tuple[Event, ...]:
        owing = next((one for one in self._owing if one.low == seat), None)
        if owing is None:
            raise Illegal("not_your_turn", turn=self._turn)
        if len(action.cards) != owing.choice.least:
            raise Illegal("wrong_number", count=owing.choice.least)
        if any(action.cards.count(card) > self.hand(seat).count(card) for card in action.cards):
            raise Illegal("not_in_hand", cards=action.cards)
        if action not in owing.choice:
            raise Illegal("not_due", rank=rank_of(owing.choice.cards[0]))
        self.log.append((seat, action))
        return self.hand_over(seat, action) + self._settle()

    def hand_over(self, seat: int, action: Action) -> tuple[Event, ...]:
        if action.verb != "pay":
            return super().hand_over(seat, action)
        owing = next(one for one in self._owing if one.low == seat)
        self._owing = tuple(one for one in self._owing if one is not owing)
        events = self._collect(owing.high, seat, (*owing.sure, *action.cards))
        self._ask_exchange()
        return events

    # ------------------------------------------------------------------ hands

    def hold(self, hands: Sequence[Sequence[str]]) -> None:
        """Set the hands that were dealt."""
        self._dealt = tuple(map(bits.pack, hands))
        self._hands = list(self._dealt)

    def lose(self, seat: int, play: Play) -> int:
        """Take the cards of a play out of a hand. Return the rest of it."""
        self._hands[seat] = hand = bits.without(self._hands[seat], play.cards, play.bits)
        return hand

    def hand(self, seat: int) -> tuple[str, ...]:
        held = bits.tokens(self._hands[seat])
        return tuple(sorted(held, key=turned_place)) if self._turned else held

    def action(self, text: str) -> Action:
        play = read_action(text)
        return self._facing(play) if isinstance(play, Play) else play

    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        return sort(cards)

    def _dealt_hands(self) -> Sequence[tuple[str, ...]]:
        return tuple(map(bits.tokens, self._dealt))

    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        self._hands[giver] = bits.pack(without(self.hand(giver), cards))
        self._hands[taker] = bits.pack((*self.hand(taker), *cards))

    def due(self, seat: int, count: int) -> tuple[str, ...]:
        return best(self.hand(seat), count)

    @property
    def turned(self) -> bool:
        return self._turned

    @property
    def min_run(self) -> int:
        return self._min_run

    @property
    def public(self) -> DahimiPublic:
        seen = super().public
        return DahimiPublic(
            dealt=seen.dealt,
            paid=seen.paid,
            given=seen.given,
            must_pass=seen.must_pass,
            turned=self._turned,
            locked=self._locked,
            min_run=self._min_run,
            asked=self.asked,
        )

    def copy(self) -> Self:
        new = super().copy()
        new._dealt = self._dealt
        new._hands = self._hands[:]
        new._min_run = self._min_run
        new._turned = self._turned
        new._cousin = self._cousin
        new._locked = self._locked
        new._absent = self._absent
        new._spade = self._spade
        new._owing = self._owing
        new.asked = self.asked
        return new


def turned_place(card: str) -> int:
    """The place of a card's rank in the order after a revolution."""
    return len(ORDER) - 1 - PLACE[rank_of(card)]


def best(hand: Sequence[str], count: int) -> tuple[str, ...]:
    """The highest cards of a hand; between equal ranks clubs, diamonds, hearts, spades (DAH-7)."""
    return tuple(sorted(sort(hand), key=lambda card: ORDER.index(rank_of(card)), reverse=True)[:count])


def owed(hand: Sequence[str], high: int, low: int, count: int) -> Owing | None:
    """The choice that a payer must make; None when the cards due are the same whatever they want."""
    paid = best(hand, count)
    last = rank_of(paid[-1])
    sure = tuple(card for card in paid if rank_of(card) != last)
    open_to_choice = tuple(card for card in sort(hand) if rank_of(card) == last)
    number = count - len(sure)
    if number == len(open_to_choice) or len(set(open_to_choice)) == 1:
        return None
    return Owing(high, low, sure, PickCards("pay", open_to_choice, number, number))


def deal(rules: DahimiRules, standing: Standing, rng: Rng) -> Round:
    """Shuffle, deal one card at a time from the dealer's neighbour on, and begin the exchange. Raises Illegal with the
    code of `rules.refusal`.
    """
    players = len(standing.order)
    rules.admit(players)
    cards = rng.shuffle(rules.deck(players).cards)
    first = standing.dealer + 1
    return begin(rules, standing, [cards[(seat - first) % players :: players] for seat in range(players)])


def begin(rules: DahimiRules, standing: Standing, hands: Sequence[Sequence[str]]) -> Round:
    """The round with these hands dealt."""
    state = Round(rules, standing, hands)
    state.begin()
    return state


def position(
    rules: DahimiRules,
    hands: Sequence[Sequence[str]],
    turn: int = 0,
    top: str | None = None,
    owner: int = 0,
) -> Round:
    """A round in mid-play: these hands, `turn` to act, and `owner`'s play `top` ("9CD", "6D-9D") to beat."""
    state = Round(rules, Standing(order=tuple(str(seat) for seat in range(len(hands)))), hands)
    state.set_up(turn, None if top is None else plays.of_text(top), owner)
    return state
