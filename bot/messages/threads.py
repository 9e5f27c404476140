"""A table's own thread: opened below a message in the channel; its people are brought in without a sound."""

import logging
from typing import Final

import discord

from bot import screens
from bot.table.people import coming, with_
from bot.table.scene import Scene
from bot.ui import names
from bot.ui.naming import name_of_table
from data.records import TableRecord, Thread

log = logging.getLogger(__name__)

# Minutes of silence after which a thread is put away; the longer ones where a decision may take half a day.
DAY: Final = 1440
WEEK: Final = 10080
UNKNOWN_CHANNEL = 10003


async def opened(client: discord.Client, scene: Scene, message: int) -> Thread | None:
    """A thread below a message of the table's channel; None where Discord does not let us open one."""
    record = scene.record
    channel = client.get_partial_messageable(record.channel, guild_id=record.guild)
    try:
        thread = await channel.get_partial_message(message).create_thread(
            name=name_of(record), auto_archive_duration=WEEK if record.pace == "slow" else DAY
        )
    except discord.HTTPException as error:
        log.warning("table %s: it gets no thread of its own: %s", record.id, error)
        return None
    return Thread(id=thread.id)


def name_of(record: TableRecord) -> str:
    """What the thread of a table is called."""
    return name_of_table(record, names.in_plain)


def absent(record: TableRecord, thread: Thread | None) -> bool:
    """Whether somebody who plays is still to be brought into the table's thread."""
    return thread is not None and not set(_players(record)) <= set(thread.added)


async def gathered(client: discord.Client, record: TableRecord, thread: Thread) -> Thread:
    """Bring in everybody who plays: an edit that mentions people adds them to a thread and calls nobody."""
    channel, users = client.get_partial_messageable(thread.id), _players(record)
    roll = thread.roll
    if roll is None:
        roll = (await channel.send(view=screens.roll(()), silent=True)).id
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
    await channel.get_partial_message(roll).edit(view=screens.roll(users), allowed_mentions=mentions)
    return with_(thread, roll=roll, added=tuple({**dict.fromkeys(thread.added), **dict.fromkeys(users)}))


def _players(record: TableRecord) -> tuple[int, ...]:
    return tuple(person.user for person in coming(record) if person.user is not None)
