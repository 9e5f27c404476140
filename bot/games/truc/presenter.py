"""Truc as players see it: the parts of its screens, and the end of a hand."""

from collections.abc import Sequence

from bot.games.truc import hints, panel, table, why, words
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui.texts import say
from engine.contract import View
from engine.truc.places import team
from engine.truc.state import TrucPublic

_FIRST = (0, 1)  # the seats in whose places a side stands in the result


def _middle(scene: Scene, view: View[TrucPublic]) -> Sequence[str]:
    return [table.state_line(view), *table.waiting_lines(scene, view), *table.trick_lines(scene, view)]


def _open_table(scene: Scene, view: View[TrucPublic]) -> Sequence[str | None]:
    ranks = [f"-# {say('truc-ranks')}"] if view.public.size else []
    return [
        table.state_line(view),
        *(table.waiting_lines(scene, view) if view.phase == "answer" else []),
        *table.trick_lines(scene, view),
        *ranks,
    ]


def _below(scene: Scene) -> Sequence[str]:
    view = scene.seen_as(TrucPublic)
    return [*_won(scene, view), *table.trick_lines(scene, view)]


def _won(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The side that has the hand, and the reason."""
    if view.public.won is None:
        raise ValueError("the hand is not over")
    side, points, how = view.public.won
    names = {"sign": words.SIGNS[side], "names": words.side_names(scene, side)}
    if how != "tricks":
        return [say(f"truc-won-{how}", count=points, **names)]
    takers = [trick.taker for trick in view.public.tricks]
    mine, theirs = (sum(one is not None and team(one) == who for one in takers) for who in (side, 1 - side))
    lines = [say("truc-won-tricks", count=points, mine=mine, theirs=theirs, **names)]
    if drawn := takers.count(None):
        lines.append(say("truc-won-drawn", count=drawn))
    if mine == theirs:
        lines.append(say("truc-won-even"))
    if len(takers) < view.public.size:
        lines.append(say("truc-won-early"))
    return lines


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    """A side's score, before and after, at the first of its seats."""
    if seat not in _FIRST:
        return None
    before, side = words.score_before(scene.seen, team(seat)), team(seat)
    after = before + scene.result.scores[seat]
    cup = "🏆 " if scene.match.over and seat in scene.match.winners else ""
    return say(
        "truc-score", cup=cup, sign=words.SIGNS[side], names=words.side_names(scene, side), before=before, after=after
    )


PRESENTER = Presenter(
    phrases="truc-words",
    signs=words.SIGNS,
    lesson_rounds=3,  # one is over as soon as a call is rejected
    seats=table.seat_lines,
    seat=table.seat_line,
    middle=_middle,
    offered=table.offered_buttons,
    open_table=_open_table,
    cards=panel.hand_lines,
    choices=panel.choice_items,
    reason=hints.reason,
    taught=hints.taught,
    forced=hints.forced,
    standing=_standing,
    below=_below,
    reasons=why.reasons,
)
