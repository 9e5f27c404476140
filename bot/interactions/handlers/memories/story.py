"""Presses on a round that is over. Needs no table in play, and works for ever."""

import discord
from discord.ui import LayoutView

from bot import screens
from bot.faces import Faces
from bot.games.shows import picture
from bot.interactions.handlers.memories.proof import record_file
from bot.interactions.origin import asker_of
from bot.messages import first_answer
from bot.refusal import Refused
from bot.replay.story import key_in, read
from bot.replay.verification import Proof
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.table.turning import are_told
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from data.records import TableRecord
from data.store import Store


async def drawn(
    tables: Tables, server_settings: ServerSettingsCache, faces: Faces, table: TableRecord, proof: Proof, at: int = 0
) -> LayoutView:
    """The picture of a round after `at` of its moves. Where it turned is worked out, unless that is known. Raises
    Refused when it cannot be played again as it was.
    """
    server = await server_settings.learn(table.guild)
    if are_told(table, proof.round, server):
        tables.find_turning_points(proof.round)
    return picture(table, proof, at, faces, server)


async def show(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    faces: Faces,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Show the story of a round from the deal on, beside what was clicked."""
    table, proof = await read(store, asker_of(interaction), key_in(press))
    await first_answer.send(interaction, view=await drawn(tables, server_settings, faces, table, proof))


async def turn(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    faces: Faces,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Turn to another move of the story: the argument says after how many."""
    table, proof = await read(store, asker_of(interaction), key_in(press))
    await first_answer.update(
        interaction, await drawn(tables, server_settings, faces, table, proof, number_in(press.argument))
    )


async def record(store: Store, interaction: discord.Interaction, press: Press) -> None:
    """Send the round as a file that the engine replays."""
    _, proof = await read(store, asker_of(interaction), key_in(press))
    file = record_file(proof)
    if file is None:
        raise Refused("round_older", round=press.stamp.round)
    await first_answer.send(interaction, view=screens.record(file.filename, proof.closed), file=file)
