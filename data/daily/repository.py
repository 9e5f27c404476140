"""The repository of today's deals: the sets of a day, and people's attempts at them. Every method is a transaction."""

import hmac
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.cleaning import OF_TABLES
from data.daily.records import Attempt, DailySet, Dealt, Ghost, Streak
from data.daily.worth import Fields, Worth, worth_of
from data.dialects import upsert
from data.records import DealRef
from data.transactions import Repository, uninterrupted
from engine.contract import Outcome
from engine.daily import DEALS

_sets, _attempts, _servers, _fields, _marks, _streaks = (
    schema.sets,
    schema.attempts,
    schema.attempt_servers,
    schema.fields,
    schema.marks,
    schema.streaks,
)


class Over(Exception):
    """The set is not to be played any more, or not yet."""


class Forgotten(Exception):
    """The person has deleted an attempt at this set, and has no other until it is closed."""


class Daily(Repository):
    """The sets of a day, and how far each person has come with them."""

    @uninterrupted
    async def make(self, made: Sequence[DailySet]) -> None:
        """Keep these sets. A set that is there already is not changed, so that the first process makes it."""
        async with self._writer.begin() as connection:
            for one in made:
                row = upsert(connection, _sets).values(one.model_dump())
                await connection.execute(row.on_conflict_do_nothing())

    @uninterrupted
    async def of_days(self, days: Collection[int]) -> list[DailySet]:
        """The sets of these days, in their order."""
        query = select(_sets).where(_sets.c.day.in_(days)).order_by(_sets.c.day, _sets.c.slot)
        async with self._reader.begin() as connection:
            return [_set(row) for row in await connection.execute(query)]

    @uninterrupted
    async def find_set(self, day: int, slot: int) -> DailySet | None:
        """One set; None where there is none."""
        async with self._reader.begin() as connection:
            row = (await connection.execute(select(_sets).where(*_of(_sets, day, slot)))).one_or_none()
        return _set(row) if row is not None else None

    @uninterrupted
    async def unclosed(self, before: int) -> list[DailySet]:
        """The sets of the days before that one which are not closed, the oldest first."""
        query = select(_sets).where(_sets.c.day < before, _sets.c.closed.is_(None))
        async with self._reader.begin() as connection:
            return [_set(row) for row in await connection.execute(query.order_by(_sets.c.day, _sets.c.slot))]

    @uninterrupted
    async def keep_ghosts(self, day: int, slot: int, ghosts: Sequence[Sequence[Ghost]]) -> None:
        """Keep the results of computer players in the first deals of a set, unless those of as many are known."""
        payload = [[one.model_dump(mode="json") for one in deal] for deal in ghosts]
        this = _of(_sets, day, slot)
        async with self._writer.begin() as connection:
            known = await connection.scalar(select(_sets.c.ghosts).where(*this).with_for_update())
            if len(known or ()) < len(payload):
                await connection.execute(update(_sets).where(*this).values(ghosts=payload))

    @uninterrupted
    async def adopt(self, played: DailySet) -> None:
        """Let a set that nobody has begun be played by these versions of rules and search from now on. What other
        versions have worked out for it is forgotten.
        """
        begun = select(_attempts.c.user).where(*_of(_attempts, played.day, played.slot)).exists()
        free = (*_of(_sets, played.day, played.slot), _sets.c.ended.is_(None), ~begun)
        values = {"rules": played.rules, "thinks": played.thinks, "ghosts": None}
        async with self._writer.begin() as connection:
            await connection.execute(update(_sets).where(*free).values(values))

    @uninterrupted
    async def homes(self, user: int) -> list[int]:
        """The servers where this person has sat at a table and, as far as is known, still is a member."""
        async with self._reader.begin() as connection:
            return list(await connection.scalars(_homes(user)))

    @uninterrupted
    async def begin(self, wanted: Attempt, at_homes: bool = False) -> Attempt:
        """Return the attempt that a person has at a set; if there is none, store this new one. `at_homes`: a new
        attempt that belongs to no server counts for all servers where the person has sat at a table. Raises Over if the
        set is ended, and Forgotten.
        """
        key = _of(_attempts, wanted.day, wanted.slot)
        async with self._writer.begin() as connection:
            query = select(_attempts).where(*key, _attempts.c.user == wanted.user)
            row = (await connection.execute(query)).one_or_none()
            if row is not None:
                return _attempt(row)
            played = await _open(connection, wanted.day, wanted.slot)
            if played is None:
                raise Over
            mark = mark_of(played, wanted.user)
            marked = (*_of(_marks, wanted.day, wanted.slot), _marks.c.mark == mark)
            if (await connection.execute(select(_marks.c.mark).where(*marked))).one_or_none():
                raise Forgotten
            await connection.execute(insert(_attempts).values(wanted.model_dump(mode="json")))
            if at_homes and wanted.server == schema.NOWHERE:
                this = {"day": wanted.day, "slot": wanted.slot, "user": wanted.user}
                homes = await connection.scalars(_homes(wanted.user))
                if counted := [{**this, "guild": guild} for guild in homes]:
                    await connection.execute(insert(_servers), counted)
        return wanted

    @uninterrupted
    async def attempts(self, user: int, days: Collection[int]) -> list[Attempt]:
        """A person's attempts at the sets of these days, in their order."""
        query = select(_attempts).where(_attempts.c.user == user, _attempts.c.day.in_(days))
        async with self._reader.begin() as connection:
            rows = await connection.execute(query.order_by(_attempts.c.day, _attempts.c.slot))
            return [_attempt(row) for row in rows]

    @uninterrupted
    async def servers(self, attempt: Attempt) -> set[int]:
        """The servers for which an attempt counts."""
        async with self._reader.begin() as connection:
            rows = await connection.scalars(servers_of(attempt))
            return {attempt.server, *rows} - {schema.NOWHERE}

    @uninterrupted
    async def note_table(self, attempt: Attempt, table: int) -> Attempt:
        """Note that the next deal of an attempt is played at this table, unless another table is noted by now. Return
        the attempt as it stands then. Raises Over if the set is ended or the attempt is gone.
        """
        who = (*_of(_attempts, attempt.day, attempt.slot), _attempts.c.user == attempt.user)
        async with self._writer.begin() as connection:
            row = (await connection.execute(select(_attempts).where(*who))).one_or_none()
            if row is None or await _open(connection, attempt.day, attempt.slot) is None:
                raise Over
            now = _attempt(row)
            if now.table is not None or now.dealt != attempt.dealt or now.dealt >= DEALS:
                return now
            after = now.model_copy(update={"deals": (*now.deals, Dealt(table=table))})
            await connection.execute(update(_attempts).where(*who).values(deals=_dumped(after.deals)))
        return after

    @uninterrupted
    async def fields(self, day: int, slot: int) -> Fields:
        """The results of each deal of a set, and how many people had them."""
        async with self._reader.begin() as connection:
            return await fields_of(connection, day, slot)

    @uninterrupted
    async def worth(self, deal: DealRef, user: int, made: Outcome) -> Worth | None:
        """The worth of a deal with this result; None where its set is gone."""
        who = (*_of(_attempts, deal.day, deal.slot), _attempts.c.user == user)
        async with self._reader.begin() as connection:
            row = (await connection.execute(select(_sets).where(*_of(_sets, deal.day, deal.slot)))).one_or_none()
            if row is None:
                return None
            played, fields = _set(row), await fields_of(connection, deal.day, deal.slot)
            own = (await connection.execute(select(_attempts).where(*who))).one_or_none()
        counted = own is not None and not deal.practice and _attempt(own).dealt >= deal.number
        return worth_of(
            made, fields, played.ghosts or (), deal.number, final=played.closed is not None, counted=counted
        )

    @uninterrupted
    async def streak(self, guild: int, user: int) -> Streak | None:
        """A person's streak in a server, or anywhere (`schema.NOWHERE`)."""
        query = select(_streaks).where(_streaks.c.guild == guild, _streaks.c.user == user)
        async with self._reader.begin() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Streak.model_validate(row._asdict()) if row is not None else None


