"""Why an answer is a good one: what the viewer's hand holds, and what everybody has seen."""

from collections.abc import Sequence

from bot.screens import tricks
from bot.ui.texts import say
from engine.cards.packs import rank
from engine.cards.tricks import beats, winning
from engine.contract import Action, View, owed
from engine.tyzicha.cards import MARRIAGES, POINTS, couple, marriages, points, strength
from engine.tyzicha.places import SEATS
from engine.tyzicha.round import CLOSED
from engine.tyzicha.tactics import Seen


def reason(view: View, action: Action) -> str | None:
    """One sentence; None where nothing is to be said but what the endings say."""
    match action.verb:
        case "bid" | "raise" | "stay" | "pass":
            return _of_call(view, action)
        case "give":
            return _of_gifts(view.hand, action.cards)
        case "marriage":
            return say("tyzicha-hint-shows", worth=MARRIAGES[action.values[0]])
        case "play" if view.phase == "lead":
            return _of_lead(view, action.cards[0])
        case "play":
            return _of_answer(view, action.cards[0])
        case _:
            return None


def _of_call(view: View, call: Action) -> str | None:
    """What the hand has beside its tricks; or that a low call, or none, suits one that has nothing."""
    worth = sum(MARRIAGES[one] for one in marriages(view.hand))
    modest = call.verb == "pass" or call.values == (str(CLOSED),)
    if worth and not modest:
        return say("tyzicha-hint-married", worth=worth, count=len(marriages(view.hand)))
    return say("tyzicha-hint-single", total=sum(POINTS.values())) if modest and not worth else None


def _of_gifts(hand: Sequence[str], given: Sequence[str]) -> str | None:
    treasured = [card for one in marriages(hand) for card in couple(one)] + [one for one in hand if rank(one) == "A"]
    if not treasured or set(treasured) & set(given):
        return None
    return say("tyzicha-hint-gives", points=points(given))


def _of_lead(view: View, card: str) -> str | None:
    if Seen.of(view).master(card):
        return say("tyzicha-hint-master")
    return say("tyzicha-hint-leads-least") if POINTS[card] == min(map(POINTS.__getitem__, view.hand)) else None


def _of_answer(view: View, card: str) -> str | None:
    """What a card does to a trick that another seat has led. All that may be laid take it, or none does."""
    (asked, *_) = owed(view.decisions)
    may = [answer.cards[0] for answer in asked.options]
    seen = Seen.of(view)
    holder, best = winning(seen.trick, strength, seen.trump)
    if told := tricks.takes_cheaply(card, may, lambda one: beats(one, best, strength, seen.trump), strength):
        return told
    counts, last = [POINTS[one] for one in may], len(seen.trick) == SEATS - 1
    takes, most = beats(card, best, strength, seen.trump), POINTS[card] == max(counts) > min(counts)
    if last and most and takes:
        return say("tyzicha-hint-takes-most")
    if last and most and seen.declarer not in (seen.seat, holder):
        return say("tyzicha-hint-adds-most")
    return say("tyzicha-hint-least") if not takes and POINTS[card] == min(counts) < max(counts) else None
