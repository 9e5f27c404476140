"""What is pressed on a round that is over. Needs no table in play, and works for ever."""

import discord

from bot import screens
from bot.handlers.proof import record_file
from bot.ids import Press
from bot.memory.story import key_in, read, told
from bot.numbers import number_in
from bot.refusal import Refused
from bot.tables import Court


async def show(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """From the deal on, beside what was clicked."""
    table, proof = await read(court.store, interaction.guild_id or 0, key_in(press))
    view = screens.story(told(table, proof, 0, court.faces))
    await interaction.response.send_message(view=view, ephemeral=True)


async def turn(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """To another move: the argument says after how many."""
    table, proof = await read(court.store, interaction.guild_id or 0, key_in(press))
    view = screens.story(told(table, proof, number_in(press.argument), court.faces))
    await interaction.response.edit_message(view=view)


async def record(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """The round as a file that the engine replays."""
    _, proof = await read(court.store, interaction.guild_id or 0, key_in(press))
    file = record_file(proof)
    if file is None:
        raise Refused("round_older", round=press.stamp)
    await interaction.response.send_message(view=screens.record(file.filename), file=file, ephemeral=True)
