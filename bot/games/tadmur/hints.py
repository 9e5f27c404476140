"""Reasons why an answer is a good one, and what a coach says: by ways to the target, and by what a chain betrays."""

from bot.screens.review.reasons import Reason, because
from bot.screens.table import generic_parts
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.texts import percent, say
from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, View
from engine.tadmur.chain import Chain
from engine.tadmur.cycle import counted
from engine.tadmur.player.suspicion import Step, steps_of, suspicion
from engine.tadmur.resample import elsewhere, guesses_of, own_chain
from engine.tadmur.round import GUESS, PLAY, STUCK, other
from engine.tadmur.state import TadmurPublic


def reason(view: View[TadmurPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: where the viewer's own cards lead, or what is known of the other chain."""
    if action.verb == GUESS:
        return _reason_of_guess(view, action.values[0])
    return _reason_of_card(view, action.cards[0]) if action.cards else None


def taught(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind == STUCK:
        return generic_parts.taught(scene, asked)
    view = scene.seen_as(TadmurPublic)
    chain = own_chain(view)
    last, target = naming.card(rank(chain.last)), naming.card(rank(chain.target))
    text = say("tadmur-coach-last" if chain.spaces == 1 else "tadmur-coach-turn", last=last, target=target)
    if not asked.before:
        return text
    return f"{text} {say('tadmur-coach-guess', count=len(steps_of(view, other(asked.seat))))}"


def forced(scene: Scene, only: Action) -> Reason | None:
    """The reason why there is only one answer; None if the coach gives none."""
    if only.verb != PLAY:
        return None
    return because("tadmur-coach-only", card=naming.card(only.cards[0]))


def _reason_of_guess(view: View[TadmurPublic], name: str) -> Reason | None:
    """The reason that no rank is likelier by what the chain betrays, or else by what is still unseen."""
    seat, hidden = view.own_seat, counted(elsewhere(view))
    wrong = guesses_of(view.public, seat)
    likely = suspicion(steps_of(view, other(seat)), hidden, wrong)
    if likely != suspicion([], hidden, wrong) and likely.get(name, 0.0) == max(likely.values()):
        return because("tadmur-hint-betrayed", share=percent(likely[name]))
    counts = {one: count for one, count in zip(RANKS, hidden, strict=True) if one not in wrong}
    most = name in counts and counts[name] == max(counts.values())
    return because("tadmur-hint-unseen", count=counts[name]) if most else None


def _reason_of_card(view: View[TadmurPublic], card: str) -> Reason | None:
    """The reason for a card: it keeps a way to the target that another card would have lost; or it betrays little."""
    chain = own_chain(view)
    if chain.spaces == 1:
        return because("tadmur-hint-completes")
    after, others = chain.after(card), [one for one in chain.fitting() if rank(one) != rank(card)]
    if after.way() is not None:
        lost = next((one for one in others if chain.after(one).way() is None), None)
        way = because("tadmur-hint-way")
        return because("tadmur-hint-only-way", other=naming.card(rank(lost))) if lost else way
    if others and _betrays(view, chain, card) < _betrays(view, chain, others[0]):
        return because("tadmur-hint-hides", other=naming.card(rank(others[0])))
    if after.way(1) is not None:
        return because("tadmur-hint-longer")
    fitting = {rank(one) for one in after.fitting()}
    return because("tadmur-hint-fits", count=len(fitting)) if fitting else None


def _betrays(view: View[TadmurPublic], chain: Chain, card: str) -> float:
    """The likelihood at which the other player must then take the viewer's target to be of its rank."""
    seat, after = view.own_seat, chain.after(card)
    steps = [Step(rank(chain.last), rank(card), after.spaces), *steps_of(view, seat)]
    suspicions = suspicion(steps, counted((*after.hand, after.target)), guesses_of(view.public, other(seat)))
    return suspicions.get(rank(after.target), 0.0)


def way_line(chain: Chain) -> str:
    """A line that says if cards of the hand fill exactly the spaces, or only one more, or neither."""
    ways = [chain.way(longer) is not None for longer in (0, 1)]
    return "open" if ways[0] else "longer" if ways[1] else "closed"
