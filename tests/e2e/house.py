"""The house under test: a sandbox with the real bot in it, in this process or in one of its own that can be killed."""

import asyncio
import hashlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import IO, Any

from bot.client import Client
from bot.faces import Faces, emojis
from bot.games.shows import family_of
from bot.sandbox import JSON, Answer, Channel, Clock, Exchange, Guild, Person, Sandbox, serve
from bot.sandbox.interactions import FIRST_ANSWER, Interaction
from bot.sandbox.objects import message_object
from bot.sandbox.reading import is_thinking
from bot.sandbox.world import User
from bot.settings import Settings
from bot.table import dealing
from bot.table.commitment import commit_seed
from bot.table.deadlines import DRAW_SECONDS
from bot.table.people import key_of
from bot.table.table import Table
from bot.ui.language import silently
from data import database
from data.database import Address
from data.message_records import TableMessages
from data.records import Move, RoundRecord, TableRecord
from data.records import Person as Sitter
from engine.contract import State
from tests import openapi

ROOT = Path(__file__).resolve().parents[2]
STEWARD_SECONDS, EDIT_SECONDS = 0.0, 0.01  # stewards think and pictures wait as little as can be
EDITS_A_SECOND = 10_000.0  # the sandbox takes as many as come
HANDLING = ("discord.py: on_interaction", "CommandTree-invoker")  # as discord.py names what handles an interaction
STILL = 5.0  # real seconds that they wait for more than the sign that it has heard, where the bot cannot be asked
PATIENCE = 60.0  # real seconds that people wait for the bot: machines may be busy

Saved = tuple[TableRecord, RoundRecord | None, list[Move]]


def setting(where: Address) -> str:
    """The address of a database as DATABASE says it."""
    return str(where) if isinstance(where, Path) else where.render_as_string(hide_password=False)


def seeds(name: str) -> Callable[[], bytes]:
    """The seeds of a test's deals: the same at every run."""
    numbers = count()
    return lambda: hashlib.sha256(f"{name}:{next(numbers)}".encode()).digest()


@dataclass(frozen=True)
class Reader(Person):
    """Somebody who waits for the answer itself where the bot says first that it is thinking, or that it has heard: on a
    slow machine any answer may take that long. `shown` returns when nothing more is to be expected.
    """

    shown: Callable[[], Coroutine[Any, Any, None]]

    async def answer_to(self, interaction: Interaction) -> Answer:
        drawn = message_object(interaction.message) if interaction.message else None
        answer = await super().answer_to(interaction)
        if answer.kind not in ("thinking", "deferred"):
            return answer
        await handled()
        more = self.at(interaction.channel).until(lambda _: self._come(interaction, drawn), PATIENCE)
        waited = [asyncio.create_task(more), asyncio.create_task(self.shown())]
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:  # also where they stop waiting, since the bot was killed
            for one in waited:
                one.cancel()
            await asyncio.gather(*waited, return_exceptions=True)
        sent = self.core.world.find_message(max(interaction.own, default=0))
        if answer.kind == "deferred" and self._come(interaction, drawn):
            answer = replace(answer, kind="message" if sent else "update")
        come = sent or interaction.original
        return replace(answer, message=message_object(come) if come else None)

    def _come(self, interaction: Interaction, drawn: JSON | None) -> bool:
        """True if there is more to be seen than that the bot has heard. `drawn`: the message before the click.

        A panel is drawn anew for what others do, too: it is the answer only if the interaction itself drew it.
        """
        own = [self.core.world.find_message(one) for one in interaction.own]
        if any(one is not None and not is_thinking(message_object(one)) for one in own):
            return True
        clicked = interaction.message
        if clicked is None:
            return False
        private = clicked.owner is not None
        return clicked.id in interaction.edited if private else message_object(clicked) != drawn


async def handled() -> None:
    """Wait until the bot in this process has done what it was asked for so far."""
    doing = [task for task in asyncio.all_tasks() if task.get_name() in HANDLING]
    if doing:
        await asyncio.wait(doing, timeout=PATIENCE)


