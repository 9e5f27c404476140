"""The repository of tournaments: who takes part, who meets whom, and what came of it. Every method is a transaction.

A step from one round to the next is decided on the tournament's row, by its revision: of two that decide at once, one
raises Stale. A table is opened by the transaction that takes its pairing, and its result is stored by the one that
closes it, so that whatever is cut off between two steps goes on from what is stored.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, Row, String, cast, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.records import PairingRef, TableRecord
from data.shards import ALL, Shards
from data.tournament_records import MOST, Course, Entry, Invitation, Pairing, Remark, Tournament, Trophy
from data.transactions import Repository, uninterrupted
from data.upserts import upsert

_tournaments, _entries, _pairings = schema.tournaments, schema.entries, schema.pairings
_remarks = schema.remarks
PODIUM = 3  # places
COUNTED = "tournaments"  # the fact under which the newest number is kept
_NOTED = ("message", "invitations", "reminded")  # in a document, between two steps: a step leaves them as they are
_BESIDE = ("id", "guild", "channel", "phase", "revision", "secret", "hash")
_HERE = _tournaments.c.guild.not_in(select(schema.departures.c.guild))  # of servers that are not gone


class Stale(Exception):
    """The tournament has gone on meanwhile: look again. Nothing was stored."""


class Closed(Exception):
    """Raised when nobody can sign up any more."""


class Full(Exception):
    """Raised when as many people have signed up as a tournament takes."""


class Bound(Exception):
    """Raised when somebody has a partner already."""


class Taken(Exception):
    """The pairing has a table, or is no more. Nothing was stored."""


class Playing(Exception):
    """The person plays at another table of the round. Nothing was stored."""


class Tournaments(Repository):
    """The tournaments of all servers."""

    @uninterrupted
    async def create(self, wanted: Tournament) -> Tournament:
        """Store a new tournament; it comes back with its id, at revision 0."""
        async with self._writer.begin() as connection:
            made = wanted.model_copy(update={"id": await _next(connection), "revision": 0})
            await connection.execute(insert(_tournaments).values(_columns(made)))
        return made

    @uninterrupted
    async def course(self, number: int) -> Course | None:
        """A tournament with all that has happened in it; None where there is none."""
        async with self._reader.begin() as connection:
            return await _course(connection, number)

    @uninterrupted
    async def going_on(self, shards: Shards = ALL, guild: int | None = None) -> list[int]:
        """The tournaments of these shards, or of that server, that are not over, less those of servers that are
        gone.
        """
        here = shards.served(_tournaments.c.guild) if guild is None else _tournaments.c.guild == guild
        query = select(_tournaments.c.id).where(schema.GOES_ON, _HERE, here).order_by(_tournaments.c.id)
        async with self._reader.begin() as connection:
            return list(await connection.scalars(query))

    @uninterrupted
    async def of_guild(self, guild: int, most: int, *, after: int = 0) -> list[Tournament]:
        """Up to `most` of the newest tournaments of a server, the newest first. `after`: the number of newest ones that
        are left out.
        """
        query = select(_tournaments).where(_tournaments.c.guild == guild)
        async with self._reader.begin() as connection:
            rows = await connection.execute(query.order_by(_tournaments.c.id.desc()).limit(most).offset(after))
            return [_tournament(row) for row in rows]

    @uninterrupted
    async def of_user(self, user: int) -> list[Course]:
        """The tournaments that are not over in which this person takes part, wherever they are."""
        mine = select(_entries.c.tournament).where(_entries.c.user == user, _entries.c.left.is_(None))
        query = select(_tournaments.c.id).where(schema.GOES_ON, _HERE, _tournaments.c.id.in_(mine))
        async with self._reader.begin() as connection:
            numbers = (await connection.scalars(query.order_by(_tournaments.c.id))).all()
            found = [await _course(connection, number) for number in numbers]
        return [one for one in found if one is not None]

    @uninterrupted
    async def enter(self, number: int, user: int, name: str, *, invited: bool = False) -> Entry:
        """Sign a person up, or let them come back: from the next round on they are drawn. `invited`: by a referee, also
        once sign-up is over. Raises Closed and Full.
        """
        async with self._writer.begin() as connection:
            await _count(connection, number)
            course = await _course(connection, number)
            if course is None or not (course.tournament.enters or (invited and course.tournament.phase == "round")):
                raise Closed
            return await _entered(connection, course, user, name)

    @uninterrupted
    async def pair_up(self, number: int, inviter: int, user: int, name: str) -> Entry:
        """Sign a person up as the partner of the entry `inviter`: from the next round on both are drawn. Raises Closed,
        Full, and Bound where one of them has a partner or the inviter has left.
        """
        async with self._writer.begin() as connection:
            await _count(connection, number)
            course = await _course(connection, number)
            if course is None or not course.tournament.enters:
                raise Closed
            other = next((one for one in course.present if one.number == inviter and one.user != user), None)
            known = course.entry_of(user)
            if other is None or course.is_bound(inviter) or (known is not None and course.is_bound(known.number)):
                raise Bound
            own = await _entered(connection, course, user, name)
            for one in (own, other):
                since = course.tournament.round + 1
                await connection.execute(update(_entries).where(*_of(number, one)).values(since=since))
            both = (min(own.number, inviter), max(own.number, inviter))
            kept = tuple(one for one in course.tournament.partners if not {*one} & {*both})
            paired = course.tournament.model_copy(update={"partners": (*kept, both)})
            this = _tournaments.c.id == number
            await connection.execute(update(_tournaments).where(this).values(document=_columns(paired)["document"]))
        return own

    @uninterrupted
    async def leave(self, number: int, user: int) -> Entry | None:
        """Let a person go: they are drawn no more, and what they have played stays. None where they take no part."""
        async with self._writer.begin() as connection:
            await _count(connection, number)
            course = await _course(connection, number)
            entry = course.entry_of(user) if course is not None else None
            if course is None or entry is None or entry.left is not None or course.tournament.phase == "over":
                return None
            left = course.tournament.round + 1
            await connection.execute(update(_entries).where(*_of(number, entry)).values(left=left))
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
        """Store a tournament as it is after a step, with the pairings of a round that it has `drawn`; it comes back
        with its next revision. `places`: of its entrants, where it is over. `remark`: a referee strikes a table, or
        takes that back. Raises Stale.
        """
        stored = after.model_copy(update={"revision": after.revision + 1})
        there = (_tournaments.c.id == after.id, _tournaments.c.revision == after.revision)
        async with self._writer.begin() as connection:
            now = await _locked(connection, after.id)
            stored = stored.model_copy(update={name: getattr(now, name) for name in _NOTED} if now is not None else {})
            changed = await connection.execute(update(_tournaments).where(*there).values(_columns(stored)))
            if changed.rowcount == 0:
                raise Stale
            if drawn:
                rows = [one.model_dump(mode="json") | {"tournament": after.id} for one in drawn]
                await connection.execute(insert(_pairings), rows)
            for entrant, place in (places or {}).items():
                whose = (_entries.c.tournament == after.id, _entries.c.number == entrant)
                await connection.execute(update(_entries).where(*whose).values(place=place))
            if remark is not None:
                this = _at(after.id, remark.round, remark.table)
                await connection.execute(update(_pairings).where(*this).values(struck=remark.reason))
                await connection.run_sync(_add, after.id, remark)
        return stored

    async def show_at(self, number: int, message: int | None) -> None:
        """Note which message shows the tournament. It is no step, so it makes no revision, like all that is noted."""
        await self._note(number, lambda _: {"message": message})

    async def invite(self, number: int, invitation: Invitation) -> None:
        """Note where an invitation stands."""
        await self._note(number, lambda now: {"invitations": (*now.invitations, invitation)})

    async def lapse(self, number: int, invitation: Invitation) -> None:
        """Forget an invitation that stands no more."""
        await self._note(
            number, lambda now: {"invitations": tuple(one for one in now.invitations if one != invitation)}
        )

    async def remind(self, number: int, round_: int) -> bool:
        """Note that people are about to be reminded of a round; False where they were already."""
        before = await self._note(number, lambda now: {"reminded": max(now.reminded, round_)})
        return before is not None and before.reminded < round_

    @uninterrupted
    async def _note(self, number: int, changed: Callable[[Tournament], Mapping[str, Any]]) -> Tournament | None:
        """Change what is noted of a tournament; it comes back as it was before. None where there is none."""
        async with self._writer.begin() as connection:
            before = await _locked(connection, number)
            if before is not None:
                document = _columns(before.model_copy(update=dict(changed(before))))["document"]
                this = _tournaments.c.id == number
                await connection.execute(update(_tournaments).where(this).values(document=document))
        return before

    @uninterrupted
    async def call(self, number: int, pairing: Pairing) -> bool:
        """Note that the people of a table are about to be called; False where they were already."""
        this = (*_at(number, pairing.round, pairing.number), _pairings.c.called.is_(False))
        async with self._writer.begin() as connection:
            return bool((await connection.execute(update(_pairings).where(*this).values(called=True))).rowcount)

    @uninterrupted
    async def post(self, number: int, remark: int) -> bool:
        """Note that a remark is about to be posted; False where it was already."""
        c = _remarks.c
        this = (c.tournament == number, c.number == remark, c.posted.is_(False))
        async with self._writer.begin() as connection:
            return bool((await connection.execute(update(_remarks).where(*this).values(posted=True))).rowcount)

    @uninterrupted
    async def release(self, number: int, round_: int) -> int:
        """Let the tables of a round be opened once more that were deleted before they had a result; how many."""
        kept = select(schema.tables.c.id)
        lost = (_pairings.c.table.is_not(None), _pairings.c.ended.is_(None), _pairings.c.table.not_in(kept))
        this = (_pairings.c.tournament == number, _pairings.c.round == round_, *lost)
        async with self._writer.begin() as connection:
            changed = await connection.execute(update(_pairings).where(*this).values(table=None, called=False))
        return int(changed.rowcount)

    @uninterrupted
    async def apart(self, users: Collection[int]) -> set[frozenset[int]]:
        """The pairs among these people of whom one does not want to meet the other."""
        blocks = schema.blocks.c
        query = select(blocks.user, blocks.blocked).where(blocks.user.in_(users), blocks.blocked.in_(users))
        async with self._reader.begin() as connection:
            return {frozenset((row.user, row.blocked)) for row in await connection.execute(query)}


def take(connection: Connection, ref: PairingRef, table: int) -> None:
    """Let the pairing be played at this new table, as part of the transaction that opens it. Raises Taken."""
    free = (*_at(ref.tournament, ref.round, ref.number), _pairings.c.table.is_(None), _pairings.c.ended.is_(None))
    if connection.execute(update(_pairings).where(*free).values(table=table)).rowcount == 0:
        raise Taken


def follow(connection: Connection, ref: PairingRef, table: TableRecord, remark: Remark | None) -> None:
    """Let the pairing follow its table, as part of the transaction that stores the table. `remark`: of a referee who
    has changed it. Raises Playing where they gave a seat to somebody who has one at another table.
    """
    if remark is not None:
        _keep_remark(connection, ref, remark)
    if table.phase == "closed":
        _settle(connection, ref, table.id, table.changed)


def _settle(connection: Connection, ref: PairingRef, table: int, now: float) -> None:
    """Store the result of a table that is closed as that of its pairing. Once it stands, it is not changed any more."""
    scores = [one.model_dump(mode="json") for one in ref.scores] if ref.scores is not None else None
    open_ = (*_at(ref.tournament, ref.round, ref.number), _pairings.c.table == table, _pairings.c.ended.is_(None))
    connection.execute(update(_pairings).where(*open_).values(ended=now, scores=scores))


def _keep_remark(connection: Connection, ref: PairingRef, remark: Remark) -> None:
    """Store the remark on a referee's change of a table, as part of the transaction that stores the table. Whoever came
    for somebody else plays there, from that round on. Raises Playing.
    """
    _add(connection, ref.tournament, remark)
    if remark.came is None:
        return
    c = _pairings.c
    others = (c.tournament == ref.tournament, c.round == ref.round, c.number != ref.number)
    if any(remark.came in entrants for entrants in connection.execute(select(c.entrants).where(*others)).scalars()):
        raise Playing
    this = _at(ref.tournament, ref.round, ref.number)
    drawn = connection.execute(select(_pairings.c.entrants).where(*this)).scalar_one()
    entrants = [remark.came if one == remark.out else one for one in drawn]
    connection.execute(update(_pairings).where(*this).values(entrants=entrants))
    late = (_entries.c.tournament == ref.tournament, _entries.c.number == remark.came, _entries.c.since > ref.round)
    connection.execute(update(_entries).where(*late).values(since=ref.round))


def _add(connection: Connection, tournament: int, remark: Remark) -> None:
    """Add a remark to those of a tournament, whose row is locked until it is stored: they are numbered."""
    this = _tournaments.c.id == tournament
    connection.execute(update(_tournaments).where(this).values(revision=_tournaments.c.revision))
    last = select(func.coalesce(func.max(_remarks.c.number), 0)).where(_remarks.c.tournament == tournament)
    number = connection.execute(last).scalar_one() + 1
    connection.execute(insert(_remarks).values(remark.model_dump() | {"tournament": tournament, "number": number}))


async def trophies(connection: AsyncConnection, guild: int, user: int) -> list[Trophy]:
    """The tournaments of a server in which this person was among the first three, the earliest first."""
    places = select(_entries.c.place, _tournaments.c.document).join(_tournaments)
    mine = (_tournaments.c.guild == guild, _entries.c.user == user, _entries.c.place <= PODIUM)
    rows = await connection.execute(places.where(*mine).order_by(_tournaments.c.id))
    found = [Trophy(row.place, row.document["game"], row.document["ended"]) for row in rows]
    return sorted(found, key=lambda one: one.ended)


async def taken_away(connection: AsyncConnection, guild: int, user: int) -> dict[str, list[dict[str, Any]]]:
    """The entries of a person in the tournaments of a server, each with the name of the partner with whom they signed
    up; the invitations that stand to them and of them, by their tournament; and their remarks as a referee.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for table in (_entries, _remarks):
        query = select(table).join(_tournaments).where(_tournaments.c.guild == guild, table.c.user == user)
        rows = await connection.execute(query.order_by(table.c.tournament, table.c.number))
        found[table.name] = [row._asdict() for row in rows]
    invitations = []
    for entry in found[_entries.name]:
        course = await _course(connection, entry["tournament"])
        partner = course.partners.get(entry["number"]) if course is not None else None
        entry["partner"] = course.entries[partner - 1].name if course is not None and partner is not None else None
    rows = await connection.execute(select(_tournaments).where(_tournaments.c.guild == guild))
    own = {(entry["tournament"], entry["number"]) for entry in found[_entries.name]}
    for one in [_tournament(row) for row in rows]:
        invitations += [
            {"tournament": one.id, **invitation.model_dump()}
            for invitation in one.invitations
            if invitation.user == user or (one.id, invitation.inviter) in own
        ]
    return found | {"invitations": invitations}


