"""Public calls to people whom a table waits for: rare, only for those who want to be called, and taken back. At slow
tables people who want it get a private letter instead.
"""

import asyncio
import logging

import discord

from bot import screens
from bot.refusal import Refused
from bot.table import shown, waiting
from bot.table.people import key_of
from bot.table.scenes import scene_of
from bot.table.stewards import is_driven
from bot.table.table import Means, Table
from bot.trouble import FAILURES, UNKNOWN_MESSAGE, code_of, describe
from bot.ui.language import speaking
from data.message_records import Call
from engine.contract import owed

log = logging.getLogger(__name__)

# Seconds before a slow player is called, by pace. They are longer than the delay of any pass that is made for a player,
# or a call would tell that this turn had a choice.
IDLE = {"quick": 11.0, "lively": 25.0, "reserve": 15.0, "relaxed": 65.0, "slow": 15.0}
EVERY = 120.0  # the least pause between two calls to one person
SOONEST = 10.0  # seconds of a turn in which not even the other players may call (`nudge`)


class TurnReminder:
    """Makes calls, at most one a table at a time, and takes them back."""

    def __init__(self, client: discord.Client, means: Means) -> None:
        self._client = client
        self._preferences = means.preferences
        self._language = means.language
        self._now = means.now
        self._locks: dict[int, asyncio.Lock] = {}

    def due(self, table: Table) -> float | None:
        """The time at which somebody is to be called next."""
        return min((at for at, _ in self._callable(table)), default=None)

    def stale(self, table: Table) -> bool:
        """True if a call stands in the channel though its decision is over or the seat is nobody's by now."""
        call = table.messages.call
        return call is not None and (
            table.record.phase != "round"
            or table.record.deadlines.get(str(call.seat)) != call.until
            or table.user_at(call.seat) is None
        )

    async def ring(self, table: Table) -> None:
        """Take back a stale call, and call somebody whom it is time to call."""
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            await self._take_back(table)
            now = self._now()
            seat = next((seat for at, seat in sorted(self._callable(table)) if at <= now), None)
            if seat is not None:
                await self._call(table, seat)

    async def nudge(self, table: Table, user: int) -> None:
        """Call now, because another player asks for it. Raises Refused when nobody is to be called."""
        if not table.sits(user):
            raise Refused("not_seated")
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            awaited = [seat for seat in self._awaited_seats(table) if table.user_at(seat) not in (None, user)]
            if not awaited:
                raise Refused("nudge_nobody")
            if all(self._now() < waiting.asked_since(table, seat) + SOONEST for seat in awaited):
                raise Refused("nudge_early")
            may_be_called = {seat for _, seat in self._callable(table)}
            seat = next(
                (seat for seat in awaited if seat in may_be_called and self._may_be_called_again(table, seat)), None
            )
            if seat is None:
                raise Refused("nudge_quiet")
            await self._call(table, seat)

    def forget(self, table: int) -> None:
        """Forget a table that is gone."""
        self._locks.pop(table, None)

    def _awaited_seats(self, table: Table) -> list[int]:
        """The seats of people who are openly waited for."""
        state, played = table.state, table.round
        if state is None or played is None or table.record.phase != "round":
            return []
        open_ = [decision.seat for decision in owed(state.pending) if decision.open]
        return [seat for seat in open_ if not is_driven(table.record, played, seat)]

    def _callable(self, table: Table) -> list[tuple[float, int]]:
        """The seats whose people may be called for this turn, each with the time from which on: once a turn, and not
        more often than every two minutes. People whose panel was cut off by a restart are called at once, the first
        time.
        """
        record = table.record
        if table.messages.call is not None:
            return []
        found = []
        for seat in self._awaited_seats(table):
            user = table.user_at(seat)
            if user is None:
                continue
            last = table.messages.called.get(key_of(user), float("-inf"))
            if last >= waiting.asked_since(table, seat):
                continue
            if not (self._may_call(table, user) or self._gets_letter(table, user)):
                continue
            at = max(waiting.asked_since(table, seat) + IDLE[record.pace], last + EVERY)
            if key_of(user) in table.cut_off and last < table.resumed:
                at = waiting.asked_since(table, seat)
            if at < record.deadlines.get(str(seat), 0.0):
                found.append((at, seat))
        return found

    def _may_be_called_again(self, table: Table, seat: int) -> bool:
        """True if the last call to the person on this seat is long enough ago."""
        return self._now() >= table.messages.called.get(key_of(table.user_at(seat) or 0), float("-inf")) + EVERY

    async def _call(self, table: Table, seat: int) -> None:
        user = table.user_at(seat)
        if user is None:
            return
        until = table.record.deadlines[str(seat)]
        # Counted before it is sent: whatever fails, nobody is called twice.
        await shown.keep_call(table, None, user)
        if self._gets_letter(table, user) and await self._send_letter(table, user):
            return
        if not self._may_call(table, user):
            return
        channel = self._client.get_partial_messageable(table.place)
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
        try:
            with speaking(self._language(table.record)):
                view = screens.call(scene_of(table), user, restarted=key_of(user) in table.cut_off)
            sent = await channel.send(view=view, allowed_mentions=mentions)
        except FAILURES as error:
            log.warning("table %s: nobody could be called: %s", table.record.id, describe(error))
            return
        await shown.keep_call(table, Call(message=sent.id, seat=seat, until=until))
        await self._take_back(table)

    def _may_call(self, table: Table, user: int) -> bool:
        """True if this person may be called in public."""
        return table.record.pings != "never" and self._preferences.of(user).pings

    def _gets_letter(self, table: Table, user: int) -> bool:
        """True if this person gets a letter: at a slow table they may look away for hours."""
        return table.record.pace == "slow" and self._preferences.of(user).letters

    async def _send_letter(self, table: Table, user: int) -> bool:
        """Send the letter. True if it could be sent."""
        try:
            letters = await self._client.create_dm(discord.Object(user))
            with speaking(self._language(table.record, user)):
                letter = screens.letter(scene_of(table))
            await letters.send(view=letter)
        except FAILURES as error:
            log.info("table %s: a letter could not be sent: %s", table.record.id, describe(error))
            return False
        return True

    async def _take_back(self, table: Table) -> None:
        call = table.messages.call
        if call is None or not self.stale(table):
            return
        channel = self._client.get_partial_messageable(table.place)
        try:
            await channel.get_partial_message(call.message).delete()
        except FAILURES as error:
            if code_of(error) != UNKNOWN_MESSAGE:
                log.warning("table %s: a call could not be taken back: %s", table.record.id, describe(error))
        await shown.keep_call(table, None)
