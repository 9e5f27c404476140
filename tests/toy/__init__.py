"""A small game, for the house to be tried with: nothing of it stands anywhere else.

Sealed Bids: two sides, 0 and 2 against 1 and 3 (or one against one). Everybody gets four of twenty cards. Sealed from
each other, all say how many of three tricks their side will take; then three tricks are played, the highest card takes
each, and the last card of every hand stays closed for good. A side scores its tricks, and two for each of its bids that
is right. A match is over when a side has the `target`, or after the number of `hands`; else level scores play on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.cards.hands import put
from engine.contract import (
    Action,
    Decision,
    Dice,
    Event,
    Game,
    Illegal,
    Match,
    PickNumber,
    PickOne,
    Result,
    Rng,
    Round,
    Seat,
    Seating,
    SeatingRequest,
    Standing,
    View,
    WithForfeit,
    WithPartners,
    Zone,
    forfeited,
    kept_seats,
    next_hand,
    ranked,
)
from engine.contract.view import Counters

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


@dataclass(frozen=True, slots=True)
class ToyPublic:
    """The part of the state that everybody sees. `turn`: the seat that leads or follows. `tricks`: taken, by seat.
    `trick`: seats and cards. `answered`: the seats that have bid; `bids`: by seat, once all have. `gone`: the cards of
    the tricks before.
    """

    turn: int
    tricks: tuple[int, ...]
    answered: frozenset[int] = frozenset()
    bids: tuple[int, ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ToyHidden:
    """The part of the state that lies closed, by seat: the hands, and the bids while they are sealed, None where there
    is none yet.
    """

    hands: tuple[tuple[str, ...], ...]
    bids: tuple[Action | None, ...]


@dataclass(frozen=True, slots=True)
class ToyPrivate:
    """The part of the state that a seat alone knows: the bid that it has sealed."""

    bid: Action | None


class ToyRound(Round[ToyPublic, ToyHidden, ToyPrivate]):
    """One hand."""

    def phase(self) -> str:
        return "play" if self.public.bids else "bid"

    def ask(self) -> tuple[Decision, ...]:
        if not self.public.bids:
            bid = PickNumber("bid", 0, TRICKS)
            given = enumerate(self.hidden.bids)
            return tuple(Decision("bid", seat, bid, sealed=True, given=sealed) for seat, sealed in given)
        seat = self.public.turn
        return (Decision("play", seat, PickOne("play", "card", self.hidden.hands[seat])),)

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        return self._bid(seat, action) if action.verb == "bid" else self._played(seat, *action.cards)

    def _bid(self, seat: int, bid: Action) -> Iterator[Event]:
        self.hidden = replace(self.hidden, bids=put(self.hidden.bids, seat, bid))
        self.public = replace(self.public, answered=self.public.answered | {seat})
        bids = tuple(int(one.values[0]) for one in self.hidden.bids if one)
        if len(bids) == len(self.hidden.bids):
            self.public = replace(self.public, bids=bids)
            yield Bids(bids)

    def _played(self, seat: int, card: str) -> Iterator[Event]:
        hands, public = self.hidden.hands, self.public
        self.hidden = replace(self.hidden, hands=put(hands, seat, tuple(one for one in hands[seat] if one != card)))
        self.public = replace(public, trick=(*public.trick, (seat, card)), turn=(seat + 1) % len(hands))
        yield Laid(seat, card)
        if len(self.public.trick) == len(hands):
            yield TrickTaken(self._taken(self.public.trick))
            if sum(self.public.tricks) == TRICKS:
                self.result = scored(self.public)

    def _taken(self, trick: tuple[tuple[int, str], ...]) -> int:
        """The seat that takes this trick, and leads the next one."""
        taker, public = max(trick, key=lambda laid: CARDS.index(laid[1]))[0], self.public
        tricks = put(public.tricks, taker, public.tricks[taker] + 1)
        gone = (*public.gone, *(card for _, card in trick))
        self.public = replace(public, turn=taker, tricks=tricks, gone=gone, trick=())
        return taker

    def seats(self) -> tuple[Seat, ...]:
        bids = self.public.bids
        return tuple(
            replace(
                plain,
                team=seat % 2,
                counters={"tricks": self.public.tricks[seat]} | ({"bid": bids[seat]} if bids else {}),
            )
            for seat, plain in enumerate(super().seats())
        )

    def sides(self) -> tuple[Counters, ...]:
        return tuple({"score": score} for score in self.standing.scores[:2])

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        hands = (Zone("hand", at, hand if at == seat else None, len(hand)) for at, hand in enumerate(self.hidden.hands))
        return (
            *hands,
            Zone("trick", cards=tuple(card for _, card in self.public.trick)),
            Zone("gone", cards=self.public.gone),
        )

    def private(self, seat: int) -> ToyPrivate:
        return ToyPrivate(self.hidden.bids[seat])

    def revealed_zones(self) -> tuple[Zone, ...]:
        return (Zone("tricks", cards=self.public.gone),)


def scored(public: ToyPublic) -> Result:
    """The result of a hand: a side scores its tricks, and two for each of its bids that is right."""
    players = len(public.tricks)
    taken = [sum(public.tricks[side::2]) for side in (0, 1)]
    points = [taken[side] + 2 * public.bids[side::2].count(taken[side]) for side in (0, 1)]
    scores = tuple(points[seat % 2] for seat in range(players))
    return Result(ranked(scores), winners(scores), scores)


class Toy(WithPartners, WithForfeit):
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

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, after, drawn=self.drawn_sides(len(request.join)))

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(players)) if players > 2 else ()

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return CARDS

    def start(self, standing: Standing, rng: Rng) -> ToyRound:
        self.admit(len(standing.order))
        cards = rng.shuffle(CARDS)
        players = len(standing.order)
        hands = tuple(in_order(cards[at * HAND : (at + 1) * HAND]) for at in range(players))
        public = ToyPublic((standing.dealer + 1) % players, (0,) * players)
        state = ToyRound(self, standing, public, ToyHidden(hands, (None,) * players))
        state.opening = tuple(Dealt(seat, hand) for seat, hand in enumerate(hands))
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        scores = totals(standing, result)
        over = (max(scores) >= self.target and scores[0] != scores[1]) or standing.round == self.hands
        if result.left:
            return forfeited([seat % 2 for seat in range(len(scores))], result.left)
        return Match(True, ranked(scores), winners(scores)) if over else Match()

    def resample(self, view: View[ToyPublic, ToyPrivate], random: Random) -> ToyRound:
        return ToyRound.from_view(self, view, sample_hidden(view, random))


def in_order(hand: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(hand, key=CARDS.index))


def sample_hidden(view: View[ToyPublic, ToyPrivate], random: Random) -> ToyHidden:
    """A guess at all that is closed: the seat's own hand and bid as they are, any other cards in the other hands, and
    any bid for each seat that has sealed one.
    """
    own, laid = view.own_seat, {card for _, card in view.public.trick}
    rest = Dice(random).shuffle([card for card in CARDS if card not in {*view.hand, *laid, *view.public.gone}])
    counts = [view.zone("hand", at).count or 0 for at in range(len(view.seats))]
    hands = tuple(
        view.hand if at == own else in_order(rest.pop() for _ in range(counts[at])) for at in range(len(counts))
    )
    bids: list[Action | None] = [None] * len(counts)
    for at in view.public.answered:
        bids[at] = PickNumber("bid", 0, TRICKS).action(random.randint(0, TRICKS))
    if view.private:
        bids[own] = view.private.bid
    return ToyHidden(hands, tuple(bids))


def after(before: Standing, result: Result) -> Standing:
    """The next hand: the deal moves on, the scores are added up."""
    return next_hand(before, result, (before.dealer + 1) % len(before.order), totals(before, result))


def totals(standing: Standing, result: Result) -> tuple[int, ...]:
    """The scores after a hand."""
    before = standing.scores or (0,) * len(result.scores)
    return tuple(old + new for old, new in zip(before, result.scores, strict=True))


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the most, unless all have."""
    return tuple(seat for seat, score in enumerate(scores) if min(scores) < score == max(scores))


def choose(view: View, decision: Decision) -> Action:
    """Bid by the high cards, lead the highest."""
    if isinstance(decision.answers, PickNumber):
        high = sum(card[0] in "QK" for card in view.hand)
        return decision.given or decision.answers.action(min(high, TRICKS))
    return tuple(decision.answers)[-1]


GAME = Game(Toy, choose)

__all__ = ["GAME", "Toy", "ToyRound"]
