"""Words that several screens of Schwimmen share: what hands are worth."""

from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.contract import View, owed
from engine.schwimmen.round import EXCHANGE, hand_after
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import FEUER, SCHNAUZ, THREE, Value, value


def in_points(found: Value) -> str:
    """Points as they are read: "28", "30½"."""
    return say("schwimmen-half", points=found.doubled // 2) if found.doubled % 2 else str(found.doubled // 2)


def shown_worth(found: Value) -> str:
    """Points, and what they are for: "**28** ♦"."""
    kind = {THREE: "three", SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "suit")
    return say("schwimmen-value", kind=kind, points=in_points(found), by=counted_by(found))


def counted_by(found: Value) -> str:
    """The suit's sign, or the rank in words."""
    return wording.rank(found.by) if found.doubled in (THREE, FEUER) else say(f"suit-{found.by}.sign")


def worth_then(found: Value) -> str:
    """The worth that a hand would have, on a button."""
    kind = {SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "plain")
    return say("schwimmen-then", kind=kind, points=in_points(found))


def best_exchange(view: View[SchwimmenPublic]) -> int:
    """The most that an exchange makes of the viewer's hand, in doubled points; 0 where none is asked."""
    answers = [answer for asked in owed(view.decisions) for answer in asked.enumerate()]
    return max((value(hand_after(view.hand, one)).doubled for one in answers if one.verb == EXCHANGE), default=0)


def open_hand(scene: Scene, view: View[SchwimmenPublic], seat: int) -> str:
    """A hand as it lies open at the end."""
    cards = view.public.shown[seat]
    name = scene.name(seat)
    return f"{name} — {wording.row(cards, scene.faces)} = {shown_worth(value(cards))}"
