"""Pif Paf as players see it: the parts of its screens, and how the pot was won."""

from collections.abc import Sequence

from bot.games.pif_paf import cards, hints, panel, table, why
from bot.screens.table import generic_result, melds
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui.texts import say
from engine.cards.events import StockRanOut
from engine.pif_paf.game import PifPaf
from engine.pif_paf.state import PifPafPublic


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    view = scene.seen_as(PifPafPublic)
    if seat in view.standing.out and not scene.match.over:
        return None
    return "\n> ".join([generic_result.shared_line(scene, seat, worth) or "", *cards.won_with(scene, view, seat)])


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view = scene.seen
    if seat in view.standing.out:
        return generic_result.worth(scene, seat)
    before, after = view.standing.chips[seat], int(view.seats[seat].counters["chips"])
    known = [
        say("pif-paf-line-chips", before=before, sign=generic_result.signed(after - before), after=after),
        say("pif-paf-line-folded") if view.seats[seat].status != "in" else "",
        say("pif-paf-line-broke") if after < scene.rules_as(PifPaf).ante else "",
    ]
    return [part for part in known if part]


def _below(scene: Scene) -> Sequence[str]:
    """The lines that say that no card was shown, where the pot goes, and who watched."""
    view = scene.seen_as(PifPafPublic)
    out = () if scene.match.over else view.standing.out
    lines = [say("pif-paf-line-out", names=melds.names(scene, out))] if out else []
    if scene.result.winners and not any(view.public.shown):
        lines.insert(0, say("pif-paf-line-folds"))
    if any(isinstance(event, StockRanOut) for _, event in scene.events):
        lines.insert(0, say("pif-paf-line-ran-out"))
    if pot := int(view.counters["pot"]):
        lines.append(say("pif-paf-line-stays", pot=pot))
    elif not scene.result.winners and scene.match.over:
        lines.append(say("pif-paf-line-shared"))
    return lines


PRESENTER = Presenter(
    lesson_rounds=3,  # to fold is to be out of one
    open_table=table.open_lines,
    heading=panel.heading,
    cards=panel.card_lines,
    choices=panel.choice_items,
    reason=hints.reason,
    taught=hints.taught,
    forced=hints.forced,
    seat=table.seat_line,
    middle=table.middle_lines,
    standing=_standing,
    worth=_worth,
    below=_below,
    reasons=why.reasons,
)
