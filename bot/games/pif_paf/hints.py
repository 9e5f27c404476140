"""What players of Pif Paf are told about an answer: why it is a good one, what a coach says, and why something cannot
be played.
"""

from collections.abc import Sequence
from itertools import combinations

from bot.games.pif_paf import table
from bot.screens.table import generic_parts, melds
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.texts import say
from engine.cards.drawing_policy import unseen_kinds
from engine.cards.packs import less, plain
from engine.contract import Action, Decision, View
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import discards, grouped, halves, is_meld, loose
from engine.pif_paf.round import DECK
from engine.pif_paf.state import PifPafPublic, limit, limited_by


def reason(view: View[PifPafPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: how much of the hand lies in melds, and what a card does for that."""
    match action.verb:
        case "draw" | "take":
            return _reason_of_upcard(view, taken=action.verb == "take")
        case "discard" | "out":
            return _reason_of_throw(view, action.cards[0])
        case _:
            return _reason_of_bet(view, action.verb)


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind == "bet":
        owes = scene.seen_as(PifPafPublic).public.betting.owes(asked.seat)
        return say("pif-paf-coach-bet", owes=owes, pot=int(scene.seen.counters["pot"]))
    if asked.kind == "draw":
        return say("pif-paf-coach-draw", card=naming.card((scene.seen_as(PifPafPublic).public.discards or ("",))[-1]))
    out = any(one.verb == "out" for one in asked.enumerate())
    return say("pif-paf-coach-out") if out else generic_parts.coach_text(scene, asked)


def reason_when_forced(scene: Scene, only: Action) -> Reason | None:
    """The reason why there is only one answer; None if the coach gives none."""
    return None if scene.seen_as(PifPafPublic).public.discards else because("pif-paf-coach-draws")


def _reason_of_upcard(view: View[PifPafPublic], *, taken: bool) -> Reason | None:
    """The worth of the open card for the hand, once another card has been thrown for it."""
    pile = view.public.discards
    if not pile:
        return None
    reason = melds.why_drawn("cards", taken=taken, before=loose(view.hand), after=table.loose_by_taking(view))
    return _reason_of_halves(view) if taken and reason is None else reason


def _reason_of_halves(view: View[PifPafPublic]) -> Reason | None:
    """The reason that the open card makes more halves of melds, where taking it leaves as many cards loose as there
    are.
    """
    top = view.public.discards[-1]
    hand, before = (*view.hand, top), len(halves(grouped(view.hand).loose))
    left = {card: count for card, count in discards(hand) if card != top and count == loose(view.hand)}
    after = max((len(halves(grouped(less(hand, card)).loose)) for card in left), default=0)
    return because("pif-paf-hint-half-made", before=before, after=after) if after > before else None


def _reason_of_throw(view: View[PifPafPublic], card: str) -> Reason | None:
    left = dict(discards(view.hand))
    alike = {one: len(halves(grouped(less(view.hand, one)).loose)) for one in left if left[one] == min(left.values())}
    if min(alike.values()) < alike.get(card, 0) == max(alike.values()):
        return because("pif-paf-hint-halves", count=alike[card])
    return melds.why_thrown("cards", left, card, grouped(less(view.hand, card)).loose)


def _reason_of_bet(view: View[PifPafPublic], verb: str) -> Reason:
    """The reason for a bet: how much of the hand is in melds or nearly, and what it costs to stay."""
    melded, owes = len(view.hand) - loose(view.hand), view.public.betting.owes(view.seat or 0)
    match verb:
        case "bet" | "call" if melded:
            return because("pif-paf-hint-melded", count=melded)
        case "fold" if melded:
            return because("pif-paf-hint-dear", owes=owes, pot=int(view.counters["pot"]), count=loose(view.hand))
        case "fold":
            return because("pif-paf-hint-none-melded")
        case "check":
            return because("pif-paf-hint-free")
        case "call":
            return because("pif-paf-hint-price", owes=owes, pot=int(view.counters["pot"]))
        case _:
            return because("pif-paf-hint-near", count=_melding(view))


def _melding(view: View[PifPafPublic]) -> int:
    """The number of the cards that may still come and make a meld with two loose ones."""
    pairs = list(combinations(map(plain, grouped(view.hand).loose), 2))
    unseen = unseen_kinds(view, DECK)
    return sum(count for kind, count in unseen.items() if any(is_meld((*pair, kind)) for pair in pairs))


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    asked = scene.view.phase if scene.view is not None else ""
    return "bets" if asked == "bet" else "the-round", _why_not(scene)


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(PifPafPublic)
    if view.own_seat not in view.public.live:
        return [say("pif-paf-why-folded")]
    if not view.decisions:
        turn = view.public.betting.due[0] if view.phase == "bet" else view.public.turn
        return [say("pif-paf-why-turn", name=scene.name(turn))]
    lines = {"bet": _why_bet, "draw": _why_draw, "discard": _why_throw}[view.phase](scene, view)
    return lines or [say("pif-paf-why-nothing")]


def _why_bet(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    rules, betting = scene.rules_as(PifPaf), view.public.betting
    owes, highest, limiting = betting.owes(view.seat or 0), betting.cap, limited_by(rules.ante, view.standing)
    lines = [say("pif-paf-why-check", bet=betting.level, owes=owes)] if owes else []
    if limiting:
        usual = limit(rules.ante, view.standing)
        return [*lines, say("pif-paf-why-limited", cap=highest, limit=usual, **table.few(scene, limiting))]
    return [*lines, say("pif-paf-why-cap", cap=highest, ante=rules.ante)]


def _why_draw(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    return [] if view.public.discards else [say("pif-paf-why-take")]


def _why_throw(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    fewest = discards(view.hand)[0][1]
    lines = [say("pif-paf-why-out", loose=fewest)] if fewest else []
    if view.public.taken and not scene.rules_as(PifPaf).return_discard:
        lines.append(say("pif-paf-why-taken", card=naming.card(view.public.taken)))
    return lines
