"""The slips of a beginner, who mostly answers as the game's policy does, and now and then something near to it. A slip
is seldom absurd: nobody calls, raises, folds, knocks or concedes by one who would not have done so.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random

from engine.contract import Action, Choose, Decision, View
from engine.contract.action import RIDER

SLIPS = 0.4  # how often a beginner takes an answer beside the policy's, where there is one
NEAR = 2  # the number of answers to each side that are near
LISTED = 300  # the number of answers to a decision that a beginner looks through


def slip(choose: Choose, view: View, decision: Decision, random: Random) -> Action:
    """The policy's answer, or now and then one beside it. A beginner who can lay all cards of the hand with that answer
    sees it, and does so.
    """
    chosen = choose(view, decision)
    if random.random() >= SLIPS or (chosen.cards and len(chosen.cards) == len(view.hand)):
        return chosen
    return random.choice(beside(chosen, decision) or (chosen,))


def beside(chosen: Action, decision: Decision) -> Sequence[Action]:
    """Return the answers beside this one: its neighbours in the order of the decision, which mostly is that of the
    cards, among those that do the same with as many cards; and to pass, for somebody who would lay cards. A call that
    goes with an answer is forgotten.
    """
    listed = tuple(islice(decision.enumerate(), LISTED))
    alike = [one for one in listed if _kind(one) == _kind(chosen)]
    plain = chosen.text.partition(RIDER)[0]
    at = next((place for place, one in enumerate(alike) if one.text == plain), None)
    if at is None:
        return ()
    passes = (one for one in listed if chosen.cards and one.verb == "pass")
    return (*alike[max(0, at - NEAR) : at], *alike[at + 1 : at + 1 + NEAR], *passes)


def _kind(answer: Action) -> tuple[str, int, int | None]:
    return answer.verb, len(answer.cards), answer.whom
