"""The answer to somebody who asks for a hint: one private sentence, or a line of their panel."""

import asyncio
from typing import Any

import discord

from bot.games.shows import presenter_of
from bot.interactions.click import Click
from bot.messages import first_answer
from bot.table.hints import hint
from bot.table.table import Table
from bot.ui.texts import say
from engine.contract import Thought

QUICK_SECONDS = 1.5  # a thought that takes longer is announced, since Discord waits three seconds


async def answer(interaction: discord.Interaction[Any], table: Table) -> None:
    """Raises Refused as `hint` does."""
    user = interaction.user.id
    thinking = asyncio.ensure_future(hint(table, user))
    await asyncio.wait([thinking], timeout=QUICK_SECONDS)
    if not thinking.done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    thought = await thinking
    said = _said(table, user, thought)
    if interaction.response.is_done():
        await interaction.edit_original_response(content=said)
    else:
        await first_answer.send(interaction, content=said)


async def on_panel(click: Click) -> None:
    """The same for a press on the panel. Raises Refused as `hint` does."""
    thought = await hint(click.table, click.user)
    await click.advise(_said(click.table, click.user, thought))


def _said(table: Table, user: int, thought: Thought) -> str:
    advice = presenter_of(table.record.game).hint(table.scene(user), thought)
    return say("hint-in-lesson" if table.record.lesson else "hint", said=advice)
