"""The policy of Tyzicha, from a view alone.

It bids what its hand is worth, and plays the contract as it was bid: a steward who sits in after the auction plays by
the policy and has not made the bid, so it neither concedes nor raises (TYZ-R14).
"""

from engine.contract import Action, Assign, Decision
from engine.tyzicha.player.gifts import expected_points, gifts
from engine.tyzicha.player.tactics import follow, lead
from engine.tyzicha.round import PASS, STAY
from engine.tyzicha.state import TyzichaView


def silent(view: TyzichaView, decision: Decision) -> Action:
    """The answer of a seat whose time is up: two cards that cost little, else the plainest (TYZ-5)."""
    if isinstance(decision.answers, Assign):
        return decision.answers.action(gifts(view.hand))
    return next(iter(decision.answers))


def choose(view: TyzichaView, decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    if isinstance(decision.answers, Assign):
        return decision.answers.action(gifts(view.hand))
    answers = list(decision.answers)
    match decision.kind:
        case "bid":
            return next(
                (bid for bid in answers if bid != PASS and int(bid.values[0]) < expected_points(view.hand)), PASS
            )
        case "forced":
            low, high = answers
            return high if expected_points(view.hand) > int(high.values[0]) else low
        case "commit":
            return STAY
        case "lead":
            return lead(view, [one for form in decision.before for one in form], answers)
        case _:
            return follow(view, answers)
