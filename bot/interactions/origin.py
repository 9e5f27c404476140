"""Where an interaction comes from, worked out of all that it says, its person's rights there, and the language in which
it is answered.
"""

from typing import Any, Literal, NamedTuple

import discord

from bot.refusal import Malformed
from bot.table.checks import Asker
from bot.table.preferences import PreferencesCache
from bot.table.server_settings import ServerSettingsCache
from bot.ui.language import ENGLISH, language_of, speak
from data.message_records import Thread
from data.schema import NOWHERE

Where = Literal["server", "direct", "elsewhere"]


class Origin(NamedTuple):
    """The place of an interaction, and its person's rights there. `channels`: the channel where they are, and those
    that it belongs to. `roles`: the roles that they have. `manager`: True if they manage the server.
    """

    channels: frozenset[int]
    roles: frozenset[int]
    manager: bool


def origin_of(interaction: discord.Interaction[Any]) -> Origin:
    """The person who asks, and from where. Raises Malformed where the channel is missing."""
    channel, user = interaction.channel, interaction.user
    parents = {channel.parent_id} if isinstance(channel, discord.Thread) else set()
    roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    channels = frozenset({channel_of(interaction), *parents})
    return Origin(channels, frozenset(roles), interaction.permissions.manage_guild)


def where(interaction: discord.Interaction[Any]) -> Where:
    """The kind of place where this was asked: a server that the bot is in; a direct message or a group; or elsewhere,
    in a server without the bot. Raises Malformed where it is not said.

    A server in the bot's own list is one of its servers, whoever is said to have installed the app: Discord has left
    that out for weeks.
    """
    if interaction.guild_id is not None:
        return "server" if interaction.client.get_guild(interaction.guild_id) is not None else "elsewhere"
    context, private = interaction.context, discord.DMChannel | discord.GroupChannel
    direct = context.dm_channel or context.private_channel or isinstance(interaction.channel, private)
    if context.guild or not direct:
        raise Malformed
    return "direct"


def server_of(interaction: discord.Interaction[Any]) -> int:
    """The server of the bot in which this was asked; `NOWHERE` in any other place. Raises Malformed where that is not
    said.
    """
    if where(interaction) == "server" and interaction.guild_id is not None:
        return interaction.guild_id
    return NOWHERE


def channel_of(interaction: discord.Interaction[Any]) -> int:
    """The channel or thread in which this was asked. Raises Malformed where it is missing."""
    if interaction.channel_id is None:
        raise Malformed
    return interaction.channel_id


def home_of(interaction: discord.Interaction[Any]) -> int:
    """The channel whose tables are meant here: of a thread that the bot has opened, the one that it hangs in. Raises
    Malformed where the channel is missing.
    """
    channel, bot = interaction.channel, interaction.client.user
    if isinstance(channel, discord.Thread) and bot is not None and channel.owner_id == bot.id:
        return channel.parent_id
    return channel_of(interaction)


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
    """The thread of the bot in which this was asked, so that another table can use it; None elsewhere. Raises
    Malformed where the channel is missing.
    """
    here = channel_of(interaction)
    return Thread(id=here) if home_of(interaction) != here else None


def can_have_threads(interaction: discord.Interaction[Any]) -> bool:
    """True if a message here can have a thread of its own."""
    return isinstance(interaction.channel, discord.TextChannel)


async def speak_for(
    preferences: PreferencesCache, server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]
) -> None:
    """From now on speak the language of the person who asks in this task: the one that they have chosen, or else that
    of their Discord.
    """
    locale = str(interaction.locale.value)  # discord.py takes whatever is said
    speak(language_of(locale) or ENGLISH)
    usual = await server_settings.learn_language(server_of(interaction))
    speak(await preferences.meet(interaction.user.id, locale, usual))
