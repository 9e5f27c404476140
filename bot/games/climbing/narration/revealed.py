"""The line that tells, when a round is over, a secret that was kept while it was played."""

from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.climbing.events import TaxPaid, TaxReturned
from engine.contract import Event


def revealed_line(scene: Scene, event: Event) -> str | None:
    """The event with the cards that few had seen; None for one that hid nothing worth a line."""
    match event:
        case TaxPaid(payer, receiver, _, cards):
            key = "opened-tax-paid"
        case TaxReturned(payer, receiver, _, cards):
            key = "opened-tax-returned"
        case _:
            return None
    names = {"payer": scene.name(payer), "receiver": scene.name(receiver)}
    return say(key, cards=wording.counted(cards or ()), **names)
