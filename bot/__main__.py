"""`python -m bot [--adopt]`: starts the bot with the settings of the environment and `.env`."""

import asyncio
import gc
import logging
import signal
import sys
import time

import discord
from pydantic import ValidationError

from bot.client import Client
from bot.ownership import ADOPT
from bot.settings import Settings
from data.database import DatabaseError

CONFIGURATION_ERROR = 78  # sysexits.h: a service manager should not try this one again
UNNAMED = "There is no token. Copy .env.example to .env and put your bot's token in: DISCORD_TOKEN=…"
UNKNOWN = "Discord does not accept this token. Make a new one in the developer portal (Bot → Reset Token)."

ADOPTION = "Starts with a database of another application and makes it this one's, from now on."


async def run(settings: Settings, adopt: bool) -> None:
    """Run until a signal comes. `adopt`: as Client takes it. Raises LoginFailure and DatabaseError."""
    client = Client(settings, adopt=adopt, steady=time.monotonic)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, lambda: asyncio.ensure_future(client.close()))
    try:
        await client.start(settings.discord_token.get_secret_value())
    finally:
        await client.close()


def main() -> int:
    """The exit code: 0 after a clean end, 78 when the settings cannot work."""
    if {"-h", "--help"} & set(sys.argv[1:]):
        sys.stdout.write(usage())
        return 0
    try:
        settings = Settings()
    except ValidationError as error:
        return refuse("\n".join(f"{'.'.join(map(str, one['loc'])).upper()}: {one['msg']}" for one in error.errors()))
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level.upper()))
    if not settings.discord_token.get_secret_value():
        return refuse(UNNAMED)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    gc.freeze()  # what is imported stays for good: no collection of garbage need look through it
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
    try:
        asyncio.run(run(settings, ADOPT in sys.argv[1:]))
    except discord.LoginFailure:
        return refuse(UNKNOWN)
    except DatabaseError as error:
        return refuse(str(error))
    return 0


def usage() -> str:
    """The one option, and every setting with its default and description."""
    lines = ["python -m bot: starts the bot.", "", f"  {ADOPT}", f"      {ADOPTION}", ""]
    lines += ["Settings come from the environment or from the file .env:", ""]
    for name, field in Settings.model_fields.items():
        default = "" if field.default is None or name == "discord_token" else f" (default: {field.default})"
        lines += [f"  {name.upper()}{default}", f"      {field.description}"]
    return "\n".join(lines) + "\n"


def refuse(sentence: str) -> int:
    """Say why it cannot start."""
    sys.stderr.write(sentence + "\n")
    return CONFIGURATION_ERROR


if __name__ == "__main__":
    sys.exit(main())
