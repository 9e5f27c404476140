"""A table in a channel."""

from bot.table.deadlines import BEGIN_SECONDS, LOBBY_SECONDS
from bot.table.mode import Mode

CHANNEL = Mode(begin_seconds=lambda record: BEGIN_SECONDS, idle_seconds=lambda record: LOBBY_SECONDS[record.pace])
