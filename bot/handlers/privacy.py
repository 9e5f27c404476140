"""What is pressed on `/privacy`. Always about who presses, in the server where that is; needs no table, and works for
ever.
"""

import json
from io import BytesIO

import discord

from bot import screens
from bot.ids import Press
from bot.refusal import Refused
from bot.tables import Court
from data.privacy import StillSeated

FILE = "my-data.json"


async def mine(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """The person's data, as a file."""
    found = await court.store.privacy.export(interaction.guild_id or 0, interaction.user.id)
    content = json.dumps(found, ensure_ascii=False, indent=1).encode()
    file = discord.File(BytesIO(content), FILE)
    await interaction.response.send_message(view=screens.own_data(FILE), file=file, ephemeral=True)


async def ask(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """Nothing is deleted yet."""
    await interaction.response.edit_message(view=screens.deleting())


async def keep(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """Thought better of it."""
    await interaction.response.edit_message(view=screens.privacy())


async def delete(court: Court, interaction: discord.Interaction, press: Press) -> None:
    """Delete the person's data. Raises Refused while he sits at a table here."""
    try:
        changed = await court.store.privacy.forget(interaction.guild_id or 0, interaction.user.id)
    except StillSeated:
        raise Refused("still_seated") from None
    court.wishes.forget(interaction.user.id)
    await court.reread(changed)
    await interaction.response.edit_message(view=screens.forgotten())
