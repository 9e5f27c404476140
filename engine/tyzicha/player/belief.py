"""The hands that the others may hold while tricks are played. A world is drawn the more often, the more of what they
have laid the policy would have laid from their hands, and the better their bids go with these.
"""

from collections.abc import Iterator, Sequence
from math import prod
from random import Random
from typing import NamedTuple

from engine.tyzicha.cards import others
from engine.tyzicha.player.deals import Calls, calls_of, expected
from engine.tyzicha.player.reading import Turn, read_turns
from engine.tyzicha.player.world import TyzichaWorld, bits, mask
from engine.tyzicha.player.worlds import world_of
from engine.tyzicha.resample import sample_hands
from engine.tyzicha.state import TyzichaView, gifts_in, widow_in

DRAWN = 100  # worlds that are drawn for one decision
DOUBT = 0.1  # how likely a card is that the policy would not have laid: nobody need follow it
NO_CALLS = Calls(None, None)


class Past(NamedTuple):
    """What a seat has done. `turns`: those on which it laid a card, `laid`: these cards; `calls`: its bids. `got`: the
    cards that it has got since the auction, as far as the reader knows them; `gave`: those that it gave away.
    """

    turns: Sequence[Turn]
    laid: int
    calls: Calls
    got: int
    gave: int

    def likelihood(self, hand: int) -> float:
        """The likelihood of all that, roughly, if the seat holds this hand now."""
        plays = prod(1.0 if turn.fits(hand | turn.laid) else DOUBT for turn in self.turns)
        if self.calls == NO_CALLS:
            return plays
        seven = (hand | self.laid | self.gave) & ~self.got
        # A gift that nobody else saw is one of the eight: most likely the one that is worth least.
        good = expected(seven) if self.got else max(expected(seven & ~bit) for bit in bits(seven))
        return plays * self.calls.likelihood(good)


def read_past(view: TyzichaView) -> dict[int, Past]:
    """What each of the others has done, as the view's seat knows it."""
    public = view.public
    turns, gifts, widow = read_turns(public), gifts_in(view), mask(widow_in(view))
    past = {}
    for seat in others(view.own_seat):
        calls, got, gave = calls_of(public.auction, seat), mask(card for whom, card in gifts if whom == seat), 0
        if seat == public.declarer:
            got, gave = widow, mask(card for _, card in gifts)
            calls = calls if widow else NO_CALLS  # bids tell of seven cards, and three of those held are unknown
        own = [turn for turn in turns if turn.seat == seat]
        past[seat] = Past(own, mask(public.tricks.laid[seat]), calls, got, gave)
    return past


def sample_likely_worlds(view: TyzichaView, random: Random) -> Iterator[tuple[TyzichaWorld, int]]:
    """Draw `DRAWN` worlds, then yield worlds among them forever, the likelier ones more often, each with the luck of
    its playouts. The same object may come again and again, so callers must copy it before they play on it.
    """
    past = read_past(view)
    worlds = [world_of(view.public, sample_hands(view, random)[0]) for _ in range(DRAWN)]
    weights = [prod(one.likelihood(world.hands[seat]) for seat, one in past.items()) for world in worlds]
    while True:
        for world in random.choices(worlds, weights, k=DRAWN):
            yield world, random.getrandbits(32)
