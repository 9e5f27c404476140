"""Private panels: the one ephemeral message each player has at a table, for as long as a token can write it.

In memory only: after a restart the next click brings a new token.
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

import discord
from discord.ui import LayoutView
from discord.utils import MISSING

from bot.messages.illustrations import files
from bot.timer import Timer
from bot.trouble import FAILURES, GONE, may_pass
from bot.ui.language import current_language, speaking

log = logging.getLogger(__name__)

T = TypeVar("T")

TOKEN_SECONDS = 14 * 60.0  # a token lives fifteen minutes; the last one is not to be relied on
FOLD_SECONDS = 13.5 * 60.0  # a panel that was silent so long is folded while that is still possible
RETRY_SECONDS = (2.0, 5.0, 15.0, 30.0, 60.0)  # between the attempts to draw a panel that did not come through

Key = tuple[int, int]  # table, user
POSITION = re.compile(r'("custom_id": "1.:\w+:\w+)\.\w+')  # of the round, in the custom ids of a picture


class Picture(NamedTuple):
    """A panel as it is to be drawn. `says`: equal in two pictures that need not be drawn one over the other. `png`: its
    illustration, where it has one, and `key` as that illustration's.
    """

    view: LayoutView
    says: str
    png: bytes = b""
    key: Hashable = None

    def files(self, attached: Hashable = None) -> list[discord.File] | None:
        """The files that are sent along to a message that has the illustration of that key; None where that stays as it
        is.
        """
        return None if self.key == attached or not self.png else files(self.png)


def picture(view: LayoutView, *, asks: bool, png: bytes = b"", key: Hashable = None) -> Picture:
    """A panel to be drawn. If it `asks` for something, it matters at which position of the round it was drawn;
    everything else may be pressed at any later one.
    """
    says = json.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return Picture(view, says if asks else POSITION.sub(r"\1", says), png, key if png else None)


Draw = Callable[[], Awaitable[Picture]]


@dataclass(frozen=True, slots=True)
class Token:
    """A click's webhook, with which one person can be written to until `expires`. `language`: in which they read."""

    webhook: discord.Webhook
    expires: float
    language: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel on somebody's screen, and the token that drew it. `serial` tells it from the ones before. `says`: as the
    picture's that it shows, "" where that is not known. `attached`: the key of the illustration that the message has.
    """

    token: Token
    message: int
    serial: int
    says: str = ""
    attached: Hashable = None

    @property
    def ages(self) -> bool:
        """True if something on it can be pressed, as far as is known: nothing else has to be folded."""
        return not self.says or '"custom_id"' in self.says


class Panels:
    """The panel, and the newest token, of each person at each table."""

    def __init__(self, now: Callable[[], float], folded: Callable[[int], LayoutView]) -> None:
        """`now`: a steady time that nobody corrects, or living tokens would seem dead. `folded` draws what is left of a
        silent panel, by table.
        """
        self._now = now
        self._folded = folded
        self._tokens: dict[Key, Token] = {}
        self._panels: dict[Key, Panel] = {}
        self._users: dict[int, set[int]] = {}  # those who have, or had, a panel at a table
        self._keys: dict[int, Key] = {}  # of each panel's serial
        self._serial = 0
        self._locks: dict[Key, asyncio.Lock] = {}
        self._missed: set[Key] = set()  # whose last picture did not come through
        self.folds = Timer(now, self._fold)

    def drawing(self, table: int, user: int) -> asyncio.Lock:
        """The lock for pictures of the person's panel: one is on its way at a time, or an older one could land last."""
        return self._locks.setdefault((table, user), asyncio.Lock())

    def keep(
        self, table: int, interaction: discord.Interaction[Any], message: int | None, drawn: Picture | None = None
    ) -> Panel | None:
        """Remember the token of a click that is answered, for one that is not can write nothing; and the panel that it
        drew (None: none), which shows that picture. A living panel that this one replaces is returned.
        """
        key = (table, interaction.user.id)
        token = self._tokens[key] = Token(interaction.followup, self._now() + TOKEN_SECONDS, current_language())
        self._missed.discard(key)
        if message is None:
            return None
        says, came = (drawn.says, drawn.key) if drawn is not None else ("", None)
        attached = self.attached(table, interaction.user.id, message) if came is None else came
        return self._put(key, Panel(token, message, self._next_serial(), says, attached))

    def attached(self, table: int, user: int, message: int | None) -> Hashable:
        """The key of the illustration that this message has, if it is the person's panel; None where it has none."""
        panel = self._panels.get((table, user))
        return panel.attached if panel is not None and panel.message == message else None

    def _put(self, key: Key, panel: Panel) -> Panel | None:
        before = self._panels.get(key)
        self._panels[key] = panel
        self._users.setdefault(key[0], set()).add(key[1])
        if before is not None:
            self.folds.set(before.serial, None)
            self._keys.pop(before.serial, None)
        self._keys[panel.serial] = key
        self.folds.set(panel.serial, panel.token.expires - TOKEN_SECONDS + FOLD_SECONDS)
        return before if before is not None and before.message != panel.message else None

    def _next_serial(self) -> int:
        self._serial += 1
        return self._serial

    def alive(self, table: int, user: int) -> bool:
        """True if something can still be shown to this person without a click."""
        token = self._tokens.get((table, user))
        return token is not None and self._living(token)

    def standing(self, table: int) -> list[int]:
        """The people whose panel at this table can be drawn anew."""
        panels = [(user, self._panels.get((table, user))) for user in sorted(self._users.get(table, ()))]
        return [user for user, panel in panels if panel is not None and self._living(panel.token)]

    def cover(self, table: int, user: int) -> None:
        """Note that something else stands in the place of the person's panel."""
        if (panel := self._panels.get((table, user))) is not None:
            self._put_down(panel, "")

    def _put_down(self, panel: Panel, says: str, came: Hashable = None) -> None:
        """Remember what a panel says, and the illustration that has come to it, unless another has taken its place."""
        key = self._keys.get(panel.serial)
        if key is not None:
            self._panels[key] = replace(panel, says=says, attached=panel.attached if came is None else came)

    def forget(self, table: int) -> None:
        """Forget the panels of a table that is gone."""
        self._users.pop(table, None)
        for key in [key for key in self._tokens if key[0] == table]:
            del self._tokens[key]
            self._locks.pop(key, None)
            self._missed.discard(key)
            panel = self._panels.pop(key, None)
            if panel is not None:
                self.folds.set(panel.serial, None)
                self._keys.pop(panel.serial, None)

    async def show(self, table: int, user: int, draw: Draw, *, anew: bool = False) -> None:
        """Redraw the person's panel where it says something else, or send one where none is open; `anew`: send one
        below all that was said since the last.

        Without a living token nothing happens. What did not come through, and may another time, is tried again, unless
        something else has been shown meanwhile.
        """
        key = (table, user)
        for wait in (*RETRY_SECONDS, None):
            async with self.drawing(*key):
                if await self._drawn(key, draw, anew):
                    self._missed.discard(key)
                    return
                self._missed.add(key)
            if wait is not None:
                await asyncio.sleep(wait)
            if key not in self._missed:
                return
        self._missed.discard(key)

    async def _drawn(self, key: Key, draw: Draw, anew: bool) -> bool:
        """Draw a panel; False where that is to be tried again."""
        panel = self._panels.get(key)
        try:
            if panel is not None and not anew and self._living(panel.token):
                if await self._edited(panel, await draw()):
                    return True
                self._drop(key, panel)
            await self._send(key, await draw())
        except FAILURES as error:
            log.warning("table %s: a panel could not be drawn: %r", key[0], error)
            return not may_pass(error)
        return True

    async def _edited(self, panel: Panel, drawn: Picture) -> bool:
        """Let a panel show this picture; False where the panel is gone."""
        if panel.says and panel.says == drawn.says:
            return True
        self._put_down(panel, "")  # until Discord has taken it, nobody knows what it shows
        sent = drawn.files(panel.attached) or MISSING
        if await _answer_of(panel.token.webhook.edit_message(panel.message, view=drawn.view, attachments=sent)) is None:
            return False
        self._put_down(panel, drawn.says, drawn.key)
        return True

    async def _send(self, key: Key, drawn: Picture) -> None:
        token = self._tokens.get(key)
        if token is None or not self._living(token):
            return
        sent = await _answer_of(
            token.webhook.send(view=drawn.view, files=drawn.files() or MISSING, ephemeral=True, wait=True)
        )
        if sent is None:
            self._tokens.pop(key, None)
            return
        await self.retire(self._put(key, Panel(token, sent.id, self._next_serial(), drawn.says, drawn.key)))

    def _living(self, token: Token) -> bool:
        return token.expires > self._now()

    async def retire(self, panel: Panel | None) -> None:
        """Delete a panel that another has replaced."""
        if panel is not None and self._living(panel.token):
            await _tried(panel.token.webhook.delete_message(panel.message))

    async def _fold(self, serial: int) -> None:
        """Fold a panel that was silent for long, so that what stays on the screen works for ever. A panel on which
        nothing can be pressed stays as it is.
        """
        key = self._keys.get(serial)
        panel = self._panels.get(key) if key is not None else None
        if key is None or panel is None or panel.serial != serial:
            return
        if panel.ages and self._living(panel.token):  # the process may have slept
            with speaking(panel.token.language):
                folded = self._folded(key[0])
            await _tried(panel.token.webhook.edit_message(panel.message, view=folded))
        self._drop(key, panel)

    def _drop(self, key: Key, panel: Panel) -> None:
        """Forget a panel that cannot be drawn any more."""
        if (standing := self._panels.get(key)) is not None and standing.serial == panel.serial:
            del self._panels[key]
            self._keys.pop(panel.serial, None)


async def _answer_of(call: Awaitable[T]) -> T | None:
    """The answer of a call by token; None where the message or the token is gone, which is expected of an old one."""
    try:
        return await call
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        return None


async def _tried(call: Awaitable[object]) -> None:
    """Make a call by token that need not go well."""
    try:
        await _answer_of(call)
    except FAILURES as error:
        log.warning("a panel could not be put away: %r", error)
