"""Tyzicha as players see it: the panel with marriages, what each answer means, and the gifts; the parts of its screens,
and what a lesson says.
"""

from collections.abc import Sequence

import discord

from bot.games.tyzicha import hints, table
from bot.screens.table import answer_choices, answers, generic_parts, generic_result, generic_table
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half, open_decision, write
from bot.screens.table.presenter import Presenter
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, Button, Item, button, rows
from bot.ui.custom_ids import ANSWER, HAND, NARROW, Press
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import SUITS, suit
from engine.contract import Action, Assign, Decision, Illegal
from engine.contract.action import TO_SEAT
from engine.tyzicha import Tyzicha
from engine.tyzicha.cards import MARRIAGES, SEATS, marriages, others
from engine.tyzicha.round import CONCEDE, OPENING, PASS, STAY
from engine.tyzicha.state import CLOSED, CONCEDED, TyzichaView

GIVE, RAISE = "give", "raise"  # verbs


def offered_buttons(scene: Scene, view: TyzichaView) -> Sequence[Button]:
    """Bids are public, so they are made where everybody sees them, too."""
    auction = view.public.auction
    if view.phase == "bid":
        answers = [PASS.text, *([f"bid {auction.amount}"] if auction.amount else [])]
    else:
        answers = [f"bid {amount}" for amount in (CLOSED, OPENING)] if view.phase == "forced" else []
    return [generic_table.answer(scene, _bid_label(view, text), text) for text in answers]


def card_lines(scene: Scene, view: TyzichaView) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    return [*_hand(scene, view), *_about(scene, view)]


def heading(scene: Scene, asked: Decision, half: Half) -> str:
    """The heading of what is asked; of the gifts it says for whom the next one is."""
    return _whom(scene, asked, half) if asked.kind == "exchange" else generic_parts.heading(scene, asked, half)


