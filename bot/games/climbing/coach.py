"""The words of a lesson's coach about a decision in the climbing family: leading is not following, and a pass that is
forced is no choice.
"""

from bot.games.climbing import words
from bot.screens.review.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision

FIRST = 2  # answers of a pupil to whom the taxes are told
TOO_LITTLE = {"wrong_size", "wrong_pattern", "not_higher"}  # refusals of cards that do not beat the pile


def taught(scene: Scene, asked: Decision) -> str:
    view = climbing(scene.seen)
    if asked.kind == "pay":
        return say("climbing-coach-pay")
    if asked.kind == "tax":
        _, low, paid, _ = view.own_exchange
        return say("climbing-coach-paid", name=scene.name(low), cards=wording.counted(paid))
    arcana = say("climbing-coach-arcana") if view.pile and any(map(wording.named, view.hand)) else None
    lines = [_surrendered(scene, view), _to_play(view, asked), arcana]
    return " ".join(one for one in lines if one)


def forced(scene: Scene, only: Action) -> Reason | None:
    """The reason why somebody must pass; None if they need not, or if an arcana forbids the play, which the refusal's
    own sentence says well enough.
    """
    view = climbing(scene.seen)
    if only.verb != "pass":
        return None
    if view.seat in view.public.must_pass:
        return because("climbing-coach-caught")
    reasons = {verdict.refusal.code if verdict.refusal else "" for verdict in scene.rules.explain(view)}
    if view.pile and reasons <= TOO_LITTLE:
        return because("climbing-coach-beaten", what=words.play(view.pile[-1]))
    return None


def _surrendered(scene: Scene, view: ClimbingView) -> str | None:
    """The cards that a low rank has paid, told at its first turn; a pass that was forced is none."""
    if view.exchange is None or scene.answers >= FIRST:
        return None
    high, low, paid, _ = view.exchange
    if view.seat != low:
        return None
    return say("climbing-coach-surrendered", name=scene.name(high), cards=wording.counted(paid))


def _to_play(view: ClimbingView, asked: Decision) -> str:
    passes = "yes" if any(answer.verb == "pass" for answer in asked.answers) else "no"
    if view.pile:
        top = view.pile[-1]
        return say(
            "climbing-coach-follow", what=words.play(top), count=top.size, number=say("number", count=top.size),
            shape=top.shape, passes=passes,
        )  # fmt: skip
    suited = wording.SUITED.fullmatch(view.hand[0])
    return say("climbing-coach-start" if suited else "climbing-coach-lead", passes=passes)
