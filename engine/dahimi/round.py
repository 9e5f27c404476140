"""One round of Dahimi: hands as bits, plays of two shapes, payers who choose (rules C.3 to C.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.climbing.round import NOBODY, ClimbingRound
from engine.climbing.taxes import without
from engine.contract import Action, Decision, Event, Illegal, PickCards, Standing
from engine.dahimi import actions, bits, plays
from engine.dahimi.deck import ORDER, rank_of, sort
from engine.dahimi.legal import judge
from engine.dahimi.menu import PlayMenu
from engine.dahimi.options import Options
from engine.dahimi.plays import Play


@dataclass(frozen=True, slots=True)
class Owing:
    """A payer who has yet to choose: `sure` goes in any case, of `choice` the payer picks the rest (C.7)."""

    high: int
    low: int
    sure: tuple[str, ...]
    choice: PickCards


class Round(ClimbingRound):
    """The state of one round. `asked`: the payers who had a choice, which everybody could see; `_owing`: those of them
    who have not paid yet.
    """

    __slots__ = ("_dealt", "_hands", "_min_run", "_owing", "asked")

    rules: Options
    _top: Play | None

    def __init__(self, rules: Options, standing: Standing, hands: Sequence[Sequence[str]]) -> None:
        """A round at the moment when these hands are dealt. `deal` and `begin` go on from here."""
        super().__init__(rules, standing, [len(hand) for hand in hands])
        self.hold(hands)
        self._min_run = rules.min_run
        self._owing: tuple[Owing, ...] = ()
        self.asked: tuple[int, ...] = ()

    # ------------------------------------------------------------------ plays

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened. Raises Illegal and changes nothing when the rules refuse it (C.4)."""
        if seat != self._turn or seat == NOBODY or not isinstance(action, Play) or not self._follows(seat, action):
            return self._play_aside(seat, action)
        entry, told = action.by[seat]
        self.log.append(entry)
        if action.size:
            hand = self.lose(seat, action)
            self._top = action
            self._owner = seat
            self._ring = self._turns[self._in | 1 << seat]
            if not hand:
                told += self._go_out(seat)
                if self.result is not None:
                    return told
            if plays.untoppable(action):
                return told + self._end_trick(at_once=True)
        following = self._ring[seat]
        if following == self._owner:
            return told + self._end_trick()
        self._ask(following)
        return told

    def _follows(self, seat: int, play: Play) -> bool:
        """The rule of `legal.judge` for a play that is one by its shape, and when a pass is legal (C.4), made quick."""
        top = self._top
        if play.bits & ~self._hands[seat]:
            return False
        if top is None:
            return play.size >= self._min_run if play.shape == plays.RUN else play.size > 0
        return not play.size or (play.size == top.size and play.low > top.place and play.shape == top.shape)

    def _play_aside(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Everything but a legal play or pass on turn. Raises Illegal with the codes of C.4 in their order."""
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
        judge(self.hand(seat), action.cards, self._top, self._min_run)
        raise AssertionError(f"{action} is legal, but was not taken")

    def _ask(self, seat: int) -> None:
        self._turn = seat
        self.pending = (Decision("play", seat, PlayMenu(self._hands[seat], self._top, self._min_run)),)

    # ------------------------------------------------------------------ the exchange

    def _aside(self, seat: int, action: Action) -> tuple[Event, ...] | None:
        if action.verb == "pay" and self.result is None:
            return self._pay(seat, action)
        return super()._aside(seat, action)

    def _charge(self, high: int, low: int, count: int) -> tuple[Event, ...]:
        """C.7: a payer with more cards of the last rank due than they owe is asked which they give."""
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
        return self._hand_over(seat, action) + self._settle()

    def _hand_over(self, seat: int, action: Action) -> tuple[Event, ...]:
        if action.verb != "pay":
            return super()._hand_over(seat, action)
        owing = next(one for one in self._owing if one.low == seat)
        self._owing = tuple(one for one in self._owing if one is not owing)
        events = self._collect(owing.high, seat, (*owing.sure, *action.cards))
        self._ask_exchange()
        return events

    # ------------------------------------------------------------------ hands

    def hold(self, hands: Sequence[Sequence[str]]) -> None:
        """These hands are what was dealt."""
        self._dealt = tuple(map(bits.pack, hands))
        self._hands = list(self._dealt)

    def lose(self, seat: int, play: Play) -> int:
        """The cards of a play leave a hand: what is left of it."""
        self._hands[seat] = hand = bits.without(self._hands[seat], play.cards, play.bits)
        return hand

    def hand(self, seat: int) -> tuple[str, ...]:
        return bits.tokens(self._hands[seat])

    def action(self, text: str) -> Action:
        return actions.read(text)

    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        return sort(cards)

    def _dealt_hands(self) -> Sequence[tuple[str, ...]]:
        return tuple(map(bits.tokens, self._dealt))

    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        self._hands[giver] = bits.pack(without(self.hand(giver), cards))
        self._hands[taker] = bits.pack((*self.hand(taker), *cards))

    def _due(self, seat: int, count: int) -> tuple[str, ...]:
        return best(self.hand(seat), count)

    def memory(self, seat: int | None) -> dict[str, object]:
        """`asked`: the payers who had a choice of suits; `min_run`: how long a run must be."""
        return {"asked": self.asked, "min_run": self.rules.min_run}

    def copy(self) -> Self:
        new = super().copy()
        new._dealt = self._dealt
        new._hands = self._hands[:]
        new._min_run = self._min_run
        new._owing = self._owing
        new.asked = self.asked
        return new


def best(hand: Sequence[str], count: int) -> tuple[str, ...]:
    """The highest cards of a hand; between equal ranks clubs, diamonds, hearts, spades (C.7)."""
    return tuple(sorted(sort(hand), key=lambda card: ORDER.index(rank_of(card)), reverse=True)[:count])


def owed(hand: Sequence[str], high: int, low: int, count: int) -> Owing | None:
    """What a payer must choose; None when the cards due are the same whatever they want."""
    paid = best(hand, count)
    last = rank_of(paid[-1])
    sure = tuple(card for card in paid if rank_of(card) != last)
    open_to_choice = tuple(card for card in sort(hand) if rank_of(card) == last)
    number = count - len(sure)
    if number == len(open_to_choice) or len(set(open_to_choice)) == 1:
        return None
    return Owing(high, low, sure, PickCards("pay", open_to_choice, number, number))
