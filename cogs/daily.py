"""`/daily`: today's deals, the same for everybody."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.interactions.handlers.daily import sets as daily
from bot.interactions.localized import localized
from bot.messages import first_answer


class DailyCog(commands.Cog):
    """The command that opens the page of the day."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=localized("command-daily"))
    async def daily(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        await first_answer.send(
            interaction, view=await daily.page(registry.store, registry.now, registry.seed, interaction)
        )


async def setup(client: Client) -> None:
    """Add the commands; discord.py calls it when it loads the extension."""
    await client.add_cog(DailyCog(client))
