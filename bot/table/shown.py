"""The record of a table's messages in Discord, beside the game: no revision, no deadline, no redraw, and no wait for a
move.
"""

from collections.abc import Iterable
from typing import Any

from bot.refusal import Refused
from bot.table import committing
from bot.table.people import key_of
from bot.table.table import Table
from data.records import Call, Summons, Thread


async def keep_call(table: Table, call: Call | None, called: int | None = None) -> None:
    """Keep which call stands in the channel; `called`: the person it is about to go to."""
    async with table.keeping:
        last = {key_of(called): table.means.now()} if called is not None else {}
        await keep(table, call=call, called=table.messages.called | last)


async def show_at(table: Table, message: int) -> None:
    """The public message is this one now."""
    async with table.keeping:
        await keep(table, message=message)


async def keep_thread(table: Table, thread: Thread | None) -> None:
    """Keep which thread is the table's own, and who is in it. Where that is another, its message is yet to come."""
    async with table.keeping:
        before = table.messages.thread
        moved = {} if thread and before and thread.id == before.id else {"message": None}
        await keep(table, thread=thread, **moved)


async def keep_summons(table: Table, summons: Summons | None) -> None:
    """Keep which table call stands in the channel; from the first one on, none more is made for this lobby."""
    async with table.keeping:
        await keep(table, summons=summons, summoned=True)


async def keep_invitations(table: Table, standing: tuple[Summons, ...], invited: Iterable[int] = ()) -> None:
    """Keep which invitations stand in the channel; `invited`: the people to whom another one is about to go."""
    async with table.keeping:
        await keep(table, invitations=standing, invited=(*table.messages.invited, *invited))


async def keep(table: Table, **messages: Any) -> None:
    """Change some of the messages, on disk first. Raises Refused("unknown_table") when the table is gone."""
    saved = await table.means.store.messages.save(table.record.id, messages)
    if saved is None:
        committing.vanish(table)
        raise Refused("unknown_table")
    table.messages = saved
