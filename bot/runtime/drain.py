"""Draining: no new rounds, and an end as soon as those that are played are over, or when time is up.

`python -m bot drain` asks for it through the database, so it works wherever that can be opened, from another container,
too. Two facts are kept there: the request, which says until when; and the answer, which is the number of rounds still
played, and ENDED at last. Where several processes serve one bot, each range of shards has its own two.
"""

import logging

from bot.runtime.registry import TableRegistry
from data.shards import ALL, Shards
from data.store import Store

log = logging.getLogger(__name__)

ASKED, ANSWER = "drain", "draining"
ENDED = "ended"


def _fact(which: str, shards: Shards) -> str:
    """The name under which something is kept for the process that serves these shards."""
    return which if shards.whole else f"{which} {shards}"


async def ask(store: Store, until: float, shards: Shards = ALL) -> None:
    """Ask the process that serves these shards to drain. `until`: seconds since the epoch, when it ends in any case."""
    await forget(store, shards)
    await store.facts.write(_fact(ASKED, shards), str(until))


async def answer(store: Store, shards: Shards = ALL) -> str:
    """The answer so far; "" without one."""
    return await store.facts.read(_fact(ANSWER, shards)) or ""


async def end(store: Store, shards: Shards = ALL) -> None:
    """Note that the process has drained, and ends now."""
    await store.facts.write(_fact(ANSWER, shards), ENDED)


async def forget(store: Store, shards: Shards = ALL) -> bool:
    """Delete the request and its answer. True if there was an answer, so that a process has drained."""
    was = bool(await answer(store, shards))
    for fact in (_fact(ASKED, shards), _fact(ANSWER, shards)):
        if await store.facts.read(fact) is not None:
            await store.facts.write(fact, None)
    return was


async def follow(registry: TableRegistry) -> bool:
    """Begin to drain if somebody has asked for it, and update the answer. True if the bot is to end now. Called once a
    second.
    """
    if registry.stopping is None:
        asked = await registry.store.facts.read(_fact(ASKED, registry.shards))
        if asked is None:
            return False
        registry.drain(float(asked))
        log.info("draining: no new rounds, and the bot ends with those that are played")
    if str(registry.playing) != await answer(registry.store, registry.shards):
        await registry.store.facts.write(_fact(ANSWER, registry.shards), str(registry.playing))
    return registry.playing == 0 or registry.now() >= (registry.stopping or 0.0)
