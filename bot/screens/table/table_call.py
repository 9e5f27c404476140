"""The table call, and the invitation by name: the people they are for, and the way to the table."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import GOOD, VIOLET, button, screen, text
from bot.ui.custom_ids import SIGN, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import say


def table_call(scene: Scene, role: int | None, people: Sequence[int], more: int) -> ui.LayoutView:
    """`role`: what it mentions, or else these `people`. `more`: how many there was no room for."""
    record = scene.record
    host = next((wording.name(person) for person in record.people if person.user == record.host), "?")
    mentions = f"<@&{role}>" if role else " ".join(f"<@{user}>" for user in people)
    return screen(
        VIOLET,
        text(
            say("summons", mentions=mentions, host=host, game=name_of_game(record.game)),
            f"-# {say('summons-more', count=more)}" if more else None,
        ),
        ui.ActionRow(_way(scene)),
    )


def invitation(scene: Scene, inviter: int, people: Sequence[int]) -> ui.LayoutView:
    """`inviter`: the user who wants these people there."""
    record = scene.record
    by = next((wording.name(one) for one in (*record.people, *record.joining) if one.user == inviter), "?")
    mentions = " ".join(f"<@{user}>" for user in people)
    return screen(
        VIOLET,
        text(say("invitation", mentions=mentions, name=by, game=name_of_game(record.game))),
        ui.ActionRow(
            button(say("button-accept"), Press(SIGN, record.id, Stamp(), "join"), GOOD),
            _way(scene),
        ),
    )


def _way(scene: Scene) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        style=ButtonStyle.link, label=say("button-to-table"), url=wording.link(scene.record, scene.messages)
    )
