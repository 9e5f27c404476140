"""A table with a thread of its own: the sign in the channel that shows the way, and the roll in the thread."""

from collections.abc import Iterable

from discord import ui

from bot import words
from bot.screens.parts import VIOLET, screen, text
from bot.table.scene import Scene
from bot.texts import say


def signpost(scene: Scene) -> ui.LayoutView:
    """In the channel, above the thread."""
    host = next(words.name(person) for person in scene.record.people if person.user == scene.record.host)
    return screen(VIOLET, text(say("signpost", game=say(f"game-{scene.record.game}"), host=host)))


def roll(users: Iterable[int]) -> ui.LayoutView:
    """Who plays in this thread, as mentions."""
    people = " ".join(f"<@{user}>" for user in users)
    return screen(VIOLET, text(say("thread-roll", people=people or "…")))
