"""A judge whom nobody here wrote: simcord, a simulated Discord, takes all that the bot sends, or refuses it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from discord import ui
from simcord import _dpy_internals

from bot import sessions
from bot.client import Client
from bot.games.climbing.plays import CONFIRM
from bot.sandbox import JSON, Clock, selects_of, text_of
from bot.sandbox.modals import fields, preset
from bot.settings import Settings
from bot.table.deadlines import DRAW_SECONDS
from bot.ui.components import CRIMSON, GOLD
from bot.ui.custom_ids import PLAY
from tests.e2e.house import EDITS_A_SECOND, handled
from tests.e2e.people import colour, over, presses
from tests.said import is_said, said

pytestmark = pytest.mark.long

LEAST_TURNS = 20  # the turns of a round


@dataclass
class Place:
    """A text channel of simcord's, with the bot in its server."""

    env: simcord.Env
    bot: Client
    clock: Clock
    hall: simcord.ChannelHandle

    async def wait(self, seconds: float) -> None:
        """Let time pass, and all happen that becomes due."""
        self.clock.advance(seconds)
        await self.bot.registry.timer.strike()
        await self.bot.registry.settle()

    async def over(self) -> bool:
        """True if the round of the first table is over."""
        table = await self.bot.registry.table(1)
        return table is not None and table.record.phase == "between"


@dataclass
class Guest:
    """Somebody who presses what they see."""

    place: Place
    actor: simcord.MemberActor

    def sees(self, message: discord.Message) -> JSON:
        """A message as it is now, as Discord's clients get it."""
        stored = self.place.env.backend.get_message(message.channel.id, message.id)
        return {"id": stored.id, "content": stored.content, "components": stored.components, "embeds": []}

    def panel(self) -> discord.Message:
        """Their newest private message that is a page."""
        seen = self.place.hall.history(viewer=self.actor)
        return [one for one in seen if one.flags.ephemeral and colour(self.sees(one)) is not None][-1]

    async def slash(self, name: str, **options: Any) -> discord.Message:
        """Give a command; its answer."""
        return answer(await self.actor.slash(self.place.hall, name, **options))

    async def press(self, message: discord.Message, verb: str, argument: str = "") -> simcord.InteractionResult:
        """Press the first button with that verb, and that argument if one is said."""
        offered = presses(self.sees(message))
        found = [one for one, press in offered.items() if press.verb == verb and argument in press.argument]
        assert found, f"no {verb} among {[*offered.values()]}"
        return await self.actor.click(message, custom_id=found[0])

    async def submit(self, shown: simcord.InteractionResult, **values: Any) -> discord.Message:
        """Fill a form: what is not said stays as it is; its answer."""
        assert shown.modal is not None
        filled = {one["custom_id"]: preset(one) for one in fields(shown.modal)}
        return answer(await self.actor.submit_modal(shown, filled | values))

    async def turn(self, luck: Random) -> bool:
        """Do what the panel asks, if it asks anything."""
        message = self.panel()
        seen = self.sees(message)
        if colour(seen) not in (GOLD, CRIMSON):
            return False
        if colour(seen) == CRIMSON:
            (menu,) = selects_of(seen)
            await self.actor.select(message, luck.sample(menu.values, menu.least), custom_id=menu.custom_id)
            return True
        plays = [one for one, press in presses(seen).items() if press.verb in (PLAY, CONFIRM)]
        if not plays:
            return False
        await self.actor.click(message, custom_id=luck.choice(plays))
        return True


def answer(result: simcord.InteractionResult) -> discord.Message:
    """The message that answers a command or a press."""
    assert result.response is not None, result
    return result.response.message


def tell_owner(event: str, payload: Any) -> None:
    """Say for whom the app is installed, as Discord does and simcord does not."""
    if event == "INTERACTION_CREATE":
        payload["authorizing_integration_owners"] = {"0": payload["guild_id"]}


async def no_sessions(_: Client) -> list[Any]:
    """Nothing to leave to another process: simcord has no connections."""
    return []


@asynccontextmanager
async def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """The bot on simcord. simcord would wait until the bot is idle, which it never is: it has done what it was asked
    for when the table is drawn.
    """
    clock = Clock()
    settings = Settings(
        _env_file=None,
        discord_token="simcord",
        database=tmp_path / "house.db",
        steward_seconds=0.0,
        pass_seconds=0.0,
        edit_seconds=0.0,
        edits_a_second=EDITS_A_SECOND,
        workers=0,
        card_faces=False,
    )
    bot = Client(settings, clock, steady=clock)

    async def settle(env: simcord.Env, *, dispatch: str | None = None, **_: Any) -> None:
        await asyncio.sleep(0)
        if dispatch is not None:
            await handled()
            await bot.registry.settle()

    monkeypatch.setattr(simcord.Env, "_settle_internal", settle)
    monkeypatch.setattr(_dpy_internals, "acquire_clocks", lambda _: None)
    monkeypatch.setattr(sessions, "leave", no_sessions)
    async with simcord.run(bot, shard_count=1) as env:
        env.backend.subscribers.insert(0, tell_owner)
        try:
            yield Place(env, bot, clock, env.create_guild().create_text_channel("great-hall"))
        finally:
            await bot.close()


def guests(place: Place, *names: str) -> list[Guest]:
    """New members of the server."""
    guild = place.env.guild
    managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return [Guest(place, guild.add_member(place.env.create_user(name), roles=[managers])) for name in names]


async def test_a_round_from_the_first_command_to_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, monkeypatch) as place:
        people = marie, bob, zoe = guests(place, "marie", "bob", "zoe")
        for command in ("cards settings", "privacy", "daily", "cards learn", "tahimi rules", "cards tables"):
            assert (await marie.slash(command)).flags.ephemeral
        form = await marie.actor.slash(place.hall, "tournament create")
        assert is_said("tournament-made", text_of(marie.sees(await marie.submit(form))))
        table = await marie.slash("cards start", game="tahimi")
        menu = answer(await marie.press(table, "rules"))
        await marie.submit(await marie.press(menu, "form"))
        await marie.actor.context_menu(place.hall, said("menu-invite"), bob.actor)
        for guest in (bob, zoe):
            await guest.press(table, "join")
        await marie.press(table, "go")
        await place.wait(DRAW_SECONDS + 1)
        luck, turns = Random(1), 0
        while not await place.over():
            turns += sum([await guest.turn(luck) for guest in people])
            await place.wait(1)
        assert turns > LEAST_TURNS
        assert over(1)(marie.sees(table))
    logged = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert not [one.getMessage() for one in logged if one.levelno >= logging.ERROR or one.name.startswith("bot")]


async def test_the_judge_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, monkeypatch) as place:
        channel = place.bot.get_channel(place.hall.id)
        assert isinstance(channel, discord.TextChannel)
        twice = ui.View(timeout=None)
        for _ in range(2):
            twice.add_item(ui.Button(label="Twice", custom_id="twice"))
        with pytest.raises(discord.HTTPException) as refused:
            await channel.send(view=twice)
        assert refused.value.code == 50035
