"""The public message of a table: one message in the channel, which is edited. Only a new round gets a new one.

One renderer per table: a dirty flag, at most one edit a second, the newest state wins. A picture that was lost on its
way to Discord is drawn again, since nobody may be left before an outdated one.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace

import discord
from discord.ui import LayoutView
from discord.utils import MISSING

from bot.games.shows import illustration_of, presenter_of, public
from bot.messages import threads
from bot.messages.illustrations import Illustrations, files
from bot.messages.rate_limiter import RateLimiter
from bot.screens.table import present
from bot.table import shown
from bot.table.scene import Scene
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.trouble import (
    ARCHIVED,
    FAILURES,
    FOREIGN_MESSAGE,
    OLD_MESSAGE,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    code_of,
    describe,
    may_pass,
    too_many,
)
from bot.ui.language import silently, speaking

log = logging.getLogger(__name__)

TRIES = 6  # the attempts at a picture that does not come through, each after twice the wait of the one before


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table to be shown, with its illustration where it has one that could be drawn; `key` as the illustration's."""

    scene: Scene
    key: Hashable = None
    png: bytes = b""

    def files(self) -> list[discord.File]:
        """The files that are sent along; MISSING if there are none."""
        return files(self.png) or MISSING


class TableMessage:
    """Keeps the public message of one table true to the table."""

    def __init__(
        self,
        client: discord.Client,
        table: Table,
        edit_seconds: float,
        rate_limiter: RateLimiter,
        illustrations: Illustrations,
        drawn: Callable[[Table, bool], None],
    ) -> None:
        """`edit_seconds`: the least time between two edits; `rate_limiter`: the limiter of all calls. `drawn` is told
        whether an attempt to draw it went well.
        """
        self._client = client
        self._table = table
        self._edit_seconds = edit_seconds
        self._rate_limiter = rate_limiter
        self._report = drawn
        self._dirty = False
        self._drawing = asyncio.Lock()  # one picture at a time is on its way, or an older one could land last
        self._last = -edit_seconds
        self._failures = 0  # in a row
        self._shown = False  # whether this process has drawn it once
        self._task: asyncio.Task[None] | None = None
        self._ended: tuple[int, Scene] | None = None  # the message of the round that ended, and how it stood then
        self._illustrations = illustrations
        self._attached: dict[int, Hashable] = {}  # the messages whose illustration is known, and its key

    def mark(self) -> None:
        """Note that the state has changed; the picture follows soon. The end of a round is remembered at once, because
        the next round may be dealt before that picture if everybody is ready.
        """
        self._remember_end()
        self._dirty = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), context=silently())

    def stop(self) -> None:
        """Stop drawing: there is nowhere to show anything any more."""
        self._dirty, self._ended = False, None

    @property
    def guild(self) -> int:
        """The server that it stands in."""
        return self._table.record.guild

    @property
    def busy(self) -> bool:
        """True if a picture is still to come."""
        return self._dirty or self._drawing.locked()

    async def draw_by(self, message: int | None, draw: Callable[[LayoutView], Awaitable[None]]) -> bool:
        """Redraw the table by the answer to a click on `message`. False if that cannot be: then an edit redraws it."""
        if self._drawing.locked():
            self.mark()
            return False
        async with self._drawing:
            if message is None or message != self._table.messages.message:
                self.mark()
                return False
            with speaking(self._language):
                scene = scene_of(self._table)
                key = _key(scene)
                if self._attached.get(message) != key:  # its illustration has to be drawn first
                    self.mark()
                    return False
                view = public(replace(scene, illustrated=key is not None))
            self._dirty = False
            self._remember_end()
            try:
                await draw(view)
            except BaseException:
                self.mark()
                raise
            finally:
                self._last = asyncio.get_running_loop().time()
        if threads.lacks_somebody(self._table.record, self._table.messages.thread):
            self.mark()
        return True

    async def move_to_thread(self, message: int) -> bool:
        """Give the table a thread of its own below that message. False if Discord refuses."""
        with speaking(self._language):
            thread = await threads.create(self._client, scene_of(self._table), message)
        if thread is None:
            return False
        await shown.keep_thread(self._table, thread)
        self.mark()
        return True

    async def settle(self) -> None:
        """Wait until the message shows the table as it is."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _run(self) -> None:
        """Draw the message until it shows the newest state, at most one picture in `edit_seconds`."""
        while self._dirty:
            wait = self._last + self._edit_seconds * 2**self._failures - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)
            if self._table.messages.message is not None:  # one that is yet to come is waited for
                await self._rate_limiter.turn()
            async with self._drawing:
                if not self._dirty:
                    continue
                self._dirty = False
                try:
                    await self._show()
                    self._shown = True
                    self._failures = 0
                    self._report(self._table, True)
                except FAILURES as error:
                    await self._failed(error)
                except Exception:
                    log.exception("table %s: its message could not be drawn", self._table.record.id)
                finally:
                    self._last = asyncio.get_running_loop().time()

    async def _failed(self, error: Exception) -> None:
        """Deal with a message that could not be drawn. Where somebody has deleted the table's thread, the channel has
        to do. A failure that may pass is tried again; where the bot has called too often, as soon as calls are taken
        again, for that says nothing against this message.
        """
        table = self._table
        if too_many(error):
            self._dirty = True
            return
        if code_of(error) == UNKNOWN_CHANNEL and table.messages.thread is not None:
            await shown.keep_thread(table, None)
            self._dirty = True
            return
        log.warning("table %s: its message could not be drawn: %s", table.record.id, describe(error))
        self._failures = (self._failures + 1) % TRIES if may_pass(error) else 0
        self._dirty |= self._failures > 0
        self._report(table, False)

    def _remember_end(self) -> None:
        record, message = self._table.record, self._table.messages.message
        if record.phase == "between" and message is not None:
            self._ended = (message, scene_of(self._table))

    @property
    def _language(self) -> str:
        return self._table.means.language(self._table.record)

    async def _show(self) -> None:
        with speaking(self._language):
            await self._draw()
            await self._see_to_thread()

    async def _see_to_thread(self) -> None:
        """Let the thread of the table say that it is closed, or bring in those who play."""
        record, thread = self._table.record, self._table.messages.thread
        if thread is not None and record.phase == "closed":
            await threads.update_sign(self._client, scene_of(self._table), thread)
        elif thread is not None and threads.lacks_somebody(record, thread):
            await shown.keep_thread(self._table, await threads.gather(self._client, record, thread))

    async def _draw(self) -> None:
        """Edit the message, or post a new one if there is none that can be edited."""
        drawn = await self._illustrated_table()
        message = self._table.messages.message
        channel = self._client.get_partial_messageable(self._table.place)
        self._remember_end()
        view = public(drawn.scene)
        if message is not None:
            try:
                await self._edit(channel.get_partial_message(message), view, drawn)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, FOREIGN_MESSAGE, OLD_MESSAGE, ARCHIVED):
                    raise
            else:
                await self._fold_end(channel)
                return
        record = self._table.record
        if record.phase == "closed" and not record.round:
            return  # a table that never began is not posted anew
        # If the answer to a post was lost, or the bot was killed before it could be recorded, Discord finds that post
        # again by its nonce and makes no second one. The post that it finds may show an older picture.
        nonce = f"{record.id:x}.{record.round:x}.{message:x}" if message else f"{record.id:x}.{record.round:x}"
        sent = await channel.send(view=view, silent=True, files=drawn.files(), nonce=nonce)
        self._dirty |= self._failures > 0 or not self._shown
        self._attached[sent.id] = drawn.key
        await shown.keep_message(self._table, sent.id)
        await self._fold_end(channel)

    async def _illustrated_table(self) -> DrawnTable:
        """The table as it is now, with its illustration. If the table has changed while that was drawn, it is drawn
        once more. If the table has changed again, it is shown as it was; the change has marked it, so the next picture
        follows.
        """
        drawn = await self._illustrate(scene_of(self._table))
        if _key(scene_of(self._table)) != _key(drawn.scene):
            drawn = await self._illustrate(scene_of(self._table))
        scene = scene_of(self._table)
        if _key(scene) != _key(drawn.scene):
            return drawn
        return replace(drawn, scene=replace(scene, illustrated=drawn.scene.illustrated))

    async def _illustrate(self, scene: Scene) -> DrawnTable:
        """A table with its illustration, if it has one. If that cannot be drawn, the screens have letters instead."""
        illustration = illustration_of(scene)
        png = await self._illustrations.png(illustration) if illustration is not None else None
        if illustration is None or png is None:
            return DrawnTable(scene)
        return DrawnTable(replace(scene, illustrated=True), illustration.key, png)

    async def _edit(self, message: discord.PartialMessage, view: LayoutView, drawn: DrawnTable) -> None:
        """Edit a message. An illustration that it has already is not sent again."""
        known = drawn.key is None or self._attached.get(message.id) == drawn.key
        await message.edit(view=view, attachments=MISSING if known else drawn.files())
        self._attached[message.id] = drawn.key

    async def _fold_end(self, channel: discord.PartialMessageable) -> None:
        """Draw the end of a round in its final form, once another message shows the table."""
        if self._ended is None:
            return
        ended, scene = self._ended
        if ended == self._table.messages.message:
            return
        drawn = await self._illustrate(scene)
        frozen = present.result(drawn.scene, presenter_of(scene.record.game), frozen=True)
        try:
            await self._edit(channel.get_partial_message(ended), frozen, drawn)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            if error.code not in (UNKNOWN_MESSAGE, FOREIGN_MESSAGE):
                log.warning(
                    "table %s: the end of a round could not be folded: %s", self._table.record.id, describe(error)
                )
        self._ended = None
        self._attached.pop(ended, None)
        self._remember_end()  # what was posted anew may be the end of a round itself


def _key(scene: Scene) -> Hashable:
    """A key of everything on which the illustration of a table depends; None where there is none."""
    illustration = illustration_of(scene)
    return illustration.key if illustration else None