async def forgotten(connection: AsyncConnection, guild: int, user: int, name: str) -> None:
    """Remove a person from the tournaments of a server: `name` stands in their place, and they have left those that go
    on.
    """
    rows = await connection.execute(select(_tournaments).where(_tournaments.c.guild == guild))
    for tournament in [_tournament(row) for row in rows]:
        this = (_entries.c.tournament == tournament.id, _entries.c.user == user)
        left = func.coalesce(_entries.c.left, tournament.round + 1)
        await connection.execute(update(_entries).where(*this).values(user=None, name=name, left=left))
        this = (_remarks.c.tournament == tournament.id, _remarks.c.user == user)
        await connection.execute(update(_remarks).where(*this).values(user=None, name=name))
        uninvited = tuple(one for one in tournament.invitations if one.user != user)
        if tournament.creator == user or uninvited != tournament.invitations:
            creator = 0 if tournament.creator == user else tournament.creator
            columns = _columns(tournament.model_copy(update={"creator": creator, "invitations": uninvited}))
            await connection.execute(update(_tournaments).where(_tournaments.c.id == tournament.id).values(columns))


async def _entered(connection: AsyncConnection, course: Course, user: int, name: str) -> Entry:
    """Sign a person up for the next round, or let them come back for it. Raises Full."""
    number, since = course.tournament.id, course.tournament.round + 1
    known = course.entry_of(user)
    if known is not None and known.left is None:
        return known
    if len(course.present) >= MOST:
        raise Full
    if known is not None:
        again = {"name": name, "since": since, "left": None}
        await connection.execute(update(_entries).where(*_of(number, known)).values(again))
        return known.model_copy(update=again)
    entry = Entry(number=len(course.entries) + 1, user=user, name=name, since=since)
    await connection.execute(insert(_entries).values(tournament=number, **entry.model_dump()))
    return entry


