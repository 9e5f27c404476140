"""The standing sign of a server: the way in for people who know no command, with the tables that are open there. It is
edited when one of them opens, fills or closes, and never posted again by itself: whoever deletes it wants none. A
server that has just invited the bot gets an introduction: one message to its owner, where people may talk, or else a
letter.
"""

import asyncio
import hashlib
import json
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress

import discord
from discord.ui import LayoutView

from bot import screens
from bot.messages.rate_limiter import RateLimiter
from bot.refusal import Refused
from bot.table.scene import Scene
from bot.table.scenes import scene_of
from bot.table.server_settings import ServerSettingsCache
from bot.table.table import Table
from bot.trouble import FAILURES, FOREIGN_MESSAGE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, code_of, describe, may_pass
from bot.ui import names
from bot.ui.language import speaking
from bot.ui.texts import say
from data.message_records import Sign
from data.shards import Shards
from data.signs import Signs as SignRepository

log = logging.getLogger(__name__)

GAP = 5  # the wait between two edits of a sign, as a multiple of that between two of a table's message
TRIES = 5  # the attempts to draw a sign whose edit fails, each after twice the wait of the one before
TAKEN_DOWN = (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, FOREIGN_MESSAGE)

Listed = Callable[[int, Callable[[int], bool]], Awaitable[list[Scene]]]  # a server's open tables in certain channels


class SignKeeper:
    """Keeps the sign of each server true to its open tables."""

    def __init__(
        self,
        client: discord.Client,
        store: SignRepository,
        listed: Listed,
        rate_limiter: RateLimiter,
        edit_seconds: float,
        later: Callable[[Coroutine[None, None, None]], None],
        server_settings: ServerSettingsCache,
    ) -> None:
        """`edit_seconds`, `later`: as `Surfaces` takes them."""
        self._client = client
        self._store = store
        self._listed = listed
        self._rate_limiter = rate_limiter
        self._gap = GAP * edit_seconds
        self._later = later
        self._server_settings = server_settings
        self._signs: dict[int, Sign] = {}  # by server
        self._entries: dict[int, Sequence[str]] = {}  # by table, what signs say of it
        self._untrue: set[int] = set()  # servers whose sign is to be drawn
        self._hurried = asyncio.Event()  # nothing waits any more: the bot ends
        self._locks: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # by server, while its sign is on its way

    def of(self, guild: int) -> Sign | None:
        """The sign of a server."""
        return self._signs.get(guild)

    async def resume(self, shards: Shards) -> None:
        """Load the signs of these shards, and draw those that have become untrue since the last run, one by one."""
        self._signs = {guild: sign for guild, sign in (await self._store.everywhere()).items() if shards.serve(guild)}
        for guild in list(self._signs):
            await self._draw(guild)

    async def post(self, guild: int, channel: int) -> None:
        """Post the sign of a server in this channel, and delete the one before. Raises Refused on failure."""
        async with self._locks[guild]:
            before = self._signs.get(guild)
            view = await self._view(guild, channel)
            try:
                sent = await self._client.get_partial_messageable(channel).send(view=view, silent=True)
            except FAILURES as error:
                log.info("server %s: its sign could not be posted: %s", guild, describe(error))
                raise Refused("sign_unsent", channel=f"<#{channel}>") from error
            self._signs[guild] = Sign(channel=channel, message=sent.id, shown=_digest(view))
            await self._store.put(guild, self._signs[guild])
            if before is not None:
                await self._delete(guild, before)

    async def take_down(self, guild: int) -> None:
        """Take the sign down, since the server wants none any more."""
        async with self._locks[guild]:
            if (sign := self._signs.pop(guild, None)) is not None:
                await self._store.remove(guild, sign.message)
                await self._delete(guild, sign)

    def hurry(self) -> None:
        """Draw at once whatever is still to be drawn, since the bot is about to end."""
        self._hurried.set()

    def forget(self, guild: int) -> None:
        """Forget the sign of a server that is gone, with all that was stored of it."""
        self._signs.pop(guild, None)

    def changed(self, table: Table) -> None:
        """Have the server's sign drawn if it says something else of this table by now."""
        number, guild = table.record.id, table.record.guild
        if guild not in self._signs or not table.mode.public:
            return
        with speaking(self._server_settings.language(guild)):
            entry = () if table.record.phase == "closed" else screens.sign_entry(scene_of(table))
        if self._entries.get(number, ()) != entry:
            self._entries[number] = entry
            self.mark(guild)
        if not entry:
            self._entries.pop(number, None)

    def mark(self, guild: int) -> None:
        """Have a server's sign drawn soon, as it may say something that is no longer true."""
        if guild in self._signs and guild not in self._untrue:
            self._untrue.add(guild)
            self._later(self._draw_soon(guild))

    async def _draw_soon(self, guild: int) -> None:
        """Draw the sign after a while, so that changes until then are in the same picture."""
        for attempt in range(TRIES):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self._gap * 2**attempt)
            self._untrue.discard(guild)
            if await self._draw(guild):
                return
            if guild in self._untrue:
                return  # somebody else draws it
            self._untrue.add(guild)
        self._untrue.discard(guild)

    async def _draw(self, guild: int) -> bool:
        """Draw a server's sign if it has changed. False if that failed and may succeed another time."""
        async with self._locks[guild]:
            sign = self._signs.get(guild)
            if sign is None or self._client.get_guild(guild) is None:
                return True
            view = await self._view(guild, sign.channel)
            if (shown := _digest(view)) == sign.shown:
                return True
            await self._rate_limiter.turn()
            try:
                await self._message(sign).edit(view=view)
            except FAILURES as error:
                if code_of(error) in TAKEN_DOWN:
                    del self._signs[guild]
                    await self._store.remove(guild, sign.message)
                else:
                    log.warning("server %s: its sign could not be drawn: %s", guild, describe(error))
                return not may_pass(error)
            self._signs[guild] = sign.model_copy(update={"shown": shown})
            await self._store.show(guild, sign.message, shown)
            return True

    async def _view(self, guild: int, channel: int) -> LayoutView:
        """The sign as it is to be now, in this channel."""
        tables = await self._listed(guild, lambda other: self._open_to_readers(guild, channel, other))
        await self._server_settings.learn(guild)
        with speaking(self._server_settings.language(guild)):
            return screens.sign(tables)

    def _open_to_readers(self, guild: int, channel: int, other: int) -> bool:
        """True if everybody who reads the sign in `channel` may know of a table in the channel `other`: nobody hears of
        a channel that they cannot see.
        """
        server = self._client.get_guild(guild)
        found = server.get_channel_or_thread(other) if server is not None else None
        if server is None or found is None:
            return False
        if isinstance(found, discord.Thread):
            if found.is_private():
                return other == channel
            other = found.parent_id
        return other == channel or found.permissions_for(server.default_role).view_channel

    def _message(self, sign: Sign) -> discord.PartialMessage:
        return self._client.get_partial_messageable(sign.channel).get_partial_message(sign.message)

    async def _delete(self, guild: int, sign: Sign) -> None:
        """Delete a sign that another has replaced or that nobody wants. Somebody may have deleted it already."""
        try:
            await self._message(sign).delete()
        except FAILURES as error:
            if code_of(error) not in TAKEN_DOWN:
                log.warning("server %s: its old sign could not be deleted: %s", guild, describe(error))


