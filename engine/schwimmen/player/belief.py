"""The past of a round as evidence of the hands of others: a hand is drawn the more often, the more of what its holder
has done is what the policy would have done with it.

All exchanges lie open. So what nobody knows of a hand are the cards that its holder has kept since the deal, always the
same ones. If these are supposed, the hand of each turn is known, and so is what the policy would have made of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations, pairwise
from math import prod
from operator import or_
from random import Random
from typing import NamedTuple

from engine.contract import View
from engine.schwimmen.player.policy import KEEPS
from engine.schwimmen.player.world import BITS, NEVER, TIES, Terms, best_last, hands_after, mask, value_seen, worth
from engine.schwimmen.round import TURNS
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import HAND, SCHNAUZ

UNLIKELY = 0.003  # the likelihood of what the policy would not have done: people do other things, too
PROPOSALS = 4  # hands that are proposed for a seat from one world to the next
LEAST = 1e-9  # the least likelihood of a hand to begin with, so that there always is one
SAME = 1e-9  # values that differ by less are equal
SHOWN = TIES * SCHNAUZ  # the worth from which on a hand would have been shown


class Act(NamedTuple):
    """A turn that a seat has had. `rest`: its hand then, without the cards that it has kept since the deal and that
    nobody knows; `seen`: all that had lain on the table by then; `least`: the worth from which on the policy would have
    closed; `further`: True if another turn was to follow; `instead`: True if one closes instead of an exchange.
    """

    rest: int
    table: int
    gave: int
    took: int
    seen: int
    closed: bool
    least: int
    further: bool
    instead: bool

    def likelihood(self, kept: int) -> float:
        """The likelihood of what was done if these cards were kept."""
        before = kept | self.rest
        after = before & ~self.gave | self.took
        closes = worth(after) >= self.least and (after == before or not self.instead)
        return 1.0 if closes == self.closed and self._is_best(before, after) else UNLIKELY

    def _is_best(self, before: int, after: int) -> bool:
        """True if the policy makes nothing better of the hand `before` than `after`."""
        if not self.further:
            return worth(after) == worth(best_last(before, self.table))
        most = value_seen(after, before, self.seen) + SAME
        return all(value_seen(other, before, self.seen) <= most for other in hands_after(before, self.table))


class Kept(NamedTuple):
    """The dealer's choice to keep the hand. `rest`: as in `Act`."""

    rest: int

    def likelihood(self, kept: int) -> float:
        """The likelihood of that choice if these cards were kept."""
        return 1.0 if worth(kept | self.rest) >= TIES * KEEPS else UNLIKELY


Past = Sequence[Act | Kept]


class Likely(NamedTuple):
    """The hands that a seat may hold, with the sums of their likelihoods up to each of them."""

    hands: Sequence[int]
    sums: Sequence[float]


def sample_hands(view: View[SchwimmenPublic], terms: Terms, random: Random) -> Iterator[tuple[list[int], list[int]]]:
    """The hands by seat as they may be, and the other hidden cards, shuffled; without end. Nobody holds 31 or three
    aces: that would have been shown.
    """
    public, own, unseen = view.public, mask(view.hand), unseen_by(view)
    others = [seat for seat in terms.live if seat != view.own_seat]
    past = {seat: read_past(view, terms, seat) for seat in others}
    acted = [seat for seat in others if past[seat] or public.known[seat]]
    likely = {seat: likely_hands(mask(public.known[seat]), past[seat], unseen) for seat in acted}
    for drawn in _draw(likely, random):
        hands, used = drawn.copy(), sum(drawn.values())
        hidden = [card for card in unseen if not card & used]
        random.shuffle(hidden)
        for seat in others:
            if seat not in likely:
                hands[seat] = sum(hidden[-HAND:])
                del hidden[-HAND:]
        if all(worth(hand) < SHOWN for hand in hands.values()):
            hands[view.own_seat] = own
            yield [hands.get(seat, 0) for seat in range(len(public.known))], hidden


def unseen_by(view: View[SchwimmenPublic]) -> list[int]:
    """The cards that the view's seat cannot place."""
    public = view.public
    seen = {*view.hand, *public.table, *public.gone}.union(*public.known)
    return [bit for card, bit in BITS.items() if card not in seen]


def read_past(view: View[SchwimmenPublic], terms: Terms, seat: int) -> Past:
    """What a seat has done so far, read backwards from the cards that it holds for all to see."""
    public, rest = view.public, mask(view.public.known[seat])
    tables = [mask(turn.table) for turn in public.past]
    seen = list(accumulate(tables, or_))
    closed = next((at for at, turn in enumerate(public.past) if turn.closed), TURNS * len(terms.live) - 1)
    found: list[Act | Kept] = []
    for at, turn in reversed(list(enumerate(public.past))):
        if turn.seat == seat:
            gave, took = mask(turn.gave), mask(turn.took)
            rest = rest & ~took | gave
            least = terms.least[at // len(terms.live)] if at <= closed else NEVER
            found.append(Act(rest, tables[at], gave, took, seen[at], turn.closed, least, at <= closed, terms.instead))
    if public.kept and seat == view.standing.dealer:
        found.append(Kept(rest))
    return found


def likely_hands(known: int, past: Past, unseen: Sequence[int]) -> Likely:
    """The hands with these known cards and any unseen ones, by what their holder has done."""
    hands, weights = [], []
    for cards in combinations(unseen, HAND - known.bit_count()):
        kept = sum(cards)
        if worth(kept | known) < SHOWN:
            hands.append(kept | known)
            weights.append(prod([act.likelihood(kept) for act in past]))
    return Likely(hands, list(accumulate(weights)))


def _draw(likely: Mapping[int, Likely], random: Random) -> Iterator[dict[int, int]]:
    """Hands for these seats, no card in two of them, by a Markov chain: each time the hand of every seat gives way to
    another one that the others leave. So in the long run hands come as often as they are likely together. It is the
    same dict that comes each time.
    """
    hands = _draw_in_turn(likely, random)
    used = sum(hands.values())
    while True:
        for seat, (found, sums) in likely.items():
            others = used ^ hands[seat]
            proposed = random.choices(found, cum_weights=sums, k=PROPOSALS)
            hands[seat] = next((hand for hand in proposed if not hand & others), hands[seat])
            used = others | hands[seat]
        yield hands


def _draw_in_turn(likely: Mapping[int, Likely], random: Random) -> dict[int, int]:
    """A hand for each seat from those that the earlier seats leave, to begin with."""
    used, hands = 0, dict[int, int]()
    for seat, (found, sums) in likely.items():
        weights = [LEAST + after - before for before, after in pairwise((0.0, *sums))]
        free = [0.0 if hand & used else weight for hand, weight in zip(found, weights, strict=True)]
        (hands[seat],) = random.choices(found, free)
        used |= hands[seat]
    return hands
