"""What is pressed in the settings of a server. Needs no table, and works for ever; whether the person still manages
the server is looked at every time.
"""

from typing import Any

import discord
from pydantic import ValidationError

from bot import screens
from bot.interactions.errors import sentence
from bot.interactions.submitted import value, values
from bot.messages import first_answer
from bot.runtime.registry import TableRegistry
from bot.screens.server import ZONES
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from bot.ui.refusal import Malformed, Refused
from data.records import ServerSettings
from data.stats import month_before, month_of
from engine.games import GAMES


async def show(registry: TableRegistry, interaction: discord.Interaction[Any]) -> None:
    """Answer with the settings. Raises Refused to people who do not manage the server."""
    _check(interaction)
    wanted = await registry.server_settings.learn(interaction.guild_id or 0)
    await first_answer.send(interaction, view=screens.server(wanted, *_known(interaction)))


async def channels(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    chosen = [number_in(one) for one in values(interaction)]
    if not set(chosen) <= _known(interaction)[0]:
        raise Malformed
    await _change(registry, interaction, press, channels=chosen)


async def season_channel(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Where months are closed; the first that is closed there is the present one."""
    chosen = [number_in(one) for one in values(interaction)][:1]
    if not set(chosen) <= _known(interaction)[0]:
        raise Malformed
    _check(interaction)
    if chosen:
        await registry.store.servers.close_season(interaction.guild_id or 0, month_before(month_of(registry.now())))
    await _change(registry, interaction, press, season_channel=chosen[0] if chosen else None)


async def paces(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, paces=values(interaction))


async def games(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    chosen = values(interaction)
    if not set(chosen) <= set(GAMES):
        raise Malformed
    await _change(registry, interaction, press, games=chosen)


async def starters(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, starters=value(interaction))


async def starter_role(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(registry, interaction, press, "starter_role")


async def zone(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    if value(interaction) not in ZONES:
        raise Malformed
    await _change(registry, interaction, press, zone=value(interaction))


async def narration(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, narration=value(interaction))


async def call_role(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change_role(registry, interaction, press, "call_role")


async def threads(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, threads=bool(number_in(press.argument, most=1)))


async def chips(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, chips=bool(number_in(press.argument, most=1)))


async def words(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, words=bool(number_in(press.argument, most=1)))


async def stewards(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    await _change(registry, interaction, press, stewards=bool(number_in(press.argument, most=1)))


async def _change_role(registry: TableRegistry, interaction: discord.Interaction, press: Press, name: str) -> None:
    """A role, or none; the one that everybody has is no choice."""
    chosen = number_in(value(interaction)) if values(interaction) else None
    if chosen == interaction.guild_id:
        _check(interaction)
        wanted = await registry.server_settings.learn(chosen or 0)
        await _redraw(interaction, press, wanted, sentence(Refused("role_of_all")))
        return
    if chosen is not None and chosen not in _known(interaction)[1]:
        raise Malformed
    await _change(registry, interaction, press, **{name: chosen})


async def _change(registry: TableRegistry, interaction: discord.Interaction, press: Press, **changes: Any) -> None:
    _check(interaction)
    try:
        wanted = await registry.server_settings.change(interaction.guild_id or 0, **changes)
    except ValidationError:  # a word that is none of the choices
        raise Malformed from None
    await _redraw(interaction, press, wanted)


async def _redraw(
    interaction: discord.Interaction, press: Press, wanted: ServerSettings, warning: str | None = None
) -> None:
    view = screens.server(wanted, *_known(interaction), warning, press.stamp.round + 1)
    await first_answer.update(interaction, view)


def _check(interaction: discord.Interaction[Any]) -> None:
    if not interaction.permissions.manage_guild:
        raise Refused("not_manager")


def _known(interaction: discord.Interaction[Any]) -> tuple[set[int], set[int]]:
    """The channels and the roles of the server that still exist."""
    guild = interaction.guild
    if guild is None:
        return set(), set()
    return {channel.id for channel in guild.channels}, {role.id for role in guild.roles}
