"""The rows of tables, their rounds and moves as values, read and changed within a transaction."""

from typing import Any

from sqlalchemy import Connection, Row, Table, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from data import schema
from data.records import Move, RoundRecord, TableRecord

LESSONS = schema.NOWHERE  # the server in which the people of all lessons sit: a lesson takes nobody's seat at a table
# The statements of every save, made once.
_REPLACED = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.revision == bindparam("loaded")
)
_SITTING = select(schema.sitters.c.user).where(schema.sitters.c.table == bindparam("of"))


class Conflict(Exception):
    """Somebody else wrote this table meanwhile: reload it. Nothing was saved."""


class Seated(Exception):
    """`user` already sits at `table`, another open table of this guild. Nothing was saved."""

    def __init__(self, user: int, table: int) -> None:
        super().__init__(f"user {user} already sits at table {table}")
        self.user = user
        self.table = table


def columns_of(record: TableRecord, revision: int) -> dict[str, Any]:
    """The columns of a table at this revision. Raises ValidationError where they could not be read again."""
    document = record.model_dump(mode="json", exclude={"id", "revision"}, warnings=False)
    TableRecord.model_validate(document)  # model_copy checks nothing, and what cannot be read must not be written
    beside = {name: document[name] for name in ("guild", "channel", "phase", "changed")}
    return {**beside, "revision": revision, "document": document}


def as_table(row: Row[Any]) -> TableRecord:
    """The table that a row holds."""
    return TableRecord.model_validate({**row.document, "id": row.id, "revision": row.revision})


def read_moves(connection: Connection, played: Row[Any]) -> list[Move]:
    """The moves of a round, in order."""
    moves = schema.moves.c
    query = select(moves.seat, moves.action, moves.by).where(moves.table == played.table, moves.round == played.number)
    rows = connection.execute(query.order_by(moves.number)).all()
    return [Move.model_validate(row._asdict()) for row in rows]


def replace(connection: Connection, record: TableRecord) -> None:
    """Store a table in the place of what it was loaded from. Raises Conflict where it was saved since."""
    loaded = {"of": record.id, "loaded": record.revision}
    result = connection.execute(_REPLACED, columns_of(record, record.revision + 1) | loaded)
    if result.rowcount == 0:
        raise Conflict(f"table {record.id} is no longer at revision {record.revision}")


def insert_rows(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Add new rows. Raises Conflict on a duplicate key or a missing parent row."""
    try:
        connection.execute(insert(table), rows)
    except IntegrityError as error:
        raise Conflict(f"{table.name}: these rows are there already, or have no place: {error.orig}") from error


def end_round(connection: Connection, ended: RoundRecord) -> None:
    """Store how a round has ended. Raises Conflict where it is not open."""
    rounds = schema.rounds
    still_open = (rounds.c.table == ended.table, rounds.c.number == ended.number, rounds.c.ended.is_(None))
    result = connection.execute(update(rounds).where(*still_open).values(ended=ended.ended, result=ended.result))
    if result.rowcount == 0:
        raise Conflict(f"round {ended.number} of table {ended.table} is not open")


def keep_sitters(connection: Connection, record: TableRecord) -> None:
    """Keep the stools in step with the people who sit at this table and are not about to leave. At a table of a
    tournament, whoever has not come may sit elsewhere.
    """
    sitters = schema.sitters
    stored = set(connection.scalars(_SITTING, {"of": record.id}))
    staying = [person for person in record.people if person.key not in record.leaving]
    people = () if record.phase == "closed" else (*staying, *record.joining)
    if record.pairing is not None:
        people = tuple(person for person in people if not person.away)
    if record.deal is not None and not record.deal.practice:
        return  # whose deal it is, the attempt says
    guild = LESSONS if record.alone else record.guild
    sitting = {person.user for person in people if person.user is not None}
    if gone := stored - sitting:
        connection.execute(delete(sitters).where(sitters.c.table == record.id, sitters.c.user.in_(gone)))
    if new := sitting - stored:
        elsewhere = select(sitters).where(sitters.c.guild == guild, sitters.c.user.in_(new)).limit(1)
        if row := connection.execute(elsewhere).one_or_none():
            raise Seated(row.user, row.table)
        rows = [{"guild": guild, "user": user, "table": record.id} for user in new]
        connection.execute(insert(sitters), rows)
