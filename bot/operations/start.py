"""`python -m bot`: the bot itself."""

import asyncio
import gc
import signal
import time
from contextlib import suppress

import aiohttp
import discord

from bot.client import Client
from bot.health.server import PortError
from bot.operations import discretion, exits, logs
from bot.settings import Settings
from data.errors import DatabaseError

UNNAMED = "There is no token. Copy .env.example to .env and put your bot's token in: DISCORD_TOKEN=…"
UNKNOWN = "Discord does not accept this token. Make a new one in the developer portal (Bot → Reset Token)."
UNREACHABLE = "Discord cannot be reached ({error}). Nothing is lost; start again when it can."


def start(settings: Settings, adopt: bool) -> int:
    """Run until a signal comes; the exit code. `adopt`: as Client takes it."""
    logs.set_up(settings)
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
        with suppress(asyncio.CancelledError):  # a spare process was stopped while it waited
            await client.start(settings.discord_token.get_secret_value())
    finally:
        await client.close()
    if client.failure is not None:
        raise client.failure