def mark_of(played: DailySet, user: int) -> str:
    """The mark that keeps a person who has deleted their attempt from a second one. Nobody can tell whose it is without
    the set's secret.
    """
    return hmac.digest(played.secret, b"mark %d" % user, "sha256").hex()


def count_deal(connection: Connection, deal: DealRef, table: int, user: int, made: Outcome, now: float) -> bool:
    """Keep and count a person's result in a deal that is over, once, as part of the transaction that ends it. Return
    False if it does not count, because the set is ended, or the attempt is gone or not at this deal.
    """
    who = (*_of(_attempts, deal.day, deal.slot), _attempts.c.user == user)
    row = connection.execute(select(_attempts).where(*who)).one_or_none()
    ended = connection.scalar(select(_sets.c.ended).where(*_of(_sets, deal.day, deal.slot)))
    attempt = _attempt(row) if row is not None else None
    if attempt is None or ended is not None or attempt.table != table or attempt.dealt != deal.number - 1:
        return False
    deals = (*attempt.deals[:-1], Dealt(table=table, outcome=(made.place, made.margin)))
    values: dict[str, Any] = {"deals": _dumped(deals), "dealt": deal.number}
    if deal.number == DEALS:
        values["finished"] = now
        for guild in {attempt.server, schema.NOWHERE, *connection.scalars(servers_of(attempt))}:
            _extend_streak(connection, guild, attempt)
    connection.execute(update(_attempts).where(*who).values(values))
    key = {"day": deal.day, "slot": deal.slot, "deal": deal.number, "place": made.place, "margin": made.margin}
    added = upsert(connection, _fields).values(**key, people=1)
    more = {"people": _fields.c.people + 1}
    connection.execute(added.on_conflict_do_update(index_elements=list(key), set_=more))
    return True


