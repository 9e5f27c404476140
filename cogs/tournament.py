"""`/tournament`: a server's evening of tables, drawn round by round."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.interactions.handlers.tournament import page as tournament
from bot.interactions.handlers.tournament import referee
from bot.interactions.localized import localized


class TournamentCog(commands.GroupCog, group_name="tournament", group_description=localized("command-tournament")):
    """The commands of tournaments. Everybody is offered them; the right to set one up is checked when somebody asks."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=localized("command-tournament-create"))
    async def create(self, interaction: discord.Interaction) -> None:
        await tournament.ask(self._client.registry.server_settings, interaction)

    @app_commands.command(name="list", description=localized("command-tournament-list"))
    async def listed(self, interaction: discord.Interaction) -> None:
        await tournament.show_list(self._client.registry.store, interaction)

    @app_commands.command(description=localized("command-tournament-standings"))
    async def standings(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        await tournament.show_standings(registry, registry.store, registry.paused_tournaments, interaction)

    @app_commands.command(description=localized("command-tournament-referee"))
    async def referee(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        await referee.show(registry, registry.store, registry.server_settings, registry.paused_tournaments, interaction)

    @app_commands.command(description=localized("command-tournament-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        await tournament.end(
            registry.store, registry.now, registry.server_settings, registry.tournament_changed, interaction
        )


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(TournamentCog(client))
