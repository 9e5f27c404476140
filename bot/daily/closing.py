"""Creates the day's sets, has ghosts (computer players) play them for reference, and closes them when the day is over.
Work that was cut off goes on.
"""

import logging
from collections.abc import Callable

from bot.daily.days import make_ahead, playable
from bot.daily.ghosts import NobodyThinksError, Ponder, ghosts_of
from bot.thinking.pool import Thinkers
from data.daily.records import GRACE_SECONDS, PRACTICE_DAYS, DailySet, begins, closes, day_of
from data.daily.repository import Daily
from data.store import Store
from engine.daily.rotation import DEALS

AGAIN_SECONDS = 60.0  # the pause before what could not be done is tried again

log = logging.getLogger(__name__)


def next_look(now: float) -> float:
    """The time of the next thing to do: a day begins, or the one before is closed."""
    day = day_of(now)
    return next(at for at in (closes(day - 1), begins(day + 1)) if at > now)


async def see_to(store: Store, now: Callable[[], float], thinkers: Thinkers, seed: Callable[[], bytes]) -> None:
    """Make what is played today and tomorrow, and close the days that are over. `seed`: fresh luck."""
    at = now()
    await make_ahead(store.daily, seed, at)
    for played in await store.daily.unclosed(day_of(at - GRACE_SECONDS)):
        await close(store, now, thinkers, played)
    await store.daily_closing.forget(day_of(at) - PRACTICE_DAYS - 1)


async def close(store: Store, now: Callable[[], float], thinkers: Thinkers, played: DailySet) -> None:
    """Close a set for good. Where this program would play it otherwise, it ends unranked; where its ghosts are not
    known yet, they are worked out first, since they are a part of the field.
    """
    closing = store.daily_closing
    await closing.end(played, now())
    if not playable(played):
        log.warning("the set %s of day %s was made by another version and ends unranked", played.game, played.day)
        await closing.finish(played, now())
        return
    if not _is_haunted(played):
        await haunt(store.daily, played, thinkers.ponder)
        played = await store.daily.find_set(played.day, played.slot) or played
    await closing.close(played, now())
    log.info("the set %s of day %s is closed", played.game, played.day)


async def haunt_today(store: Store, now: Callable[[], float], thinkers: Thinkers) -> None:
    """Work out the ghosts of today's sets. Raises NobodyThinksError."""
    for played in await store.daily.of_days([day_of(now())]):
        if not _is_haunted(played) and playable(played):
            await haunt(store.daily, played, thinkers.ponder)


async def haunt(daily: Daily, played: DailySet, ponder: Ponder) -> None:
    """Work out the ghosts that a set still lacks, at low priority. Those of each deal are stored at once, so that a
    process which ends meanwhile has not thought for nothing. Raises NobodyThinksError.
    """
    ghosts = played.ghosts or ()
    for number in range(len(ghosts) + 1, DEALS + 1):
        ghosts = (*ghosts, await ghosts_of(played, number, ponder))
        await daily.keep_ghosts(played.day, played.slot, ghosts)


def _is_haunted(played: DailySet) -> bool:
    """True if the ghosts of all deals are known."""
    return len(played.ghosts or ()) == DEALS


__all__ = ["AGAIN_SECONDS", "NobodyThinksError", "close", "haunt_today", "next_look", "see_to"]
