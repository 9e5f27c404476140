"""The runs: busy tables, a start after a kill, and one of several processes that dies."""

import asyncio
import random
import signal
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from sqlalchemy import URL, text

from bot.sandbox import Sandbox, serve
from bot.sandbox.core import Dispatch, Exchange
from bot.sandbox.messages import blank
from bot.sandbox.world import COMPONENTS_V2, Channel, Message, User
from data import database
from data.database import Address
from data.shards import parsed
from tests.postgres import Server
from tests.tools.load import bot
from tests.tools.load.bots import begun, ended, processor_seconds, running, spare
from tests.tools.load.moves import logged, lost_and_doubled
from tests.tools.load.players import People
from tests.tools.load.tables import GAME, Place, fill

PEOPLE = 2  # at a table
WITHIN = 45.0  # seconds: after a kill every table has moved by then, or something is wrong
ELSEWHERE = 30.0  # seconds, where a spare takes over
STARTED = 240.0  # seconds in which the bot is there
SHARDS, PROCESSES, CONCURRENCY = 8, 4, 2  # where one of several processes dies
RANGES = tuple(f"{first}-{first + SHARDS // PROCESSES - 1}/{SHARDS}" for first in range(0, SHARDS, SHARDS // PROCESSES))
WIDE = ("0-3/16", "4-7/16", "8-11/16", "12-15/16")  # where they are replaced one after the other
REST_SECONDS = 5.0  # between two replacements
LOOK_SECONDS = 0.005  # between two looks at which shards are connected
LIVED = (3.0, 10.0)  # seconds that it plays before
GROWING = ("moves", "rounds", "results")  # what a database keeps of every move


@dataclass(frozen=True, slots=True)
class Load:
    """The load that is put on the bot. `game`: the one at all tables. `minutes`: for how long, after `warm_up` seconds.
    `answer_seconds`: how long people take on average, `steward_seconds` stewards at most. `limits`: Discord limits
    calls as it does. `stall`: for how many seconds the bot stands still in the middle. `profile`: where a profile of
    the bot's loop is written, if anywhere. `ghosts`: today's ghosts are played meanwhile, which a bot does once a day.
    """

    tables: int = 250
    game: str = GAME
    minutes: float = 1.0
    warm_up: float = 25.0
    answer_seconds: float = 4.0
    steward_seconds: float = 1.6
    limits: bool = False
    stall: float = 0.0
    profile: str = ""
    ghosts: bool = False

    @property
    def settings(self) -> dict[str, str]:
        """The settings that the bot's processes are given for it."""
        ghosts = "yes" if self.ghosts else ""
        return {"STEWARD_SECONDS": str(self.steward_seconds), bot.PROFILE: self.profile, bot.GHOSTS: ghosts}


class Calls(list[Exchange | Dispatch]):
    """The traffic, of which only the numbers are kept, by kind of call; and how many were refused, by status."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Counter[str] = Counter()
        self.refused: Counter[int] = Counter()

    def append(self, entry: Exchange | Dispatch) -> None:
        if isinstance(entry, Exchange):
            self.kinds[kind_of(entry)] += 1
            if entry.status >= HTTPStatus.BAD_REQUEST:
                self.refused[entry.status] += 1


def kind_of(call: Exchange) -> str:
    """The kind of a call, in one word or two."""
    if call.template.endswith("/callback"):
        return "answers"
    where = "panels" if call.template.startswith("/webhooks") else "tables" if "/messages" in call.template else "other"
    return where if where == "other" else f"{where}, {call.method}"


async def busy(load: Load, where: Address, processes: int = 1, server: Server | None = None) -> dict[str, Any]:
    """Run busy tables, served by this number of `processes`; return what their gauges and the people's watches say, and
    what became of what people were told is done. `server`: of PostgreSQL, where that has the database.
    """
    async with crowded(load, where, shards=processes) as (sandbox, people):
        limits, calls = sandbox.hub.identifying, Calls()
        limits.shards = limits.concurrency = processes
        sandbox.traffic = calls
        before, small, few = await logged(where), await size(where), await count_moves(where)
        async with running(sandbox, where, ranges(processes), load.settings) as bots:
            await sandbox.connected(STARTED, processes)
            held = await begun(bots)
            await asyncio.sleep(load.warm_up)
            await begun(bots)
            people.begin()
            calls.kinds.clear()
            calls.refused.clear()
            spent = server_seconds(server)
            await asyncio.sleep(30 * load.minutes)
            await stall(bots, load.stall)
            await asyncio.sleep(30 * load.minutes)
            spent = server_seconds(server) - spent
            found = {"calls": dict(calls.kinds), "answers": people.latencies, "failed": people.failed}
            found |= {"before": held, "refused": dict(calls.refused), "server": spent}
            people.stop()
            found |= await ended(bots)
        after = await logged(where)
        found |= {"grown": await size(where) - small, "logged": await count_moves(where) - few}
    found |= {"tables": load.tables, "processes": processes}
    if load.game != GAME:  # elsewhere a play may be made of several clicks, which nobody puts together here
        return found
    lost, doubled = lost_and_doubled(people.tried, before, after)
    return found | {"lost": lost, "doubled": doubled}


def ranges(processes: int) -> list[str]:
    """The shards of each process: one of its own, or all where there is one process."""
    return [f"{number}/{processes}" for number in range(processes)] if processes > 1 else ["auto"]


async def stall(processes: Sequence[Process], seconds: float) -> None:
    """Let processes stand still, as on a machine that swaps."""
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for process in processes:
        process.send_signal(signal.SIGCONT)


async def after_kill(load: Load, where: Address) -> dict[str, Any]:
    """Start with tables in mid-round, whose messages an earlier process has left and at which people press at once;
    return when they are answered, and when each table moves first.
    """
    async with crowded(load, where, posted_before=True) as (sandbox, people):
        started = time.time()
        async with running(sandbox, where, ["auto"], load.settings) as bots:
            await sandbox.connected(STARTED)
            ready = time.time() - started
            async with asyncio.TaskGroup() as both:
                both.create_task(people.ask_for_hands(tables_in(sandbox)))
                both.create_task(asyncio.sleep(WITHIN))
            found = await ended(bots)
    first = [at - started for at in found["first"].values()]
    answers = {"answers": people.latencies, "failed": people.failed}
    return found | answers | {"tables": load.tables, "ready": ready, "first": first}


def tables_in(sandbox: Sandbox) -> list[tuple[Channel, User, Message]]:
    """The channel, the host and the message of each table that has a message, by number."""
    halls = [one for one in sandbox.world.channels.values() if one.messages]
    users = [member.user for guild in sandbox.world.guilds.values() for member in guild.members.values()]
    hosts = [user for user in users if (user.global_name or user.username).endswith("-0")]
    return [(hall, host, next(iter(hall.messages.values()))) for hall, host in zip(halls, hosts, strict=True)]


async def one_dies(load: Load, where: Address, seed: int) -> dict[str, Any]:
    """Four processes serve eight shards, and one of them is killed at a random moment: how long it takes until the
    spare is connected for its shards, answers one of its people, and stores a first move at each of its tables.
    """
    luck = random.Random(seed)
    victim = luck.randrange(PROCESSES)
    async with crowded(load, where, shards=SHARDS) as (sandbox, people):
        limits = sandbox.hub.identifying
        limits.shards, limits.concurrency = SHARDS, CONCURRENCY
        before = await logged(where)
        async with running(sandbox, where, RANGES, load.settings) as bots:
            await sandbox.connected(STARTED, SHARDS)
            async with spare(sandbox, where, RANGES, load.settings) as waiting:
                await asyncio.sleep(load.warm_up + luck.uniform(*LIVED))
                bots.pop(victim).kill()
                died = time.time()
                served = await served_again(sandbox) - died
                while time.time() < died + ELSEWHERE:
                    await asyncio.sleep(1.0)
                    people.look_again()
                people.stop()
                moved = (await ended([waiting]))["first"]
                await ended(bots)
        lost, doubled = lost_and_doubled(people.tried, before, await logged(where))
    theirs = served_by(sandbox, victim)
    answered = [came - died for channel, asked, came in people.answered if channel in theirs and asked > died]
    return {
        "tables": load.tables,
        "bereft": len(theirs),
        "served": served,
        "answered": min(answered, default=float("inf")),
        "first": [at - died for at in moved.values()],
        "lost": lost,
        "doubled": doubled,
    }


async def replaced(load: Load, where: Address, concurrency: int = 1) -> dict[str, Any]:
    """Four processes serve sixteen shards, and each in turn is stopped cleanly, so that a spare takes its place: how
    long its shards were dark, how many sessions were begun for that, and what became of clicks and plays.
    """
    shards = parsed(WIDE[0])[0].count
    async with crowded(load, where, shards=shards) as (sandbox, people), AsyncExitStack() as stack:
        limits = sandbox.hub.identifying
        limits.shards, limits.concurrency = shards, concurrency
        before = await logged(where)
        bots = [*await stack.enter_async_context(running(sandbox, where, WIDE, load.settings))]
        await sandbox.connected(STARTED, shards)
        await asyncio.sleep(load.warm_up)
        people.begin()
        started, dark = limits.limits()["remaining"], []
        for _ in WIDE:
            bots.append(await stack.enter_async_context(spare(sandbox, where, WIDE, load.settings)))
            await asyncio.sleep(REST_SECONDS)
            darkness = asyncio.create_task(seconds_dark(sandbox, shards))
            await ended([bots.pop(0)])
            dark.append(await darkness)
        await asyncio.sleep(REST_SECONDS)
        people.stop()
        found = {"dark": dark, "begun": started - limits.limits()["remaining"], "shards": shards}
        await ended(bots)
        lost, doubled = lost_and_doubled(people.tried, before, await logged(where))
    clicks = {"answers": people.latencies, "failed": people.failed}
    return found | clicks | {"tables": load.tables, "lost": lost, "doubled": doubled}


async def seconds_dark(sandbox: Sandbox, shards: int) -> float:
    """Wait until some shards are not connected any more, and until all are; return the time between."""
    while len(sandbox.hub.served) == shards:  # noqa: ASYNC110 -- the sandbox is about to see the connections end
        await asyncio.sleep(LOOK_SECONDS)
    begun = time.monotonic()
    await sandbox.connected(STARTED, shards)
    return time.monotonic() - begun


def served_by(sandbox: Sandbox, process: int) -> set[int]:
    """The channels of the servers in the shards of that process."""
    channels, each = sandbox.world.channels.values(), SHARDS // PROCESSES
    return {one.id for one in channels if one.guild is not None and (one.guild.id >> 22) % SHARDS // each == process}


async def served_again(sandbox: Sandbox) -> float:
    """Wait until the sandbox has seen a process die and another one in its place; return when that was."""
    while len(sandbox.hub.served) == SHARDS:  # noqa: ASYNC110 -- it is about to see the connections end
        await asyncio.sleep(0)
    await sandbox.connected(ELSEWHERE, SHARDS)
    return time.time()


@asynccontextmanager
async def crowded(
    load: Load, where: Address, shards: int = 1, *, posted_before: bool = False
) -> AsyncIterator[tuple[Sandbox, People]]:
    """A sandbox with a server in each shard, and tables in mid-round in a channel each, dealt out to the servers. Their
    people play, or else their messages have been `posted_before`.
    """
    async with serve(rate_limits=load.limits, strict=False) as sandbox:
        sandbox.hub.identifying.limited = shards > 1
        people, places = People(sandbox, load.answer_seconds, "load"), []
        guilds = [sandbox.add_guild(f"Court {shard}", id=(2**40 + shard) << 22) for shard in range(shards)]
        for number in range(load.tables):
            guild = guilds[number % shards]
            channel = sandbox.add_channel(guild, f"hall-{number}")
            users = [sandbox.add_person(f"Person {number}-{one}", guild) for one in range(PEOPLE)]
            if not posted_before:
                people.sit(channel, users)
            message = posted(sandbox, channel) if posted_before else None
            places.append(Place(guild.id, channel.id, tuple(user.id for user in users), message))
        await fill(where, places, time.time(), load.game)
        yield sandbox, people


def posted(sandbox: Sandbox, channel: Channel) -> int:
    """A message of the bot, as a bot before it has left one."""
    message = blank(channel, sandbox.world.bot, sandbox.world)
    message.flags |= COMPONENTS_V2
    channel.messages[message.id] = message
    return message.id


def server_seconds(server: Server | None) -> float:
    """The processor time of PostgreSQL so far."""
    return processor_seconds(server.process.pid) if server is not None and server.process is not None else 0.0


async def size(where: Address) -> int:
    """The bytes of what a database keeps of every move; 0 of a file, which does not say."""
    if not isinstance(where, URL):
        return 0
    return await _number(where, " + ".join(f"pg_total_relation_size('{name}')" for name in GROWING))


async def count_moves(where: Address) -> int:
    """The number of moves in the log."""
    return await _number(where, "(SELECT count(*) FROM moves)")


async def _number(where: Address, what: str) -> int:
    async with database.engines(where, as_it_is=True) as (_, reader, _), reader.begin() as connection:
        return int(await connection.scalar(text(f"SELECT {what}")) or 0)
