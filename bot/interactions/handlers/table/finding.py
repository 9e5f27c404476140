"""Finding a table: the open ones of this server, and a person's own of all servers."""

from collections.abc import Collection
from typing import Any

import discord
from discord.ui import LayoutView

from bot import screens
from bot.interactions.click import Click
from bot.interactions.handlers.table.lobby import joined
from bot.interactions.origin import sees, server_of
from bot.refusal import Refused
from bot.table import seating
from bot.table.hints import gives_hints
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tournaments import reading
from data.store import Store


async def found(
    tables: Tables, store: Store, interaction: discord.Interaction[Any], text: str | None = None
) -> LayoutView:
    """The open tables of the channels that the person who asks can see."""
    forming = await tables.open_scenes(server_of(interaction), lambda channel: sees(interaction, channel))
    closed_to = {*await store.people.blocking(interaction.user.id)}
    welcome = [scene for scene in forming if scene.record.host not in closed_to]
    return screens.open_tables(welcome, interaction.user.id, text)


async def own(tables: Tables, store: Store, paused_tournaments: Collection[int], guild: int, user: int) -> LayoutView:
    """The tables at which this person sits, wherever they are, the tournaments that they are in, and the way to their
    lesson in this server.
    """
    found = [await tables.anywhere(number) for number in await store.tables.everywhere(user)]
    lesson = await _lesson(tables, store, guild, user)
    tournaments = [
        await reading.found(tables, paused_tournaments, one) for one in await store.tournaments.of_user(user)
    ]
    return screens.own_tables(
        [scene_of(table, user) for table in found if table is not None],
        tournaments,
        user,
        lesson.record.id if lesson else None,
    )


async def adviser(tables: Tables, store: Store, guild: int, user: int) -> Table:
    """The table at which this person may have a hint now: the one where they sit in this server, or their lesson. If
    neither asks them, it is the one that tells them so. Raises Refused if they have neither.
    """
    own, lesson = await tables.table_of(guild, user), await _lesson(tables, store, guild, user)
    both = [table for table in (own, lesson) if table is not None]
    if not both:
        raise Refused("no_table")
    return next((table for table in both if gives_hints(table) and table.waits_for(user)), both[0])


async def _lesson(tables: Tables, store: Store, guild: int, user: int) -> Table | None:
    """The table of the lesson that this person takes in this server."""
    number = await store.tables.lesson_of(user)
    table = await tables.table(number) if number is not None else None
    return table if table is not None and table.record.guild == guild else None


async def join(click: Click, tables: Tables, store: Store) -> None:
    """Sit down at a table of the list; where a choice is to be made, it is asked."""
    table = click.table
    if table.record.phase in ("round", "between") and table.takeable and not table.sits(click.user):
        await click.open_gate()
        return
    await seating.join(table, click.user, click.interaction.user.display_name)
    await click.replace(await found(tables, store, click.interaction, joined(table)))
