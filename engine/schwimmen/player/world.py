"""The hand as a search plays it out: everybody takes what makes their hand better, now and for what may come, and
closes by the policy's measure. A card is a bit, a hand or the table the bits of three cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engine.cards.packs import leftward
from engine.contract import Standing, View
from engine.schwimmen.player.policy import HOPE, KEEPS, closes_with
from engine.schwimmen.round import TURNS
from engine.schwimmen.rules import SchwimmenRules
from engine.schwimmen.state import HOUSE, SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK, FEUER, HAND, SCHNAUZ, value

TIES = 10  # more than what decides between equal points
BITS = {card: 1 << at for at, card in enumerate(DECK)}
CARD = {bit: card for card, bit in BITS.items()}
GAINS = 1 << 13  # sums that are remembered

NEVER = TIES * FEUER + TIES  # more than any hand is worth


@cache
def worth(hand: int) -> int:
    """The rank of a hand as a number: its doubled points, then what decides between equal ones. Greater is better."""
    found = value([CARD[bit] for bit in bits(hand)])
    return TIES * found.doubled + found.tie


@cache
def bits(hand: int) -> tuple[int, ...]:
    """The cards of a hand, one by one."""
    return tuple(bit for bit in BITS.values() if bit & hand)


def mask(cards: Sequence[str]) -> int:
    """The bits of cards."""
    return sum(BITS[card] for card in cards)


def hands_after(hand: int, table: int) -> list[int]:
    """The hands that a turn can make of this one, itself first."""
    cards = bits(table)
    return [hand, table, *[hand ^ own | card for own in bits(hand) for card in cards]]


@cache
def points(hand: int) -> float:
    """The value of a hand without a further turn, as the policy has it."""
    found = worth(hand)
    return found // TIES + found % TIES / 100


@cache
def gains(hand: int) -> Mapping[int, int]:
    """The cards of which one more would make the hand better, with the doubled points that it would gain."""
    now = worth(hand) // TIES
    best = {
        card: max(worth(hand ^ own | card) for own in bits(hand)) // TIES for card in BITS.values() if not card & hand
    }
    return {card: one - now for card, one in best.items() if one > now}


@lru_cache(GAINS)
def gain(hand: int, seen: int) -> int:
    """The sum of what all cards but the `seen` ones would gain."""
    return sum(gained for card, gained in gains(hand).items() if not card & seen)


def value_seen(after: int, before: int, seen: int) -> float:
    """The value of the hand `after` with a further turn, as the policy has it, for whoever has just held the hand
    `before`. `seen`: the cards that have lain on the table.
    """
    hope = gain(after, seen)
    if gave := before & ~(after | seen):
        known = gains(after)
        hope -= sum(known.get(card, 0) for card in bits(gave))
    return points(after) + HOPE * hope / max(1, len(DECK) - (seen | before).bit_count())


@cache
def value_with_turn(hand: int) -> float:
    """The value of a hand with a further turn, if any other card may come."""
    return points(hand) + HOPE * gain(hand, 0) / (len(DECK) - HAND)


def best_after(hand: int, table: int) -> int:
    """The best hand that a turn makes of this one where another turn follows."""
    return max(hands_after(hand, table), key=value_with_turn)


def best_last(hand: int, table: int) -> int:
    """The best hand that the last turn makes of this one."""
    return max(hands_after(hand, table), key=worth)


class Terms(NamedTuple):
    """The terms of a hand, which do not change in it. `live`: the seats that play, from the dealer's left; `follows`:
    by seat, the live seat after it. `least`: by the number of a seat's turn, from 0, the worth from which on it closes.
    `instead`: True if one closes instead of an exchange.
    """

    live: tuple[int, ...]
    follows: tuple[int, ...]
    least: tuple[int, ...]
    instead: bool


def terms_of(rules: SchwimmenRules, standing: Standing) -> Terms:
    """The terms by these rules."""
    live = tuple(leftward(standing.dealer, standing.live))
    seats = range(len(standing.order))
    follows = [live[(live.index(seat) + 1) % len(live)] if seat in live else seat for seat in seats]
    least = [TIES * closes_with(turn) if turn + 1 >= rules.close_from else NEVER for turn in range(TURNS)]
    return Terms(live, tuple(follows), tuple(least), rules.close_style == "instead")


@dataclass(slots=True)
class SchwimmenWorld:
    """The hand as it may be, with the names of `SchwimmenRound`."""

    terms: Terms
    hands: list[int]
    table: int
    stock: list[int]
    turn: int
    turned: bool
    passes: int
    turns: int
    closer: int | None
    last: int  # how many still have a turn since it was closed
    over: bool = False

    def copy(self) -> "SchwimmenWorld":
        return SchwimmenWorld(
            self.terms,
            self.hands.copy(),
            self.table,
            self.stock,
            self.turn,
            self.turned,
            self.passes,
            self.turns,
            self.closer,
            self.last,
            self.over,
        )

    def start(self, swap: bool) -> None:
        """Let the dealer keep their hand, or swap it for the table's cards."""
        if swap:
            self.hands[self.turn], self.table = self.table, self.hands[self.turn]
            self.over = worth(self.hands[self.turn]) >= TIES * SCHNAUZ
        self.turned, self.turn = True, self.terms.live[0]

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
            self.over = not self.last
        elif close:
            self.closer, self.last = self.turn, len(self.terms.live) - 1
        else:
            self._renew()
        self.turn = self.terms.follows[self.turn]

    def _renew(self) -> None:
        """Renew the table if everybody has passed; the house closes in the end."""
        seats = len(self.terms.live)
        if self.passes == seats:
            if len(self.stock) < HAND:
                self.over = True
                return
            self.table, self.stock, self.passes = sum(self.stock[:HAND]), self.stock[HAND:], 0
        if self.turns == TURNS * seats:
            self.closer, self.last = HOUSE, seats

    def finish(self) -> None:
        """Let everybody play to the end."""
        live, _, least, instead = self.terms
        seats = len(live)
        if not self.turned:
            self.start(worth(self.hands[self.turn]) < TIES * KEEPS)
        while not self.over:
            hand = self.hands[self.turn]
            if self.closer is not None:
                self.act(best_last(hand, self.table), close=False)
            else:
                after = best_after(hand, self.table)
                enough = worth(after) >= least[self.turns // seats]
                self.act(after, enough and (after == hand or not instead))

    def lost(self) -> list[int]:
        """The seats that lose by the hands as they are."""
        found = [worth(self.hands[seat]) for seat in self.terms.live]
        if max(found) >= TIES * FEUER:
            return [seat for seat, one in zip(self.terms.live, found, strict=True) if one < TIES * FEUER]
        lowest = min(found)
        return [seat for seat, one in zip(self.terms.live, found, strict=True) if one == lowest]


def world_of(rules: SchwimmenRules, view: View[SchwimmenPublic], hidden: SchwimmenHidden) -> SchwimmenWorld:
    """The world of a view if these cards lie closed."""
    terms = terms_of(rules, view.standing)
    hands, table = list(map(mask, hidden.hands)), mask(view.public.table or hidden.table)
    return world_with(terms, view.public, hands, table, [BITS[card] for card in hidden.stock])


def world_with(terms: Terms, public: SchwimmenPublic, hands: list[int], table: int, stock: list[int]) -> SchwimmenWorld:
    """The world of which everybody sees this, with these hands, table and stock."""
    return SchwimmenWorld(
        terms=terms,
        hands=hands,
        table=table,
        stock=stock,
        turn=public.turn,
        turned=bool(public.table),
        passes=public.passes,
        turns=public.turns,
        closer=public.closer,
        last=len(public.last),
    )
