"""What players of Rumino are told about their cards and answers: the hand in its melds, why an answer is a good one,
what a coach says, and why something cannot be done.
"""

from collections.abc import Sequence

from bot.screens.table import generic_parts, melds
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import say
from engine.cards.packs import less
from engine.contract import Action, Decision, View
from engine.rumino.deadwood import arranged, deadwood, deadwood_without
from engine.rumino.game import Rumino
from engine.rumino.rules import RuminoRules, no_rebuy
from engine.rumino.state import RuminoPublic


def in_melds(scene: Scene, cards: Sequence[str]) -> list[str]:
    """A hand in its best melds, with what is left over; and the same as text, for those who hear it."""
    found = arranged(cards)
    loose = wording.row(found.loose, scene.faces)
    left = say("rumino-loose", cards=loose, points=found.deadwood) if found.loose else say("rumino-matched")
    lines = [say("rumino-melds", melds=melds.row(scene, found.melds))] if found.melds else []
    return [*lines, left, *([f"-# {melds.in_words((*found.melds, found.loose))}"] if scene.faces else [])]


def melds_shown(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """A hand as it lies open, or that it stays closed; "" for a seat that was dealt none."""
    cards = view.public.shown[seat]
    if not cards:
        count = view.zone("hand", seat).count
        return say("rumino-line-closed", back=wording.back(scene.faces)) if count else ""
    if not view.public.scores:
        return wording.row(cards, scene.faces)  # a rumino is one meld
    found = arranged(cards)
    loose = wording.row(found.loose, scene.faces)
    left = say("rumino-line-left", cards=loose, points=found.deadwood) if loose else say("rumino-line-all")
    return " · ".join(part for part in (melds.row(scene, found.melds), left) if part)


def shown_hand(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """The line of a hand that lies open."""
    return f"{seat + 1}. **{scene.name(seat)}** — {melds_shown(scene, view, seat)}"


def left_by_taking(view: View[RuminoPublic]) -> int:
    """The least that would stay unmatched, were the upcard taken and another card thrown."""
    left = deadwood_without((*view.hand, upcard(view)))
    return min(left[card] for card in view.hand)


def upcard(view: View[RuminoPublic]) -> str:
    """The top card of the discards; "" if there is none."""
    return (view.public.discards or ("",))[-1]


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


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind != "turn_start":
        return generic_parts.coach_text(scene, asked)
    ends = next((verb for verb in ("gin", "knock") if any(one.verb == verb for one in asked.enumerate())), "none")
    card = naming.card(upcard(scene.seen_as(RuminoPublic)))
    return say("rumino-coach-turn-start", card=card, ends=ends, points=deadwood(scene.seen.hand))


def _reason_of_upcard(view: View[RuminoPublic], verb: str) -> Reason | None:
    """The worth of the open card for the hand, once another card has been thrown for it."""
    return melds.why_drawn("points", taken=verb == "take", before=deadwood(view.hand), after=left_by_taking(view))


def _reason_of_throw(view: View[RuminoPublic], card: str) -> Reason | None:
    return melds.why_thrown("points", deadwood_without(view.hand), card, arranged(less(view.hand, card)).loose)


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    after = scene.view is not None and scene.view.phase in ("rebuy", "over")
    return "out-and-back" if after else "the-round", _why_not(scene)


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if scene.view is None or scene.view.seat is None:
        return []
    view = scene.seen_as(RuminoPublic)
    if view.seat in view.standing.out:
        return [say("generic-out-match")]
    if view.phase not in ("turn_start", "discard"):
        return stays_out(scene, view)
    rules, turn = scene.rules_as(Rumino), view.public.turn
    if turn != view.seat:
        return [say("rumino-why-turn", name=scene.name(turn))]
    if view.phase == "turn_start":
        return _before_draw(view, rules)
    lines = [say("rumino-why-throw"), say("rumino-why-knock-late")]
    left = min(deadwood(less(view.hand, card)) for card in view.hand)
    if not rules.gin_after_draw:
        lines.append(say("rumino-why-gin-late"))
    elif left:
        lines.append(say("rumino-why-gin", points=left, thrown="yes"))
    if view.public.taken and not rules.return_discard:
        lines.append(say("rumino-why-taken", card=naming.card(view.public.taken)))
    return lines


def stays_out(scene: Scene, view: View[RuminoPublic]) -> list[str]:
    """The reason why the viewer, whom this hand of a match that goes on has put out, cannot come back."""
    seat, rules = view.seat, scene.rules_as(Rumino)
    if seat is None or seat in view.standing.out or view.decisions or not scene.match_goes_on:
        return []
    totals = [int(seen.counters["score"]) for seen in view.seats]
    retired = [at for at, seen in enumerate(view.seats) if seen.retired]
    why = no_rebuy(rules, view.standing, totals, retired, seat) or "late"
    return [] if why == "in" else [say("rumino-why-rebuy", reason=say("refused-rum-no-rebuy", why=why))]


def _before_draw(view: View[RuminoPublic], rules: RuminoRules) -> list[str]:
    left, lines = deadwood(view.hand), [say("rumino-why-draw")]
    if left > rules.knock_max:
        lines.append(say("rumino-why-knock", points=left, most=rules.knock_max))
    if left:
        lines.append(say("rumino-why-gin", points=left, thrown="no"))
    return lines
