"""Turning points at a table: which rounds tell everybody of theirs, and how a table gets those that were stored."""

from bot.table.table import Table
from data.records import RoundRecord, ServerSettings, TableRecord
from engine.games import rules_of


def are_told(record: TableRecord, played: RoundRecord, server: ServerSettings) -> bool:
    """True if a round of this table tells everybody its turning points: it is over, all its cards are open to
    everybody, and the server wants it. A round that one person plays alone has none, since those of a deal of the day
    would tell other people its cards.
    """
    is_open = not (played.sealed or record.alone or rules_of(played.game).CLOSED)
    return played.result is not None and played.ended is not None and is_open and server.tells_turning_points


async def take_turning_points(table: Table, played: RoundRecord) -> bool:
    """Take over a round whose turning points were stored while the table was live. Return True if it is the newest
    round; any other changes nothing.
    """
    async with table.lock:
        newest = table.round is not None and table.round.number == played.number
        if newest:
            table.round = played
        return newest
