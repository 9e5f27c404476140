"""Worlds of Dahimi drawn from one seat's view alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.climbing import resample as climbing_resample
from engine.climbing.resample import Hands
from engine.climbing.views import ClimbingView
from engine.dahimi import actions
from engine.dahimi.deck import ORDER, rank_of
from engine.dahimi.plays import Play
from engine.dahimi.round import Round, owed
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic


def resample(rules: DahimiRules, seen: ClimbingView[DahimiPublic], random: Random) -> Round:
    """A world that this view's seat cannot tell from the true one, from the view alone."""
    return next(sample_worlds(rules, seen, random))


def sample_worlds(rules: DahimiRules, seen: ClimbingView[DahimiPublic], random: Random) -> Iterator[Round]:
    """Sample worlds, without end. All that the seat knows is gathered once, for any number of them."""
    logged = [(seat, actions.read(text)) for seat, text in seen.log]
    laid = [(seat, action) for seat, action in logged if isinstance(action, Play)]
    deal = climbing_resample.hand_sampler(
        seen,
        rules.deck(len(seen.seats)).cards,
        _worth,
        [(seat, play.cards) for seat, play in laid],
        lambda hands: _explains_who_was_asked(rules, seen, hands),
    )
    if seen.phase == "tax":
        while True:
            yield _relived(rules, seen, deal(random))
    relived: Round | None = None  # the round as it was seen, once it has happened with some hands
    while True:
        hands = deal(random)
        relived = relived or _relived(rules, seen, hands)
        state = relived.copy()
        state.hold([tuple(hand.elements()) for hand in hands])
        state.exchanges = climbing_resample.exchanges(state, seen)
        for seat, play in laid:
            state.lose(seat, play)
        state.ask_again()
        yield state


def _relived(rules: DahimiRules, seen: ClimbingView[DahimiPublic], hands: Hands) -> Round:
    """The round as it was seen, with these hands."""
    state = Round(rules, seen.standing, [tuple(hand.elements()) for hand in hands])
    climbing_resample.relive(state, seen)
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
