"""Answers to interactions, over a way that breaks.

Discord takes one first answer, within three seconds. discord.py repeats one that was refused with 429 or 5xx for much
longer, and none whose connection broke. So the first answer is sent again where the connection broke; if it had arrived
after all, Discord says so. And it is given up in time, so that something else can be shown to the person.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import aiohttp
import discord
from discord.ui import LayoutView

from bot.trouble import ACKNOWLEDGED

ANSWER_SECONDS = 5.0  # Discord has given up after three, by its own clock
PREPARED_SECONDS = 1.0  # of these, what an answer may take to be made without a word

T = TypeVar("T")


async def update(interaction: discord.Interaction[Any], view: LayoutView) -> None:
    """Answer by putting this in place of what was clicked. Raises `FAILURES`."""
    response = interaction.response
    if response.is_done() or not await _first(lambda: response.edit_message(view=view)):
        await interaction.edit_original_response(view=view)


async def send(interaction: discord.Interaction[Any], *, ephemeral: bool = True, **message: Any) -> int:
    """Answer with a new message, below all that may have been answered already; its id. Raises `FAILURES`."""
    response = interaction.response
    if response.is_done():
        return (await interaction.followup.send(ephemeral=ephemeral, wait=True, **message)).id
    sent = await _first(lambda: response.send_message(ephemeral=ephemeral, **message))
    return (sent.message_id if sent else None) or (await interaction.original_response()).id


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Answer with a form. Raises `FAILURES`."""
    await _first(lambda: interaction.response.send_modal(form))


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Say that the answer will come. Raises `FAILURES`."""
    if not interaction.response.is_done():
        await _first(interaction.response.defer)


async def prepared(interaction: discord.Interaction[Any], making: Coroutine[Any, Any, T]) -> T:
    """What is being made for a private answer. Where that takes longer than a second the person sees that it is on its
    way. Raises what the making raises, and `FAILURES`.
    """
    task = asyncio.create_task(making)
    try:
        done, _ = await asyncio.wait({task}, timeout=PREPARED_SECONDS)
        if not done:
            await _first(lambda: interaction.response.defer(ephemeral=True, thinking=True))
        return await task
    finally:
        task.cancel()


async def _first(answer: Callable[[], Awaitable[T]]) -> T | None:
    """Send the first answer; None where the interaction has one."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            try:
                return await answer()
            except aiohttp.ClientError:
                return await answer()
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        return None
