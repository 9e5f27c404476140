"""What one person can do in a round and between two rounds: play an action, or say that they are ready for the next
deal.
"""

import asyncio

from bot.refusal import Refused
from bot.stamp import Stamp
from bot.table import checks, clock, committing, notes, playing, waiting
from bot.table.people import key_of, keys_without
from bot.table.table import Table
from data.records import with_


async def act(table: Table, user: int, text: str, stamp: Stamp | None = None) -> None:
    """Play an action by its text. `stamp`: the stamp of the screen that the person acted on; None when it does not
    matter how old that is.

    Raises Illegal if the rules refuse the action, and Refused if the table does; then nothing has changed. In a deal of
    the day stewards may have answered before.
    """
    await _stewards_first(table)
    async with table.lock:
        seat = checks.check_seat(table, user)
        if key_of(user) in table.record.fled:
            raise Refused("forfeited" if table.match_goes_on and table.forfeited(user) else "left_round")
        if table.record.phase == "between":
            raise Refused("stale" if table.match_goes_on else "round_over")
        if stamp is not None and not _is_timeless(table, seat, text, stamp):
            checks.check_current(table, seat, stamp)
        await playing.play(table, seat, text, "person")


async def ready(table: Table, user: int, *, ahead: bool = False) -> None:
    """Note that this person is ready for the next deal, and deal if everybody is. `ahead`: allow it before the round is
    over if the person has no part in it any more.
    """
    async with table.lock:
        checks.check_open(table)
        if not table.sits(user):
            raise Refused("not_seated")
        done = ahead and table.record.phase == "round" and not table.holds_cards(user)
        if table.record.phase != "between" and not done:
            raise Refused("stale")
        ready = (*keys_without(table.record.ready, key_of(user)), key_of(user))
        record = with_(notes.note_return(table, table.record, key_of(user)), ready=ready)
        if table.record.phase == "between" and waiting.are_all_ready(table, record) and waiting.is_enough(table):
            await playing.deal_round(table, record)
        else:
            await committing.commit(table, record, awake=True)


async def _stewards_first(table: Table) -> None:
    """In a deal of the day, let the stewards who are asked at the same time as the person answer first. Raises BotEnds
    as `clock.tick` does.
    """
    while table.mode.even and (seat := table.steward_asked) is not None:
        coming = table.thoughts.coming(seat)
        if coming is not None:
            await asyncio.wait([coming])
        await clock.tick(table)


def _is_timeless(table: Table, seat: int, text: str, stamp: Stamp) -> bool:
    """True if an action may come from an older screen of this round: a right of a seat depends on no position. A screen
    of an earlier round does not count, because its seats may belong to other people now.
    """
    rights = table.state.rights(seat) if table.state is not None else ()
    return stamp.round == table.stamp.round and any(right.text == text for right in rights)
