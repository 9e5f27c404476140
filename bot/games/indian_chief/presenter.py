"""Indian Chief as players see it: the parts of its screens, and the end of a game."""

from collections.abc import Sequence

from bot.games.indian_chief import hints, panel, table, why, words
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui.refusals import Words
from engine.contract import Illegal
from engine.indian_chief.state import IndianChiefPublic


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return [f"**{words.in_points(scene.result.scores[seat])}**"]


def _below(scene: Scene) -> Sequence[str]:
    ended, sheets = scene.result, scene.seen_as(IndianChiefPublic).public.sheets
    return [
        *table.sheet_lines([(scene.person(seat).name, sheets[seat]) for seat in ended.order]),
        *table.meld_lines(scene),
    ]


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    category = refusal.values.get("category")
    return None, {"name": words.category_name(str(category))} if category else {}


PRESENTER = Presenter(
    seat=table.seat_line,
    middle=table.middle_lines,
    numbered_lines=table.numbered_lines,
    cards=panel.card_lines,
    question=panel.question,
    choices=panel.choice_items,
    answer_name=panel.answer_name,
    reason=hints.reason,
    taught=hints.taught,
    worth=_worth,
    below=_below,
    refused=_refused,
    reasons=why.reasons,
)
