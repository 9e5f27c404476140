"""What is chosen for a new table when its command named no game. Needs no table, and works for ever."""

from typing import Any

import discord
from discord.ui import LayoutView

from bot import screens
from bot.interactions.open_table import open_as_said
from bot.interactions.submitted import value
from bot.runtime.registry import TableRegistry
from bot.table.server_settings import playable
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from bot.ui.refusal import Malformed
from data.records import PACES
from engine.games import GAMES


async def ask(
    registry: TableRegistry, interaction: discord.Interaction[Any], seats: int | None, pace: str | None
) -> None:
    """Answer with the games that may be played here."""
    wanted = await registry.server_settings.learn(interaction.guild_id or 0)
    view = screens.games(playable(wanted), f"{seats or ''}.{pace or ''}")
    await interaction.response.send_message(view=view, ephemeral=True)


async def pick(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """The menu: its value is the game, the id has what was said beside it."""
    game, (seats, _, pace) = value(interaction), press.argument.partition(".")
    if game not in GAMES or pace not in ("", *PACES):
        raise Malformed
    said = {"seats": number_in(seats) if seats else None, "pace": pace or None}

    async def send(view: LayoutView) -> int | None:
        return (await interaction.response.send_message(view=view)).message_id

    await open_as_said(registry, interaction, game, None, said, send)
