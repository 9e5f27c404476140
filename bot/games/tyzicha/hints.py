"""What players of Tyzicha are told about an answer: why it is a good one, and why something cannot be done."""

from collections.abc import Sequence

from bot.games.tyzicha import table
from bot.screens.table.answers import open_decision
from bot.screens.table.reasons import Reason, because, takes_cheaply
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.cards.packs import SUITS, rank
from engine.cards.tricks import beats, winning
from engine.contract import Action, owed
from engine.tyzicha import Tyzicha
from engine.tyzicha.cards import MARRIAGES, POINTS, SEATS, couple, marriages, points, strength
from engine.tyzicha.player.policy import Seen, completes
from engine.tyzicha.refusals import of_bid, of_play, of_raise
from engine.tyzicha.round import OPENING, STAY
from engine.tyzicha.state import CLOSED, CONCEDED, TyzichaView


def reason(view: TyzichaView, action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer, in one sentence; None if there is nothing to say but what the playouts say."""
    match action.verb:
        case "bid" | "raise" | "stay" | "pass" | "concede":
            return _reason_of_call(view, action)
        case "give":
            return _reason_of_gifts(view.hand, action.cards)
        case "marriage":
            return because("tyzicha-hint-shows", worth=MARRIAGES[action.values[0]])
        case "play" if view.phase == "lead":
            return _reason_of_lead(view, action.cards[0])
        case "play":
            return _reason_of_answer(view, action.cards[0])
        case _:
            return None


def _reason_of_call(view: TyzichaView, call: Action) -> Reason | None:
    """The reason for a call: what the hand has beside its tricks; or that a low call, or none, suits one that has
    nothing.
    """
    if call == STAY:
        return because("tyzicha-hint-concedes", contract=view.public.contract, count=CONCEDED)
    worth = sum(MARRIAGES[one] for one in marriages(view.hand))
    modest = call.verb in ("pass", "concede") or call.values == (str(CLOSED),)
    if worth and not modest:
        return because("tyzicha-hint-married", worth=worth, count=len(marriages(view.hand)))
    if modest and not worth:
        return because("tyzicha-hint-single", total=sum(POINTS.values()))
    bids = [answer for asked in owed(view.decisions) for answer in asked.enumerate() if answer.verb == "bid"]
    contract = next((int(one.values[0]) for one in (call, *bids) if one.values), view.public.contract)
    return because("tyzicha-hint-holds", have=points(view.hand) + worth, contract=contract) if contract else None


def _reason_of_gifts(hand: Sequence[str], given: Sequence[str]) -> Reason | None:
    treasured = [card for one in marriages(hand) for card in couple(one)] + [one for one in hand if rank(one) == "A"]
    if not treasured or set(treasured) & set(given):
        return None
    safe = not any(completes(hand, card) for card in given)
    return because("tyzicha-hint-gives", points=points(given), safe="yes" if safe else "no")


def _reason_of_lead(view: TyzichaView, card: str) -> Reason | None:
    if Seen.of(view).master(card):
        return because("tyzicha-hint-master")
    return because("tyzicha-hint-leads-least") if POINTS[card] == min(map(POINTS.__getitem__, view.hand)) else None


def _reason_of_answer(view: TyzichaView, card: str) -> Reason | None:
    """The reason for a card in a trick that another seat has led. All that may be laid take it, or none does."""
    (asked, *_) = owed(view.decisions)
    may = [answer.cards[0] for answer in asked.answers]
    seen = Seen.of(view)
    holder, best = winning(seen.trick, strength, seen.trump)
    if reason := takes_cheaply(card, may, lambda one: beats(one, best, strength, seen.trump), strength):
        return reason
    counts, last = [POINTS[one] for one in may], len(seen.trick) == SEATS - 1
    takes, most = beats(card, best, strength, seen.trump), POINTS[card] == max(counts) > min(counts)
    if last and most and takes:
        return because("tyzicha-hint-takes-most")
    if last and most and seen.declarer not in (seen.seat, holder):
        return because("tyzicha-hint-adds-most")
    if not takes and POINTS[card] == min(counts) < max(counts):
        return because("tyzicha-hint-least")
    return because("tyzicha-hint-master") if takes and seen.master(card) else None


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    if not scene.plays:
        return "", ()
    view = table.view_of(scene)
    return _chapter(view), _why_not(scene, view)


def _chapter(view: TyzichaView) -> str:
    """The name of the chapter that fits the moment."""
    names = {"bid": "the-auction", "forced": "the-auction", "exchange": "the-widow", "commit": "the-widow"}
    return names.get(view.phase, "tricks")


def _why_not(scene: Scene, view: TyzichaView) -> list[str]:
    """The actions that are not possible now, and the reasons."""
    decision = open_decision(view)
    if decision is None:
        waited = next((at for at, seat in enumerate(view.seats) if seat.waited), None)
        return [] if waited is None else [say("tyzicha-why-turn", name=scene.name(waited))]
    match decision.kind:
        case "bid" | "forced":
            return _about_bids(scene, view)
        case "exchange":
            return [say("tyzicha-why-exchange")]
        case "commit":
            return _about_raises(scene, view)
        case _:
            return [*_about_cards(view), *_about_marriages(view)]


def _about_bids(scene: Scene, view: TyzichaView) -> list[str]:
    """The lines on other amounts, and on the pass where there is none."""
    auction, forced = view.public.auction, (CLOSED, OPENING)
    refusal = of_bid(auction, ["bid", "0"], forced)
    return [table.refusal_sentence(refusal)] if refusal else []


def _about_raises(scene: Scene, view: TyzichaView) -> list[str]:
    contract, rules = view.public.contract, scene.rules_as(Tyzicha)
    refusal = of_raise(contract, rules.max_bid, contract <= CLOSED, ["raise", "0"])
    return [table.refusal_sentence(refusal)] if refusal else []


def _about_cards(view: TyzichaView) -> list[str]:
    """The cards that cannot be laid, together with their reason."""
    play, reasons = view.public.tricks, dict[str, list[str]]()
    for card in table.suit_by_suit(view.hand):
        if refusal := of_play(play, view.hand, ["play", card]):
            reasons.setdefault(table.refusal_sentence(refusal), []).append(card)
    lines = [say("tyzicha-why-cards", cards=wording.counted(cards), reason=reason) for reason, cards in reasons.items()]
    return lines or [say("tyzicha-why-all")]


def _about_marriages(view: TyzichaView) -> list[str]:
    """The marriages that cannot be shown now: off lead those in the hand, on lead those of which a half is missing."""
    play, lines = view.public.tricks, []
    for one in marriages(view.hand) if view.phase == "follow" else SUITS:
        half = next((card for card in couple(one) if card in view.hand), None)
        refusal = of_play(play, view.hand, ["marriage", one, half]) if half else None
        if refusal:
            lines.append(
                say(
                    "tyzicha-why-marriage",
                    sign=table.suit_sign(one),
                    worth=MARRIAGES[one],
                    reason=table.refusal_sentence(refusal),
                )
            )
    return lines
