"""What is pressed in the settings of a server. Needs no table, and works for ever; whether who presses it still manages
the server is looked at every time.
"""

from typing import Any

import discord

from bot import screens
from bot.interactions.errors import sentence
from bot.runtime.registry import TableRegistry
from bot.table.refusal import Refused
from bot.ui.custom_ids import Press
from data.records import ServerSettings


async def show(registry: TableRegistry, interaction: discord.Interaction[Any]) -> None:
    """Answer with the settings. Raises Refused to who does not manage the server."""
    _check(interaction)
    wanted = await registry.server_settings.learn(interaction.guild_id or 0)
    await interaction.response.send_message(view=screens.server(wanted, *_known(interaction)), ephemeral=True)


async def channels(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, channels=[int(one) for one in _values(interaction)])


async def paces(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, paces=_values(interaction))


async def starters(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, starters=_values(interaction)[0])


async def starter_role(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(registry, interaction, press, "starter_role")


async def narration(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, narration=_values(interaction)[0])


async def call_role(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(registry, interaction, press, "call_role")


async def threads(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, threads=press.argument == "1")


async def stewards(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, stewards=press.argument == "1")


async def _change_role(registry: TableRegistry, interaction: discord.Interaction, press: Press, name: str) -> None:
    """A role, or none; the one that everybody has is no choice."""
    chosen = next((int(one) for one in _values(interaction)), None)
    if chosen == interaction.guild_id:
        _check(interaction)
        wanted = await registry.server_settings.learn(chosen or 0)
        await _redraw(interaction, press, wanted, sentence(Refused("role_of_all")))
        return
    await _change(registry, interaction, press, **{name: chosen})


async def _change(registry: TableRegistry, interaction: discord.Interaction, press: Press, **changes: Any) -> None:
    _check(interaction)
    wanted = await registry.server_settings.change(interaction.guild_id or 0, **changes)
    await _redraw(interaction, press, wanted)


async def _redraw(
    interaction: discord.Interaction, press: Press, wanted: ServerSettings, warning: str | None = None
) -> None:
    view = screens.server(wanted, *_known(interaction), warning, press.stamp.round + 1)
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
