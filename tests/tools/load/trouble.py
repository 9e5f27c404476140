"""`python -m tests.tools.load.trouble`: four processes and a spare serve tables at which people play, and one trouble
follows another: processes are killed, stand still, or are replaced, connections are cut, PostgreSQL is restarted or
crashes. It ends with 1 where a play was lost or done twice, too many clicks had no answer, or a shard was dark for too
long.
"""

import argparse
import asyncio
import bisect
import random
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import URL, text

from bot.sandbox import Sandbox
from data import database
from data.postgres.ranges import HELD, LEASE_SECONDS
from tests.postgres import MISSING, Server, programs, served
from tests.tools.load import report
from tests.tools.load.bots import EDITS_A_SECOND, told
from tests.tools.load.moves import logged, lost_and_doubled
from tests.tools.load.players import People
from tests.tools.load.runs import CONCURRENCY, RANGES, SHARDS, STARTED, Load, crowded

LONG, SHORT = (
    LEASE_SECONDS + 5.0,
    5.0,
)  # seconds for which a process stands still: until it is replaced, and not so long
AWAY = (0.0, 4.0)  # seconds for which PostgreSQL is away
PAUSE = 150.0  # seconds between two troubles, on average
SPREAD = (0.7, 1.3)  # by which that varies
AGAIN = 1.0  # seconds after which a process that has ended is started again
LAST = 30.0  # seconds without a trouble at the end
UNANSWERED, DARK = 0.005, 20.0  # the share of clicks, and seconds, that are too much
HOLDERS = text(
    "SELECT DISTINCT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND CAST(classid AS bigint) = :held"
)
CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid != pg_backend_pid()"
)


@dataclass(eq=False)
class Fleet:
    """Processes of the bot, all alike, each of which serves the first range that is free. One that ends is started
    again, as by a service manager. `codes`: the exit codes with which they ended.
    """

    sandbox: Sandbox
    where: URL
    settings: Mapping[str, str]
    processes: dict[str, Process] = field(default_factory=dict)  # by the name under which PostgreSQL knows it
    codes: Counter[int] = field(default_factory=Counter)
    _names: "count[int]" = field(default_factory=lambda: count(1))

    async def keep(self) -> None:
        """Run one process, and after it another, for ever."""
        while True:
            name = f"process-{next(self._names)}"
            where = self.where.update_query_dict({"application_name": name})
            environment = told(self.sandbox, where) | dict(self.settings) | {"SHARDS": ",".join(RANGES)}
            process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment, stdin=DEVNULL)
            self.processes[name] = process
            try:
                self.codes[await process.wait()] += 1
            finally:
                del self.processes[name]
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            await asyncio.sleep(AGAIN)

    async def holders(self) -> list[Process]:
        """The processes that serve a range."""
        async with database.engines(self.where, as_it_is=True) as (_, reader, _), reader.begin() as connection:
            names = await connection.scalars(HOLDERS, {"held": HELD})
            return [self.processes[name] for name in sorted(names) if name in self.processes]

    async def cut(self) -> None:
        """End every connection to PostgreSQL."""
        async with database.engines(self.where, as_it_is=True) as (writer, _, _), writer.begin() as connection:
            await connection.execute(CUT)


@asynccontextmanager
async def kept(fleet: Fleet, processes: int) -> AsyncIterator[None]:
    """Keep this number of processes running, and end them at last."""
    keeping = [asyncio.create_task(fleet.keep()) for _ in range(processes)]
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)


# ---------------------------------------------------------------------- troubles


async def killed(fleet: Fleet, server: Server, luck: random.Random) -> None:
    luck.choice(await fleet.holders()).kill()


async def replaced(fleet: Fleet, server: Server, luck: random.Random) -> None:
    luck.choice(await fleet.holders()).terminate()


async def frozen(fleet: Fleet, server: Server, luck: random.Random, seconds: float = LONG) -> None:
    victim = luck.choice(await fleet.holders())
    victim.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    with suppress(ProcessLookupError):
        victim.send_signal(signal.SIGCONT)


async def stalled(fleet: Fleet, server: Server, luck: random.Random) -> None:
    await frozen(fleet, server, luck, SHORT)


async def cut_off_from_postgresql(fleet: Fleet, server: Server, luck: random.Random) -> None:
    await fleet.cut()


async def cut_off_from_discord(fleet: Fleet, server: Server, luck: random.Random) -> None:
    fleet.sandbox.cut_connections()


async def postgresql_restarted(
    fleet: Fleet, server: Server, luck: random.Random, how: signal.Signals = signal.SIGINT
) -> None:
    await asyncio.to_thread(server.stop, how)
    await asyncio.sleep(luck.uniform(*AWAY))
    await asyncio.to_thread(server.start)


async def postgresql_crashed(fleet: Fleet, server: Server, luck: random.Random) -> None:
    await postgresql_restarted(fleet, server, luck, signal.SIGQUIT)


TROUBLES = {
    "a process killed": killed,
    "a process replaced": replaced,
    f"a process stands still for {LONG:.0f} s": frozen,
    f"a process stands still for {SHORT:.0f} s": stalled,
    "connections to PostgreSQL cut": cut_off_from_postgresql,
    "connections to Discord cut": cut_off_from_discord,
    "PostgreSQL restarted": postgresql_restarted,
    "PostgreSQL crashed": postgresql_crashed,
}


# ---------------------------------------------------------------------- the run


