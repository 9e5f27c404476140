"""A small game, for the house to be tried with: nothing of it stands anywhere else.

Sealed Bids: two sides, 0 and 2 against 1 and 3 (or one against one). Everybody gets four of twenty cards. Sealed from
each other, all say how many of three tricks their side will take; then three tricks are played, the highest card takes
each, and the last card of every hand stays closed for good. A side scores its tricks, and two for each of its bids
that is right. A match is over when a side has the `target`, or after so many `hands`; else level scores play on.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.contract import (
    Action,
    Chance,
    Decision,
    Dice,
    Event,
    Game,
    Illegal,
    Match,
    PickNumber,
    PickOne,
    Result,
    Round,
    Seat,
    Seating,
    SeatingRequest,
    Standing,
    View,
    WithForfeit,
    Zone,
    forfeited,
    ranked,
)

CARDS = tuple(f"{rank}{suit}" for rank in "9TJQK" for suit in "CDHS")
HAND, TRICKS = 4, 3


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat got its hand; `team`: the seats of its side."""

    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Bids(Event):
    """All bids are in, by seat."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is this seat's."""

    seat: int


class ToyRound(Round):
    """One hand. `hands`, `trick` (seat, card), `bids` by seat, `tricks` taken by seat, `turn`: the seat that leads or
    follows.
    """

    def __init__(self, rules: "Toy", standing: Standing, hands: list[tuple[str, ...]]) -> None:
        super().__init__(rules, standing)
        self.target = rules.target
        self.hands, self.tricks, self.turn = hands, [0] * len(hands), (standing.dealer + 1) % len(hands)
        self.bids: dict[int, Action] = {}
        self.trick: list[tuple[int, str]] = []
        self.gone: list[str] = []
        self.opening = tuple(Dealt(seat, hand) for seat, hand in enumerate(hands))

    def phase(self) -> str:
        return "bid" if len(self.bids) < len(self.hands) else "play"

    def ask(self) -> tuple[Decision, ...]:
        if self.phase() == "bid":
            bid = PickNumber("bid", 0, TRICKS)
            return tuple(
                Decision("bid", seat, bid, sealed=True, given=self.bids.get(seat)) for seat in range(len(self.hands))
            )
        return (Decision("play", self.turn, PickOne("play", "card", self.hands[self.turn])),)

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        if action.verb == "bid":
            self.bids[seat] = action
            if self.phase() == "play":
                yield Bids(tuple(int(self.bids[at].values[0]) for at in range(len(self.hands))))
            return
        (card,) = action.cards
        self.hands[seat] = tuple(one for one in self.hands[seat] if one != card)
        self.trick.append((seat, card))
        yield Laid(seat, card)
        self.turn = (seat + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            self.turn = max(self.trick, key=lambda laid: CARDS.index(laid[1]))[0]
            self.tricks[self.turn] += 1
            self.gone += [card for _, card in self.trick]
            self.trick = []
            yield TrickTaken(self.turn)
            if sum(self.tricks) == TRICKS:
                self.result = self.scored()

    def scored(self) -> Result:
        sides = [[seat for seat in range(len(self.hands)) if seat % 2 == side] for side in (0, 1)]
        taken = [sum(self.tricks[seat] for seat in side) for side in sides]
        points = [
            taken[side] + 2 * sum(self.bids[seat].values == (str(taken[side]),) for seat in sides[side])
            for side in (0, 1)
        ]
        scores = tuple(points[seat % 2] for seat in range(len(self.hands)))
        return Result(ranked(scores), winners(scores), scores)

    def seats(self) -> tuple[Seat, ...]:
        scores = self.standing.scores or (0,) * len(self.hands)
        shown = self.bids if self.phase() == "play" else {}
        return tuple(
            replace(
                plain,
                team=seat % 2,
                counters={"score": scores[seat], "tricks": self.tricks[seat]}
                | ({"bid": int(shown[seat].values[0])} if seat in shown else {}),
            )
            for seat, plain in enumerate(super().seats())
        )

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        hands = (Zone("hand", at, hand if at == seat else None, len(hand)) for at, hand in enumerate(self.hands))
        return (
            *hands,
            Zone("trick", cards=tuple(card for _, card in self.trick)),
            Zone("gone", cards=tuple(self.gone)),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        sealed = self.phase() == "bid"
        bids = {at: bid.text for at, bid in sorted(self.bids.items()) if not sealed or at == seat}
        return {"bids": bids, "given": sorted(self.bids), "lead": [at for at, _ in self.trick], "turn": self.turn}

    def opened(self) -> tuple[Zone, ...]:
        return (Zone("tricks", cards=tuple(self.gone)),)


class Toy(WithForfeit):
    """Sealed Bids for two or four."""

    GAME: ClassVar[str] = "toy"
    CLOSED: ClassVar[bool] = True
    MATCH: ClassVar[bool] = True

    target: Literal[5, 7, 10] = Field(7, description="How many points a side needs.")
    hands: int | None = Field(None, ge=1, le=60, description="How many hands are played at most.")

    @classmethod
    def presets(cls, players: int) -> dict[str, dict[str, int]]:
        return {"short": {"target": 5, "hands": 4 if players > 2 else 3}}

    def seats(self) -> tuple[int, int]:
        return 2, 4

    def refusal(self, players: int) -> Illegal | None:
        return None if players in (2, 4) else Illegal("bad_player_count")

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        before, result = request.standing, request.result
        if before is None:
            return Seating(Standing(order=tuple(request.join), dealer=chance.pick(request.join)))
        scores = totals(before, result) if result else before.scores
        dealer = (before.dealer + 1) % len(before.order) if result else before.dealer
        number = before.round + (result is not None)
        return Seating(Standing(order=before.order, round=number, dealer=dealer, scores=scores))

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return CARDS

    def start(self, standing: Standing, chance: Chance) -> ToyRound:
        self.admit(len(standing.order))
        cards = chance.shuffle(CARDS)
        hands = [cards[at * HAND : (at + 1) * HAND] for at in range(len(standing.order))]
        return ToyRound(self, standing, [tuple(sorted(hand, key=CARDS.index)) for hand in hands])

    def match(self, standing: Standing, result: Result) -> Match:
        scores = totals(standing, result)
        over = (max(scores) >= self.target and scores[0] != scores[1]) or standing.round == self.hands
        if result.left:
            return forfeited([seat % 2 for seat in range(len(scores))], result.left)
        return Match(True, ranked(scores), winners(scores)) if over else Match()

    def resample(self, view: View, random: Random) -> ToyRound:
        if view.seat is None:
            raise ValueError("a spectator's view has no seat to resample for")
        laid, gone = view.zone("trick").cards or (), view.zone("gone").cards or ()
        unseen = [card for card in CARDS if card not in (*view.hand, *laid, *gone)]
        rest = Dice(random).shuffle(unseen)
        hands = [view.hand if at == view.seat else () for at in range(len(view.seats))]
        for at in range(len(hands)):
            while len(hands[at]) < (view.zone("hand", at).count or 0):
                hands[at] = tuple(sorted((*hands[at], rest.pop()), key=CARDS.index))
        world = ToyRound(self, view.standing, hands)
        bid = PickNumber("bid", 0, TRICKS)
        guess = {at: bid.action(random.randint(0, TRICKS)) for at in view.memory["given"]}
        known = {at: read for at, text in view.memory["bids"].items() if (read := bid.read(text))}
        world.bids, world.gone, world.turn = guess | known, list(gone), view.memory["turn"]
        world.trick = list(zip(view.memory["lead"], laid, strict=True))
        world.tricks = [int(seat.counters["tricks"]) for seat in view.seats]
        world.come_to(view)
        world.result = world.scored() if sum(world.tricks) == TRICKS else None
        return world


def totals(standing: Standing, result: Result) -> tuple[int, ...]:
    """The scores after a hand."""
    before = standing.scores or (0,) * len(result.scores)
    return tuple(old + new for old, new in zip(before, result.scores, strict=True))


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the most, unless all have."""
    return tuple(seat for seat, score in enumerate(scores) if min(scores) < score == max(scores))


def choose(view: View, decision: Decision) -> Action:
    """Bid by the high cards, lead the highest."""
    if isinstance(decision.options, PickNumber):
        high = sum(card[0] in "QK" for card in view.hand)
        return decision.given or decision.options.action(min(high, TRICKS))
    return tuple(decision.options)[-1]


GAME = Game(Toy, choose)

__all__ = ["GAME", "Toy", "ToyRound"]
