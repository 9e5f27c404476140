"""Parts that the private screens of the family share: the hand with its facts, and the way to ❓."""

from collections.abc import Sequence

from bot.games.climbing import powers
from bot.games.climbing.plays import press
from bot.games.climbing.scenes import turned_line
from bot.screens.table.gate import until
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import Button, button
from bot.ui.custom_ids import WHY
from bot.ui.texts import say
from engine.climbing.views import ClimbingView


def hand_lines(scene: Scene, view: ClimbingView) -> list[str | None]:
    """The facts, the hand, and its text twin."""
    seat = view.seat or 0
    hand = view.zone("hand", seat).cards or ()
    facts = [say("panel-facts", round=view.standing.round), wording.title(view.seats[seat].title)]
    if view.decisions and not scene.passing and (text := until(scene, seat)):
        facts.append(text)
    return [
        f"-# {' · '.join(facts)}",
        *turned_line(scene, view),
        wording.laid_out(hand, scene.faces, large=scene.large_cards, new=_came(view)),
        f"-# {wording.counted(hand)}",
        *powers.power_lines(hand),
        _exchanged(scene, view),
    ]


def _came(view: ClimbingView) -> Sequence[str]:
    """The cards that came to the viewer by the taxes, while the first trick lasts."""
    exchange = view.exchange
    if exchange is None or view.trick > 1:
        return ()
    high, _, paid, returned = exchange
    return (paid if view.seat == high else returned) or ()


def _exchanged(scene: Scene, view: ClimbingView) -> str | None:
    """The cards that went and came by the taxes, while the first trick lasts: nobody else is told."""
    exchange = view.exchange
    if exchange is None or view.trick > 1:
        return None
    high, low, paid, returned = exchange
    if view.seat != low:
        came = say("tax-received", cards=wording.counted(paid), name=scene.name(low))
        return came if view.phase == "play" else None  # before that it is the heading
    text = say("tax-surrendered", cards=wording.counted(paid), name=scene.name(high))
    return text + " " + (say("tax-got", cards=wording.counted(returned)) if returned else say("tax-gift-comes"))


def why_button(scene: Scene) -> Button:
    """The button that asks why something cannot be played."""
    return button(say("button-why"), press(scene, WHY))
