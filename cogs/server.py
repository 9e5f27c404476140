"""The server's settings: what those who manage a server want of its tables. It is a command of its own, since Discord
hides whole commands, not their parts, from those who may not use them.
"""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.interactions.handlers.settings import server
from bot.interactions.localized import localized


class ServerCog(commands.Cog):
    """The command for those who manage a server."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(name="tahimi-server", description=localized("command-server"))
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        await server.show(registry.server_settings, registry.signs, interaction)


async def setup(client: Client) -> None:
    """Add the commands; discord.py calls it when it loads the extension."""
    await client.add_cog(ServerCog(client))