def question(scene: Scene, asked: Decision, half: Half) -> str:
    """The question of what is chosen next."""
    if asked.kind == "exchange":
        return _whom(scene, asked, half)
    if half.partial == RAISE:
        return say("tyzicha-ask-raise")
    return answers.question(scene, asked, half)


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components to answer the decision with."""
    match asked.kind:
        case "bid" | "forced":
            return rows(_answer(scene, answer, PLAIN if answer == PASS else MAIN) for answer in asked.answers)
        case "exchange":
            return _gifts(scene, asked, half)
        case "commit" if half.partial != RAISE:
            return rows(_commitments(scene, asked))
        case "lead" | "follow":
            return _playable(scene, asked)
        case _:
            return answer_choices.draw(scene, asked, half, room)


def _hand(scene: Scene, view: TyzichaView) -> list[str | None]:
    """The viewer's cards suit by suit, with the marriages among them. Faces tell suits by their colours, text needs a
    mark between them.
    """
    hand = table.suit_by_suit(view.hand)
    parts = [wording.row([card for card in hand if suit(card) == one], scene.faces) for one in SUITS]
    pairs = table.priced_marriages(marriages(hand))
    return [
        f"# {(' ' if scene.faces else ' · ').join(part for part in parts if part)}" if hand else None,
        f"-# {wording.counted(hand)}" if hand and scene.faces else None,
        say("tyzicha-yours", pairs=", ".join(pairs)) if pairs else None,
    ]


def _about(scene: Scene, view: TyzichaView) -> list[str | None]:
    """The widow and gifts that the viewer has seen, and the meaning of the next answer; in the end what came of the
    hand.
    """
    if view.phase == "over":
        return [table.contract_outcome(scene, view), *table.gave(scene, view)]
    decision, gave = open_decision(view), [] if view.phase in table.EARLY else table.gave(scene, view)
    return [*gave, *(_meaning(scene, view, decision) if decision else [])]


def _meaning(scene: Scene, view: TyzichaView, decision: Decision) -> list[str]:
    """The consequences of each answer."""
    contract, rules = view.public.contract, scene.rules_as(Tyzicha)
    match decision.kind:
        case "forced":
            return [say("tyzicha-about-forced-100"), say("tyzicha-about-forced-110")]
        case "commit":
            locked = say("tyzicha-about-locked" if contract <= CLOSED else "tyzicha-about-raise", most=rules.max_bid)
            made = "tyzicha-about-stay-equal" if rules.equal_makes else "tyzicha-about-stay"
            return [
                say(made, contract=contract),
                locked,
                say("tyzicha-about-concede", contract=contract, count=CONCEDED),
            ]
        case "follow":
            return [f"-# {text}" for text in _duty(view)]
        case _:
            return []


def _duty(view: TyzichaView) -> list[str]:
    """The duty of the next card, where not every card may be laid."""
    duty = view.public.tricks.duty(view.hand)
    if len(duty.legal) == len(view.hand):
        return []
    led = suit((view.zone("trick").cards or ("",))[0])
    text = "tyzicha-must-follow" if duty.suit == led else "tyzicha-must-trump"
    return [say(f"{text}-head" if duty.heads else text, suit=table.suit_sign(duty.suit), led=table.suit_sign(led))]


def held_cards(decision: Decision) -> tuple[str, ...]:
    """The ten cards of a declarer who is to give two of them away."""
    return decision.answers.cards if isinstance(decision.answers, Assign) else ()


def _left_card(decision: Decision, half: Half) -> tuple[str, ...]:
    """The card for the left opponent, if it is chosen."""
    given = half.partial.partition(" ")[2]
    card = given.partition(TO_SEAT)[0]
    return (card,) if card in held_cards(decision) else ()


def _whom(scene: Scene, decision: Decision, half: Half) -> str:
    """The opponent who is given a card now, and what the other one gets."""
    first, second = (scene.name(seat) for seat in others(decision.seat))
    chosen = _left_card(decision, half)
    if not chosen:
        return say("tyzicha-ask-left", name=first)
    return say("tyzicha-ask-right", card=naming.card(chosen[0]), left=first, name=second)


def _gifts(scene: Scene, decision: Decision, half: Half) -> list[Item]:
    """The cards of the hand, for the left opponent first and then for the right one."""
    first, second = others(decision.seat)
    chosen = _left_card(decision, half)
    begun = " ".join([GIVE, *(f"{card}{TO_SEAT}{first}" for card in chosen)])
    whom, verb = (second, ANSWER) if chosen else (first, NARROW)
    cards = [
        button(naming.card(card), _press(scene, verb, f"{begun} {card}{TO_SEAT}{whom}"), MAIN)
        for card in table.suit_by_suit(held_cards(decision))
        if card not in chosen
    ]
    back = [button(say("button-back"), _press(scene, NARROW, ""))] if chosen else []
    return [*rows(cards), *rows(back)]


def _press(scene: Scene, verb: str, partial: str) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb, write(Half(partial)))


def _answer(scene: Scene, answer: Action, style: discord.ButtonStyle = PLAIN) -> Button:
    return answer_button(scene, _bid_label(table.view_of(scene), answer.text), answer.text, style)


def _bid_label(view: TyzichaView, text: str) -> str:
    """The label of a button of the auction."""
    if text == PASS.text:
        return say("tyzicha-button-pass")
    amount = int(text.split(" ")[1])
    if view.phase == "forced":
        return say("tyzicha-button-forced", amount=amount)
    return say("tyzicha-button-bid", amount=amount)


def _commitments(scene: Scene, decision: Decision) -> list[Button]:
    """Play, raise or concede, with what it costs."""
    contract = table.view_of(scene).public.contract
    play = answer_button(scene, say("tyzicha-button-stay", contract=contract), STAY.text, GOOD)
    concede = say("tyzicha-button-concede", contract=contract, count=CONCEDED)
    higher = [button(say("tyzicha-button-raise"), _press(scene, NARROW, RAISE))] if decision.before else []
    return [play, *higher, answer_button(scene, concede, CONCEDE.text, DANGER)]


def _playable(scene: Scene, decision: Decision) -> list[Item]:
    """Marriages with their worth, and below them the cards that may be laid, suit by suit; those that would give a
    marriage away are grey.
    """
    pairs = [answer for form in decision.before for answer in form]
    shown = [answer_button(scene, _marriage(answer), answer.text, MAIN) for answer in pairs]
    wed = {answer.cards[0] for answer in pairs}
    answers = {answer.cards[0]: answer for answer in decision.answers}
    plain = [
        answer_button(scene, naming.card(card), answers[card].text, PLAIN if card in wed else MAIN)
        for card in table.suit_by_suit(answers)
    ]
    return [*rows(shown, 2), *rows(plain)]


def _marriage(answer: Action) -> str:
    (one,) = answer.values
    return say(
        "tyzicha-button-marriage", sign=table.suit_sign(one), worth=MARRIAGES[one], card=naming.card(answer.cards[0])
    )


def _facts(scene: Scene) -> str:
    text = generic_table.facts(scene)
    missing = SEATS - scene.players_here
    if scene.record.phase != "lobby" or missing <= 0:
        return text
    stewards = "tyzicha-wanted-stewards" if scene.record.stewards else "tyzicha-wanted"
    return " · ".join(part for part in (text, say(stewards, count=missing)) if part)


def _coach_text(scene: Scene, asked: Decision) -> str | None:
    match asked.kind:
        case "bid":
            return _to_bid(scene)
        case "lead":
            return say("tyzicha-coach-lead", marriages="some" if asked.before else "none")
        case "follow":
            return _to_follow(table.view_of(scene))
        case _:
            return generic_parts.coach_text(scene, asked)


def _reason_when_forced(scene: Scene, only: Action) -> Reason | None:
    if len(scene.seen.hand) == 1:
        return because("tyzicha-coach-last", card=naming.card(only.cards[0]))
    duty = table.view_of(scene).public.tricks.duty(scene.seen.hand)
    wins = "yes" if duty.heads else "no"
    return because("tyzicha-coach-only", card=naming.card(only.cards[0]), suit=table.suit_sign(duty.suit), wins=wins)


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return [*generic_result.worth(scene, seat), *table.total_lines(scene, table.view_of(scene), seat)]


def _below(scene: Scene) -> Sequence[str]:
    view = table.view_of(scene)
    return [table.contract_outcome(scene, view), *table.gave(scene, view), f"-# {table.aim(scene, view)}"]


def _refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    return None, table.refusal_words(refusal)


def _to_bid(scene: Scene) -> str:
    """The next bid, and what it promises."""
    return say("tyzicha-coach-bid", amount=table.view_of(scene).public.auction.amount or 0)


def _to_follow(view: TyzichaView) -> str:
    """The cards that must be laid."""
    duty, led = view.public.tricks.duty(view.hand), suit((view.zone("trick").cards or ("",))[0])
    must = "any" if not duty.suit else "suit" if duty.suit == led else "trump"
    signs = {"suit": table.suit_sign(duty.suit) if duty.suit else "", "led": table.suit_sign(led)}
    return say("tyzicha-coach-follow", duty=must, wins="yes" if duty.heads else "no", **signs)


PRESENTER = Presenter(
    lesson_rounds=3,  # a declarer may concede before a card is led
    lobby="tyzicha-lobby",
    facts=_facts,
    seat=table.seat_line,
    middle=table.middle_lines,
    offered=offered_buttons,
    open_table=table.open_lines,
    cards=card_lines,
    heading=heading,
    question=question,
    choices=choice_items,
    reason=hints.reason,
    taught=_coach_text,
    forced=_reason_when_forced,
    worth=_worth,
    below=_below,
    refused=_refusal_words,
    reasons=hints.reasons,
)
