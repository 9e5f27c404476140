"""The repository of tournaments: who takes part, who meets whom, and what came of it. Every method is a transaction.

A step from one round to the next is decided on the tournament's row, by its revision: of two that decide at once, one
raises Stale. A table is opened by the transaction that takes its pairing, and its result is stored by the one that
closes it, so that whatever is cut off between two steps goes on from what is stored.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.schema import entries, pairings, remarks, tournaments
from data.shards import ALL, Shards
from data.tournament_records import MOST, Course, Entry, Invitation, Pairing, Remark, Tournament
from data.tournaments.rows import (
    as_tournament,
    columns_of,
    count_change,
    lock,
    next_number,
    of_entry,
    of_pairing,
    read_course,
)
from data.tournaments.tables import add_remark
from data.transactions import Repository, uninterrupted

_NOTED = ("message", "invitations", "reminded")  # fields that are noted between two steps; a step does not change them
_HERE = tournaments.c.guild.not_in(select(schema.departures.c.guild))  # the servers that are not gone


class Stale(Exception):
    """The tournament has gone on meanwhile: look again. Nothing was stored."""


class Closed(Exception):
    """Raised when nobody can sign up any more."""


class Full(Exception):
    """Raised when as many people have signed up as a tournament takes."""


class Bound(Exception):
    """Raised when somebody has a partner already."""


class Tournaments(Repository):
    """The tournaments of all servers."""

    @uninterrupted
    async def create(self, wanted: Tournament) -> Tournament:
        """Store a new tournament. Return it with its id, at revision 0."""
        async with self._writer.begin() as connection:
            made = wanted.model_copy(update={"id": await next_number(connection), "revision": 0})
            await connection.execute(insert(tournaments).values(columns_of(made)))
        return made

    @uninterrupted
    async def course(self, number: int) -> Course | None:
        """A tournament with all that has happened in it; None where there is none."""
        async with self._reader.begin() as connection:
            return await read_course(connection, number)

    @uninterrupted
    async def going_on(self, shards: Shards = ALL, guild: int | None = None) -> list[int]:
        """The tournaments of these shards, or of that server, that are not over, less those of servers that are
        gone.
        """
        here = shards.served(tournaments.c.guild) if guild is None else tournaments.c.guild == guild
        query = select(tournaments.c.id).where(schema.GOES_ON, _HERE, here).order_by(tournaments.c.id)
        async with self._reader.begin() as connection:
            return list(await connection.scalars(query))

    @uninterrupted
    async def of_guild(self, guild: int, most: int, *, after: int = 0) -> list[Tournament]:
        """Up to `most` of the newest tournaments of a server, the newest first. `after`: the number of newest ones that
        are left out.
        """
        query = select(tournaments).where(tournaments.c.guild == guild)
        async with self._reader.begin() as connection:
            rows = await connection.execute(query.order_by(tournaments.c.id.desc()).limit(most).offset(after))
            return [as_tournament(row) for row in rows]

    @uninterrupted
    async def of_user(self, user: int) -> list[Course]:
        """The tournaments that are not over in which this person takes part, wherever they are."""
        mine = select(entries.c.tournament).where(entries.c.user == user, entries.c.left.is_(None))
        query = select(tournaments.c.id).where(schema.GOES_ON, _HERE, tournaments.c.id.in_(mine))
        async with self._reader.begin() as connection:
            numbers = (await connection.scalars(query.order_by(tournaments.c.id))).all()
            found = [await read_course(connection, number) for number in numbers]
        return [one for one in found if one is not None]

    @uninterrupted
    async def enter(self, number: int, user: int, name: str, *, invited: bool = False) -> Entry:
        """Sign a person up, or let them come back: from the next round on they are drawn. `invited`: by a referee, also
        once sign-up is over. Raises Closed and Full.
        """
        async with self._writer.begin() as connection:
            await count_change(connection, number)
            course = await read_course(connection, number)
            if course is None or not (course.tournament.enters or (invited and course.tournament.phase == "round")):
                raise Closed
            return await _sign_up(connection, course, user, name)

    @uninterrupted
    async def pair_up(self, number: int, inviter: int, user: int, name: str) -> Entry:
        """Sign a person up as the partner of the entry `inviter`: from the next round on both are drawn. Raises Closed,
        Full, and Bound where one of them has a partner or the inviter has left.
        """
        async with self._writer.begin() as connection:
            await count_change(connection, number)
            course = await read_course(connection, number)
            if course is None or not course.tournament.enters:
                raise Closed
            other = next((one for one in course.present if one.number == inviter and one.user != user), None)
            known = course.entry_of(user)
            if other is None or course.is_bound(inviter) or (known is not None and course.is_bound(known.number)):
                raise Bound
            own = await _sign_up(connection, course, user, name)
            for one in (own, other):
                since = course.tournament.round + 1
                await connection.execute(update(entries).where(*of_entry(number, one)).values(since=since))
            both = (min(own.number, inviter), max(own.number, inviter))
            kept = tuple(one for one in course.tournament.partners if not {*one} & {*both})
            paired = course.tournament.model_copy(update={"partners": (*kept, both)})
            this = tournaments.c.id == number
            await connection.execute(update(tournaments).where(this).values(document=columns_of(paired)["document"]))
        return own

    @uninterrupted
    async def leave(self, number: int, user: int) -> Entry | None:
        """Let a person go: they are drawn no more, and what they have played stays. None where they take no part."""
        async with self._writer.begin() as connection:
            await count_change(connection, number)
            course = await read_course(connection, number)
            entry = course.entry_of(user) if course is not None else None
            if course is None or entry is None or entry.left is not None or course.tournament.phase == "over":
                return None
            left = course.tournament.round + 1
            await connection.execute(update(entries).where(*of_entry(number, entry)).values(left=left))
        return entry.model_copy(update={"left": left})

    @uninterrupted
    async def advance(
        self,
        after: Tournament,
        drawn: Sequence[Pairing] = (),
        *,
        places: Mapping[int, int] | None = None,
        remark: Remark | None = None,
    ) -> Tournament:
        """Store a tournament as it is after a step, with the pairings of a round if one was `drawn`. Return it with its
        next revision. `places`: those of its entrants, if it is over. `remark`: that of a referee who strikes a table's
        result or restores it. Raises Stale.
        """
        stored = after.model_copy(update={"revision": after.revision + 1})
        there = (tournaments.c.id == after.id, tournaments.c.revision == after.revision)
        async with self._writer.begin() as connection:
            now = await lock(connection, after.id)
            stored = stored.model_copy(update={name: getattr(now, name) for name in _NOTED} if now is not None else {})
            changed = await connection.execute(update(tournaments).where(*there).values(columns_of(stored)))
            if changed.rowcount == 0:
                raise Stale
            if drawn:
                rows = [one.model_dump(mode="json") | {"tournament": after.id} for one in drawn]
                await connection.execute(insert(pairings), rows)
            for entrant, place in (places or {}).items():
                whose = (entries.c.tournament == after.id, entries.c.number == entrant)
                await connection.execute(update(entries).where(*whose).values(place=place))
            if remark is not None:
                this = of_pairing(after.id, remark.round, remark.table)
                await connection.execute(update(pairings).where(*this).values(struck=remark.reason))
                await connection.run_sync(add_remark, after.id, remark)
        return stored

    async def show_at(self, number: int, message: int | None) -> None:
        """Note which message shows the tournament. A note is no step and makes no revision."""
        await self._note(number, lambda _: {"message": message})

    async def invite(self, number: int, invitation: Invitation) -> None:
        """Note where an invitation stands."""
        await self._note(number, lambda now: {"invitations": (*now.invitations, invitation)})

    async def forget_invitation(self, number: int, invitation: Invitation) -> None:
        """Forget an invitation that stands no more."""
        await self._note(
            number, lambda now: {"invitations": tuple(one for one in now.invitations if one != invitation)}
        )

    async def remind(self, number: int, round_: int) -> None:
        """Note that people were reminded of a round."""
        await self._note(number, lambda now: {"reminded": max(now.reminded, round_)})

    @uninterrupted
    async def _note(self, number: int, changed: Callable[[Tournament], Mapping[str, Any]]) -> None:
        """Change what is noted of a tournament, if there is one."""
        async with self._writer.begin() as connection:
            before = await lock(connection, number)
            if before is not None:
                document = columns_of(before.model_copy(update=dict(changed(before))))["document"]
                this = tournaments.c.id == number
                await connection.execute(update(tournaments).where(this).values(document=document))

    @uninterrupted
    async def call(self, number: int, pairing: Pairing) -> None:
        """Note that the people of a table were called."""
        this = of_pairing(number, pairing.round, pairing.number)
        async with self._writer.begin() as connection:
            await connection.execute(update(pairings).where(*this).values(called=True))

    @uninterrupted
    async def post(self, number: int, remark: int) -> None:
        """Note that a remark was posted."""
        this = (remarks.c.tournament == number, remarks.c.number == remark)
        async with self._writer.begin() as connection:
            await connection.execute(update(remarks).where(*this).values(posted=True))

    @uninterrupted
    async def release(self, number: int, round_: int) -> int:
        """Let pairings of a round whose tables were deleted before they had a result get new ones. Return how many."""
        kept = select(schema.tables.c.id)
        lost = (pairings.c.table.is_not(None), pairings.c.ended.is_(None), pairings.c.table.not_in(kept))
        this = (pairings.c.tournament == number, pairings.c.round == round_, *lost)
        async with self._writer.begin() as connection:
            changed = await connection.execute(update(pairings).where(*this).values(table=None, called=False))
        return int(changed.rowcount)

    @uninterrupted
    async def apart(self, users: Collection[int]) -> set[frozenset[int]]:
        """The pairs among these people of whom one does not want to meet the other."""
        blocks = schema.blocks.c
        query = select(blocks.user, blocks.blocked).where(blocks.user.in_(users), blocks.blocked.in_(users))
        async with self._reader.begin() as connection:
            return {frozenset((row.user, row.blocked)) for row in await connection.execute(query)}


async def _sign_up(connection: AsyncConnection, course: Course, user: int, name: str) -> Entry:
    """Sign a person up for the next round, or let them come back for it. Raises Full."""
    number, since = course.tournament.id, course.tournament.round + 1
    known = course.entry_of(user)
    if known is not None and known.left is None:
        return known
    if len(course.present) >= MOST:
        raise Full
    if known is not None:
        again = {"name": name, "since": since, "left": None}
        await connection.execute(update(entries).where(*of_entry(number, known)).values(again))
        return known.model_copy(update=again)
    entry = Entry(number=len(course.entries) + 1, user=user, name=name, since=since)
    await connection.execute(insert(entries).values(tournament=number, **entry.model_dump()))
    return entry
