"""The search of strong computer players: it thinks as its opponent does.

Both know all cards of each other but one, so what the other seat suspects can be worked out, and so can what it will
name next: the likeliest rank. The value of a card is the number of these guesses that the chain outlives after it, on
the way of cards that outlives most. Nothing is played out. Guessing goes by the policy.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.cards.packs import rank
from engine.contract import Action, Decision, PickOne, Rules, Trial, View, untried
from engine.tadmur.chain import Chain
from engine.tadmur.cycle import counted
from engine.tadmur.policy import choose
from engine.tadmur.round import other
from engine.tadmur.seen import guesses_of, own_chain
from engine.tadmur.state import TadmurPublic
from engine.tadmur.suspicion import Step, steps_of, suspicion

AHEAD = 5  # guesses of the other seat that are thought through
UNNAMED = 0.5  # of a guess outlived, how much less the rank that is suspected is worth than one that is not


def search(_: Rules, view: View[TadmurPublic], decision: Decision, __: int, ___: Random) -> Trial:
    """The card after which the target stays hidden longest."""
    chosen = choose(view, decision)
    if chosen not in decision.answers or not isinstance(decision.answers, PickOne):
        return untried(chosen)
    seat = decision.seat
    mine, steps, wrong = own_chain(view), steps_of(view, seat), guesses_of(view, other(seat))

    def value(answer: Action, _: object) -> float:
        return _outlived(mine, answer.cards[0], steps, wrong, AHEAD) / AHEAD

    answers = [chosen, *(answer for answer in decision.answers if answer != chosen)]
    return Trial(answers, value, any_answer=False)


def _outlived(mine: Chain, card: str, steps: Sequence[Step], wrong: Sequence[str], ahead: int) -> float:
    """The number of the next guesses that a chain outlives with this card and the best ones after it."""
    after = mine.after(card)
    if not after.spaces:
        return ahead
    steps = [Step(rank(mine.last), rank(card), after.spaces), *steps]
    suspicions = suspicion(steps, counted((*after.hand, after.target)), wrong)
    named, target = max(suspicions, key=lambda name: suspicions[name]), rank(after.target)
    hidden = 1 - UNNAMED * suspicions[target]
    if not after.fitting():
        return 0.0
    if after.spaces == 1:  # then nobody may guess
        return ahead
    if named == target:
        return 0.5 * (1 - suspicions[target])
    if ahead == 1:
        return hidden
    after = replace(after, spaces=after.spaces + 1)  # for the seat's own guess in the next turn, which is usually wrong
    return hidden + max(
        (_outlived(after, following, steps, [*wrong, named], ahead - 1) for following in _different(after)), default=0.0
    )


def _different(chain: Chain) -> list[str]:
    """The cards that fit, one of each rank."""
    return list({rank(card): card for card in chain.fitting()}.values())
