"""Choices for a new table whose command named no game. Needs no table, and works for ever."""

from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot import screens
from bot.games.shows import family_of
from bot.interactions.anywhere import elsewhere
from bot.interactions.open_table import open_as_said
from bot.interactions.origin import server_of
from bot.interactions.submitted import value
from bot.limits import check_opening
from bot.messages import first_answer
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed
from bot.runtime.registry import TableRegistry
from bot.table import lobby
from bot.table.modes.lesson import table_of_lesson
from bot.table.server_settings import ServerSettingsCache, admit_rules, playable
from bot.table.tables import Tables
from bot.ui.custom_ids import Press, base36
from bot.ui.numbers import number_in
from data.message_records import TableMessages
from data.records import PACES
from data.schema import NOWHERE
from data.store import Store
from engine.games import GAMES

MOST_NAMED = 5  # people who are invited with the table, as many as a custom id has room for


async def ask(
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction[Any],
    seats: int | None,
    pace: str | None,
    invited: Sequence[int] = (),
) -> None:
    """Answer with the games that may be played here. `invited`: the users who are invited to the table."""
    wanted = await server_settings.learn(server_of(interaction))
    view = screens.games(playable(wanted), f"{seats or ''}.{pace or ''}.{'-'.join(map(base36, invited))}")
    await first_answer.send(interaction, view=view)


async def ask_lesson(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Answer with the games that may be learnt here."""
    wanted = await server_settings.learn(server_of(interaction))
    await first_answer.send(interaction, view=screens.games(playable(wanted), "", "learn"))


async def pick_lesson(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    surfaces: Surfaces,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Begin a lesson in the game that was chosen in the menu, or that the button names."""
    game = press.argument or value(interaction)
    if game not in GAMES:
        raise Malformed
    await teach(tables, store, now, server_settings, surfaces, interaction, game)


async def teach(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    game: str,
) -> None:
    """Begin a lesson in a game, on a panel of the person who asks, and end their lesson before it. The lobby of a
    lesson is the page that it begins with.
    """
    tables.check_opening()
    user, guild = interaction.user, server_of(interaction)
    wanted = await server_settings.learn(guild)
    record = admit_rules(wanted, table_of_lesson(game, guild, user.id, user.display_name), family_of(game))
    await check_opening(store, guild, user.id, now())
    await end_lesson(tables, store, user.id)
    table = await tables.open(record, TableMessages())
    await surfaces.show_panel(interaction, table)


async def end_lesson(tables: Tables, store: Store, user: int) -> None:
    """End the lesson that this person takes, in whichever server they take it."""
    number = await store.tables.lesson_of(user)
    table = await tables.anywhere(number) if number is not None else None
    if table is not None and table.record.phase != "closed":
        await lobby.close(table, user, manager=True)


async def pick(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Open a table of the game that was chosen in the menu. The id has the options of the command."""
    game, (seats, pace, named) = value(interaction), (*press.argument.split("."), "", "", "")[:3]
    invited = [number_in(one, base=36) for one in named.split("-") if one]
    if game not in GAMES or pace not in ("", *PACES) or len(invited) > MOST_NAMED:
        raise Malformed
    if server_of(interaction) == NOWHERE:
        raise elsewhere(registry.daily_deals, interaction.application_id)
    said = {"seats": number_in(seats) if seats else None, "pace": pace or None}
    await open_as_said(registry, interaction, game, None, said, invited)
