"""S12: the chart of a person's misery, and its numbers in words."""

import discord
from discord import ui

from bot.stats.history import History
from bot.ui import names, naming
from bot.ui.components import VIOLET, Item, screen, text
from bot.ui.texts import say
from engine import misery
from engine.misery import Misery

FILE = "misery.png"


def history(shown: History, game: str, *, drawn: bool) -> ui.LayoutView:
    """The chart of a game, which is sent along as `FILE`; where it could not be `drawn` the numbers have to do."""
    facts = say(
        "history-facts",
        rounds=len(shown.steps),
        start=_index(shown.steps[0].misery),
        end=_index(shown.steps[-1].misery),
        peak=_index(shown.peak),
        reign=shown.longest_reign,
    )
    alt = say("history-alt", name=names.in_plain(shown.name), facts=facts)
    item = discord.MediaGalleryItem(f"attachment://{FILE}", description=alt)
    chart: list[Item] = [ui.MediaGallery(item)] if drawn else []
    title = say("history-title", name=names.in_markdown(shown.name))
    return screen(VIOLET, text(f"## {title}", f"-# {naming.name_of_game(game)}"), chart, text(f"-# {facts}"))


def _index(logarithm: float) -> str:
    return misery.text(Misery(log=logarithm))
