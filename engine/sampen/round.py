"""One deal of Sampen: the upcard decides who acts, and matches happen by themselves (rules 4.3 to 4.8).

Decisions are all there is to wait for: after each of them, and after the deal, `play_on` matches the upcard or turns
the stock until somebody has a card to choose.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Dealt
from engine.cards.hands import hand_zones, without
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
    Seeded,
    Standing,
    Zone,
    ranked,
)
from engine.sampen.cards import DECKS, FULL, Cards, holder, paired, twin
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

PUT = "put"  # the verb
CHOOSE, LEAD = "choose_upcard", "open_lead"  # the phases, and what is asked in them
MATCH, UPCARD = "match", "upcard"  # how the last card of a hand goes


class SampenRound(Round):
    """The state of a deal.

    `discards`: all that lies open, in order; the last card is the upcard, or the twin that matched it. `turn`: who
    chooses the next upcard, in the phase `stage`. `luck`: what lots are drawn from.

    The chain that goes on has `links`, the seats that matched, each with its card; whoever matched put up the card that
    the next link matches. The first upcard was the `leader`'s, or came from the stock.
    """

    def __init__(
        self, rules: Rules, standing: Standing, hands: Sequence[Sequence[str]], stock: Sequence[str], luck: bytes
    ) -> None:
        super().__init__(rules, standing)
        self.hands = [in_hand_order(hand) for hand in hands]
        self.stock = list(stock)
        self.luck = luck
        self.discards: list[str] = []
        self.turn, self.stage = 0, CHOOSE
        self.leader: int | None = None
        self.links: list[tuple[int, str]] = []
        self.winner: int | None = None

    def begin(self) -> None:
        """The hands are dealt, and the first upcard is turned."""
        dealt = (Dealt(seat, hand) for seat, hand in enumerate(self.hands))
        self.opening = (*dealt, *self.play_on())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return self.stage

    def ask(self) -> tuple[Decision, ...]:
        """Any card; half of a pair first where the seat has matched (SAM-R6), else the first in hand order."""
        hand = self.hands[self.turn]
        pairs = paired(hand) if self.stage == CHOOSE else ()
        cards = tuple(sorted(hand, key=lambda card: card not in pairs))
        return (Decision(self.stage, self.turn, PickOne(PUT, "card", cards)),)

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *cards = text.split(" ")
        if verb != PUT or not set(cards) <= set(DECKS[FULL]):
            return Illegal("not_offered", text=text)
        strange = next((card for card in cards if card not in self.hands[seat]), None)
        return Illegal("wrong_count", count=1) if strange is None else Illegal("not_in_hand", card=strange)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        if self.stage == LEAD:
            return super().out_of_turn(seat, text)
        return Illegal("not_your_turn", turn=self.turn, card=self.discards[-1])

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        if self.stage == LEAD:
            self.leader = seat
        yield from self._put_up(seat, card)

    def play_on(self) -> Iterator[Event]:
        """What follows by itself: the upcard is matched; as long as nobody holds its twin, the stock is turned."""
        unheld, before = [], len(self.discards)
        while (seat := self._holder()) is None:
            unheld += self.discards[-1:]
            if not self.stock:
                break
            self.discards.append(self.stock.pop(0))
        if unheld:
            yield from self._end_chain()
            yield NobodyHeld(tuple(unheld))
        if seat is None:
            yield from self._dead_stock()
            return
        if len(self.discards) > before:
            yield Turned(self.discards[-1])
        yield from self._match(seat)

    def _holder(self) -> int | None:
        """Who holds the upcard's twin."""
        return holder(self.discards[-1], self.hands) if self.discards else None

    def _match(self, seat: int) -> Iterator[Event]:
        card = twin(self.discards[-1])
        self._lay_open(seat, card)
        self.links.append((seat, card))
        yield Matched(seat, card)
        yield from self._asked(seat, CHOOSE) if self.hands[seat] else self._end(seat, MATCH)

    def _dead_stock(self) -> Iterator[Event]:
        """The longest hand leads; where several are the longest, lots are drawn (SAM-R3)."""
        among = longest(self.hands)
        yield StockRanDry(among)
        seat = among[Seeded(self.luck, "lead").pick(among)] if len(among) > 1 else among[0]
        if len(among) > 1:
            yield LotsDrawn(seat)
        yield from self._asked(seat, LEAD)

    def _asked(self, seat: int, stage: str) -> Iterator[Event]:
        """A seat is to put up a card. Its last one it need not choose (G-R24)."""
        self.turn, self.stage = seat, stage
        if len(self.hands[seat]) == 1:
            yield from self._put_up(seat, self.hands[seat][0])

    def _put_up(self, seat: int, card: str) -> Iterator[Event]:
        self._lay_open(seat, card)
        yield PutUp(seat, card)
        yield from self.play_on() if self.hands[seat] else self._end(seat, UPCARD)

    def _lay_open(self, seat: int, card: str) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without(self.hands[seat], card)
        self.discards.append(card)

    def _end_chain(self) -> Iterator[Event]:
        if self.links:
            yield ChainEnded(self.leader, tuple(seat for seat, _ in self.links), tuple(card for _, card in self.links))
        self.leader, self.links = None, []

    def _end(self, seat: int, how: str) -> Iterator[Event]:
        """A hand is empty (SAM-R4)."""
        yield from self._end_chain()
        self.winner = None if seat in self.retired else seat
        self.result = result(len(self.hands), self.winner, self.retired)
        yield (DealUnwon if self.winner is None else DealWon)(seat, self.discards[-1], how)

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        before = self.standing.scores or (0,) * len(self.hands)
        return tuple(
            replace(plain, counters={"wins": before[seat] + (seat == self.winner)})
            for seat, plain in enumerate(super().seats())
        )

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            Zone("stock", count=len(self.stock)),
            Zone("discards", cards=tuple(self.discards)),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        return {
            "turn": self.turn,
            "stage": self.stage,
            "leader": self.leader,
            "links": [list(link) for link in self.links],
            "winner": self.winner,
        }

    def opened(self) -> tuple[Zone, ...]:
        """All cards: nothing stays closed."""
        return (
            *(Zone("hand", at, hand) for at, hand in enumerate(self.hands)),
            Zone("stock", cards=tuple(self.stock)),
            Zone("discards", cards=tuple(self.discards)),
        )


def longest(hands: Sequence[Cards]) -> tuple[int, ...]:
    """The seats with the most cards."""
    most = max(map(len, hands))
    return tuple(seat for seat, hand in enumerate(hands) if len(hand) == most)


def result(players: int, winner: int | None, retired: Collection[int]) -> Result:
    """A deal has a winner and no points: all others are level, and the retired last (4.7, G-R19)."""
    places = ranked([int(seat == winner) for seat in range(players)], last=retired)
    return Result(places, () if winner is None else (winner,))
