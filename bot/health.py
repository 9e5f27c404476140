"""For those who watch over the bot, systemd, a health check and Prometheus: the figures that are measured, the pages
that tell them, and what systemd is told.
"""

import asyncio
import os
import re
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
MOVES = Counter("bot_moves", "Actions played, by who chose them.", ["by"], registry=REGISTRY)
CALLS = Counter(
    "bot_calls",
    "Calls to Discord, by method and status.",
    ["method", "status"],
    registry=REGISTRY,
)
REFUSED = Counter(
    "bot_refused_calls",
    "Calls that Discord refused as too many, with status 429, by what was too much: global, user, shared or unknown.",
    ["scope"],
    registry=REGISTRY,
)
ANSWERS = Histogram(
    "bot_answer_seconds",
    "From the arrival of a click or a command until Discord has taken the first answer.",
    buckets=(0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0),  # after three seconds Discord gives up
    registry=REGISTRY,
)
LAG = Histogram(
    "bot_loop_lag_seconds",
    "By how much a second was longer than a second for the event loop.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)
TABLES = Gauge("bot_tables", "Tables in memory, by phase.", ["phase"], registry=REGISTRY)
RETRIED = Counter(
    "bot_transactions_retried", "Transactions that collided with another one and were run again.", registry=REGISTRY
)
WAITING = Gauge("bot_transactions", "Transactions under way or waiting for their turn.", registry=REGISTRY)
CHORES = Gauge("bot_chore_failing", "1 for a chore that fails, and is tried again.", ["chore"], registry=REGISTRY)

_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"
STARTING = "EXTEND_TIMEOUT_USEC=60000000"  # the start may take another minute
ALIVE_SECONDS = 1.0  # the pause between two signs of life


def trace_calls(
    seconds_since: Callable[[int], float | None], count_attempt: Callable[[int], None]
) -> aiohttp.TraceConfig:
    """Counts the calls of discord.py's session, and measures answers. `seconds_since`: how long ago an interaction of
    that id came; None where that is not known. `count_attempt`: is called with the id before each attempt to answer.
    """

    async def begun(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestStartParams) -> None:
        if answered := _CALLBACK.search(call.url.path):
            count_attempt(int(answered[1]))

    async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestEndParams) -> None:
        CALLS.labels(call.method, call.response.status).inc()
        answered = _CALLBACK.search(call.url.path)
        waited = seconds_since(int(answered[1])) if answered else None
        if waited is not None:
            ANSWERS.observe(waited)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begun)
    trace.on_request_end.append(ended)
    return trace


class PortError(OSError):
    """Raised when nothing can listen there. The text is one plain sentence for the person who runs the program."""


@asynccontextmanager
async def serve(
    host: str, port: int, health: Callable[[], tuple[bool, str]], measure: Callable[[], None]
) -> AsyncIterator[str]:
    """Serve `/healthz` and `/metrics`, which have no password: nobody but those who watch over the bot may reach them.
    Yield their address. `health`: whether all is well, and a sentence about it. `measure`: brings up to date what is
    only measured when somebody looks. Raises PortError.
    """

    async def answer(_: web.Request) -> web.Response:
        well, text = health()
        return web.Response(text=f"{text}\n", status=200 if well else 503)

    async def metrics(_: web.Request) -> web.Response:
        measure()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/healthz", answer), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise PortError(f"cannot listen on {host}:{port} (HEALTH_PORT): {error.strerror}") from error
        yield f"http://{host}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


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
