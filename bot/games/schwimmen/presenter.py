"""Schwimmen as players see it: the parts of its screens, and the end of a round."""

from collections.abc import Iterator, Sequence

from bot.games.schwimmen import hints, panel, table, why, words
from bot.screens.table import generic_result
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import listed, say
from engine.contract import View
from engine.schwimmen.events import AllSpared
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.state import HOUSE, SchwimmenPublic
from engine.schwimmen.values import FEUER, value


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    view, line = scene.seen_as(SchwimmenPublic), generic_result.shared_line(scene, seat, worth)
    if seat in view.standing.out:
        return line if scene.match.over else None
    hand = view.public.shown[seat]
    return f"{line}\n> {wording.row(hand, scene.faces)} = {words.shown_worth(value(hand))}"


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view = scene.seen_as(SchwimmenPublic)
    return generic_result.worth(scene, seat) if seat in view.standing.out else list(_kept(scene, view, seat))


def _below(scene: Scene) -> Sequence[str]:
    """The lines below the result: why the hand ended; that nobody lost anything; who watched; and what lay on the
    table.
    """
    view = scene.seen_as(SchwimmenPublic)
    out, open_cards = view.standing.out, view.public.table
    watching = listed([scene.name(seat) for seat in out])
    return [
        _why_ended(scene, view),
        *(say("schwimmen-line-spared") for _, event in scene.events if isinstance(event, AllSpared)),
        *([f"-# {say('schwimmen-line-table', cards=wording.counted(open_cards))}"] if open_cards else []),
        *([f"-# {say('schwimmen-line-out', names=watching)}"] if out and not scene.match.over else []),
    ]


def _kept(scene: Scene, view: View[SchwimmenPublic], seat: int) -> Iterator[str]:
    """The lives that a seat has left, and what the hand cost it."""
    lives = int(view.seats[seat].counters["lives"])
    if lives:
        yield table.lives_left(scene, view, seat)
    if scene.result.lives[seat]:
        swims = lives == 1 and scene.rules_as(Schwimmen).swim
        yield say("schwimmen-line-lost", what="out" if not lives else "swims" if swims else "life")


def _why_ended(scene: Scene, view: View[SchwimmenPublic]) -> str:
    """A hand worth 31 or 32, whoever closed it, or that no table was to be had any more."""
    hands = {seat: value(view.public.shown[seat]) for seat in view.standing.live}
    special = [seat for seat, found in hands.items() if found.special]
    closer = view.public.closer
    if special:
        names = listed([scene.name(seat) for seat in special])
        kind = "feuer" if any(hands[seat].doubled == FEUER for seat in special) else "schnauz"
        return say("schwimmen-ended-special", names=names, kind=kind)
    if closer is None:
        return say("schwimmen-ended-stuck")
    if closer == HOUSE:
        return say("schwimmen-ended-house")
    return say("schwimmen-ended-closed", name=table.closer_name(scene, closer), points=words.in_points(hands[closer]))


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody has 31, or closes
    open_table=table.open_lines,
    cards=panel.card_lines,
    choices=panel.choice_items,
    answer_name=panel.answer_name,
    reason=hints.reason,
    taught=hints.taught,
    seat=table.seat_line,
    middle=table.middle_lines,
    numbered_lines=table.numbered_lines,
    standing=_standing,
    worth=_worth,
    below=_below,
    refused=why.refused,
    reasons=why.reasons,
)
