"""The changes to a table after a restart of the bot, and after a correction of the time of day."""

from bot.table import committing, deadlines, shown
from bot.table.notes import add_note
from bot.table.people import key_of
from bot.table.table import Table
from data.records import with_
from engine.contract import owed


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


def reached(table: Table, user: int) -> None:
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
            await shown.keep(table, **changes)
