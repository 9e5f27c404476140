"""Opening a round that is over."""

from io import BytesIO
from pathlib import Path
from typing import Any

import discord

from bot import screens
from bot.games.shows import presenter_of
from bot.interactions.click import Click
from bot.interactions.origin import asker_of
from bot.messages import first_answer
from bot.replay.story import key_in, read
from bot.replay.verification import Proof, verify_round
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from bot.ui.texts import say
from data.records import TableRecord
from data.store import Store

SCRIPT = Path(__file__).parents[4] / "docs" / "verify.py"


async def open_hands(click: Click, store: Store) -> None:
    """Show the hands of the round that the argument names. If the game keeps cards closed, or if the cards came not as
    promised, show the whole proof instead.
    """
    proof = await verify_round(store, click.table.record, number_in(click.press.argument))
    if proof.closed or proof.verdict != "kept":
        await _show(click.interaction, proof)
    else:
        await click.answer(screens.verified_hands(proof, presenter_of(proof.round.game).proof_lines(proof)))


async def check(store: Store, interaction: discord.Interaction[Any], press: Press) -> None:
    """Show the proof of a round, from a button below its hands. Works for ever."""
    _, proof = await read(store, asker_of(interaction), key_in(press))
    await _show(interaction, proof)


async def answer(
    interaction: discord.Interaction[Any], store: Store, table: TableRecord, number: int | None = None
) -> None:
    """Show a round to the person who asked, with the files to check it. Raises Refused when it is not opened."""
    await _show(interaction, await verify_round(store, table, number))


async def _show(interaction: discord.Interaction[Any], proof: Proof) -> None:
    """Show the proof of a round, with its files."""
    files = attached(proof)
    presenter = presenter_of(proof.round.game)
    recipe = say(presenter.recipe) if presenter.recipe is not None else None
    view = screens.proof(proof, presenter.proof_lines(proof), [file.filename for file in files], recipe)
    await first_answer.send(interaction, view=view, files=files)


def attached(proof: Proof) -> list[discord.File]:
    """The record or proof, and the script that checks it; nothing where neither can be written."""
    record = record_file(proof)
    return [record, discord.File(BytesIO(SCRIPT.read_bytes()), SCRIPT.name)] if record else []


def record_file(proof: Proof) -> discord.File | None:
    """The record, or the proof of a game that keeps cards closed; None where it cannot be written."""
    if proof.text is None:
        return None
    return discord.File(BytesIO(proof.text.encode()), f"round-{proof.round.table}-{proof.round.number}.txt")
