"""The illustration of a table, in games that words draw badly: on its message, and as text for those who ask."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import discord
from discord import ui

from bot.table.scene import Scene
from bot.ui.components import VIOLET, Button, Item, button, screen, text
from bot.ui.custom_ids import AS_TEXT, HAND, Press
from bot.ui.texts import say

FILE = "table.png"
MOST_ABOUT = 1024  # characters that Discord takes for what a picture shows


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture that a table shows beside its words.

    `key`: equal keys mean equal pictures. `draw`: the PNG; it takes its time, so it is called in a thread. `about`:
    what can be seen, for those who cannot see it. `letters`: the picture as lines of text. Most are only compared by
    their keys, so that all three are called where they are wanted, the words in the language that is spoken then.
    """

    key: Hashable
    draw: Callable[[], bytes]
    about: Callable[[], str] = str
    letters: Callable[[], str] = str


def as_items(scene: Scene, illustration: Illustration | None) -> list[Item]:
    """The picture, which is sent along as `FILE`; its letters where it is not."""
    if illustration is None:
        return []
    if not scene.illustrated:
        return [text(illustration.letters())]
    about = illustration.about()[:MOST_ABOUT]
    return [ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILE}", description=about))]


def as_text(illustration: Illustration) -> ui.LayoutView:
    """The illustration as text, for one person."""
    return screen(VIOLET, text(illustration.letters(), f"-# {illustration.about()}"))


def text_tool(scene: Scene, illustration: Illustration | None) -> list[Button]:
    """The way from a panel to the letters."""
    press = Press(HAND, scene.record.id, scene.stamp, AS_TEXT)
    return [button(say("button-as-text"), press)] if illustration else []
