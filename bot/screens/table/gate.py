"""Private screens of those who come and go: the gate for newcomers, the question before somebody leaves, and what is
left of a panel that was silent for long.
"""

from discord import ui

from bot.screens.table.generic_result import next_deal
from bot.stamp import Stamp
from bot.table.deadlines import seconds_in_reserve
from bot.table.modes import name_of_table
from bot.table.people import coming_people, key_of
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import CRIMSON, DANGER, GOLD, GOOD, GREY, MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import DAILY, GATE, HAND, REDRAW, TABLE, Press
from bot.ui.texts import say
from engine.contract import LEAVE


def gate(scene: Scene, user: int, warning: str | None = None) -> ui.LayoutView:
    """The choices of a newcomer; or, once they have chosen, the consequence. `warning`: about the click before."""
    notice = f"⚠️ {warning}" if warning else None
    title = say("gate-title")
    waiting = next((person for person in scene.record.joining if person.user == user), None)
    if waiting is not None:
        steward = next((one for one in scene.record.people if one.key == waiting.takes), None)
        takes = "gate-takes-match" if scene.match_goes_on else "gate-takes"
        comes = say(takes, name=wording.name(steward)) if steward else say("gate-waiting")
        return screen(
            VIOLET, text(notice, title, comes), rows([button(say("button-gate-leave"), _press(scene, "leave"))])
        )
    choices = _choices(scene)
    if not choices or any(person.key == key_of(user) for person in coming_people(scene.record)):
        return screen(GREY, text(notice, title, say("gate-gone")))
    return screen(VIOLET, text(notice, title, say(_question(scene))), rows(choices))


def _question(scene: Scene) -> str:
    """The text that asks what a newcomer chooses."""
    if scene.match_goes_on:
        return "gate-choose-match"
    return "gate-choose-full" if len(coming_people(scene.record)) >= scene.rules.seats()[1] else "gate-choose"


def _press(scene: Scene, verb: str, argument: str = "") -> Press:
    return Press(GATE, scene.record.id, Stamp(), verb, argument)


def _choices(scene: Scene) -> list[Button]:
    if scene.record.phase not in ("round", "between"):
        return []
    new = []
    if len(coming_people(scene.record)) < scene.rules.seats()[1] and not scene.match_goes_on:
        new = [button(say("button-gate-new"), _press(scene, "new"), GOOD)]
    seats = [
        button(say("button-gate-take", name=wording.name(steward, names.in_plain)), _press(scene, "take", steward.key))
        for steward in scene.takeable
    ]
    return [*new, *seats]


def leaving(scene: Scene, about: list[str | None]) -> ui.LayoutView:
    """The question before somebody leaves in mid-round."""
    if scene.mode.taught:
        stay = button(say("button-stay-here"), _hand(scene, REDRAW), MAIN)
        end = button(say("button-lesson-end"), _hand(scene, "now"), DANGER)
        return screen(GOLD, text(f"## {say('lesson-leave-title')}", say("lesson-leave"), *about), rows([stay, end]))
    now, after = _ways_out(scene)
    return screen(
        GOLD,
        text(f"## {say('leave-title')}", say(now), say(after), *about),
        rows(
            [
                button(say("button-stay-here"), _hand(scene, REDRAW), MAIN),
                button(say("button-leave-after"), _hand(scene, "after"), PLAIN),
                button(say("button-leave-now"), _hand(scene, "now"), DANGER),
            ]
        ),
    )


def _ways_out(scene: Scene) -> tuple[str, str]:
    """The lines about leaving now, and about leaving after the round."""
    forfeits = scene.rules.forfeits and scene.view is not None and LEAVE in scene.view.rights
    played_on = "leave-now-match" if scene.match_goes_on else "leave-now-steward"
    now = "leave-now-forfeit" if forfeits else played_on if scene.record.stewards else "leave-now-alone"
    if not scene.match_goes_on:
        return now, "leave-after"
    return now, "leave-after-forfeit" if scene.rules.forfeits else "leave-after-match"


def fled(scene: Scene, notice: str | None) -> ui.LayoutView:
    """The screen for somebody who has left in mid-round, and may still think better of it, if that is no forfeit of a
    match; or has, and comes back with the next deal; or whose seat a referee has given to somebody else.
    """
    view = scene.view
    seat = view.seat if view is not None else None
    own = scene.person(seat).key if seat is not None else None
    heirs = [person for person in scene.record.joining if person.takes == own != person.key] if own is not None else []
    if heirs and scene.mode.played_out:
        return screen(GREY, text(notice, say("panel-fled-replaced", name=wording.bare_name(heirs[0]))))
    if any(person.key == own for person in scene.record.joining):
        back = button(say("button-gate-leave"), _press(scene, "leave"))
        return screen(GREY, text(notice, say("panel-fled-back")), rows([back]))
    forfeited = view is not None and view.seat is not None and view.seats[view.seat].retired
    if forfeited and scene.match_goes_on:
        return screen(GREY, text(notice, say("panel-fled-forfeit")))
    comes_back = scene.record.stewards and not forfeited
    line = say("panel-fled-steward" if comes_back else "panel-fled-alone")
    return screen(GREY, text(notice, line), rows([button(say("button-stay"), _hand(scene, "stay"), MAIN)]))


