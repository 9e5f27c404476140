"""The handlers of presses in the settings of a server. They need no table, and work for ever; each looks anew if the
person still manages the server.
"""

from collections.abc import Callable, Collection
from typing import Any

import discord
from pydantic import ValidationError

from bot import screens
from bot.daily import flow
from bot.interactions.errors import sentence
from bot.interactions.origin import server_of
from bot.interactions.submitted import values
from bot.messages import first_answer
from bot.messages.signs import SignKeeper
from bot.refusal import Malformed, Refused
from bot.runtime.background import BackgroundTasks
from bot.screens.settings.own import AUTOMATIC
from bot.screens.settings.server import SETTINGS
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from data.settings_records import ServerSettings
from data.stats.months import WEEK, month_before, month_of, week_begins
from data.store import Store


async def show(server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction[Any]) -> None:
    """Answer with the settings. Raises Refused to people who do not manage the server."""
    check_manager(interaction)
    wanted = await server_settings.learn(server_of(interaction))
    hangs = signs.of(server_of(interaction))
    await first_answer.send(interaction, view=screens.server(wanted, *_known(interaction), hangs))


async def change(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    """Set what the press names to what was chosen. Raises Malformed for what is none of its choices."""
    check_manager(interaction)
    guild, warning = server_of(interaction), None
    try:
        wanted = await changed(server_settings, interaction, **{press.verb: chosen(interaction, press)})
    except Malformed:
        raise
    except Refused as refused:
        wanted, warning = await server_settings.learn(guild), sentence(refused)
    await _redraw(signs, interaction, press, wanted, warning)


async def season_channel(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set the channel in which months and weeks are closed; the first that are closed there are the present ones."""
    check_manager(interaction)
    if chosen(interaction, press) is not None:
        await _begin_weeks(store, now, interaction)
        await store.servers.close_season(server_of(interaction), month_before(month_of(now())))
    await change(server_settings, signs, interaction, press)


async def weekly(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set whether weeks are told, too; the first is the present one."""
    check_manager(interaction)
    if chosen(interaction, press):
        await _begin_weeks(store, now, interaction)
    await change(server_settings, signs, interaction, press)


async def _begin_weeks(store: Store, now: Callable[[], float], interaction: discord.Interaction) -> None:
    await store.servers.close_week(server_of(interaction), week_begins(now()) - WEEK)


async def daily_channel(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    background: BackgroundTasks,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set the channel in which the message about today's deals stands; the first message comes at once."""
    await change(server_settings, signs, interaction, press)
    if chosen(interaction, press) is not None:
        guild = server_of(interaction)
        background.later(flow.tell(interaction.client, store, now, server_settings, [guild]))


async def language(
    tables: Tables,
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set the language of the public messages; those that stand follow when they are drawn anew."""
    await change(server_settings, signs, interaction, press)
    tables.language_changed(server_of(interaction))


async def sign(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    """Set the channel of the sign; without a channel there is none."""
    check_manager(interaction)
    guild, place = server_of(interaction), chosen(interaction, press)
    wanted, warning = await server_settings.learn(guild), None
    try:
        await (signs.take_down(guild) if place is None else signs.post(guild, place))
    except Refused as refused:
        warning = sentence(refused)
    await _redraw(signs, interaction, press, wanted, warning)


def chosen(interaction: discord.Interaction[Any], press: Press) -> Any:
    """What was chosen for the setting that the press names: the value of its field. Raises Malformed, and Refused for
    the role that everybody has.
    """
    setting = SETTINGS[press.verb]
    if setting.kind == "switch":
        return bool(number_in(press.argument, most=1))
    channels, roles = _known(interaction)
    offered: Collection[Any] = {"choice": setting.labels(), "channel": channels, "role": roles}[setting.kind]
    found: list[Any] = values(interaction)
    if setting.kind != "choice":
        found = [number_in(one) for one in found]
    if setting.kind == "role" and interaction.guild_id in found:
        raise Refused("role_of_all")
    if not (setting.least <= len(found) <= setting.most and set(found) <= set(offered)):
        raise Malformed
    found = ["" if one == AUTOMATIC else one for one in found]
    return found if setting.most > 1 else next(iter(found), None)


async def changed(
    server_settings: ServerSettingsCache, interaction: discord.Interaction, **changes: Any
) -> ServerSettings:
    """The server's settings after these changes. Raises Refused, and Malformed for what is none of the choices."""
    check_manager(interaction)
    try:
        return await server_settings.change(server_of(interaction), **changes)
    except ValidationError:
        raise Malformed from None


async def _redraw(
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
    wanted: ServerSettings,
    warning: str | None = None,
) -> None:
    hangs = signs.of(server_of(interaction))
    view = screens.server(wanted, *_known(interaction), hangs, warning, press.stamp.round + 1)
    await first_answer.update(interaction, view)


def check_manager(interaction: discord.Interaction[Any]) -> None:
    if not interaction.permissions.manage_guild:
        raise Refused("not_manager")


def _known(interaction: discord.Interaction[Any]) -> tuple[set[int], set[int]]:
    """The channels and the roles of the server that still exist."""
    guild = interaction.guild
    if guild is None:
        return set(), set()
    return {channel.id for channel in guild.channels}, {role.id for role in guild.roles}
