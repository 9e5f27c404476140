"""The answer to a player of Tyzicha who asks why something cannot be done."""

from collections.abc import Sequence

from bot.games.tyzicha import words
from bot.screens.table.answers import asked
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.cards.packs import SUITS
from engine.tyzicha import Tyzicha
from engine.tyzicha.cards import MARRIAGES, couple, marriages
from engine.tyzicha.refusals import of_bid, of_play, of_raise
from engine.tyzicha.round import OPENING
from engine.tyzicha.state import CLOSED, TyzichaView


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    if not scene.plays:
        return "", ()
    view = words.view_of(scene)
    return _chapter(view), _why_not(scene, view)


def _chapter(view: TyzichaView) -> str:
    """The name of the chapter that fits the moment."""
    names = {"bid": "the-auction", "forced": "the-auction", "exchange": "the-widow", "commit": "the-widow"}
    return names.get(view.phase, "tricks")


def _why_not(scene: Scene, view: TyzichaView) -> list[str]:
    """The actions that are not possible now, and the reasons."""
    decision = asked(view)
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
    return [words.refusal_sentence(refusal)] if refusal else []


def _about_raises(scene: Scene, view: TyzichaView) -> list[str]:
    contract, rules = view.public.contract, scene.rules_as(Tyzicha)
    refusal = of_raise(contract, rules.max_bid, contract <= CLOSED, ["raise", "0"])
    return [words.refusal_sentence(refusal)] if refusal else []


def _about_cards(view: TyzichaView) -> list[str]:
    """The cards that cannot be laid, together with their reason."""
    play, reasons = view.public.tricks, dict[str, list[str]]()
    for card in words.suit_by_suit(view.hand):
        if refusal := of_play(play, view.hand, ["play", card]):
            reasons.setdefault(words.refusal_sentence(refusal), []).append(card)
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
                    sign=words.suit_sign(one),
                    worth=MARRIAGES[one],
                    reason=words.refusal_sentence(refusal),
                )
            )
    return lines
