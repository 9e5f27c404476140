"""How a computer player plays Tyzicha: from its view alone."""

from engine.contract import Action, Decision, View


def choose(view: View, decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    return next(iter(decision.options))
