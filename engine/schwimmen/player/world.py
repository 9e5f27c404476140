"""The hand as a search plays it out: everybody takes what makes their hand better, now and for what may come, and
closes by the policy's measure.
"""

from dataclasses import dataclass
from typing import NamedTuple

from engine.cards.order import leftward
from engine.contract import Standing, View
from engine.schwimmen.player.bits import BITS, TIES, best_after, best_last, mask, worth
from engine.schwimmen.player.policy import KEEPS, closes_with
from engine.schwimmen.round import TURNS
from engine.schwimmen.rules import SchwimmenRules
from engine.schwimmen.state import HOUSE, SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import FEUER, HAND, SCHNAUZ

NEVER = TIES * FEUER + TIES  # more than any hand is worth


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
