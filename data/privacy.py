"""The repository of a person's own data in a server, to be exported or deleted. Every method is one transaction."""

import json
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, String, Table, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import news, schema
from data.daily import privacy as daily_privacy
from data.message_records import TableMessages
from data.messages import change_messages
from data.records import Note, Person, TableRecord
from data.tournaments import privacy as tournament_privacy
from data.transactions import Repository, uninterrupted

NOBODY = "Somebody"  # stands for a deleted name

REMEMBERED = (
    *(schema.people, schema.results, schema.figures, schema.ratings, schema.achievements, schema.listeners),
    schema.reviews,
)


class StillSeated(Exception):
    """The person sits at an open table of this server. Nothing was deleted."""


class _Stored(NamedTuple):
    id: int
    record: TableRecord
    messages: TableMessages


class Deletion(NamedTuple):
    """The tables that the deletion of a person's data changed: those that were `changed`, and those that are `gone`."""

    changed: list[int]
    gone: list[int]


class Privacy(Repository):
    """The data that is stored of one person. Preferences and blocks are the same in every server; all else is of one
    server.
    """

    @uninterrupted
    async def export(self, guild: int, user: int) -> dict[str, Any]:
        """Everything under a person's name or id, as JSON: the rows by table, the preferences, the users whom they
        block (who blocks them is those people's own), and each table whose document names them, as {"id", "channel",
        "phase", "person"}; where they sit now, the phase is not "closed". "called": where they were called because a
        table waited, and when last, as {"table", "at"}; "invited": to which tables by name. Today's deals
        are the person's, wherever they were played.
        """
        preferences, blocks = schema.preferences.c, schema.blocks.c
        async with self._reader.begin() as connection:
            found: dict[str, Any] = {"guild": guild, "user": user}
            for table in REMEMBERED:
                rows = await connection.execute(select(table).where(*_own(table, guild, user)))
                found[table.name] = [row._asdict() for row in rows]
            wanted = select(preferences.chosen).where(preferences.user == user)
            found["preferences"] = await connection.scalar(wanted) or {}
            found["blocks"] = list(await connection.scalars(select(blocks.blocked).where(blocks.user == user)))
            stored = await _tables_with(connection, guild, [str(user)])
            found |= await daily_privacy.export(connection, user)
            found |= await tournament_privacy.export(connection, guild, user)
        found["tables"] = [
            {"id": number, "channel": record.channel, "phase": record.phase, "person": person.model_dump(mode="json")}
            for number, record, _ in stored
            for person in (*record.people, *record.joining, *(one for _, one in record.gone))
            if person.user == user
        ]
        calls = [(one.id, one.messages.called.get(_key(user))) for one in stored]
        found["called"] = [{"table": number, "at": at} for number, at in calls if at is not None]
        found["invited"] = [one.id for one in stored if user in one.messages.invited]
        return found

    @uninterrupted
    async def forget(self, guild: int, user: int) -> Deletion:
        """Delete what is remembered of a person in this server, their preferences and whom they block, and their part
        in today's deals everywhere. In the documents of its tables, and in what others had to do with them, they become
        nobody; when they were called is forgotten.

        Raises StillSeated, also for a person who has left but whose seat is open until the next deal.
        """
        results, preferences = schema.results, schema.preferences
        async with self._writer.begin() as connection:
            stored = await _tables_with(connection, guild, [str(user)])
            tables = (one for _, one, _ in stored if one.deal is None or one.deal.practice)  # today's deals just go
            if any(one.phase != "closed" and _named(user, (*one.people, *one.joining)) for one in tables):
                raise StillSeated
            people = schema.people.c
            known = await connection.scalars(select(people.name).where(people.guild == guild, people.user == user))
            names = {*known, *(name for _, record, _ in stored for name in _named(user, _everybody(record)))}
            for table in REMEMBERED:
                await connection.execute(delete(table).where(*_own(table, guild, user)))
            deals = await daily_privacy.forget(connection, user)
            await tournament_privacy.forget(connection, guild, user, NOBODY)
            await connection.execute(delete(preferences).where(preferences.c.user == user))
            await news.tell(connection, news.PREFERENCES, user)
            await connection.execute(delete(schema.blocks).where(schema.blocks.c.user == user))
            met = (results.c.guild == guild, results.c.partner == user)
            await connection.execute(update(results).where(*met).values(partner=None))
            changed = []
            # Notes hold names alone, also at tables that the person has left.
            for number, record, messages in await _tables_with(connection, guild, [str(user), *_as_json(names)]):
                renamed = await _rename(connection, number, record, user, names)
                uncalled = await _uncall(connection, number, messages, user)
                if renamed or uncalled:
                    changed.append(number)
            return Deletion(changed, deals)


