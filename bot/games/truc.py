"""Truc as players see it: the stake and the score in one line, the tricks of both sides, a call and what it costs."""

from collections.abc import Sequence

import discord

from bot.screens import generic_parts, generic_table, tricks
from bot.screens.answers import Half, asked, write
from bot.screens.generic_result import Worth
from bot.screens.generic_table import SeatLine
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, refusals, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, button, rows
from bot.ui.custom_ids import ANSWER, HAND, NARROW, Press
from bot.ui.texts import listed, say
from engine.cards.tricks import SeatCard
from engine.contract import Action, Decision, View
from engine.truc.cards import CARDS, strength
from engine.truc.places import order_of_play, seats_of, team
from engine.truc.raising import CALLS, PROPOSES
from engine.truc.round import ACCEPT, CONTEST, CUT, DEALS, DECLINE, REJECT, TAP
from engine.truc.scoring import at_brink
from engine.truc.state import TrucPublic

SIGNS = ("◆", "◇")  # of the two sides
_FIRST = (0, 1)  # the seats in whose places a side stands in the result
WEAK = 1 / 3  # a hand is weak where a larger share of the cards that it has not seen is higher than its best


def _seats(scene: Scene, view: View[TrucPublic], seat: SeatLine) -> Sequence[str]:
    """The order turns with the deal, so the table says what it is."""
    return [*(seat(scene, view, at) for at in order_of_play(view.standing.dealer)), f"-# {say('truc-order')}"]


def _middle(scene: Scene, view: View[TrucPublic]) -> Sequence[str]:
    return [_state(view), *_waits(scene, view), *_tricks(scene, view)]


def _open_table(scene: Scene, view: View[TrucPublic]) -> Sequence[str | None]:
    ranks = [f"-# {say('truc-ranks')}"] if view.public.size else []
    return [
        _state(view),
        *(_waits(scene, view) if view.phase == "answer" else []),
        *_tricks(scene, view),
        *ranks,
    ]


def _taught(scene: Scene, asked: Decision) -> str | None:
    if asked.kind != "turn":
        return generic_parts.taught(scene, asked)
    calls = _calls(asked)
    lines = [_to_lay(scene.seen_as(TrucPublic), asked.seat), *(say("truc-coach-call", call=call) for call in calls)]
    return " ".join(lines)


def _forced(scene: Scene, only: Action) -> Reason | None:
    return because("truc-coach-last", card=naming.card(only.cards[0])) if len(scene.seen.hand) == 1 else None


def _below(scene: Scene) -> Sequence[str]:
    view = scene.seen_as(TrucPublic)
    return [*_won(scene, view), *_tricks(scene, view)]


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    if not scene.plays:
        return "", ()
    view = scene.seen_as(TrucPublic)
    return _chapter(view), _why_not(scene, view)


# ---------------------------------------------------------------------------- what is known


def _side(scene: Scene, side: int) -> str:
    """A side by its people: "Ann and Cem"."""
    return listed([scene.name(seat) for seat in seats_of(side)])


def _score(view: View, side: int) -> int:
    """A side's points before this hand."""
    return view.standing.scores[side] if view.standing.scores else 0


def _won_by(view: View[TrucPublic], side: int) -> int:
    """The points that a side has scored in this hand; nothing before its end."""
    won = view.public.won
    return won.points if won and won.side == side else 0


def _laid(scene: Scene, laid: Sequence[SeatCard]) -> str:
    """Cards with the sides and names of those who laid them."""
    return " · ".join(
        f"{SIGNS[team(seat)]} {scene.name(seat)} {wording.row([card], scene.faces)}" for seat, card in laid
    )


# ---------------------------------------------------------------------------- why a hint is a good one


