"""`python -m tests.tools.load.bot`: the bot as a host runs it, with gauges. It obeys lines of standard input: "begin"
puts every gauge to zero, "end" prints what they have measured as one line of JSON and stops the bot. One that waits
for shards to be free prints "spare" first.
"""

import asyncio
import cProfile
import gc
import json
import logging
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord

from bot.client import Client
from bot.daily import days
from bot.messages.table_message import TableMessage
from bot.settings import Settings
from bot.thinking.pool import Thinkers
from data.records import Move, TableRecord
from data.store import Store
from engine import games
from engine.contract import Action, Decision, View

LOOK_SECONDS = 0.02  # between two looks at how late the loop is
SPARE = "spare"
PROFILE = "LOAD_PROFILE"  # of the environment: where the profile is written, if anywhere
GHOSTS = "LOAD_GHOSTS"  # of the environment: today's ghosts are played if it is not empty


class Gauges:
    """The gauges of a bot, measured between "begin" and "end"."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.first: dict[int, float] = {}  # by table, at what time its first move after the start was stored
        self._due: dict[int, Mapping[str, float]] = {}  # by table, the deadlines that were saved last
        self._undrawn: dict[TableMessage, float] = {}  # since when the public message does not show the table
        self.begin()

    def begin(self) -> None:
        """Forget what was measured so far."""
        self.moves: Counter[str] = Counter()  # by whom
        self.gaps: list[float] = []  # seconds from one move to a steward's that follows it
        self.lags: list[float] = []
        self.queue: list[int] = []  # thoughts for today's deals that wait, as often as somebody looked
        self.drawn: list[float] = []  # seconds from a change of a table until its public message shows it
        self.failed = 0  # attempts to draw a public message
        self.thinking = 0.0
        self.began = time.monotonic(), time.process_time(), time.thread_time()

    def report(self) -> dict[str, Any]:
        """All that was measured, in seconds and bytes."""
        wall, process, thread = self.began
        return {
            "seconds": time.monotonic() - wall,
            "processor": time.process_time() - process,
            "loop": time.thread_time() - thread,
            "thinking": self.thinking,
            "moves": dict(self.moves),
            "gaps": self.gaps,
            "lags": self.lags,
            "queue": self.queue,
            "drawn": self.drawn,
            "failed draws": self.failed,
            "memory": memory(),
            "first": self.first,
        }

    def watch(self) -> None:
        """Hook into the store and the computer players of this process."""
        store = self.client.registry.store
        save, steward_seconds = store.save, self.client.settings.steward_seconds

        async def saved(record: TableRecord, **beside: Any) -> TableRecord:
            after = await save(record, **beside)
            self._saved(after, beside.get("moves", ()), steward_seconds)
            return after

        store.save = saved  # type: ignore[method-assign]  # a gauge around it
        self._watch_messages()
        for name, game in games.GAMES.items():
            games.GAMES[name] = replace(game, choose=self._timed(game.choose))

    def _watch_messages(self) -> None:
        mark, draw, draw_by = TableMessage.mark, TableMessage._draw, TableMessage.draw_by

        def marked(message: TableMessage) -> None:
            self._undrawn.setdefault(message, time.monotonic())
            mark(message)

        async def drawn(message: TableMessage) -> None:
            since = self._undrawn.pop(message, time.monotonic())
            try:
                await draw(message)
            except Exception:
                self.failed += 1
                self._undrawn[message] = since
                raise
            self.drawn.append(time.monotonic() - since)

        async def drawn_by(message: TableMessage, *answer: Any) -> bool:
            done = await draw_by(message, *answer)
            if done:
                self._undrawn.pop(message, None)
            return done

        for name, gauge in (("mark", marked), ("_draw", drawn), ("draw_by", drawn_by)):
            setattr(TableMessage, name, gauge)

    def _saved(self, record: TableRecord, moves: Sequence[tuple[int, Move]], steward_seconds: float) -> None:
        now = time.time()
        for _, move in moves:
            self.moves[move.by] += 1
            self.first.setdefault(record.id, now)
            due = self._due.get(record.id, {}).get(str(move.seat))
            if move.by == "steward" and due is not None and record.deal is None:
                self.gaps.append(now - due + steward_seconds)
        self._due[record.id] = record.deadlines

    def _timed(self, choose: Callable[[View, Decision], Action]) -> Callable[[View, Decision], Action]:
        def timed(view: View, decision: Decision) -> Action:
            begun = time.thread_time()
            try:
                return choose(view, decision)
            finally:
                self.thinking += time.thread_time() - begun

        return timed

    async def look(self) -> None:
        """Measure again and again how late the loop comes to what is due."""
        while True:
            due = time.monotonic() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.lags.append(max(time.monotonic() - due, 0.0))
            self.queue.append(len(self.client.registry.thinkers._patient))


def memory() -> int:
    """The bytes that this process holds."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


class Gauged(Client):
    """The bot, with gauges."""

    gauges: Gauges

    async def setup_hook(self) -> None:
        """Hook in once the store is open, before a table is rung."""
        self.gauges = Gauges(self)
        await super().setup_hook()
        self.gauges.watch()

    def _say_spare(self) -> None:
        super()._say_spare()
        sys.stdout.write(f"{SPARE}\n")
        sys.stdout.flush()


async def _work_out_no_ghosts(store: Store, now: Callable[[], float], thinkers: Thinkers) -> None:
    """Stands in for `closing.haunt_today` where no ghosts are wanted."""


async def run() -> None:
    if not os.environ.get(GHOSTS):
        days.haunt_today = _work_out_no_ghosts
    client = Gauged(Settings(_env_file=None), steady=time.monotonic)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    running = asyncio.create_task(client.start(client.settings.discord_token.get_secret_value()))
    profile = cProfile.Profile() if os.environ.get(PROFILE) else None
    looking: asyncio.Task[None] | None = None
    while (line := await lines.readline()) and line != b"end\n":
        client.gauges.begin()
        looking = looking or asyncio.create_task(client.gauges.look())
        sys.stdout.write(f"{memory()}\n")
        sys.stdout.flush()
        if profile is not None:
            profile.enable()
    if profile is not None:
        profile.disable()
        profile.dump_stats(os.environ[PROFILE])
    sys.stdout.write(json.dumps(client.gauges.report()) + "\n")
    sys.stdout.flush()
    if looking is not None:
        looking.cancel()
    await client.close()
    await running


def main() -> None:
    discord.utils.setup_logging(level=logging.WARNING)
    gc.freeze()  # as in `bot.operations.start`
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    asyncio.run(run())


if __name__ == "__main__":
    main()
