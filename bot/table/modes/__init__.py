"""The four modes of a table, and which one a table has."""

from collections.abc import Callable

from bot.table.deadlines import BEGIN_SECONDS, LOBBY_SECONDS
from bot.table.mode import Mode
from bot.table.modes.deal import DEAL
from bot.table.modes.lesson import LESSON
from bot.table.modes.pairing import PAIRING
from bot.ui import names
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.records import TableRecord

__all__ = ["CHANNEL", "DEAL", "LESSON", "PAIRING", "mode_of", "name_of_table"]

CHANNEL = Mode(begin_seconds=lambda record: BEGIN_SECONDS, idle_seconds=lambda record: LOBBY_SECONDS[record.pace])


def mode_of(record: TableRecord) -> Mode:
    """The mode of a table."""
    if record.pairing is not None:
        return PAIRING
    if record.deal is not None:
        return DEAL
    return LESSON if record.lesson else CHANNEL


def name_of_table(record: TableRecord, shown: Callable[[str], str] = names.in_markdown) -> str:
    """The game and whose table it is: two of them in a channel are told apart by it. `shown`: writes a name as its
    place may hold it.
    """
    game, pairing = name_of_game(record.game), record.pairing
    if pairing is not None:
        return say("table-name-tournament", game=game, round=pairing.round, number=pairing.number)
    hosts = [person for person in (*record.people, *record.joining) if person.user == record.host]
    return say("table-name", game=game, host=shown(hosts[0].name)) if hosts else game