async def run(load: Load, server: Server, seed: int, pause: float = PAUSE) -> dict[str, Any]:
    """Make troubles for the minutes of the load, each some `pause` (in seconds) after the one before; return what
    became of the clicks and the plays.
    """
    luck, where = random.Random(seed), server.database()
    async with crowded(load, where, shards=SHARDS) as (sandbox, people):
        limits = sandbox.hub.identifying
        limits.shards, limits.concurrency = SHARDS, CONCURRENCY
        before = await logged(where)
        edits = {"EDITS_A_SECOND": str(EDITS_A_SECOND / len(RANGES)), "LOG_LEVEL": "WARNING"}
        fleet, troubles = Fleet(sandbox, where, load.settings | edits), list[tuple[float, str]]()
        async with kept(fleet, len(RANGES) + 1):
            await sandbox.connected(STARTED, SHARDS)
            await asyncio.sleep(load.warm_up)
            people.begin()
            end = time.monotonic() + 60 * load.minutes
            for name in turns(luck):
                await asyncio.sleep(pause * luck.uniform(*SPREAD))
                if time.monotonic() > end:
                    break
                people.look_again()
                sys.stderr.write(f"{name}\n")
                troubles.append((time.time(), name))
                await TROUBLES[name](fleet, server, luck)
                await sandbox.connected(STARTED, SHARDS)
            await asyncio.sleep(LAST)
            people.stop()
            for process in fleet.processes.values():
                process.terminate()
            await asyncio.sleep(AGAIN)
        lost, doubled = lost_and_doubled(people.tried, before, await logged(where))
        return {
            "tables": load.tables,
            "minutes": load.minutes,
            "troubles": troubles,
            "dark": darkness(people, shards_of(sandbox)),
            "answers": people.latencies,
            "failed": people.failed,
            "codes": dict(fleet.codes),
            "lost": lost,
            "doubled": doubled,
        }


def turns(luck: random.Random) -> list[str]:
    """The troubles in turn, each round of them in another order."""
    return [name for _ in range(1000) for name in luck.sample([*TROUBLES], len(TROUBLES))]


def shards_of(sandbox: Sandbox) -> dict[int, int]:
    """The shard of each channel's server, by channel."""
    channels = sandbox.world.channels.values()
    return {one.id: (one.guild.id >> 22) % SHARDS for one in channels if one.guild is not None}


def darkness(people: People, shards: Mapping[int, int]) -> list[tuple[float, float]]:
    """The time of each click without an answer, and how long it took until anybody in its shard was answered."""
    came: dict[int, list[float]] = {shard: [] for shard in shards.values()}
    for channel, _, at in people.answered:
        bisect.insort(came[shards[channel]], at)
    found = []
    for channel, asked in people.unanswered:
        answers = came[shards[channel]]
        place = bisect.bisect(answers, asked)
        found.append((asked, answers[place] - asked if place < len(answers) else float("inf")))
    return found


def figures(found: Mapping[str, Any]) -> report.Figures:
    """The figures of a run for the page; each trouble answers for what happens until the next one."""
    clicks = len(found["answers"]) + found["failed"]
    times, begun = Counter(name for _, name in found["troubles"]), [at for at, _ in found["troubles"]]
    longest, lost = dict.fromkeys(times, 0.0), Counter[str]()
    for asked, seconds in found["dark"]:
        if place := bisect.bisect(begun, asked):
            name = found["troubles"][place - 1][1]
            longest[name] = max(longest[name], seconds)
            lost[name] += 1
    rows: dict[str, float | int | str] = {"minutes": found["minutes"], "tables": found["tables"], "clicks": clicks}
    rows |= {
        "clicks without an answer, %": round(100 * found["failed"] / max(clicks, 1), 2),
        "a shard dark for, longest, s": round(max((seconds for _, seconds in found["dark"]), default=0.0), 1),
        "plays lost": found["lost"],
        "plays doubled": found["doubled"],
    }
    told = "times; clicks without an answer; a shard dark for, longest, s"
    return rows | {f"{name}: {told}": f"{times[name]}; {lost[name]}; {longest[name]:.1f}" for name in sorted(times)}


def wrong(found: Mapping[str, Any]) -> bool:
    """True if more went wrong than may."""
    clicks = len(found["answers"]) + found["failed"]
    dark = max((seconds for _, seconds in found["dark"]), default=0.0)
    return bool(found["lost"] or found["doubled"] or found["failed"] > UNANSWERED * clicks or dark > DARK)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.load.trouble", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="for how long (60)")
    parser.add_argument("--tables", type=int, default=40, help="how many (40)")
    parser.add_argument("--warm-up", type=float, default=20.0, metavar="SECONDS", help="before the first trouble (20)")
    pause = f"between two troubles, on average ({PAUSE:.0f})"
    parser.add_argument("--pause", type=float, default=PAUSE, metavar="SECONDS", help=pause)
    parser.add_argument("--seed", type=int, default=0, help="of the order of troubles, and of their victims (0)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="put the figures into their section of a page")
    given = parser.parse_args()
    if programs() is None:
        sys.stderr.write(f"{MISSING}\n")
        return 1
    with served(durable=True) as server:
        load = Load(tables=given.tables, minutes=given.minutes, warm_up=given.warm_up)
        found = asyncio.run(run(load, server, given.seed, given.pause))
    told = figures(found)
    sys.stdout.write(report.table(told) + f"exit codes {found['codes']}\n")
    if given.page:
        report.write_runs(given.page, "trouble", {f"every {given.pause:.0f} s": told})
    return int(wrong(found))


if __name__ == "__main__":
    sys.exit(main())
