"""The one place where errors become sentences: refusals, somebody who sits elsewhere, answers that came too late, and
what broke. Clicks, forms and commands all end here.
"""

import logging
import secrets
from typing import Any

import discord

from bot.games.shows import presenter_of
from bot.runtime.registry import TableRegistry
from bot.table.live import LiveTable
from bot.table.scene import Scene
from bot.ui import refusals, wording
from bot.ui.texts import say
from data.store import Seated
from engine.contract import Illegal

log = logging.getLogger(__name__)

SEATS = ("turn", "by", "whom")  # values of refusals that are seats
UNKNOWN_INTERACTION = 10062  # Discord has given up waiting for the answer, and has told the person so


async def told(registry: TableRegistry, error: Exception, scene: Scene | None = None) -> str | None:
    """The private sentence for an error that somebody has caused; None for one that is a fault of ours."""
    if isinstance(error, Seated):
        return seated_elsewhere(await registry.table(error.table))
    return sentence(error, scene) if isinstance(error, Illegal) else None


def sentence(refusal: Illegal, scene: Scene | None = None) -> str:
    """The private sentence for a refusal, to somebody who sees this scene."""
    if scene is None:
        return refusals.sentence(refusal)
    key, words = presenter_of(scene.record.game).refused(refusal)
    if refusal.code == "not_seated" and scene.full:
        key = f"{refusals.key_of(refusal)}-full"
    return refusals.sentence(refusal, key, {**_seats(refusal, scene), **words})


def _seats(refusal: Illegal, scene: Scene) -> dict[str, str]:
    """The seats that a refusal names, by the names of who sits there."""
    seats = {name: value for name, value in refusal.values.items() if name in SEATS and isinstance(value, int)}
    return {name: wording.name(scene.person(at)) if 0 <= at < len(scene.seated) else "…" for name, at in seats.items()}


def seated_elsewhere(table: LiveTable | None) -> str:
    """The private sentence for somebody who sits at that table and wants to sit at another one."""
    channel = f"<#{table.place}>" if table else "…"
    link = wording.link(table.record, table.messages) if table else "…"
    return say("refused-already-seated", channel=channel, link=link)


def given_up(error: Exception) -> bool:
    """Whether Discord refused an answer because it came too late."""
    return getattr(getattr(error, "original", error), "code", None) == UNKNOWN_INTERACTION


async def answer(registry: TableRegistry, interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person, whatever it was. What broke is logged under a short reference; an answer that came too late is
    no fault of ours, and there is no way to tell the person anything.
    """
    error = getattr(error, "original", error)  # discord.py wraps what a command raises
    if given_up(error):
        log.warning("an answer came too late: Discord had given up waiting for it")
        return
    said = await told(registry, error)
    reference = secrets.token_hex(3)
    if said is None:
        log.error("ref %s: an interaction failed", reference, exc_info=error)
        said = say("refused-crash", reference=reference)
    try:
        await whisper(interaction, said)
    except discord.HTTPException as silence:
        log.warning("ref %s: could not even say so: %s", reference, silence)


async def whisper(interaction: discord.Interaction[Any], said: str) -> None:
    """Answer with a private sentence, below all that may have been answered already."""
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    await send(said, ephemeral=True)
