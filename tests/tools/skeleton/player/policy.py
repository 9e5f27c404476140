"""A computer player's choice."""

from engine.cards.tricks import winning
from engine.contract import Action, Decision, View
from tests.tools.skeleton.round import SkeletonPublic, strength


def choose(view: View[SkeletonPublic], decision: Decision) -> Action:
    """Lead the highest card; take the trick with the lowest card that can, or else play the lowest of all."""
    trick = view.public.trick
    plays = sorted(decision.answers, key=lambda play: strength(play.cards[0]))
    if not trick:
        return plays[-1]
    mine = view.own_seat
    taking = (play for play in plays if winning((*trick, (mine, play.cards[0])), strength, "")[0] == mine)
    return next(taking, plays[0])
