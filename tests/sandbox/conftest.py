"""A small world with people in it, and a bot that is nothing but HTTP requests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.sandbox import JSON, Answer, Channel, Clock, Dispatch, Guild, Person, Sandbox, serve

#: The beginning of a picture of 128 by 128 pixels.
PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (128).to_bytes(4, "big") * 2


@dataclass
class Court:
    """The world of most tests. `clock` moves the sandbox's time."""

    sandbox: Sandbox
    clock: Clock
    guild: Guild
    hall: Channel
    marie: Person
    bob: Person
    http: aiohttp.ClientSession

    @property
    def app(self) -> int:
        return self.sandbox.world.bot.id

    async def ask(
        self, method: str, path: str, body: Any = None, *, token: str | None = "", **extra: Any
    ) -> tuple[int, Any]:
        """One REST request of the bot: status and decoded answer. A token of None sends none."""
        headers = {} if token is None else {"Authorization": f"Bot {token or self.sandbox.token}"}
        async with self.http.request(method, self.sandbox.api + path, json=body, headers=headers, **extra) as response:
            raw = await response.read()
            return response.status, (await response.json(content_type=None)) if raw else None

    async def begin(self, doing: Awaitable[Answer]) -> "Deed":
        """A person does something; return the interaction as the bot gets it, with a task that awaits its answer."""
        task = asyncio.ensure_future(doing)
        await asyncio.sleep(0)
        if task.done():
            task.result()
        event = next(e for e in reversed(self.sandbox.traffic) if isinstance(e, Dispatch))
        assert event.event == "INTERACTION_CREATE"
        return Deed(self, event.data, task)

    async def post(self, **body: Any) -> JSON:
        """A message of the bot's in the hall."""
        status, message = await self.ask("POST", f"/channels/{self.hall.id}/messages", body)
        assert status == 200, message
        return dict(message)

    async def command(self, name: str = "start", **extra: Any) -> JSON:
        """The bot's one slash command from now on."""
        body = [{"name": name, "description": "A command", "type": 1} | extra]
        status, commands = await self.ask("PUT", f"/applications/{self.app}/commands", body)
        assert status == 200, commands
        return dict(commands[0])


@dataclass
class Deed:
    """An interaction that waits for the bot."""

    court: Court
    data: JSON
    task: "asyncio.Future[Answer]"

    async def answer(self, kind: int, *, query: str = "?with_response=true", **data: Any) -> tuple[int, Any]:
        """The bot's first answer."""
        path = f"/interactions/{self.data['id']}/{self.data['token']}/callback{query}"
        return await self.court.ask("POST", path, {"type": kind, "data": data}, token=None)

    async def by_token(self, method: str, rest: str = "", **body: Any) -> tuple[int, Any]:
        """Send a follow-up (POST), or do something to a message, by token; return status and decoded answer."""
        path = f"/webhooks/{self.court.app}/{self.data['token']}{rest}"
        return await self.court.ask(method, path, body or None, token=None)


@pytest.fixture
async def court() -> AsyncIterator[Court]:
    clock = Clock()
    async with serve(now=clock, rate_limits=False, patience=30) as sandbox, aiohttp.ClientSession() as http:
        guild = sandbox.add_guild("The Court")
        hall = sandbox.add_channel(guild, "great-hall")
        marie, bob = (sandbox.person(sandbox.add_person(name, guild), hall) for name in ("Marie", "Bob"))
        yield Court(sandbox, clock, guild, hall, marie, bob, http)


def row(*buttons: JSON) -> JSON:
    return {"type": 1, "components": list(buttons)}


def button(custom_id: str = "b", label: str = "Press", **extra: Any) -> JSON:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id} | extra


def words(content: str = "words") -> JSON:
    return {"type": 10, "content": content}


def code(answer: tuple[int, JSON]) -> tuple[int, int]:
    """Status and Discord's code of a refusal."""
    return answer[0], answer[1]["code"]
