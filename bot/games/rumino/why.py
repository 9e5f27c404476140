"""The answer to a player of Rumino who asks why something cannot be done."""

from collections.abc import Sequence

from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.texts import say
from engine.cards.packs import less
from engine.contract import View
from engine.rumino.deadwood import deadwood
from engine.rumino.game import Rumino
from engine.rumino.rules import RuminoRules, no_rebuy
from engine.rumino.state import RuminoPublic


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
