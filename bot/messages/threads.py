"""A table's own thread: opened below a message in the channel; its people are brought in without a sound. Messages and
threads of tables that were closed before they began go when another table is opened in their channel.
"""

import logging
from collections.abc import Collection
from typing import Final

import discord

from bot import screens
from bot.table.modes import name_of_table
from bot.table.people import coming_people
from bot.table.scene import Scene
from bot.trouble import FAILURES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, code_of, describe
from bot.ui import names
from data.message_records import TableMessages, Thread
from data.records import TableRecord, with_
from data.store import Store

log = logging.getLogger(__name__)

# The silence after which Discord archives a thread. It is longer at slow tables, where a decision may take half a day.
DAY_MINUTES: Final = 1440
WEEK_MINUTES: Final = 10080

LOOK_BACK = 20  # the most closed tables of a channel that are looked at for what still stands of them


async def create(client: discord.Client, scene: Scene, message: int) -> Thread | None:
    """Open a thread below a message of the table's channel; None if Discord does not let us open one."""
    record = scene.record
    channel = client.get_partial_messageable(record.channel, guild_id=record.guild)
    try:
        thread = await channel.get_partial_message(message).create_thread(
            name=name_of(record), auto_archive_duration=WEEK_MINUTES if record.pace == "slow" else DAY_MINUTES
        )
    except FAILURES as error:
        log.warning("table %s: it gets no thread of its own: %s", record.id, describe(error))
        return None
    return Thread(id=thread.id)


def name_of(record: TableRecord) -> str:
    """The name of a table's thread."""
    return name_of_table(record, names.in_plain)


async def update_sign(client: discord.Client, scene: Scene, thread: Thread) -> None:
    """Let the sign above the thread say whether this table, the newest one in it, is open."""
    try:
        await _sign(client, scene.record, thread).edit(view=screens.signpost(scene))
    except FAILURES as error:
        if code_of(error) != UNKNOWN_MESSAGE:
            log.warning(
                "table %s: the sign above its thread could not be changed: %s", scene.record.id, describe(error)
            )


async def put_away(client: discord.Client, record: TableRecord, thread: Thread) -> None:
    """Archive the thread of a table that never began, so that what was said there can still be read, and delete the
    sign above it. Raises what Discord raises.
    """
    known = client.get_channel(thread.id)  # one that is archived already is not known
    if isinstance(known, discord.Thread):
        await known.edit(archived=True)
    await _sign(client, record, thread).delete()


def _sign(client: discord.Client, record: TableRecord, thread: Thread) -> discord.PartialMessage:
    """The message in the channel below which the thread was opened: they have the same id."""
    return client.get_partial_messageable(record.channel).get_partial_message(thread.id)


def lacks_somebody(record: TableRecord, thread: Thread | None) -> bool:
    """True if somebody who plays is still to be brought into the table's thread."""
    return thread is not None and not set(_players(record)) <= set(thread.added)


async def gather(client: discord.Client, record: TableRecord, thread: Thread) -> Thread:
    """Bring in everybody who plays. Return the thread with them. An edit that mentions people adds them to a thread and
    calls nobody.
    """
    channel, users = client.get_partial_messageable(thread.id), _players(record)
    roll = thread.roll
    if roll is None:
        roll = (await channel.send(view=screens.roll(()), silent=True)).id
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
    await channel.get_partial_message(roll).edit(view=screens.roll(users), allowed_mentions=mentions)
    return with_(thread, roll=roll, added=tuple({**dict.fromkeys(thread.added), **dict.fromkeys(users)}))


def _players(record: TableRecord) -> tuple[int, ...]:
    return tuple(person.user for person in coming_people(record) if person.user is not None)


async def clear_channel(client: discord.Client, store: Store, opened: TableRecord) -> None:
    """Before a new table, delete from its channel what still stands there of older tables that were closed before they
    began, or hosts could fill the channel with it. A thread is put away with its sign if nothing was ever played in it.
    """
    closed, load = await store.tables.closed_in(opened.channel, LOOK_BACK), store.messages.load
    found = [(one, await load(one.id)) for one in closed if not one.round and one.id < opened.id]
    standing = [(record, messages) for record, messages in found if messages and messages.message is not None]
    if not standing:
        return
    others = [*await store.tables.at_channel(opened.channel), *(one for one in closed if one.round)]
    in_use = {messages.thread.id for one in others if (messages := await load(one.id)) and messages.thread}
    for record, messages in standing:
        try:
            await _take_away(client, record, messages, in_use)
        except FAILURES as error:
            if code_of(error) not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                log.warning("table %s: its message could not be deleted: %s", record.id, describe(error))
                continue
        await store.messages.save(record.id, {"message": None})


async def _take_away(
    client: discord.Client, record: TableRecord, messages: TableMessages, in_use: Collection[int]
) -> None:
    """Delete the message of a closed table, or put its thread away where it is not in use. Raises what Discord does."""
    if messages.thread is not None and messages.thread.id not in in_use:
        await put_away(client, record, messages.thread)
    elif messages.message is not None:
        channel = client.get_partial_messageable(record.place(messages))
        await channel.get_partial_message(messages.message).delete()
