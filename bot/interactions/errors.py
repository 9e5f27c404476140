"""The one place where errors of clicks, forms and commands become sentences: refusals, a seat at another table, answers
that came too late, and faults of the bot.
"""

import logging
import math
import secrets
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.http import HTTPClient

from bot import trouble
from bot.games.shows import presenter_of
from bot.messages import first_answer
from bot.refusal import Malformed
from bot.table.scene import Scene
from bot.table.table import Table
from bot.table.tables import Tables
from bot.trouble import FAILURES, MISSING_ACCESS, UNKNOWN_CHANNEL, describe
from bot.ui import refusals, wording
from bot.ui.language import ENGLISH, language_of, speaking
from bot.ui.texts import has, say
from data.errors import DatabaseError, TransactionError
from data.table_rows import Seated
from engine.contract import Illegal

log = logging.getLogger(__name__)

AUTOCOMPLETE = discord.InteractionType.autocomplete.value
SEATS = ("turn", "by", "whom")  # values of refusals that are seats


async def explain(tables: Tables, error: Exception, scene: Scene | None = None) -> str | None:
    """The private sentence for an error that the person has caused; None for a fault of the bot."""
    if isinstance(error, app_commands.CommandOnCooldown):
        return say("refused-too-fast", seconds=math.ceil(error.retry_after))
    if isinstance(error, Seated):
        return seated_elsewhere(await tables.anywhere(error.table))
    if isinstance(error, app_commands.AppCommandError):  # discord.py cannot make out what was asked
        return sentence(Malformed())
    return sentence(error, scene) if isinstance(error, Illegal) else None


def sentence(refusal: Illegal, scene: Scene | None = None) -> str:
    """The private sentence for a refusal, to somebody who sees this scene."""
    if scene is None:
        return refusals.sentence(refusal)
    presenter = presenter_of(scene.record.game)
    key, words = presenter.refused(refusal)
    general = refusals.key_of(refusal) + presenter.general
    if key is None and presenter.general and has(general):
        key = general
    elif refusal.code == "not_seated" and scene.full:
        key = f"{refusals.key_of(refusal)}-full"
    return refusals.sentence(refusal, key, {**_seats(refusal, scene), **words})


def _seats(refusal: Illegal, scene: Scene) -> dict[str, str]:
    """The values of a refusal that are seats, as the names of the people or stewards who sit there."""
    seats = {name: value for name, value in refusal.values.items() if name in SEATS and isinstance(value, int)}
    return {name: scene.name(at) if 0 <= at < len(scene.seated) else "…" for name, at in seats.items()}


def seated_elsewhere(table: Table | None) -> str:
    """The private sentence for somebody who sits at that table and wants to sit at another one."""
    channel = f"<#{table.place}>" if table else "…"
    link = wording.link(table.record, table.messages) if table else "…"
    return say("refused-already-seated", channel=channel, link=link)


async def answer(tables: Tables, interaction: discord.Interaction[Any], error: Exception) -> bool:
    """Tell the person what has happened, and return True if that came through. A fault of the bot is logged under a
    short reference. An answer that did not come through is no such fault: what was done stays done, and the next
    picture shows it. A process that has lost its range says nothing, since it cannot know what another one has done.
    """
    try:
        first_answer.look(interaction)
    except DatabaseError as silence:
        log.warning("an interaction is left to another process: %s", silence)
        return False
    error = getattr(error, "original", error)  # discord.py wraps what a command raises
    if trouble.is_expected(error):
        log.warning("an answer did not reach its person: %s", describe(error))
        return False
    said = await explain(tables, error)
    reference = secrets.token_hex(3)
    if said is None and isinstance(error, discord.HTTPException) and first_answer.has_refused(interaction):
        _log_refused(reference, error)
        unshown = "answer-unshown" if first_answer.is_done(interaction) else "answer-unshown-look"
        said = say(unshown, reference=reference)
    elif isinstance(error, TransactionError) and error.full:
        log.error("an interaction failed", exc_info=error)
        said = say("refused-disk-full")
    elif said is None:
        lost = isinstance(error, DatabaseError)  # it says enough without a traceback, and comes with every click
        log.error("ref %s: an interaction failed: %s", reference, describe(error), exc_info=None if lost else error)
        said = say("refused-crash", reference=reference)
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await first_answer.acknowledge(interaction)  # a list of choices has no place for a sentence
        else:
            await first_answer.send(interaction, content=said)
    except FAILURES as silence:
        log.warning("ref %s: could not even say so: %s", reference, describe(silence))
        return False
    return True


async def answer_unread(http: HTTPClient, payload: Any) -> None:
    """Ask the person to press again, given an interaction that discord.py could not read. The reference is its id,
    under which that is logged.
    """
    match payload:
        case {"id": str(number), "token": str(token)} if number.isdecimal():
            with speaking(language_of(str(payload.get("locale"))) or ENGLISH):
                said = say("refused-crash", reference=number)
            with suppress(*FAILURES):  # what came is logged already
                await first_answer.send_bare(http, number, token, said, typing=payload.get("type") == AUTOCOMPLETE)


def _log_refused(reference: str, error: discord.HTTPException) -> None:
    """Log that Discord refused an answer: as an error if its content was refused, which is a fault of the bot, as a
    warning if the place was.
    """
    if error.code in (UNKNOWN_CHANNEL, MISSING_ACCESS):
        log.warning("ref %s: an answer was refused: %s", reference, describe(error))
    else:
        log.error("ref %s: an answer was refused", reference, exc_info=error)
