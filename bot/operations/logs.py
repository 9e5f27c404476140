"""The form of the log: lines for people, or one JSON object a line for programs that collect logs."""

import json
import logging
from datetime import UTC, datetime

import discord

from bot.settings import Settings


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
    level = logging.getLevelName(settings.log_level)
    if settings.log_format == "json":
        discord.utils.setup_logging(level=level, formatter=JsonLines())
    else:
        discord.utils.setup_logging(level=level)
    logging.getLogger("alembic").setLevel(logging.WARNING)
