"""Unmodified discord.py against the sandbox, told two addresses and a token; all traffic held against the document."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord
import pytest
import yarl
from discord import app_commands, ui
from discord.ext import commands

from bot.sandbox import (
    Channel,
    Clock,
    Dispatch,
    Exchange,
    Guild,
    Person,
    Sandbox,
    buttons_of,
    is_ephemeral,
    serve,
    text_of,
)
from tests import openapi
from tests.sandbox.conftest import PNG, Court


def panel(count: int) -> ui.LayoutView:
    """A message of components; stopped, so that the library keeps nothing of it."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for label, custom_id in (("More", f"more:{count}"), ("Hide", "hide"), ("Ask", "ask"), ("Face", "face")):
        row.add_item(ui.Button(label=label, custom_id=custom_id, emoji="🎴"))
    choice: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    choice.add_item(ui.Select(custom_id="pick", options=[discord.SelectOption(label=x, value=x) for x in "ab"]))
    text: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"# Count {count}")
    section: ui.Section[ui.LayoutView] = ui.Section(
        "Details", accessory=ui.Button(label="Rules", url="https://example.org")
    )
    view.add_item(ui.Container(text, ui.Separator(), section, row, choice, accent_colour=0x6B3FA0))
    view.stop()
    return view


def form() -> ui.Modal:
    modal = ui.Modal(title="Ask", custom_id="form", timeout=60)
    radio = [discord.RadioGroupOption(label=x, value=x) for x in "ab"]
    checks = [discord.CheckboxGroupOption(label=x, value=x) for x in "ab"]
    modal.add_item(ui.TextDisplay("Some words"))
    modal.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20)))
    modal.add_item(ui.Label(text="Kind", component=ui.RadioGroup(custom_id="kind", options=radio)))
    modal.add_item(ui.Label(text="Many", component=ui.CheckboxGroup(custom_id="many", options=checks, required=False)))
    modal.add_item(ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure")))
    return modal


class Bot(commands.AutoShardedBot):
    """A bot that does a little of everything."""

    def __init__(self, *, listens_only: bool = False) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.01, help_command=None)
        self.listens_only = listens_only
        self.clicks: list[int] = []
        self.kept: asyncio.Queue[tuple[discord.Interaction, int]] = asyncio.Queue()

    async def setup_hook(self) -> None:
        group = app_commands.Group(name="tahimi", description="Cards")

        @group.command(description="Start a table")
        async def start(interaction: discord.Interaction, seats: app_commands.Range[int, 3, 8] = 4) -> None:
            await interaction.response.send_message(view=panel(seats))

        @group.command(description="Think first")
        async def think(interaction: discord.Interaction, who: discord.Member) -> None:
            await interaction.response.defer(thinking=True, ephemeral=True)
            await interaction.followup.send(f"thought of {who.display_name}")

        @start.autocomplete("seats")
        async def seats(_: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
            return [app_commands.Choice(name=f"{n} seats", value=n) for n in (3, 4)]

        self.tree.add_command(group)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Leave out the pause that Discord asks for between identifies."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.edit_message(view=panel(99))
        if interaction.type is not discord.InteractionType.component:
            return
        self.clicks.append(interaction.id)
        if self.listens_only:
            return
        match (interaction.custom_id or "").split(":"):
            case ["more", count]:
                await interaction.response.edit_message(view=panel(int(count) + 1))
            case ["hide"]:
                sent = await interaction.response.send_message("a secret", ephemeral=True)
                assert sent.message_id is not None
                self.kept.put_nowait((interaction, sent.message_id))
            case ["ask"]:
                await interaction.response.send_modal(form())
            case ["face"]:
                file = discord.File(io.BytesIO(PNG), "face.png", description="a card")
                view = ui.LayoutView()
                view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://face.png")))
                view.stop()
                await interaction.response.send_message(view=view, file=file)
            case _:
                await interaction.response.defer()


@dataclass
class Scene:
    sandbox: Sandbox
    clock: Clock
    bot: Bot
    guild: Guild
    hall: Channel
    marie: Person
    bob: Person

    @property
    def table(self) -> discord.TextChannel:
        channel = self.bot.get_channel(self.hall.id)
        assert isinstance(channel, discord.TextChannel)
        return channel


@asynccontextmanager
async def running(sandbox: Sandbox, bot: Bot, patch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """The bot logged in and connected; closed and awaited afterwards."""
    patch.setattr(discord.http.Route, "BASE", sandbox.api)
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway))
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.connected()
        await bot.wait_until_ready()
        yield
        await bot.close()
        await task


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    clock = Clock()
    async with serve(now=clock, rate_limits=False, patience=30) as sandbox:
        guild = sandbox.add_guild("The Court")
        hall = sandbox.add_channel(guild, "great-hall")
        marie, bob = (sandbox.person(sandbox.add_person(name, guild), hall) for name in ("Marie", "Bob"))
        bot = Bot()
        async with running(sandbox, bot, monkeypatch):
            yield Scene(sandbox, clock, bot, guild, hall, marie, bob)


