"""Tyzicha as players see it: the parts of its screens, and what a lesson says."""

from collections.abc import Sequence

from bot.games.tyzicha import hints, panel, result, table, why, words
from bot.screens.review.reasons import Reason, because
from bot.screens.table import generic_parts, generic_result, generic_table
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import suit
from engine.contract import Action, Decision, Illegal
from engine.tyzicha.cards import SEATS
from engine.tyzicha.state import TyzichaView


def _facts(scene: Scene) -> str:
    text = generic_table.facts(scene)
    missing = SEATS - scene.players_here
    if scene.record.phase != "lobby" or missing <= 0:
        return text
    stewards = "tyzicha-wanted-stewards" if scene.record.stewards else "tyzicha-wanted"
    return " · ".join(part for part in (text, say(stewards, count=missing)) if part)


def _taught(scene: Scene, asked: Decision) -> str | None:
    match asked.kind:
        case "bid":
            return _to_bid(scene)
        case "lead":
            return say("tyzicha-coach-lead", marriages="some" if asked.before else "none")
        case "follow":
            return _to_follow(words.view_of(scene))
        case _:
            return generic_parts.taught(scene, asked)


def _forced(scene: Scene, only: Action) -> Reason | None:
    if len(scene.seen.hand) == 1:
        return because("tyzicha-coach-last", card=naming.card(only.cards[0]))
    duty = words.view_of(scene).public.tricks.duty(scene.seen.hand)
    wins = "yes" if duty.heads else "no"
    return because("tyzicha-coach-only", card=naming.card(only.cards[0]), suit=words.suit_sign(duty.suit), wins=wins)


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return [*generic_result.worth(scene, seat), *result.total_lines(scene, words.view_of(scene), seat)]


def _below(scene: Scene) -> Sequence[str]:
    view = words.view_of(scene)
    return [result.contract_outcome(scene, view), *table.gave(scene, view), f"-# {table.aim(scene, view)}"]


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    return None, words.refusal_words(refusal)


def _to_bid(scene: Scene) -> str:
    """The next bid, and what it promises."""
    return say("tyzicha-coach-bid", amount=words.view_of(scene).public.auction.amount or 0)


def _to_follow(view: TyzichaView) -> str:
    """The cards that must be laid."""
    duty, led = view.public.tricks.duty(view.hand), suit((view.zone("trick").cards or ("",))[0])
    must = "any" if not duty.suit else "suit" if duty.suit == led else "trump"
    signs = {"suit": words.suit_sign(duty.suit) if duty.suit else "", "led": words.suit_sign(led)}
    return say("tyzicha-coach-follow", duty=must, wins="yes" if duty.heads else "no", **signs)


PRESENTER = Presenter(
    lesson_rounds=3,  # a declarer may concede before a card is led
    lobby="tyzicha-lobby",
    facts=_facts,
    seat=table.seat_line,
    middle=table.middle_lines,
    offered=panel.offered_buttons,
    open_table=table.open_lines,
    cards=panel.card_lines,
    heading=panel.heading,
    question=panel.question,
    choices=panel.choice_items,
    reason=hints.reason,
    taught=_taught,
    forced=_forced,
    worth=_worth,
    below=_below,
    refused=_refused,
    reasons=why.reasons,
)
