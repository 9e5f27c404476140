"""Processes of the bot with gauges, kept apart from ourselves on cores of their own."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from bot.sandbox import Sandbox
from data.database import Address
from tests.tools.load.bot import SPARE

EDITS_A_SECOND = 44.0  # of all processes together
ALL_CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []  # before we leave some
ALLOCATION = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "32768"}  # as the files in deploy/ set them
TICKS = os.sysconf("SC_CLK_TCK")  # in which the system counts processor time, a second


def told(sandbox: Sandbox, where: Address) -> dict[str, str]:
    """The environment of a process of the bot."""
    return (
        os.environ
        | ALLOCATION
        | {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API": sandbox.api,
            "DISCORD_GATEWAY": sandbox.gateway,
            "DATABASE": str(where) if isinstance(where, Path) else where.render_as_string(hide_password=False),
            "CARD_FACES": "false",
        }
    )


@asynccontextmanager
async def running(
    sandbox: Sandbox, where: Address, shards: Sequence[str], settings: Mapping[str, str]
) -> AsyncIterator[list[Process]]:
    """A process of the bot for each of these ranges of shards, on cores that are theirs."""
    environment = told(sandbox, where) | {"EDITS_A_SECOND": str(EDITS_A_SECOND / len(shards)), **settings}
    async with AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(_started(environment | {"SHARDS": some})) for some in shards]
        with apart([process.pid for process in processes]):
            yield processes


@asynccontextmanager
async def spare(
    sandbox: Sandbox, where: Address, ranges: Sequence[str], settings: Mapping[str, str]
) -> AsyncIterator[Process]:
    """A process that waits for the first of these ranges that is free, with its share of the edits."""
    share = {"EDITS_A_SECOND": str(EDITS_A_SECOND / len(ranges))}
    async with running(sandbox, where, [",".join(ranges)], {**settings, **share}) as (process,):
        if process.stdout is None or (await process.stdout.readline()).decode().strip() != SPARE:
            raise AssertionError("all ranges are taken")
        yield process


@asynccontextmanager
async def _started(environment: Mapping[str, str]) -> AsyncIterator[Process]:
    command = (sys.executable, "-m", "tests.tools.load.bot")
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=PIPE, stdout=PIPE, limit=2**26)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@contextmanager
def apart(processes: Sequence[int]) -> Iterator[None]:
    """Keep ourselves on the last core and these on the others, where the machine has two and lets us."""
    if len(ALL_CORES) < 2:
        yield
        return
    for process in processes:
        os.sched_setaffinity(process, ALL_CORES[:-1])
    os.sched_setaffinity(0, ALL_CORES[-1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, ALL_CORES)


async def begun(processes: Sequence[Process]) -> int:
    """Put all gauges to zero, and return the bytes that the bots hold."""
    return sum([int(await asked(process, b"begin\n")) for process in processes])


async def ended(processes: Sequence[Process]) -> dict[str, Any]:
    """Stop the bots, and return what their gauges say, as if they were one."""
    found: dict[str, Any] = {}
    for payload in await asyncio.gather(*(_ended(process) for process in processes)):
        found = {name: _together(found[name], value) if found else value for name, value in payload.items()}
    return found | {"seconds": found["seconds"] / len(processes)}


async def _ended(process: Process) -> dict[str, Any]:
    payload: dict[str, Any] = json.loads(await asked(process, b"end\n"))
    await process.wait()
    return payload


def _together(one: Any, other: Any) -> Any:
    if isinstance(one, dict):
        return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}
    return one + other


async def asked(process: Process, line: bytes) -> bytes:
    if process.stdin is None or process.stdout is None:
        raise AssertionError("the bot has been started with pipes")
    process.stdin.write(line)
    await process.stdin.drain()
    return await process.stdout.readline()


def processor_seconds(parent: int) -> float:
    """The processor time of a process and all its children so far, also of those that have ended."""
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return (sum(_ticks(parent)) + sum(sum(_ticks(int(child))[:2]) for child in listed)) / TICKS


def _ticks(process: int) -> list[int]:
    """The ticks of a process in user mode and in the system's, and those of its children that have ended, in both."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return [int(field) for field in fields[11:15]]
