"""The repository of tables: every method is one transaction."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.access import Access, Uncertain
from data.cleaning import Cleaning
from data.daily.boards import DailyBoards
from data.daily.closing import DailyClosing
from data.daily.repository import Daily, count_deal
from data.facts import Facts
from data.message_records import TableMessages
from data.messages import Messages, add_messages, change_messages
from data.people import People
from data.privacy import Privacy
from data.records import Move, RoundRecord, TableRecord
from data.reviews import Reviews
from data.servers import Servers
from data.sessions import Sessions
from data.signs import Signs
from data.stats.record_results import keep
from data.stats.repository import StatsRepository
from data.stats.result_records import Results
from data.table_rows import Conflict, as_table, columns_of, end_round, insert_rows, keep_sitters, read_moves, replace
from data.tables import Tables
from data.tournament_records import Remark
from data.tournaments.repository import Tournaments
from data.tournaments.tables import follow, take
from data.transactions import UNCOUNTED, Repository, Retries, uninterrupted
from engine.contract import Outcome


class Store(Repository):
    """Tables, their rounds and moves.

    When a method returns, its changes are on disk. When it raises, nothing has changed, with one exception: if a task
    is cancelled while it saves, the save goes on; if it succeeds, the next save of that record raises Conflict.
    """

    def __init__(self, writer: Access, reader: Access, look: Callable[[], None], retries: Retries = UNCOUNTED) -> None:
        """`look`: raises DatabaseError once the database cannot be used any more."""
        super().__init__(writer, reader, retries)
        self.look = look
        self.facts = Facts(writer, reader, retries)
        self.tables = Tables(writer, reader, retries)
        self.stats = StatsRepository(writer, reader, retries)
        self.people = People(writer, reader, retries)
        self.privacy = Privacy(writer, reader, retries)
        self.servers = Servers(writer, reader, retries)
        self.cleaning = Cleaning(writer, reader, retries)
        self.messages = Messages(writer, reader, retries)
        self.signs = Signs(writer, reader, retries)
        self.reviews = Reviews(writer, reader, retries)
        self.sessions = Sessions(writer, reader, retries)
        self.daily = Daily(writer, reader, retries)
        self.daily_closing = DailyClosing(writer, reader, retries)
        self.daily_boards = DailyBoards(writer, reader, retries)
        self.tournaments = Tournaments(writer, reader, retries)

    async def settle(self) -> None:
        """Wait for the transactions under way, those of cancelled callers too."""
        await super().settle()
        for part in self._parts:
            await part.settle()

    @property
    def waiting(self) -> int:
        """The number of transactions that are under way, or wait for their turn."""
        return sum(len(part.running) for part in (self, *self._parts))

    @property
    def _parts(self) -> list[Repository]:
        return [part for part in vars(self).values() if isinstance(part, Repository)]

    @uninterrupted
    async def create(self, record: TableRecord, messages: TableMessages | None = None) -> TableRecord:
        """Store a new table, with the messages that it has in Discord already. Return it with its id, at revision 0.
        Raises Seated, and Taken if its pairing has a table.
        """

        def create(connection: Connection) -> TableRecord:
            row = insert(schema.tables).values(columns_of(record, revision=0)).returning(schema.tables.c.id)
            created = record.model_copy(update={"id": connection.execute(row).scalar_one(), "revision": 0})
            keep_sitters(connection, created)
            add_messages(connection, created.id, messages or TableMessages())
            if record.pairing is not None:
                take(connection, record.pairing, created.id)
            return created

        return await self._writer.run(create)

    @uninterrupted
    async def load(self, table: int) -> tuple[TableRecord, RoundRecord | None, list[Move]] | None:
        """A table with its newest round, open or ended, and that round's moves in order. None: no such table."""
        rounds = schema.rounds.c

        def load(connection: Connection) -> tuple[TableRecord, RoundRecord | None, list[Move]] | None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
            if row is None:
                return None
            newest = select(schema.rounds).where(rounds.table == table).order_by(rounds.number.desc()).limit(1)
            round_row = connection.execute(newest).one_or_none()
            if round_row is None:
                return as_table(row), None, []
            return as_table(row), RoundRecord.model_validate(round_row._asdict()), read_moves(connection, round_row)

        return await self._reader.run(load)

    @uninterrupted
    async def revision(self, table: int) -> int | None:
        """The number of times that a table was saved; None: no such table."""
        query = select(schema.tables.c.revision).where(schema.tables.c.id == table)
        async with self._reader.begin() as connection:
            found: int | None = await connection.scalar(query)
        return found

    @uninterrupted
    async def round(self, table: int, number: int) -> tuple[RoundRecord, list[Move]] | None:
        """Any round of a table, with its moves in order. A closed table's rounds stay readable. None: no such round."""
        rounds = schema.rounds.c
        async with self._reader.begin() as connection:
            wanted = select(schema.rounds).where(rounds.table == table, rounds.number == number)
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            return RoundRecord.model_validate(row._asdict()), await connection.run_sync(read_moves, row)

    async def save(
        self,
        record: TableRecord,
        *,
        start: RoundRecord | None = None,
        moves: Sequence[tuple[int, Move]] = (),
        end: RoundRecord | None = None,
        results: Results | None = None,
        messages: Mapping[str, Any] | None = None,
        made: Outcome | None = None,
        remark: Remark | None = None,
    ) -> TableRecord:
        """Store a table as it is after a change, and what belongs to the change; all of it or nothing. Return the
        record with its next revision.

        `start`: a new round. `moves`: with their numbers in their round, which is `end`, else the record's newest;
        they are dated `record.changed`. `end`: a round of which `ended` and `result` are stored now; `results`: its
        outcome for the people in it. `messages`: fields of the table's messages that change with it. `made`: the
        person's result in the deal of the day that is over with `end`. `remark`: the remark of a tournament's referee
        who has changed the table. Raises Conflict if the table was saved since this record was loaded, if it has this
        round or move already, and if the round to end is not open. Raises Seated if somebody sits elsewhere.

        If the connection is lost during the commit, it is not known whether the change is stored. Then it is saved once
        more, and a conflict with the first attempt is ignored.
        """

        def save(connection: Connection) -> None:
            replace(connection, record)
            keep_sitters(connection, record)
            if start:
                insert_rows(
                    connection, schema.rounds, [start.model_dump(warnings="error") | {"channel": record.channel}]
                )
            if moves:
                place = {"table": record.id, "round": end.number if end else record.round, "at": record.changed}
                insert_rows(connection, schema.moves, [place | {"number": n} | dict(move) for n, move in moves])
            if end:
                end_round(connection, end)
            if messages:
                change_messages(connection, record.id, messages)
            if made is not None and record.deal is not None:
                count_deal(connection, record.deal, record.id, record.host, made, record.changed)
            if record.pairing is not None:
                follow(connection, record.pairing, record, remark)

        counted = partial(keep, guild=record.guild, ended=end, outcome=results) if end and results else None
        patient = bool(moves) and not any(move.by == "person" for _, move in moves)
        try:
            await self._save(save, counted, patient)
        except (DBAPIError, Uncertain) as error:
            if isinstance(error, DBAPIError) and not error.connection_invalidated:
                raise
            try:
                await self._save(save, counted, patient)
            except Conflict:
                if not await self._stored(record):
                    raise
        return record.model_copy(update={"revision": record.revision + 1})

    @uninterrupted
    async def _save(
        self,
        save: Callable[[Connection], None],
        counted: Callable[[AsyncConnection], Awaitable[None]] | None,
        patient: bool,
    ) -> None:
        """Carry out `save`, then `counted` in the same transaction. That runs step by step, which is slower, but a
        round ends only once in a while.
        """
        if counted is None:
            await self._writer.run(save, patient=patient)
            return
        async with self._writer.begin() as connection:
            await connection.run_sync(save)
            await counted(connection)

    @uninterrupted
    async def _stored(self, record: TableRecord) -> bool:
        """True if the table is stored as a save of this record has left it."""
        columns = columns_of(record, record.revision + 1)
        query = select(*(schema.tables.c[name] for name in columns)).where(schema.tables.c.id == record.id)
        async with self._reader.begin() as connection:
            row = (await connection.execute(query)).one_or_none()
        return row is not None and row._asdict() == columns