def nameless(record: TableRecord, user: int, names: Collection[str]) -> TableRecord:
    """The record with a person's name taken out. `names`: what they were ever called; in notes, which hold no ids, one
    of them is left where somebody else at the table has it.
    """
    ours = set(names) - {person.name for person in _everybody(record) if person.user != user}
    rematch = record.rematch
    if rematch is not None:
        rematch = rematch.model_copy(update={"people": _without_name(rematch.people, user)})
    return record.model_copy(
        update={
            "people": _without_name(record.people, user),
            "joining": _without_name(record.joining, user),
            "gone": tuple((seat, _without_name([one], user)[0]) for seat, one in record.gone),
            "sent_away": tuple(one for one in record.sent_away if one != user),
            "notes": tuple(_untold(note, ours) for note in record.notes),
            "rematch": rematch,
        }
    )


def _without_name(people: Collection[Person], user: int) -> tuple[Person, ...]:
    return tuple(one.model_copy(update={"name": NOBODY}) if one.user == user else one for one in people)


def _untold(note: Note, names: Collection[str]) -> Note:
    values = {key: NOBODY if value in names else value for key, value in note.values.items()}
    return note.model_copy(update={"values": values})


def _everybody(record: TableRecord) -> Iterator[Person]:
    """Everybody whom a table's document names."""
    yield from record.people
    yield from record.joining
    yield from (person for _, person in record.gone)
    yield from record.rematch.people if record.rematch else ()


def _named(user: int, people: Collection[Person] | Iterator[Person]) -> set[str]:
    """The names of a person among these; none when they are not one of them."""
    return {person.name for person in people if person.user == user}


def _key(user: int) -> str:
    """A person's key at every table, as `Person.key`."""
    return f"u{user}"


def _own(table: Table, guild: int, user: int) -> tuple[ColumnElement[bool], ...]:
    """The rows of a person in a server; reviews of what they played alone are of no server, and theirs everywhere."""
    here = (guild, schema.NOWHERE) if table is schema.reviews else (guild,)
    return (table.c.guild.in_(here), table.c.user == user)


def _as_json(names: Collection[str]) -> set[str]:
    """The ways in which names may be written in a stored document: other letters than those of ASCII as they are, or by
    numbers.
    """
    return {json.dumps(name, ensure_ascii=plain)[1:-1] for name in names for plain in (True, False)}


async def _tables_with(connection: AsyncConnection, guild: int, texts: Collection[str]) -> list[_Stored]:
    """The tables of a server in whose documents any of these texts stands. The database looks for them, since making
    records of all tables of a server would keep everybody waiting.
    """
    c, messages = schema.tables.c, schema.messages.c
    query = select(c.id, c.document, messages.document.label("messages")).join(schema.messages)
    documents = [cast(document, String) for document in (c.document, messages.document)]
    there = [document.contains(one, autoescape=True) for document in documents for one in texts]
    rows = await connection.execute(query.where(c.guild == guild, or_(*there)).order_by(c.id))
    return [
        _Stored(row.id, TableRecord.model_validate(row.document), TableMessages.model_validate(row.messages))
        for row in rows
    ]


async def _rename(
    connection: AsyncConnection, number: int, record: TableRecord, user: int, names: Collection[str]
) -> bool:
    """Take the name out of a stored table. True if it was there. A live copy of it is outdated by the revision."""
    after = nameless(record, user, names)
    if after == record:
        return False
    c = schema.tables.c
    changed = {"document": after.model_dump(mode="json", exclude={"id", "revision"}), "revision": c.revision + 1}
    await connection.execute(update(schema.tables).where(c.id == number).values(changed))
    return True


async def _uncall(connection: AsyncConnection, number: int, messages: TableMessages, user: int) -> bool:
    """Take a person out of what is stored of a table's messages. True if there was anything of them."""
    called = {key: at for key, at in messages.called.items() if key != _key(user)}
    thread = messages.thread
    if thread is not None:
        thread = thread.model_copy(update={"added": tuple(one for one in thread.added if one != user)})
    invited = tuple(one for one in messages.invited if one != user)
    if (called, thread, invited) == (messages.called, messages.thread, messages.invited):
        return False
    changes = {"called": called, "thread": thread, "invited": invited}
    await connection.run_sync(change_messages, number, changes)
    return True