def _extend_streak(connection: Connection, guild: int, attempt: Attempt) -> None:
    """Extend the person's streak in a server, once they have finished the first set of a day."""
    who = (_streaks.c.guild == guild, _streaks.c.user == attempt.user)
    row = connection.execute(select(_streaks).where(*who)).one_or_none()
    before = Streak.model_validate(row._asdict()) if row is not None else None
    if before is not None and before.last >= attempt.day:
        return
    days = (before.days if before is not None and before.last == attempt.day - 1 else 0) + 1
    longest = max(days, before.longest if before is not None else 0)
    values = {"name": attempt.name, "last": attempt.day, "days": days, "longest": longest}
    stored = upsert(connection, _streaks).values(guild=guild, user=attempt.user, **values)
    connection.execute(stored.on_conflict_do_update(index_elements=["guild", "user"], set_=values))


async def fields_of(connection: AsyncConnection, day: int, slot: int) -> Fields:
    """The field of each deal of a set, as `Daily.fields` reads it, within a transaction."""
    found: tuple[dict[Outcome, int], ...] = tuple({} for _ in range(DEALS))
    for row in await connection.execute(select(_fields).where(*_of(_fields, day, slot))):
        found[row.deal - 1][Outcome(row.place, row.margin)] = row.people
    return found


def servers_of(attempt: Attempt) -> Select[int]:
    """The query for the servers for which an attempt counts, besides the one where it was begun."""
    return select(_servers.c.guild).where(*_of(_servers, attempt.day, attempt.slot), _servers.c.user == attempt.user)


def _homes(user: int) -> Select[int]:
    people = schema.people.c
    here = (people.user == user, people.hidden.is_(None), people.guild != schema.NOWHERE)
    return select(people.guild).where(*here).order_by(people.guild)


async def forget_tables(connection: AsyncConnection, numbers: Sequence[int]) -> None:
    """Delete the tables at which deals were played, within a transaction."""
    for table in (*OF_TABLES, schema.tables):
        key = table.c.id if table is schema.tables else table.c.table
        await connection.execute(delete(table).where(key.in_(numbers)))


async def _open(connection: AsyncConnection, day: int, slot: int) -> DailySet | None:
    """The set, where results count."""
    row = (await connection.execute(select(_sets).where(*_of(_sets, day, slot)))).one_or_none()
    return _set(row) if row is not None and row.ended is None else None


def _of(table: Any, day: int, slot: int) -> tuple[Any, ...]:
    return table.c.day == day, table.c.slot == slot


def _set(row: Row[Any]) -> DailySet:
    return DailySet.model_validate(row._asdict())


def _attempt(row: Row[Any]) -> Attempt:
    return Attempt.model_validate(row._asdict())


def _dumped(deals: Sequence[Dealt]) -> list[dict[str, Any]]:
    return [one.model_dump(mode="json") for one in deals]
