"""Truc as players see it: the panel with its buttons, the parts of its screens, and the end of a hand."""

from collections.abc import Sequence

import discord

from bot.games.truc import hints, table
from bot.screens.table.answers import Half, open_decision, write
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, button, rows
from bot.ui.custom_ids import ANSWER, HAND, NARROW, Press
from bot.ui.texts import say
from engine.contract import Action, Decision, View
from engine.truc.places import team
from engine.truc.round import ACCEPT, CONTEST
from engine.truc.state import TrucPublic

_FIRST = (0, 1)  # the seats in whose places a side stands in the result


def hand_lines(scene: Scene, view: View[TrucPublic]) -> list[str | None]:
    """The lines on the viewer's cards, high to low, on their side, and on what each answer means."""
    hand = tuple(reversed(view.hand))
    decision, yours = open_decision(view), say("truc-yours", sign=table.SIGNS[team(view.seat or 0)])
    return [
        f"# {wording.row(hand, scene.faces)}" if hand else None,
        f"-# {' · '.join(filter(None, [wording.counted(hand), yours]))}",
        *(_meaning(scene, view, decision) if decision else []),
    ]


def _meaning(scene: Scene, view: View[TrucPublic], decision: Decision) -> list[str]:
    """The consequences of each answer."""
    theirs, target, stake = (
        table.score_before(view, 1 - team(decision.seat)),
        view.public.target,
        view.public.raising.stake,
    )
    match decision.kind:
        case "cut":
            return [say("truc-about-cut", name=scene.name(view.standing.dealer))]
        case "size":
            return [say("truc-about-size")]
        case "eleven":
            return [
                say("truc-about-eleven-play" + _lost_suffix(theirs + stake, target), score=theirs + stake),
                say("truc-about-eleven-decline" + _lost_suffix(theirs + 1, target), score=theirs + 1),
            ]
        case "answer":
            call = view.public.raising.pending
            return [
                say("truc-about-accept", stake=call.stake if call else stake),
                say("truc-about-reject" + _lost_suffix(theirs + stake, target), points=stake, score=theirs + stake),
            ]
        case _:
            return [say("truc-about-call", call=call) for call in table.calls_before_card(decision)]


def _lost_suffix(score: int, target: int) -> str:
    """The end of a text's key: another text tells that the others would have won the match with that score."""
    return "-lost" if score >= target else ""


def choice_items(scene: Scene, decision: Decision, half: Half, room: int) -> list[Item]:
    """Everything that may be answered; cards high to low, and below them the calls."""
    view = scene.seen_as(TrucPublic)
    if decision.kind != "turn":
        return rows(
            _button(scene, table.answer_label(view, answer), ANSWER, Half(answer.text))
            for answer in sorted(decision.answers, key=lambda one: one not in (ACCEPT, CONTEST))
        )
    rider = half.rider if half.rider in [one.name for one in decision.riders] else ""
    cards = [
        _button(scene, _card(answer, rider), ANSWER, Half(answer.text, rider), MAIN)
        for answer in reversed(list(decision.answers))
    ]
    toggles = [
        _button(
            scene,
            say("truc-rider-on" if rider else "truc-rider-off", call=one.name.capitalize()),
            NARROW,
            Half("", "" if rider else one.name),
            GOOD if rider else PLAIN,
        )
        for one in decision.riders
    ]
    first = [
        _button(scene, say("truc-button-first", call=call), ANSWER, Half(call))
        for call in table.calls_before_card(decision)
    ]
    return [*rows(cards), *rows([*toggles, *first])]


def _card(answer: Action, rider: str) -> str:
    card = naming.card(answer.cards[0])
    return say("truc-button-card", card=card, call=rider) if rider else card


def _button(scene: Scene, label: str, verb: str, half: Half, style: discord.ButtonStyle = PLAIN) -> Button:
    return button(label, Press(HAND, scene.record.id, scene.stamp, verb, write(half)), style)


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
    return [*_won_lines(scene, view), *table.trick_lines(scene, view)]


def _won_lines(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The side that has the hand, and the reason."""
    if view.public.won is None:
        raise ValueError("the hand is not over")
    side, points, how = view.public.won
    names = {"sign": table.SIGNS[side], "names": table.side_names(scene, side)}
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
    before, side = table.score_before(scene.seen, team(seat)), team(seat)
    after = before + scene.result.scores[seat]
    cup = "🏆 " if scene.match.over and seat in scene.match.winners else ""
    return say(
        "truc-score", cup=cup, sign=table.SIGNS[side], names=table.side_names(scene, side), before=before, after=after
    )


PRESENTER = Presenter(
    phrases="truc-words",
    signs=table.SIGNS,
    lesson_rounds=3,  # one is over as soon as a call is rejected
    seats=table.seat_lines,
    seat=table.seat_line,
    middle=_middle,
    offered=table.offered_buttons,
    open_table=_open_table,
    cards=hand_lines,
    choices=choice_items,
    reason=hints.reason,
    taught=hints.coach_text,
    forced=hints.reason_when_forced,
    standing=_standing,
    below=_below,
    reasons=hints.reasons,
)
