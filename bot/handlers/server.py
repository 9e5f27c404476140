"""What is pressed in the settings of a server. Needs no table, and works for ever; whether who presses it still manages
the server is looked at every time.
"""

from typing import Any

import discord

from bot import screens
from bot.ids import Press
from bot.refusal import Refused
from bot.refusals import sentence
from bot.tables import Court
from data.records import ServerSettings


async def show(court: Court, interaction: discord.Interaction[Any]) -> None:
    """Answer with the settings. Raises Refused to who does not manage the server."""
    _check(interaction)
    wanted = await court.customs.learn(interaction.guild_id or 0)
    await interaction.response.send_message(view=screens.server(wanted, *_known(interaction)), ephemeral=True)


async def channels(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, channels=[int(one) for one in _values(interaction)])


async def paces(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, paces=_values(interaction))


async def starters(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, starters=_values(interaction)[0])


async def starter_role(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(court, interaction, press, "starter_role")


async def narration(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, narration=_values(interaction)[0])


async def call_role(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(court, interaction, press, "call_role")


async def threads(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, threads=press.argument == "1")


async def stewards(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, stewards=press.argument == "1")


async def _change_role(court: Court, interaction: discord.Interaction, press: Press, name: str) -> None:
    """A role, or none; the one that everybody has is no choice."""
    chosen = next((int(one) for one in _values(interaction)), None)
    if chosen == interaction.guild_id:
        _check(interaction)
        wanted = await court.customs.learn(chosen or 0)
        await _redraw(interaction, press, wanted, sentence(Refused("role_of_all")))
        return
    await _change(court, interaction, press, **{name: chosen})


async def _change(court: Court, interaction: discord.Interaction, press: Press, **changes: Any) -> None:
    _check(interaction)
    wanted = await court.customs.change(interaction.guild_id or 0, **changes)
    await _redraw(interaction, press, wanted)


async def _redraw(
    interaction: discord.Interaction, press: Press, wanted: ServerSettings, warning: str | None = None
) -> None:
    view = screens.server(wanted, *_known(interaction), warning, press.stamp + 1)
    await interaction.response.edit_message(view=view)


def _check(interaction: discord.Interaction[Any]) -> None:
    if not interaction.permissions.manage_guild:
        raise Refused("not_manager")


def _known(interaction: discord.Interaction[Any]) -> tuple[set[int], set[int]]:
    """The channels and the roles of the server that still exist."""
    guild = interaction.guild
    if guild is None:
        return set(), set()
    return {channel.id for channel in guild.channels}, {role.id for role in guild.roles}


def _values(interaction: discord.Interaction) -> list[str]:
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(one) for one in data.get("values", [])]
