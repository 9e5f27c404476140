"""How a strong computer player plays Truc: by finer odds than the policy's, and it reckons with calls being rejected.

The policy calls with strong hands. But nearly half of its calls are rejected, and a rejection wins the stake whatever
the caller holds. So in some worlds the seat that would answer a call is asked, by the policy, what it would say. How a
call of the other team is answered follows from the odds, as in the policy.
"""

from functools import partial
from random import Random

from engine.contract import Action, Decision, PickOne, Rules, Thought, View
from engine.search.generic import World, tried, worlds
from engine.truc.cards import strength
from engine.truc.odds import Hands, chance, drawn, world_of
from engine.truc.places import team
from engine.truc.policy import answered, choose, matched
from engine.truc.raising import PROPOSES
from engine.truc.round import REJECT, TrucRound

ASKED = 10  # of so many playouts one goes to a world in which somebody is asked: it takes twenty times as long


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Thought:
    """The card that does best in the worlds that may be, or a call that does better than it; other answers by the odds
    in so many worlds.
    """
    if decision.kind in ("answer", "eleven"):
        return Thought(answered(view, decision, chance(view, random, playouts)))
    if not isinstance(decision.options, PickOne):
        return Thought(choose(view, decision))
    calls = [call for form in decision.before for call in form]
    asked = playouts // ASKED if calls else 0
    plays = {strength(card): decision.options.action(card) for card in decision.options.among}
    best = tried(list(plays.values()), drawn(view, random), partial(_played, view), playouts - asked)
    if not asked:
        return best
    raised = tried([best.action, *calls], worlds(rules, view, random), partial(_called, view, best.action), asked)
    return raised if raised.action in calls else best


def _played(view: View, play: Action, hands: Hands, stake: int = 0) -> float:
    """How likely the match is to be won with a card in a world, at this stake, else the one in force: everybody plays
    plainly, and nobody calls.
    """
    world = world_of(view, hands)
    side = world.play(strength(play.cards[0]))
    won = (world.finish() if side is None else side) == team(view.seat or 0)
    return matched(view, stake or int(view.counters["stake"]), won=won)


def _called(view: View, play: Action, answer: Action, world: World) -> float:
    """The same of the card alone, or with a call before it."""
    state = world.state.copy()
    if not isinstance(state, TrucRound):
        raise TypeError("a hand of another game was drawn")
    if answer == play:
        return _played(view, play, state.hands)
    state.play(view.seat or 0, answer)
    (asked,) = state.pending
    if choose(state.view(asked.seat), asked) == REJECT:
        return matched(view, int(view.counters["stake"]), won=True)
    return _played(view, play, state.hands, PROPOSES[answer.verb])