def set_aside(scene: Scene, warning: str | None = None) -> ui.LayoutView | None:
    """The panel of somebody of whom nothing is asked any more, whatever the game: the table is closed, or a steward
    plays for them; None for everybody else. Their cards are not on it, which are played on. `warning`: one line about
    the click before.
    """
    notice = f"⚠️ {warning}" if warning else None
    view = scene.view
    if scene.record.phase == "closed":
        return screen(GREY, text(notice, say("panel-closed")))
    if view is None or view.seat is None:
        return None
    person = scene.person(view.seat)
    if not person.away or person.key in scene.record.fled or view.phase == "over":
        return None
    back = button(say("button-back-again"), _hand(scene, REDRAW), MAIN)
    return screen(GREY, text(notice, say("panel-away")), rows([back]))


def round_over(scene: Scene, key: str) -> str | None:
    """The line about what comes next for this person, once the round is over. Where somebody plays alone, that is said
    elsewhere.
    """
    if not scene.mode.public:
        return None
    if key not in scene.record.leaving:
        ready = say("panel-ready-match" if scene.match.over else "panel-ready") if key in scene.record.ready else ""
        return say("panel-over-match" if scene.match.over else "panel-over", next=ready or next_deal(scene))
    return say("panel-over-leaving-match" if scene.match_goes_on else "panel-over-leaving")


def leave_tool(scene: Scene, key: str) -> Button:
    """The way out; or, once it is announced, the way back. One of the day's deals is left lying, and waits."""
    if scene.mode.put_by:
        return button(say("button-daily-later"), Press(DAILY, 0, Stamp(), "show"))
    if key in scene.record.leaving:
        return button(say("button-stay"), _hand(scene, "stay"))
    return button(say("button-leave-ask"), _hand(scene, "leave"))


def done_tools(scene: Scene, key: str) -> list[Button]:
    """The buttons for somebody who is done before the round is over: the next deal need not wait for them; and the way
    out.
    """
    ahead = []
    if key not in (*scene.record.ready, *scene.record.leaving) and scene.mode.public:
        ahead = [button(say("button-ready-ahead"), _hand(scene, "ready"), GOOD)]
    return [*ahead, leave_tool(scene, key)]


def ready_tool(scene: Scene, key: str) -> list[Button]:
    """The button for somebody who plays on, once the round is over: the next deal need not wait for them, or they want
    another match.
    """
    record = scene.record
    if record.phase != "between" or not scene.mode.public or key in (*record.ready, *record.leaving):
        return []
    label = say("button-play-again" if scene.match.over else "button-ready", ready=0, count=0)
    return [button(label, _hand(scene, "ready"), GOOD)]


def ready_ahead(scene: Scene, key: str) -> str | None:
    """The line for people who have said that they are ready."""
    return f"-# {say('panel-ready-ahead')}" if key in scene.record.ready else None


def until(scene: Scene, seat: int) -> str | None:
    """The line about when the table answers for this seat, where it is asked."""
    deadline = scene.record.deadlines.get(str(seat))
    if not deadline:
        return None
    reserve, when = seconds_in_reserve(scene.record, scene.person(seat).key), f"<t:{int(deadline)}:R>"
    return say("panel-until-reserve", when=when, seconds=round(reserve)) if reserve else say("panel-until", when=when)


def _hand(scene: Scene, verb: str) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb)


def ending(scene: Scene) -> ui.LayoutView:
    """Asks once before a table in play is closed, or a lobby by the last one who leaves it."""
    sure = button(say("button-end"), Press(TABLE, scene.record.id, scene.stamp, "end"), DANGER)
    keep = button(say("button-keep"), Press(TABLE, scene.record.id, scene.stamp, "keep"))
    question = say("end-asked", table=name_of_table(scene.record))
    lobby, match = scene.record.phase == "lobby", scene.match_goes_on
    costs = "end-lobby" if lobby else "end-costs-match" if match else "end-costs"
    return screen(CRIMSON, text(question, say(costs)), rows([sure, keep]))


def ended(kept: bool = False) -> ui.LayoutView:
    """The rest of that question. `kept`: the table goes on."""
    return screen(GREY, text(say("table-kept" if kept else "table-ended")))


def folded(table: int) -> ui.LayoutView:
    """The rest of a panel that was silent for long; its button works for ever."""
    unfold = button(say("button-unfold"), Press(HAND, table, Stamp(), REDRAW), MAIN)
    return screen(GREY, text(say("panel-folded")), rows([unfold]))