@dataclass
class House:
    """A sandbox with one guild, and the bot that runs in it now, with its database at `where`. `clock` is everybody's
    time; the time of day that the bot's machine shows differs from it by `skew`.
    """

    sandbox: Sandbox
    folder: Path
    where: Address
    clock: Clock
    seed: Callable[[], bytes]
    guild: Guild
    hall: Channel
    faces: bool = False  # whether the bot uploads its card faces
    pass_seconds: float = 0.0  # how long ordered and forced passes wait; by default no test has to wait for them
    edit_seconds: float = EDIT_SECONDS  # real ones
    adopt: bool = False  # whether the bot takes over another application's database
    steward_seconds: float = STEWARD_SECONDS
    guild_seconds: float = 2.0  # real ones without another server, after which the bot is ready; discord.py's
    workers: int = 0  # that think for stewards
    shards: str = "auto"  # the shards that the bot serves
    skew: float = 0.0
    health_port: int | None = None
    daily_deals: bool = False  # most tests are about tables
    user_install: bool = False
    program: str = "bot"  # the module that runs as a process of its own
    client: Client | None = None
    running: "asyncio.Task[None] | None" = None
    process: "asyncio.subprocess.Process | None" = None
    processes: "list[asyncio.subprocess.Process]" = field(default_factory=list)  # all that were ever started
    errors: IO[bytes] | int | None = None  # where a process of its own logs; None: where this one does
    log_level: str = "ERROR"  # of such a process
    log_format: str = "text"
    asked_for: list[int] = field(default_factory=list)  # refusals of Discord that a test expects, by status

    # The bot

    def make(self) -> Client:
        """A bot for this process, with the test's clock and seeds."""
        settings = Settings(
            _env_file=None,
            discord_token=self.sandbox.token,
            database=self.where,
            discord_api=self.sandbox.api,
            discord_gateway=self.sandbox.gateway,
            discord_cdn=self.sandbox.cdn.rstrip("/"),
            steward_seconds=self.steward_seconds,
            edit_seconds=self.edit_seconds,
            edits_a_second=EDITS_A_SECOND,
            pass_seconds=self.pass_seconds,
            workers=self.workers,
            shards=self.shards,
            card_faces=self.faces,
            face_seconds=0.0,
            health_port=self.health_port,
            daily_deals=self.daily_deals,
            user_install=self.user_install,
        )
        client = Client(settings, self.now, lambda: self.seed(), self.clock, self.adopt, self.sleep)
        client._connection.guild_ready_timeout = self.guild_seconds
        return client

    async def open(self) -> None:
        """Start the bot in this process. Raises what it refuses to start with."""
        self.client = self.make()
        self.running = asyncio.create_task(self.client.start(self.sandbox.token), context=silently())
        connected = asyncio.create_task(self.sandbox.connected(PATIENCE))
        await asyncio.wait([self.running, connected], return_when=asyncio.FIRST_COMPLETED)
        if self.running.done():
            connected.cancel()
            await self.client.close()
            failed, self.client, self.running = self.running, None, None
            failed.result()
        await connected

    async def spawn(self) -> None:
        """Start `python -m bot` as a process of its own."""
        self.process = await self.begin(self.shards)
        await self.sandbox.connected(PATIENCE)

    async def begin(self, shards: str, **settings: str) -> "asyncio.subprocess.Process":
        """A new process of the bot, which serves these shards, with settings that are not the usual ones."""
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API": self.sandbox.api,
            "DISCORD_GATEWAY": self.sandbox.gateway,
            "DISCORD_CDN": self.sandbox.cdn.rstrip("/"),
            "DATABASE": setting(self.where),
            "STEWARD_SECONDS": str(self.steward_seconds),
            "EDIT_SECONDS": str(EDIT_SECONDS),
            "EDITS_A_SECOND": str(EDITS_A_SECOND),
            "PASS_SECONDS": str(self.pass_seconds),
            "WORKERS": str(self.workers),
            "SHARDS": shards,
            "CARD_FACES": "false",
            "DAILY_DEALS": str(self.daily_deals).lower(),
            "LOG_LEVEL": self.log_level,
            "LOG_FORMAT": self.log_format,
            "AHEAD": str(self.clock.offset),  # for `dated_bot`
        }
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.program),
            cwd=self.folder,
            env=environment | settings,
            start_new_session=True,
            stderr=self.errors,
        )
        self.processes.append(process)
        return process

    async def kill(self) -> None:
        """SIGKILL to the bot's process. Clicks that it had not answered fail, as in Discord's client."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.send_signal(signal.SIGKILL)
            await self.process.wait()
            self.process = None
            self.sandbox.forget_sessions()
            self.clock.advance(FIRST_ANSWER + 1)
            self.sandbox.tick()

    async def shut(self) -> None:
        """Stop the bot, wherever it runs."""
        await self.kill()
        for process in self.processes:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if self.client is not None and self.running is not None:
            kept = self.client._connection._view_store  # what discord.py would answer clicks with, instead of us
            assert [kept._views, kept._synced_message_views, kept._modals, kept._dynamic_items] == [{}] * 4
            await self.client.close()
            await self.running
        self.client = self.running = None

    async def sleep(self, seconds: float) -> None:
        """Let the clock go on by as much, in no time."""
        self.clock.advance(seconds)
        await asyncio.sleep(0)

    def now(self) -> float:
        """The time of day, as the bot's machine has it."""
        return self.clock() + self.skew

    async def quiet(self) -> None:
        """Wait until the bot in this process has done and drawn all that is due."""
        registry = self.bot.registry
        while True:
            await self.bot.tournaments.strike()
            await registry.timer.strike()
            await registry.surfaces.panels.folds.strike()
            await registry.surfaces.unshown.strike()
            await registry.surfaces.lingers.strike()
            tables = [await self.table(record.id) for record in await registry.store.tables.open_tables()]
            for table in tables:
                async with table.lock, table.messages_lock:
                    pass
            await registry.settle()
            await self.bot.tournaments.strike()
            if all(table.due is None or table.due > self.now() for table in tables):
                return

    async def wait(self, seconds: float) -> None:
        """Let time pass, and all happen that becomes due."""
        self.clock.advance(seconds)
        await self.quiet()

    async def let_draw_pass(self) -> None:
        """Let the draw for seats be shown for as long as it is. A bot in a process of its own has its own time."""
        if self.client is not None:
            await self.wait(DRAW_SECONDS + 1)

    async def draw_faces(self) -> Faces:
        """Upload all card faces, and play with them from now on."""
        registry = self.bot.registry
        async for faces in emojis.prepare(self.bot, self.bot.remembered, gap=0.0):
            registry.faces = faces
        return registry.faces

    # What a test looks at

    @property
    def bot(self) -> Client:
        """The bot in this process."""
        if self.client is None:
            raise AssertionError("no bot runs in this process")
        return self.client

    @property
    def database(self) -> Path:
        """The file of the database, in tests that look into it."""
        assert isinstance(self.where, Path)
        return self.where

    async def table(self, number: int = 1) -> Table:
        """A live table of the bot in this process."""
        table = await self.bot.registry.table(number)
        assert table is not None
        return table

    async def saved(self, number: int = 1) -> Saved:
        """A table as it is stored on disk."""
        async with database.open(self.where) as store:
            saved = await store.load(number)
        assert saved is not None
        return saved

    async def saved_messages(self, number: int = 1) -> TableMessages:
        """The messages of a table as they are stored on disk."""
        async with database.open(self.where) as store:
            saved = await store.messages.load(number)
        assert saved is not None
        return saved

    def people(self, *names: str) -> list[Person]:
        """New people in the hall."""
        return [self.person(self.sandbox.add_person(name, self.guild), self.hall) for name in names]

    def person(self, user: User, channel: Channel) -> Person:
        """Somebody who looks at a channel, and is patient."""
        return Reader(self.sandbox, user, channel, self.shown)

    async def shown(self) -> None:
        """Wait until every table is shown as it is. Of a bot in a process of its own that is not known: it has its
        time.
        """
        if self.client is None:
            await asyncio.sleep(STILL)
        else:
            await self.client.registry.surfaces.settle()

    def rig(self, people: Sequence[Person], good: Callable[[State], bool], game: str = "tahimi", **fields: Any) -> None:
        """Let the first deal be a good one at the next table that these people open, in this order."""
        sitters = tuple(Sitter(key=key_of(one.user.id), name=one.user.username, user=one.user.id) for one in people)
        record = TableRecord(guild=1, channel=1, host=people[0].user.id, game=game, people=sitters, **fields)
        tried = (hashlib.sha256(f"rigged:{number}".encode()).digest() for number in range(10_000))
        found = next(
            seed
            for seed in tried
            if good(dealing.deal(commit_seed(record, seed, family_of(game)), None, family_of(game), 0.0).state)
        )
        luck, usual = iter([found]), self.seed
        self.seed = lambda: next(luck, None) or usual()

    def calls(self, since: int = 0) -> list[Exchange]:
        """The bot's requests to Discord, from the one of that number on."""
        return self.sandbox.exchanges[since:]


@asynccontextmanager
async def built(folder: Path, name: str, where: Address | None = None) -> AsyncIterator[House]:
    """A house in which no bot runs yet; its database is a file, or at `where`. At the end, Discord must have refused
    nothing that the test did not ask for, and all traffic must have been as Discord's published document says.
    """
    clock = Clock()
    async with serve(now=clock, rate_limits=False, patience=PATIENCE) as sandbox:
        guild = sandbox.add_guild("The Court")
        hall = sandbox.add_channel(guild, "great-hall")
        house = House(sandbox, folder, where or folder / "house.db", clock, seeds(name), guild, hall)
        try:
            yield house
        finally:
            await house.shut()
    refused = [f"{one.method} {one.path} {one.status} {one.response}" for one in sandbox.refusals]
    assert [one.status for one in sandbox.refusals] == house.asked_for, refused
    wrong = openapi.traffic_problems(sandbox.traffic)
    assert not wrong, wrong


def passing(table: Table) -> dict[int, float]:
    """The seats whose pass is made for them, and when."""
    return {seat: one.at for seat, one in table.ordered_acts.items()}
