"""The search of strong computer players: worlds are drawn and played to the end. The hands in them fit what their
holders have done: whoever has closed holds enough for it, and whoever might have closed holds less.

A card is a bit, a hand or the table the bits of three cards. In a playout everybody takes what makes their hand better,
now and for what may come, and closes by the policy's measure; now and then they take any card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial, reduce
from operator import or_
from random import Random
from typing import NamedTuple

from engine.cards.order import leftward
from engine.contract import Action, Decision, Rules, Trial, View
from engine.schwimmen.policy import ENOUGH, HOPE, KEEPS, MOST, RISING, choose
from engine.schwimmen.round import CLOSE, EXCHANGE, KEEP, SWAP, TURNS, gave_and_took, hand_after
from engine.schwimmen.rules import SchwimmenRules
from engine.schwimmen.state import HOUSE, SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK, FEUER, HAND, SCHNAUZ, value

BOLD = 0.05  # how often a seat takes any card
OWN = 0.8  # how much of the value lies in keeping one's own lives; the rest in what the others lose
TRIES = 60  # hands that are drawn for a seat until enough of them fit what it has done
# Of how many hands that fit a seat holds the best, once it has had a turn, and once it has had its last. So many make
# the drawn hands of merchants about as good as the true ones, over 300 rounds.
BEST, BEST_AFTER = 3, 6
TRIED, CLOSED = 5, 3  # the number of answers that are tried, and of these the number with which to close is tried, too
TIES = 10  # more than what decides between equal points

BITS = {card: 1 << at for at, card in enumerate(DECK)}
CARD = {bit: card for card, bit in BITS.items()}


@cache
def worth(hand: int) -> int:
    """The rank of a hand as a number: its doubled points, then what decides between equal ones. Greater is better."""
    found = value([CARD[bit] for bit in bits(hand)])
    return TIES * found.doubled + found.tie


@cache
def value_with_turn(hand: int) -> float:
    """The value of a hand with a further turn: also for what any other card would make of it."""
    now, gained = worth(hand), 0
    for card in BITS.values():
        if not card & hand:
            gained += max(0, max(worth(hand ^ own | card) for own in bits(hand)) - now)
    return now + HOPE * gained / (len(DECK) - HAND)


@cache
def bits(hand: int) -> tuple[int, ...]:
    """The cards of a hand, one by one."""
    return tuple(bit for bit in BITS.values() if bit & hand)


def mask(cards: Sequence[str]) -> int:
    """The bits of cards."""
    return sum(BITS[card] for card in cards)


@dataclass(slots=True)
class SchwimmenWorld:
    """The hand as it may be, with the names of `SchwimmenRound`. `live`: the seats from the dealer's left."""

    hands: list[int]
    table: int
    stock: list[int]
    live: tuple[int, ...]
    turn: int
    turned: bool
    passes: int
    turns: int
    closer: int | None
    last: int  # how many still have a turn since it was closed
    over: bool = False

    def copy(self) -> "SchwimmenWorld":
        return replace(self, hands=self.hands.copy())

    def start(self, swap: bool) -> None:
        """Let the dealer keep their hand, or swap it for the table's cards."""
        if swap:
            self.hands[self.turn], self.table = self.table, self.hands[self.turn]
            self.over = worth(self.hands[self.turn]) >= TIES * SCHNAUZ
        self.turned, self.turn = True, self.live[0]

    def act(self, after: int, close: bool) -> None:
        """Let the seat on turn make its hand this one with cards of the table, and perhaps close."""
        hand = self.hands[self.turn]
        if after != hand:
            self.hands[self.turn], self.table = after, (hand | self.table) ^ after
            self.passes = 0
            if worth(after) >= TIES * SCHNAUZ:
                self.over = True
                return
        elif not close:
            self.passes += 1
        self.turns += 1
        if self.closer is not None:
            self.last -= 1
        elif close:
            self.closer, self.last = self.turn, len(self.live) - 1
        self._next()

    def _next(self) -> None:
        self.turn = self.live[(self.live.index(self.turn) + 1) % len(self.live)]
        if self.closer is not None:
            self.over = not self.last
            return
        if self.passes == len(self.live):
            if len(self.stock) < HAND:
                self.over = True
                return
            self.table, self.stock, self.passes = sum(self.stock[:HAND]), self.stock[HAND:], 0
        if self.turns == TURNS * len(self.live):
            self.closer, self.last = HOUSE, len(self.live)

    def finish(self, closes_from: int, random: Random) -> None:
        """Let everybody play to the end. `closes_from`: the first of one's own turns on which one may close."""
        if not self.turned:
            self.start(worth(self.hands[self.turn]) < TIES * KEEPS)
        while not self.over:
            after = self._after(random)
            turn = self.turns // len(self.live)
            enough = worth(after) >= TIES * min(ENOUGH + RISING * turn, MOST)
            self.act(after, enough and self.closer is None and turn + 1 >= closes_from)

    def _after(self, random: Random) -> int:
        """The hand that the seat on turn makes of its own."""
        hand, table = self.hands[self.turn], bits(self.table)
        hands = [hand, self.table, *(hand ^ own | card for own in bits(hand) for card in table)]
        return (
            random.choice(hands) if random.random() < BOLD else max(hands, key=worth if self.last else value_with_turn)
        )

    def lost(self) -> list[int]:
        """The seats that lose by the hands as they are."""
        found = {seat: worth(self.hands[seat]) for seat in self.live}
        if any(one >= TIES * FEUER for one in found.values()):
            return [seat for seat, one in found.items() if one < TIES * FEUER]
        return [seat for seat, one in found.items() if one == min(found.values())]


