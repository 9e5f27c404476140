"""What is pressed in the settings of a server. Needs no table, and works for ever; whether who presses it still manages
the server is looked at every time.
"""

from typing import Any

import discord
from pydantic import ValidationError

from bot import screens
from bot.ids import Press
from bot.numbers import number_in
from bot.refusal import Malformed, Refused
from bot.refusals import sentence
from bot.submitted import value, values
from bot.tables import Court
from data.records import ServerSettings


async def show(court: Court, interaction: discord.Interaction[Any]) -> None:
    """Answer with the settings. Raises Refused to who does not manage the server."""
    _check(interaction)
    wanted = await court.customs.learn(interaction.guild_id or 0)
    await interaction.response.send_message(view=screens.server(wanted, *_known(interaction)), ephemeral=True)


async def channels(court: Court, interaction: discord.Interaction, press: Press) -> None:
    chosen = [number_in(one) for one in values(interaction)]
    if not set(chosen) <= _known(interaction)[0]:
        raise Malformed
    await _change(court, interaction, press, channels=chosen)


async def paces(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, paces=values(interaction))


async def starters(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, starters=value(interaction))


async def starter_role(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(court, interaction, press, "starter_role")


async def narration(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, narration=value(interaction))


async def call_role(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(court, interaction, press, "call_role")


async def threads(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, threads=bool(number_in(press.argument, most=1)))


async def stewards(court: Court, interaction: discord.Interaction, press: Press) -> None:
    await _change(court, interaction, press, stewards=bool(number_in(press.argument, most=1)))


async def _change_role(court: Court, interaction: discord.Interaction, press: Press, name: str) -> None:
    """A role, or none; the one that everybody has is no choice."""
    chosen = number_in(value(interaction)) if values(interaction) else None
    if chosen == interaction.guild_id:
        _check(interaction)
        wanted = await court.customs.learn(chosen or 0)
        await _redraw(interaction, press, wanted, sentence(Refused("role_of_all")))
        return
    if chosen is not None and chosen not in _known(interaction)[1]:
        raise Malformed
    await _change(court, interaction, press, **{name: chosen})


async def _change(court: Court, interaction: discord.Interaction, press: Press, **changes: Any) -> None:
    _check(interaction)
    try:
        wanted = await court.customs.change(interaction.guild_id or 0, **changes)
    except ValidationError:  # a word that is none of the choices
        raise Malformed from None
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