def _digest(view: LayoutView) -> str:
    """A digest that tells one picture of a sign from another."""
    drawn = json.dumps(view.to_components(), sort_keys=True)  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return hashlib.sha256(drawn.encode()).hexdigest()[:32]


async def introduce(client: discord.Client, guild: discord.Guild, language: str) -> None:
    """Say who is here, and ask what only the owner can say. `language`: the language of the server's messages."""
    owner = guild.owner_id
    if owner is None:
        log.info("server %s: Discord does not say who owns it, so nobody is greeted there", guild.id)
        return
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(owner)])
    try:
        if (channel := _for_talk(guild)) is not None:
            with speaking(language):
                view = screens.introduction(owner)
            await channel.send(view=view, allowed_mentions=mentions)
        else:
            letters = await client.create_dm(discord.Object(owner))
            with speaking(language):
                letter = say("introduction-letter", server=names.in_markdown(guild.name))
            await letters.send(letter)
    except FAILURES as error:
        log.info("server %s: nobody could be told that the bot is here: %s", guild.id, describe(error))


def _for_talk(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which the server greets newcomers, or else its first text channel, as far as the bot and everybody
    may write there: neither for rules, nor for announcements, nor for a few.
    """
    first = [guild.system_channel] if guild.system_channel is not None else []
    apart = (guild.rules_channel, guild.public_updates_channel, guild.safety_alerts_channel)
    for channel in (*first, *guild.text_channels):
        allowed = [channel.permissions_for(one) for one in (guild.me, guild.default_role)]
        if all(one.view_channel and one.send_messages for one in allowed) and not (
            channel.is_news() or channel in apart
        ):
            return channel
    return None
