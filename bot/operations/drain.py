"""`python -m bot drain`: asks the running bot to end with the last round, and waits for that."""

import asyncio
import sys
import time

from bot.operations import exits
from bot.runtime import drain as running
from bot.settings import Settings
from data import database
from data.errors import DatabaseError
from data.shards import Shards
from data.store import Store

DRAIN_MINUTES = 30.0  # the longest that a round of the usual pace takes, and some more
ANSWER_SECONDS = 10.0  # within which a bot that runs has noticed
LEAVE_SECONDS = 30.0  # within which it has ended when the time is up
SEVERAL = "SHARDS names several ranges. Say which one is to be drained: SHARDS=0-3/16 python -m bot drain"
LOOK_SECONDS = 0.5  # the pause between two looks at how far it is


def drain(settings: Settings, minutes: float) -> int:
    """Ask the process with these settings to drain, and wait until it ends. Return the exit code."""
    if len(settings.ranges) > 1:
        return exits.refuse(SEVERAL)
    try:
        return asyncio.run(_drain(settings, minutes * 60.0))
    except DatabaseError as error:
        return exits.refuse_database(error)


async def _drain(settings: Settings, seconds: float) -> int:
    async with database.open(settings.database, as_it_is=True) as store:
        until, shards = time.time() + seconds, settings.ranges[0]
        await running.ask(store, until, shards)
        if not await _answered(store, shards):
            await running.forget(store, shards)
            text = "No bot is running with this database, so there is nothing to drain."
            return exits.refuse(text, exits.TEMPORARY_FAILURE)
        text = ""
        while (answer := await running.answer(store, shards)) != running.ENDED:
            if answer != text:
                sys.stdout.write(f"Rounds still being played: {answer}\n")
                sys.stdout.flush()
                text = answer
            if time.time() > until + LEAVE_SECONDS:
                return exits.refuse("The bot does not end, though its time is up. Stop it.", exits.TEMPORARY_FAILURE)
            await asyncio.sleep(LOOK_SECONDS)
        await running.forget(store, shards)
    sys.stdout.write("The bot has ended. Its tables go on when it is started again.\n")
    return 0


async def _answered(store: Store, shards: Shards) -> bool:
    """True if a bot runs that has noticed."""
    for _ in range(round(ANSWER_SECONDS / LOOK_SECONDS)):
        if await running.answer(store, shards):
            return True
        await asyncio.sleep(LOOK_SECONDS)
    return False
