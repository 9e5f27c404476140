"""Changes of `Table.messages`, the record of what stands in Discord of a table.

They are stored beside the game: they need not wait for a move, make no new revision of the table, and change no
deadline and no screen.
"""

from collections.abc import Iterable
from typing import Any

from bot.refusal import Refused
from bot.table import committing
from bot.table.people import key_of
from bot.table.table import Table
from data.message_records import Call, Summons, Thread


async def keep_call(table: Table, call: Call | None, called: int | None = None) -> None:
    """Store the call that stands in the channel. `called`: the user to whom it is about to be sent, if any."""
    async with table.messages_lock:
        last = {key_of(called): table.means.now()} if called is not None else {}
        await keep(table, call=call, called=table.messages.called | last)


async def keep_message(table: Table, message: int) -> None:
    """Store the id of the public message."""
    async with table.messages_lock:
        await keep(table, message=message)


async def keep_thread(table: Table, thread: Thread | None) -> None:
    """Store the table's own thread, with the people in it. In another thread than before there is no public message
    yet, so the old one is forgotten.
    """
    async with table.messages_lock:
        before = table.messages.thread
        moved = {} if thread and before and thread.id == before.id else {"message": None}
        await keep(table, thread=thread, **moved)


async def keep_summons(table: Table, summons: Summons | None) -> None:
    """Store the table call that stands in the channel. Also records `summoned`: a lobby calls people once."""
    async with table.messages_lock:
        await keep(table, summons=summons, summoned=True)


async def keep_invitations(table: Table, standing: tuple[Summons, ...], invited: Iterable[int] = ()) -> None:
    """Store the invitations that stand in the channel. `invited`: the users to whom another one is about to be sent."""
    async with table.messages_lock:
        await keep(table, invitations=standing, invited=(*table.messages.invited, *invited))


async def keep(table: Table, **messages: Any) -> None:
    """Change some fields of the table's messages, in the store first. Raises Refused("unknown_table") if the table is
    gone. The caller holds `Table.messages_lock`.
    """
    saved = await table.means.store.messages.save(table.record.id, messages)
    if saved is None:
        committing.vanish(table)
        raise Refused("unknown_table")
    table.messages = saved
