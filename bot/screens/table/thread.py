"""A table with a thread of its own: the sign in the channel that shows the way, and the roll in the thread."""

from collections.abc import Iterable

from discord import ui

from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import GREY, VIOLET, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say


def signpost(scene: Scene) -> ui.LayoutView:
    """The message in the channel, above the thread."""
    if scene.record.phase == "closed":
        return screen(GREY, text(say("signpost-closed", table=name_of_table(scene.record))))
    host = next(wording.name(person) for person in scene.record.people if person.user == scene.record.host)
    return screen(VIOLET, text(say("signpost", game=name_of_game(scene.record.game), host=host)))


def roll(users: Iterable[int]) -> ui.LayoutView:
    """The players of this thread, as mentions."""
    people = " ".join(f"<@{user}>" for user in users)
    return screen(VIOLET, text(say("thread-roll", people=people or "…")))