async def _next(connection: AsyncConnection) -> int:
    """The number of a new tournament. None comes back: old messages name theirs for ever."""
    facts, key = schema.facts, schema.facts.c.key == COUNTED
    await connection.execute(upsert(connection, facts).values(key=COUNTED, value="0").on_conflict_do_nothing())
    more = cast(cast(facts.c.value, Integer) + 1, String)
    found = await connection.execute(update(facts).where(key).values(value=more).returning(facts.c.value))
    return int(found.scalar_one())


async def _count(connection: AsyncConnection, number: int) -> None:
    """Count a change of who takes part, so that no round is drawn from those before it; and let those who change it at
    once come one after the other.
    """
    this = _tournaments.c.id == number
    await connection.execute(update(_tournaments).where(this).values(revision=_tournaments.c.revision + 1))


async def _locked(connection: AsyncConnection, number: int) -> Tournament | None:
    """A tournament, whose row nobody else changes until the transaction is over."""
    this = _tournaments.c.id == number
    await connection.execute(update(_tournaments).where(this).values(revision=_tournaments.c.revision))
    row = (await connection.execute(select(_tournaments).where(this))).one_or_none()
    return _tournament(row) if row is not None else None


def _of(number: int, entry: Entry) -> tuple[ColumnElement[bool], ...]:
    return _entries.c.tournament == number, _entries.c.number == entry.number


