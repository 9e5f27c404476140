"""Personal settings, which need no table, and the menu behind ⋯."""

import discord

from bot import screens
from bot.games.shows import presenter_of
from bot.interactions import origin, submitted
from bot.interactions.click import Click
from bot.interactions.origin import server_of
from bot.messages import first_answer
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed, Refused
from bot.screens.settings.own import AUTOMATIC, NAMES
from bot.screens.table.reactions import reacted_to, signs
from bot.table import talking
from bot.table.preferences import PreferencesCache
from bot.table.reactions import SIGNS
from bot.table.scenes import scene_of
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from bot.ui.language import languages
from bot.ui.numbers import number_in
from bot.ui.texts import say


async def change(
    tables: Tables,
    preferences: PreferencesCache,
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Change a setting. The argument names it, and the value that it gets."""
    name, _, value = press.argument.partition("=")
    if name not in NAMES:
        raise Malformed
    await _change(tables, preferences, server_settings, interaction, name, bool(number_in(value, most=1)))


async def language(
    tables: Tables,
    preferences: PreferencesCache,
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction,
) -> None:
    """Change the language in which this person reads everything."""
    chosen = submitted.value(interaction)
    if chosen not in (AUTOMATIC, *languages()):
        raise Malformed
    await _change(tables, preferences, server_settings, interaction, "language", "" if chosen == AUTOMATIC else chosen)


async def _change(
    tables: Tables,
    preferences: PreferencesCache,
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction,
    name: str,
    value: bool | str,
) -> None:
    await preferences.change(interaction.user.id, name, value)
    await origin.speak_for(preferences, server_settings, interaction)
    await first_answer.update(interaction, screens.settings(preferences.of(interaction.user.id)))
    table = await tables.table_of(server_of(interaction), interaction.user.id)
    if table is not None:
        tables.preferences_changed(table, interaction.user.id)


async def more(click: Click) -> None:
    await click.answer(screens.more(scene_of(click.table), sits=click.table.sits(click.user)))


async def sign(click: Click, surfaces: Surfaces) -> None:
    """Give a sign about the last trick. The argument is its name."""
    scene, given = scene_of(click.table), click.press.argument
    if given not in SIGNS:
        raise Malformed
    lines = presenter_of(scene.record.game).numbered_lines(scene)
    event = reacted_to(scene, lines)
    if not signs(scene) or event is None:
        raise Refused("no_sign_now")
    talking.react(click.table, click.user, event, given)
    surfaces.mark(click.table)
    line = next(line for number, line in lines if number >= event)
    text = say("sign-given", sign=SIGNS[given], line=line)
    await click.replace(screens.more(scene, sits=click.table.sits(click.user), given=text))


async def mine(click: Click, preferences: PreferencesCache) -> None:
    await preferences.learn([click.user])
    await click.answer(screens.settings(preferences.of(click.user)))


async def nudge(click: Click, surfaces: Surfaces) -> None:
    await surfaces.turn_reminder.nudge(click.table, click.user)
    await click.whisper(say("nudge-done"))
