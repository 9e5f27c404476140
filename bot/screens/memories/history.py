"""The chart of a person's misery, and its numbers in words."""

from collections.abc import Iterable

import discord
from discord import ui

from bot.screens.memories.boards import games_menu
from bot.stats.history import History
from bot.ui import names, naming
from bot.ui.components import VIOLET, Item, screen, text
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from engine import misery
from engine.misery import Misery

FILE = "misery.png"


def history(shown: History, game: str, games: Iterable[str], menu: Press, *, drawn: bool) -> ui.LayoutView:
    """The chart of a game, which is sent along as `FILE`; where it could not be `drawn` the numbers have to do.
    `games`: those in which the same person has a history, `menu`: how it is asked for.
    """
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
    head = text(f"## {title}", f"-# {naming.name_of_game(game)}")
    return screen(VIOLET, head, chart, text(f"-# {facts}"), games_menu(menu, games, game))


def _index(logarithm: float) -> str:
    return misery.text(Misery(log=logarithm))
