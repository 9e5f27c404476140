"""What players of Schwimmen are told about an answer: why it is a good one, what a coach says, and why something cannot
be done.
"""

from collections.abc import Sequence
from itertools import combinations

from bot.games.schwimmen import table
from bot.screens.table import generic_parts
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.contract import Action, Decision, Illegal, View
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import CLOSE, EXCHANGE, KEEP, PASS, SWAP, hand_after
from engine.schwimmen.state import HOUSE, SchwimmenPublic
from engine.schwimmen.values import DECK, FEUER, HAND, Value, value


def reason(view: View[SchwimmenPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what the hand is worth, and what the answer makes of it."""
    now, then = value(view.hand), value(hand_after(view.hand, action))
    if then.special and action != KEEP:
        return because(f"schwimmen-hint-{'feuer' if then.doubled == FEUER else 'schnauz'}")
    if CLOSE.verb in (action.verb, action.rider) or action in (KEEP, SWAP):
        return because("schwimmen-hint-beats", points=table.in_points(then), share=_beaten(view, then))
    if then.doubled > now.doubled:
        return because("schwimmen-hint-raises", before=table.in_points(now), after=table.in_points(then))
    if action.verb == EXCHANGE:
        return _reason_of_hope(view, hand_after(view.hand, action))
    if action.verb == PASS.verb and table.best_exchange(view) <= now.doubled:
        return because("schwimmen-hint-nothing", points=table.in_points(now))
    return None


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    closer = scene.seen_as(SchwimmenPublic).public.closer
    if asked.kind == "turn" and closer is not None:
        return say("schwimmen-coach-last", name=table.closer_name(scene, closer))
    return generic_parts.coach_text(scene, asked)


def _unseen(view: View[SchwimmenPublic]) -> list[str]:
    """The cards that the viewer has seen nowhere, and that cannot be where they have seen them last."""
    seen = {card for zone in view.zones for card in zone.cards or ()}.union(*view.public.known)
    return [card for card in DECK if card not in seen]


def _beaten(view: View[SchwimmenPublic], hand: Value) -> int:
    """The percentage of hands of unseen cards that are worth less than this one, rounded down."""
    worths = [value(cards).doubled for cards in combinations(_unseen(view), HAND)]
    return 100 * sum(worth < hand.doubled for worth in worths) // len(worths)


def _reason_of_hope(view: View[SchwimmenPublic], hand: Sequence[str]) -> Reason | None:
    """The reason that more cards than before would raise the hand, though it is worth no more yet."""
    before, after = (_raising(view, cards) for cards in (view.hand, hand))
    return because("schwimmen-hint-hope", before=before, after=after) if after > before else None


def _raising(view: View[SchwimmenPublic], hand: Sequence[str]) -> int:
    """The number of unseen cards that would make a hand worth more."""
    now = value(hand)
    return sum(
        any(value((*hand[:at], card, *hand[at + 1 :])).doubled > now.doubled for at in range(HAND))
        for card in _unseen(view)
    )


def refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of a refusal's text if it is not the code's own, and the words in the text."""
    words: dict[str, str | int] = {}
    if refusal.values.get("by") == HOUSE:
        words["by"] = say("schwimmen-house")
    return None, words


def why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(SchwimmenPublic)
    turn, closer = view.public.turn, view.public.closer
    if turn != view.seat:
        return [say("schwimmen-why-turn", name=scene.name(turn))]
    if view.phase == "dealer":
        return [say("schwimmen-why-dealer")]
    lines = [say("schwimmen-why-two")]
    if closer is not None:
        lines.append(say("schwimmen-why-closed", name=table.closer_name(scene, closer)))
    elif view.public.turns // len(view.standing.live) + 1 < scene.rules_as(Schwimmen).close_from:
        lines.append(say("schwimmen-why-early"))
    return lines
