"""What players of Truc are told about an answer: why it is a good one, what a coach says, and why something cannot be
played.
"""

from collections.abc import Sequence

from bot.games.truc import table
from bot.screens.table import generic_parts
from bot.screens.table.answers import open_decision
from bot.screens.table.reasons import Reason, because, takes_cheaply
from bot.table.scene import Scene
from bot.ui import naming, refusals
from bot.ui.texts import say
from engine.contract import Action, Decision, View
from engine.truc.places import team
from engine.truc.raising import CALLS
from engine.truc.round import CONTEST, DEALS, DECLINE
from engine.truc.state import CARDS, TrucPublic, strength

WEAK = 1 / 3  # a hand is weak where a larger share of the cards that it has not seen is higher than its best


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind != "turn":
        return generic_parts.coach_text(scene, asked)
    calls = table.calls_before_card(asked)
    lines = [_to_lay(scene.seen_as(TrucPublic), asked.seat), *(say("truc-coach-call", call=call) for call in calls)]
    return " ".join(lines)


def reason_when_forced(scene: Scene, only: Action) -> Reason | None:
    """The reason why there is only one answer; None if the coach gives none."""
    return because("truc-coach-last", card=naming.card(only.cards[0])) if len(scene.seen.hand) == 1 else None


def reason(view: View[TrucPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: a raise is explained by the hand, whatever card goes with it."""
    raised = action.rider if action.verb == "play" else action.verb
    if raised in CALLS:
        return _reason_of_raise(view)
    match action.verb:
        case "cut" | "tap":
            return because("truc-hint-no-cards")
        case "deal":
            return because("truc-hint-three") if action == DEALS[0] else None
        case "accept" | "contest":
            return _reason_of_staying(view, action)
        case "reject" | "decline":
            return _reason_of_leaving(view, action)
        case _:
            return _reason_of_card(view, action.cards[0])


def _reason_of_raise(view: View[TrucPublic]) -> Reason:
    higher, unseen = _higher(view), len(_unseen(view))
    if higher > unseen * WEAK:
        return because("truc-hint-bluff", count=higher, unseen=unseen, points=view.public.raising.stake)
    return because("truc-hint-ahead") if _lead(view) > 0 else _among_unseen(view)


def _reason_of_staying(view: View[TrucPublic], answer: Action) -> Reason:
    if _lead(view) > 0:
        return because("truc-hint-ahead")
    if _higher(view) <= len(_unseen(view)) * WEAK:
        return _among_unseen(view)
    return because("truc-hint-gives", points=_given_up(view, answer))


def _reason_of_leaving(view: View[TrucPublic], answer: Action) -> Reason:
    if _lead(view) < 0:
        return because("truc-hint-behind")
    if _higher(view) > len(_unseen(view)) * WEAK:
        return _among_unseen(view)
    stake = (view.public.raising.pending or view.public.raising).stake
    return because("truc-hint-costs", points=_given_up(view, answer), stake=stake)


def _reason_of_card(view: View[TrucPublic], card: str) -> Reason:
    """The reason for a card of the viewer's. Equal cards are equally good."""
    own = [strength(one) for one in view.hand]
    laid = {seat: strength(one) for seat, one in view.public.trick}
    best = max(laid.values(), default=-1)
    holders = {team(seat) for seat, one in laid.items() if one == best}
    if min(own) == max(own):
        return _among_unseen(view)
    if strength(card) == min(own) and holders == {team(view.seat or 0)}:
        return because("truc-hint-partner")
    if laid and (reason := takes_cheaply(card, view.hand, lambda one: strength(one) > best, strength)):
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


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    if not scene.plays:
        return "", ()
    view = scene.seen_as(TrucPublic)
    return _chapter(view), _why_not(scene, view)


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
    decision = open_decision(view)
    if decision is None:
        return [*lines, say("truc-why-turn")]
    return [*lines, *(_about_call(view, decision, name) for name in CALLS)]


def _about_call(view: View[TrucPublic], decision: Decision, name: str) -> str:
    """A line that says how a call may be made now, or why it may not."""
    if name in table.calls_before_card(decision):
        ridden = any(rider.name == name for rider in decision.riders)
        return say("truc-why-call-yes" if ridden else "truc-why-call-last", call=name.capitalize())
    refusal = view.public.raising.refusal(name, team(decision.seat))
    reason = refusals.sentence(refusal) if refusal else ""
    return say("truc-why-call", call=name.capitalize(), reason=reason)
