"""Keeps secrets out of the log. At DEBUG, libraries print what they send, receive and store: tokens, hands, seeds. At
any level, an address of Discord's that a library or a traceback names may hold a token by which one can answer for the
bot.
"""

import logging
import re
from typing import Final

OURS: Final = ("bot", "cogs", "data", "engine")
_TOKEN: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^\s/?#'\"\\]+")


class Discreet(logging.Formatter):
    """Another formatter's lines, without the tokens in their addresses."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        return _TOKEN.sub(r"\1…", self._inner.format(record))


def keep(level: str) -> None:
    """Log our own words from this level on, and those of libraries from INFO on at least."""
    logging.getLogger().setLevel(max(logging.getLevelName(level), logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
