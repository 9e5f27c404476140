"""Personal settings, which need no table, and the menu behind ⋯."""

import discord

from bot import screens
from bot.click import Click
from bot.ids import Press
from bot.numbers import number_in
from bot.refusal import Malformed
from bot.tables import Court
from bot.texts import say
from data.records import Preferences


async def change(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """A toggle: its argument names the setting and what it becomes."""
    name, _, value = press.argument.partition("=")
    if name not in Preferences.model_fields:
        raise Malformed
    await court.wishes.change(interaction.user.id, name, bool(number_in(value, most=1)))
    await interaction.response.edit_message(view=screens.wishes(court.wishes.of(interaction.user.id)))
    table = await court.table_of(interaction.guild_id or 0, interaction.user.id)
    if table is not None:
        court.wished(table, interaction.user.id)


async def more(click: Click) -> None:
    await click.answer(screens.more(click.table.scene()))


async def mine(click: Click) -> None:
    await click.court.wishes.learn([click.user])
    await click.answer(screens.wishes(click.court.wishes.of(click.user)))


async def nudge(click: Click) -> None:
    await click.court.bell.nudge(click.table, click.user)
    await click.whisper(say("nudge-done"))
