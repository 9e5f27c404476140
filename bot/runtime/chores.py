"""Chores: what the bot does beside the play, and what play does not need. A chore that fails is told in one line of the
log and tried again, after a pause that grows; meanwhile the bot plays on, and whoever looks can see it.
"""

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot import trouble
from bot.timer import Timer
from data.errors import DatabaseError
from data.facts import Facts
from data.shards import Shards

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds after a failure; each is twice the one before
LONG = 300.0  # seconds after which a chore that is still under way is named: Discord may make it wait for an hour


@dataclass(slots=True)
class _Chore:
    """A chore, and how it went: the failures in a row, the reason of the last one ("" where it went well), the time of
    the next attempt, and when it began where it is under way.
    """

    name: str
    work: Callable[[], Awaitable[None]]
    again: Callable[[float], float] | None
    failures: int = 0
    reason: str = ""
    due: float = 0.0
    since: float | None = None


async def note(facts: Facts, shards: Shards, reasons: Mapping[str, str]) -> None:
    """Remember why chores of the process of these shards fail, by name, for `doctor`, which is another process."""
    await facts.write(_fact(shards), json.dumps(reasons) if reasons else None)


async def noted(facts: Facts, shards: Shards) -> dict[str, str]:
    """What the process of these shards has noted last."""
    found: dict[str, str] = json.loads(await facts.read(_fact(shards)) or "{}")
    return found


def _fact(shards: Shards) -> str:
    return f"chores {shards}"


class Chores:
    """The chores of one process. `now`: seconds since the epoch. `note`: is told the reasons, by name, whenever other
    chores fail than before, or for other reasons.
    """

    def __init__(self, now: Callable[[], float], note: Callable[[Mapping[str, str]], Awaitable[None]]) -> None:
        self._now = now
        self._note = note
        self._noted: Mapping[str, str] | None = None
        self._chores: list[_Chore] = []
        self.timer = Timer(now, self._try)  # to be run; a chore is rung by its place in the list

    def add(
        self, name: str, work: Callable[[], Awaitable[None]], again: Callable[[float], float] | None = None
    ) -> None:
        """Know a chore. `again`: the time at which it is to be repeated, given the time at which it went well; None:
        only when somebody asks for it.
        """
        self._chores.append(_Chore(name, work, again))

    def do(self, *names: str) -> None:
        """Do these chores now, or once more where they are under way. One that fails is tried again until it goes well:
        after an hour where Discord's refusal will stay, else after a minute at first; and never before the time that
        Discord has said.
        """
        for number, chore in enumerate(self._chores):
            if chore.name in names:
                self.timer.set(number, self._now())

    def done(self, name: str) -> None:
        """Take this chore for done just now, by whoever did it: it is repeated when it is due again."""
        for number, chore in enumerate(self._chores):
            if chore.name == name and chore.again is not None:
                self.timer.set(number, chore.again(self._now()))

    @property
    def names(self) -> list[str]:
        """Every chore there is."""
        return [chore.name for chore in self._chores]

    def failing(self) -> dict[str, str]:
        """The reasons, each one line, of the chores that have failed and are to be tried again, by name. What is under
        way for long is among them.
        """
        found = {}
        for chore in self._chores:
            if chore.since is not None and (lasting := self._now() - chore.since) >= LONG:
                found[chore.name] = f"it has been under way for {minutes(lasting)}"
            elif chore.reason:
                found[chore.name] = f"{chore.reason}; it is tried again in {minutes(chore.due - self._now())}"
        return found

    async def _try(self, number: int) -> None:
        chore = self._chores[number]
        chore.since = self._now()
        try:
            await chore.work()
        except Exception as error:  # whatever it is, play does not need it
            self._failed(chore, error)
            self.timer.set_at_latest(number, chore.due)
        else:
            if chore.reason:
                log.info("%s: done at last", chore.name)
            chore.failures, chore.reason = 0, ""
            if chore.again is not None:
                self.timer.set_at_latest(number, chore.again(self._now()))
        finally:
            chore.since = None
        await self._tell()

    def _failed(self, chore: _Chore, error: Exception) -> None:
        pause = min(FIRST_PAUSE * 2**chore.failures, LONGEST_PAUSE) if trouble.may_pass(error) else LONGEST_PAUSE
        pause = max(pause, trouble.retry_after(error))
        chore.reason, chore.due = trouble.describe(error), self._now() + pause
        chore.failures += 1
        foreseen = isinstance(error, (*trouble.FAILURES, DatabaseError))  # anything else is a fault of ours
        text = "%s: %s; it is tried again in %s"
        log.warning(text, chore.name, chore.reason, minutes(pause), exc_info=None if foreseen else error)

    async def _tell(self) -> None:
        reasons = {chore.name: chore.reason for chore in self._chores if chore.reason}
        if reasons == self._noted:
            return
        try:
            await self._note(reasons)
            self._noted = reasons
        except DatabaseError as error:  # it is noted with the next one
            log.warning("why chores fail could not be noted: %s", error)


def minutes(seconds: float) -> str:
    """A span of time in whole minutes, at least one, for the log."""
    return f"{max(1, round(seconds / 60))} min"
