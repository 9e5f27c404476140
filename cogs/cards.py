"""`/cards`: tables of every game in the registry."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.interactions.handlers import opening
from bot.interactions.origin import home_of
from bot.messages import first_answer
from bot.stats import queries
from bot.ui.naming import name_of_game
from bot.ui.refusal import Refused
from bot.ui.texts import say
from cogs.table_commands import TableCommands, known, offered

STARTING = ("game", "seats", "pace", "preset")


class CardsCog(TableCommands, commands.GroupCog, group_name="cards", group_description=say("command-cards")):
    """The commands of any table."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=say("command-cards-start"))
    @app_commands.describe(**{option: say(f"command-cards-start.{option}") for option in STARTING})
    async def start(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 1, 25] | None = None,
        pace: Literal["quick", "lively", "relaxed", "slow"] | None = None,
        preset: str | None = None,
    ) -> None:
        if game:
            await self.open(interaction, game, preset, {"seats": seats, "pace": pace})
        elif preset:
            raise Refused("preset_of_no_game")
        else:
            await opening.ask(self._client.registry, interaction, seats, pace)

    @start.autocomplete("game")
    async def names(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Every game that may be played here."""
        return offered(await self.allowed(interaction), typed)

    @app_commands.command(description=say("command-boards"))
    @app_commands.describe(**{option: say(f"command-boards.{option}") for option in ("game", "scope", "span")})
    async def boards(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        scope: Literal["server", "table"] = "server",
        span: Literal["month", "all"] = "all",
    ) -> None:
        registry, viewer = self._client.registry, queries.viewer_of(interaction)
        played = known(game, self.games()) if game else await self._game_here(interaction)
        key = await queries.key_for(registry, viewer, home_of(interaction), scope, span, played, "wins")
        view = screens.board(await queries.board(registry, viewer, key))
        await first_answer.send(interaction, view=view)

    @boards.autocomplete("game")
    async def counted(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Every game."""
        return offered({game: name_of_game(game) for game in self.games()}, typed)

    @start.autocomplete("preset")
    async def presets(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.presets_of(interaction, typed)


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(CardsCog(client))
