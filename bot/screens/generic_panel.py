"""The private panel of any game: what is asked, the own cards, and what to click on. Only ever drawn into an ephemeral
answer to its owner.
"""

from discord import ui

from bot.screens import answer_choices, answers
from bot.screens.answers import Half
from bot.screens.gate import fled, leave_tool, leaving
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOLD, GREEN, GREY, MOST_COMPONENTS, PER_ROW, Button, button, rows, screen, text
from bot.ui.custom_ids import HAND, Press
from bot.ui.texts import say
from engine.contract import Decision, View, Zone

FRAME = 2  # components: the container and the text


def panel(
    scene: Scene,
    warning: str | None = None,
    *,
    leave: bool = False,
    partial: str = "",
    rider: str = "",
    page: int = 0,
) -> ui.LayoutView:
    """What the viewer may do now.

    `warning`: one line about the click before. `leave`: the question before somebody leaves. `partial`, `rider`,
    `page`: the half-made answer.
    """
    view = scene.view
    if view is None or view.seat is None:
        return screen(GREY, text(warning, say("panel-no-round")))
    notice = f"⚠️ {warning}" if warning else None
    key = scene.person(view.seat).key
    if key in scene.record.fled and view.phase != "over":
        return fled(scene, notice)
    if leave and view.phase != "over":
        return leaving(scene, _about(scene, view))
    asked = answers.asked(view)
    if asked is not None:
        return _asked(scene, view, asked, notice, Half(partial, rider, page))
    tools = rows([*_rights(scene, view), *_ways(scene, key)])
    if view.phase == "over" or view.seats[view.seat].status != "in":
        return screen(GREEN, text(notice, _ended(view, view.seat), *_about(scene, view)), tools)
    return screen(GREY, text(notice, f"## {_waiting(scene, view)}", *_about(scene, view)), tools)


def no_book(scene: Scene) -> ui.LayoutView:
    """Instead of a book of rules, where none is written."""
    return screen(GREY, text(say("generic-no-book", game=naming.name_of_game(scene.record.game))))


def _asked(scene: Scene, view: View, asked: Decision, notice: str | None, half: Half) -> ui.LayoutView:
    """A decision with everything that may be answered."""
    what = naming.decision_name(scene.record.game, asked.kind)
    heading, change = say("generic-asked", what=what), None
    if asked.given is not None:
        answer = naming.option_name(scene.record.game, asked.given, lambda seat: wording.name(scene.person(seat)))
        heading, change = say("generic-given", what=what, answer=answer), say("generic-change")
    tools = rows([*_rights(scene, view), *_ways(scene, scene.person(asked.seat).key)])
    room = MOST_COMPONENTS - FRAME - sum(1 + len(row.children) for row in tools if isinstance(row, ui.ActionRow))
    return screen(
        GOLD,
        text(
            notice,
            f"## {heading}",
            change,
            *_about(scene, view),
            f"**{answer_choices.question(scene, asked, half.partial)}**",
        ),
        answer_choices.draw(scene, asked, half, room),
        tools,
    )


def _ended(view: View, seat: int) -> str:
    """Why nothing is asked of this seat any more."""
    if view.phase == "over":
        return say("generic-over")
    return say("panel-left" if view.seats[seat].status == "left" else "generic-out")


def _waiting(scene: Scene, view: View) -> str:
    """Who is waited for, where everybody may know."""
    waited = [wording.name(scene.person(at)) for at, seat in enumerate(view.seats) if seat.waited and at != view.seat]
    back = wording.back(scene.faces)
    return say("generic-waiting", back=back, names=", ".join(waited)) if waited else say("generic-others", back=back)


def _about(scene: Scene, view: View) -> list[str | None]:
    """The facts, the hand with its text twin, and what else lies before the viewer."""
    game, seat = scene.record.game, view.seat or 0
    facts = [say("generic-facts", round=view.standing.round, phase=naming.phase_name(game, view.phase))]
    deadline = scene.record.clock.get(str(seat))
    if deadline and view.decisions:
        facts.append(f"<t:{int(deadline)}:R>")
    others = [zone for zone in view.zones if zone.owner == seat and zone.name != "hand" and (zone.cards or zone.count)]
    return [
        f"-# {' · '.join(facts)}",
        wording.laid_out(view.hand, scene.faces) if view.hand else None,
        f"-# {wording.counted(view.hand)}" if view.hand else None,
        *(_zone(scene, zone) for zone in others),
    ]


def _zone(scene: Scene, zone: Zone) -> str:
    name = naming.zone_name(scene.record.game, zone.name)
    if zone.cards:
        return say("generic-zone", zone=name, cards=wording.counted([card for card in zone.cards if card]))
    return say("generic-zone-count", zone=name, back=wording.back(scene.faces), count=zone.count or 0)


def _rights(scene: Scene, view: View) -> list[Button]:
    """What may be done unasked; as many as fit beside an answer."""
    return [
        button(
            naming.option_name(scene.record.game, right, lambda seat: names.in_plain(scene.person(seat).name)),
            Press(HAND, scene.record.id, scene.stamp, answers.PLAY, answers.write(Half(right.text))),
        )
        for right in view.rights[: 2 * PER_ROW]
    ]


def _ways(scene: Scene, key: str) -> list[Button]:
    """The rules, and the way out."""
    return [button(say("button-why"), Press(HAND, scene.record.id, scene.stamp, "q")), leave_tool(scene, key)]
