"""The house under test: a sandbox with the real bot in it, and people who know how to play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.client import Client
from bot.sandbox import JSON, Channel, Guild, Person, Sandbox, buttons_of, is_ephemeral, serve, text_of
from bot.settings import Settings

WITHIN = 10.0


def settings_for(sandbox: Sandbox, database: Path) -> Settings:
    """Settings of a bot in this sandbox: stewards think and pictures wait as little as can be."""
    return Settings(
        _env_file=None,
        discord_token=sandbox.token,
        database=database,
        discord_api=sandbox.api,
        discord_gateway=sandbox.gateway,
        steward_seconds=0.0,
        edit_seconds=0.01,
    )


@dataclass
class House:
    """A sandbox with one guild, and the bot that runs in it now."""

    sandbox: Sandbox
    database: Path
    guild: Guild
    hall: Channel
    client: Client | None = None
    running: "asyncio.Task[None] | None" = None
    asked_for: list[str] = field(default_factory=list)  # refusals of Discord that a test expects, by code

    async def open(self) -> None:
        """Start the bot, as `python -m bot` does."""
        settings = settings_for(self.sandbox, self.database)
        self.client = Client(settings)
        self.running = asyncio.create_task(self.client.start(settings.discord_token.get_secret_value()))
        await asyncio.wait(
            [self.running, asyncio.create_task(self.sandbox.connected())], return_when=asyncio.FIRST_COMPLETED
        )
        if self.running.done():
            self.running.result()

    async def shut(self) -> None:
        """Stop the bot."""
        if self.client is not None and self.running is not None:
            await self.client.close()
            await self.running
        self.client = self.running = None

    def people(self, *names: str) -> list[Person]:
        """New people in the hall."""
        return [self.sandbox.person(self.sandbox.add_person(name, self.guild), self.hall) for name in names]

    async def quiet(self) -> None:
        """Wait until the bot has drawn all that it has to draw."""
        if self.client is not None:
            await self.client.court.settle()


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[House]:
    """A house with the bot running. At the end Discord must have refused nothing that the test did not ask for."""
    async with serve(rate_limits=False) as sandbox:
        guild = sandbox.add_guild("The Court")
        house = House(sandbox, database, guild, sandbox.add_channel(guild, "great-hall"))
        await house.open()
        try:
            yield house
        finally:
            await house.shut()
        refused = [f"{one.method} {one.path} {one.status} {one.response}" for one in sandbox.refusals]
        assert len(refused) == len(house.asked_for), refused


def public(person: Person) -> JSON:
    """The newest public message of the bot."""
    return [message for message in person.messages() if message["author"].get("bot") and not is_ephemeral(message)][-1]


def panel(person: Person) -> JSON | None:
    """The person's newest private message."""
    private = [message for message in person.messages() if is_ephemeral(message)]
    return private[-1] if private else None


def says(words: str) -> Callable[[JSON], bool]:
    """Whether a message contains these words."""
    return lambda message: words in text_of(message)


def choices(message: JSON) -> list[str]:
    """The enabled buttons' labels."""
    return [button.label for button in buttons_of(message) if not button.disabled]
