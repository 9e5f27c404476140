"""A ledger that says where every card of a round is, by what was told of it."""

from collections import Counter
from collections.abc import Sequence

from engine.climbing.events import Dealt, Left, Played, TaxPaid, TaxReturned
from engine.climbing.round import ClimbingRound
from engine.contract import Event
from engine.tahimi.deck import JOKER
from engine.tarothimi.state import Discarded, Rescinded, Spun, Swapped


class Ledger:
    """The hands, and what lies on the table (the pile and the discards), by the events alone."""

    def __init__(self, state: ClimbingRound) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in state.dealt]
        self.table: Counter[str] = Counter()
        self.enter(state.opening)

    def enter(self, events: Sequence[Event]) -> None:
        for event in events:
            self._enter(event)
            assert all(count >= 0 for hand in (*self.hands, self.table) for count in hand.values()), event

    def _enter(self, event: Event) -> None:
        match event:
            case Dealt(seat=seat, cards=cards):
                self.hands[seat].update(cards or ())
            case (
                TaxPaid(payer=giver, receiver=taker, cards=cards)
                | TaxReturned(payer=giver, receiver=taker, cards=cards)
            ):
                self.hands[giver].subtract(cards or ())
                self.hands[taker].update(cards or ())
            case Played(seat=seat, rank=rank, size=size, jokers=jokers, cards=cards):
                self._lay(seat, cards or (*(rank,) * (size - jokers), *(JOKER,) * jokers))
            case Discarded(seat=seat, card=card):
                self._lay(seat, (card,))
            case Rescinded(seat=seat, cards=cards, aside=aside) if not aside:
                self.table.subtract(cards)
                self.hands[seat].update(cards)
            case Swapped(seat=seat, whom=whom, gave=gave, got=got):
                self.hands[seat].subtract([gave or ""])
                self.hands[whom].subtract([got or ""])
                self.hands[seat].update([got or ""])
                self.hands[whom].update([gave or ""])
            case Spun(seat=seat, gave=put, got=drawn):
                self._lay(seat, put or ())
                self.table.subtract(drawn or ())
                self.hands[seat].update(drawn or ())
            case Left(seat=seat):
                self._lay(seat, tuple(self.hands[seat].elements()))
            case _:
                pass

    def _lay(self, seat: int, cards: Sequence[str]) -> None:
        self.hands[seat].subtract(cards)
        self.table.update(cards)
