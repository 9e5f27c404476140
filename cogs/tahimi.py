"""`/tahimi`: the family's own commands, which open its tables with its own options."""

from collections.abc import Collection
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.interactions.localized import PACE_KEYS, localized, localized_choices, name_keys
from cogs.table_commands import TableCommands
from data.records import Pace
from engine.climbing.rules import ClimbingRules
from engine.games import GAMES

FAMILY = tuple(name for name, game in GAMES.items() if issubclass(game.rules, ClimbingRules))
STARTING = ("game", "seats", "deck", "pace", "preset", "company")


class TahimiCog(TableCommands, commands.GroupCog, group_name="tahimi", group_description=localized("command-tahimi")):
    """The commands of a Tahimi table."""

    usual = "tahimi"

    def __init__(self, client: Client) -> None:
        self._client = client

    def games(self) -> Collection[str]:
        return FAMILY

    @app_commands.command(description=localized("command-start"))
    @app_commands.rename(company="with")
    @app_commands.describe(**{option: localized(f"command-start.{option}") for option in STARTING})
    @app_commands.choices(
        game=localized_choices(name_keys(FAMILY)),
        deck=localized_choices({one: f"option-deck-mode.{one}" for one in ("expanded", "extra_suits", "standard")}),
        pace=localized_choices(PACE_KEYS),
    )
    async def start(
        self,
        interaction: discord.Interaction,
        game: str = "tahimi",
        seats: app_commands.Range[int, 3, 13] | None = None,
        deck: Literal["expanded", "extra_suits", "standard"] | None = None,
        pace: Pace | None = None,
        preset: str | None = None,
        company: str | None = None,
    ) -> None:
        await self.open(interaction, game, preset, {"seats": seats, "deck_mode": deck, "pace": pace}, company)

    @start.autocomplete("preset")
    async def presets(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.presets_of(interaction, typed)


async def setup(client: Client) -> None:
    """Add the commands; discord.py calls it when it loads the extension."""
    await client.add_cog(TahimiCog(client))
