"""The flow of a tournament, which goes on from what is stored alone: the process that is asked first does what is to be
done next, whatever an earlier process was doing when it ended.
"""

import logging
from collections.abc import Callable

import discord

from bot import screens
from bot.messages.illustrations import files
from bot.runtime.registry import TableRegistry
from bot.table import lobby
from bot.tournaments import partners, reminders, rounds, steps, tables
from bot.tournaments.reading import found
from bot.trouble import FAILURES, FOREIGN_MESSAGE, UNKNOWN_MESSAGE, code_of, describe
from bot.ui.language import speaking
from data.tournament_records import Course, Tournament
from data.tournaments.repository import Stale

AGAIN_SECONDS = 60.0  # the pause before what could not be done is tried again
DRAWN_AFTER = 8  # tables that are laid, until the message says so

log = logging.getLogger(__name__)


class Flow:
    """Takes every tournament of this process as far as it goes."""

    def __init__(
        self, client: discord.Client, registry: TableRegistry, set_timer: Callable[[int, float], None]
    ) -> None:
        """`set_timer`: has a tournament seen to at that time at the latest."""
        self._client = client
        self._registry = registry
        self._set_timer = set_timer
        # The content of each tournament's message as this process drew it last, and the time of that.
        self._shown: dict[int, tuple[str, float]] = {}

    async def resume(self, guild: int | None = None) -> None:
        """After a start, or the return of a server: every tournament that is not over goes on."""
        store = self._registry.store.tournaments
        for number in await store.going_on(self._registry.shards, guild):
            self._set_timer(number, self._registry.now())

    async def see_to(self, number: int) -> None:
        """Do what is to be done in a tournament now, and come back when the clock asks for more."""
        try:
            due = await self._see_to(number)
        except Exception:
            log.exception("tournament %s: what was due could not be done; it is tried again", number)
            due = self._registry.now() + AGAIN_SECONDS
        if due is not None:
            self._set_timer(number, due)

    async def _see_to(self, number: int) -> float | None:
        course = await self._registry.store.tournaments.course(number)
        if course is None or self._registry.stands_still(course.tournament.guild):
            return None
        if self._held(course.tournament):
            return self._registry.now() + AGAIN_SECONDS
        with speaking(await self._registry.server_settings.learn_language(course.tournament.guild)):
            return await self._go_on(course)

    async def _go_on(self, begun: Course) -> float | None:
        """Take every step that is due, and show it; the time at which to look again."""
        number, course = begun.tournament.id, begun
        while await self._step(course):
            later = await self._registry.store.tournaments.course(number)
            if later is None:
                return None
            course = later
        if course.tournament.phase == "round":
            await self._lay(course)
        elif course.tournament.phase == "over":
            await self._break_off(course)
        last = await self._registry.store.tournaments.course(number)
        if last is None:
            return None
        await self._tell(last)
        await self._lapse(last)
        await self._remind(last)
        return self._due(last, drawn=await self.show(last))

    def _due(self, course: Course, *, drawn: bool) -> float | None:
        """The time at which a tournament is seen to next, whatever happens; None if never. As long as it goes on, its
        message is looked for once a minute.
        """
        now, again = course.tournament, self._registry.now() + AGAIN_SECONDS
        if now.phase == "over":
            return None if drawn and not now.invitations else again
        due = [again, *([now.begins] if now.phase == "signup" and now.begins is not None else [])]
        reminds = reminders.due(course)
        return min([*due, reminds] if reminds is not None and reminds > self._registry.now() else due)

    def _held(self, now: Tournament) -> bool:
        """True if a tournament cannot go on because the bot may not write in its channel: nobody would find a table.
        Whoever asks is told so.
        """
        if now.phase == "over" or tables.may_write(self._client, now.guild, now.channel):
            self._registry.paused_tournaments.discard(now.id)
            return False
        if now.id not in self._registry.paused_tournaments:
            log.info("tournament %s: it waits until the bot may write in its channel", now.id)
        self._registry.paused_tournaments.add(now.id)
        return True

    async def _step(self, course: Course) -> bool:
        """Take the step that is due, if any. True if the tournament has to be looked at again."""
        now, store = course.tournament, self._registry.store
        try:
            if now.phase == "signup" and now.begins is not None and now.begins <= self._registry.now():
                if len(course.complete) < now.fewest:  # from now on it waits for the button
                    await store.tournaments.advance(now.model_copy(update={"begins": None}))
                else:
                    await steps.draw_next(store, course, self._registry.now())
                return True
            if now.phase == "round" and all(one.ended is not None for one in course.running):
                last = rounds.is_last(course)
                if not last and len(rounds.contenders(course)) > 1:
                    await steps.draw_next(store, course, self._registry.now())
                else:
                    await steps.close(store, course, self._registry.now(), stopped=not last)
                return True
        except Stale:
            return True
        return False

    async def _lay(self, course: Course) -> None:
        """Open the tables of the round that have none yet, and call those who were not called."""
        now, store = course.tournament, self._registry.store.tournaments
        if await store.release(now.id, now.round):
            course = await store.course(now.id) or course
        missing = [one for one in course.running if one.table is None and one.ended is None]
        for at, pairing in enumerate(missing):
            if at % DRAWN_AFTER == 0:
                await self.show(await store.course(now.id) or course)
            await tables.lay(self._client, self._registry, self._registry.surfaces, course, pairing)
        course = await store.course(now.id) or course
        for pairing in course.running:
            if pairing.table is not None and pairing.ended is None and not pairing.called:
                await tables.call(
                    self._client,
                    self._registry,
                    self._registry.store,
                    self._registry.now,
                    self._registry.preferences,
                    self._registry.surfaces,
                    course,
                    pairing,
                )

    async def _tell(self, course: Course) -> None:
        """Post what referees did since the last time."""
        for remark in course.remarks:
            if not remark.posted:
                await tables.tell(
                    self._client, self._registry, self._registry.store, self._registry.preferences, course, remark
                )

    async def _lapse(self, course: Course) -> None:
        """Take back invitations to be a partner that cannot be accepted any more."""
        for invitation in course.tournament.invitations:
            if not course.stands(invitation) and await partners.taken_back(self._client, course, invitation):
                await self._registry.store.tournaments.forget_invitation(course.tournament.id, invitation)

    async def _remind(self, course: Course) -> None:
        """Remind people of a round of a league that is about to end."""
        due = reminders.due(course)
        if due is not None and due <= self._registry.now() < (course.tournament.closes or 0.0):
            await reminders.remind(self._client, self._registry.store, self._registry.preferences, course)

    async def _break_off(self, course: Course) -> None:
        """Close the tables of a tournament that is over and are still in play, without a result."""
        for pairing in course.running:
            if pairing.table is not None and pairing.ended is None:
                table = await self._registry.table(pairing.table)
                if table is not None:
                    await lobby.break_off(table)

    async def show(self, course: Course) -> bool:
        """Draw the message of a tournament, if it shows anything else; post it where it is missing, which is found out
        by drawing it again a minute later. False where that may go well another time.
        """
        now = course.tournament
        view, pictures = await self._drawn(course)
        shown = str(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
        before, drawn = self._shown.get(now.id, ("", 0.0))
        fresh = now.phase == "over" or self._registry.now() < drawn + AGAIN_SECONDS
        if before == shown and now.message is not None and fresh:
            return True
        channel = self._client.get_partial_messageable(now.channel)
        try:
            if now.message is not None:
                await channel.get_partial_message(now.message).edit(view=view, attachments=pictures)
            else:
                message = (await channel.send(view=view, silent=True, files=pictures)).id
                await self._registry.store.tournaments.show_at(now.id, message)
        except FAILURES as error:
            if code_of(error) in (UNKNOWN_MESSAGE, FOREIGN_MESSAGE) and now.message is not None:
                await self._registry.store.tournaments.show_at(now.id, None)  # somebody has deleted it
                return await self.show(course._replace(tournament=now.model_copy(update={"message": None})))
            log.warning("tournament %s: its message could not be drawn: %s", now.id, describe(error))
            return False
        self._shown[now.id] = (shown, self._registry.now())
        return True

    async def _drawn(self, course: Course) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        """The message as it is to be, with the pictures that are sent along."""
        shown = await found(self._registry, self._registry.paused_tournaments, course)
        if course.tournament.phase != "over":
            return screens.tournament(shown), []
        picture = screens.podium_picture(shown)
        png = await self._registry.surfaces.illustrations.png(picture) if picture is not None else None
        return screens.tournament_over(shown, picture if png else None), files(png or b"")
