"""`/misery`, `/rank`, `/history` and `/chronicle`: what is remembered of people and rounds."""

import io
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.games.shows import family_of, picture
from bot.interactions.origin import home_of
from bot.limits import costly
from bot.messages import first_answer
from bot.replay import story
from bot.replay.verification import meant, opened
from bot.screens.history import FILE
from bot.screens.illustration import Illustration
from bot.stats import queries
from bot.stats.history import History
from bot.ui import names
from bot.ui.naming import name_of_game
from bot.ui.refusal import Refused
from bot.ui.texts import say
from cogs.table_commands import known, offered
from engine.games import GAMES

COUNTED = "command-counted-game"
MISERABLE = [game for game in GAMES if family_of(game).misery]  # the games that count misery


def _choices(games: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name_of_game(game), value=game) for game in games]


class StatsCog(commands.Cog):
    """The commands that ask what is remembered."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=say("command-misery"))
    @costly
    @app_commands.describe(scope=say("command-misery.scope"), span=say("command-misery.span"), game=say(COUNTED))
    @app_commands.choices(game=_choices(MISERABLE))
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
        played = game or await self._played(interaction, MISERABLE)
        if scope == "me":
            return screens.own_misery(await queries.own(registry, viewer, played), played)
        key = await queries.key_for(registry, viewer, home_of(interaction), scope, span, played)
        return screens.board(await queries.board(registry, viewer, key))

    @app_commands.command(description=say("command-rank"))
    @costly
    @app_commands.describe(person=say("command-rank.person"), game=say(COUNTED))
    async def rank(
        self, interaction: discord.Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        asked = person or interaction.user
        view = await self._card(interaction, asked, game)
        if view is None:
            await first_answer.send(interaction, content=_unknown(asked))
        else:
            await first_answer.send(interaction, view=view)

    async def _card(
        self, interaction: discord.Interaction, asked: discord.User | discord.Member, game: str | None
    ) -> discord.ui.LayoutView | None:
        """None: there is nothing to show of this person."""
        played = known(game, GAMES) if game else await self._ranked(interaction, asked.id)
        portrait = await queries.portrait(self._client.registry, queries.viewer_of(interaction), asked.id, played)
        if portrait is None:
            return None
        return screens.rank_card(
            asked.display_name,
            asked.display_avatar.url,
            portrait,
            played,
            asked.id,
            misery=family_of(played).misery,
        )

    @rank.autocomplete("game")
    async def ranked_games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Every game."""
        return offered({game: name_of_game(game) for game in GAMES}, typed)

    @app_commands.command(description=say("command-achievements"))
    @costly
    async def achievements(self, interaction: discord.Interaction) -> None:
        stats = self._client.registry.store.stats
        found = await stats.achieved(interaction.guild_id or 0, interaction.user.id)
        await first_answer.send(interaction, view=screens.achievements(found))

    @app_commands.command(description=say("command-chronicle"))
    @costly
    @app_commands.rename(name="round")
    @app_commands.describe(name=say("command-chronicle.round"))
    async def chronicle(self, interaction: discord.Interaction, name: str = "") -> None:
        view = await self._story(interaction, name.strip())
        await first_answer.send(interaction, view=view)

    async def _story(self, interaction: discord.Interaction, name: str) -> discord.ui.LayoutView:
        registry = self._client.registry
        table, number = await story.named(registry.store, *_where(interaction), name)
        return picture(table, await opened(registry.store, table, number), 0, registry.faces)

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
    @costly
    @app_commands.rename(span="range")
    @app_commands.describe(person=say("command-history.person"), span=say("command-history.range"), game=say(COUNTED))
    @app_commands.choices(game=_choices(MISERABLE))
    async def history(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        span: Literal["20", "100", "all"] = "100",
        game: str | None = None,
    ) -> None:
        asked, most = person or interaction.user, None if span == "all" else int(span)
        told = await self._history(interaction, asked, most, game)
        await first_answer.send(interaction, **told)

    async def _history(
        self, interaction: discord.Interaction, asked: discord.User | discord.Member, most: int | None, game: str | None
    ) -> dict[str, Any]:
        """The message: a chart, its numbers alone where that cannot be drawn, or that there is nothing to show."""
        registry = self._client.registry
        played = game or await self._played(interaction, MISERABLE)
        steps = await queries.history(registry, queries.viewer_of(interaction), asked.id, played, most)
        if not steps:
            return {"content": _unknown(asked)}
        shown = History(asked.display_name, tuple(steps))
        png = await registry.surfaces.illustrations.png(Illustration(shown, partial(_chart, shown)))
        view = screens.history(shown, played, drawn=png is not None)
        return {"view": view, "file": discord.File(io.BytesIO(png), FILE)} if png else {"view": view}

    async def _played(self, interaction: discord.Interaction, games: Collection[str] = GAMES) -> str:
        """The game that was last played here, if it is one of these; else the first of them."""
        with suppress(Refused):
            here = (await meant(self._client.registry.store, *_where(interaction))).game
            if here in games:
                return here
        return next(iter(games))

    async def _ranked(self, interaction: discord.Interaction, user: int) -> str:
        """The game that was last played here; the one that this person has played most, if they have not played it."""
        here = await self._played(interaction)
        games = await self._client.registry.store.stats.games(interaction.guild_id or 0, user)
        return here if here in games or not games else next(iter(games))


def _where(interaction: discord.Interaction) -> tuple[int, int, int]:
    """Server, channel and person, as `meant` takes them."""
    return interaction.guild_id or 0, home_of(interaction), interaction.user.id


def _chart(shown: History) -> bytes:
    """The chart as PNG. What draws it takes long to load, so that is done with the first one, in its thread."""
    from bot.stats.charts import chart

    return chart(shown)


def _unknown(person: discord.User | discord.Member) -> str:
    return say("rank-unknown", name=names.in_markdown(person.display_name))


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(StatsCog(client))
