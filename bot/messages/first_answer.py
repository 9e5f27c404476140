"""Answers to interactions, in time and over a way that breaks. Nobody else answers one.

Discord takes one first answer, within three seconds, and any number of others afterwards. Whoever answers a click or a
command need not think of that: once `hurry` was called, an interaction that is still unanswered after a second and a
half is acknowledged, in the way that leaves the answer open. A click is acknowledged without a sign, and may then be
answered by another picture of what was clicked, or by messages that everybody or only that person sees. A command shows
its person that the bot is thinking; the first message after that takes the place of the sign and is as private as it.
An acknowledged interaction cannot be answered by a form any more.

discord.py repeats a first answer that was refused with 429 or 5xx for much longer than Discord waits, and none whose
connection broke. So it is sent again where the connection broke; if it had arrived after all, Discord says so. And it
is given up in time, so that something else can be shown to the person; Discord is asked then whether it has it all the
same, since what stands on a screen has to be known.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import aiohttp
import discord
from discord.ui import LayoutView
from discord.utils import MISSING

from bot.refusal import Refused
from bot.trouble import ACKNOWLEDGED, FAILURES, UNKNOWN_INTERACTION, expected
from bot.ui.texts import say

ANSWER_SECONDS = 5.0  # Discord has given up after three, by its own clock
HURRY_SECONDS = 1.5  # by then an interaction is acknowledged, whatever its answer waits for

T = TypeVar("T")
First = Literal["none", "deferred", "thinking", "message"]


@dataclass(slots=True)
class Given:
    """The first answer of an interaction. `first`: whether it was only acknowledged, and how. `tried`: the
    acknowledgement whose fate is unknown. `late`: Discord has given up waiting. `refused`: it would not take the last
    answer, for a reason that is none of the usual ones. One answer at a time is on its way, under `lock`.
    """

    first: First = "none"
    tried: First = "none"
    late: bool = False
    refused: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def hurry(interaction: discord.Interaction[Any], later: Callable[[Coroutine[None, None, None]], None]) -> None:
    """See to it that Discord hears in time of this interaction, as long as the current task answers it. `later` runs
    something in the background.
    """
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    if task is None:
        raise RuntimeError("clicks and commands are answered in tasks")
    slow = loop.call_later(HURRY_SECONDS, lambda: later(_hurried(interaction)))
    task.add_done_callback(lambda _: slow.cancel())


async def _hurried(interaction: discord.Interaction[Any]) -> None:
    with suppress(*FAILURES):  # the answer itself is about to fail, too, and that is logged
        await acknowledge(interaction)


async def late(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord has refused an acknowledgement: it has given up waiting, and has told the person so."""
    given = _given(interaction)
    async with given.lock:
        return given.late


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Say that the answer will come, unless it has. People who type see nothing to choose from. Raises `FAILURES`."""
    given, response = _given(interaction), interaction.response
    async with given.lock:
        if given.first != "none" or response.is_done():
            return
        if interaction.type is discord.InteractionType.autocomplete:
            await _first(interaction, lambda: response.autocomplete([]))
            return
        command = interaction.type is discord.InteractionType.application_command
        given.tried = "thinking" if command else "deferred"
        try:
            await _first(interaction, lambda: response.defer(ephemeral=True, thinking=command))
        except discord.HTTPException as error:
            given.late = error.code == UNKNOWN_INTERACTION
            raise
        given.first = given.tried


async def update(
    interaction: discord.Interaction[Any], view: LayoutView, files: Sequence[discord.File] | None = None
) -> None:
    """Answer by putting this in place of what was clicked. `files`: in place of those that were there, where that is
    said. Raises `FAILURES`.
    """
    response = interaction.response
    async with _answering(interaction) as given:
        first = given.first == "none"
        if not first or not await _first(
            interaction, lambda: response.edit_message(view=view, attachments=_anew(files))
        ):
            await interaction.edit_original_response(view=view, attachments=_anew(files))
        given.first = "message"


async def send(
    interaction: discord.Interaction[Any],
    *,
    ephemeral: bool = True,
    files: Sequence[discord.File] | None = None,
    **message: Any,
) -> int:
    """Answer with a new message, below all that may have been answered already. Return its id. Raises `FAILURES`."""
    response = interaction.response
    async with _answering(interaction) as given:
        if given.first == "none":
            sent = await _first(
                interaction, lambda: response.send_message(ephemeral=ephemeral, files=_anew(files), **message)
            )
            if sent is not None or given.tried == "none":
                given.first = "message"
                return (sent.message_id if sent else None) or (await interaction.original_response()).id
            given.first = given.tried  # it had arrived after all
        private_sign = given.first == "thinking" and not ephemeral
        if private_sign:
            await interaction.edit_original_response(content=say("answer-comes-for-all"))
        sent_below = await interaction.followup.send(ephemeral=ephemeral, wait=True, files=_anew(files), **message)
        given.first = "message"
        if private_sign:
            with suppress(*FAILURES):
                await interaction.delete_original_response()
        return sent_below.id


def _anew(files: Sequence[discord.File] | None) -> Sequence[discord.File]:
    """The files for one attempt, since one before has read them to their end."""
    found: Sequence[discord.File] = MISSING
    if files is not None:
        for file in files:
            file.fp.seek(0)
        found = [discord.File(file.fp, file.filename, description=file.description) for file in files]
    return found


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Answer with a form. Raises `FAILURES`, and Refused where it is too late for one."""
    async with _answering(interaction) as given:
        if given.first != "none":
            raise Refused("too_late_for_form")
        await _first(interaction, lambda: interaction.response.send_modal(form))
        given.first = "message"


def refused(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord has refused an answer that was to show what was done."""
    return _given(interaction).refused


@asynccontextmanager
async def _answering(interaction: discord.Interaction[Any]) -> AsyncIterator[Given]:
    """Hold the interaction while an answer to it is on its way."""
    given = _given(interaction)
    async with given.lock:
        try:
            yield given
        except discord.HTTPException as error:
            given.refused = not expected(error)
            raise


def _given(interaction: discord.Interaction[Any]) -> Given:
    given: Given = interaction.extras.setdefault(Given, Given())
    return given


async def _first(interaction: discord.Interaction[Any], answer: Callable[[], Awaitable[T]]) -> T | None:
    """Send the first answer; None where the interaction has one, which may be this one."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            try:
                return await answer()
            except aiohttp.ClientError:
                return await answer()
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
    except (aiohttp.ClientError, TimeoutError):
        if not await _arrived(interaction):
            raise
    return None


async def _arrived(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord says that it has the first answer, of which nobody has heard whether it arrived."""
    with suppress(*FAILURES):
        async with asyncio.timeout(ANSWER_SECONDS):
            await interaction.original_response()
            return True
    return False
