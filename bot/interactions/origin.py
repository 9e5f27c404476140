"""The place where a command is given, and the person who gives it, as an interaction says."""

from typing import Any, NamedTuple

import discord

from bot.table.checks import Asker
from data.message_records import Thread
from data.schema import NOWHERE


class Origin(NamedTuple):
    """The place of an interaction, and its person's rights there. `channels`: the channel where they are, and those
    that it belongs to. `roles`: the roles that they have. `manager`: True if they manage the server.
    """

    channels: frozenset[int]
    roles: frozenset[int]
    manager: bool


def origin_of(interaction: discord.Interaction[Any]) -> Origin:
    """The person who asks, and from where."""
    channel, user = interaction.channel, interaction.user
    parents = {channel.parent_id} if isinstance(channel, discord.Thread) else set()
    roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    channels = frozenset({interaction.channel_id or 0, *parents})
    return Origin(channels, frozenset(roles), interaction.permissions.manage_guild)


def server_of(interaction: discord.Interaction[Any]) -> int:
    """The server in which this was asked; `NOWHERE` for a direct message, and for a server without the bot, where
    somebody uses the app that they have installed themselves.
    """
    here = interaction.guild_id
    return here if here is not None and interaction.is_guild_integration() else NOWHERE


def home_of(interaction: discord.Interaction[Any]) -> int:
    """The channel whose tables are meant here: of a thread that the bot has opened, the one that it hangs in."""
    channel, bot = interaction.channel, interaction.client.user
    if isinstance(channel, discord.Thread) and bot is not None and channel.owner_id == bot.id:
        return channel.parent_id
    return interaction.channel_id or 0


def sees(interaction: discord.Interaction[Any], channel: int) -> bool:
    """True if the person who asks can see this channel or thread of the server."""
    guild, user = interaction.guild, interaction.user
    found = guild.get_channel_or_thread(channel) if guild is not None else None
    if found is None or (isinstance(found, discord.Thread) and found.is_private()):  # its members are not known here
        return False
    return isinstance(user, discord.Member) and found.permissions_for(user).view_channel


def asker_of(interaction: discord.Interaction[Any]) -> Asker:
    """The person who asks, as `checks.check_reach` judges them."""
    channels = origin_of(interaction).channels
    return Asker(interaction.user.id, server_of(interaction), channels, lambda channel: sees(interaction, channel))


def own_thread(interaction: discord.Interaction[Any]) -> Thread | None:
    """The thread of the bot in which this was asked, so that another table can use it; None elsewhere."""
    here = interaction.channel_id or 0
    return Thread(id=here) if home_of(interaction) != here else None


def can_have_threads(interaction: discord.Interaction[Any]) -> bool:
    """True if a message here can have a thread of its own."""
    return isinstance(interaction.channel, discord.TextChannel)
