"""Turning points at a table: which rounds tell everybody of theirs, and how a table gets those that were stored."""

from bot.table.modes import mode_of
from bot.table.table import Table
from data.records import RoundRecord, TableRecord
from data.settings_records import ServerSettings
from engine.games import rules_of


def are_told(record: TableRecord, played: RoundRecord, server: ServerSettings, *, day_closed: bool = False) -> bool:
    """True if a round of this table tells its turning points: it is over, all its cards are open to everybody, and the
    server in which it is looked at wants it. A lesson has none; a deal of the day has them once its day is closed
    (`day_closed`), since before that they would tell other people its cards.
    """
    over = played.result is not None and played.ended is not None
    opens = mode_of(record).opens(played, day_closed)
    return over and opens and not rules_of(played.game).CLOSED and server.tells_turning_points


async def take_turning_points(table: Table, played: RoundRecord) -> bool:
    """Take over a round whose turning points were stored while the table was live. Return True if it is the newest
    round; any other changes nothing.
    """
    async with table.lock:
        newest = table.round is not None and table.round.number == played.number
        if newest:
            table.round = played
        return newest
