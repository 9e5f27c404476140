"""Tadmur as players see it: the parts of its screens, and the end of a deal."""

from collections.abc import Sequence

from bot.games.tadmur import hints, panel, table, why
from bot.screens.table import generic_result
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui.texts import say
from engine.tadmur.round import other
from engine.tadmur.state import TadmurPublic


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    return "\n".join(
        [
            generic_result.shared_line(scene, seat, worth) or "",
            *table.chain_lines(scene, scene.seen_as(TadmurPublic), seat),
        ]
    )


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    won = int(scene.seen.seats[seat].counters["score"]) + scene.result.scores[seat]
    return [say("tadmur-won-deals", count=won)]


def _below(scene: Scene) -> Sequence[str]:
    view = scene.seen_as(TadmurPublic)
    winner, how = next(iter(scene.result.winners), None), view.public.how
    lines = []
    if winner is not None:
        lines = [say(f"tadmur-ended-{how}", name=scene.name(winner), other=scene.name(other(winner)))]
    elif how == "drawn":
        lines = [say("tadmur-ended-drawn")]
    return [*lines, *table.match_line(scene, view)]


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody guesses right
    seat=table.seat_line,
    middle=table.middle_lines,
    cards=panel.card_lines,
    choices=panel.choice_items,
    answer_name=panel.answer_name,
    reason=hints.reason,
    taught=hints.taught,
    forced=hints.forced,
    standing=_standing,
    worth=_worth,
    below=_below,
    refused=why.refused,
    reasons=why.reasons,
)
