"""The rows of tournaments as values, read and changed within a transaction."""

from typing import Any

from sqlalchemy import ColumnElement, Integer, Row, String, cast, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.dialects import upsert
from data.schema import entries, pairings, remarks, tournaments
from data.tournament_records import Course, Entry, Pairing, Remark, Tournament, Trophy

PODIUM = 3  # places
COUNTED = "tournaments"  # the fact under which the newest number is kept
_BESIDE = ("id", "guild", "channel", "phase", "revision", "secret", "hash")


async def trophies(connection: AsyncConnection, guild: int, user: int) -> list[Trophy]:
    """The tournaments of a server in which this person was among the first three, the earliest first."""
    places = select(entries.c.place, tournaments.c.document).join(tournaments)
    mine = (tournaments.c.guild == guild, entries.c.user == user, entries.c.place <= PODIUM)
    rows = await connection.execute(places.where(*mine).order_by(tournaments.c.id))
    found = [Trophy(row.place, row.document["game"], row.document["ended"]) for row in rows]
    return sorted(found, key=lambda one: one.ended)


async def next_number(connection: AsyncConnection) -> int:
    """The number of a new tournament. None comes back: old messages name theirs for ever."""
    facts, key = schema.facts, schema.facts.c.key == COUNTED
    await connection.execute(upsert(connection, facts).values(key=COUNTED, value="0").on_conflict_do_nothing())
    more = cast(cast(facts.c.value, Integer) + 1, String)
    found = await connection.execute(update(facts).where(key).values(value=more).returning(facts.c.value))
    return int(found.scalar_one())


async def count_change(connection: AsyncConnection, number: int) -> None:
    """Count a change of who takes part, so that no round is drawn from those before it; and let those who change it at
    once come one after the other.
    """
    this = tournaments.c.id == number
    await connection.execute(update(tournaments).where(this).values(revision=tournaments.c.revision + 1))


async def lock(connection: AsyncConnection, number: int) -> Tournament | None:
    """A tournament, whose row nobody else changes until the transaction is over."""
    this = tournaments.c.id == number
    await connection.execute(update(tournaments).where(this).values(revision=tournaments.c.revision))
    row = (await connection.execute(select(tournaments).where(this))).one_or_none()
    return as_tournament(row) if row is not None else None


def of_entry(number: int, entry: Entry) -> tuple[ColumnElement[bool], ...]:
    """The condition for being the row of this entry in the tournament `number`."""
    return entries.c.tournament == number, entries.c.number == entry.number


def of_pairing(tournament: int, round_: int, number: int) -> tuple[ColumnElement[bool], ...]:
    """The condition for being the row of this pairing."""
    c = pairings.c
    return c.tournament == tournament, c.round == round_, c.number == number


async def read_course(connection: AsyncConnection, number: int) -> Course | None:
    """A tournament with all that has happened in it; None where there is none."""
    row = (await connection.execute(select(tournaments).where(tournaments.c.id == number))).one_or_none()
    if row is None:
        return None
    signed_up = select(entries).where(entries.c.tournament == number).order_by(entries.c.number)
    drawn = select(pairings).where(pairings.c.tournament == number).order_by(pairings.c.round, pairings.c.number)
    done = select(remarks).where(remarks.c.tournament == number).order_by(remarks.c.number)
    return Course(
        as_tournament(row),
        tuple(Entry.model_validate(one._asdict()) for one in await connection.execute(signed_up)),
        tuple(Pairing.model_validate(one._asdict()) for one in await connection.execute(drawn)),
        tuple(Remark.model_validate(one._asdict()) for one in await connection.execute(done)),
    )


def as_tournament(row: Row[Any]) -> Tournament:
    return Tournament.model_validate(row.document | {name: getattr(row, name) for name in _BESIDE})


def columns_of(tournament: Tournament) -> dict[str, Any]:
    beside = {name: getattr(tournament, name) for name in _BESIDE}
    return beside | {"document": tournament.model_dump(mode="json", exclude=set(_BESIDE), warnings=False)}
