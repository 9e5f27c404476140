"""Introduces the bot in a server that has just invited it: one message to its owner, where people may talk, or else a
letter.
"""

import logging

import discord

from bot import screens
from bot.trouble import FAILURES, describe
from bot.ui import names
from bot.ui.language import speaking
from bot.ui.texts import say

log = logging.getLogger(__name__)


async def introduce(client: discord.Client, guild: discord.Guild, language: str) -> None:
    """Say who is here, and ask what only the owner can say. `language`: the language of the server's messages."""
    owner = guild.owner_id
    if owner is None:
        log.info("server %s: Discord does not say who owns it, so nobody is greeted there", guild.id)
        return
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(owner)])
    try:
        if (channel := _for_talk(guild)) is not None:
            with speaking(language):
                view = screens.introduction(owner)
            await channel.send(view=view, allowed_mentions=mentions)
        else:
            letters = await client.create_dm(discord.Object(owner))
            with speaking(language):
                letter = say("introduction-letter", server=names.in_markdown(guild.name))
            await letters.send(letter)
    except FAILURES as error:
        log.info("server %s: nobody could be told that the bot is here: %s", guild.id, describe(error))


def _for_talk(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which the server greets newcomers, or else its first text channel, as far as the bot and everybody
    may write there: neither for rules, nor for announcements, nor for a few.
    """
    first = [guild.system_channel] if guild.system_channel is not None else []
    apart = (guild.rules_channel, guild.public_updates_channel, guild.safety_alerts_channel)
    for channel in (*first, *guild.text_channels):
        allowed = [channel.permissions_for(one) for one in (guild.me, guild.default_role)]
        if all(one.view_channel and one.send_messages for one in allowed) and not (
            channel.is_news() or channel in apart
        ):
            return channel
    return None