async def everything(scene: Scene) -> None:
    """Do a little of all that a bot does."""
    bot, marie, bob = scene.bot, scene.marie, scene.bob
    table = (await marie.slash("tahimi start", seats=5)).message
    assert table is not None
    assert text_of(table).startswith("# Count 5")
    assert [button.label for button in buttons_of(table)] == ["Rules", "More", "Hide", "Ask", "Face"]
    updated = await bob.click(table, label="More")
    assert updated.kind == "update"
    assert (await bob.choose(table, "pick", ["a"])).kind == "deferred"
    secret = (await bob.click(table, "hide")).message
    assert secret is not None
    assert is_ephemeral(secret)
    click, number = await bot.kept.get()
    webhook = discord.Webhook.partial(scene.sandbox.world.bot.id, click.token, client=bot)
    await webhook.edit_message(number, content="a secret kept up to date")
    await bob.until(lambda message: text_of(message) == "a secret kept up to date")
    await click.followup.send("pushed to Bob", ephemeral=True)
    await bob.until(lambda message: text_of(message) == "pushed to Bob" and is_ephemeral(message))
    assert len(marie.messages()) == 1
    opened = (await bob.click(table, label="Ask")).modal
    assert opened is not None
    answer = await bob.submit(opened, {"name": "Bob", "kind": "a", "many": ["b"], "sure": True})
    assert text_of(answer.message or {}).startswith("# Count 99")
    face = (await bob.click(table, label="Face")).message
    assert face is not None
    assert (await marie.slash("tahimi think", who=bob.user)).kind == "thinking"
    await marie.until(lambda message: text_of(message) == "thought of Bob")
    assert len(await marie.autocomplete("tahimi start", "seats")) == 2
    await channel_work(scene)


async def channel_work(scene: Scene) -> None:
    """Do what goes by the bot's own token: messages, a thread, emojis."""
    table = scene.table
    message = await table.send("round one", silent=True)
    await message.edit(content="round two")
    await table.get_partial_message(message.id).edit(content="round three")
    thread = await message.create_thread(name="Table", auto_archive_duration=1440)
    await thread.send(f"<@{scene.bob.user.id}> your turn")
    await thread.add_user(discord.Object(scene.marie.user.id))
    await thread.edit(archived=True)
    emoji = await scene.bot.create_application_emoji(name="AceSpades", image=PNG)
    assert [found.name for found in await scene.bot.fetch_application_emojis()] == ["AceSpades"]
    await emoji.edit(name="Ace")
    view = ui.View()
    view.add_item(ui.Button(label="Ace", emoji=emoji, custom_id="ace"))
    view.stop()
    await table.send("cards", view=view, file=discord.File(io.BytesIO(PNG), "a b.png"))
    await emoji.delete()
    assert [found.id async for found in table.history(limit=5)]
    guild = await scene.bot.fetch_guild(scene.guild.id)
    assert (await guild.fetch_member(scene.bob.user.id)).name == "bob"
    await message.delete()


async def test_a_bot_does_everything_without_a_refusal(scene: Scene) -> None:
    await everything(scene)
    assert scene.sandbox.refusals == []
    assert len(scene.bob.at(scene.sandbox.world.channels[max(scene.sandbox.world.channels)]).pings()) == 1


async def test_all_traffic_is_right_by_the_document(scene: Scene) -> None:
    await everything(scene)
    assert openapi.traffic_problems(scene.sandbox.traffic) == []


def test_the_document_sees_what_is_wrong() -> None:
    path = "/channels/1/messages"
    good = Exchange("POST", path, path, {}, {"content": "x"}, (), 200, None, None, 0.0)
    assert openapi.problems(good) == ["create_message 200, response: there should be a body"]
    bad = Exchange("POST", path, path, {}, {"content": "x" * 4001}, (), 200, {"id": 1}, None, 0.0)
    assert len(openapi.problems(bad)) == 2
    unknown = Exchange("POST", "/cats", "/cats", {}, None, (), 200, None, None, 0.0)
    assert openapi.problems(unknown) == ["POST /cats is no operation of the API"]
    assert len(openapi.event_problems("MESSAGE_CREATE", {})) == 1
    broken = Dispatch("INTERACTION_CREATE", {"channel": {"type": 11}, "message": {}}, 1, 0.0)
    assert len(openapi.traffic_problems([unknown, broken])) == 3


async def test_refusals_are_right_by_the_document(court: Court) -> None:
    messages = f"/channels/{court.hall.id}/messages"
    for path, body in ((messages, {}), (messages, {"content": "x" * 2001}), ("/channels/1/messages", {})):
        await court.ask("POST", path, body)
    court.sandbox.rate_limits = True
    for _ in range(6):
        await court.ask("POST", messages, {"content": "x"})
    assert [exchange.status for exchange in court.sandbox.refusals] == [400, 400, 404, 429]
    assert openapi.traffic_problems(court.sandbox.traffic) == []


async def test_a_cut_connection_is_resumed(scene: Scene) -> None:
    answer = await scene.marie.slash("tahimi start", seats=4)
    assert answer.message is not None
    scene.sandbox.cut_connections()
    # Clicked while the bot is away: the event is replayed when it is back.
    assert (await scene.bob.click(answer.message, label="More")).kind == "update"
    events = [getattr(entry, "event", None) for entry in scene.sandbox.traffic]
    assert events.count("READY") == 1
    assert events.count("RESUMED") == 1


async def test_a_forgotten_session_is_identified_anew(scene: Scene) -> None:
    scene.sandbox.forget_sessions()
    await scene.sandbox.connected()
    assert (await scene.marie.slash("tahimi start")).kind == "message"


async def test_two_bots_hear_the_same_click(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await scene.marie.slash("tahimi start")).message
    assert table is not None
    second = Bot(listens_only=True)
    async with running(scene.sandbox, second, monkeypatch):
        heard = asyncio.create_task(second.wait_for("interaction", timeout=5))
        await scene.marie.choose(table, "pick", ["b"])
        assert (await heard).custom_id == "pick"
    assert second.clicks == scene.bot.clicks
