"""The past of a round as evidence of the hidden cards. A world is drawn the more often, the more likely it was that the
others did what they have done with their cards in that world.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from math import prod
from random import Random
from typing import NamedTuple

from engine.contract import View
from engine.truc.places import SEATS, team
from engine.truc.player.odds import TrucWorld, sample_hands, world_of
from engine.truc.player.policy import break_even_odds, points_needed
from engine.truc.player.reading import Situation, accept_probability, call_probability, play_probabilities, situation_of
from engine.truc.raising import Raising
from engine.truc.state import TrucPublic, raising_at_start, strength

UNLIKELY = 1e-9  # added to every likelihood: others need not follow the policy, so no world is impossible


class Turn(NamedTuple):
    """A turn that a seat has had. `situation`: the state of the tricks at that moment. `laid`: the cards that the seat
    has laid from this turn on, the first of them on this turn. `call`: the call that it may have considered, None if
    there was none to consider. `called`: True if it made that call.
    """

    seat: int
    situation: Situation
    laid: tuple[int, ...]
    call: str | None
    called: bool

    def probability(self, hand: tuple[int, ...]) -> float:
        """The probability that the policy, holding this hand, would have done what the seat did."""
        card = play_probabilities(self.situation, hand)[self.laid[0]] if self.laid else 1.0
        if not self.call:
            return card
        calls = call_probability(self.situation, hand, self.call)
        return card * (calls if self.called else 1 - calls)


class Accepted(NamedTuple):
    """An answer by which a seat accepted a call. `situation`: the state of the tricks at that moment. `laid`: the cards
    that the seat has laid since. `at`: the number of places that it sat to the left of the seat on turn. `break_even`:
    the lowest odds of the hand with which it pays to accept.
    """

    seat: int
    situation: Situation
    laid: tuple[int, ...]
    at: int
    break_even: float

    def probability(self, hand: tuple[int, ...]) -> float:
        """The probability that the policy, holding this hand, would have accepted."""
        return accept_probability(self.situation, self.at, hand, self.break_even)


Past = Sequence[Turn | Accepted]


def sample_likely_worlds(view: View[TrucPublic], random: Random, number: int) -> Iterator[TrucWorld]:
    """Sample `number` worlds that fit the view, then yield worlds among them forever, the likelier ones more often. The
    same object may come again and again, so callers must copy it before they play on it.
    """
    others = [one for one in read_past(view) if one.seat != view.seat]
    seen = world_of(view, [()] * SEATS)
    dealt = ([sorted(map(strength, hand)) for hand in hands] for hands in islice(sample_hands(view, random), number))
    worlds = [replace(seen, hands=hands) for hands in dealt]
    weights = [UNLIKELY + likelihood(others, world.hands) for world in worlds]
    while True:
        yield from random.choices(worlds, weights, k=number)


def likelihood(past: Past, hands: Sequence[Sequence[int]]) -> float:
    """The likelihood of these acts, if the seats hold these cards now. At the time of an act, a hand also held the
    cards that its seat has laid since.
    """
    return prod(one.probability(tuple(sorted((*hands[one.seat], *one.laid)))) for one in past)


def read_past(view: View[TrucPublic]) -> Past:
    """Every turn and every accepted call of the hand so far, in order, from what everybody saw.

    The hand is played again from its beginning in a world in which each seat holds only the cards that it has laid by
    now. So what such a hand holds at any moment are the cards that its seat laid from then on.
    """
    public = view.public
    cards = [strength(card) for card in public.laid]
    seats = [seat for seat, _ in public.turns]
    calls = {turn: (name, ridden) for _, name, turn, ridden in public.calls}
    laid = [[card for by, card in zip(seats, cards, strict=True) if by == seat] for seat in range(SEATS)]
    world = TrucWorld(laid, (*seats, public.turn)[0], public.size, view.standing.dealer, [])
    raising, done = raising_at_start(view.standing, public.target), list[Turn | Accepted]()
    for turn in range(len(cards) + 1):
        name, ridden = calls.get(turn, (None, False))
        if turn == len(cards) and not name:  # the seat on turn has not acted yet
            break
        seat = world.turn
        call = considered_call(raising, team(seat), points_needed(view))
        done.append(Turn(seat, situation_of(world), tuple(world.hands[seat]), call, bool(name)))
        if turn < len(cards) and (ridden or not name):
            world.play(cards[turn])
        if name:
            raising = raising.called(seat, name)
            if turn == max(calls) and public.raising.pending:  # the last call is not answered yet
                break
            done.append(_acceptance(view, world, raising))
            raising = raising.accepted()
            if not ridden and turn < len(cards):
                world.play(cards[turn])
    return done


@cache
def considered_call(raising: Raising, side: int, needs: tuple[int, int]) -> str | None:
    """The call that the policy considers for a team on its turn. There is none if the stake already gives the team
    all the points that it needs.
    """
    return raising.call(side) if raising.stake < needs[side] else None


@cache
def break_even_of_call(raising: Raising, side: int, needs: tuple[int, int]) -> float:
    """The lowest odds of its hand with which it pays for a team (`side`) to accept the pending call."""
    if not raising.pending:
        raise ValueError("nothing was called")
    return break_even_odds(needs[side], needs[1 - side], raising.stake, raising.pending.stake)


def _acceptance(view: View[TrucPublic], world: TrucWorld, raising: Raising) -> Accepted:
    """The acceptance of the pending call, made in this state of the world."""
    if not raising.pending:
        raise ValueError("nothing was called")
    asked = raising.pending.responder
    at = (asked - world.turn) % SEATS
    return Accepted(
        asked,
        situation_of(world),
        tuple(world.hands[asked]),
        at,
        break_even_of_call(raising, team(asked), points_needed(view)),
    )
