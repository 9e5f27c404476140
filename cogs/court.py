"""`/misery` and `/rank`: what the court remembers."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import archive, screens
from bot.client import Client
from bot.refusals import sentence
from bot.texts import say
from engine.contract import Illegal

GAME = "tahimi"


class CourtCog(commands.Cog):
    """The commands that ask the court's memory."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=say("command-misery"))
    @app_commands.describe(scope=say("command-misery.scope"), span=say("command-misery.span"))
    async def misery(
        self,
        interaction: discord.Interaction,
        scope: Literal["server", "table", "me"] = "server",
        span: Literal["session", "month", "all"] = "all",
    ) -> None:
        court, viewer = self._client.court, archive.viewer_of(interaction)
        if scope == "me":
            view = screens.own_misery(await archive.own(court, viewer, GAME))
            await interaction.response.send_message(view=view, ephemeral=True)
            return
        try:
            key = await archive.key_for(court, viewer, interaction.channel_id or 0, scope, span, GAME)
        except Illegal as refusal:
            await interaction.response.send_message(sentence(refusal), ephemeral=True)
            return
        view = screens.board(await archive.board(court, viewer, key))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description=say("command-rank"))
    @app_commands.describe(person=say("command-rank.person"))
    async def rank(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        asked = person or interaction.user
        portrait = await archive.portrait(self._client.court, archive.viewer_of(interaction), asked.id, GAME)
        if portrait is None:
            unknown = say("rank-unknown", name=discord.utils.escape_markdown(asked.display_name))
            await interaction.response.send_message(unknown, ephemeral=True)
            return
        view = screens.rank_card(asked.display_name, asked.display_avatar.url, portrait)
        await interaction.response.send_message(view=view, ephemeral=True)


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(CourtCog(client))
