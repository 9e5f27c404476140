"""The search of strong computer players: worlds are drawn and played to the end, for every answer the same ones. The
hands in them fit what their holders have done (`belief`).
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from engine.contract import Action, Decision, Rules, Trial, View
from engine.schwimmen.player.belief import sample_hands
from engine.schwimmen.player.policy import choose
from engine.schwimmen.player.world import TIES, SchwimmenWorld, mask, terms_of, world_with, worth
from engine.schwimmen.round import CLOSE, KEEP, SWAP, hand_after
from engine.schwimmen.rules import SchwimmenRules
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import HAND, SCHNAUZ

OWN = 0.8  # how much of the value lies in keeping one's own lives; the rest in what the others lose
SURE = 3.0  # the standard errors by which an answer must be behind the best to be given up


def search(rules: Rules, view: View[SchwimmenPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that does best in the worlds that may be."""
    if not isinstance(rules, SchwimmenRules):
        raise TypeError(f"these are rules of {rules.GAME}")
    answers = list(dict.fromkeys([choose(view, decision), *_answers(view, decision)]))
    return Trial(answers, _value_of(view), _sample_worlds(rules, view, random), playouts, SURE)


def _answers(view: View[SchwimmenPublic], decision: Decision) -> Iterator[Action]:
    """All answers, and to close with each of them that does not end the hand at once."""
    for answer in decision.enumerate():
        yield answer
        if decision.riders and worth(mask(hand_after(view.hand, answer))) < TIES * SCHNAUZ:
            yield answer.saying(CLOSE.text)


def _sample_worlds(rules: SchwimmenRules, view: View[SchwimmenPublic], random: Random) -> Iterator[SchwimmenWorld]:
    """The hand as it may be at this moment."""
    terms, table = terms_of(rules, view.standing), mask(view.public.table)
    for hands, hidden in sample_hands(view, terms, random):
        down = 0 if table else HAND
        yield world_with(terms, view.public, hands, table or sum(hidden[:down]), hidden[down:])


def _value_of(view: View[SchwimmenPublic]) -> Callable[[Action, SchwimmenWorld], float]:
    """The value of an answer in a world, by who loses a life."""
    seat, hand = view.own_seat, view.hand

    @cache
    def move(answer: Action) -> tuple[int, bool]:
        return mask(hand_after(hand, answer)), CLOSE.text in (answer.verb, answer.rider)

    def value(answer: Action, drawn: SchwimmenWorld) -> float:
        world = drawn.copy()
        if answer in (KEEP, SWAP):
            world.start(answer == SWAP)
        else:
            world.act(*move(answer))
        world.finish()
        lost = world.lost()
        own, others = seat in lost, len(world.terms.live) - 1
        return OWN * (not own) + (1 - OWN) * (len(lost) - own) / max(1, others)

    return value
