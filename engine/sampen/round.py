"""One deal of Sampen: the upcard decides who acts, and matches happen by themselves (SAM-3 to SAM-8).

Decisions are all there is to wait for: after each of them, and after the deal, `play_on` matches the upcard or turns
the stock until somebody has a card to choose.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Dealt
from engine.cards.hands import hand_zones
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    PickOne,
    Result,
    Round,
    Seat,
    Seeded,
    Zone,
    ranked,
)
from engine.sampen.events import (
    ChainEnded,
    DealUnwon,
    DealWon,
    LotsDrawn,
    Matched,
    NobodyHeld,
    PutUp,
    StockRanDry,
    Turned,
)
from engine.sampen.state import (
    CHOOSE,
    DECKS,
    FULL,
    LEAD,
    Cards,
    SampenHidden,
    SampenPublic,
    Stage,
    holder,
    paired,
    twin,
)

PUT = "put"  # the verb
MATCH, UPCARD = "match", "upcard"  # how the last card of a hand goes


class SampenRound(Round[SampenPublic, SampenHidden]):
    """The state of a deal."""

    def begin(self) -> None:
        """Begin after the deal: turn the first upcard."""
        dealt = (Dealt(seat, hand) for seat, hand in enumerate(self.hidden.hands))
        self.opening = (*dealt, *self.play_on())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return self.public.stage

    def ask(self) -> tuple[Decision, ...]:
        """Any card; half of a pair first where the seat has matched (SAM-R6), else the first in hand order."""
        turn, stage = self.public.turn, self.public.stage
        hand = self.hidden.hands[turn]
        pairs = paired(hand) if stage == CHOOSE else ()
        cards = tuple(sorted(hand, key=lambda card: card not in pairs))
        return (Decision(stage, turn, PickOne(PUT, "card", cards)),)

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *cards = text.split(" ")
        if verb != PUT or not set(cards) <= set(DECKS[FULL]):
            return Illegal("not_offered", text=text)
        strange = next((card for card in cards if card not in self.hidden.hands[seat]), None)
        return Illegal("wrong_count", count=1) if strange is None else Illegal("not_in_hand", card=strange)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        if self.public.stage == LEAD:
            return super().out_of_turn(seat, text)
        return Illegal("not_your_turn", turn=self.public.turn, card=self.public.discards[-1])

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        if self.public.stage == LEAD:
            self.public = replace(self.public, leader=seat)
        yield from self._put_up(seat, card)

    def play_on(self) -> Iterator[Event]:
        """Play what follows by itself: the upcard is matched; as long as nobody holds its twin, the stock is turned."""
        unheld, before = list[str](), len(self.public.discards)
        while (seat := self._holder()) is None:
            unheld += self.public.discards[-1:]
            if not self.hidden.stock:
                break
            card, *stock = self.hidden.stock
            self.hidden = replace(self.hidden, stock=tuple(stock))
            self.public = replace(self.public, discards=(*self.public.discards, card))
        if unheld:
            yield from self._end_chain()
            yield NobodyHeld(tuple(unheld))
        if seat is None:
            yield from self._dead_stock()
            return
        if len(self.public.discards) > before:
            yield Turned(self.public.discards[-1])
        yield from self._match(seat)

    def _holder(self) -> int | None:
        """The seat that holds the upcard's twin; None if nobody does."""
        discards = self.public.discards
        return holder(discards[-1], self.hidden.hands) if discards else None

    def _match(self, seat: int) -> Iterator[Event]:
        card = twin(self.public.discards[-1])
        self._lay_open(seat, card)
        self.public = replace(self.public, links=(*self.public.links, (seat, card)))
        yield Matched(seat, card)
        yield from self._asked(seat, CHOOSE) if self.hidden.hands[seat] else self._end(seat, MATCH)

    def _dead_stock(self) -> Iterator[Event]:
        """Let the longest hand lead. If several are the longest, lots are drawn (SAM-R3)."""
        among = longest(self.hidden.hands)
        yield StockRanDry(among)
        seat = among[Seeded(self.hidden.luck, "lead").pick(among)] if len(among) > 1 else among[0]
        if len(among) > 1:
            yield LotsDrawn(seat)
        yield from self._asked(seat, LEAD)

    def _asked(self, seat: int, stage: Stage) -> Iterator[Event]:
        """A seat is to put up a card. Its last one it need not choose (G-R24)."""
        self.public = replace(self.public, turn=seat, stage=stage)
        if len(self.hidden.hands[seat]) == 1:
            yield from self._put_up(seat, self.hidden.hands[seat][0])

    def _put_up(self, seat: int, card: str) -> Iterator[Event]:
        self._lay_open(seat, card)
        yield PutUp(seat, card)
        yield from self.play_on() if self.hidden.hands[seat] else self._end(seat, UPCARD)

    def _lay_open(self, seat: int, card: str) -> None:
        """Lay a card of a hand open."""
        self.hidden = self.hidden.without(seat, card)
        self.public = replace(self.public, discards=(*self.public.discards, card))

    def _end_chain(self) -> Iterator[Event]:
        links = self.public.links
        if links:
            yield ChainEnded(self.public.leader, tuple(seat for seat, _ in links), tuple(card for _, card in links))
        self.public = replace(self.public, leader=None, links=())

    def _end(self, seat: int, how: str) -> Iterator[Event]:
        """End the hand, since one is empty (SAM-R4)."""
        yield from self._end_chain()
        winner = None if seat in self.retired else seat
        self.public = replace(self.public, winner=winner)
        self.result = result(len(self.hidden.hands), winner, self.retired)
        yield (DealUnwon if winner is None else DealWon)(seat, self.public.discards[-1], how)

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        before = self.standing.scores or (0,) * len(self.hidden.hands)
        return tuple(
            replace(plain, counters={"wins": before[seat] + (seat == self.public.winner)})
            for seat, plain in enumerate(super().seats())
        )

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("stock", count=len(self.hidden.stock)),
            Zone("discards", cards=self.public.discards),
        )

    def revealed_zones(self) -> tuple[Zone, ...]:
        """All cards: nothing stays closed."""
        return (
            *(Zone("hand", at, hand) for at, hand in enumerate(self.hidden.hands)),
            Zone("stock", cards=self.hidden.stock),
            Zone("discards", cards=self.public.discards),
        )


def longest(hands: Sequence[Cards]) -> tuple[int, ...]:
    """The seats with the most cards."""
    most = max(map(len, hands))
    return tuple(seat for seat, hand in enumerate(hands) if len(hand) == most)


def result(players: int, winner: int | None, retired: Collection[int]) -> Result:
    """A deal has a winner and no points: all others are level, and the retired last (SAM-7, G-R19)."""
    places = ranked([int(seat == winner) for seat in range(players)], last=retired)
    return Result(places, () if winner is None else (winner,))