def _reason(view: View[TrucPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: a raise is explained by the hand, whatever card goes with it."""
    raised = action.rider if action.verb == "play" else action.verb
    if raised in CALLS:
        return _of_raise(view)
    match action.verb:
        case "cut" | "tap":
            return because("truc-hint-no-cards")
        case "deal":
            return because("truc-hint-three") if action == DEALS[0] else None
        case "accept" | "contest":
            return _of_staying(view, action)
        case "reject" | "decline":
            return _of_leaving(view, action)
        case _:
            return _of_card(view, action.cards[0])


def _of_raise(view: View[TrucPublic]) -> Reason:
    higher, unseen = _higher(view), len(_unseen(view))
    if higher > unseen * WEAK:
        return because("truc-hint-bluff", count=higher, unseen=unseen, points=view.public.raising.stake)
    return because("truc-hint-ahead") if _lead(view) > 0 else _among_unseen(view)


def _of_staying(view: View[TrucPublic], answer: Action) -> Reason:
    if _lead(view) > 0:
        return because("truc-hint-ahead")
    if _higher(view) <= len(_unseen(view)) * WEAK:
        return _among_unseen(view)
    return because("truc-hint-gives", points=_given_up(view, answer))


def _of_leaving(view: View[TrucPublic], answer: Action) -> Reason:
    if _lead(view) < 0:
        return because("truc-hint-behind")
    if _higher(view) > len(_unseen(view)) * WEAK:
        return _among_unseen(view)
    stake = (view.public.raising.pending or view.public.raising).stake
    return because("truc-hint-costs", points=_given_up(view, answer), stake=stake)


def _of_card(view: View[TrucPublic], card: str) -> Reason:
    """The reason for a card of the viewer's. Equal cards are equally good."""
    own = [strength(one) for one in view.hand]
    lies = {seat: strength(one) for seat, one in view.public.trick}
    best = max(lies.values(), default=-1)
    holders = {team(seat) for seat, one in lies.items() if one == best}
    if min(own) == max(own):
        return _among_unseen(view)
    if strength(card) == min(own) and holders == {team(view.seat or 0)}:
        return because("truc-hint-partner")
    if lies and (reason := tricks.takes_cheaply(card, view.hand, lambda one: strength(one) > best, strength)):
        return reason
    if strength(card) == min(own):
        return because("truc-hint-lowest")
    return because("truc-hint-highest") if strength(card) == max(own) else _among_unseen(view, card)


def _among_unseen(view: View[TrucPublic], card: str | None = None) -> Reason:
    """The number of cards that the viewer has not seen and that are higher than one of theirs, or than their best."""
    card = card or max(view.hand, key=strength)
    count = sum(strength(one) > strength(card) for one in _unseen(view))
    return because("truc-hint-higher", count=count, unseen=len(_unseen(view)), card=naming.card(card))


def _higher(view: View[TrucPublic]) -> int:
    """The number of unseen cards that are higher than the best of the hand."""
    return sum(strength(one) > max(map(strength, view.hand)) for one in _unseen(view))


def _unseen(view: View[TrucPublic]) -> list[str]:
    seen = {*view.hand, *view.public.laid}
    return [card for card in CARDS if card not in seen]


def _lead(view: View[TrucPublic]) -> int:
    """The number of tricks that the viewer's side has more than the other."""
    mine = team(view.seat or 0)
    return sum(int(one.counters["tricks"]) * (1 if one.team == mine else -1) for one in view.seats)


def _given_up(view: View[TrucPublic], answer: Action) -> int:
    """The points of the other side where the hand is not played on."""
    return 1 if answer in (CONTEST, DECLINE) else view.public.raising.stake


def _to_lay(view: View[TrucPublic], seat: int) -> str:
    """The card that a card of this seat has to beat, and its owner."""
    if not view.public.trick:
        return say("truc-coach-lead")
    highest = max(strength(card) for _, card in view.public.trick)
    best = [(at, card) for at, card in view.public.trick if strength(card) == highest]
    sides = {team(at) for at, _ in best}
    whose = "both" if len(sides) > 1 else "ours" if team(seat) in sides else "theirs"
    return say("truc-coach-follow", card=naming.card(best[0][1]), whose=whose)


# ---------------------------------------------------------------------------- the table


def _state(view: View[TrucPublic]) -> str:
    """The stake, who raised it, and the score, in a line."""
    first, second = (_score(view, side) + _won_by(view, side) for side in (0, 1))
    text = say("truc-state", stake=view.public.raising.stake, first=first, second=second, target=view.public.target)
    raiser = view.public.raising.raiser
    if at_brink(view.standing.scores, view.public.target):
        return f"{text} · {say('truc-worth-eleven')}"
    if raiser is None:
        return text
    retruc = view.public.raising.stake == PROPOSES["retruc"]
    return f"{text} · {say('truc-worth-retruc' if retruc else 'truc-worth-truc', sign=SIGNS[raiser ^ retruc])}"


def _seat(scene: Scene, view: View[TrucPublic], at: int) -> str:
    """One line: the side, the name, what is held and won, whose turn it is."""
    seat = view.seats[at]
    tricks = int(seat.counters["tricks"])
    lines = [
        say("truc-dealer") if at == view.standing.dealer else "",
        generic_table.held(scene, view, at) if view.public.size else "",
        say("truc-tricks-of", count=tricks) if tricks else "",
    ]
    line = " · ".join([say("truc-seat", sign=SIGNS[team(at)], name=scene.name(at)), *filter(None, lines)])
    return line + (generic_table.waited(scene, at) if seat.waited else "")


def _waits(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The line about what is waited for, where it is no card."""
    seat = next((at for at, one in enumerate(view.seats) if one.waited), None)
    if seat is None:
        return []
    name, call = scene.name(seat), view.public.raising.pending
    match view.phase:
        case "cut":
            return [say("truc-waits-cut", name=name, dealer=scene.name(view.standing.dealer))]
        case "size":
            return [say("truc-waits-size", name=name)]
        case "eleven":
            return [say("truc-waits-eleven", names=_side(scene, team(seat)), name=name)]
        case "answer" if call:
            caller = scene.name(call.seat)
            return [say("truc-waits-answer", caller=caller, call=call.name, stake=call.stake, name=name)]
        case _:
            return []


def _tricks(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The tricks of the hand, the one that lies on the table last and large."""
    lines = []
    for number, trick in enumerate(view.public.tricks, 1):
        laid, taker = _laid(scene, trick.laid), trick.taker
        if taker is None:
            lines.append(f"-# {say('truc-line-drawn', number=number, cards=laid)}")
        else:
            sign, name = SIGNS[team(taker)], scene.name(taker)
            lines.append(f"-# {say('truc-line-taken', number=number, cards=laid, sign=sign, name=name)}")
    if view.public.trick:
        lines.append(say("truc-table", cards=_laid(scene, view.public.trick)))
    elif view.phase == "turn":
        lines.append(say("truc-table-empty"))
    return lines


def _offered(scene: Scene, view: View[TrucPublic]) -> list[Button]:
    """The answers that are given where everybody sees them: they show nothing of a hand."""
    match view.phase:
        case "cut" | "size":
            answers = (CUT, TAP) if view.phase == "cut" else DEALS
            return [generic_table.answer(scene, _label(view, one), one.text) for one in answers]
        case "answer":
            return [
                generic_table.answer(scene, _label(view, ACCEPT), ACCEPT.text),
                generic_table.answer(scene, _label(view, REJECT), REJECT.text),
            ]
        case _:
            return []


# ---------------------------------------------------------------------------- the panel


def _about(scene: Scene, view: View[TrucPublic]) -> list[str | None]:
    """The lines on the viewer's cards, high to low, on their side, and on what each answer means."""
    hand = tuple(reversed(view.hand))
    decision, yours = asked(view), say("truc-yours", sign=SIGNS[team(view.seat or 0)])
    return [
        f"# {wording.row(hand, scene.faces)}" if hand else None,
        f"-# {' · '.join(filter(None, [wording.counted(hand), yours]))}",
        *(_meaning(scene, view, decision) if decision else []),
    ]


def _meaning(scene: Scene, view: View[TrucPublic], decision: Decision) -> list[str]:
    """The consequences of each answer."""
    theirs, target, stake = _score(view, 1 - team(decision.seat)), view.public.target, view.public.raising.stake
    match decision.kind:
        case "cut":
            return [say("truc-about-cut", name=scene.name(view.standing.dealer))]
        case "size":
            return [say("truc-about-size")]
        case "eleven":
            return [
                say("truc-about-eleven-play" + _lost(theirs + stake, target), score=theirs + stake),
                say("truc-about-eleven-decline" + _lost(theirs + 1, target), score=theirs + 1),
            ]
        case "answer":
            call = view.public.raising.pending
            return [
                say("truc-about-accept", stake=call.stake if call else stake),
                say("truc-about-reject" + _lost(theirs + stake, target), points=stake, score=theirs + stake),
            ]
        case _:
            return [say("truc-about-call", call=call) for call in _calls(decision)]


def _lost(score: int, target: int) -> str:
    """The text that tells the score that the others would have."""
    return "-lost" if score >= target else ""


def _calls(decision: Decision) -> list[str]:
    """The calls that may come first."""
    return [answer.verb for form in decision.before for answer in form]


def _choices(scene: Scene, decision: Decision, half: Half, room: int) -> list[Item]:
    """Everything that may be answered; cards high to low, and below them the calls."""
    view = scene.seen_as(TrucPublic)
    if decision.kind != "turn":
        return rows(
            _button(scene, _label(view, answer), ANSWER, Half(answer.text))
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
    first = [_button(scene, say("truc-button-first", call=call), ANSWER, Half(call)) for call in _calls(decision)]
    return [*rows(cards), *rows([*toggles, *first])]


def _card(answer: Action, rider: str) -> str:
    card = naming.card(answer.cards[0])
    return say("truc-button-card", card=card, call=rider) if rider else card


def _label(view: View[TrucPublic], answer: Action) -> str:
    """The label of a button: the answer, and what it costs."""
    call, stake = view.public.raising.pending, view.public.raising.stake
    match answer.verb:
        case "deal":
            return say("truc-button-deal", count=int(answer.values[0]))
        case "accept":
            return say("truc-button-accept", stake=call.stake if call else stake)
        case "reject":
            return say("truc-button-reject", points=stake)
        case "contest":
            return say("truc-button-contest", points=stake)
        case "decline":
            return say("truc-button-decline")
        case _:
            return naming.verb_name(view.game, answer.verb)


def _button(scene: Scene, label: str, verb: str, half: Half, style: discord.ButtonStyle = PLAIN) -> Button:
    return button(label, Press(HAND, scene.record.id, scene.stamp, verb, write(half)), style)


# ---------------------------------------------------------------------------- the end of a hand


def _won(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The side that has the hand, and the reason."""
    if view.public.won is None:
        raise ValueError("the hand is not over")
    side, points, how = view.public.won
    names = {"sign": SIGNS[side], "names": _side(scene, side)}
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
    before, side = _score(scene.seen, team(seat)), team(seat)
    after = before + scene.result.scores[seat]
    cup = "🏆 " if scene.match.over and seat in scene.match.winners else ""
    return say("truc-score", cup=cup, sign=SIGNS[side], names=_side(scene, side), before=before, after=after)


# ---------------------------------------------------------------------------- why can't I?


def _chapter(view: View[TrucPublic]) -> str:
    """The name of the chapter that fits the moment."""
    return {"cut": "the-round", "size": "the-round", "eleven": "eleven", "answer": "calls"}.get(view.phase, "tricks")


def _why_not(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The actions that are possible now, and the reasons why others are not."""
    call = view.public.raising.pending
    if view.phase in ("cut", "size"):
        return [say("truc-why-no-cards")]
    if call is not None:
        mine = call.responder == view.seat
        return [say("truc-why-asked") if mine else say("truc-why-answer", name=scene.name(call.responder))]
    lines = [say("truc-why-card"), say("truc-why-ranks")]
    decision = asked(view)
    if decision is None:
        return [*lines, say("truc-why-turn")]
    return [*lines, *(_about_call(view, decision, name) for name in CALLS)]


def _about_call(view: View[TrucPublic], decision: Decision, name: str) -> str:
    if name in _calls(decision):
        ridden = any(rider.name == name for rider in decision.riders)
        return say("truc-why-call-yes" if ridden else "truc-why-call-last", call=name.capitalize())
    refusal = view.public.raising.refusal(name, team(decision.seat))
    reason = refusals.sentence(refusal) if refusal else ""
    return say("truc-why-call", call=name.capitalize(), reason=reason)


PRESENTER = Presenter(
    phrases="truc-words",
    signs=SIGNS,
    lesson_rounds=3,  # one is over as soon as a call is rejected
    seats=_seats,
    seat=_seat,
    middle=_middle,
    offered=_offered,
    open_table=_open_table,
    cards=_about,
    choices=_choices,
    reason=_reason,
    taught=_taught,
    forced=_forced,
    standing=_standing,
    below=_below,
    reasons=_reasons,
)
