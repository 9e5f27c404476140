"""`/cards`: tables of every game in the registry."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from cogs.table_commands import TableCommands, offered

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
        game: str,
        seats: app_commands.Range[int, 1, 25] | None = None,
        pace: Literal["quick", "lively", "relaxed", "slow"] | None = None,
        preset: str | None = None,
    ) -> None:
        await self.open(interaction, game, preset, {"seats": seats, "pace": pace})

    @start.autocomplete("game")
    async def names(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Every game."""
        return offered({game: name_of_game(game) for game in self.games()}, typed)

    @start.autocomplete("preset")
    async def presets(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.presets_of(interaction, typed)


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(CardsCog(client))
