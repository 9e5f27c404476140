"""Answers to interactions, in time and over a connection that may break. No other module answers one.

Discord takes one first answer, within three seconds, and any number of others afterwards. Whoever answers a click or a
command need not think of that: once `hurry` was called, an interaction that is still unanswered after a second and a
half is acknowledged, in the way that leaves the answer open. A click is acknowledged invisibly, and may then be
answered by another picture of what was clicked, or by messages that everybody or only that person sees. A command shows
its person that the bot is thinking; the first message after that replaces this sign and is as private as it. An
acknowledged interaction cannot be answered by a form any more.

discord.py repeats a first answer that was refused with 429 or 5xx for much longer than Discord waits, and does not
repeat one whose connection broke. So this module sends it again after a broken connection; if the first attempt had
arrived after all, Discord says so. And it gives up in time, so that something else can be shown to the person. Then it
asks Discord whether the answer has arrived all the same, since it has to know what stands on the screen.

Another process may have given the first answer, where two of them have heard of the same interaction. What is drawn
anew is always the message that was clicked, never such an answer. And a process that has lost its range of shards
answers nothing any more: another one does, and knows what became of it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import aiohttp
import discord
from discord.http import HTTPClient, Route
from discord.ui import LayoutView
from discord.utils import MISSING

from bot.limits import Posts
from bot.refusal import Refused
from bot.trouble import ACKNOWLEDGED, FAILURES, UNKNOWN_INTERACTION, is_expected
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from data.errors import DatabaseError

log = logging.getLogger(__name__)

ANSWER_SECONDS = 5.0  # Discord has given up after three, by its own clock
HURRY_SECONDS = 1.5  # the time within which an interaction is acknowledged, whatever its answer waits for

T = TypeVar("T")
Kind = Literal["none", "deferred", "thinking", "message"]

NOBODY = discord.AllowedMentions.none()


@dataclass(slots=True)
class FirstAnswer:
    """The first answer of an interaction, and what became of it. `kind`: none yet, one of the two acknowledgements
    ("deferred" for a click, "thinking" for a command), or a message. `tried`: an acknowledgement that was sent, whether
    or not it has arrived. `late`: Discord has given up waiting. `refused`: Discord has refused the last answer, for an
    unusual reason. `done`: it has changed a table, so that a refused answer hides a deed and not only a look.
    `attempts`: how often a first answer was sent so far, discord.py's own repetitions included. `answered_elsewhere`:
    is called when somebody else has given it; `foreign`: how Discord has said so. `look`: raises DatabaseError once
    this process has lost its range. `lock`: one answer at a time is on its way.
    """

    kind: Kind = "none"
    tried: Kind = "none"
    late: bool = False
    refused: bool = False
    done: bool = False
    attempts: Callable[[], int | None] = lambda: None
    answered_elsewhere: Callable[[], None] = lambda: None
    foreign: discord.HTTPException | None = None
    look: Callable[[], None] = lambda: None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def hurry(
    interaction: discord.Interaction[Any],
    later: Callable[[Coroutine[None, None, None]], None],
    attempts: Callable[[], int | None],
    answered_elsewhere: Callable[[], None],
    look: Callable[[], None],
) -> None:
    """Acknowledge this interaction in time if the current task has not answered it by then. `later` runs something in
    the background. `attempts`: how often its first answer was sent. `answered_elsewhere`: is called if Discord has an
    answer that this process cannot have given. `look`: raises DatabaseError once nothing is to be answered any more.
    """
    given = _first_answer(interaction)
    given.attempts, given.answered_elsewhere, given.look = attempts, answered_elsewhere, look
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    if task is None:
        raise RuntimeError("clicks and commands are answered in tasks")
    slow = loop.call_later(HURRY_SECONDS, lambda: later(_hurry(interaction)))
    task.add_done_callback(lambda _: slow.cancel())


async def _hurry(interaction: discord.Interaction[Any]) -> None:
    with suppress(DatabaseError, *FAILURES):  # the answer itself is about to fail, too, and that is logged
        await acknowledge(interaction)


def look(interaction: discord.Interaction[Any]) -> None:
    """Raises DatabaseError once this process has lost its range, and answers nothing any more."""
    _first_answer(interaction).look()


async def late(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord has refused an acknowledgement: it has given up waiting, and has told the person so."""
    given = _first_answer(interaction)
    async with given.lock:
        return given.late


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Say that the answer will come, unless it has come. An autocompletion gets no choices. Raises `FAILURES`, and
    DatabaseError as `look`.
    """
    given, response = _first_answer(interaction), interaction.response
    async with given.lock:
        given.look()
        if given.kind != "none" or response.is_done():
            return
        if interaction.type is discord.InteractionType.autocomplete:
            await _send_first(interaction, lambda: response.autocomplete([]))
            return
        command = interaction.type is discord.InteractionType.application_command
        given.tried = "thinking" if command else "deferred"
        try:
            await _send_first(interaction, lambda: response.defer(ephemeral=True, thinking=command))
        except discord.HTTPException as error:
            given.late = error.code == UNKNOWN_INTERACTION
            raise
        given.kind = given.tried


def redrawable(interaction: discord.Interaction[Any]) -> int | None:
    """The message that was clicked, if components can be drawn over it: Discord refuses that where it is plain text."""
    clicked = interaction.message
    return clicked.id if clicked is not None and clicked.flags.components_v2 else None


async def update(
    interaction: discord.Interaction[Any], view: LayoutView, files: Sequence[discord.File] | None = None
) -> None:
    """Answer by putting this in place of what was clicked, or by a private message where it cannot be drawn over that.
    `files` replace those that were there; None: these stay. Raises `FAILURES`, and DatabaseError as `look`.
    """
    clicked, response = redrawable(interaction), interaction.response
    if clicked is None:
        log.info("what was clicked cannot be drawn anew; the answer is a message")
        await send(interaction, view=view, files=files)
        return
    async with _answering(interaction) as given:
        unanswered = given.kind == "none"
        if not unanswered or not await _send_first(
            interaction, lambda: response.edit_message(view=view, attachments=_reopen(files))
        ):
            await interaction.followup.edit_message(clicked, view=view, attachments=_reopen(files))
        given.kind = "message"


async def send(
    interaction: discord.Interaction[Any],
    *,
    ephemeral: bool = True,
    files: Sequence[discord.File] | None = None,
    **message: Any,
) -> int:
    """Answer with a new message, below any earlier answers. Return its id. Raises `FAILURES`, and DatabaseError as
    `look`.
    """
    response = interaction.response
    async with _answering(interaction) as given:
        if given.kind == "none":
            sent = await _send_first(
                interaction, lambda: response.send_message(ephemeral=ephemeral, files=_reopen(files), **message)
            )
            stands = sent.message_id if sent is not None else None
            if stands is None and given.tried == "none":
                stands = await _own_answer(interaction, components="view" in message)
            if stands is not None:
                given.kind = "message"
                return stands
            given.kind = given.tried  # it had arrived after all
        private_sign = given.kind == "thinking" and not ephemeral
        if private_sign:
            await interaction.edit_original_response(content=say("answer-comes-for-all"))
        sent_below = await interaction.followup.send(ephemeral=ephemeral, wait=True, files=_reopen(files), **message)
        given.kind = "message"
        if private_sign:
            with suppress(*FAILURES):
                await interaction.delete_original_response()
        return sent_below.id


async def _own_answer(interaction: discord.Interaction[Any], *, components: bool) -> int | None:
    """The message by which this process has answered first. None where somebody else has: what stands there is the
    message that was clicked, a sign that they think, or not made of `components` as ours is, and cannot be drawn over.
    """
    found, clicked = await interaction.original_response(), interaction.message
    acknowledged = found.flags.loading or (clicked is not None and found.id == clicked.id)
    if not acknowledged and found.flags.components_v2 == components:
        return found.id
    log.warning("somebody else has answered an interaction; our answer is another message")
    return None


def _reopen(files: Sequence[discord.File] | None) -> Sequence[discord.File]:
    """The files for another attempt, since the one before may have read them to their end."""
    found: Sequence[discord.File] = MISSING
    if files is not None:
        for file in files:
            file.fp.seek(0)
        found = [discord.File(file.fp, file.filename, description=file.description) for file in files]
    return found


async def send_bare(http: HTTPClient, interaction: str, token: str, said: str, *, typing: bool) -> None:
    """Answer an interaction of which no more is known than its id and token, with a private sentence; while somebody is
    `typing`, by no choices. Raises `FAILURES`.
    """
    where = Route("POST", "/interactions/{id}/{webhook_token}/callback", id=interaction, webhook_token=token)
    sentence = {"content": said, "flags": discord.MessageFlags(ephemeral=True).value}
    choices: dict[str, Any] = {"choices": []}
    kind = discord.InteractionResponseType
    answer = (kind.autocomplete_result, choices) if typing else (kind.channel_message, sentence)
    await http.request(where, json={"type": answer[0].value, "data": answer[1]})


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Answer with a form. Raises `FAILURES`, DatabaseError as `look`, and Refused if it is too late for a form."""
    async with _answering(interaction) as given:
        if given.kind != "none":
            raise Refused("too_late_for_form")
        await _send_first(interaction, lambda: interaction.response.send_modal(form))
        given.kind = "message"


