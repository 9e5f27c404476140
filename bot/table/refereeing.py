"""The rights of a referee at a table of a tournament before it begins."""

from bot.refusal import Refused
from bot.table import checks, committing
from bot.table.pairings import with_another
from bot.table.table import Table
from data.records import PairingRef, with_
from data.tournament_records import Entry, Remark


async def extend_check_in(table: Table, seconds: float, remark: Remark) -> None:
    """Let the table wait longer for its people. Raises Refused once it has begun."""
    async with table.lock:
        ref = _gathering(table)
        longer = ref.model_copy(update={"check_in": ref.check_in + seconds})
        await committing.commit(table, with_(table.record, pairing=longer), remark=remark)


async def replace(table: Table, entry: Entry, remark: Remark) -> None:
    """Give the seat of the entrant `remark.out` to somebody else. Raises Refused once it has begun, where that one has
    no seat there.
    """
    async with table.lock:
        if remark.out is None:
            raise ValueError("somebody is replaced")
        check_replacing(table, remark.out)
        await committing.commit(table, with_another(table.record, remark.out, entry), remark=remark)


def check_replacing(table: Table, out: int) -> None:
    """Raises Refused unless this entrant can be replaced at a table."""
    if out not in _gathering(table).entrants.values():
        raise Refused("tournament_moved")


def _gathering(table: Table) -> PairingRef:
    """The pairing of a table whose people are waited for. Raises Refused."""
    checks.check_readable(table)
    if table.record.pairing is None or table.record.phase != "lobby":
        raise Refused("tournament_begun_table")
    return table.record.pairing
