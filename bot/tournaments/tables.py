"""The tables of a round: opened once each, in threads where the bot may make them, and their people called once."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord

from bot import screens
from bot.games.shows import family_of
from bot.messages.surfaces import Surfaces
from bot.table.deadlines import BEGIN
from bot.table.modes.pairing import table_of_pairing
from bot.table.preferences import PreferencesCache
from bot.table.table import Table
from bot.table.tables import Tables
from bot.trouble import FAILURES, describe
from data.message_records import TableMessages
from data.store import Store
from data.tournament_records import Course, Pairing, Remark
from data.tournaments.tables import Taken

PATIENCE_SECONDS = 5.0  # how long a call waits for its table's message, so as to appear below it

log = logging.getLogger(__name__)


async def lay(client: discord.Client, tables: Tables, surfaces: Surfaces, course: Course, pairing: Pairing) -> None:
    """Open the table of a pairing, unless it has one by now."""
    by_number = {one.number: one for one in course.entries}
    people = [by_number[one] for one in pairing.entrants]
    try:
        table = await tables.open(
            table_of_pairing(course.tournament, pairing, people, family_of(course.tournament.game)), TableMessages()
        )
    except Taken:
        return
    message = None
    if _threads(client, course.tournament.guild, course.tournament.channel):
        sign = screens.tournament_signpost(course.tournament, pairing, [one.name for one in people])
        try:
            channel = client.get_partial_messageable(course.tournament.channel)
            message = (await channel.send(view=sign, silent=True)).id
        except FAILURES as error:
            log.warning("table %s: the sign of its thread could not be sent: %s", table.record.id, describe(error))
    shown = surfaces.table_message(table)
    if message is None or not await shown.move_to_thread(message):
        shown.mark()


async def call(
    client: discord.Client,
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    preferences: PreferencesCache,
    surfaces: Surfaces,
    course: Course,
    pairing: Pairing,
) -> None:
    """Call the people of a table that has just been laid, unless it has begun. It is noted afterwards: where the
    process ends in between, the next one calls again, and Discord knows the call by its nonce and makes no second one.
    """
    table = await tables.table(pairing.table) if pairing.table is not None else None
    if table is None:
        return
    await _shown(surfaces, table)
    if table.record.phase == "lobby":
        await _call(client, now, preferences, table)
    await store.tournaments.call(course.tournament.id, pairing)


async def _call(client: discord.Client, now: Callable[[], float], preferences: PreferencesCache, table: Table) -> None:
    users = [one.user for one in table.record.people if one.user is not None]
    await preferences.learn(users)
    called = [discord.Object(user) for user in users if preferences.of(user).pings]
    view = screens.tournament_call(users, table.record.id, table.record.deadlines.get(BEGIN, now()))
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=called)
    try:
        there, nonce = client.get_partial_messageable(table.place), f"call.{table.record.id:x}"
        await there.send(view=view, allowed_mentions=mentions, nonce=nonce)
    except FAILURES as error:
        log.warning("table %s: its people could not be called: %s", table.record.id, describe(error))


async def tell(
    client: discord.Client, tables: Tables, store: Store, preferences: PreferencesCache, course: Course, remark: Remark
) -> None:
    """Post what a referee did: a strike below the tournament's message, all else at the table, to which whoever came in
    somebody's place is called unless it is over by then. It is noted afterwards, as a call is.
    """
    pairing = course.pairing(remark.round, remark.table)
    at_table = remark.act in ("extended", "replaced") and pairing is not None and pairing.table is not None
    table = await tables.table(pairing.table) if pairing is not None and pairing.table and at_table else None
    until = table.record.deadlines.get(BEGIN) if table is not None else None
    came = next((one.user for one in course.entries if one.number == remark.came), None)
    if came is not None:
        await preferences.learn([came])
    called = [discord.Object(came)] if came is not None and preferences.of(came).pings else []
    still = table.record.id if table is not None and table.record.phase != "closed" else None
    view = screens.tournament_remark(course, remark, still, until)
    try:
        await client.get_partial_messageable(table.place if table is not None else course.tournament.channel).send(
            view=view,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=called),
            nonce=f"remark.{course.tournament.id:x}.{remark.number:x}",
        )
    except FAILURES as error:
        log.warning(
            "tournament %s: what its referee did could not be posted: %s", course.tournament.id, describe(error)
        )
    await store.tournaments.post(course.tournament.id, remark.number)


async def _shown(surfaces: Surfaces, table: Table) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            await surfaces.table_message(table).settle()


def may_write(client: discord.Client, guild: int, channel: int) -> bool:
    """True unless the bot is known to have no right to write there."""
    server = client.get_guild(guild)
    found = server.get_channel_or_thread(channel) if server is not None else None
    if server is None or found is None:
        return True
    allowed = found.permissions_for(server.me)
    writes = allowed.send_messages_in_threads if isinstance(found, discord.Thread) else allowed.send_messages
    return allowed.view_channel and writes


def _threads(client: discord.Client, guild: int, channel: int) -> bool:
    """True if the bot may open threads there."""
    server = client.get_guild(guild)
    found = server.get_channel(channel) if server is not None else None
    if server is None or not isinstance(found, discord.TextChannel):
        return False
    allowed = found.permissions_for(server.me)
    return allowed.send_messages and allowed.create_public_threads and allowed.send_messages_in_threads
