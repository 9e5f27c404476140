"""`python -m bot`: the bot itself."""

import asyncio
import gc
import logging
import os
import signal
import threading
import time

import discord

from bot import trouble
from bot.client import Client
from bot.hosting import VERSION
from bot.operations import discretion, exits, logs
from bot.runtime.chores import minutes
from bot.settings import Settings, unknown_names
from data.errors import DatabaseError
from engine.games import GAMES, UNFINISHED

log = logging.getLogger(__name__)

GRACE_SECONDS = 20.0  # the time for the end, whatever hangs; service managers kill after thirty (deploy/)
UNNAMED = "There is no token. Copy .env.example to .env and put your bot's token in: DISCORD_TOKEN=…"
UNKNOWN = "Discord does not accept this token. Make a new one in the developer portal (Bot → Reset Token)."
UNREACHABLE = "Discord cannot be reached ({error}). Nothing is lost; start again when it can."
REFUSED = "Discord refuses what the bot cannot start without ({error}). Nothing is lost; start again later."
SHUT_OUT = "Discord has shut this address out for {time}; starting again before that prolongs it."
PUT_OFF = "Discord takes no more calls of the bot for {time}; starting again before that changes nothing."
CLOSED = "Discord has ended the connection ({error}). Nothing is lost; start again later."
WRONG = "Discord does not take the bot as it is set up ({error}): {advice}."

UNSAID = 900.0  # seconds for which an address is shut out where the proxy before Discord does not say
LONGEST_WAIT = 86_400.0  # seconds that the bot waits outside, at most

UNAUTHORIZED = 401
#: What ends the bot with a sentence.
REFUSALS = (
    *trouble.FAILURES,
    discord.LoginFailure,
    discord.ConnectionClosed,
    discord.PrivilegedIntentsRequired,
    DatabaseError,
)
#: Why Discord ends a connection where the same would happen again, with what somebody has to change.
ADVICE = {
    4004: "make a new token in the developer portal (Bot → Reset Token)",
    4010: "SHARDS names a shard that there is not",
    4011: "it is in more servers than one shard may serve: set SHARDS (docs/scaling.md)",
    4012: "this version is too old for Discord: install a newer one",
    4013: "this version is too old for Discord: install a newer one",
    4014: "this version asks for more than the developer portal allows it (Bot → Privileged Gateway Intents)",
}


def start(settings: Settings, adopt: bool) -> int:
    """Run until a signal comes. Return the exit code. `adopt`: as Client takes it."""
    logs.set_up(settings)
    log.info("version %s", VERSION)
    if unknown := unknown_names():
        log.warning(".env names settings that this version does not have, and they are ignored: %s", ", ".join(unknown))
    if not settings.discord_token.get_secret_value():
        return exits.refuse(UNNAMED)
    if settings.discord_api is not None:
        GAMES.update(UNFINISHED)
    gc.freeze()  # what is imported stays for good: no collection of garbage need look through it
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
    discretion.keep(settings.log_level)
    try:
        asyncio.run(_run(settings, adopt))
    except REFUSALS as error:
        return refuse(error)
    return 0


def refuse(error: Exception) -> int:
    """Say in one sentence why the bot cannot start, or go on, given one of `REFUSALS`. Return the exit code: 78 where
    somebody must change something, 75 where the same may work later. That is also what Discord's refusals are, but for
    that of the token: whatever they say, they have come without cause.
    """
    if isinstance(error, DatabaseError):
        return exits.refuse_database(error)
    refused = trouble.refusal_of(error)
    if isinstance(error, discord.LoginFailure) or (refused is not None and refused.status == UNAUTHORIZED):
        return exits.refuse(UNKNOWN)
    code = 4014 if isinstance(error, discord.PrivilegedIntentsRequired) else getattr(error, "code", None)
    if refused is None and code in ADVICE:
        return exits.refuse(WRONG.format(error=trouble.describe(error), advice=ADVICE[code]))
    if trouble.shut_out(error):
        text = _why_outside(error)
    elif refused is not None and not trouble.may_pass(error):
        text = REFUSED.format(error=trouble.describe(error))
    else:
        text = (CLOSED if code else UNREACHABLE).format(error=trouble.describe(error))
    return exits.refuse(text, exits.TEMPORARY_FAILURE)


def _outside(error: Exception) -> float:
    """The seconds for which the bot stays outside, shut out as it is."""
    return min(trouble.retry_after(error) or UNSAID, LONGEST_WAIT)


def _why_outside(error: Exception) -> str:
    text = PUT_OFF if isinstance(error, discord.RateLimited) else SHUT_OUT
    return text.format(time=minutes(_outside(error)))


async def _run(settings: Settings, adopt: bool) -> None:
    """Raises `REFUSALS`."""
    client = Client(settings, adopt=adopt, steady=time.monotonic)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, lambda: asyncio.ensure_future(client.close()))
    try:
        await play(client, settings.discord_token.get_secret_value())
    finally:
        _end_in_time()
        await client.close()
    if client.failure is not None:
        raise client.failure


async def play(client: Client, token: str) -> None:
    """Let a client run as long as it can. Where Discord has shut this address out, that is waited for before the end: a
    service manager would start the bot again at once, and prolong it. Raises `REFUSALS`.
    """
    try:
        await client.start(token)
    except trouble.FAILURES as error:
        if not trouble.shut_out(error):
            raise
        if await client.sit_out(_outside(error), _why_outside(error)):
            raise


def _end_in_time() -> None:
    """End the process once its grace is over. What was acknowledged is stored by then."""
    last = threading.Timer(GRACE_SECONDS, os._exit, (exits.TEMPORARY_FAILURE,))
    last.daemon = True
    last.start()
