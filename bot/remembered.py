"""What the store remembers of Discord, which need not be so any more: somebody may empty the commands or the emojis,
or start another copy of the bot with the same token and another database. Commands (`bot.interactions.commands`) and
card faces (`bot.faces.emojis`) are compared with what Discord has at the start, and every few hours: what is ours is
adopted, what is gone is made again, and what is not ours is left alone. Sessions (`bot.sessions`) are not compared:
Discord says whether it goes on with one.

Two copies may not take back each other's changes for ever. So whoever notices that there is another one says so, and
for a day replaces and deletes nothing at Discord any more.
"""

import json
import logging
from collections.abc import Callable, Mapping
from typing import NamedTuple

from data.errors import DatabaseError
from data.facts import Facts

log = logging.getLogger(__name__)

COMPARE_SECONDS = 6 * 3600.0  # the pause between two looks at what Discord has
WARY_SECONDS = 24 * 3600.0  # the time after a sign of another copy in which nothing is replaced
HANDOVER_SECONDS = 600.0  # the time in which a process that served these shards before may still answer something
SIGN_SECONDS = 3600.0  # the pause between two signs that are stored

COMMAND_IDS = "command_ids"  # the fact with the id of each of our commands, by name
COMMAND_VERSIONS = "commands"  # the fact with the version of each of them that we know of, by name
FACES = "faces"  # the fact with the id of each of our emojis, and the digest of its drawing, by name
COPY = "copy"  # the fact with the time of the last sign of another copy
ADVICE = (
    "another copy of the bot, with this token and another database, seems to run: stop one of the two, or give it an "
    "application of its own"
)

Face = tuple[int, str]  # the emoji's id, and the digest of its drawing


class Registered(NamedTuple):
    """A command as Discord had it when we last looked. `version`: Discord gives another one at each change; None where
    it is not known.
    """

    id: int
    version: str | None


def applies(noted: str | None, now: float) -> bool:
    """True if a sign of another copy that was noted as the fact `COPY` is young enough to count. `now`: seconds since
    the epoch.
    """
    return noted is not None and now - float(noted) < WARY_SECONDS


async def forget(facts: Facts) -> None:
    """Forget all of it, since it was of another application."""
    for fact in (COMMAND_IDS, COMMAND_VERSIONS, FACES, COPY):
        await facts.write(fact, None)


class Remembered:
    """What the store remembers of Discord. `now`: seconds since the epoch. `alone`: a function that tells if no other
    process of the same database can have acted in place of this one lately.
    """

    def __init__(self, facts: Facts, now: Callable[[], float], alone: Callable[[], bool]) -> None:
        self._facts = facts
        self._now = now
        self._alone = alone
        self._copy: str | None = None  # the fact `COPY`, as it was last read or written

    async def commands(self) -> dict[str, Registered]:
        """Our commands, by name."""
        versions = await self._facts.read(COMMAND_VERSIONS) or ""
        known = json.loads(versions) if versions.startswith("{") else {}  # earlier versions kept a hash there
        ids = json.loads(await self._facts.read(COMMAND_IDS) or "{}")
        return {name: Registered(int(number), known.get(name)) for name, number in ids.items()}

    async def keep_commands(self, commands: Mapping[str, Registered]) -> None:
        """Remember these commands as ours, and no others."""
        await self._keep(COMMAND_IDS, {name: one.id for name, one in commands.items()})
        await self._keep(COMMAND_VERSIONS, {name: one.version for name, one in commands.items()})

    async def faces(self) -> dict[str, Face]:
        """Our emojis, by the name of their card's face."""
        stored: dict[str, list[str]] = json.loads(await self._facts.read(FACES) or "{}")
        return {name: (int(number), digest) for name, (number, digest) in stored.items()}

    async def keep_faces(self, faces: Mapping[str, Face]) -> None:
        """Remember these emojis as ours, and no others."""
        await self._keep(FACES, dict(faces))

    async def _keep(self, fact: str, value: Mapping[str, object]) -> None:
        text = json.dumps(value)
        if await self._facts.read(fact) != text:
            await self._facts.write(fact, text)

    # Another copy of the bot

    async def notice(self, sign: str) -> None:
        """Take note of a sign that another copy of the bot runs, unless it may have been a process of the same
        database. `sign`: what has happened, for the log.
        """
        now = self._now()
        if not self._alone() or (self._copy is not None and now - float(self._copy) < SIGN_SECONDS):
            return
        known = await self.wary()
        try:
            await self._facts.write(COPY, str(now))
        except DatabaseError:  # the range is lost: another process of this database serves in its place
            return
        self._copy = str(now)
        if not known:
            log.warning("%s: %s", sign, ADVICE)

    async def wary(self) -> bool:
        """True if another copy of the bot was noticed lately, by whichever process of this database: then nothing that
        it may use is replaced or deleted.
        """
        self._copy = await self._facts.read(COPY)
        return applies(self._copy, self._now())

    @property
    def advice(self) -> str:
        """What to do about another copy that was noticed lately; "" where none was."""
        return ADVICE if applies(self._copy, self._now()) else ""
