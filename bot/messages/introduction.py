"""Introduces the bot in a server that has just invited it: one message to its owner, where the bot may write, or else a
letter.
"""

import logging

import discord

from bot import screens
from bot.trouble import FAILURES
from bot.ui import names
from bot.ui.language import speaking
from bot.ui.texts import say

log = logging.getLogger(__name__)


async def introduce(client: discord.Client, guild: discord.Guild, language: str) -> None:
    """Say who is here, and ask what only the owner can say. `language`: that of the server's messages."""
    owner = guild.owner_id or 0
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(owner)])
    try:
        if (channel := _writable(guild)) is not None:
            with speaking(language):
                view = screens.introduction(owner)
            await channel.send(view=view, allowed_mentions=mentions)
        else:
            letters = await client.create_dm(discord.Object(owner))
            with speaking(language):
                letter = say("introduction-letter", server=names.in_markdown(guild.name))
            await letters.send(letter)
    except FAILURES as error:
        log.info("server %s: nobody could be told that the bot is here: %s", guild.id, error)


def _writable(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which the server greets newcomers, or else its first text channel, as far as the bot may write
    there.
    """
    first = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*first, *guild.text_channels):
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages:
            return channel
    return None
