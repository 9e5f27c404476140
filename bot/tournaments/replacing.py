"""The acts of a tournament's referee at one of its tables: to wait longer, and to give a seat to somebody else."""

from bot.refusal import Refused
from bot.table import checks, committing, notes, people, stewards
from bot.table.modes.pairing import with_another, with_heir
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
    """Give the seat of the entrant `remark.out` to somebody else: at once where the table has not begun, else with the
    next deal. Raises Refused as `check_replacing` does.
    """
    async with table.lock:
        if remark.out is None or entry.user is None:
            raise ValueError("somebody is replaced by a person")
        check_replacing(table, remark.out)
        if table.record.phase == "lobby":
            await committing.commit(table, with_another(table.record, remark.out, entry), remark=remark)
        else:
            await _replace_in_play(table, remark.out, entry, remark)


async def _replace_in_play(table: Table, out: int, entry: Entry, remark: Remark) -> None:
    """Let a steward play the hand to its end, and give whoever came the seat then."""
    key = _key_at(table, out)
    gone, user = people.seated(table.record, key), people.user_of(key)
    came = people.key_of(entry.user) if entry.user is not None else None
    if gone is None or user is None or (came != key and came in table.record.leaving):
        raise Refused("tournament_moved")
    holding = table.holds_cards(user) and key not in table.record.fled
    record = with_heir(table.record, out, entry, holding=holding, order=table.order)
    if holding and not gone.away:
        record = notes.note(table, record, "steward-sits", name=stewards.free_steward(table.record), whom=gone.name)
    if came != key:
        record = notes.note(table, record, "joined-seat", name=entry.name, whom=gone.name)
    await committing.commit(table, notes.note_host(table, record), acted=table.seat_of(user), remark=remark)


def check_replacing(table: Table, out: int) -> None:
    """Raises Refused unless this entrant can be replaced at a table. A hand is for the player whom it was dealt to:
    once the table has begun, somebody can come only where another deal follows that has a part for the seat.
    """
    checks.check_readable(table)
    ref = table.record.pairing
    if ref is None or table.record.phase == "closed" or out not in ref.entrants.values():
        raise Refused("tournament_moved")
    if table.record.phase == "lobby":
        return
    view = table.view(None) if table.state is not None else None
    if not table.match_goes_on or _key_at(table, out) in people.lost_seats(table.round, view):
        raise Refused("tournament_last_deal")


def _key_at(table: Table, entrant: int) -> str:
    """The key of the seat that is an entrant's. Raises Refused where there is none."""
    ref = table.record.pairing
    found = [key for key, one in ref.entrants.items() if one == entrant] if ref is not None else []
    if not found:
        raise Refused("tournament_moved")
    return found[0]


def _gathering(table: Table) -> PairingRef:
    """The pairing of a table whose people are waited for. Raises Refused."""
    checks.check_readable(table)
    if table.record.pairing is None or table.record.phase != "lobby":
        raise Refused("tournament_begun_table")
    return table.record.pairing
