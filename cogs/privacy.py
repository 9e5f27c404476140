"""`/privacy`: what is stored of a person, to read, to take away or to delete."""

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.interactions.localized import localized
from bot.messages import first_answer


class PrivacyCog(commands.Cog):
    """The command that tells what is kept."""

    @app_commands.command(description=localized("command-privacy"))
    async def privacy(self, interaction: discord.Interaction) -> None:
        await first_answer.send(interaction, view=screens.privacy())


async def setup(client: Client) -> None:
    """Add the commands; discord.py calls it when it loads the extension."""
    await client.add_cog(PrivacyCog())
