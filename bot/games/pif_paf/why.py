"""The answer to a player of Pif Paf who asks why something cannot be played."""

from collections.abc import Sequence

from bot.games.pif_paf import table
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.texts import say
from engine.contract import View
from engine.pif_paf.betting import limit, limited_by
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import discards
from engine.pif_paf.state import PifPafPublic


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
