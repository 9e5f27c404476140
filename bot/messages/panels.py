"""Private panels: the one ephemeral message each player has at a table, for as long as a token can write it, and what
its person has opened or chosen in it since the table asked them last.

In memory only: after a restart the next click brings a new token.
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import discord
from discord.ui import LayoutView
from discord.utils import MISSING

from bot.messages.illustrations import files
from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.table.table import Table
from bot.timer import Timer
from bot.trouble import FAILURES, GONE, describe, may_pass
from bot.ui.language import current_language, speaking
from engine.contract import Decision

Asked = tuple[Stamp, tuple[Decision, ...]]  # a table's stamp, and the decisions that it asks of one person

log = logging.getLogger(__name__)

T = TypeVar("T")

TOKEN_SECONDS = 14 * 60.0  # a token lives fifteen minutes; nothing relies on the last of them
FOLD_SECONDS = 13.5 * 60.0  # a panel that was silent so long is folded while that is still possible
RETRY_SECONDS = (2.0, 5.0, 15.0, 30.0, 60.0)  # the pauses between attempts to draw a panel that did not come through

Key = tuple[int, int]  # table, user
POSITION = re.compile(r'("custom_id": "1.:\w+:\w+)\.\w+')  # the round's position in the custom ids of a picture


class PanelStates:
    """The state of each panel, by table and user, with what was asked when it was kept, and the table's stamp then."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Asked, Stamp, PanelState]] = {}

    def of(self, table: Table, user: int) -> PanelState:
        """The state of a person's panel; an empty one if they are asked something else by now. A line about their last
        click (`warning`) is in it only until something happens at the table.
        """
        asked, stamp, state = self._known.get((table.record.id, user), (None, Stamp(), PanelState()))
        if asked != _question_to(table, user):
            return PanelState()
        return state if stamp == table.stamp else replace(state, warning=None)

    def keep(self, table: Table, user: int, state: PanelState) -> None:
        """Note the state of a person's panel as it stands now."""
        self._known[table.record.id, user] = _question_to(table, user), table.stamp, state

    def forget(self, table: int) -> None:
        """Forget the panels of a table."""
        for key in [key for key in self._known if key[0] == table]:
            del self._known[key]


def decisions_of(table: Table, user: int) -> tuple[Decision, ...]:
    """The decisions that this person owes."""
    seat = table.seat_of(user)
    return table.view(seat).decisions if table.state is not None and seat is not None else ()


def _question_to(table: Table, user: int) -> Asked:
    """The stamp of the table and the decisions that this person owes. Where nothing is asked of them, the stamp has the
    number of the round alone, since it does not matter how far the round has come.
    """
    decisions = decisions_of(table, user)
    return table.stamp if decisions else Stamp(table.stamp.round), decisions


class Content(NamedTuple):
    """The content of a panel. `digest`: a panel that shows the same already is not drawn again; thirty bytes, where
    its components take thousands. `pressable`: it has buttons or menus.
    """

    digest: bytes
    pressable: bool


class Picture(NamedTuple):
    """A panel as it is to be drawn. `png`: its illustration, where it has one, and `key`: the illustration's key."""

    view: LayoutView
    content: Content
    png: bytes = b""
    key: Hashable = None

    def files(self, attached: Hashable = None) -> list[discord.File] | None:
        """The files to send with an edit of a message whose illustration has the key `attached`; None if the message
        keeps its files.
        """
        return None if self.key == attached or not self.png else files(self.png)


def picture(view: LayoutView, *, asks: bool, png: bytes = b"", key: Hashable = None) -> Picture:
    """The picture of a panel. The position of the round belongs to its content only if it `asks` for something:
    everything else can be pressed at any later position.
    """
    text = json.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    shown = text if asks else POSITION.sub(r"\1", text)
    content = Content(sha256(shown.encode()).digest(), '"custom_id"' in shown)
    return Picture(view, content, png, key if png else None)


Draw = Callable[[], Awaitable[Picture]]


