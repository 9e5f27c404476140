"""The table call: the people it is for, and the way to the table."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import VIOLET, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say


def table_call(scene: Scene, role: int | None, people: Sequence[int], more: int) -> ui.LayoutView:
    """`role`: what it mentions, or else these `people`. `more`: how many there was no room for."""
    record = scene.record
    host = next((wording.name(person) for person in record.people if person.user == record.host), "?")
    mentions = f"<@&{role}>" if role else " ".join(f"<@{user}>" for user in people)
    way: ui.Button[ui.LayoutView] = ui.Button(
        style=ButtonStyle.link, label=say("button-to-table"), url=wording.link(record, scene.messages)
    )
    return screen(
        VIOLET,
        text(
            say("summons", mentions=mentions, host=host, game=name_of_game(record.game)),
            f"-# {say('summons-more', count=more)}" if more else None,
        ),
        ui.ActionRow(way),
    )