def search(rules: Rules, view: View[SchwimmenPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that does best in the worlds that may be."""
    if not isinstance(rules, SchwimmenRules):
        raise TypeError(f"these are rules of {rules.GAME}")
    chosen = choose(view, decision)
    answers = list(dict.fromkeys([chosen, *_promising(view, decision)]))
    return Trial(answers, partial(_value, decision.seat, rules.close_from), _sample_worlds(view, random), playouts)


def _promising(view: View[SchwimmenPublic], decision: Decision) -> Iterator[Action]:
    """The answers that leave the best hands, and to close with the very best of these."""
    rank = worth if view.public.last else value_with_turn
    after = {answer: mask(hand_after(view.hand, answer)) for answer in decision.answers}
    best = sorted(after, key=lambda answer: -rank(after[answer]))[:TRIED]
    for at, answer in enumerate(best):
        yield answer
        if at < CLOSED and decision.riders and worth(after[answer]) < TIES * SCHNAUZ:
            yield answer.saying(CLOSE.text)
    if decision.allows(CLOSE):
        yield CLOSE


def _sample_worlds(view: View[SchwimmenPublic], random: Random) -> Iterator[tuple[SchwimmenWorld, int]]:
    """Hands as they may be at this moment, each with the luck of its playouts."""
    public = view.public
    live = tuple(leftward(view.standing.dealer, view.standing.live))
    known = {seat: mask(public.known[seat]) for seat in live}
    known[view.own_seat] = mask(view.hand)
    seen = mask([card for zone in view.zones for card in zone.cards or ()]) | reduce(or_, known.values())
    elsewhere = [card for card in CARD if not card & seen]
    others = sorted((seat for seat in live if seat != view.own_seat), key=lambda seat: seat != public.closer)
    bounds = {seat: _bounds(public, live, seat) for seat in others}
    while True:
        hidden = elsewhere.copy()
        hands = [0] * len(public.known)
        hands[view.own_seat] = known[view.own_seat]
        for seat in others:
            hands[seat] = _hand(known[seat], hidden, bounds[seat], random)
            hidden = [card for card in hidden if not card & hands[seat]]
        random.shuffle(hidden)
        table = mask(public.table) or sum(hidden[:HAND])
        world = _world(view, hands, table, [card for card in hidden if not card & table])
        yield world, random.getrandbits(32)


def world_of(view: View[SchwimmenPublic], hidden: SchwimmenHidden) -> SchwimmenWorld:
    """The world of a view if these cards lie closed."""
    hands, table = list(map(mask, hidden.hands)), mask(view.public.table or hidden.table)
    return _world(view, hands, table, [BITS[card] for card in hidden.stock])


def _world(view: View[SchwimmenPublic], hands: list[int], table: int, stock: list[int]) -> SchwimmenWorld:
    public = view.public
    return SchwimmenWorld(
        hands=hands,
        table=table,
        stock=stock,
        live=tuple(leftward(view.standing.dealer, view.standing.live)),
        turn=public.turn,
        turned=bool(public.table),
        passes=public.passes,
        turns=public.turns,
        closer=public.closer,
        last=len(public.last),
    )


class Bounds(NamedTuple):
    """The hands that a seat may hold by what it has done: they are worth `least` or more and less than `under`, and the
    best of so many.
    """

    least: int
    under: int
    best_of: int


def _bounds(public: SchwimmenPublic, live: Sequence[int], seat: int) -> Bounds:
    """The bounds of a seat's hand: whoever has closed had enough for it, and whoever might have closed and has not had
    less. Each turn has made a hand better.
    """
    turns = (public.turns + len(live) - 1 - live.index(seat)) // len(live)
    enough = TIES * min(ENOUGH + RISING * (turns - 1), MOST)
    if seat == public.closer:
        return Bounds(enough, TIES * SCHNAUZ, 1)
    if public.closer is not None and seat not in public.last:
        return Bounds(0, TIES * SCHNAUZ, BEST_AFTER)
    return Bounds(0, enough, BEST) if turns else Bounds(0, TIES * SCHNAUZ, 1)


def _hand(known: int, hidden: Sequence[int], bounds: Bounds, random: Random) -> int:
    """A hand with these cards and any hidden ones, within its bounds where one is found. Nobody holds 31 or three aces:
    that would have been shown.
    """
    missing = HAND - known.bit_count()
    if not missing:
        return known
    found, best, other = 0, 0, 0
    for _ in range(TRIES):
        drawn = known + sum(random.sample(hidden, missing))
        if worth(drawn) < TIES * SCHNAUZ or not other:
            other = drawn
        if bounds.least <= worth(drawn) < bounds.under:
            best = max(best or drawn, drawn, key=value_with_turn)
            found += 1
        if found == bounds.best_of:
            break
    return best or other


def _value(seat: int, closes_from: int, answer: Action, drawn: tuple[SchwimmenWorld, int]) -> float:
    """The value of an answer in a world, by who loses a life."""
    world = drawn[0].copy()
    if answer in (KEEP, SWAP):
        world.start(answer == SWAP)
    else:
        hand = world.hands[seat]
        if answer.verb == EXCHANGE:
            gave, took = gave_and_took(answer)
            hand = hand & ~mask(gave) | mask(took)
        world.act(hand, CLOSE.text in (answer.verb, answer.rider))
    world.finish(closes_from, Random(drawn[1]))
    lost = world.lost()
    others = len(world.live) - 1
    return OWN * (seat not in lost) + (1 - OWN) * (len(lost) - (seat in lost)) / max(1, others)
