"""The choices that a view gives in Sampen: a single card or half of a pair, and not which one.

No card that lies open is the twin of a single card, for the hand would have matched it. So whoever swaps the names of
two single cards of a hand, and those of their twins, has a deal as likely as the true one in which the hand has seen
the same. So it is with two pairs, and with the halves of one.
"""

from engine.contract import Action, Decision, PickOne
from engine.sampen.state import paired


def alike(decision: Decision) -> tuple[tuple[Action, ...], ...]:
    """The single cards, the halves of pairs."""
    if not isinstance(decision.answers, PickOne):
        raise TypeError(f"a card is to be put up, not {decision.answers!r}")
    pairs = paired(decision.answers.among)
    singles = [card for card in decision.answers.among if card not in pairs]
    return tuple(tuple(map(decision.answers.action, cards)) for cards in (singles, pairs))
