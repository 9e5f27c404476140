"""The handlers of presses in the settings of a server. They need no table, and work for ever; each looks anew if the
person still manages the server.
"""

from collections.abc import Callable
from typing import Any

import discord
from pydantic import ValidationError

from bot import screens
from bot.daily import flow
from bot.interactions.errors import sentence
from bot.interactions.origin import server_of
from bot.interactions.submitted import value, values
from bot.messages import first_answer
from bot.messages.signs import SignKeeper
from bot.refusal import Malformed, Refused
from bot.runtime.background import BackgroundTasks
from bot.screens.settings.own import AUTOMATIC
from bot.screens.settings.server import ZONES
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from bot.ui.language import languages
from bot.ui.numbers import number_in
from data.settings_records import ServerSettings
from data.stats.months import WEEK, month_before, month_of, week_begins
from data.store import Store
from engine.games import GAMES


async def show(server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction[Any]) -> None:
    """Answer with the settings. Raises Refused to people who do not manage the server."""
    check_manager(interaction)
    wanted = await server_settings.learn(server_of(interaction))
    hangs = signs.of(server_of(interaction))
    await first_answer.send(interaction, view=screens.server(wanted, *_known(interaction), hangs))


async def channels(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    chosen = [number_in(one) for one in values(interaction)]
    await _change(server_settings, signs, interaction, press, channels=known_channels(interaction, chosen))


async def season_channel(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Sets the channel in which months and weeks are closed; the first that are closed there are the present ones."""
    chosen = known_channels(interaction, [number_in(one) for one in values(interaction)][:1])
    check_manager(interaction)
    if chosen:
        await _begin_weeks(store, now, interaction)
        await store.servers.close_season(server_of(interaction), month_before(month_of(now())))
    await _change(server_settings, signs, interaction, press, season_channel=chosen[0] if chosen else None)


async def daily_channel(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    background: BackgroundTasks,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Sets the channel in which the message about today's deals stands; the first message comes at once."""
    chosen = known_channels(interaction, [number_in(one) for one in values(interaction)][:1])
    await _change(server_settings, signs, interaction, press, daily_channel=chosen[0] if chosen else None)
    if chosen:
        guild = server_of(interaction)
        background.later(flow.tell(interaction.client, store, now, server_settings, [guild]))


async def weekly(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Sets whether weeks are told, too; the first is the present one."""
    wanted = bool(number_in(press.argument, most=1))
    check_manager(interaction)
    if wanted:
        await _begin_weeks(store, now, interaction)
    await _change(server_settings, signs, interaction, press, weekly=wanted)


async def _begin_weeks(store: Store, now: Callable[[], float], interaction: discord.Interaction) -> None:
    await store.servers.close_week(server_of(interaction), week_begins(now()) - WEEK)


async def sign(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    """Sets the channel of the sign; without a channel there is none."""
    chosen = known_channels(interaction, [number_in(one) for one in values(interaction)][:1])
    check_manager(interaction)
    guild = server_of(interaction)
    wanted, warning = await server_settings.learn(guild), None
    try:
        await (signs.post(guild, chosen[0]) if chosen else signs.take_down(guild))
    except Refused as refused:
        warning = sentence(refused)
    await _redraw(signs, interaction, press, wanted, warning)


async def paces(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, paces=values(interaction))


async def games(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    chosen = values(interaction)
    if not set(chosen) <= set(GAMES):
        raise Malformed
    await _change(server_settings, signs, interaction, press, games=chosen)


async def starters(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, starters=value(interaction))


async def starter_role(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change_role(server_settings, signs, interaction, press, "starter_role")


async def zone(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    if value(interaction) not in ZONES:
        raise Malformed
    await _change(server_settings, signs, interaction, press, zone=value(interaction))


async def language(
    tables: Tables,
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Sets the language of the public messages; those that stand follow when they are drawn anew."""
    if value(interaction) not in (AUTOMATIC, *languages()):
        raise Malformed
    chosen = "" if value(interaction) == AUTOMATIC else value(interaction)
    await _change(server_settings, signs, interaction, press, language=chosen)
    tables.language_changed(server_of(interaction))


async def narration(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, narration=value(interaction))


async def call_role(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change_role(server_settings, signs, interaction, press, "call_role")


async def tournament_role(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    """Sets who may run tournaments beside those who manage the server."""
    await _change_role(server_settings, signs, interaction, press, "tournament_role")


async def threads(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, threads=bool(number_in(press.argument, most=1)))


async def chips(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, chips=bool(number_in(press.argument, most=1)))


async def turning_points(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, turning_points=bool(number_in(press.argument, most=1)))


async def words(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, words=bool(number_in(press.argument, most=1)))


async def stewards(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press
) -> None:
    await _change(server_settings, signs, interaction, press, stewards=bool(number_in(press.argument, most=1)))


async def _change_role(
    server_settings: ServerSettingsCache, signs: SignKeeper, interaction: discord.Interaction, press: Press, name: str
) -> None:
    """Set a role, or none. The role that everybody has cannot be chosen."""
    chosen = number_in(value(interaction)) if values(interaction) else None
    if chosen == interaction.guild_id:
        check_manager(interaction)
        wanted = await server_settings.learn(server_of(interaction))
        await _redraw(signs, interaction, press, wanted, sentence(Refused("role_of_all")))
        return
    if chosen is not None and chosen not in _known(interaction)[1]:
        raise Malformed
    await _change(server_settings, signs, interaction, press, **{name: chosen})


async def _change(
    server_settings: ServerSettingsCache,
    signs: SignKeeper,
    interaction: discord.Interaction,
    press: Press,
    **changes: Any,
) -> None:
    await _redraw(signs, interaction, press, await changed(server_settings, interaction, **changes))


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


def known_channels(interaction: discord.Interaction[Any], chosen: list[int]) -> list[int]:
    """These channels. Raises Malformed where one of them is not in the server."""
    if not set(chosen) <= _known(interaction)[0]:
        raise Malformed
    return chosen


def _known(interaction: discord.Interaction[Any]) -> tuple[set[int], set[int]]:
    """The channels and the roles of the server that still exist."""
    guild = interaction.guild
    if guild is None:
        return set(), set()
    return {channel.id for channel in guild.channels}, {role.id for role in guild.roles}
