"""The rounds that tell everybody where they turned."""

from bot.table.table import Table
from data.records import RoundRecord, ServerSettings, TableRecord
from engine.games import rules_of


def are_told(record: TableRecord, played: RoundRecord, server: ServerSettings) -> bool:
    """True if a round of this table tells everybody where it turned: it is over, all its cards are open to all, and the
    server wants it. What somebody plays alone has no turning points: of a deal of the day they would tell its cards.
    """
    is_open = not (played.sealed or record.alone or rules_of(played.game).CLOSED)
    return played.result is not None and played.ended is not None and is_open and server.tells_turning_points


async def take_turning_points(table: Table, played: RoundRecord) -> bool:
    """Take over what was stored of a round beside the game. True if it is the round that was played last."""
    async with table.lock:
        newest = table.round is not None and table.round.number == played.number
        if newest:
            table.round = played
        return newest
