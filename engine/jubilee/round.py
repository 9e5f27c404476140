"""One deal of Jubilee: cards on a running total, skips, and draws while there is a stock (rules 2.4 to 2.9)."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace

from engine.cards.events import Dealt, Drew
from engine.cards.hands import hand_zones, without
from engine.cards.order import leftward
from engine.cards.packs import in_hand_order
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    PickOne,
    Result,
    Round,
    Rules,
    Seat,
    Standing,
    Zone,
    action,
)
from engine.contract.view import Counters
from engine.jubilee.events import DealEnded, GreatJubilee, Jubilee, JubileePassed, Played, Skipped
from engine.jubilee.scoring import DECK, GREAT_JUBILEE, JUBILEE, PASSED, Scoring

PLAY, SKIP = "play", "skip"  # the verbs; the second is there to be refused (JUB-R6)
TOLD = {0: Played, JUBILEE: Jubilee, GREAT_JUBILEE: GreatJubilee, PASSED: JubileePassed}  # by what a play scores

Cards = tuple[str, ...]


class JubileeRound(Round):
    """The state of a deal.

    `turn`: who plays, before `begin` the dealer. `played`: all cards so far, in order. `points`: of this deal, by seat.
    `shown`: the cards of each hand that a skip has shown to everybody (JUB-R7).
    """

    def __init__(
        self, rules: Rules, standing: Standing, hands: Sequence[Cards], stock: Sequence[str], scoring: Scoring
    ) -> None:
        super().__init__(rules, standing)
        self.scoring = scoring
        self.hands = [in_hand_order(hand) for hand in hands]
        self.stock = list(stock)
        self.turn = standing.dealer
        self.total = 0
        self.played: list[str] = []
        self.points = [0] * len(hands)
        self.shown: list[Cards] = [() for _ in hands]

    def begin(self) -> None:
        """The hands are dealt, and the dealer's left begins."""
        dealt = (Dealt(seat, hand) for seat, hand in enumerate(self.hands))
        self.opening = (*dealt, *self._next_turn())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return PLAY

    def ask(self) -> tuple[Decision, ...]:
        return (Decision(PLAY, self.turn, PickOne(PLAY, "card", self.playable(self.turn))),)

    def playable(self, seat: int) -> Cards:
        """The cards that a seat could play now."""
        return self.scoring.playable(self.hands[seat], self.total, opening=not self.played)

    def default(self, decision: Decision) -> Action:
        """What scores best at once."""
        return action(PLAY, self.scoring.plainest(self.playable(decision.seat), self.total))

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *cards = text.split(" ")
        if verb == SKIP:
            return Illegal("jub_must_play", cards=self.playable(seat))
        if verb != PLAY or not set(cards) <= set(DECK):
            return Illegal("not_offered", text=text)
        strange = next((card for card in cards if card not in self.hands[seat]), None)
        if strange is not None:
            return Illegal("not_in_hand", card=strange)
        if len(cards) != 1:
            return Illegal("wrong_count", count=1)
        if not self.played:
            return Illegal("jub_open_black")
        after = self.total + self.scoring.value(cards[0])
        return Illegal("jub_below_zero", card=cards[0], total=self.total, after=after)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        value = self.scoring.value(card)
        points = self.scoring.points(self.total, value)
        self.hands[seat] = without(self.hands[seat], card)
        self.shown[seat] = without(self.shown[seat], card)
        self.played.append(card)
        self.points[seat] += points
        self.total += value
        yield TOLD[points](seat, card, self.total, points)
        if self.stock:
            drawn = self.stock.pop(0)
            self.hands[seat] = in_hand_order((*self.hands[seat], drawn))
            yield Drew(seat, drawn)
        yield from self._next_turn()

    def _next_turn(self) -> Iterator[Event]:
        """The next seat that can play; those before it show their hands, and those without cards are passed over."""
        holding = [seat for seat, hand in enumerate(self.hands) if hand]
        if not holding:
            yield self._end()
            return
        for seat in leftward(self.turn, holding):
            self.turn = seat
            if self.playable(seat):
                return
            self.shown[seat] = self.hands[seat]
            yield Skipped(seat, self.hands[seat])
        raise ValueError("somebody can always play (rules 2.10)")

    def _end(self) -> Event:
        if self.total != self.scoring.final_total():
            raise ValueError(f"all cards together make {self.scoring.final_total()}, not {self.total} (JUB-R1)")
        self.result = Result.of_scores(self.points, self.retired)
        return DealEnded(self.result.winners, self.result.scores, self.total)

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        before = self.standing.scores or (0,) * len(self.hands)
        return tuple(
            replace(plain, counters={"score": before[seat] + self.points[seat]})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"total": self.total}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            Zone("stock", count=len(self.stock)),
            Zone("played", cards=tuple(self.played)),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        return {
            "turn": self.turn,
            "points": list(self.points),
            "shown": [list(cards) for cards in self.shown],
            "scoring": asdict(self.scoring),
        }

    def opened(self) -> tuple[Zone, ...]:
        """All cards: nothing stays closed."""
        return (Zone("played", cards=tuple(self.played)),)
