"""The policy of Sampen, from a view alone.

Whoever puts up half of a pair matches it at once and chooses again, so a pair can go whenever its seat has matched: it
is soon enough when nothing else is left. Until then they are worth keeping, for when the stock runs dry the longest
hand leads, and that is worth a card. But whoever has one single card left beside pairs puts up the pairs first: after
it nothing would ever bring them back.

Between single cards there is nothing to choose: the twin of each lies with equal chances wherever a twin may lie.
Always playing the lowest would tell the others what this hand no longer holds, so the choice is arbitrary: the same in
the same hand, but without a pattern from hand to hand.
"""

from random import Random

from engine.contract import Action, Decision, PickOne, View
from engine.sampen.state import paired


def choose(view: View, decision: Decision) -> Action:
    """A single card while there are two or more of them, then half of a pair."""
    if not isinstance(decision.answers, PickOne):
        raise TypeError(f"a card is to be put up, not {decision.answers!r}")
    cards = sorted(decision.answers.among)
    pairs = paired(cards)
    singles = [card for card in cards if card not in pairs]
    return decision.answers.action(Random(" ".join(cards)).choice(singles if len(singles) > 1 or not pairs else pairs))
