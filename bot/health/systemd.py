"""Tells systemd how the bot fares, by its protocol for services (sd_notify(3)). Elsewhere nobody is told anything."""

import asyncio
import os
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"
STARTING = "EXTEND_TIMEOUT_USEC=60000000"  # the start may take another minute
ALIVE_SECONDS = 1.0  # the pause between two signs of life


async def keep_alive(ready: Callable[[], bool], lag: Callable[[float], None]) -> None:
    """Tell for ever that the event loop is alive, and until it is `ready` that the start takes longer: Discord may make
    it wait. `lag` is told by how many seconds a second was too long.
    """
    loop = asyncio.get_running_loop()
    while True:
        begun = loop.time()
        await asyncio.sleep(ALIVE_SECONDS)
        lag(max(loop.time() - begun - ALIVE_SECONDS, 0.0))
        notify(ALIVE if ready() else STARTING)


def notify(message: str, environment: Mapping[str, str] = os.environ) -> None:
    """Send one message to the manager that started this process, if it listens: the bot plays on without it."""
    address = environment.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # a name in Linux's abstract namespace
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.connect(address)
        manager.sendall(message.encode())
