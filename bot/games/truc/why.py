"""The answer to a player of Truc who asks why something cannot be played."""

from collections.abc import Sequence

from bot.games.truc import words
from bot.screens.table.answers import asked
from bot.table.scene import Scene
from bot.ui import refusals
from bot.ui.texts import say
from engine.contract import Decision, View
from engine.truc.places import team
from engine.truc.raising import CALLS
from engine.truc.state import TrucPublic


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    if not scene.plays:
        return "", ()
    view = scene.seen_as(TrucPublic)
    return _chapter(view), _why_not(scene, view)


def _chapter(view: View[TrucPublic]) -> str:
    """The name of the chapter that fits the moment."""
    return {"cut": "the-round", "size": "the-round", "eleven": "eleven", "answer": "calls"}.get(view.phase, "tricks")


def _why_not(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The actions that are possible now, and the reasons why others are not."""
    call = view.public.raising.pending
    if view.phase in ("cut", "size"):
        return [say("truc-why-no-cards")]
    if call is not None:
        mine = call.responder == view.seat
        return [say("truc-why-asked") if mine else say("truc-why-answer", name=scene.name(call.responder))]
    lines = [say("truc-why-card"), say("truc-why-ranks")]
    decision = asked(view)
    if decision is None:
        return [*lines, say("truc-why-turn")]
    return [*lines, *(_about_call(view, decision, name) for name in CALLS)]


def _about_call(view: View[TrucPublic], decision: Decision, name: str) -> str:
    """A line that says how a call may be made now, or why it may not."""
    if name in words.calls_before_card(decision):
        ridden = any(rider.name == name for rider in decision.riders)
        return say("truc-why-call-yes" if ridden else "truc-why-call-last", call=name.capitalize())
    refusal = view.public.raising.refusal(name, team(decision.seat))
    reason = refusals.sentence(refusal) if refusal else ""
    return say("truc-why-call", call=name.capitalize(), reason=reason)
