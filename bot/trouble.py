"""The troubles between the bot and Discord that any day brings: its refusals by their codes, and connections that
break. All of it is told in one line of the log; what should have been seen is drawn another time.
"""

import re
from types import SimpleNamespace
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
#: Statuses with which the proxy in front of Discord shuts an address out.
_SHUT_OUT: Final = frozenset({403, 429})

#: All that a call to Discord raises, a timeout of ours included.
FAILURES: Final = (
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)

#: The signs of a page for people, which a proxy in front of Discord sends in place of JSON.
_PAGE: Final = re.compile(r"^\s*<", re.ASCII)
_ADDRESS: Final = re.compile(r"\b[a-z+]+://\S+|(?<!\w)/(?:api|webhooks|interactions)/\S+", re.IGNORECASE)
_LONGEST: Final = 300  # letters of a description


def code_of(error: Exception) -> int:
    """Discord's code for an error; 0 where it is none of Discord's. discord.py wraps what a command raises."""
    return getattr(getattr(error, "original", error), "code", None) or 0


def too_many(error: Exception) -> bool:
    """True if Discord has refused it because the bot has called too often."""
    return isinstance(error, discord.HTTPException) and error.status == _TOO_MANY


def refusal_of(error: BaseException) -> discord.HTTPException | None:
    """What Discord has answered, where an error is such an answer. discord.py hides that of GET /gateway/bot."""
    error = error.__cause__ or error if isinstance(error, discord.GatewayNotFound) else error
    return error if isinstance(error, discord.HTTPException) else None


def shut_out(error: BaseException) -> bool:
    """True if no call is taken for a time: Discord has said so, and for long; or the proxy in front of it has refused
    the call, and with it all that come from the same address: it answers 429 or 403 with a page.
    """
    refused = refusal_of(error)
    page = refused is not None and refused.status in _SHUT_OUT and _PAGE.match(refused.text) is not None
    return page or isinstance(error, discord.RateLimited)


def retry_after(error: BaseException) -> float:
    """The seconds for which Discord, or the proxy in front of it, wants to be left alone; 0 where it has not said."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    refused = refusal_of(error)
    try:
        return max(0.0, float(refused.response.headers.get("Retry-After", 0))) if refused is not None else 0.0
    except ValueError:  # a date, which Discord never sends
        return 0.0


def describe(error: BaseException) -> str:
    """An error in one line for the log, the health check and the shell: no page of a proxy, and no address, since an
    interaction's token may be in it.
    """
    refused = refusal_of(getattr(error, "original", error))
    if refused is not None:
        answer = f"{refused.status} {refused.response.reason or ''}".rstrip()
        said = "a page instead of an answer" if _PAGE.match(refused.text) else _line(refused.text)
        code = f" (code {refused.code})" if refused.code else ""
        return f"Discord answered {answer}{code}: {said}" if said else f"Discord answered {answer}{code}"
    if isinstance(error, aiohttp.ClientResponseError):  # its text holds the address
        return f"{type(error).__name__}: {error.status} {_line(error.message)}".rstrip()
    return f"{type(error).__name__}: {_line(str(error))}" if str(error) else type(error).__name__


def _line(text: str) -> str:
    line = " ".join(_ADDRESS.sub("…", text).split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def may_pass(error: Exception) -> bool:
    """True if the same call may go well the next time."""
    refused = refusal_of(error)
    return refused is None or refused.status == _TOO_MANY or refused.status >= _BROKEN or shut_out(error)


def is_expected(error: Exception) -> bool:
    """True if an answer that failed with this is no fault of ours."""
    error = getattr(error, "original", error)
    if isinstance(error, discord.HTTPException):
        return may_pass(error) or error.code in _UNANSWERED
    return isinstance(error, aiohttp.ClientError | discord.RateLimited | ConnectionError | TimeoutError)


def refuse_pages(trace: aiohttp.TraceConfig) -> None:
    """Let a page that comes as the answer to a call be a failure of the connection: the network of a hotel, say, wants
    somebody to sign in first. discord.py would look for its fields.
    """

    async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestEndParams) -> None:
        if call.response.ok and call.response.content_type == "text/html":
            call.response.close()
            raise aiohttp.ClientConnectionError("a page came instead of Discord's answer")

    trace.on_request_end.append(ended)
