"""`/misery`, `/rank`, `/history` and `/chronicle`: what is remembered of people and rounds."""

import asyncio
import io
from contextlib import suppress
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.games.shows import picture
from bot.interactions.origin import home_of
from bot.replay import story
from bot.replay.verification import meant, opened
from bot.stats import charts, queries
from bot.stats.history import History
from bot.ui import names
from bot.ui.naming import name_of_game
from bot.ui.refusal import Refused
from bot.ui.texts import say
from engine.games import GAMES

COUNTED = "command-counted-game"
GAMES_OFFERED = [app_commands.Choice(name=name_of_game(game), value=game) for game in GAMES]


class StatsCog(commands.Cog):
    """The commands that ask what is remembered."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=say("command-misery"))
    @app_commands.describe(scope=say("command-misery.scope"), span=say("command-misery.span"), game=say(COUNTED))
    @app_commands.choices(game=GAMES_OFFERED)
    async def misery(
        self,
        interaction: discord.Interaction,
        scope: Literal["server", "table", "me"] = "server",
        span: Literal["session", "month", "all"] = "all",
        game: str | None = None,
    ) -> None:
        registry, viewer = self._client.registry, queries.viewer_of(interaction)
        played = game or await self._played(interaction)
        if scope == "me":
            view = screens.own_misery(await queries.own(registry, viewer, played), played)
            await interaction.response.send_message(view=view, ephemeral=True)
            return
        key = await queries.key_for(registry, viewer, home_of(interaction), scope, span, played)
        view = screens.board(await queries.board(registry, viewer, key))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description=say("command-rank"))
    @app_commands.describe(person=say("command-rank.person"), game=say(COUNTED))
    @app_commands.choices(game=GAMES_OFFERED)
    async def rank(
        self, interaction: discord.Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        asked, played = person or interaction.user, game or await self._played(interaction)
        portrait = await queries.portrait(self._client.registry, queries.viewer_of(interaction), asked.id, played)
        if portrait is None:
            await interaction.response.send_message(_unknown(asked), ephemeral=True)
            return
        view = screens.rank_card(asked.display_name, asked.display_avatar.url, portrait, played, asked.id)
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description=say("command-chronicle"))
    @app_commands.rename(name="round")
    @app_commands.describe(name=say("command-chronicle.round"))
    async def chronicle(self, interaction: discord.Interaction, name: str = "") -> None:
        registry = self._client.registry
        table, number = await story.named(registry.store, *_where(interaction), name.strip())
        proof = await opened(registry.store, table, number)
        view = picture(table, proof, 0, registry.faces)
        await interaction.response.send_message(view=view, ephemeral=True)

    @chronicle.autocomplete("name")
    async def rounds(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The newest rounds that may be opened here, those that begin as is typed."""
        finished = await story.finished_here(self._client.registry.store, *_where(interaction))
        choices = [story.choice(table, played) for table, played in finished]
        return [
            app_commands.Choice(name=label, value=value)
            for label, value in choices
            if typed.casefold() in f"{label} {value}".casefold()
        ]

    @app_commands.command(description=say("command-history"))
    @app_commands.rename(span="range")
    @app_commands.describe(person=say("command-history.person"), span=say("command-history.range"), game=say(COUNTED))
    @app_commands.choices(game=GAMES_OFFERED)
    async def history(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        span: Literal["20", "100", "all"] = "100",
        game: str | None = None,
    ) -> None:
        played = game or await self._played(interaction)
        asked, most = person or interaction.user, None if span == "all" else int(span)
        steps = await queries.history(self._client.registry, queries.viewer_of(interaction), asked.id, played, most)
        if not steps:
            await interaction.response.send_message(_unknown(asked), ephemeral=True)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)  # many rounds take a while to draw
        shown = History(asked.display_name, tuple(steps))
        file = discord.File(io.BytesIO(await asyncio.to_thread(charts.chart, shown)), charts.FILE)
        await interaction.followup.send(view=screens.history(shown, played, charts.FILE), file=file, ephemeral=True)

    async def _played(self, interaction: discord.Interaction) -> str:
        """The game that was last played here, as far as anything was; else the first one."""
        with suppress(Refused):
            return (await meant(self._client.registry.store, *_where(interaction))).game
        return next(iter(GAMES))


def _where(interaction: discord.Interaction) -> tuple[int, int, int]:
    """Server, channel and person, as `meant` takes them."""
    return interaction.guild_id or 0, home_of(interaction), interaction.user.id


def _unknown(person: discord.User | discord.Member) -> str:
    return say("rank-unknown", name=names.in_markdown(person.display_name))


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(StatsCog(client))
