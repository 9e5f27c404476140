"""Reasons why an answer is a good one, and what a coach says: by the deadwood."""

from bot.games.rumino import cards
from bot.screens.review.reasons import Reason, because
from bot.screens.table import generic_parts, melds
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.texts import say
from engine.cards.packs import less
from engine.contract import Action, Decision, View
from engine.rumino.deadwood import arranged, deadwood, deadwood_without
from engine.rumino.state import RuminoPublic


def reason(view: View[RuminoPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what stays unmatched."""
    match action.verb:
        case "take" | "draw":
            return _reason_of_upcard(view, action.verb)
        case "discard" | "gin" if action.cards:
            return _reason_of_throw(view, action.cards[0])
        case "knock" | "gin":
            return because("rumino-hint-left", points=deadwood(view.hand))
        case _:
            return None


def taught(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind != "turn_start":
        return generic_parts.taught(scene, asked)
    ends = next((verb for verb in ("gin", "knock") if any(one.verb == verb for one in asked.enumerate())), "none")
    card = naming.card(cards.upcard(scene.seen_as(RuminoPublic)))
    return say("rumino-coach-turn-start", card=card, ends=ends, points=deadwood(scene.seen.hand))


def _reason_of_upcard(view: View[RuminoPublic], verb: str) -> Reason | None:
    """The worth of the open card for the hand, once another card has been thrown for it."""
    return melds.why_drawn("points", taken=verb == "take", before=deadwood(view.hand), after=cards.left_by_taking(view))


def _reason_of_throw(view: View[RuminoPublic], card: str) -> Reason | None:
    return melds.why_thrown("points", deadwood_without(view.hand), card, arranged(less(view.hand, card)).loose)