@dataclass(frozen=True, slots=True)
class Token:
    """A click's webhook, with which one person can be written to until `expires`. `language`: the language that they
    read.
    """

    webhook: discord.Webhook
    expires: float
    language: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel on somebody's screen, and the token that drew it. `serial` tells it from the ones before. `content`: that
    of the picture that it shows, None if it is not known. `attached`: the key of the message's illustration.
    """

    token: Token
    message: int
    serial: int
    content: Content | None = None
    attached: Hashable = None

    @property
    def can_be_pressed(self) -> bool:
        """True if something on it can be pressed, or if nobody knows what it shows. Only such a panel is folded."""
        return self.content is None or self.content.pressable


class Panels:
    """The panel, and the newest token, of each person at each table."""

    def __init__(self, now: Callable[[], float], folded: Callable[[int], LayoutView]) -> None:
        """`now`: a steady clock; by one that is corrected, living tokens could seem dead. `folded` draws what is left
        of a silent panel, by table.
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
        """Remember the token of a click that has been answered; before the answer nothing can be written with it.
        `message`: the panel that the answer has drawn, which shows the picture `drawn`; None: it has drawn no panel.
        Return the panel that this one replaces in another message, if there is one.
        """
        key = (table, interaction.user.id)
        token = self._tokens[key] = Token(interaction.followup, self._now() + TOKEN_SECONDS, current_language())
        self._missed.discard(key)
        if message is None:
            return None
        content, illustration = (drawn.content, drawn.key) if drawn is not None else (None, None)
        attached = self.attached(table, interaction.user.id, message) if illustration is None else illustration
        return self._set_panel(key, Panel(token, message, self._next_serial(), content, attached))

    def attached(self, table: int, user: int, message: int | None) -> Hashable:
        """The key of the illustration that this message has, if it is the person's panel; None where it has none."""
        panel = self._panels.get((table, user))
        return panel.attached if panel is not None and panel.message == message else None

    def _set_panel(self, key: Key, panel: Panel) -> Panel | None:
        """Make this the person's panel. Return the one that it replaces, if that stands in another message."""
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
            self._note_content(panel, None)

    def _note_content(self, panel: Panel, content: Content | None, illustration: Hashable = None) -> None:
        """Note what a panel shows now, unless another panel has taken its place. `illustration`: the key of one that
        was sent with it; None: it has kept its own.
        """
        key = self._keys.get(panel.serial)
        if key is not None:
            attached = panel.attached if illustration is None else illustration
            self._panels[key] = replace(panel, content=content, attached=attached)

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
        """Redraw the person's panel if its content has changed, or send a panel if none is open. `anew`: send one in
        any case, below all that was said since the last.

        Without a living token nothing happens. A picture that did not come through, and may come through later, is
        tried again unless something else has been shown meanwhile.
        """
        key = (table, user)
        for wait in (*RETRY_SECONDS, None):
            async with self.drawing(*key):
                if await self._try_to_draw(key, draw, anew):
                    self._missed.discard(key)
                    return
                self._missed.add(key)
            if wait is not None:
                await asyncio.sleep(wait)
            if key not in self._missed:
                return
        self._missed.discard(key)

    async def _try_to_draw(self, key: Key, draw: Draw, anew: bool) -> bool:
        """Draw a panel. False if that is to be tried again."""
        panel = self._panels.get(key)
        try:
            if panel is not None and not anew and self._living(panel.token):
                if await self._try_to_edit(panel, await draw()):
                    return True
                self._drop(key, panel)
            await self._send(key, await draw())
        except FAILURES as error:
            log.warning("table %s: a panel could not be drawn: %s", key[0], describe(error))
            return not may_pass(error)
        return True

    async def _try_to_edit(self, panel: Panel, drawn: Picture) -> bool:
        """Let a panel show this picture. False if the panel is gone."""
        if panel.content == drawn.content:
            return True
        self._note_content(panel, None)  # until Discord has taken it, nobody knows what it shows
        sent = drawn.files(panel.attached) or MISSING
        if await _answer_of(panel.token.webhook.edit_message(panel.message, view=drawn.view, attachments=sent)) is None:
            return False
        self._note_content(panel, drawn.content, drawn.key)
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
        await self.retire(self._set_panel(key, Panel(token, sent.id, self._next_serial(), drawn.content, drawn.key)))

    def _living(self, token: Token) -> bool:
        return token.expires > self._now()

    async def retire(self, panel: Panel | None) -> None:
        """Delete a panel that another has replaced."""
        if panel is not None and self._living(panel.token):
            await _try(panel.token.webhook.delete_message(panel.message))

    async def _fold(self, serial: int) -> None:
        """Fold a panel that was silent for long, so that what stays on the screen works for ever. A panel on which
        nothing can be pressed stays as it is.
        """
        key = self._keys.get(serial)
        panel = self._panels.get(key) if key is not None else None
        if key is None or panel is None or panel.serial != serial:
            return
        if panel.can_be_pressed and self._living(panel.token):  # the process may have slept
            with speaking(panel.token.language):
                folded = self._folded(key[0])
            await _try(panel.token.webhook.edit_message(panel.message, view=folded))
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


async def _try(call: Awaitable[object]) -> None:
    """Make a call by token, and only log its failure."""
    try:
        await _answer_of(call)
    except FAILURES as error:
        log.warning("a panel could not be put away: %s", describe(error))
