"""Chores: what the bot does beside the play, and what play does not need. A chore that fails is told in one line of the
log and tried again, after a pause that grows; meanwhile the bot plays on, and whoever looks can see it.
"""

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot import trouble
from bot.timer import Timer
from data.errors import DatabaseError
from data.facts import Facts
from data.shards import Shards

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds after a failure; each is twice the one before
LONG = 300.0  # seconds after which a chore that is still under way is named: Discord may make it wait for an hour


@dataclass(slots=True)
class _Chore:
    name: str
    work: Work
    again: Callable[[float], float] | None
    failures: int = 0  # in a row
    reason: str = ""  # why it failed the last time; "" where it has not
    due: float = 0.0  # when it is tried again
    since: float | None = None  # when it began, while it is under way


def fact(shards: Shards) -> str:
    """The key under which the process of these shards notes its failing chores, as a JSON object of `failing`."""
    return f"chores {shards}"


class Chores:
    """The chores of one process. `now`: seconds since the epoch."""

    def __init__(self, now: Callable[[], float], facts: Facts, shards: Shards) -> None:
        self._now = now
        self._facts = facts
        self._fact = fact(shards)
        self._noted: dict[str, str] | None = None  # what stands in the facts; None: not known yet
        self._chores: dict[str, _Chore] = {}
        self.timer = Timer(now, self._try)  # to be run; it rings each chore by its number, the order in which it came

    def do(self, name: str, work: Work, again: Callable[[float], float] | None = None) -> None:
        """Do it now, or once more where it is under way, and again until it succeeds. A refusal that will stay pauses
        it for an hour, and anything else for a minute at first; what Discord says of the time to wait is kept to.
        `again`: the time at which it is to be repeated, given the time of a success; None: not by itself.
        """
        chore = self._chores.setdefault(name, _Chore(name, work, again))
        chore.work, chore.again = work, again
        self.timer.set(list(self._chores).index(name), self._now())

    @property
    def names(self) -> list[str]:
        """Every chore that there was."""
        return list(self._chores)

    def failing(self) -> dict[str, str]:
        """The reasons, each one line, of the chores that have failed and are to be tried again, by name. What is under
        way for long is among them.
        """
        found = {}
        for name, chore in self._chores.items():
            if chore.since is not None and (lasting := self._now() - chore.since) >= LONG:
                found[name] = f"it has been under way for {minutes(lasting)}"
            elif chore.reason:
                found[name] = f"{chore.reason}; it is tried again in {minutes(chore.due - self._now())}"
        return found

    async def _try(self, number: int) -> None:
        chore = list(self._chores.values())[number]
        chore.since = self._now()
        try:
            await chore.work()
        except Exception as error:  # whatever it is, play does not need it
            self._failed(chore, number, error)
        else:
            if chore.reason:
                log.info("%s: done, after %d failures", chore.name, chore.failures)
            chore.failures, chore.reason = 0, ""
            if chore.again is not None:
                self.timer.set_at_latest(number, chore.again(self._now()))
        finally:
            chore.since = None
        await self._note()

    def _failed(self, chore: _Chore, number: int, error: Exception) -> None:
        chore.reason = trouble.describe(error)
        pause = min(FIRST_PAUSE * 2**chore.failures, LONGEST_PAUSE) if trouble.may_pass(error) else LONGEST_PAUSE
        pause = max(pause, trouble.retry_after(error))
        chore.failures += 1
        chore.due = self._now() + pause
        self.timer.set_at_latest(number, chore.due)
        foreseen = isinstance(error, (*trouble.FAILURES, DatabaseError))
        text = "%s: %s; it is tried again in %s"
        log.warning(text, chore.name, chore.reason, minutes(pause), exc_info=None if foreseen else error)

    async def _note(self) -> None:
        """Let `doctor` know, which is another process."""
        reasons = {chore.name: chore.reason for chore in self._chores.values() if chore.reason}
        if reasons == self._noted:
            return
        try:
            await self._facts.write(self._fact, json.dumps(reasons) if reasons else None)
            self._noted = reasons
        except DatabaseError as error:  # it is noted with the next one
            log.warning("failing chores could not be noted: %s", error)


def minutes(seconds: float) -> str:
    """A span of time in whole minutes, at least one, for the log."""
    return f"{max(1, round(seconds / 60))} min"
