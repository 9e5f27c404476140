"""Changes of `Table.messages`, the record of what stands in Discord of a table, and the changes to a table after a
restart of the bot or a correction of the time of day.

The messages are stored beside the game: they need not wait for a move, make no new revision of the table, and change no
deadline and no screen.
"""

from collections.abc import Iterable
from typing import Any

from bot.refusal import Refused
from bot.table import committing, deadlines
from bot.table.notes import add_note
from bot.table.people import key_of
from bot.table.table import Table
from data.message_records import Call, Summons, Thread
from data.records import with_
from engine.contract import owed


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


def grant_grace(table: Table) -> None:
    """After a restart, give people at least a minute for everything, and let the log say so; stewards go on at once.

    People who are not asked now are cut off (`Table.cut_off`): no panel tells them when it is their turn. Those who are
    asked now see it on the panel that they have.
    """
    if table.unreadable is not None:
        return
    if table.record.phase in ("round", "between"):
        asked = {table.order[decision.seat] for decision in (owed(table.state.pending) if table.state else ())}
        table.resumed = table.means.now()
        table.cut_off = frozenset(one.key for one in table.record.people if one.user is not None) - asked
    table.record = deadlines.extend_deadlines(
        table.mode, table.record, table.round, table.means.now(), table.means.steward_seconds
    )
    if table.record.phase == "round":
        table.record = add_note(table.record, len(table.events), "restarted")


def note_reached(table: Table, user: int) -> None:
    """Note that this person's panel can be edited from now on, because they have pressed something."""
    table.cut_off -= {key_of(user)}


async def correct(table: Table, step: float) -> None:
    """Move the deadlines after the time of day was corrected by `step` seconds, and have the table drawn anew."""
    async with table.lock:
        if table.unreadable is not None:
            return
        now = table.means.now()
        record = deadlines.correct_times(table.mode, table.record, table.round, now, step, table.means.steward_seconds)
        record = table.family.corrected(record, now, min(step, 0.0))
        if record != table.record and record.phase != "closed":
            await _correct_calls(table, now, step)  # before the commit, which schedules the deadlines of calls, too
            await committing.commit(table, record)


async def _correct_calls(table: Table, now: float, step: float) -> None:
    async with table.messages_lock:
        called = {key: deadlines.corrected_time(at, now, step) for key, at in table.messages.called.items()}
        summons = table.messages.summons
        if summons is not None:
            summons = with_(summons, until=summons.until + min(step, 0.0))
        invitations = tuple(with_(one, until=one.until + min(step, 0.0)) for one in table.messages.invitations)
        changes = {"called": called, "summons": summons, "invitations": invitations}
        if changes != {name: getattr(table.messages, name) for name in changes}:
            await keep(table, **changes)
