"""The form of the log: lines for people, or one JSON object a line for programs that collect logs."""

import json
import logging
from datetime import UTC, datetime

import discord

from bot.operations.discretion import Discreet
from bot.settings import Settings
from data.errors import DatabaseError

REPEAT_SECONDS = 60.0  # the least pause between two lines about the same trouble of the database


class DatabaseTrouble(logging.Filter):
    """Tells trouble of the database in one line without a traceback, and the same once a minute: it comes with every
    press and every deadline, and where the disk is full the log may be on the same one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._logged: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, DatabaseError):
            return True
        if record.created - self._logged.get(str(error), -REPEAT_SECONDS) < REPEAT_SECONDS:
            return False
        self._logged[str(error)] = record.created
        record.msg, record.args = f"{record.getMessage()}: %s", (error,)
        record.exc_info = record.exc_text = None
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line: `time` (UTC, ISO 8601), `level`, `logger`, `message`; `exception` where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        texts = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            texts["exception"] = self.formatException(record.exc_info)
        return json.dumps(texts, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """Log as the settings say, to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(DatabaseTrouble())
    formatter = JsonLines() if settings.log_format == "json" else discord.utils.MISSING
    discord.utils.setup_logging(handler=handler, formatter=formatter, level=logging.getLevelName(settings.log_level))
    handler.setFormatter(Discreet(handler.formatter or logging.Formatter()))
    logging.getLogger("alembic").setLevel(logging.WARNING)