def _at(tournament: int, round_: int, number: int) -> tuple[ColumnElement[bool], ...]:
    c = _pairings.c
    return c.tournament == tournament, c.round == round_, c.number == number


async def _course(connection: AsyncConnection, number: int) -> Course | None:
    row = (await connection.execute(select(_tournaments).where(_tournaments.c.id == number))).one_or_none()
    if row is None:
        return None
    entries = select(_entries).where(_entries.c.tournament == number).order_by(_entries.c.number)
    pairings = select(_pairings).where(_pairings.c.tournament == number)
    pairings = pairings.order_by(_pairings.c.round, _pairings.c.number)
    remarks = select(_remarks).where(_remarks.c.tournament == number).order_by(_remarks.c.number)
    return Course(
        _tournament(row),
        tuple(Entry.model_validate(one._asdict()) for one in await connection.execute(entries)),
        tuple(Pairing.model_validate(one._asdict()) for one in await connection.execute(pairings)),
        tuple(Remark.model_validate(one._asdict()) for one in await connection.execute(remarks)),
    )


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament.model_validate(row.document | {name: getattr(row, name) for name in _BESIDE})


def _columns(tournament: Tournament) -> dict[str, Any]:
    beside = {name: getattr(tournament, name) for name in _BESIDE}
    return beside | {"document": tournament.model_dump(mode="json", exclude=set(_BESIDE), warnings=False)}
