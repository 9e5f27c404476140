"""How a computer player plays Sampen: from its view alone.

Half of a pair comes back at once and its seat chooses again, so pairs may go whenever the seat has matched: it is soon
enough when nothing else is left. Until then they are worth keeping, for when the stock runs dry the longest hand leads,
and that is worth a card. But whoever has one single card left beside pairs puts up the pairs first: after it nothing
would ever bring them back.

Between single cards there is nothing to choose: the twin of each lies with equal chances wherever a twin may lie. But
always the lowest would tell the others what this hand no longer holds, so it is any of them: the same in the same hand,
and no pattern from hand to hand.
"""

from random import Random

from engine.contract import Action, Decision, PickOne, View
from engine.sampen.cards import paired


def choose(view: View, decision: Decision) -> Action:
    """A single card while there are two or more of them, then half of a pair."""
    if not isinstance(decision.options, PickOne):
        raise TypeError(f"a card is to be put up, not {decision.options!r}")
    cards = sorted(decision.options.among)
    pairs = paired(cards)
    singles = [card for card in cards if card not in pairs]
    return decision.options.action(Random(" ".join(cards)).choice(singles if len(singles) > 1 or not pairs else pairs))
