"""The few commands of a table that a family with a command of its own has beside `/cards`, and what both do alike."""

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.interactions import invitations
from bot.interactions.handlers.table import opening
from bot.interactions.localized import localized
from bot.interactions.open_table import offer_for, open_as_said
from bot.interactions.origin import home_of, server_of
from bot.messages import first_answer
from bot.refusal import Refused
from bot.table import seating
from bot.table.server_settings import playable
from bot.table.table import Table
from bot.ui.naming import name_of_game, preset_name
from bot.ui.rulebook import chapter as chapter_of
from bot.ui.rulebook import chapters
from engine.games import GAMES

MOST_CHOICES = 25


class TableCommands(commands.Cog):
    """The base of a group of commands for tables. Errors go up: the command tree tells them to the person."""

    _client: Client
    usual = ""  # the game that is meant where none is said and none is played; "" none

    def games(self) -> Collection[str]:
        """The games that these commands are for."""
        return GAMES

    @app_commands.command(description=localized("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        table = await self._own(interaction)
        await seating.back(table, interaction.user.id)
        await self._client.registry.surfaces.show_panel(interaction, table)

    @app_commands.command(description=localized("command-learn"))
    @app_commands.describe(game=localized("command-learn.game"))
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        registry = self._client.registry
        if taught := game or self.usual:
            await opening.teach(
                registry,
                registry.store,
                registry.now,
                registry.server_settings,
                registry.surfaces,
                interaction,
                known(taught, self.games()),
            )
        else:
            await opening.ask_lesson(registry.server_settings, interaction)

    @learn.autocomplete("game")
    async def taught(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games that can be learnt."""
        return offered(await self.allowed(interaction), typed)

    @app_commands.command(description=localized("command-rules"))
    @app_commands.describe(game=localized("command-rules.game"), chapter=localized("command-rules.chapter"))
    async def rules(self, interaction: discord.Interaction, game: str | None = None, chapter: str = "") -> None:
        book = known(game, self.games()) if game else await self._here(interaction)
        if not book:
            await first_answer.send(interaction, view=screens.books())
            return
        if not chapters(book):
            raise Refused("no_book", game=book)
        await first_answer.send(interaction, view=screens.page(chapter_of(book, chapter)))

    @rules.autocomplete("game")
    async def books(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games whose rules can be read."""
        return offered({game: name_of_game(game) for game in self.games() if chapters(game)}, typed)

    @rules.autocomplete("chapter")
    async def chapters(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The chapters of the game that is chosen beside them, or is played here."""
        book = interaction.namespace.game or await self._here(interaction)
        return offered({one.name: one.title for one in chapters(book)} if book in self.games() else {}, typed)

    async def open(
        self,
        interaction: discord.Interaction,
        game: str,
        preset: str | None,
        options: dict[str, Any],
        company: str | None = None,
    ) -> None:
        """Open a new table with these options (None where nothing was said). `company`: the people who are invited to
        it. Raises Refused, and Seated when its host sits elsewhere.
        """
        game = known(game, self.games())
        invited = await invitations.read_people(interaction, company) if company else ()
        await open_as_said(self._client.registry, interaction, game, preset, options, invited)

    async def allowed(self, interaction: discord.Interaction) -> dict[str, str]:
        """The names of those of its games that may be played in this server."""
        wanted = await self._client.registry.server_settings.learn(server_of(interaction))
        return {game: name_of_game(game) for game in playable(wanted) if game in self.games()}

    async def presets_of(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The ready-made sets of the game that is chosen beside them."""
        game = interaction.namespace.game or self.usual
        sets = offer_for(game).presets if game in self.games() else {}
        return offered({name: preset_name(name) for name in sets}, typed)

    async def _here(self, interaction: discord.Interaction) -> str:
        """The game of the newest table in this channel, or the usual one; "" where there is neither."""
        here = await self._client.registry.store.tables.at_channel(home_of(interaction))
        return here[0].game if here and here[0].game in self.games() else self.usual

    async def _own(self, interaction: discord.Interaction) -> Table:
        """The person's table. Raises Refused where there is none."""
        table = await self._client.registry.table_of(server_of(interaction), interaction.user.id)
        if table is None:
            raise Refused("no_table")
        return table


def known(game: str, games: Collection[str]) -> str:
    """The game, if it is one of these. Raises Refused("no_game")."""
    if game not in games:
        raise Refused("no_game")
    return game


def offered(names: dict[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """The choices while somebody types, from `names` (value -> name): those whose name holds what was typed."""
    found = [(name, shown) for name, shown in names.items() if typed.casefold() in shown.casefold()]
    return [app_commands.Choice(name=shown, value=name) for name, shown in found[:MOST_CHOICES]]
