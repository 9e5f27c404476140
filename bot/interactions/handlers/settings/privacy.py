"""Presses on `/privacy`. Always about the person who presses, in the server where that is; needs no table, and
works for ever.
"""

import json
from io import BytesIO

import discord

from bot import screens
from bot.interactions.handlers.table.opening import end_lesson
from bot.interactions.origin import server_of
from bot.messages import first_answer
from bot.refusal import Refused
from bot.runtime import places
from bot.runtime.registry import TableRegistry
from data.privacy import StillSeated
from data.store import Store

FILE = "my-data.json"


async def mine(store: Store, interaction: discord.Interaction) -> None:
    """Send the person's data, as a file."""
    found = await store.privacy.export(server_of(interaction), interaction.user.id)
    content = json.dumps(found, ensure_ascii=False, indent=1).encode()
    file = discord.File(BytesIO(content), FILE)
    await first_answer.send(interaction, view=screens.own_data(FILE), file=file)


async def ask(interaction: discord.Interaction) -> None:
    """Ask if the person's data are to be deleted; nothing is deleted yet."""
    await first_answer.update(interaction, screens.deleting())


async def keep(interaction: discord.Interaction) -> None:
    """Keep the data: the person has thought better of it."""
    await first_answer.update(interaction, screens.privacy())


async def delete(registry: TableRegistry, interaction: discord.Interaction) -> None:
    """Delete the person's data. Raises Refused while they sit at a table here."""
    await end_lesson(registry, registry.store, interaction.user.id)
    try:
        forgotten = await registry.store.privacy.forget(server_of(interaction), interaction.user.id)
    except StillSeated:
        raise Refused("still_seated") from None
    registry.preferences.forget(interaction.user.id)
    await registry.reread(forgotten.changed)
    await places.forget_tables(registry, forgotten.gone)
    await first_answer.update(interaction, screens.forgotten())
