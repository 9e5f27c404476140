"""`python -m bot.sandbox [--port 8080] [-- COMMAND…]`: a sandbox to play at, with COMMAND (a bot) running in it."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.sandbox.server import Sandbox, serve

#: Fixed ids, so that a bot finds its tables again after the sandbox was restarted.
FIRST_ID = 1_300_000_000_000_000_000
BOT, GUILD = FIRST_ID + 1, FIRST_ID + 1000
CHANNELS = {"great-hall": FIRST_ID + 2001, "cellar": FIRST_ID + 2002}
ROLE = "Players"  # borne by all but the owner
PEOPLE = ("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo", "Nora", "Imre")

GRACE = 10.0  # seconds the child gets between SIGTERM and SIGKILL


def furnish(sandbox: Sandbox) -> None:
    """Make one guild, two channels and a few people; the first of them owns the guild."""
    people = [sandbox.add_person(name, id=FIRST_ID + 100 + n) for n, name in enumerate(PEOPLE)]
    guild = sandbox.add_guild("The Court", owner=people[0], id=GUILD)
    for person in people[1:]:
        sandbox.join(guild, person)
    sandbox.add_role(guild, ROLE, *people[1:], mentionable=True, id=FIRST_ID + 3001)
    for name, channel_id in CHANNELS.items():
        sandbox.add_channel(guild, name, id=channel_id)


@asynccontextmanager
async def serve_near(port: int) -> AsyncIterator[Sandbox]:
    """A sandbox on this port or the next free one after it."""
    async with AsyncExitStack() as stack:
        for candidate in range(port, port + 100):
            try:
                sandbox = await stack.enter_async_context(serve(port=candidate, bot_id=BOT, record=False))
            except OSError as problem:
                if problem.errno != errno.EADDRINUSE:
                    raise
            else:
                yield sandbox
                return
        raise SystemExit(f"No free port from {port} to {port + 99}.")


async def run(port: int, command: list[str]) -> int:
    """Serve until the command ends, or until SIGINT or SIGTERM; the exit code."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with serve_near(port) as sandbox:
        furnish(sandbox)
        sys.stdout.write(f"{sandbox.site}\n")
        sys.stdout.flush()
        if not command:
            await stopped.wait()
            return 0
        texts = {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API": sandbox.api,
            "DISCORD_CDN": sandbox.cdn.rstrip("/"),
            "DISCORD_GATEWAY": sandbox.gateway,
        }
        try:
            # A session of its own: Ctrl-C in the terminal reaches the child through here, once.
            child = await asyncio.create_subprocess_exec(*command, env=os.environ | texts, start_new_session=True)
        except OSError as problem:
            sys.stderr.write(f"{command[0]}: {problem.strerror}\n")
            return 127
        return await attend(child, stopped)


async def attend(child: Process, stopped: asyncio.Event) -> int:
    """Wait for the child; when told to stop, end it. Its exit code, or 0 when it was told to stop."""
    ended = asyncio.create_task(child.wait())
    stop = asyncio.create_task(stopped.wait())
    await asyncio.wait({ended, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if ended.done():
        code = ended.result()
        return code if code >= 0 else 128 - code
    child.terminate()
    try:
        async with asyncio.timeout(GRACE):
            await child.wait()
    except TimeoutError:
        child.kill()
        await child.wait()
    await ended
    return 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.sandbox", description="A local Discord with a page to play at."
    )
    parser.add_argument(
        "--port", type=int, default=8080, help="where the page is served (default: 8080, or the next free)"
    )
    parser.add_argument(
        "command", nargs="*", help="a bot to run in it, after --: gets DISCORD_TOKEN, _API and _GATEWAY"
    )
    options = parser.parse_args()
    return asyncio.run(run(options.port, options.command))


if __name__ == "__main__":
    sys.exit(main())
