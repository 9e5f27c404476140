"""Presses on a round that is over. Needs no table in play, and works for ever."""

import discord

from bot import screens
from bot.games.shows import picture
from bot.interactions.handlers.proof import record_file
from bot.messages import first_answer
from bot.replay.story import key_in, read
from bot.runtime.registry import TableRegistry
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from bot.ui.refusal import Refused


async def show(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """From the deal on, beside what was clicked."""
    table, proof = await read(registry.store, interaction.guild_id or 0, key_in(press))
    server = await registry.server_settings.learn(table.guild)
    registry.trace(table, proof.round)
    view = picture(table, proof, 0, registry.faces, server)
    await first_answer.send(interaction, view=view)


async def turn(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """To another move: the argument says after how many."""
    table, proof = await read(registry.store, interaction.guild_id or 0, key_in(press))
    server = await registry.server_settings.learn(table.guild)
    view = picture(table, proof, number_in(press.argument), registry.faces, server)
    await first_answer.update(interaction, view)


async def record(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """The round as a file that the engine replays."""
    _, proof = await read(registry.store, interaction.guild_id or 0, key_in(press))
    file = record_file(proof)
    if file is None:
        raise Refused("round_older", round=press.stamp.round)
    await first_answer.send(interaction, view=screens.record(file.filename, proof.closed), file=file)
