"""A person's standing orders on their own panel."""

from bot.games.climbing.part import Order
from bot.games.climbing.plays import press
from bot.games.climbing.verbs import ORDER
from bot.table.scene import Scene
from bot.ui.components import GOOD, Button, Item, button, text
from bot.ui.custom_ids import REDRAW
from bot.ui.texts import say
from engine.climbing.views import ClimbingView

HINTED = 2  # rounds of a table in which it is said what an order is good for


def toggles(scene: Scene, view: ClimbingView) -> list[Button]:
    """The viewer's orders as toggles; each names what it sets, so that an old panel cannot turn one round."""
    if view.phase != "play":
        return []
    return [
        toggle(scene, "once"),
        toggle(scene, "trick"),
        button(say("button-redraw"), press(scene, REDRAW)),
    ]


def ordered_pass(scene: Scene) -> Order | None:
    """The pass that the viewer has ordered."""
    order: Order | None = scene.own.get("order")
    return order


def toggle(scene: Scene, order: Order) -> Button:
    """The toggle of one order: on if the viewer has ordered that."""
    label = say("button-pass-ahead" if order == "once" else "button-sit-out")
    if ordered_pass(scene) == order:
        return button(say("button-ordered", order=label), press(scene, ORDER), GOOD)
    return button(label, press(scene, ORDER, order))


def order_line(scene: Scene, view: ClimbingView) -> list[Item]:
    """A line about the viewer's own orders; for people who have just sat down, what one is good for."""
    if view.phase != "play" or (ordered_pass(scene) is None and view.standing.round > HINTED):
        return []
    return [text(say(f"order-{ordered_pass(scene) or 'none'}"))]


def passing_reason(scene: Scene) -> str | None:
    """The reason why the viewer, whose turn it is, need do nothing."""
    if not scene.passing:
        return None
    return say("order-coming" if ordered_pass(scene) else "order-passing")
