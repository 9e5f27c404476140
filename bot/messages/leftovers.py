"""The messages and threads of tables that were closed before they began: they go when another table is opened in their
channel.
"""

import logging
from collections.abc import Collection

import discord

from bot.messages import threads
from bot.trouble import FAILURES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, code_of, describe
from data.message_records import TableMessages
from data.records import TableRecord
from data.store import Store

log = logging.getLogger(__name__)

LOOK_BACK = 20  # the most closed tables of a channel that are looked at for what still stands of them


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
        await threads.put_away(client, record, messages.thread)
    elif messages.message is not None:
        channel = client.get_partial_messageable(record.place(messages))
        await channel.get_partial_message(messages.message).delete()
