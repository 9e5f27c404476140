"""One round of Dahimi: hands as sorted tokens, plays of two shapes, payers who choose (rules C.3 to C.7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.climbing.events import Passed, Played
from engine.climbing.play import Play
from engine.climbing.round import ClimbingRound
from engine.climbing.taxes import without
from engine.contract import Action, Decision, Event, Illegal, PickCards, Standing
from engine.dahimi import actions, plays
from engine.dahimi.deck import ORDER, rank_of, sort
from engine.dahimi.legal import judge
from engine.dahimi.menu import PlayMenu
from engine.dahimi.options import Options


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

    __slots__ = ("_dealt", "_hands", "_owing", "asked")

    rules: Options

    def __init__(self, rules: Options, standing: Standing, hands: Sequence[Sequence[str]]) -> None:
        """A round at the moment when these hands are dealt. `deal` and `begin` go on from here."""
        super().__init__(rules, standing, [len(hand) for hand in hands])
        self._dealt = tuple(map(sort, hands))
        self._hands = list(self._dealt)
        self._owing: tuple[Owing, ...] = ()
        self.asked: tuple[int, ...] = ()

    # ------------------------------------------------------------------ plays

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened. Raises Illegal and changes nothing when the rules refuse it (C.4)."""
        if not isinstance(action, Play):  # an action is its text
            action = self.action(action.text)
        events = self._aside(seat, action)
        if events is not None:
            return events
        if seat != self._turn:
            raise Illegal("not_your_turn", turn=self._turn)
        if action.verb == "pass":
            return self._pass(seat)
        return self._lay(seat, judge(self._hands[seat], action.cards, self._top, self.rules.min_run))

    def _pass(self, seat: int) -> tuple[Event, ...]:
        if self._top is None:
            raise Illegal("must_lead")
        self.log.append((seat, plays.PASS))
        return (Passed(seat), *self._next(seat))

    def _lay(self, seat: int, play: Play) -> tuple[Event, ...]:
        self.log.append((seat, play))
        self._hands[seat] = hand = without(self._hands[seat], play.cards)
        self._top = play
        self._owner = seat
        self._ring = self._turns[self._in | 1 << seat]
        events: tuple[Event, ...] = (Played(seat, play.rank, play.size, cards=play.cards, shape=play.shape),)
        if not hand:
            events += self._go_out(seat)
            if self.result is not None:
                return events
        if plays.untoppable(play):
            return events + self._end_trick(at_once=True)
        return events + self._next(seat)

    def _next(self, seat: int) -> tuple[Event, ...]:
        """The turn goes on from this seat; when it comes back to the owner of the top play the trick is theirs."""
        following = self._ring[seat]
        if following == self._owner:
            return self._end_trick()
        self._ask(following)
        return ()

    def _ask(self, seat: int) -> None:
        self._turn = seat
        self.pending = (Decision("play", seat, PlayMenu(self._hands[seat], self._top, self.rules.min_run)),)

    # ------------------------------------------------------------------ the exchange

    def _aside(self, seat: int, action: Action) -> tuple[Event, ...] | None:
        if action.verb == "pay" and self.result is None:
            return self._pay(seat, action)
        return super()._aside(seat, action)

    def _charge(self, high: int, low: int, count: int) -> tuple[Event, ...]:
        """C.7: a payer with more cards of the last rank due than they owe is asked which they give."""
        owing = owed(self._hands[low], high, low, count)
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
        if any(action.cards.count(card) > self._hands[seat].count(card) for card in action.cards):
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

    def hand(self, seat: int) -> tuple[str, ...]:
        return self._hands[seat]

    def action(self, text: str) -> Action:
        return actions.read(text)

    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        return sort(cards)

    def _dealt_hands(self) -> Sequence[tuple[str, ...]]:
        return self._dealt

    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        self._hands[giver] = sort(without(self._hands[giver], cards))
        self._hands[taker] = sort((*self._hands[taker], *cards))

    def _due(self, seat: int, count: int) -> tuple[str, ...]:
        return best(self._hands[seat], count)

    def memory(self, seat: int | None) -> dict[str, object]:
        """`asked`: the payers who had a choice of suits; `min_run`: how long a run must be."""
        return {"asked": self.asked, "min_run": self.rules.min_run}

    def copy(self) -> "Round":
        new = super().copy()
        new._hands = self._hands[:]
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
