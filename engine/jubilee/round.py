"""One deal of Jubilee: cards on a running total, skips, and draws while there is a stock (JUB-4 to JUB-9)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.cards.events import Dealt, Drew
from engine.cards.hands import Cards, FaceDown, hand_zones, put, without
from engine.cards.packs import leftward
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    PickOne,
    Result,
    Round,
    Seat,
    Zone,
    action,
)
from engine.contract.view import Counters
from engine.jubilee.events import DealEnded, GreatJubilee, Jubilee, JubileePassed, Played, Skipped
from engine.jubilee.state import DECK, GREAT_JUBILEE, JUBILEE, PASSED, JubileePublic

PLAY, SKIP = "play", "skip"  # the verbs; the second is there to be refused (JUB-R6)
EVENTS = {0: Played, JUBILEE: Jubilee, GREAT_JUBILEE: GreatJubilee, PASSED: JubileePassed}  # the events by score


class JubileeRound(Round[JubileePublic, FaceDown]):
    """The state of a deal."""

    def begin(self) -> None:
        """Begin after the deal: the seat on the dealer's left has the first turn."""
        dealt = (Dealt(seat, hand) for seat, hand in enumerate(self.hidden.hands))
        self.opening = (*dealt, *self._next_turn())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return PLAY

    def ask(self) -> tuple[Decision, ...]:
        seat = self.public.turn
        return (Decision(PLAY, seat, PickOne(PLAY, "card", self.playable(seat))),)

    def playable(self, seat: int) -> Cards:
        """The cards that a seat could play now."""
        return self.public.playable(self.hidden.hands[seat])

    def default(self, decision: Decision) -> Action:
        """The card that scores best at once."""
        return action(PLAY, self.public.scoring.plainest(self.playable(decision.seat), self.public.total))

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *cards = text.split(" ")
        if verb == SKIP:
            return Illegal("jub_must_play", cards=self.playable(seat))
        if verb != PLAY or not set(cards) <= set(DECK):
            return Illegal("not_offered", text=text)
        strange = next((card for card in cards if card not in self.hidden.hands[seat]), None)
        if strange is not None:
            return Illegal("not_in_hand", card=strange)
        if len(cards) != 1:
            return Illegal("wrong_count", count=1)
        if not self.public.played:
            return Illegal("jub_open_black")
        after = self.public.total + self.public.scoring.value(cards[0])
        return Illegal("jub_below_zero", card=cards[0], total=self.public.total, after=after)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        before = self.public
        value = before.scoring.value(card)
        points = before.scoring.points(before.total, value)
        self.hidden = self.hidden.without(seat, card)
        self.public = replace(
            before,
            shown=put(before.shown, seat, without(before.shown[seat], card)),
            played=(*before.played, card),
            by=(*before.by, seat),
            points=put(before.points, seat, before.points[seat] + points),
            total=before.total + value,
        )
        yield EVENTS[points](seat, card, self.public.total, points)
        if self.hidden.stock:
            drawn, self.hidden = self.hidden.drawn(seat)
            yield Drew(seat, drawn)
        yield from self._next_turn()

    def _next_turn(self) -> Iterator[Event]:
        """The next seat that can play; those before it show their hands, and those without cards are passed over."""
        holding = [seat for seat, hand in enumerate(self.hidden.hands) if hand]
        if not holding:
            yield self._end()
            return
        for seat in leftward(self.public.turn, holding):
            self.public = replace(self.public, turn=seat)
            if self.playable(seat):
                return
            hand = self.hidden.hands[seat]
            self.public = replace(self.public, shown=put(self.public.shown, seat, hand))
            yield Skipped(seat, hand)
        raise ValueError("somebody can always play (JUB-10)")

    def _end(self) -> Event:
        total, final = self.public.total, self.public.scoring.final_total()
        if total != final:
            raise ValueError(f"all cards together make {final}, not {total} (JUB-R1)")
        self.result = Result.of_scores(self.public.points, self.retired)
        return DealEnded(self.result.winners, self.result.scores, total)

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        points = self.public.points
        before = self.standing.scores or (0,) * len(points)
        return tuple(
            replace(plain, counters={"score": before[seat] + points[seat]})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"total": self.public.total}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("stock", count=len(self.hidden.stock)),
            Zone("played", cards=self.public.played),
        )

    def revealed_zones(self) -> tuple[Zone, ...]:
        """All cards: nothing stays closed."""
        return (Zone("played", cards=self.public.played),)
