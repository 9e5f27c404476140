"""The answer to somebody who asks for a hint: one private sentence, or a line of their panel."""

from typing import Any

import discord

from bot.games.shows import presenter_of
from bot.interactions.click import Click
from bot.messages import first_answer
from bot.screens.table import present
from bot.table.hints import Advice, hint
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui.texts import say


async def answer(interaction: discord.Interaction[Any], table: Table) -> None:
    """Raises Refused as `hint` does."""
    user = interaction.user.id
    advice = await hint(table, user)
    await first_answer.send(interaction, content=_said(table, user, advice))


async def on_panel(click: Click) -> None:
    """Give a hint for a press on the panel. Raises Refused as `hint` does."""
    advice = await hint(click.table, click.user)
    await click.advise(_said(click.table, click.user, advice))


def _said(table: Table, user: int, advice: Advice) -> str:
    text = present.hint(scene_of(table, user), presenter_of(table.record.game), advice.thought, quick=advice.quick)
    return say("hint-in-lesson" if table.mode.taught else "hint", said=text)
