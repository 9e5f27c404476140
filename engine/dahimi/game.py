"""Dahimi as a game: its options, how it is seated, how a round of it begins, and worlds drawn from one seat's view
alone.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import ClassVar

from engine.climbing.resample import Hands, exchanges, hand_sampler, relive
from engine.climbing.rules import check_room, seat_joiner, stayers
from engine.climbing.views import ClimbingView, climbing, climbing_as
from engine.contract import Rng, Seating, SeatingRequest, Standing, Verdict, View
from engine.dahimi.deck import ORDER, rank_of
from engine.dahimi.menu import verdicts
from engine.dahimi.plays import Play, read_action
from engine.dahimi.round import Round, deal, owed
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic


class Dahimi(DahimiRules):
    """Dahimi, 3 to 13 players."""

    GAME: ClassVar[str] = "dahimi"
    VERSION: ClassVar[int] = 2

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        """DAH-2, DAH-7, DAH-8. The first hand: as they came, a random dealer; later ones: the last seat deals."""
        standing, result, leave, join = request
        seated = [] if standing is None else stayers(standing, result, leave)
        check_room(seated, join, self.seats()[1])
        if standing is None or (result is None and self.unranked(standing)):  # no ranks yet to sit by
            players = (*seated, *join)
            return Seating(Standing(order=players, dealer=rng.pick(players)))
        joined = tuple(seat_joiner(seated, joiner, self.join_policy, ORDER, rng) for joiner in join)
        number = standing.round + (result is not None)
        return Seating(Standing(order=tuple(seated), round=number, dealer=len(seated) - 1), joined)

    def start(self, standing: Standing, rng: Rng) -> Round:
        return deal(self, standing, rng)

    def resample(self, view: View, random: Random) -> Round:
        return next(sample_rounds(self, climbing_as(view, DahimiPublic), random))

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(self, climbing(view))


def sample_rounds(rules: DahimiRules, seen: ClimbingView[DahimiPublic], random: Random) -> Iterator[Round]:
    """Sample worlds, without end. All that the seat knows is gathered once, for any number of them."""
    logged = [(seat, read_action(text)) for seat, text in seen.log]
    laid = [(seat, action) for seat, action in logged if isinstance(action, Play)]
    deal_hands = hand_sampler(
        seen,
        rules.deck(len(seen.seats)).cards,
        _worth,
        [(seat, play.cards) for seat, play in laid],
        lambda hands: _explains_who_was_asked(rules, seen, hands),
    )
    if seen.phase == "tax":
        while True:
            yield _relived(rules, seen, deal_hands(random))
    relived: Round | None = None  # the round as it was seen, once it has happened with some hands
    while True:
        hands = deal_hands(random)
        relived = relived or _relived(rules, seen, hands)
        state = relived.copy()
        state.hold([tuple(hand.elements()) for hand in hands])
        state.exchanges = exchanges(state, seen)
        for seat, play in laid:
            state.lose(seat, play)
        state.ask_again()
        yield state


def _relived(rules: DahimiRules, seen: ClimbingView[DahimiPublic], hands: Hands) -> Round:
    """The round as it was seen, with these hands."""
    state = Round(rules, seen.standing, [tuple(hand.elements()) for hand in hands])
    relive(state, seen)
    state.asked = seen.public.asked
    return state


def _worth(card: str) -> int:
    return ORDER.index(rank_of(card))


def _explains_who_was_asked(rules: DahimiRules, seen: ClimbingView[DahimiPublic], hands: Hands) -> bool:
    """A payer was asked if and only if they had more cards of the last rank due than they owed (DAH-7).

    After the exchange this says something to the receiver alone, who knows what that rank was.
    """
    asked = seen.public.asked
    if seen.phase == "tax":
        pairs = rules.schedule(len(hands))
        return all(_chooses(hands[low], high, low, count) == (low in asked) for high, low, count in pairs)
    own = seen.exchange
    if own is None or own.high != seen.seat:
        return True
    high, low, paid, returned = own
    had = hands[low] - Counter(returned) + Counter(paid)
    return _chooses(had, high, low, len(paid)) == (low in asked)


def _chooses(hand: Counter[str], high: int, low: int, count: int) -> bool:
    return owed(tuple(hand.elements()), high, low, count) is not None
