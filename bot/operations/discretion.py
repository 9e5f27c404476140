"""Keeps secrets out of the log. At DEBUG, libraries print what they send, receive and store: tokens, hands, seeds."""

import logging
from typing import Final

OURS: Final = ("bot", "cogs", "data", "engine")


def keep(level: str) -> None:
    """Log our own words from this level on, and those of libraries from INFO on at least."""
    logging.getLogger().setLevel(max(logging.getLevelName(level), logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
