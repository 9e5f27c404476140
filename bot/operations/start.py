"""`python -m bot`: the bot itself."""

import asyncio
import gc
import logging
import os
import signal
import threading
import time

import aiohttp
import discord

from bot.client import Client
from bot.health.server import PortError
from bot.hosting import VERSION
from bot.operations import discretion, exits, logs
from bot.settings import Settings
from data.errors import DatabaseError

log = logging.getLogger(__name__)

GRACE_SECONDS = 20.0  # the time for the end, whatever hangs; service managers kill after thirty (deploy/)
UNNAMED = "There is no token. Copy .env.example to .env and put your bot's token in: DISCORD_TOKEN=…"
UNKNOWN = "Discord does not accept this token. Make a new one in the developer portal (Bot → Reset Token)."
UNREACHABLE = "Discord cannot be reached ({error}). Nothing is lost; start again when it can."


def start(settings: Settings, adopt: bool) -> int:
    """Run until a signal comes. Return the exit code. `adopt`: as Client takes it."""
    logs.set_up(settings)
    log.info("version %s", VERSION)
    if not settings.discord_token.get_secret_value():
        return exits.refuse(UNNAMED)
    gc.freeze()  # what is imported stays for good: no collection of garbage need look through it
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
    discretion.keep(settings.log_level)
    try:
        asyncio.run(_run(settings, adopt))
    except discord.LoginFailure:
        return exits.refuse(UNKNOWN)
    except DatabaseError as error:
        return exits.refuse_database(error)
    except PortError as error:
        return exits.refuse(str(error))
    except (aiohttp.ClientError, discord.DiscordServerError) as error:
        return exits.refuse(UNREACHABLE.format(error=error), exits.TEMPORARY_FAILURE)
    return 0


async def _run(settings: Settings, adopt: bool) -> None:
    """Raises LoginFailure, DatabaseError, and HTTPException or ClientError where Discord cannot be reached."""
    client = Client(settings, adopt=adopt, steady=time.monotonic)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, lambda: asyncio.ensure_future(client.close()))
    try:
        await client.start(settings.discord_token.get_secret_value())
    finally:
        _end_in_time()
        await client.close()
    if client.failure is not None:
        raise client.failure


def _end_in_time() -> None:
    """End the process once its grace is over. What was acknowledged is stored by then."""
    last = threading.Timer(GRACE_SECONDS, os._exit, (exits.TEMPORARY_FAILURE,))
    last.daemon = True
    last.start()
