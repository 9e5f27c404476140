"""`/misery`, `/rank`, `/history` and `/chronicle`: what is remembered of people and rounds."""

from collections.abc import Collection
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.games.shows import miserable
from bot.interactions import queries
from bot.interactions.handlers.memories import ranks
from bot.interactions.handlers.memories.story import drawn
from bot.interactions.localized import localized, localized_choices, name_keys
from bot.interactions.origin import asker_of, home_of, server_of
from bot.limits import costly
from bot.messages import first_answer
from bot.replay import story
from bot.replay.verification import verify_round
from bot.ui.naming import name_of_game
from cogs.table_commands import known, offered
from engine.games import GAMES

COUNTED = "command-counted-game"
MISERABLE = miserable()


class StatsCog(commands.Cog):
    """The commands that ask what is remembered."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=localized("command-misery"))
    @costly
    @app_commands.describe(
        scope=localized("command-misery.scope"), span=localized("command-misery.span"), game=localized(COUNTED)
    )
    @app_commands.choices(
        game=localized_choices(name_keys(MISERABLE)),
        scope=localized_choices({one: f"choice-scope.{one}" for one in ("server", "table", "me")}),
        span=localized_choices({one: f"choice-span.{one}" for one in ("session", "month", "all")}),
    )
    async def misery(
        self,
        interaction: discord.Interaction,
        scope: Literal["server", "table", "me"] = "server",
        span: Literal["session", "month", "all"] = "all",
        game: str | None = None,
    ) -> None:
        view = await self._board(interaction, scope, span, game)
        await first_answer.send(interaction, view=view)

    async def _board(
        self, interaction: discord.Interaction, scope: str, span: str, game: str | None
    ) -> discord.ui.LayoutView:
        registry, viewer = self._client.registry, queries.viewer_of(interaction)
        played = await self._meant(interaction, interaction.user, game, MISERABLE)
        if scope == "me":
            return screens.own_misery(await queries.own(registry, registry.store, registry.now, viewer, played), played)
        key = await queries.key_for(registry.store, registry.now, viewer, home_of(interaction), scope, span, played)
        return screens.board(await queries.board(registry, registry.store, registry.now, viewer, key))

    @app_commands.command(description=localized("command-rank"))
    @costly
    @app_commands.describe(person=localized("command-rank.person"), game=localized(COUNTED))
    async def rank(
        self, interaction: discord.Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        registry = self._client.registry
        asked = person or interaction.user
        view = await ranks.card(
            registry.store, registry.now, interaction, asked, await self._meant(interaction, asked, game, GAMES)
        )
        await first_answer.send(interaction, view=view)

    @rank.autocomplete("game")
    async def ranked_games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer every game."""
        return offered({game: name_of_game(game) for game in GAMES}, typed)

    @app_commands.command(description=localized("command-achievements"))
    @costly
    async def achievements(self, interaction: discord.Interaction) -> None:
        stats = self._client.registry.store.stats
        found = await stats.achieved(server_of(interaction), interaction.user.id)
        await first_answer.send(interaction, view=screens.achievements(found))

    @app_commands.command(description=localized("command-chronicle"))
    @costly
    @app_commands.rename(name="round")
    @app_commands.describe(name=localized("command-chronicle.round"))
    async def chronicle(self, interaction: discord.Interaction, name: str = "") -> None:
        view = await self._story(interaction, name.strip())
        await first_answer.send(interaction, view=view)

    async def _story(self, interaction: discord.Interaction, name: str) -> discord.ui.LayoutView:
        registry = self._client.registry
        table, number = await story.find_round(registry.store, asker_of(interaction), home_of(interaction), name)
        return await drawn(
            registry, registry.server_settings, registry.faces, table, await verify_round(registry.store, table, number)
        )

    @chronicle.autocomplete("name")
    async def rounds(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The newest rounds that may be opened here, those that begin as is typed."""
        store, server = self._client.registry.store, server_of(interaction)
        finished = await story.finished_here(store, server, home_of(interaction), interaction.user.id)
        choices = [story.choice(table, played) for table, played in finished]
        return [
            app_commands.Choice(name=label, value=value)
            for label, value in choices
            if typed.casefold() in f"{label} {value}".casefold()
        ]

    @app_commands.command(description=localized("command-history"))
    @costly
    @app_commands.rename(span="range")
    @app_commands.describe(
        person=localized("command-history.person"), span=localized("command-history.range"), game=localized(COUNTED)
    )
    @app_commands.choices(
        game=localized_choices(name_keys(MISERABLE)),
        span=localized_choices(
            {"20": "choice-range.last-20", "100": "choice-range.last-100", "all": "choice-range.all"}
        ),
    )
    async def history(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        span: Literal["20", "100", "all"] = "100",
        game: str | None = None,
    ) -> None:
        registry = self._client.registry
        asked = person or interaction.user
        played = await self._meant(interaction, asked, game, MISERABLE)
        view, files = await ranks.history(
            registry.store, registry.now, registry.surfaces, interaction, asked, played, span
        )
        await first_answer.send(interaction, view=view, files=files)

    async def _meant(
        self, interaction: discord.Interaction, person: ranks.Someone, game: str | None, games: Collection[str]
    ) -> str:
        """The game that was named, or the one that is meant for this person."""
        if game is not None:
            return known(game, games)
        registry, viewer = self._client.registry, queries.viewer_of(interaction)
        return await queries.game_meant(registry.store, viewer, home_of(interaction), person.id, games)


async def setup(client: Client) -> None:
    """Add the commands; discord.py calls it when it loads the extension."""
    await client.add_cog(StatsCog(client))
