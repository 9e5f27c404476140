"""The figures that are counted and measured while the bot runs, as Prometheus reads them."""

import re
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

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


def traced(seconds_since: Callable[[int], float | None], count_attempt: Callable[[int], None]) -> aiohttp.TraceConfig:
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
