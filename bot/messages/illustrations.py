"""Draws illustrations, of tables, of rounds to share and of histories, off the event loop, a few at a time. The last
ones are kept, since a table that is drawn anew mostly has the same.
"""

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

import discord

from bot.screens.table.illustration import FILE, Illustration
from bot.ui.language import current_language

log = logging.getLogger(__name__)

AT_ONCE = 2  # the pictures that are drawn at once, in threads; a table has no more than one waiting
MOST_ASKED = 200  # the pictures that wait or are drawn; more are not taken
KEPT = 4  # pictures, of at most 100 KB each: a board changes with every move, so that few are asked for again


def files(png: bytes) -> list[discord.File]:
    """The file that is sent along, once, with a message that shows this picture."""
    return [discord.File(io.BytesIO(png), FILE)] if png else []


class Illustrations:
    """The queue that draws pictures while people wait, and the pictures drawn last."""

    def __init__(self) -> None:
        self._asked = 0
        self._room = asyncio.Semaphore(AT_ONCE)
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()
        # Every thread that has ever drawn keeps some of the memory that it took for that. So only these threads draw.
        self._threads = ThreadPoolExecutor(AT_ONCE, "pictures")

    async def png(self, illustration: Illustration) -> bytes | None:
        """The picture; None when it cannot be drawn or too many wait, so that the same is shown in letters."""
        if self._asked >= MOST_ASKED:
            log.warning("%s illustrations are waited for: one is left out", self._asked)
            return None
        self._asked += 1
        try:
            async with self._room:
                return await self._kept_or_drawn(illustration)
        finally:
            self._asked -= 1

    async def _kept_or_drawn(self, illustration: Illustration) -> bytes | None:
        key = (current_language(), illustration.key)
        if key not in self._drawn:
            try:
                speaking = copy_context()  # the thread says in the same language what is written on a picture
                drawing = asyncio.get_running_loop().run_in_executor(self._threads, speaking.run, illustration.draw)
                self._drawn[key] = await drawing
            except OSError as error:  # what draws charts finds no folder to write: its own sentence says so
                log.warning("a chart is told in words, as it cannot be drawn: %s", error)
                return None
            except Exception:  # a table is played on without its picture
                log.exception("an illustration could not be drawn")
                return None
        self._drawn.move_to_end(key)
        png = self._drawn[key]
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return png
