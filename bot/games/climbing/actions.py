"""Actions of people at a table of the family beside playing: to order a pass beforehand, decree, deal early.

As the table's own methods: under its lock, on copies, on disk before they are true.
"""

from bot.games.climbing import decrees, orders
from bot.games.climbing.decrees import DecreeDraft
from bot.games.climbing.orders import PASS
from bot.games.climbing.part import Order, part, with_part
from bot.refusal import Refused
from bot.stamp import Stamp
from bot.table import checks, committing, notes, playing, waiting
from bot.table.deadlines import DEAL
from bot.table.people import key_of
from bot.table.table import Table
from data.records import with_
from engine.climbing.views import climbing

PONDER_SECONDS = 60.0  # the extra time of a Tahimi who has opened the decrees


def is_leading(table: Table, user: int) -> bool:
    """True if it is this user's turn with nothing on the pile."""
    if table.state is None or not table.waits_for(user):
        return False
    view = climbing(table.view(None))
    return view.phase == "play" and not view.pile


async def order(table: Table, user: int, wanted: Order | None, stamp: Stamp | None = None) -> None:
    """Order a pass beforehand, or all of this trick, or none after all; on turn the first one is made at once.

    `stamp`: what the player saw; an order is good for its trick. Raises as `acting.act` does.
    """
    async with table.lock:
        seat = checks.check_seat(table, user)
        if table.state is None or table.state.result is not None:
            raise Refused("round_over")
        view = climbing(table.view(seat))
        if view.seats[seat].status != "in":
            raise Refused("out_of_round")
        if view.phase != "play" or (stamp is not None and not orders.same_trick(table.record, view, stamp)):
            raise Refused("stale")
        if is_leading(table, user):
            raise Refused("lead_is_yours")
        record = orders.set_order(notes.note_return(table, table.record, key_of(user)), key_of(user), wanted)
        if wanted and view.decisions:
            await playing.play(table, seat, PASS, "person", record)
            return
        if wanted:
            record = orders.add_pass_time(record, table.means.now() - part(record).piled)
        await committing.commit(table, record, redraw=record.people != table.record.people)


async def deal(table: Table, user: int) -> None:
    """The serf deals, without waiting for the deadline."""
    async with table.lock:
        checks.check_open(table)
        decrees.check_deal(table.record, table.round, key_of(user))
        if not waiting.is_enough(table):
            raise Refused("too_few")
        await playing.deal_round(table, notes.note_return(table, table.record, key_of(user)))


async def ponder(table: Table, user: int) -> None:
    """The new Tahimi opens the decrees: once a round, the deal leaves time for that. Raises as `check_decree` does."""
    async with table.lock:
        check_decree(table, user)
        record, deal = table.record, table.record.deadlines.get(DEAL)
        later = table.means.now() + PONDER_SECONDS
        if deal is None or deal >= later or part(record).pondered == record.round:
            return
        given = with_(record, deadlines=record.deadlines | {DEAL: later})
        await committing.commit(table, with_part(given, pondered=record.round), awake=True)


def check_decree(table: Table, user: int) -> None:
    """Raises Refused unless this user may decree now."""
    decrees.check_decree(table.record, table.round, key_of(user))


async def decree(table: Table, user: int, draft: DecreeDraft | None) -> None:
    """Decree this for the coming round, or nothing, as the new Tahimi may. Raises as `decrees.proclaimed` does."""
    async with table.lock:
        checks.check_open(table)
        wished = decrees.proclaim(table.record, table.round, key_of(user), draft)
        await committing.commit(table, notes.note_return(table, wished, key_of(user)), awake=True)