def has_refused(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord has refused an answer that was to show what was done."""
    return _first_answer(interaction).refused


def note_done(interaction: discord.Interaction[Any]) -> None:
    """Note that the interaction has changed a table."""
    _first_answer(interaction).done = True


def is_done(interaction: discord.Interaction[Any]) -> bool:
    """True if the interaction has changed a table."""
    return _first_answer(interaction).done


@asynccontextmanager
async def _answering(interaction: discord.Interaction[Any]) -> AsyncIterator[FirstAnswer]:
    """Let no other answer to the interaction begin meanwhile, and note whether this one was refused."""
    given = _first_answer(interaction)
    async with given.lock:
        given.look()
        try:
            yield given
        except discord.HTTPException as error:
            given.refused = not is_expected(error)
            raise


def _first_answer(interaction: discord.Interaction[Any]) -> FirstAnswer:
    given: FirstAnswer = interaction.extras.setdefault(FirstAnswer, FirstAnswer())
    return given


async def _send_first(interaction: discord.Interaction[Any], answer: Callable[[], Awaitable[T]]) -> T | None:
    """Send the first answer, and return what Discord says. None if the interaction has a first answer already, perhaps
    this one, whose arrival nobody heard of. If somebody else has given it, raises what Discord says, now and ever
    after: nothing is drawn over their answer.
    """
    given = _first_answer(interaction)
    if given.foreign is not None:
        raise given.foreign
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            try:
                return await answer()
            except aiohttp.ClientError:
                return await answer()
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        if given.attempts() == 1:  # so none of ours can have arrived before
            given.foreign = error
            given.answered_elsewhere()
            raise
    except (aiohttp.ClientError, TimeoutError):
        if not await _has_arrived(interaction):
            raise
    return None


async def _has_arrived(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord says that it has the first answer."""
    with suppress(*FAILURES):
        async with asyncio.timeout(ANSWER_SECONDS):
            await interaction.original_response()
            return True
    return False


async def post(
    posts: Posts,
    interaction: discord.Interaction[Any],
    press: Press,
    view: LayoutView,
    *,
    files: list[discord.File] | None = None,
    mentions: discord.AllowedMentions = NOBODY,
) -> int:
    """Answer a press with a message that everybody sees, and return its id. Raises Refused where this person has posted
    the same by such a press, or too much of anything, within a minute; and `FAILURES`.
    """
    user = interaction.user.id
    place = f"https://discord.com/channels/{interaction.guild_id or '@me'}/{interaction.channel_id}"
    begun = posts.begin(user, press, place)
    try:
        message = await send(interaction, ephemeral=False, view=view, files=files, allowed_mentions=mentions)
    except BaseException:
        posts.withdraw(user, begun)
        raise
    begun.link = f"{place}/{message}"
    return message
