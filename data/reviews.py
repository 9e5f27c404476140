"""The repository of reviews: what a person's decisions in a round were worth, and where it turned for everybody. Every
method is one transaction.
"""

from typing import NamedTuple

from sqlalchemy import exists, select, update

from data import schema
from data.dialects import upsert
from data.records import TURNING
from data.transactions import Repository, uninterrupted
from engine.review.judging import JUDGEMENTS, Judgement
from engine.review.turning import POINTS, TurningPoint

_reviews, _rounds = schema.reviews, schema.rounds


class ReviewKey(NamedTuple):
    """The decisions of a review: those of one person, in one round of one table."""

    table: int
    round: int
    user: int


class Reviews(Repository):
    """One review for each person and round; and the turning points of a round, which stand in its result."""

    @uninterrupted
    async def find(self, key: ReviewKey) -> tuple[Judgement, ...] | None:
        """The review, by its decisions; None where none was made."""
        c = _reviews.c
        wanted = select(c.judgements).where(c.table == key.table, c.round == key.round, c.user == key.user)
        async with self._reader.begin() as connection:
            found = await connection.scalar(wanted)
        return JUDGEMENTS.validate_python(found) if found is not None else None

    @uninterrupted
    async def keep(self, key: ReviewKey, guild: int, judgements: tuple[Judgement, ...]) -> None:
        """Store a review of a round of that server. The first one stands; of a round that is gone nothing is stored."""
        row = key._asdict() | {"guild": guild, "judgements": JUDGEMENTS.dump_python(judgements, mode="json")}
        there = exists().where(_rounds.c.table == key.table, _rounds.c.number == key.round)
        async with self._writer.begin() as connection:
            if await connection.scalar(select(there)):
                await connection.execute(upsert(connection, _reviews).values(row).on_conflict_do_nothing())

    @uninterrupted
    async def keep_turning_points(self, table: int, number: int, points: tuple[TurningPoint, ...]) -> None:
        """Store the turning points of a finished round. The first ones stand; of a round that is gone nothing is
        stored.
        """
        this = (_rounds.c.table == table, _rounds.c.number == number)
        async with self._writer.begin() as connection:
            result = await connection.scalar(select(_rounds.c.result).where(*this))
            if result is not None and TURNING not in result:
                turned = {**result, TURNING: POINTS.dump_python(points, mode="json")}
                await connection.execute(update(_rounds).where(*this).values(result=turned))
