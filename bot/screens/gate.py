"""Private screens of those who come and go: the gate for newcomers, the question before somebody leaves, and what is
left of a panel that was silent for long.
"""

from discord import ui

from bot.table.people import coming, key_of, takeable
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import DANGER, GOLD, GOOD, GREY, MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import GATE, HAND, Press, Stamp
from bot.ui.texts import say


def gate(scene: Scene, user: int, warning: str | None = None) -> ui.LayoutView:
    """What a newcomer may choose; or, once that is done, what comes of it. `warning`: about the click before."""
    notice = f"⚠️ {warning}" if warning else None
    title = say("gate-title")
    waiting = next((person for person in scene.record.joining if person.user == user), None)
    if waiting is not None:
        steward = next((one for one in scene.record.people if one.key == waiting.takes), None)
        comes = say("gate-takes", name=wording.name(steward)) if steward else say("gate-waiting")
        return screen(
            VIOLET, text(notice, title, comes), rows([button(say("button-gate-leave"), _press(scene, "leave"))])
        )
    choices = _choices(scene)
    if not choices or any(person.key == key_of(user) for person in coming(scene.record)):
        return screen(GREY, text(notice, title, say("gate-gone")))
    full = len(coming(scene.record)) >= scene.rules.seats()[1] or scene.match_goes_on
    return screen(VIOLET, text(notice, title, say("gate-choose-full" if full else "gate-choose")), rows(choices))


def _press(scene: Scene, verb: str, argument: str = "") -> Press:
    return Press(GATE, scene.record.id, Stamp(), verb, argument)


def _choices(scene: Scene) -> list[Button]:
    if scene.record.phase not in ("round", "between"):
        return []
    new = []
    if len(coming(scene.record)) < scene.rules.seats()[1] and not scene.match_goes_on:
        new = [button(say("button-gate-new"), _press(scene, "new"), GOOD)]
    seats = [
        button(say("button-gate-take", name=wording.name(steward, names.in_plain)), _press(scene, "take", steward.key))
        for steward in takeable(scene.record)
    ]
    return [*new, *seats]


def leaving(scene: Scene, about: list[str | None]) -> ui.LayoutView:
    """Asked before somebody leaves in mid-round."""
    now = say("leave-now-steward" if scene.record.stewards else "leave-now-alone")
    return screen(
        GOLD,
        text(f"## {say('leave-title')}", now, say("leave-after"), *about),
        rows(
            [
                button(say("button-stay-here"), _hand(scene, "r"), MAIN),
                button(say("button-leave-after"), _hand(scene, "after"), PLAIN),
                button(say("button-leave-now"), _hand(scene, "now"), DANGER),
            ]
        ),
    )


def fled(scene: Scene, notice: str | None) -> ui.LayoutView:
    """For who has left in mid-round, and may still think better of it."""
    told = say("panel-fled-steward" if scene.record.stewards else "panel-fled-alone")
    return screen(GREY, text(notice, told), rows([button(say("button-stay"), _hand(scene, "stay"), MAIN)]))


def leave_tool(scene: Scene, key: str) -> Button:
    """The way out; or, once it is announced, the way back."""
    if key in scene.record.leaving:
        return button(say("button-stay"), _hand(scene, "stay"))
    return button(say("button-leave-ask"), _hand(scene, "leave"), DANGER)


def _hand(scene: Scene, verb: str) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb)


def folded(table: int) -> ui.LayoutView:
    """What is left of a panel that was silent for long; its button works for ever."""
    unfold = button(say("button-unfold"), Press(HAND, table, Stamp(), "r"), MAIN)
    return screen(GREY, text(say("panel-folded")), rows([unfold]))
