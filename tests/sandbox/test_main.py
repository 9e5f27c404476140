"""The command line: serves, runs the bot, ends with it."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.sandbox import serve

SHOW = "import os; print(*[os.environ[f'DISCORD_{k}'] for k in ('TOKEN', 'API', 'GATEWAY')])"
#: Says that it runs, and when told to stop says so and obeys.
PATIENT = """
import signal, sys
signal.signal(signal.SIGTERM, lambda *_: (print("told to stop", flush=True), sys.exit(7)))
print("running", flush=True)
signal.pause()
"""


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot.sandbox", *arguments, stdout=PIPE)
    try:
        async with asyncio.timeout(20):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def line(process: Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.readline()).decode().strip()


async def free_port() -> int:
    async with serve() as sandbox:
        return int(sandbox.site.rpartition(":")[2])


async def test_the_bot_is_told_where_and_its_exit_code_is_ours() -> None:
    port = await free_port()
    async with started("--port", str(port), "--", sys.executable, "-c", SHOW + "; raise SystemExit(5)") as process:
        site = await line(process)
        assert site == f"http://127.0.0.1:{port}"
        token, api, gateway = (await line(process)).split()
        assert token
        assert (api, gateway) == (f"{site}/api/v10", f"ws://127.0.0.1:{port}/gateway/")
        assert await process.wait() == 5


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_told_to_stop_it_stops_the_bot_first(number: signal.Signals) -> None:
    async with started("--port", str(await free_port()), "--", sys.executable, "-c", PATIENT) as process:
        await line(process)
        assert await line(process) == "running"
        process.send_signal(number)
        assert await line(process) == "told to stop"
        assert await process.wait() == 0


@pytest.mark.long
async def test_a_taken_port_is_passed_over_and_the_world_is_the_same_every_time() -> None:
    async with serve() as other, aiohttp.ClientSession() as http:
        taken = int(other.site.rpartition(":")[2])
        worlds = []
        for _ in range(2):
            async with started("--port", str(taken)) as process:
                site = await line(process)
                assert site != other.site
                async with http.ws_connect(f"{site}/sandbox/ws") as socket:
                    people = (await socket.receive_json())["people"]
                    await socket.send_json({"t": "be", "user_id": people[0]["id"]})
                    worlds.append((people, (await socket.receive_json())["guilds"]))
                process.send_signal(signal.SIGINT)
                assert await process.wait() == 0
    people, guilds = worlds[0]
    assert worlds[0] == worlds[1]
    assert [one["global_name"] for one in people] == ["Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo", "Nora", "Imre"]
    assert [channel["name"] for channel in guilds[0]["channels"]] == ["great-hall", "cellar"]
