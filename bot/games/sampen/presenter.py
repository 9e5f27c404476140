"""Sampen as players see it: the parts of its screens, the end of a deal, and reasons for hints."""

from collections.abc import Sequence

from bot.games.sampen import panel, table, why
from bot.screens.review.reasons import Reason, because
from bot.screens.table import generic_result
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui.texts import say
from engine.contract import Action, View
from engine.sampen.cards import paired, twin
from engine.sampen.state import SampenPublic


def _reason(view: View[SampenPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what becomes of the viewer's pairs."""
    return _reason_of_card(view.hand, action.cards[0])


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    """The winner of a deal alone: nobody is second. At the end of a match everybody, by the deals they have won."""
    if scene.ends_match:
        return generic_result.shared_line(scene, seat, worth)
    if seat not in scene.ended.winners:
        return None
    return " · ".join([f"🏆 **{scene.name(seat)}**", *table.wins_of(scene, scene.seen, seat)])


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return table.wins_of(scene, scene.seen, seat)


def _counted(scene: Scene, seat: int) -> str:
    if not scene.ends_match or scene.round is None:
        return generic_result.counted(scene, seat)
    return say("sampen-won", count=scene.round.standing.scores[seat] + (seat in scene.result.winners))


def _below(scene: Scene) -> Sequence[str]:
    """The cards with which the others are left."""
    return table.listed_by_cards(scene, scene.seen, [at for at in scene.result.order if at not in scene.result.winners])


def _reason_of_card(hand: Sequence[str], card: str) -> Reason:
    pairs = paired(hand)
    if card not in pairs:
        return because("sampen-hint-keeps", count=len(pairs) // 2) if pairs else because("sampen-hint-alike")
    if len(hand) == len((card, twin(card))):
        return because("sampen-hint-last")
    return because("sampen-hint-single" if len(hand) == len(pairs) + 1 else "sampen-hint-pair")


PRESENTER = Presenter(
    lesson_rounds=3,  # one takes a minute, and somebody may match little in it
    seats=table.seat_lines,
    seat=table.seat_line,
    middle=table.middle_lines,
    numbered_lines=table.numbered_lines,
    open_table=panel.open_lines,
    cards=panel.card_lines,
    choices=panel.choice_items,
    reason=_reason,
    standing=_standing,
    worth=_worth,
    counted=_counted,
    below=_below,
    recipe="sampen-recipe",
    refused=why.refused,
    reasons=why.reasons,
)
