"""The past of a round as evidence: worlds in which the others were likely to do what they have done are drawn more
often.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from math import prod
from random import Random
from typing import NamedTuple

from engine.contract import View
from engine.truc.cards import strength
from engine.truc.odds import TrucWorld, sample_hands, world_of
from engine.truc.places import SEATS, team
from engine.truc.policy import least, needs
from engine.truc.raising import Raising
from engine.truc.reading import Lie, accepting, calling, lie, playing
from engine.truc.state import TrucPublic, opening

UNLIKELY = 1e-9  # nothing is impossible: others need not go by the policy


class Turn(NamedTuple):
    """A turn that a seat has had: how the hand lay, the cards that the seat has `laid` from then on, what it could
    call, and whether it did.
    """

    seat: int
    lie: Lie
    laid: tuple[int, ...]
    call: str | None
    called: bool

    def likely(self, hand: tuple[int, ...]) -> float:
        """The probability that the policy does this with this hand."""
        card = playing(self.lie, hand)[self.laid[0]] if self.laid else 1.0
        if not self.call:
            return card
        calls = calling(self.lie, hand, self.call)
        return card * (calls if self.called else 1 - calls)


class Accepted(NamedTuple):
    """A call that a seat has accepted, which sits `at` seats to the left of the one on turn. Accepting pays from the
    `least` odds on.
    """

    seat: int
    lie: Lie
    laid: tuple[int, ...]
    at: int
    least: float

    def likely(self, hand: tuple[int, ...]) -> float:
        """The probability with which the policy did that with this hand."""
        return accepting(self.lie, self.at, hand, self.least)


Past = Sequence[Turn | Accepted]


def likely(view: View[TrucPublic], random: Random, number: int) -> Iterator[TrucWorld]:
    """Samples `number` worlds consistent with the view, then yields them forever, weighted by likelihood. Do not modify
    them.
    """
    others = [one for one in past(view) if one.seat != view.seat]
    seen = world_of(view, [()] * SEATS)
    dealt = ([sorted(map(strength, hand)) for hand in hands] for hands in islice(sample_hands(view, random), number))
    worlds = [replace(seen, hands=hands) for hands in dealt]
    weights = [UNLIKELY + likelihood(others, world.hands) for world in worlds]
    while True:
        yield from random.choices(worlds, weights, k=number)


def likelihood(past: Past, hands: Sequence[Sequence[int]]) -> float:
    """The likelihood of everything that was done, if these are the hands now."""
    return prod(one.likely(tuple(sorted((*hands[one.seat], *one.laid)))) for one in past)


def past(view: View[TrucPublic]) -> Past:
    """All that was done in the hand so far, as everybody saw it."""
    public = view.public
    cards = [strength(card) for card in public.laid]
    seats = [seat for seat, _ in public.turns]
    calls = {turn: (name, ridden) for _, name, turn, ridden in public.calls}
    laid = [[card for by, card in zip(seats, cards, strict=True) if by == seat] for seat in range(SEATS)]
    world = TrucWorld(laid, (*seats, public.turn)[0], public.size, view.standing.dealer, [])
    raising, done = opening(view.standing, public.target), list[Turn | Accepted]()
    for turn in range(len(cards) + 1):
        name, ridden = calls.get(turn, (None, False))
        if turn == len(cards) and not name:
            break
        seat = world.turn
        call = thought_of(raising, team(seat), needs(view))
        done.append(Turn(seat, lie(world), tuple(world.hands[seat]), call, bool(name)))
        if turn < len(cards) and (ridden or not name):
            world.play(cards[turn])
        if name:
            raising = raising.called(seat, name)
            if turn == max(calls) and public.raising.pending:
                break
            done.append(_accepted(view, world, raising))
            raising = raising.accepted()
            if not ridden and turn < len(cards):
                world.play(cards[turn])
    return done


@cache
def thought_of(raising: Raising, side: int, needs: tuple[int, int]) -> str | None:
    """The call that the policy considers: none for points that the team does not need."""
    return raising.call(side) if raising.stake < needs[side] else None


@cache
def worth_it(raising: Raising, side: int, needs: tuple[int, int]) -> float:
    """The odds from which on it accepts what was called."""
    if not raising.pending:
        raise ValueError("nothing was called")
    return least(needs[side], needs[1 - side], raising.stake, raising.pending.stake)


def _accepted(view: View[TrucPublic], world: TrucWorld, raising: Raising) -> Accepted:
    """The call that is pending has been accepted."""
    if not raising.pending:
        raise ValueError("nothing was called")
    asked = raising.pending.responder
    at = (asked - world.turn) % SEATS
    return Accepted(asked, lie(world), tuple(world.hands[asked]), at, worth_it(raising, team(asked), needs(view)))
