"""The pairing of a table, which follows it in the transactions that open and store the table."""

from sqlalchemy import Connection, func, insert, select, update

from data.records import PairingRef, TableRecord
from data.schema import entries, pairings, remarks, tournaments
from data.tournament_records import Remark
from data.tournaments.rows import of_pairing


class Taken(Exception):
    """The pairing has a table, or is no more. Nothing was stored."""


class Playing(Exception):
    """The person plays at another table of the round. Nothing was stored."""


def take(connection: Connection, ref: PairingRef, table: int) -> None:
    """Let the pairing be played at this new table, as part of the transaction that opens it. Raises Taken."""
    free = (
        *of_pairing(ref.tournament, ref.round, ref.number),
        pairings.c.table.is_(None),
        pairings.c.ended.is_(None),
    )
    if connection.execute(update(pairings).where(*free).values(table=table)).rowcount == 0:
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
    open_ = (
        *of_pairing(ref.tournament, ref.round, ref.number),
        pairings.c.table == table,
        pairings.c.ended.is_(None),
    )
    connection.execute(update(pairings).where(*open_).values(ended=now, scores=scores))


def _keep_remark(connection: Connection, ref: PairingRef, remark: Remark) -> None:
    """Store the remark on a referee's change of a table, as part of the transaction that stores the table. Whoever came
    for somebody else plays there, from that round on. Raises Playing.
    """
    add_remark(connection, ref.tournament, remark)
    if remark.came is None:
        return
    c = pairings.c
    others = (c.tournament == ref.tournament, c.round == ref.round, c.number != ref.number)
    if any(remark.came in entrants for entrants in connection.execute(select(c.entrants).where(*others)).scalars()):
        raise Playing
    this = of_pairing(ref.tournament, ref.round, ref.number)
    drawn = connection.execute(select(pairings.c.entrants).where(*this)).scalar_one()
    entrants = [remark.came if one == remark.out else one for one in drawn]
    connection.execute(update(pairings).where(*this).values(entrants=entrants))
    late = (entries.c.tournament == ref.tournament, entries.c.number == remark.came, entries.c.since > ref.round)
    connection.execute(update(entries).where(*late).values(since=ref.round))


def add_remark(connection: Connection, tournament: int, remark: Remark) -> None:
    """Add a remark to those of a tournament, whose row is locked until it is stored: they are numbered."""
    this = tournaments.c.id == tournament
    connection.execute(update(tournaments).where(this).values(revision=tournaments.c.revision))
    last = select(func.coalesce(func.max(remarks.c.number), 0)).where(remarks.c.tournament == tournament)
    number = connection.execute(last).scalar_one() + 1
    connection.execute(insert(remarks).values(remark.model_dump() | {"tournament": tournament, "number": number}))
