"""The troubles between the bot and Discord that any day brings: its refusals by their codes, and connections that
break. All of it is told in one line of the log; what should have been seen is drawn another time.
"""

from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
UNKNOWN_WEBHOOK: Final = 10015  # a token whose own interaction was never answered
UNKNOWN_INTERACTION: Final = 10062  # Discord has given up waiting for the answer, and has told the person so
OLD_MESSAGE: Final = 30046  # a message older than an hour was edited too often
MISSING_ACCESS: Final = 50001
ACKNOWLEDGED: Final = 40060  # the interaction has its first answer already
FOREIGN_MESSAGE: Final = 50005  # a message of the application that had this database before
EXPIRED_TOKEN: Final = 50027
ARCHIVED: Final = 50083  # a thread that was silent for long: a new message opens it again

#: What a private message runs into that is gone, or whose token is dead: never retried.
GONE: Final = frozenset({UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, EXPIRED_TOKEN})
#: What an answer to an interaction may run into without a fault of ours.
_UNANSWERED: Final = GONE | {UNKNOWN_INTERACTION, ACKNOWLEDGED}
#: Statuses that say nothing against what was sent; the second, and all above.
_TOO_MANY, _BROKEN = 429, 500

#: All that a call to Discord raises, a timeout of ours included.
FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)


def code_of(error: Exception) -> int:
    """Discord's code for an error; 0 where it is none of Discord's. discord.py wraps what a command raises."""
    return getattr(getattr(error, "original", error), "code", None) or 0


def too_many(error: Exception) -> bool:
    """True if Discord has refused it because the bot has called too often."""
    return isinstance(error, discord.HTTPException) and error.status == _TOO_MANY


def may_pass(error: Exception) -> bool:
    """True if the same call may go well the next time, given one of `FAILURES`."""
    return not isinstance(error, discord.HTTPException) or too_many(error) or error.status >= _BROKEN


def expected(error: Exception) -> bool:
    """True if an answer that failed with this is no fault of ours."""
    error = getattr(error, "original", error)
    if isinstance(error, discord.HTTPException):
        return may_pass(error) or error.code in _UNANSWERED
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError)
