"""Opening a round that is over."""

from io import BytesIO
from pathlib import Path
from typing import Any

import discord

from bot import screens
from bot.click import Click
from bot.memory.proof import Proof, opened
from bot.numbers import number_in
from data.records import TableRecord
from data.tables import Tables

SCRIPT = Path(__file__).parents[2] / "docs" / "verify.py"


async def open_hands(click: Click) -> None:
    """The button on a chronicle: its argument names the round."""
    await answer(click.interaction, click.court.store, click.table.record, number_in(click.press.argument))


async def answer(
    interaction: discord.Interaction[Any], store: Tables, table: TableRecord, number: int | None = None
) -> None:
    """Show a round to who asked, with the files to check it. Raises Refused when it is not opened."""
    proof = await opened(store, table, number)
    files = attached(proof)
    view = screens.proof(proof, [file.filename for file in files])
    if interaction.response.is_done():
        await interaction.followup.send(view=view, files=files, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True)


def attached(proof: Proof) -> list[discord.File]:
    """The record, and the script that checks it; nothing where no record can be written."""
    record = record_file(proof)
    return [record, discord.File(BytesIO(SCRIPT.read_bytes()), SCRIPT.name)] if record else []


def record_file(proof: Proof) -> discord.File | None:
    """The record; None where it cannot be written."""
    if proof.text is None:
        return None
    return discord.File(BytesIO(proof.text.encode()), f"round-{proof.round.table}-{proof.round.number}.txt")
